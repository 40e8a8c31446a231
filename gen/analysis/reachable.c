/* SPDX-License-Identifier: MIT */
/* Breadth-first search over states: see reachable.h. */
#include "analysis/reachable.h"

#include "base/bits.h"
#include "ground/values.h"

#include <string.h>

/* The most rows of transitions, in words; and how many combinations of values that facts get by
 * themselves make it worth a try to show by them that there are too many states. */
enum { ROW_WORDS = 4000000, WORTH_A_TRY = 4096 };

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
    uint64_t *used;   /* the transitions that are gone on with */
    size_t limit;     /* of states */
    size_t *summed;   /* the transitions that ask for bounds of sums */
    size_t summed_count;
    uint64_t sums_work; /* that it takes to look at these bounds */
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

static void reachable_make_room(struct search *search, size_t room)
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
static bool reachable_meet(struct search *search, uint64_t state)
{
    struct reachable *reachable = search->reachable;
    struct block *block = block_of(search, state / 64 + 1);
    if (block->members >> state % 64 & 1)
        return true;
    if (reachable->count == search->limit)
        return false;
    if (!block->name && ++search->block_count * 2 > search->block_room) {
        reachable_make_room(search, search->block_room * 4);
        block = block_of(search, state / 64 + 1);
    }
    block->name = state / 64 + 1;
    block->members |= (uint64_t)1 << state % 64;
    POOL_ADD(search->pool, reachable->states, reachable->count) = state;
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
    for (size_t i = 0; i < search->summed_count; i++)
        if (!space_sums_hold(space, reachable->transitions->items[search->summed[i]].box, state))
            search->open[search->summed[i] / 64] &= ~((uint64_t)1 << search->summed[i] % 64);
    for (size_t i = 0; i < space->count; i++) {
        uint64_t *row = &reachable->fired[(reachable->rows[i] + search->values[i]) * words];
        for (size_t j = 0; j < words; j++)
            row[j] |= search->open[j];
    }
}

static bool reachable_expand(struct search *search, uint64_t state)
{
    const struct reachable *reachable = search->reachable;
    uint64_t work = reachable->space.count * (reachable->words + 4) + search->sums_work;
    find_open(search, state);
    for (size_t i = 0; i < reachable->words; i++)
        for (uint64_t left = search->open[i] & search->used[i]; left; left &= left - 1) {
            size_t number = i * 64 + lowest_bit(left);
            if (number >= reachable->transitions->count)
                break;
            const struct changes *changes = reachable->transitions->items[number].changes;
            uint64_t next = successor(search, state, changes);
            work += changes->count + 4;
            if (next != state && !reachable_meet(search, next))
                return false;
        }
    return allowance_take(search->allowance, work);
}

/* --------------------------------------------------------- more than can be counted */

/* Whether a transition asks for no fact but one, and changes it and no other that counts. */
static bool stays_within(const struct space *space, const struct transition *transition,
                         size_t variable)
{
    bool changes_it = false;
    if (transition->box->sum_count)
        return false;
    for (size_t i = 0; i < transition->box->count; i++)
        if (transition->box->constraints[i].variable != variable)
            return false;
    for (size_t i = 0; i < transition->changes->count; i++) {
        size_t changed = transition->changes->items[i].variable;
        if (changed == variable)
            changes_it = true;
        else if (space->positions[changed] != SIZE_MAX)
            return false;
    }
    return changes_it;
}

/* The values of one fact that are met while no other fact counts. */
struct own_values {
    const struct fact *fact;
    size_t variable;
    const struct transition **transitions; /* that stay within it */
    size_t transition_count;
    bool *met;
    uint32_t *values; /* in the order in which they were met */
    size_t count;
};

static void meet_value(struct own_values *own, uint32_t value)
{
    if (!own->met[value])
        own->values[own->count++] = value;
    own->met[value] = true;
}

/* Goes on from a value by the transitions that are open there. */
static void expand_value(const struct space *space, struct own_values *own, uint32_t value)
{
    for (size_t i = 0; i < own->transition_count; i++) {
        const struct box *box = own->transitions[i]->box;
        const struct changes *changes = own->transitions[i]->changes;
        bool open = true;
        for (size_t j = 0; j < box->count; j++)
            open &= constraint_allows(space->problem, &box->constraints[j], value);
        for (size_t j = 0; j < changes->count && open; j++)
            if (changes->items[j].variable == own->variable)
                meet_value(own, value_after(&changes->items[j], value, own->fact->top));
    }
}

/* How many values a fact gets by itself, or at least so many. */
static uint64_t count_own_values(struct search *search, struct pool *pool, size_t variable)
{
    const struct space *space = &search->reachable->space;
    const struct transitions *all = search->reachable->transitions;
    struct own_values own = {.fact = space->problem->variables[variable].fact,
                             .variable = variable};
    size_t values = own.fact->top + (size_t)1;
    for (size_t i = 0; i < all->count; i++)
        if (stays_within(space, &all->items[i], variable))
            POOL_ADD(pool, own.transitions, own.transition_count) = &all->items[i];
    if (!own.transition_count)
        return 1;
    own.met = pool_take(pool, values);
    own.values = pool_take(pool, values * sizeof *own.values);
    meet_value(&own, space->problem->variables[variable].start);
    for (size_t i = 0; i < own.count && allowance_take(search->allowance, own.transition_count);
         i++)
        expand_value(space, &own, own.values[i]);
    return own.count;
}

/* Takes the transitions out that ask for a fact or change it. */
static void reachable_leave_out(struct search *search, size_t variable)
{
    const struct transitions *all = search->reachable->transitions;
    for (size_t i = 0; i < all->count; i++) {
        const struct transition *transition = &all->items[i];
        bool touches = box_sums_read_fact(transition->box, variable) ||
                       box_constraint(transition->box, variable);
        for (size_t j = 0; j < transition->changes->count; j++)
            touches |= transition->changes->items[j].variable == variable;
        if (touches)
            search->used[i / 64] &= ~((uint64_t)1 << i % 64);
    }
}

/* ------------------------------------------------------------------ the search */

static uint64_t reachable_start_of(const struct space *space)
{
    uint64_t state = 0;
    for (size_t i = 0; i < space->count; i++)
        state += space->problem->variables[space->variables[i]].start * space->strides[i];
    return state;
}

/* Finds the states up to a limit that the transitions lead to that are used; false if there are
 * more, or the allowance is used up. */
static bool reachable_run(struct search *search, size_t limit)
{
    struct reachable *reachable = search->reachable;
    search->limit = limit;
    search->block_room = search->block_count = 0;
    reachable_make_room(search, 1024);
    reachable->count = 0;
    bool fine = reachable_meet(search, reachable_start_of(&reachable->space));
    for (size_t i = 0; i < reachable->count && fine; i++)
        fine = reachable_expand(search, reachable->states[i]);
    return fine;
}

/* Whether there are too many states for certain: each state that is met without some facts is met
 * with each combination of the values that these get by themselves. `spared`: the position of a fact
 * that is not one of them. */
static bool are_too_many_without(struct search *search, const uint64_t *own, size_t spared)
{
    const struct space *space = &search->reachable->space;
    uint64_t count = 1;
    memset(search->used, 0xff, search->reachable->words * sizeof *search->used);
    for (size_t i = 0; i < space->count && count <= STATE_LIMIT; i++)
        if (own[i] > 1 && i != spared) {
            reachable_leave_out(search, space->variables[i]);
            count *= own[i];
        }
    if (count > STATE_LIMIT)
        return true;
    return count >= WORTH_A_TRY && !reachable_run(search, (size_t)(STATE_LIMIT / count)) &&
           search->allowance->left > 0;
}

static bool reachable_are_too_many(struct search *search)
{
    const struct space *space = &search->reachable->space;
    struct pool *pool = pool_new();
    uint64_t own[SPACE_FACTS];
    for (size_t i = 0; i < space->count; i++) {
        own[i] = count_own_values(search, pool, space->variables[i]);
        pool_clear(pool);
    }
    pool_free(pool);
    bool too_many = are_too_many_without(search, own, SIZE_MAX);
    for (size_t i = 0; i < space->count && !too_many; i++)
        too_many = own[i] > 1 && are_too_many_without(search, own, i);
    return too_many;
}

static void find_summed(struct search *search)
{
    const struct transitions *all = search->reachable->transitions;
    for (size_t i = 0; i < all->count; i++) {
        if (!all->items[i].box->sum_count)
            continue;
        POOL_ADD(search->pool, search->summed, search->summed_count) = i;
        search->sums_work += sums_work(all->items[i].box);
    }
}

/* Makes the space and what the search needs; false if that cannot be made. */
static bool reachable_prepare(struct search *search, const bool *marked)
{
    struct reachable *reachable = search->reachable;
    if (!space_make(search->pool, marked, (uint64_t)1 << 62, &reachable->space) ||
        !make_rows(search))
        return false;
    search->values = pool_take(search->pool, (reachable->space.count + 1) * sizeof *search->values);
    search->open = pool_take(search->pool, reachable->words * sizeof *search->open);
    search->used = pool_take(search->pool, reachable->words * sizeof *search->used);
    find_summed(search);
    memset(search->used, 0xff, reachable->words * sizeof *search->used);
    return true;
}

bool find_reachable_states(struct pool *pool, const bool *marked, struct allowance *allowance,
                           struct reachable *reachable)
{
    struct search search = {.pool = pool, .reachable = reachable, .allowance = allowance};
    if (reachable->transitions->coarse || !reachable_prepare(&search, marked) ||
        reachable_are_too_many(&search))
        return false;
    memset(search.used, 0xff, reachable->words * sizeof *search.used);
    return reachable_run(&search, STATE_LIMIT);
}

bool find_nearest_reachable_states(struct pool *pool, const bool *marked,
                                   struct allowance *allowance, size_t limit,
                                   struct reachable *reachable)
{
    struct search search = {.pool = pool, .reachable = reachable, .allowance = allowance};
    if (!reachable_prepare(&search, marked))
        return false;
    (void)reachable_run(&search, limit);
    return true;
}

bool has_fired_with_value(const struct reachable *reachable, size_t transition, size_t position,
                          uint32_t value)
{
    const uint64_t *row = &reachable->fired[(reachable->rows[position] + value) * reachable->words];
    return row[transition / 64] >> transition % 64 & 1;
}

/* A transition took place if it did so at some value of the first fact; without facts, all did. */
void find_fired_transitions(const struct reachable *reachable, bool *marked)
{
    const struct space *space = &reachable->space;
    for (size_t i = 0; i < reachable->transitions->count; i++) {
        uint32_t top = space->count ? space->problem->variables[space->variables[0]].fact->top : 0;
        marked[i] = !space->count;
        for (uint32_t value = 0; space->count && value <= top; value++)
            marked[i] |= has_fired_with_value(reachable, i, 0, value);
    }
}
