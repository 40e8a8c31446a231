/* SPDX-License-Identifier: MIT */
/* Breadth-first search over packed states: see shortest_way.h. */
#include "analysis/shortest_way.h"

#include "ground/values.h"

#include <string.h>

/* The most words of all states together. */
enum { WORDS_MOST = 4000000 };

/* How a state was met first. */
struct step {
    uint32_t from, move;
};

struct search {
    struct pool *pool; /* of the search alone */
    const struct joint_space *space;
    const struct condition_tree *formula;
    bool wanted;
    uint64_t *states; /* one behind the other, space->words each */
    struct step *steps;
    size_t count;
    uint32_t *slots; /* states + 1 by hash; 0: free */
    size_t slot_count;
    uint32_t *values, *next; /* by slot, of the state that is expanded and of the one it leads to */
    uint64_t *packed;
    bool found, full;
    uint64_t work;
};

bool formula_holds(const struct joint_space *space, const struct condition_tree *formula,
                   const uint32_t *values, uint64_t *work)
{
    bool all = formula->kind == TREE_ALL;
    *work += 4;
    for (size_t i = 0; i < formula->count; i++)
        if (formula_holds(space, &formula->parts[i], values, work) != all)
            return !all;
    if (formula->kind == TREE_LEAF && joint_holds(space, space->focus, &formula->dnf, values, work))
        return true;
    return all;
}

/* -------------------------------------------------------------------- states */

static void pack_state(const struct joint_space *space, const uint32_t *values, uint64_t *packed)
{
    memset(packed, 0, space->words * sizeof *packed);
    for (size_t i = 0; i < space->slot_count; i++)
        packed[space->slots[i].word] |= (uint64_t)values[i] << space->slots[i].shift;
    for (size_t i = 0; i < space->one_shot_count; i++)
        packed[space->one_shots[i].word] |= (uint64_t)values[space->slot_count + i]
                                            << space->one_shots[i].shift;
}

static void unpack(const struct joint_space *space, const uint64_t *packed, uint32_t *values)
{
    for (size_t i = 0; i < space->slot_count; i++) {
        const struct slot *slot = &space->slots[i];
        values[i] = (uint32_t)(packed[slot->word] >> slot->shift) & slot->mask;
    }
    for (size_t i = 0; i < space->one_shot_count; i++)
        values[space->slot_count + i] =
            (uint32_t)(packed[space->one_shots[i].word] >> space->one_shots[i].shift) & 1;
}

static size_t shortest_way_hash_of(const struct search *search, const uint64_t *packed)
{
    uint64_t hash = 0;
    for (size_t i = 0; i < search->space->words; i++) {
        hash = (hash ^ packed[i]) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    return (size_t)hash & (search->slot_count - 1);
}

/* The place of a state in the hash table: it is there, or the place is free. */
static size_t find_slot(const struct search *search, const uint64_t *packed)
{
    size_t words = search->space->words, slot = shortest_way_hash_of(search, packed);
    while (search->slots[slot] && memcmp(&search->states[(search->slots[slot] - 1) * words], packed,
                                         words * sizeof *packed) != 0)
        slot = (slot + 1) & (search->slot_count - 1);
    return slot;
}

/* Makes room in the hash table, which is never more than half full. */
static void make_slots(struct search *search, size_t count)
{
    search->slot_count = count;
    search->slots = pool_take(search->pool, count * sizeof *search->slots);
    for (size_t i = 0; i < search->count; i++)
        search->slots[find_slot(search, &search->states[i * search->space->words])] =
            (uint32_t)i + 1;
}

/* Meets the state whose values are next; keeps it if it is new, and looks whether it is the one
 * that is searched for. */
static void shortest_way_meet(struct search *search, struct step step)
{
    const struct joint_space *space = search->space;
    pack_state(space, search->next, search->packed);
    size_t slot = find_slot(search, search->packed);
    if (search->slots[slot])
        return;
    if (search->count == STATE_LIMIT || (search->count + 1) * space->words > WORDS_MOST) {
        search->full = true;
        return;
    }
    size_t bytes = space->words * sizeof *search->packed;
    search->states = pool_grow(search->pool, search->states, search->count, bytes);
    memcpy(&search->states[search->count * space->words], search->packed, bytes);
    POOL_ADD(search->pool, search->steps, search->count) = step;
    search->slots[slot] = (uint32_t)search->count;
    search->found =
        formula_holds(space, search->formula, search->next, &search->work) == search->wanted;
    if (2 * search->count >= search->slot_count)
        make_slots(search, 2 * search->slot_count);
}

/* --------------------------------------------------------------------- moves */

static bool is_open(struct search *search, const struct joint_move *move)
{
    if (move->once && search->values[search->space->slot_count + move->once - 1])
        return false;
    for (size_t i = 0; i < move->test_count; i++) {
        const struct slot_test *test = &move->tests[i];
        search->work++;
        if (!slot_value_satisfies(&search->space->slots[test->slot], test->constraint,
                                  search->values[test->slot]))
            return false;
    }
    return !move->summed ||
           joint_sums_hold(search->space, move->agent, move->summed, search->values, &search->work);
}

/* Notes that a one-shot rule has taken place, and which of those that have may do so again. Whether
 * that changes anything. */
static bool note_one_shots(struct search *search, const struct joint_move *move)
{
    const struct joint_space *space = search->space;
    uint32_t *next = search->next + space->slot_count;
    const uint32_t *before = search->values + space->slot_count;
    bool changed = false;
    for (size_t i = 0; i < space->one_shot_count; i++) {
        const struct one_shot *rule = &space->one_shots[i];
        next[i] = before[i] || move->once == i + 1;
        if (next[i])
            next[i] = joint_holds(space, rule->agent, rule->condition, search->next, &search->work);
        changed |= next[i] != before[i];
    }
    return changed;
}

/* Makes the move; false if it changes nothing. */
static bool make_move(struct search *search, const struct joint_move *move)
{
    bool changed = false;
    for (size_t i = 0; i < move->change_count; i++) {
        size_t slot = move->changes[i].slot;
        search->next[slot] = value_after(&move->changes[i].change, search->values[slot],
                                         search->space->slots[slot].top);
        changed |= search->next[slot] != search->values[slot];
    }
    return note_one_shots(search, move) || changed;
}

static void shortest_way_expand(struct search *search, uint32_t from)
{
    const struct joint_space *space = search->space;
    size_t bytes = (space->slot_count + space->one_shot_count) * sizeof *search->values;
    unpack(space, &search->states[from * space->words], search->values);
    memcpy(search->next, search->values, bytes);
    search->work += space->move_count + space->slot_count;
    for (size_t i = 0; i < space->move_count && !search->found && !search->full; i++) {
        if (search->work > space->allowance->left)
            return;
        if (!is_open(search, &space->moves[i]))
            continue;
        search->work += space->slot_count + 4;
        if (make_move(search, &space->moves[i]))
            shortest_way_meet(search, (struct step){from, (uint32_t)i});
        for (size_t j = 0; j < space->moves[i].change_count; j++)
            search->next[space->moves[i].changes[j].slot] =
                search->values[space->moves[i].changes[j].slot];
    }
}

/* The way to the state that was met last. */
static void shortest_way_trace_back(struct pool *pool, const struct search *search, struct way *way)
{
    const struct joint_space *space = search->space;
    uint32_t last = (uint32_t)search->count - 1;
    for (uint32_t i = last; i > 0; i = search->steps[i].from)
        way->length++;
    way->moves = pool_take(pool, (way->length + 1) * sizeof *way->moves);
    size_t position = way->length;
    for (uint32_t i = last; i > 0; i = search->steps[i].from)
        way->moves[--position] = search->steps[i].move;
    way->values =
        pool_take(pool, (space->slot_count + space->one_shot_count + 1) * sizeof *way->values);
    unpack(space, &search->states[last * space->words], way->values);
}

struct way find_shortest_way(const struct joint_space *space, const struct condition_tree *formula,
                             bool wanted)
{
    struct search search = {
        .pool = pool_new(), .space = space, .formula = formula, .wanted = wanted};
    size_t bytes = (space->slot_count + space->one_shot_count + 1) * sizeof(uint32_t);
    search.values = pool_take(search.pool, bytes);
    search.next = pool_take(search.pool, bytes);
    search.packed = pool_take(search.pool, space->words * sizeof *search.packed);
    make_slots(&search, 1024);
    for (size_t i = 0; i < space->slot_count; i++)
        search.next[i] = space->fact_changers->problem->variables[space->slots[i].variable].start;
    memset(search.next + space->slot_count, 0, space->one_shot_count * sizeof *search.next);
    shortest_way_meet(&search, (struct step){0, 0});
    bool enough = !space->too_large;
    for (uint32_t i = 0; i < search.count && !search.found && !search.full && enough; i++) {
        search.work = 0;
        shortest_way_expand(&search, i);
        enough = allowance_take(space->allowance, search.work);
    }
    struct way way = {.states = search.count};
    bool complete = !search.full && enough && !space->is_coarse;
    way.outcome = search.found ? WAY_FOUND : complete ? WAY_NONE : WAY_UNKNOWN;
    if (search.found)
        shortest_way_trace_back(space->pool, &search, &way);
    pool_free(search.pool);
    return way;
}
