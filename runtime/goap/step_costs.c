/* SPDX-License-Identifier: MIT */
/*
 * What a step costs in a search: what the tables say, what the game has told, or what the walk to it does,
 * which depends on the place where the agent is. Rests on state.h and, by gg_places.leg_costs, leg_costs.c.
 */
#include "goap/search.h"

bool gg_next_walk_ends(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends)
{
    const GG_ROM gg_leg_costs *costs = leg_costs_of(domain);
    return (costs && costs->ops->next_origin(domain, index, ends)) ||
           (domain->told && domain->told->ops->next_place(domain, index, &ends->to));
}

gg_distance gg_step_distance_from(const gg_search *search, uint16_t index, gg_walk_ends ends)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t cost = action->cost;
    if (leg_of_action(domain, action) != GG_NONE)
        cost = leg_costs_of(domain)->ops->measured_step(search, index, ends);
    else if (action->dynamic_cost != GG_NONE)
        cost = search->dynamic_costs[dynamic_cost_at(domain, index, ends.to)];
    return distance_of_step(cost);
}

gg_distance gg_step_distance_in(const gg_search *search, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_walk_ends ends = {GG_NONE, GG_NONE};
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE)
        return distance_of_step(leg_costs_of(domain)->ops->measured_in(search, index, state));
    if (domain->told)
        ends.to = told_place_in(domain, index, state);
    return gg_step_distance_from(search, index, ends);
}

uint16_t gg_told_cost_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    return leg_of_action(domain, action) == GG_NONE
               ? action->cost
               : leg_costs_of(domain)->ops->told_in(domain, index, state);
}
