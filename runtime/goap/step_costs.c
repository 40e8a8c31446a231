/* SPDX-License-Identifier: MIT */
/*
 * What a step costs in a search: what the tables say, what the game has told, or what the walk to it does,
 * which depends on the place where the agent is. Rests on state.h and, by gg_places.leg_costs, leg_costs.c.
 */
#include "goap/search.h"

gg_distance gg_step_distance_from(const gg_search *search, uint16_t index, uint16_t from)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t leg = leg_of_action(domain, action), cost = action->cost;
    if (leg != GG_NONE)
        cost = leg_costs_of(domain)->ops->measured(search, leg, from);
    else if (action->dynamic_cost != GG_NONE)
        cost = search->dynamic_costs[action->dynamic_cost];
    return distance_of_step(cost);
}

gg_distance gg_step_distance_in(const gg_search *search, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t from = GG_NONE;
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE)
        from = search->walks == GG_STRAYING && gg_has_bit(state, leg_costs_of(domain)->stray)
                   ? domain->places->count
                   : place_in_state(domain, state);
    return gg_step_distance_from(search, index, from);
}

uint16_t gg_told_cost_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t leg = leg_of_action(domain, action);
    if (leg == GG_NONE)
        return action->cost;
    return leg_costs_of(domain)->ops->told(domain, leg, place_in_state(domain, state));
}
