/* SPDX-License-Identifier: MIT */
/*
 * Searches for the goals of agents that are spread over ticks. Rests on planner_share.c and
 * search.c. Where no plan is searched for, the tables do not name it.
 */
#include "agent/agent.h"

static gg_outcome slices_search_on(gg_agent *agent, gg_planner *planner)
{
    uint32_t budget = agent->budget ? agent->budget : UINT32_MAX;
    GG_ASSERT(planner->owner == agent && planner->ticket == agent->ticket);
    gg_outcome outcome = gg_search_run(&planner->search, budget);
    agent->spent = agent->spent > UINT32_MAX - budget ? UINT32_MAX : agent->spent + budget;
    planner->spent = agent->spent;
    return outcome;
}

const GG_ROM gg_slice_ops gg_slicing = {gg_planner_acquire, slices_search_on};
