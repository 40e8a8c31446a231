/* SPDX-License-Identifier: MIT */
/*
 * What a step costs in a search: what the tables say, what the game has told, or what the walk to it does,
 * which depends on the place where the agent is. Rests on state.h and, by gg_places.leg_costs, leg_costs.c.
 */
#include "goap/search.h"

uint16_t gg_leg_to(const GG_ROM gg_domain *domain, uint16_t index, uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t leg = leg_of_action(domain, action);
    if (leg != GG_NONE && to != GG_NONE)
        leg = (uint16_t)(leg + to - told_place_of(domain, action)->first);
    return leg;
}

gg_walk_ends gg_first_walk_ends(const GG_ROM gg_domain *domain, uint16_t index)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    gg_walk_ends ends = {0, GG_NONE};
    if (has_told_place(action))
        ends.to = told_place_of(domain, action)->first;
    return ends;
}

bool gg_next_walk_ends(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    if (leg_of_action(domain, action) != GG_NONE && ++ends->from < domain->places->count)
        return true;
    ends->from = 0;
    if (!has_told_place(action))
        return false;
    const GG_ROM gg_told_place *told = told_place_of(domain, action);
    return ++ends->to - told->first < told->count;
}

gg_distance gg_step_distance_from(const gg_search *search, uint16_t index, gg_walk_ends ends)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t leg = gg_leg_to(domain, index, ends.to), cost = action->cost;
    if (leg != GG_NONE)
        cost = leg_costs_of(domain)->ops->measured(search, leg, ends.from);
    else if (action->dynamic_cost != GG_NONE)
        cost = search->dynamic_costs[action->dynamic_cost];
    return distance_of_step(cost);
}

gg_distance gg_step_distance_in(const gg_search *search, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_walk_ends ends = {GG_NONE, GG_NONE};
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE) {
        ends.from = search->walks == GG_STRAYING && gg_has_bit(state, leg_costs_of(domain)->stray)
                        ? domain->places->count
                        : place_in_state(domain, state);
        ends.to = told_place_in(domain, index, state);
    }
    return gg_step_distance_from(search, index, ends);
}

uint16_t gg_told_cost_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    uint16_t leg = gg_leg_to(domain, index, told_place_in(domain, index, state));
    if (leg == GG_NONE)
        return domain->actions[index].cost;
    return leg_costs_of(domain)->ops->told(domain, leg, place_in_state(domain, state));
}
