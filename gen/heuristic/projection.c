/* SPDX-License-Identifier: MIT */
/* Distances in projections: see projection.h. */
#include "heuristic/projection.h"

#include "ground/values.h"

#include <assert.h>
#include <string.h>

uint32_t value_count(const struct problem *problem, size_t variable)
{
    return problem->variables[variable].fact->top + 1;
}

static const struct constraint *constraint_of_box(const struct box *box, size_t variable)
{
    for (size_t i = 0; i < box->count; i++)
        if (box->constraints[i].variable == variable)
            return &box->constraints[i];
    return NULL;
}

uint32_t box_lowest(const struct problem *problem, const struct box *box, size_t variable)
{
    const struct constraint *constraint = constraint_of_box(box, variable);
    uint32_t value = 0;
    if (constraint && problem->variables[variable].fact->kind == GG_NUMBER)
        return constraint->low;
    while (constraint && !constraint_allows(problem, constraint, value))
        value++;
    return value;
}

/* --------------------------------------------------------------- objectives */

struct objective objective_of(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal, const struct relevance *relevance)
{
    struct objective objective = {.problem = problem, .goal = goal};
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        for (size_t j = 0; relevance->actions[i] && j < action->condition.count; j++) {
            objective.steps =
                pool_grow(pool, objective.steps, objective.step_count, sizeof *objective.steps);
            objective.steps[objective.step_count++] =
                (struct step){i, &action->condition.items[j], &action->changes};
        }
    }
    objective.variables =
        pool_take(pool, (problem->variable_count + 1) * sizeof *objective.variables);
    for (size_t i = 0; i < problem->variable_count; i++)
        if (relevance->variables[i])
            objective.variables[objective.variable_count++] = i;
    return objective;
}

uint64_t *action_costs(struct pool *pool, const struct problem *problem)
{
    uint64_t *costs = pool_take(pool, (problem->action_count + 1) * sizeof *costs);
    for (size_t i = 0; i < problem->action_count; i++)
        costs[i] = ((uint64_t)problem->actions[i].action->cost << 16) + 1;
    return costs;
}

uint32_t goal_lowest(const struct objective *objective, size_t variable)
{
    const struct dnf *goal = objective->goal;
    uint32_t least = goal->count ? UINT32_MAX : 0;
    for (size_t i = 0; i < goal->count; i++) {
        uint32_t low = box_lowest(objective->problem, &goal->items[i], variable);
        least = low < least ? low : least;
    }
    return least;
}

/* ----------------------------------------------------------------- patterns */

bool pattern_takes(const struct pattern *pattern, const struct problem *problem, size_t variable,
                   uint32_t states)
{
    uint64_t size = pattern->count ? pattern->size : 1;
    return pattern->count < PATTERN_FACTS && size * value_count(problem, variable) <= states;
}

void pattern_add(struct pattern *pattern, const struct problem *problem, size_t variable)
{
    pattern->size = (pattern->count ? pattern->size : 1) * value_count(problem, variable);
    pattern->variables[pattern->count++] = variable;
}

bool pattern_has(const struct pattern *pattern, size_t variable)
{
    for (size_t i = 0; i < pattern->count; i++)
        if (pattern->variables[i] == variable)
            return true;
    return false;
}

/* -------------------------------------------------------------------- moves */

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

/* What an assignment adds to the index when it is taken back: a number for each
 * value that the fact may have had. */
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
    *touch =
        (struct touch){.place = place, .allowed = {.variable = variable, .allowed = UINT64_MAX}};
    touch->allowed.high = projection->sizes[place] - 1;
    touch->is_number = projection->objective->problem->variables[variable].fact->kind == GG_NUMBER;
    if (constraint)
        touch->allowed = *constraint;
    touch->assigns = change && !change->adds;
    touch->adds = change && change->adds;
    touch->value = change ? change->value : 0;
    add_trace(projection, &projection->traces[move - projection->moves], touch);
    if (touch->assigns)
        add_deltas(pool, projection, touch);
}

static bool changes_pattern(const struct step *step, const struct pattern *pattern)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (pattern_has(pattern, step->changes->items[i].variable))
            return true;
    return false;
}

static void add_moves(struct pool *pool, struct projection *projection)
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

/* A state of a projection: its index, and the values that it stands for. */
struct state {
    uint32_t index;
    uint64_t bits; /* the values as bits, where there are few enough */
    uint32_t values[PATTERN_FACTS];
};

static struct state state_at(const struct projection *projection, uint32_t index)
{
    struct state state = {.index = index};
    for (size_t i = 0; i < projection->pattern.count; i++, index /= projection->sizes[i - 1])
        state.values[i] = index % projection->sizes[i];
    for (size_t i = 0; projection->has_bits && i < projection->pattern.count; i++)
        state.bits |= (uint64_t)1 << (projection->bits[i] + state.values[i]);
    return state;
}

/* Whether a move can lead to a state at all, as far as that is seen at once. */
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

/* Whether a move leaves a trace as the state has it. */
static bool fits(const struct projection *projection, size_t move, const struct state *state)
{
    const struct trace *trace = &projection->traces[move];
    return (state->bits & trace->required) == trace->required && !(state->bits & trace->retries);
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

/* The states from which a move leads to one, in projection->before[0]: a list that
 * is multiplied by the values that each fact may have had. */
static size_t states_before(const struct projection *projection, const struct move *move,
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

/* ---------------------------------------------------------------- distances */

/* A move that leads to a state, and the distance before it. */
struct passage {
    const struct move *move;
    const struct state *state;
    uint64_t distance;
};

/* States that wait for their turn: a heap, in which some stand several times. */
struct queue {
    struct turn {
        uint64_t distance;
        uint32_t index;
    } * turns;
    size_t count, capacity;
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

static bool in_box(const struct projection *projection, const struct box *box,
                   const struct state *state)
{
    for (uint32_t i = 0; i < projection->pattern.count; i++) {
        const struct constraint *constraint =
            constraint_of_box(box, projection->pattern.variables[i]);
        if (constraint &&
            !constraint_allows(projection->objective->problem, constraint, state->values[i]))
            return false;
    }
    return true;
}

static bool is_goal(const struct projection *projection, uint32_t index)
{
    const struct dnf *goal = projection->objective->goal;
    struct state state = state_at(projection, index);
    for (size_t i = 0; i < goal->count; i++)
        if (in_box(projection, &goal->items[i], &state))
            return true;
    return false;
}

/* False where the state was as near before. */
static bool relax(struct pool *pool, struct projection *projection, struct queue *queue,
                  const struct turn *turn)
{
    if (turn->distance >= projection->distances[turn->index])
        return false;
    projection->distances[turn->index] = turn->distance;
    queue_put(pool, queue, *turn);
    return true;
}

/* The states from which a move leads to one that was reached. */
static void relax_before(struct pool *pool, struct projection *projection, struct queue *queue,
                         const struct passage *passage)
{
    const uint32_t *states = projection->before[0];
    size_t count = states_before(projection, passage->move, passage->state);
    for (size_t j = 0; j < count; j++) {
        if (!relax(pool, projection, queue, &(struct turn){passage->distance, states[j]}))
            continue;
        projection->next[states[j]] = passage->state->index;
        projection->way[states[j]] = passage->move->step;
    }
}

/* What the goods are worth that are left over in a state of the goal. */
static uint64_t potential_left(const struct projection *projection, uint32_t index)
{
    const struct objective *objective = projection->objective;
    struct state state = state_at(projection, index);
    uint64_t sum = 0;
    for (size_t i = 0; objective->unit_potential && i < projection->pattern.count; i++) {
        size_t variable = projection->pattern.variables[i];
        if (objective->unit_potential[variable])
            sum += objective->unit_potential[variable] *
                   (state.values[i] - goal_lowest(objective, variable));
    }
    return sum;
}

static void measure(struct pool *pool, struct projection *projection, const uint64_t *costs)
{
    struct queue queue = {0};
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        projection->distances[i] = GG_FAR;
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        if (is_goal(projection, i))
            (void)relax(pool, projection, &queue, &(struct turn){potential_left(projection, i), i});
    while (queue.count > 0) {
        struct turn turn = queue_take(&queue);
        if (turn.distance > projection->distances[turn.index])
            continue;
        struct state state = state_at(projection, turn.index);
        for (size_t i = 0; i < projection->move_count; i++) {
            const struct move *move = &projection->moves[i];
            if (!fits(projection, i, &state))
                continue;
            struct passage passage = {move, &state, turn.distance + costs[move->action]};
            relax_before(pool, projection, &queue, &passage);
        }
    }
}

uint64_t projection_work(const struct objective *objective, const struct pattern *pattern)
{
    uint64_t moves = 4;
    for (size_t i = 0; i < objective->step_count; i++)
        moves += changes_pattern(&objective->steps[i], pattern);
    return moves * pattern->size;
}

struct projection *projection_make(struct pool *pool, const struct objective *objective,
                                   const struct pattern *pattern, const uint64_t *costs)
{
    struct projection *projection = pool_take(pool, sizeof *projection);
    projection->objective = objective;
    projection->pattern = *pattern;
    if (!pattern->count)
        projection->pattern.size = 1;
    uint32_t stride = 1, bits = 0;
    for (size_t i = 0; i < pattern->count; i++) {
        projection->bits[i] = bits;
        bits += value_count(objective->problem, pattern->variables[i]);
        projection->sizes[i] = value_count(objective->problem, pattern->variables[i]);
        projection->strides[i] = stride;
        stride *= projection->sizes[i];
    }
    projection->has_bits = bits <= 64;
    add_moves(pool, projection);
    uint32_t size = projection->pattern.size;
    projection->distances = pool_take(pool, size * sizeof *projection->distances);
    projection->next = pool_take(pool, size * sizeof *projection->next);
    projection->way = pool_take(pool, size * sizeof *projection->way);
    for (int i = 0; i < 2; i++)
        projection->before[i] = pool_take(pool, size * sizeof *projection->before[i]);
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
        struct state state = state_at(projection, i);
        for (size_t j = 0; distance != GG_FAR && j < projection->move_count; j++) {
            const struct move *move = &projection->moves[j];
            if (!fits(projection, j, &state))
                continue;
            const uint32_t *states = projection->before[0];
            size_t count = states_before(projection, move, &state);
            for (size_t k = 0; k < count; k++) {
                uint64_t before = projection->distances[states[k]];
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

void projection_policy(struct projection *projection, const uint64_t *costs, size_t *actions,
                       int32_t *offsets)
{
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        actions[i] = SIZE_MAX;
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        uint64_t distance = projection->distances[i];
        struct state state = state_at(projection, i);
        for (size_t j = 0; distance != GG_FAR && j < projection->move_count; j++) {
            const struct move *move = &projection->moves[j];
            if (!fits(projection, j, &state))
                continue;
            const uint32_t *states = projection->before[0];
            size_t count = states_before(projection, move, &state);
            for (size_t k = 0; k < count; k++) {
                uint32_t before = states[k];
                if (projection->distances[before] != distance + costs[move->action] ||
                    move->action >= actions[before])
                    continue;
                actions[before] = move->action;
                offsets[before] = (int32_t)i - (int32_t)before;
            }
        }
    }
}
