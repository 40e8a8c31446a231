/* SPDX-License-Identifier: MIT */
/* Finds legs, and works out what they cost from each place: see legs.h. */
#include "ground/legs.h"

#include "base/memory.h"
#include "ground/road_map.h"

/* Along roads, as the runtime has it. */
static uint32_t time_along(const struct problem *problem, uint32_t distance)
{
    uint32_t speed = problem->domain->places.speed;
    uint64_t time = ((uint64_t)distance * 1000 + speed - 1) / speed;
    return distance < UINT32_MAX && time < UINT32_MAX ? (uint32_t)time : UINT32_MAX;
}

/* Whether nobody knows where a place will be: that of a slot, or where an agent is that is at none. What is
 * told of walks is the least then. */
static bool is_anywhere(const struct places *places, uint16_t place)
{
    return places->points && places->points[place].x == GG_OFF_MAP;
}

static uint32_t time_between(const struct problem *problem, uint16_t from, uint16_t to)
{
    const struct places *places = &problem->domain->places;
    if (problem->road_map)
        return time_along(problem, road_distance(problem, from, to));
    if (is_anywhere(places, from) || is_anywhere(places, to))
        return 0;
    return places->points ? gg_walk_time(places->points[from], places->points[to], places->speed)
                          : 0;
}

/* How long the route of a leg takes, which may be a crossing. */
static uint32_t time_of_route(const struct problem *problem, const gg_leg *leg)
{
    size_t places = problem->domain->places.fact->top + (size_t)1;
    if (leg->ends_at < places)
        return time_between(problem, leg->begins_at, leg->ends_at);
    return time_along(problem, problem->road_map->hops[leg->ends_at - places].length);
}

/* Where a leg ends, in gg_leg's terms. */
static uint16_t end_of_leg(const struct problem *problem, const struct ground_action *action)
{
    size_t crossing = crossing_of_action(problem, action);
    return crossing == SIZE_MAX
               ? action->ends_at
               : (uint16_t)(problem->domain->places.fact->top + (size_t)1 + crossing);
}

/* Notes what a leg costs from each place. */
static void measure_leg(const struct problem *problem, const gg_leg *leg, uint16_t *costs)
{
    uint32_t count = problem->domain->places.fact->top + 1, route = time_of_route(problem, leg);
    for (uint32_t from = 0; from < count; from++) {
        uint64_t time = (uint64_t)time_between(problem, (uint16_t)from, leg->begins_at) + route;
        uint64_t cost = gg_walk_cost(time < UINT32_MAX ? (uint32_t)time : UINT32_MAX);
        cost += leg->extra;
        if (problem->road_map)
            cost = time < UINT32_MAX ? cost - 1 : UINT16_MAX;
        costs[from] = (uint16_t)(cost < UINT16_MAX ? cost : UINT16_MAX);
    }
}

static void measure_legs(struct pool *pool, struct problem *problem)
{
    const struct places *places = &problem->domain->places;
    size_t count = places->fact ? places->fact->top + (size_t)1 : 0;
    uint16_t *costs = pool_take(pool, (problem->leg_count * count + 1) * sizeof *costs);
    for (size_t i = 0; i < problem->leg_count; i++)
        measure_leg(problem, &problem->legs[i], &costs[i * count]);
    problem->leg_costs = costs;
}

void find_legs(struct pool *pool, struct problem *problem)
{
    struct text_number_map numbers = {0};
    for (size_t i = 0; i < problem->action_count; i++) {
        struct ground_action *action = &problem->actions[i];
        action->leg = GG_NONE;
        if (!action->action->costs_travel)
            continue;
        gg_leg leg = {action->begins_at, end_of_leg(problem, action), action->cost};
        if (problem->road_map && !action->action->road && leg.extra < UINT16_MAX)
            leg.extra++; /* what the action itself counts */
        const char *key = pool_format(pool, "%u %u %u", leg.begins_at, leg.ends_at, leg.extra);
        int64_t number = text_number_map_get(&numbers, key);
        if (number < 0) {
            number = (int64_t)problem->leg_count;
            text_number_map_put(&numbers, pool, key, number);
            POOL_ADD(pool, problem->legs, problem->leg_count) = leg;
        }
        action->leg = (uint16_t)number;
    }
    measure_legs(pool, problem);
    for (size_t i = 0; i < problem->action_count; i++)
        if (problem->actions[i].leg != GG_NONE)
            problem->actions[i].cost =
                ground_cost_from(problem, &problem->actions[i], problem->actions[i].begins_at);
}

uint16_t ground_cost_from(const struct problem *problem, const struct ground_action *action,
                          uint32_t place)
{
    size_t places =
        problem->domain->places.fact ? problem->domain->places.fact->top + (size_t)1 : 0;
    return action->leg == GG_NONE ? action->cost : problem->leg_costs[action->leg * places + place];
}
