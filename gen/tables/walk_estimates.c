/* SPDX-License-Identifier: MIT */
/* Works out how many walks goals take: see walk_estimates.h. */
#include "tables/walk_estimates.h"

/* How many states of the facts of a goal are looked at, and with how much work; how many walks are counted
 * at the most, and how many costs of them are worked out in a planning. */
enum { GOAL_STATES = 256, GOAL_WORK = 2000000, MOST_WALKS = 32, WALK_COSTS = 4096 };

/* The facts that a goal asks for, as many as there is room for, but not where the agent is. */
static struct pattern facts_of_goal(const struct objective *objective)
{
    const struct problem *problem = objective->problem;
    size_t here = problem->domain->places.fact->first;
    struct pattern pattern = {.size = 1};
    for (size_t i = 0; i < objective->variable_count; i++) {
        size_t variable = objective->variables[i];
        bool asked = false;
        for (size_t j = 0; j < objective->goal->count; j++)
            asked |= box_constraint(&objective->goal->items[j], variable) != NULL;
        if (asked && variable != here &&
            pattern_has_room_for(&pattern, problem, variable, GOAL_STATES))
            pattern_add(&pattern, problem, variable);
    }
    return pattern;
}

/* What each cost of an action counts: walks alone. */
static uint64_t *count_walks(struct pool *pool, const struct objective *objective)
{
    const struct action_costs *costs = objective->costs;
    uint64_t *walks = pool_take(pool, (costs->count + 1) * sizeof *walks);
    for (size_t i = 0; i < objective->problem->action_count; i++)
        for (size_t j = costs->first[i]; j < costs->first[i + 1]; j++)
            walks[j] = objective->problem->actions[i].leg != GG_NONE ? UINT64_C(1) << 16 : 0;
    return walks;
}

static uint64_t most_walks(const struct projection *projection)
{
    uint64_t most = 0;
    for (uint32_t i = 0; i < projection->pattern.size; i++)
        if (projection->distances[i] != GG_FAR && projection->distances[i] >> 16 > most)
            most = projection->distances[i] >> 16;
    return most;
}

void walk_estimate_add(const struct table_packing_context *packing, struct tables *tables,
                       const gg_heuristic *heuristic, const struct objective *objective)
{
    gg_leg_costs *legs = &tables->leg_costs;
    if (!tables->domain.places || !tables->domain.places->leg_costs || !legs->remembered ||
        objective->problem->road_map)
        return;
    struct pattern pattern = facts_of_goal(objective);
    if (pattern.count == 0 || projection_work(objective, &pattern) > GOAL_WORK)
        return;
    struct projection *projection = projection_make(packing->scratch, objective, &pattern,
                                                    count_walks(packing->scratch, objective));
    uint64_t most = most_walks(projection);
    if (most < 2 || most > MOST_WALKS || (most + 1) * tables->domain.places->count > WALK_COSTS)
        return;
    gg_walk_estimate *all = pool_grow(packing->pool, (void *)(uintptr_t)legs->estimates,
                                      legs->estimate_count, sizeof *all);
    all[legs->estimate_count++] =
        (gg_walk_estimate){heuristic, pack_distance_table(packing, projection), (uint16_t)most};
    legs->estimates = all;
    legs->estimating = &gg_estimating_walks;
}
