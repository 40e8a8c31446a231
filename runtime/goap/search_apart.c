/* SPDX-License-Identifier: MIT */
/*
 * Searches for plans that leave out what stands for a subtask alone: a wait until something holds is no
 * way to bring it about. Rests on search_ways.c and bounds.c. Only the tables of domains name it that have
 * such subtasks. Guides know nothing of these actions, but where a search has none, goes on to other
 * goal states or keeps goals, all actions are of use.
 */
#include "goap/search.h"
#include "state/features.h"

static bool allows_apart(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t action)
{
    return !gg_rom_has_bit(domain->features->until->in_subtasks, action) &&
           gg_bounds_allow(domain, bounds, action);
}

static const GG_ROM gg_bound_ops bounding_apart = {gg_bounds_any, allows_apart, gg_bounds_keep,
                                                   gg_plan_obeys_bounds};

gg_outcome gg_apart_begin(gg_search *search, bool too_long)
{
    gg_bounds *bounds = &search->problem.bounds;
    if (!bounds->ops) {
        bounds->kept = bounds->refused = NULL;
        bounds->excluded_count = 0;
    }
    if (!bounds->ops || bounds->ops == &gg_bounding)
        bounds->ops = &bounding_apart;
    return gg_ways_begin(search, too_long);
}

const GG_ROM gg_search_ops gg_searching_apart = {gg_apart_begin, gg_ways_run};
