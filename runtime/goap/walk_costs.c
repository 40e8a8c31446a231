/* SPDX-License-Identifier: MIT */
/*
 * What actions of `cost: travel` cost in states, by what legs cost: see gg_leg_cost_ops. Rests on
 * search.h. Only the tables of domains with such actions lead to it.
 */
#include "goap/search.h"

bool gg_next_walk_origin(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends)
{
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE &&
        ++ends->from < domain->places->count)
        return true;
    ends->from = 0;
    return false;
}

uint16_t gg_cost_of_walk_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    uint16_t leg = leg_to(domain, index, told_place_in(domain, index, state));
    return leg_costs_of(domain)->ops->told(domain, leg, place_in_state(domain, state));
}

uint16_t gg_measured_walk(const gg_search *search, uint16_t index, gg_walk_ends ends)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    return leg_costs_of(domain)->ops->measured(search, leg_to(domain, index, ends.to), ends.from);
}

uint16_t gg_measured_walk_in(const gg_search *search, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    bool strays = search->walks == GG_STRAYING && gg_has_bit(state, leg_costs_of(domain)->stray);
    gg_walk_ends ends = {strays ? domain->places->count : place_in_state(domain, state),
                         told_place_in(domain, index, state)};
    return gg_measured_walk(search, index, ends);
}
