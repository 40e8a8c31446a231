/* SPDX-License-Identifier: MIT */
/* Makes the moves of actions in a projection, and takes them back: see moves.h. */
#include "heuristic/moves.h"

#include "ground/values.h"

#include <string.h>

static bool allows(const struct touch *touch, uint32_t value)
{
    return value_allowed(&touch->allowed, touch->is_number, value);
}

static const struct change *change_of_variable(const struct changes *changes, size_t variable)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == variable)
            return &changes->items[i];
    return NULL;
}

/* Counts the values that a fact may have had before an assignment. */
static void count_values(const struct projection *projection, struct touch *touch)
{
    if (touch->is_number) {
        touch->count = constraint_count(&touch->allowed);
        touch->low = touch->allowed.low;
        touch->high = touch->allowed.high;
        return;
    }
    for (uint32_t value = 0; value < projection->sizes[touch->place]; value++) {
        if (!allows(touch, value))
            continue;
        touch->low = touch->count++ ? touch->low : value;
        touch->high = value;
    }
}

/* What a state must look like after a move, as bits. */
static void add_trace(const struct projection *projection, struct trace *trace,
                      const struct touch *touch)
{
    uint32_t first = projection->bits[touch->place];
    if (!projection->has_bits || touch->adds)
        return;
    if (touch->assigns)
        trace->required |= (uint64_t)1 << (first + (uint32_t)touch->value);
    for (uint32_t value = 0; !touch->assigns && value < projection->sizes[touch->place]; value++)
        if (!allows(touch, value))
            trace->retries |= (uint64_t)1 << (first + value);
}

static void add_touch(const struct projection *projection, struct move *move, uint32_t place)
{
    const struct step *step = move->step;
    size_t variable = projection->pattern.variables[place];
    const struct constraint *constraint = constraint_of_box(step->condition, variable);
    const struct change *change = change_of_variable(step->changes, variable);
    if (!constraint && !change)
        return;
    struct touch *touch = &move->touches[move->count++];
    const struct problem *problem = projection->objective->problem;
    *touch = (struct touch){.place = place};
    touch->allowed = constraint ? *constraint : constraint_of_all(problem, variable);
    touch->is_number = kept_as_number(problem->variables[variable].fact);
    touch->assigns = change && !change->adds;
    touch->adds = change && change->adds;
    touch->value = change ? change->value : 0;
    add_trace(projection, &projection->traces[move - projection->moves], touch);
    if (touch->assigns)
        count_values(projection, touch);
}

bool changes_pattern(const struct step *step, const struct pattern *pattern)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (pattern_has(pattern, step->changes->items[i].variable))
            return true;
    return false;
}

/* The value that a move assigns to a fact of the pattern; the number of its values if it assigns
 * none. */
static uint32_t assigned_value(const struct projection *projection, const struct move *move,
                               uint32_t place)
{
    for (size_t i = 0; i < move->count; i++)
        if (move->touches[i].place == place && move->touches[i].assigns)
            return (uint32_t)move->touches[i].value;
    return projection->sizes[place];
}

static void sort_moves(struct pool *pool, struct projection *projection)
{
    uint32_t place = 0;
    for (uint32_t i = 1; i < projection->pattern.count; i++)
        place = projection->sizes[i] > projection->sizes[place] ? i : place;
    size_t *firsts = pool_take(pool, (projection->sizes[place] + (size_t)3) * sizeof *firsts);
    projection->sorted_place = place;
    projection->sorted = pool_take(pool, (projection->move_count + 1) * sizeof(size_t));
    for (size_t i = 0; i < projection->move_count; i++)
        firsts[assigned_value(projection, &projection->moves[i], place) + 2]++;
    for (uint32_t i = 2; i <= projection->sizes[place] + 2; i++)
        firsts[i] += firsts[i - 1];
    for (size_t i = 0; i < projection->move_count; i++)
        projection->sorted[firsts[assigned_value(projection, &projection->moves[i], place) + 1]++] =
            i;
    projection->firsts = firsts;
}

struct move_walk moves_to(const struct projection *projection, const struct state *state)
{
    const size_t *sorted = projection->sorted, *firsts = projection->firsts;
    uint32_t value = state->values[projection->sorted_place];
    uint32_t size = projection->sizes[projection->sorted_place];
    return (struct move_walk){sorted + firsts[value], sorted + firsts[value + 1],
                              sorted + firsts[size], sorted + firsts[size + 1]};
}

void add_moves(struct pool *pool, struct projection *projection)
{
    const struct objective *objective = projection->objective;
    for (size_t i = 0; i < objective->step_count; i++) {
        const struct step *step = &objective->steps[i];
        if (!changes_pattern(step, &projection->pattern))
            continue;
        projection->moves =
            pool_grow(pool, projection->moves, projection->move_count, sizeof *projection->moves);
        projection->traces =
            pool_grow(pool, projection->traces, projection->move_count, sizeof *projection->traces);
        struct move *move = &projection->moves[projection->move_count++];
        move->step = step;
        move->action = step->action;
        move->touches = pool_take(pool, projection->pattern.count * sizeof *move->touches);
        for (uint32_t j = 0; j < projection->pattern.count; j++)
            add_touch(projection, move, j);
    }
    sort_moves(pool, projection);
}

/* The value that a touched fact has afterwards. */
static uint32_t touched_value(const struct touch *touch, uint32_t value, uint32_t top)
{
    if (touch->assigns)
        return (uint32_t)touch->value;
    return touch->adds ? value_clamped((int64_t)value + touch->value, top) : value;
}

struct state state_at(const struct projection *projection, uint32_t index)
{
    struct state state = {.index = index};
    for (size_t i = 0; i < projection->pattern.count; i++, index /= projection->sizes[i - 1])
        state.values[i] = index % projection->sizes[i];
    for (size_t i = 0; projection->has_bits && i < projection->pattern.count; i++)
        state.bits |= (uint64_t)1 << (projection->bits[i] + state.values[i]);
    return state;
}

/* A quick test that a move can lead to a state; it may be true of moves that do not. */
static bool may_lead_to(const struct move *move, const struct state *state)
{
    for (size_t i = 0; i < move->count; i++) {
        const struct touch *touch = &move->touches[i];
        uint32_t after = state->values[touch->place];
        if (touch->assigns ? (uint32_t)touch->value != after
                           : !touch->adds && !allows(touch, after))
            return false;
    }
    return true;
}

/* Multiplies a list of states by the values that an added-to number may have had. */
static size_t undo_addition(const struct projection *projection, const struct touch *touch,
                            const struct state *state, size_t count)
{
    uint32_t after = state->values[touch->place], stride = projection->strides[touch->place];
    uint32_t top = projection->sizes[touch->place] - 1;
    const uint32_t *from = projection->before[0];
    uint32_t *to = projection->before[1];
    size_t made = 0;
    int64_t before = (int64_t)after - touch->value; /* at an end also what is beyond it */
    int64_t low = after == 0 ? 0 : before, high = after == top ? top : before;
    low = low < 0 ? 0 : low;
    high = high > (int64_t)top ? top : high;
    for (int64_t at = low; at <= high; at++) {
        uint32_t value = (uint32_t)at;
        if (!allows(touch, value) || touched_value(touch, value, top) != after)
            continue;
        for (size_t i = 0; i < count; i++)
            to[made++] = from[i] + (value - after) * stride;
    }
    memcpy(projection->before[0], to, made * sizeof *to);
    return made;
}

/* Multiplies the list by the values that an assigned fact may have had. The last value comes
 * first, as the first one takes the place of what is multiplied. */
static size_t undo_assignment(const struct projection *projection, const struct touch *touch,
                              size_t count)
{
    uint32_t *list = projection->before[0], stride = projection->strides[touch->place];
    bool all = touch->count == touch->high - touch->low + 1;
    size_t made = touch->count * count;
    for (uint32_t value = touch->high + 1; touch->count && value-- > touch->low;) {
        if (!all && !allows(touch, value))
            continue;
        made -= count;
        for (size_t j = 0; j < count; j++)
            list[made + j] = list[j] + (value - (uint32_t)touch->value) * stride;
    }
    return touch->count * count;
}

size_t states_before(const struct projection *projection, const struct move *move,
                     const struct state *state)
{
    uint32_t *list = projection->before[0];
    size_t count = 1;
    if (!projection->has_bits && !may_lead_to(move, state))
        return 0;
    list[0] = state->index;
    for (size_t i = 0; i < move->count && count > 0; i++) {
        const struct touch *touch = &move->touches[i];
        if (touch->adds)
            count = undo_addition(projection, touch, state, count);
        if (!touch->assigns)
            continue;
        count = undo_assignment(projection, touch, count);
    }
    return count;
}
