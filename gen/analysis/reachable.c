/* SPDX-License-Identifier: MIT */
/* Breadth-first search over states: see reachable.h. */
#include "analysis/reachable.h"

#include "base/lowest_bit.h"
#include "ground/values.h"

#include <string.h>

/* The most rows of transitions, in words. */
enum { ROW_WORDS = 4000000 };

/* Which of 64 states in a row were met. States that are met together often differ in few facts, so
 * that a block is asked for again and again while it is near. */
struct block {
    uint64_t name; /* the first state / 64 + 1; 0: the block is free */
    uint64_t members;
};

struct search {
    struct pool *pool;
    struct reachable *reachable;
    struct allowance *allowance;
    struct block *blocks; /* by hash of the name */
    size_t block_room, block_count;
    uint32_t *values; /* of the present state, by position */
    uint64_t *open;   /* its transitions */
};

/* ---------------------------------------------------------------------- rows */

static void rule_out(struct reachable *reachable, size_t transition)
{
    const struct space *space = &reachable->space;
    const struct box *box = reachable->transitions->items[transition].box;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        size_t position = space->positions[constraint->variable];
        if (position == SIZE_MAX)
            continue;
        const struct fact *fact = space->problem->variables[constraint->variable].fact;
        for (uint32_t value = 0; value <= fact->top; value++) {
            size_t row = reachable->rows[position] + value;
            if (!constraint_allows(space->problem, constraint, value))
                reachable->fitted[row * reachable->words + transition / 64] &=
                    ~((uint64_t)1 << transition % 64);
        }
    }
}

static bool make_rows(struct search *search)
{
    struct reachable *reachable = search->reachable;
    const struct space *space = &reachable->space;
    size_t count = 0;
    reachable->words = reachable->transitions->count / 64 + 1;
    reachable->rows = pool_take(search->pool, (space->count + 1) * sizeof *reachable->rows);
    for (size_t i = 0; i < space->count; i++) {
        reachable->rows[i] = count;
        count += space->problem->variables[space->variables[i]].fact->top + (size_t)1;
    }
    size_t total = count * reachable->words;
    if (count > ROW_WORDS || total > ROW_WORDS || !allowance_take(search->allowance, total * 64))
        return false;
    reachable->fitted = pool_take(search->pool, (total + 1) * sizeof *reachable->fitted);
    reachable->fired = pool_take(search->pool, (total + 1) * sizeof *reachable->fired);
    memset(reachable->fitted, 0xff, total * sizeof *reachable->fitted);
    for (size_t i = 0; i < reachable->transitions->count; i++)
        rule_out(reachable, i);
    return true;
}

/* -------------------------------------------------------------------- states */

/* The block that a state belongs to, or the free one where it would be. */
static struct block *block_of(const struct search *search, uint64_t name)
{
    uint64_t hash = name * UINT64_C(0x9E3779B97F4A7C15);
    size_t place = (size_t)(hash >> 32) & (search->block_room - 1);
    while (search->blocks[place].name && search->blocks[place].name != name)
        place = (place + 1) & (search->block_room - 1);
    return &search->blocks[place];
}

static void make_room(struct search *search, size_t room)
{
    const struct block *old = search->blocks;
    size_t count = search->block_room;
    search->block_room = room;
    search->blocks = pool_take(search->pool, room * sizeof *search->blocks);
    for (size_t i = 0; i < count; i++)
        if (old[i].name)
            *block_of(search, old[i].name) = old[i];
}

/* False if there are too many states. */
static bool meet(struct search *search, uint64_t state)
{
    struct reachable *reachable = search->reachable;
    struct block *block = block_of(search, state / 64 + 1);
    if (block->members >> state % 64 & 1)
        return true;
    if (reachable->count == STATE_LIMIT)
        return false;
    if (!block->name && ++search->block_count * 2 > search->block_room) {
        make_room(search, search->block_room * 4);
        block = block_of(search, state / 64 + 1);
    }
    block->name = state / 64 + 1;
    block->members |= (uint64_t)1 << state % 64;
    reachable->states =
        pool_grow(search->pool, reachable->states, reachable->count, sizeof *reachable->states);
    reachable->states[reachable->count++] = state;
    return true;
}

/* --------------------------------------------------------------- transitions */

static uint64_t successor(const struct search *search, uint64_t state,
                          const struct changes *changes)
{
    const struct space *space = &search->reachable->space;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        size_t position = space->positions[change->variable];
        if (position == SIZE_MAX)
            continue;
        uint32_t old = search->values[position];
        uint32_t top = space->problem->variables[change->variable].fact->top;
        uint32_t new = value_after(change, old, top);
        state += ((uint64_t) new - old) * space->strides[position];
    }
    return state;
}

/* The transitions that take place in the present state; notes that they do. */
static void find_open(struct search *search, uint64_t state)
{
    struct reachable *reachable = search->reachable;
    const struct space *space = &reachable->space;
    size_t words = reachable->words;
    memset(search->open, 0xff, words * sizeof *search->open);
    for (size_t i = 0; i < space->count; i++) {
        search->values[i] = space_value(space, state, i);
        const uint64_t *row = &reachable->fitted[(reachable->rows[i] + search->values[i]) * words];
        for (size_t j = 0; j < words; j++)
            search->open[j] &= row[j];
    }
    for (size_t i = 0; i < space->count; i++) {
        uint64_t *row = &reachable->fired[(reachable->rows[i] + search->values[i]) * words];
        for (size_t j = 0; j < words; j++)
            row[j] |= search->open[j];
    }
}

static bool expand(struct search *search, uint64_t state)
{
    const struct reachable *reachable = search->reachable;
    uint64_t work = reachable->space.count * (reachable->words + 4);
    find_open(search, state);
    for (size_t i = 0; i < reachable->words; i++)
        for (uint64_t left = search->open[i]; left; left &= left - 1) {
            size_t number = i * 64 + lowest_bit(left);
            if (number >= reachable->transitions->count)
                break;
            const struct changes *changes = reachable->transitions->items[number].changes;
            uint64_t next = successor(search, state, changes);
            work += changes->count + 4;
            if (next != state && !meet(search, next))
                return false;
        }
    return allowance_take(search->allowance, work);
}

static uint64_t start_of(const struct space *space)
{
    uint64_t state = 0;
    for (size_t i = 0; i < space->count; i++)
        state += space->problem->variables[space->variables[i]].start * space->strides[i];
    return state;
}

bool reachable_find(struct pool *pool, const bool *marked, struct allowance *allowance,
                    struct reachable *reachable)
{
    struct search search = {.pool = pool, .reachable = reachable, .allowance = allowance};
    if (reachable->transitions->coarse ||
        !space_make(pool, marked, (uint64_t)1 << 62, &reachable->space) || !make_rows(&search))
        return false;
    search.values = pool_take(pool, (reachable->space.count + 1) * sizeof *search.values);
    search.open = pool_take(pool, reachable->words * sizeof *search.open);
    make_room(&search, 1024);
    bool fine = meet(&search, start_of(&reachable->space));
    for (size_t i = 0; i < reachable->count && fine; i++)
        fine = expand(&search, reachable->states[i]);
    return fine;
}

bool has_fired_at(const struct reachable *reachable, size_t transition, size_t position,
                  uint32_t value)
{
    const uint64_t *row = &reachable->fired[(reachable->rows[position] + value) * reachable->words];
    return row[transition / 64] >> transition % 64 & 1;
}

/* A transition took place if it did so at some value of the first fact; without facts, all did. */
void mark_fired(const struct reachable *reachable, bool *marked)
{
    const struct space *space = &reachable->space;
    for (size_t i = 0; i < reachable->transitions->count; i++) {
        uint32_t top = space->count ? space->problem->variables[space->variables[0]].fact->top : 0;
        marked[i] = !space->count;
        for (uint32_t value = 0; space->count && value <= top; value++)
            marked[i] |= has_fired_at(reachable, i, 0, value);
    }
}

/* ------------------------------------------------------------------- relaxed */

/* The values that a ground fact can get: symbols, or all numbers between two. */
struct range {
    uint64_t symbols;
    uint64_t *set; /* of many symbols; NULL for others */
    int64_t low, high;
};

static bool range_meets(const struct range *range, const struct constraint *constraint)
{
    if (range->set)
        return constraint_meets_set(constraint, range->set);
    if (constraint->allowed)
        return (range->symbols & constraint->allowed) != 0;
    return range->low <= constraint->high && range->high >= constraint->low;
}

static bool box_is_open(const struct range *ranges, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!range_meets(&ranges[box->constraints[i].variable], &box->constraints[i]))
            return false;
    return true;
}

/* Adds the values that a change leads to; whether there are new ones. A number that is added once
 * can be added again. */
static bool widen(struct range *range, const struct fact *fact, const struct change *change)
{
    struct range before = *range;
    if (range->set) {
        uint64_t bit = (uint64_t)1 << change->value % 64, *word = &range->set[change->value / 64];
        bool grown = !(*word & bit);
        *word |= bit;
        return grown;
    }
    if (fact->kind != GG_NUMBER) {
        range->symbols |= (uint64_t)1 << change->value;
    } else if (change->adds) {
        range->low = change->value < 0 ? 0 : range->low;
        range->high = change->value > 0 ? fact->top : range->high;
    } else {
        range->low = change->value < range->low ? change->value : range->low;
        range->high = change->value > range->high ? change->value : range->high;
    }
    return before.symbols != range->symbols || before.low != range->low ||
           before.high != range->high;
}

static struct range range_at(struct pool *pool, const struct variable *variable)
{
    const struct fact *fact = variable->fact;
    struct range range = {.low = variable->start, .high = variable->start};
    if (!kept_as_number(fact)) {
        range.symbols = (uint64_t)1 << variable->start;
    } else if (fact->kind == GG_SYMBOL) {
        range.set = pool_take(pool, (fact->top / 64 + (size_t)1) * sizeof *range.set);
        range.set[variable->start / 64] = (uint64_t)1 << variable->start % 64;
    }
    return range;
}

void mark_relaxed(struct pool *pool, const struct reachable *reachable, struct allowance *allowance,
                  bool *marked)
{
    const struct problem *problem = reachable->space.problem;
    const struct transitions *transitions = reachable->transitions;
    struct range *ranges = pool_take(pool, (problem->variable_count + 1) * sizeof *ranges);
    for (size_t i = 0; i < problem->variable_count; i++) {
        ranges[i] = range_at(pool, &problem->variables[i]);
    }
    memset(marked, false, transitions->count);
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < transitions->count; i++) {
            const struct transition *transition = &transitions->items[i];
            if (!allowance_take(allowance, marked[i] ? 1 : transition->box->count + 1)) {
                memset(marked, true, transitions->count);
                return;
            }
            if (marked[i] || !box_is_open(ranges, transition->box))
                continue;
            marked[i] = true;
            for (size_t j = 0; j < transition->changes->count; j++) {
                const struct change *change = &transition->changes->items[j];
                again |= widen(&ranges[change->variable], problem->variables[change->variable].fact,
                               change);
            }
        }
    }
}
