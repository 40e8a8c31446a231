/* SPDX-License-Identifier: MIT */
/* The moves of actions in a projection, from which of its states they lead to a state, and the distances
 * that follow from them: see projection.h. */
#include "guidance/projection.h"

#include "base/bits.h"
#include "ground/values.h"

#include <assert.h>
#include <string.h>

/* The most offsets that are kept of a move. */
enum { OFFSETS_MOST = 64 };

static bool touch_allows(const struct step_on_fact *touch, uint32_t value)
{
    return is_allowed_by_constraint(&touch->allowed, touch->is_number, value);
}

/* The value of a fact, by its place in the pattern, in a state. */
static uint32_t value_at(const struct projection *projection, size_t place, uint32_t index)
{
    return index / projection->strides[place] % projection->sizes[place];
}

/* Counts the values that a fact may have had before an assignment. */
static void count_values(const struct projection *projection, struct step_on_fact *touch)
{
    if (touch->is_number) {
        touch->count = constraint_value_count(&touch->allowed);
        touch->low = touch->allowed.low;
        touch->high = touch->allowed.high;
        return;
    }
    for (uint32_t value = 0; value < projection->sizes[touch->place]; value++) {
        if (!touch_allows(touch, value))
            continue;
        touch->low = touch->count++ ? touch->low : value;
        touch->high = value;
    }
}

static void add_touch(const struct projection *projection, struct projected_step *move,
                      uint32_t place)
{
    const struct single_box_action *step = move->step;
    size_t variable = projection->pattern.variables[place];
    const struct constraint *constraint = box_constraint(step->condition, variable);
    const struct change *change = find_change_of_variable(step->changes, variable);
    if (!constraint && !change)
        return;
    struct step_on_fact *touch = &move->touches[move->count++];
    const struct problem *problem = projection->objective->problem;
    *touch = (struct step_on_fact){.place = place};
    touch->allowed = constraint ? *constraint : constraint_of_all(problem, variable);
    touch->is_number = kept_as_number(problem->variables[variable].fact);
    touch->assigns = change && !change->adds;
    touch->adds = change && change->adds;
    touch->value = change ? change->value : 0;
    if (touch->assigns)
        count_values(projection, touch);
}

/* Whether a step changes a fact of a pattern. */
static bool changes_pattern(const struct single_box_action *step, const struct pattern *pattern)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (pattern_has(pattern, step->changes->items[i].variable))
            return true;
    return false;
}

/* ----------------------------------------------------------------- filters */

static bool may_lead_to(const struct step_on_fact *touch, uint32_t after)
{
    if (touch->assigns)
        return (uint32_t)touch->value == after;
    return touch->adds || touch_allows(touch, after);
}

/* A half of a pattern: its facts, from a first one on; its states; and the sets of these. */
struct half {
    uint32_t first, end, size;
    uint64_t *sets;
};

static bool half_has(const struct half *half, const struct step_on_fact *touch)
{
    return touch->place >= half->first && touch->place < half->end;
}

static uint32_t stride_in(const struct projection *projection, const struct half *half,
                          uint32_t place)
{
    return projection->strides[place] / projection->strides[half->first];
}

static bool leads_to(const struct projection *projection, const struct projected_step *move,
                     const struct half *half, uint32_t index)
{
    for (size_t i = 0; i < move->count; i++) {
        const struct step_on_fact *touch = &move->touches[i];
        if (half_has(half, touch) &&
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
    const struct projected_step *move = &projection->moves[number];
    size_t words = projection->filter.words;
    uint32_t value = 0, stride = half->size, size = 1;
    for (size_t i = 0; i < move->count && size == 1; i++) {
        const struct step_on_fact *touch = &move->touches[i];
        if (!half_has(half, touch) || !touch->assigns)
            continue;
        value = (uint32_t)touch->value;
        stride = stride_in(projection, half, touch->place);
        size = projection->sizes[touch->place];
    }
    for (uint32_t base = value * stride; base < half->size; base += stride * size)
        for (uint32_t index = base; index < base + stride; index++)
            if (leads_to(projection, move, half, index))
                bit_put(&half->sets[index * words], number);
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
    struct projected_step_filter *filter = &projection->filter;
    uint32_t middle = 0, count = (uint32_t)projection->pattern.count;
    filter->low_size = 1;
    while (middle < count && filter->low_size * projection->sizes[middle] <=
                                 projection->pattern.size / filter->low_size)
        filter->low_size *= projection->sizes[middle++];
    filter->words = projection->move_count / 64 + 1;
    filter->low = sets_of_half(pool, projection, 0, middle);
    filter->high = sets_of_half(pool, projection, middle, count);
}

/* The numbers of the moves that may lead to a state, in order. */
struct move_walk {
    const uint64_t *low, *high; /* of both halves of the pattern: the moves that they allow */
    size_t word, word_count;
    uint64_t left; /* of the present word */
};

/* Begins a walk through the moves that lead to a state. A move that adds to a number may still have
 * no state before this one. */
static struct move_walk moves_to(const struct projection *projection, uint32_t index)
{
    const struct projected_step_filter *filter = &projection->filter;
    const uint64_t *low = filter->low + index % filter->low_size * filter->words;
    const uint64_t *high = filter->high + index / filter->low_size * filter->words;
    return (struct move_walk){low, high, 0, filter->words, low[0] & high[0]};
}

/* The next move; SIZE_MAX: there is none. This is asked more often than anything else here. */
static inline size_t next_move(struct move_walk *walk)
{
    while (!walk->left) {
        if (++walk->word >= walk->word_count)
            return SIZE_MAX;
        walk->left = walk->low[walk->word] & walk->high[walk->word];
    }
    size_t move = walk->word * 64 + lowest_bit(walk->left);
    walk->left &= walk->left - 1;
    return move;
}

/* ------------------------------------------------------------- states before */

/* The value that a touched fact has afterwards. */
static uint32_t touched_value(const struct step_on_fact *touch, uint32_t value, uint32_t top)
{
    if (touch->assigns)
        return (uint32_t)touch->value;
    return touch->adds ? value_clamped((int64_t)value + touch->value, top) : value;
}

/* The value of a fact in a state that moves lead to. These are asked for state by state. */
static uint32_t value_after_moves(const struct projection *projection, size_t place, uint32_t index)
{
    struct pattern_values *after = projection->after;
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

static struct sources sources_of(const struct projection *projection,
                                 const struct step_on_fact *touch, uint32_t index)
{
    uint32_t after = value_after_moves(projection, touch->place, index);
    uint32_t top = projection->sizes[touch->place] - 1;
    int64_t before = (int64_t)after - touch->value; /* at an end also what is beyond it */
    int64_t low = after == 0 ? 0 : before, high = after == top ? top : before;
    return (struct sources){after, top, low < 0 ? 0 : low, high > (int64_t)top ? top : high};
}

static bool is_source(const struct step_on_fact *touch, const struct sources *sources,
                      int64_t value)
{
    return touch_allows(touch, (uint32_t)value) &&
           touched_value(touch, (uint32_t)value, sources->top) == sources->after;
}

/* Multiplies a list of states by the values that an added-to number may have had. */
static size_t undo_addition(const struct projection *projection, const struct step_on_fact *touch,
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
static size_t undo_assignment(const struct projection *projection, const struct step_on_fact *touch,
                              size_t count)
{
    uint32_t *list = projection->before[0], stride = projection->strides[touch->place];
    bool all = touch->count == touch->high - touch->low + 1;
    size_t made = touch->count * count;
    for (uint32_t value = touch->high + 1; touch->count && value-- > touch->low;) {
        if (!all && !touch_allows(touch, value))
            continue;
        made -= count;
        for (size_t j = 0; j < count; j++)
            list[made + j] = list[j] + (value - (uint32_t)touch->value) * stride;
    }
    return touch->count * count;
}

/* Undoes a move touch by touch. */
static size_t undo_move(const struct projection *projection, const struct projected_step *move,
                        uint32_t index)
{
    size_t count = 1;
    projection->before[0][0] = index;
    for (size_t i = 0; i < move->count && count > 0; i++) {
        const struct step_on_fact *touch = &move->touches[i];
        if (touch->adds)
            count = undo_addition(projection, touch, index, count);
        else if (touch->assigns)
            count = undo_assignment(projection, touch, count);
    }
    return count;
}

/* Undoes an addition to which there is one source, on the way from a state back to another one;
 * otherwise that stays. Returns how many sources there are, 2 standing for more. */
static int undo_single_addition(const struct projection *projection,
                                const struct step_on_fact *touch, uint32_t index, uint32_t *from)
{
    uint32_t after = value_after_moves(projection, touch->place, index);
    uint32_t top = projection->sizes[touch->place] - 1, stride = projection->strides[touch->place];
    if (after > 0 && after < top) { /* in between there is one at most, whatever it comes from */
        int64_t before = (int64_t)after - touch->value;
        *from -= (uint32_t)touch->value * stride;
        return before >= 0 && before <= top && touch_allows(touch, (uint32_t)before);
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

/* States before another: their indices are from + offsets[i], modulo 2^32. */
struct origins {
    uint32_t from;
    const uint32_t *offsets;
    size_t count;
};

/* The states from which a move of the walk to a state leads there; the state itself need not be
 * among them. They are good until the next call. */
static struct origins states_before(const struct projection *projection,
                                    const struct projected_step *move, uint32_t index)
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
static void add_offsets(struct pool *pool, const struct projection *projection,
                        struct projected_step *move)
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

static bool touches_are_same(const struct step_on_fact *one, const struct step_on_fact *other)
{
    return one->place == other->place && one->assigns == other->assigns &&
           one->adds == other->adds && one->value == other->value &&
           constraint_same(&one->allowed, &other->allowed);
}

/* Whether a projection does not tell two moves apart. Sums may read what is not in the pattern. */
static bool moves_are_same(const struct projected_step *one, const struct projected_step *other,
                           const uint64_t *costs)
{
    if (costs[one->step->cost] != costs[other->step->cost] || one->count != other->count ||
        one->step->condition->sum_count || other->step->condition->sum_count)
        return false;
    for (size_t i = 0; i < one->count; i++)
        if (!touches_are_same(&one->touches[i], &other->touches[i]))
            return false;
    return true;
}

static size_t hash_of_move(const struct projected_step *move, const uint64_t *costs)
{
    uint64_t hash = costs[move->step->cost];
    for (size_t i = 0; i < move->count; i++) {
        const struct step_on_fact *touch = &move->touches[i];
        uint64_t parts[] = {touch->place, (uint64_t)touch->value, touch->allowed.allowed,
                            touch->allowed.low, touch->allowed.high};
        for (size_t j = 0; j < sizeof parts / sizeof *parts; j++)
            hash = (hash ^ parts[j] ^ hash >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    }
    return (size_t)(hash >> 16);
}

/* The moves of a projection by what they do and cost: a hash table of their numbers, from 1 on. */
struct known_moves {
    const uint64_t *costs;
    size_t *numbers, mask;
};

/* Finds the place of a move, or of one that is the same, among the known ones. */
static size_t *known_place_of_move(const struct known_moves *known,
                                   const struct projection *projection,
                                   const struct projected_step *move)
{
    size_t at = hash_of_move(move, known->costs) & known->mask;
    while (known->numbers[at] &&
           !moves_are_same(&projection->moves[known->numbers[at] - 1], move, known->costs))
        at = (at + 1) & known->mask;
    return &known->numbers[at];
}

/* What a step does to the facts of the pattern. */
static struct projected_step move_of(struct pool *pool, const struct projection *projection,
                                     const struct single_box_action *step)
{
    struct projected_step move = {.step = step};
    move.touches = pool_take(pool, projection->pattern.count * sizeof *move.touches);
    for (uint32_t i = 0; i < projection->pattern.count; i++)
        add_touch(projection, &move, i);
    for (size_t i = 0; i < move.count; i++)
        if (move.touches[i].adds) {
            move.add_from = move.add_end ? move.add_from : i;
            move.add_end = i + 1;
        }
    return move;
}

/* Notes that a step is the same as one that was before it. */
static void add_same_step(struct pool *pool, struct projected_step *move,
                          const struct single_box_action *step)
{
    struct same_step *same = pool_take(pool, sizeof *same);
    same->step = step;
    if (!move->others)
        move->last = &move->others;
    *move->last = same;
    move->last = &same->next;
}

/* Adds the moves of all steps of the objective that change a fact of the pattern. Those that do and cost
 * the same there, as of things that are not in it, are one. */
static void add_moves(struct pool *pool, struct projection *projection, const uint64_t *costs)
{
    const struct objective *objective = projection->objective;
    struct known_moves known = {.costs = costs, .mask = 15};
    while (known.mask < 2 * objective->step_count)
        known.mask = 2 * known.mask + 1;
    known.numbers = pool_take(pool, (known.mask + 1) * sizeof *known.numbers);
    for (size_t i = 0; i < objective->step_count; i++) {
        const struct single_box_action *step = &objective->steps[i];
        if (!changes_pattern(step, &projection->pattern))
            continue;
        struct projected_step move = move_of(pool, projection, step);
        size_t *place = known_place_of_move(&known, projection, &move);
        if (*place) {
            add_same_step(pool, &projection->moves[*place - 1], step);
            continue;
        }
        add_offsets(pool, projection, &move);
        POOL_ADD(pool, projection->moves, projection->move_count) = move;
        *place = projection->move_count;
    }
    make_filter(pool, projection);
}

/* ---------------------------------------------------------------- distances */

/* A move that leads to a state, and the distance before it. */
struct passage {
    const struct projected_step *move;
    uint32_t index; /* of the state */
    uint64_t distance;
};

/* States that wait to be looked at: a heap, in which a state can be several times. */
struct queue {
    struct turn {
        uint64_t distance;
        uint32_t index;
    } * turns;
    size_t count, capacity;
    uint64_t greatest; /* of all distances that were ever put into it */
    uint32_t reached;  /* how many states were ever in it */
};

static void queue_put(struct pool *pool, struct queue *queue, struct turn turn)
{
    if (queue->count == queue->capacity) {
        size_t capacity = queue->capacity ? 2 * queue->capacity : 1024;
        struct turn *turns = pool_take(pool, capacity * sizeof *turns);
        if (queue->count)
            memcpy(turns, queue->turns, queue->count * sizeof *turns);
        queue->turns = turns;
        queue->capacity = capacity;
    }
    size_t place = queue->count++;
    for (; place > 0 && turn.distance < queue->turns[(place - 1) / 2].distance;
         place = (place - 1) / 2)
        queue->turns[place] = queue->turns[(place - 1) / 2];
    queue->turns[place] = turn;
}

static struct turn queue_take(struct queue *queue)
{
    struct turn first = queue->turns[0], last = queue->turns[--queue->count];
    size_t place = 0;
    for (size_t child = 1; child < queue->count; child = 2 * place + 1) {
        if (child + 1 < queue->count &&
            queue->turns[child + 1].distance < queue->turns[child].distance)
            child++;
        if (queue->turns[child].distance >= last.distance)
            break;
        queue->turns[place] = queue->turns[child];
        place = child;
    }
    queue->turns[place] = last;
    return first;
}

/* A state of a projection, for those who ask for the values of ground facts. */
struct seen_state {
    const struct projection *projection;
    uint32_t index;
};

static bool projection_find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct seen_state *seen = context;
    const struct pattern *pattern = &seen->projection->pattern;
    for (size_t i = 0; i < pattern->count; i++)
        if (pattern->variables[i] == variable) {
            *value = value_at(seen->projection, i, seen->index);
            return true;
        }
    return false;
}

/* Whether the sums of a box can be within their bounds in a state, whatever facts are that are not in
 * the pattern. If all are, as in the one table from which plans are read, they are. */
static bool sums_allow(const struct projection *projection, const struct box *box, uint32_t index)
{
    struct seen_state seen = {projection, index};
    struct partly_known_values known = {projection_find_value, &seen};
    return !box->sum_count || sums_can_hold(box, &known);
}

static bool in_box(const struct projection *projection, const struct box *box, uint32_t index)
{
    for (uint32_t i = 0; i < projection->pattern.count; i++) {
        const struct constraint *constraint = box_constraint(box, projection->pattern.variables[i]);
        if (constraint && !constraint_allows(projection->objective->problem, constraint,
                                             value_at(projection, i, index)))
            return false;
    }
    return sums_allow(projection, box, index);
}

static bool is_goal(const struct projection *projection, uint32_t index)
{
    const struct dnf *goal = projection->objective->goal;
    for (size_t i = 0; i < goal->count; i++)
        if (in_box(projection, &goal->items[i], index))
            return true;
    return false;
}

/* Notes that a state is nearer than it was before. */
static void relax(struct pool *pool, struct projection *projection, struct queue *queue,
                  const struct turn *turn)
{
    queue->reached += projection->distances[turn->index] == GG_FAR;
    queue->greatest = turn->distance > queue->greatest ? turn->distance : queue->greatest;
    projection->distances[turn->index] = turn->distance;
    queue_put(pool, queue, *turn);
}

/* Notes the distances of the states from which a move leads to one that was reached. */
static void relax_before(struct pool *pool, struct projection *projection, struct queue *queue,
                         const struct passage *passage)
{
    struct origins origins = states_before(projection, passage->move, passage->index);
    for (size_t j = 0; j < origins.count; j++) {
        uint32_t before = origins.from + origins.offsets[j];
        if (passage->distance >= projection->distances[before] ||
            !sums_allow(projection, passage->move->step->condition, before))
            continue;
        relax(pool, projection, queue, &(struct turn){passage->distance, before});
        projection->next[before] = passage->index;
        projection->way[before] = passage->move->step;
    }
}

/* The potential of the ingredients that are left over in a state of the goal. */
static uint64_t potential_left(const struct projection *projection, uint32_t index)
{
    const struct objective *objective = projection->objective;
    uint64_t sum = 0;
    for (size_t i = 0; objective->unit_potential && i < projection->pattern.count; i++) {
        size_t variable = projection->pattern.variables[i];
        if (objective->unit_potential[variable])
            sum += objective->unit_potential[variable] *
                   (value_at(projection, i, index) - goal_least_value(objective, variable));
    }
    return sum;
}

static uint64_t projection_least_cost(const struct projection *projection, const uint64_t *costs)
{
    uint64_t least = GG_FAR;
    for (size_t i = 0; i < projection->move_count; i++)
        least = costs[projection->moves[i].step->cost] < least
                    ? costs[projection->moves[i].step->cost]
                    : least;
    return least;
}

/* If all states are as near as the cheapest move from here would make them, nothing comes nearer
 * any more. Often this is so after one state, if there are moves from each state to each other. */
static void measure(struct pool *pool, struct projection *projection, const uint64_t *costs)
{
    struct queue queue = {0};
    uint64_t least = projection_least_cost(projection, costs);
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        projection->distances[i] = GG_FAR;
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        if (is_goal(projection, i))
            relax(pool, projection, &queue, &(struct turn){potential_left(projection, i), i});
    while (queue.count > 0) {
        struct turn turn = queue_take(&queue);
        if (turn.distance > projection->distances[turn.index])
            continue;
        if (queue.reached == projection->pattern.size && turn.distance + least >= queue.greatest)
            break;
        struct move_walk walk = moves_to(projection, turn.index);
        for (size_t i; (i = next_move(&walk)) != SIZE_MAX;) {
            const struct projected_step *move = &projection->moves[i];
            struct passage passage = {move, turn.index, turn.distance + costs[move->step->cost]};
            relax_before(pool, projection, &queue, &passage);
        }
    }
}

uint64_t projection_work(const struct objective *objective, const struct pattern *pattern)
{
    uint64_t moves = 4;
    for (size_t i = 0; i < objective->step_count; i++)
        if (changes_pattern(&objective->steps[i], pattern))
            moves += 1 + sums_work(objective->steps[i].condition);
    for (size_t i = 0; i < objective->goal->count; i++)
        moves += sums_work(&objective->goal->items[i]);
    return moves * pattern->size;
}

struct projection *projection_make(struct pool *pool, const struct objective *objective,
                                   const struct pattern *pattern, const uint64_t *costs)
{
    struct projection *projection = pool_take(pool, sizeof *projection);
    if (objective->progress)
        progress_show(objective->progress);
    projection->objective = objective;
    projection->pattern = *pattern;
    if (!pattern->count)
        projection->pattern.size = 1;
    uint32_t stride = 1;
    for (size_t i = 0; i < pattern->count; i++) {
        projection->sizes[i] = value_count(objective->problem, pattern->variables[i]);
        projection->strides[i] = stride;
        stride *= projection->sizes[i];
    }
    uint32_t size = projection->pattern.size;
    projection->distances = pool_take(pool, size * sizeof *projection->distances);
    projection->next = pool_take(pool, size * sizeof *projection->next);
    projection->way = pool_take(pool, size * sizeof *projection->way);
    for (int i = 0; i < 2; i++)
        projection->before[i] = pool_take(pool, size * sizeof *projection->before[i]);
    projection->after = pool_take(pool, sizeof *projection->after);
    projection->after->index = UINT32_MAX;
    add_moves(pool, projection, costs);
    measure(pool, projection, costs);
    return projection;
}

uint32_t projection_index(const struct projection *projection, const uint32_t *values)
{
    uint32_t index = 0;
    for (size_t i = 0; i < projection->pattern.count; i++)
        index += values[projection->pattern.variables[i]] * projection->strides[i];
    return index;
}

/* -------------------------------------------------- what distances tell more */

/* By how much two states differ at the most that each move joins. */
static uint64_t *needs_of_moves(struct pool *pool, const struct projection *projection)
{
    uint64_t *needs = pool_take(pool, (projection->move_count + 1) * sizeof *needs);
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        uint64_t distance = projection->distances[i];
        struct move_walk walk = moves_to(projection, i);
        for (size_t j; distance != GG_FAR && (j = next_move(&walk)) != SIZE_MAX;) {
            const struct projected_step *move = &projection->moves[j];
            struct origins origins = states_before(projection, move, i);
            for (size_t k = 0; k < origins.count; k++) {
                uint32_t origin = origins.from + origins.offsets[k];
                uint64_t before = projection->distances[origin];
                if (!sums_allow(projection, move->step->condition, origin))
                    continue;
                if (before > distance && before - distance > needs[j])
                    needs[j] = before - distance;
            }
        }
    }
    return needs;
}

static void raise_need(uint64_t *needed, uint64_t need)
{
    *needed = need > *needed ? need : *needed;
}

void projection_take_saturated_costs(struct pool *pool, struct projection *projection,
                                     uint64_t *costs)
{
    size_t count = projection->objective->costs->count;
    uint64_t *needed = pool_take(pool, (count + 1) * sizeof *needed);
    const uint64_t *needs = needs_of_moves(pool, projection);
    for (size_t i = 0; i < projection->move_count; i++) {
        const struct projected_step *move = &projection->moves[i];
        raise_need(&needed[move->step->cost], needs[i]);
        for (const struct same_step *same = move->others; same; same = same->next)
            raise_need(&needed[same->step->cost], needs[i]);
    }
    for (size_t i = 0; i < count; i++) {
        assert(needed[i] <= costs[i]);
        costs[i] -= needed[i];
    }
}

/* The greatest distance from which the goal can be reached. */
static uint64_t greatest_distance(const struct projection *projection)
{
    uint64_t greatest = 0;
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        if (projection->distances[i] != GG_FAR && projection->distances[i] > greatest)
            greatest = projection->distances[i];
    return greatest;
}

void projection_first_actions(struct projection *projection, const uint64_t *costs, size_t *actions,
                              int32_t *offsets)
{
    uint64_t greatest = greatest_distance(projection);
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        actions[i] = SIZE_MAX;
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        uint64_t distance = projection->distances[i];
        struct move_walk walk = moves_to(projection, i);
        for (size_t j; distance != GG_FAR && (j = next_move(&walk)) != SIZE_MAX;) {
            const struct projected_step *move = &projection->moves[j];
            if (distance + costs[move->step->cost] > greatest)
                continue;
            struct origins origins = states_before(projection, move, i);
            for (size_t k = 0; k < origins.count; k++) {
                uint32_t before = origins.from + origins.offsets[k];
                if (projection->distances[before] != distance + costs[move->step->cost] ||
                    move->step->action >= actions[before] ||
                    !sums_allow(projection, move->step->condition, before))
                    continue;
                actions[before] = move->step->action;
                offsets[before] = (int32_t)i - (int32_t)before;
            }
        }
    }
}
