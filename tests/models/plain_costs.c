/* SPDX-License-Identifier: MIT */
/* Works out the least costs to a goal, state by state: see plain_costs.h. */
#include "models/plain_costs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define NOWHERE UINT32_MAX

/* --------------------------------------------------------- what can matter */

static void ask_for(struct plain_costs *costs, const struct dnf *condition)
{
    for (size_t i = 0; i < condition->count; i++)
        for (size_t j = 0; j < condition->items[i].count; j++)
            costs->matters[condition->items[i].constraints[j].variable] = true;
}

static bool is_of_use(const struct plain_costs *costs, size_t action)
{
    const struct changes *changes = &costs->problem.tables->problem->actions[action].changes;
    for (size_t i = 0; i < changes->count; i++)
        if (costs->matters[changes->items[i].variable])
            return true;
    return false;
}

/* Goes over the actions until none is new. */
static void find_what_matters(struct plain_costs *costs)
{
    const uint64_t *can = costs->problem.actions;
    const struct problem *problem = costs->problem.tables->problem;
    bool used[PLAIN_ACTIONS] = {false};
    size_t before;
    ask_for(costs, &problem->goals[costs->problem.goal].condition);
    do {
        before = costs->action_count;
        for (size_t i = 0; i < problem->action_count; i++) {
            if (used[i] || (can && (can[i / 64] >> i % 64 & 1) == 0) || !is_of_use(costs, i))
                continue;
            used[i] = true;
            costs->actions[costs->action_count++] = i;
            ask_for(costs, &problem->actions[i].condition);
            if (problem->actions[i].action->costs_travel)
                costs->matters[problem->domain->places.fact->first] = true;
        }
    } while (costs->action_count > before);
}

/* ------------------------------------------------------------------ states */

/* The facts that matter as digits of one number. */
static uint64_t number_of(const struct plain_costs *costs, const struct plain_state *state)
{
    const struct layout *layout = &costs->problem.tables->layout;
    uint64_t number = 0;
    for (size_t i = 0; i < layout->fact_count; i++)
        if (costs->matters[layout->variables[i]])
            number =
                number * (layout->facts[i].top + UINT64_C(1)) + state->values[layout->variables[i]];
    return number;
}

static void read_number(const struct plain_costs *costs, uint64_t number, struct plain_state *state)
{
    const struct layout *layout = &costs->problem.tables->layout;
    for (size_t i = layout->fact_count; i-- > 0;)
        if (costs->matters[layout->variables[i]]) {
            uint64_t values = layout->facts[i].top + UINT64_C(1);
            state->values[layout->variables[i]] = (uint32_t)(number % values);
            number /= values;
        }
}

static void check_numbers(const struct plain_costs *costs)
{
    const struct layout *layout = &costs->problem.tables->layout;
    uint64_t count = 1;
    for (size_t i = 0; i < layout->fact_count; i++)
        if (costs->matters[layout->variables[i]]) {
            assert(count <= UINT64_MAX / (layout->facts[i].top + UINT64_C(1)));
            count *= layout->facts[i].top + UINT64_C(1);
        }
}

static void *grown(void *items, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return items;
    *capacity = *capacity ? 2 * *capacity : 1024;
    items = realloc(items, *capacity * size);
    assert(items);
    return items;
}

/* The place of a state; one that is new comes last. */
static uint32_t place_of(struct plain_costs *costs, const struct plain_state *state)
{
    uint64_t number = number_of(costs, state);
    uint32_t *slot = &costs->slots[(number * UINT64_C(0x9e3779b97f4a7c15) >> 40) % PLAIN_SLOTS];
    for (uint32_t i = *slot; i != NOWHERE; i = costs->states[i].next)
        if (costs->states[i].number == number)
            return i;
    costs->states =
        grown(costs->states, costs->state_count, &costs->state_capacity, sizeof *costs->states);
    costs->states[costs->state_count] = (struct plain_cost){number, PLAIN_FAR, *slot};
    return *slot = (uint32_t)costs->state_count++;
}

/* ------------------------------------------------------------------- costs */

/* How far it is along the roads that are walked without a step: a list of places, of which each may make
 * others nearer, until none does. */
static uint64_t plain_way(const struct domain *domain, uint32_t from, uint32_t to)
{
    enum { PLACES = 256 };
    uint64_t ways[PLACES];
    bool changes = true;
    for (uint32_t i = 0; i < PLACES; i++)
        ways[i] = i == from ? 0 : PLAIN_FAR;
    while (changes) {
        changes = false;
        for (size_t i = 0; i < 2 * domain->road_count; i++) {
            const struct road *road = domain->roads[i / 2];
            uint16_t begin = i % 2 ? road->to : road->from, end = i % 2 ? road->from : road->to;
            if (road->is_crossing || (i % 2 && road->one_way) || ways[begin] == PLAIN_FAR ||
                ways[end] <= ways[begin] + road->length)
                continue;
            ways[end] = ways[begin] + road->length;
            changes = true;
        }
    }
    return ways[to];
}

/* Along roads: a crossing counts nothing but its time and its price. */
static uint32_t plain_road_cost(const struct domain *domain, const struct ground_action *action,
                                uint32_t from)
{
    uint64_t walk = plain_way(domain, from, action->begins_at),
             route = action->action->road ? action->action->road->length
                                          : plain_way(domain, action->begins_at, action->ends_at),
             speed = domain->places.speed;
    uint64_t time = (walk * 1000 + speed - 1) / speed + (route * 1000 + speed - 1) / speed;
    return (uint32_t)((time + 999) / 1000) + action->action->cost + (action->action->road ? 0 : 1);
}

uint32_t plain_step_cost(const struct plain_problem *goal_problem, size_t number,
                         const struct plain_state *state)
{
    const struct problem *problem = goal_problem->tables->problem;
    const struct places *places = &problem->domain->places;
    const struct ground_action *action = &problem->actions[number];
    if (!action->action->costs_travel)
        return goal_problem->dynamic_costs[number];
    uint32_t from = state->values[places->fact->first], time = 0;
    if (problem->domain->has_roads)
        return plain_road_cost(problem->domain, action, from);
    if (places->points)
        time =
            gg_walk_time(places->points[from], places->points[action->begins_at], places->speed) +
            gg_walk_time(places->points[action->begins_at], places->points[action->ends_at],
                         places->speed);
    return 1 + time / 1000 + (time % 1000 > 0);
}

static void add_way(struct plain_costs *costs, struct plain_way way)
{
    costs->ways = grown(costs->ways, costs->way_count, &costs->way_capacity, sizeof *costs->ways);
    costs->ways[costs->way_count++] = way;
}

/* The steps from a state, and the states that they lead to. */
static void expand(struct plain_costs *costs, uint32_t place, struct plain_state *state)
{
    const struct problem *problem = costs->problem.tables->problem;
    read_number(costs, costs->states[place].number, state);
    if (plain_holds(problem, &problem->goals[costs->problem.goal].condition, state)) {
        costs->states[place].cost = 0;
        return;
    }
    for (size_t i = 0; i < costs->action_count; i++) {
        size_t action = costs->actions[i];
        if (!plain_holds(problem, &problem->actions[action].condition, state))
            continue;
        struct plain_state after = *state;
        plain_act(problem, action, &after);
        add_way(costs, (struct plain_way){place, place_of(costs, &after),
                                          plain_step_cost(&costs->problem, action, state)});
    }
}

/* Carries the costs of ways back until none becomes less. */
static void settle(struct plain_costs *costs)
{
    struct plain_cost *states = costs->states;
    bool better = true;
    while (better) {
        better = false;
        for (size_t i = costs->way_count; i-- > 0;) {
            const struct plain_way *way = &costs->ways[i];
            uint32_t rest = states[way->to].cost;
            if (rest == PLAIN_FAR || rest + way->cost >= states[way->from].cost)
                continue;
            states[way->from].cost = rest + way->cost;
            better = true;
        }
    }
}

static bool meets_unknown(const struct plain_costs *costs)
{
    for (size_t i = 0; i < costs->way_count; i++)
        if (costs->states[costs->ways[i].to].cost == PLAIN_UNKNOWN)
            return true;
    return false;
}

/* All states that can be come to from the last one. Where they are too many, the costs
 * of none of them are known. */
static void work_out(struct plain_costs *costs, uint32_t first, const struct plain_state *from)
{
    struct plain_state state = *from;
    costs->way_count = 0;
    for (uint32_t i = first; i < costs->state_count && i - first < PLAIN_STATES; i++)
        expand(costs, i, &state);
    if (costs->state_count - first <= PLAIN_STATES && !meets_unknown(costs)) {
        settle(costs);
        return;
    }
    for (uint32_t i = first; i < costs->state_count; i++)
        costs->states[i].cost = PLAIN_UNKNOWN;
}

uint32_t plain_cost(struct plain_costs *costs, const struct plain_state *state)
{
    size_t count = costs->state_count;
    uint32_t place = place_of(costs, state);
    if (place == count)
        work_out(costs, place, state);
    return costs->states[place].cost;
}

void plain_costs_open(struct plain_costs *costs, const struct plain_problem *goal_problem)
{
    assert(goal_problem->tables->problem->action_count <= PLAIN_ACTIONS);
    assert(goal_problem->tables->problem->variable_count <= PLAIN_VARIABLES);
    memset(costs, 0, sizeof *costs);
    memset(costs->slots, 0xff, sizeof costs->slots);
    costs->problem = *goal_problem;
    find_what_matters(costs);
    check_numbers(costs);
}

void plain_costs_close(struct plain_costs *costs)
{
    free(costs->states);
    free(costs->ways);
    costs->states = NULL;
    costs->ways = NULL;
}
