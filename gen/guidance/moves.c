/* SPDX-License-Identifier: MIT */
/* Makes the moves of actions in a projection, and takes them back: see moves.h. */
#include "guidance/moves.h"

#include "ground/values.h"

#include <string.h>

/* The most offsets that are kept of a move. */
enum { OFFSETS_MOST = 64 };

static bool moves_allows(const struct touch *touch, uint32_t value)
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
        if (!moves_allows(touch, value))
            continue;
        touch->low = touch->count++ ? touch->low : value;
        touch->high = value;
    }
}

static void add_touch(const struct projection *projection, struct move *move, uint32_t place)
{
    const struct step *step = move->step;
    size_t variable = projection->pattern.variables[place];
    const struct constraint *constraint = box_constraint(step->condition, variable);
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

/* ----------------------------------------------------------------- filters */

static bool may_lead_to(const struct touch *touch, uint32_t after)
{
    if (touch->assigns)
        return (uint32_t)touch->value == after;
    return touch->adds || moves_allows(touch, after);
}

/* A half of a pattern: its facts, from a first one on; its states; and the sets of these. */
struct half {
    uint32_t first, end, size;
    uint64_t *sets;
};

static bool moves_is_in(const struct half *half, const struct touch *touch)
{
    return touch->place >= half->first && touch->place < half->end;
}

static uint32_t stride_in(const struct projection *projection, const struct half *half,
                          uint32_t place)
{
    return projection->strides[place] / projection->strides[half->first];
}

static bool leads_to(const struct projection *projection, const struct move *move,
                     const struct half *half, uint32_t index)
{
    for (size_t i = 0; i < move->count; i++) {
        const struct touch *touch = &move->touches[i];
        if (moves_is_in(half, touch) &&
            !may_lead_to(touch, index / stride_in(projection, half, touch->place) %
                                    projection->sizes[touch->place]))
            return false;
    }
    return true;
}

/* Puts a move into the sets of the states that it may lead to: if it assigns a fact, only those with
 * this value are looked at. */
static void add_to_sets(const struct projection *projection, size_t number, const struct half *half)
{
    const struct move *move = &projection->moves[number];
    size_t words = projection->filter.words;
    uint32_t value = 0, stride = half->size, size = 1;
    for (size_t i = 0; i < move->count && size == 1; i++) {
        const struct touch *touch = &move->touches[i];
        if (!moves_is_in(half, touch) || !touch->assigns)
            continue;
        value = (uint32_t)touch->value;
        stride = stride_in(projection, half, touch->place);
        size = projection->sizes[touch->place];
    }
    for (uint32_t base = value * stride; base < half->size; base += stride * size)
        for (uint32_t index = base; index < base + stride; index++)
            if (leads_to(projection, move, half, index))
                half->sets[index * words + number / 64] |= (uint64_t)1 << number % 64;
}

/* The sets of a half, from one fact of the pattern on. */
static uint64_t *sets_of_half(struct pool *pool, const struct projection *projection,
                              uint32_t first, uint32_t end)
{
    struct half half = {.first = first, .end = end, .size = 1};
    for (uint32_t i = first; i < end; i++)
        half.size *= projection->sizes[i];
    half.sets = pool_take(pool, half.size * projection->filter.words * sizeof *half.sets);
    for (size_t i = 0; i < projection->move_count; i++)
        add_to_sets(projection, i, &half);
    return half.sets;
}

static void make_filter(struct pool *pool, struct projection *projection)
{
    struct move_filter *filter = &projection->filter;
    uint32_t middle = 0, count = (uint32_t)projection->pattern.count;
    filter->low_size = 1;
    while (middle < count && filter->low_size * projection->sizes[middle] <=
                                 projection->pattern.size / filter->low_size)
        filter->low_size *= projection->sizes[middle++];
    filter->words = projection->move_count / 64 + 1;
    filter->low = sets_of_half(pool, projection, 0, middle);
    filter->high = sets_of_half(pool, projection, middle, count);
}

/* The value that a touched fact has afterwards. */
static uint32_t touched_value(const struct touch *touch, uint32_t value, uint32_t top)
{
    if (touch->assigns)
        return (uint32_t)touch->value;
    return touch->adds ? value_clamped((int64_t)value + touch->value, top) : value;
}

/* The value of a fact in a state that moves lead to. These are asked for state by state. */
static uint32_t value_after_moves(const struct projection *projection, size_t place, uint32_t index)
{
    struct state_values *after = projection->after;
    if (after->index != index) {
        for (size_t i = 0; i < projection->pattern.count; i++)
            after->values[i] = value_at(projection, i, index);
        after->index = index;
    }
    return after->values[place];
}

/* The values from which an addition leads to one: among these numbers, those that are sources. */
struct sources {
    uint32_t after, top;
    int64_t low, high;
};

static struct sources sources_of(const struct projection *projection, const struct touch *touch,
                                 uint32_t index)
{
    uint32_t after = value_after_moves(projection, touch->place, index);
    uint32_t top = projection->sizes[touch->place] - 1;
    int64_t before = (int64_t)after - touch->value; /* at an end also what is beyond it */
    int64_t low = after == 0 ? 0 : before, high = after == top ? top : before;
    return (struct sources){after, top, low < 0 ? 0 : low, high > (int64_t)top ? top : high};
}

static bool is_source(const struct touch *touch, const struct sources *sources, int64_t value)
{
    return moves_allows(touch, (uint32_t)value) &&
           touched_value(touch, (uint32_t)value, sources->top) == sources->after;
}

/* Multiplies a list of states by the values that an added-to number may have had. */
static size_t undo_addition(const struct projection *projection, const struct touch *touch,
                            uint32_t index, size_t count)
{
    struct sources sources = sources_of(projection, touch, index);
    const uint32_t *from = projection->before[0];
    uint32_t *to = projection->before[1];
    size_t made = 0;
    for (int64_t at = sources.low; at <= sources.high; at++) {
        if (!is_source(touch, &sources, at))
            continue;
        for (size_t i = 0; i < count; i++)
            to[made++] =
                from[i] + ((uint32_t)at - sources.after) * projection->strides[touch->place];
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
        if (!all && !moves_allows(touch, value))
            continue;
        made -= count;
        for (size_t j = 0; j < count; j++)
            list[made + j] = list[j] + (value - (uint32_t)touch->value) * stride;
    }
    return touch->count * count;
}

/* Undoes a move touch by touch. */
static size_t undo_move(const struct projection *projection, const struct move *move,
                        uint32_t index)
{
    size_t count = 1;
    projection->before[0][0] = index;
    for (size_t i = 0; i < move->count && count > 0; i++) {
        const struct touch *touch = &move->touches[i];
        if (touch->adds)
            count = undo_addition(projection, touch, index, count);
        else if (touch->assigns)
            count = undo_assignment(projection, touch, count);
    }
    return count;
}

/* Undoes an addition to which there is one source, on the way from a state back to another one;
 * otherwise that stays. Returns how many sources there are, 2 standing for more. */
static int undo_single_addition(const struct projection *projection, const struct touch *touch,
                                uint32_t index, uint32_t *from)
{
    uint32_t after = value_after_moves(projection, touch->place, index);
    uint32_t top = projection->sizes[touch->place] - 1, stride = projection->strides[touch->place];
    if (after > 0 && after < top) { /* in between there is one at most, whatever it comes from */
        int64_t before = (int64_t)after - touch->value;
        *from -= (uint32_t)touch->value * stride;
        return before >= 0 && before <= top && moves_allows(touch, (uint32_t)before);
    }
    struct sources sources = sources_of(projection, touch, index);
    uint32_t source = sources.after;
    int count = 0;
    for (int64_t at = sources.low; at <= sources.high && count < 2; at++) {
        if (!is_source(touch, &sources, at))
            continue;
        source = (uint32_t)at;
        count++;
    }
    if (count == 1)
        *from += (source - sources.after) * stride;
    return count;
}

struct origins states_before(const struct projection *projection, const struct move *move,
                             uint32_t index)
{
    uint32_t from = index;
    bool undone = !move->offsets;
    for (size_t i = move->add_from; i < move->add_end && !undone; i++) {
        if (!move->touches[i].adds)
            continue;
        int sources = undo_single_addition(projection, &move->touches[i], index, &from);
        if (sources == 0)
            return (struct origins){0, NULL, 0};
        undone = sources > 1;
    }
    if (undone)
        return (struct origins){0, projection->before[0], undo_move(projection, move, index)};
    return (struct origins){from, move->offsets, move->offset_count};
}

/* ------------------------------------------------------------------- moves */

/* Keeps the offsets of what a move assigns, if they are few. That of the state itself is left out: no
 * way to the goal leads from a state to itself. */
static void add_offsets(struct pool *pool, const struct projection *projection, struct move *move)
{
    size_t count = 1;
    for (size_t i = 0; i < move->count && count <= OFFSETS_MOST; i++)
        count *= move->touches[i].assigns ? move->touches[i].count : 1;
    if (count > OFFSETS_MOST)
        return;
    count = 1;
    projection->before[0][0] = 0;
    for (size_t i = 0; i < move->count; i++)
        if (move->touches[i].assigns)
            count = undo_assignment(projection, &move->touches[i], count);
    move->offsets = pool_take(pool, (count + 1) * sizeof *move->offsets);
    for (size_t i = 0; i < count; i++)
        if (projection->before[0][i] || move->add_end)
            move->offsets[move->offset_count++] = projection->before[0][i];
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
        struct move *move = &projection->moves[projection->move_count++];
        move->step = step;
        move->action = step->action;
        move->touches = pool_take(pool, projection->pattern.count * sizeof *move->touches);
        for (uint32_t j = 0; j < projection->pattern.count; j++)
            add_touch(projection, move, j);
        for (size_t j = 0; j < move->count; j++)
            if (move->touches[j].adds) {
                move->add_from = move->add_end ? move->add_from : j;
                move->add_end = j + 1;
            }
        add_offsets(pool, projection, move);
    }
    make_filter(pool, projection);
}
