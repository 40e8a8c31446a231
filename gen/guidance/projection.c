/* SPDX-License-Identifier: MIT */
/* Distances in projections: see projection.h. */
#include "guidance/projection.h"

#include "ground/values.h"
#include "guidance/moves.h"

#include <assert.h>
#include <string.h>

/* ---------------------------------------------------------------- distances */

/* A move that leads to a state, and the distance before it. */
struct passage {
    const struct move *move;
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
    struct seen_values known = {projection_find_value, &seen};
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
                   (value_at(projection, i, index) - goal_lowest(objective, variable));
    }
    return sum;
}

static uint64_t projection_least_cost(const struct projection *projection, const uint64_t *costs)
{
    uint64_t least = GG_FAR;
    for (size_t i = 0; i < projection->move_count; i++)
        least =
            costs[projection->moves[i].action] < least ? costs[projection->moves[i].action] : least;
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
            const struct move *move = &projection->moves[i];
            struct passage passage = {move, turn.index, turn.distance + costs[move->action]};
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
    add_moves(pool, projection);
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

void projection_saturate(struct pool *pool, struct projection *projection, uint64_t *costs)
{
    size_t actions = projection->objective->problem->action_count;
    uint64_t *needed = pool_take(pool, (actions + 1) * sizeof *needed);
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        uint64_t distance = projection->distances[i];
        struct move_walk walk = moves_to(projection, i);
        for (size_t j; distance != GG_FAR && (j = next_move(&walk)) != SIZE_MAX;) {
            const struct move *move = &projection->moves[j];
            struct origins origins = states_before(projection, move, i);
            for (size_t k = 0; k < origins.count; k++) {
                uint32_t origin = origins.from + origins.offsets[k];
                uint64_t before = projection->distances[origin];
                if (!sums_allow(projection, move->step->condition, origin))
                    continue;
                if (before > distance && before - distance > needed[move->action])
                    needed[move->action] = before - distance;
            }
        }
    }
    for (size_t i = 0; i < actions; i++) {
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

void projection_policy(struct projection *projection, const uint64_t *costs, size_t *actions,
                       int32_t *offsets)
{
    uint64_t greatest = greatest_distance(projection);
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        actions[i] = SIZE_MAX;
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        uint64_t distance = projection->distances[i];
        struct move_walk walk = moves_to(projection, i);
        for (size_t j; distance != GG_FAR && (j = next_move(&walk)) != SIZE_MAX;) {
            const struct move *move = &projection->moves[j];
            if (distance + costs[move->action] > greatest)
                continue;
            struct origins origins = states_before(projection, move, i);
            for (size_t k = 0; k < origins.count; k++) {
                uint32_t before = origins.from + origins.offsets[k];
                if (projection->distances[before] != distance + costs[move->action] ||
                    move->action >= actions[before] ||
                    !sums_allow(projection, move->step->condition, before))
                    continue;
                actions[before] = move->action;
                offsets[before] = (int32_t)i - (int32_t)before;
            }
        }
    }
}
