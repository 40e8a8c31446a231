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

/* Works out what an assignment adds to the index when it is taken back: a number for each value
 * that the fact may have had. */
static void add_deltas(struct pool *pool, const struct projection *projection, struct touch *touch)
{
    uint32_t size = projection->sizes[touch->place];
    touch->deltas = pool_take(pool, size * sizeof *touch->deltas);
    for (uint32_t value = 0; value < size; value++)
        if (allows(touch, value))
            touch->deltas[touch->delta_count++] =
                (value - (uint32_t)touch->value) * projection->strides[touch->place];
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

static void add_touch(struct pool *pool, const struct projection *projection, struct move *move,
                      uint32_t place)
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
        add_deltas(pool, projection, touch);
}

bool changes_pattern(const struct step *step, const struct pattern *pattern)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (pattern_has(pattern, step->changes->items[i].variable))
            return true;
    return false;
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
        for (uint32_t j = 0; j < projection->pattern.count; j++)
            add_touch(pool, projection, move, j);
    }
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
        for (size_t k = touch->delta_count; k-- > 0;)
            for (size_t j = 0; j < count; j++)
                list[k * count + j] = list[j] + touch->deltas[k];
        count *= touch->delta_count;
    }
    return count;
}
