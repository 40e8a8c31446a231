/* SPDX-License-Identifier: MIT */
/*
 * Whether it is proven that a goal has no plan, or whether there may be one later, as something was left
 * out for a time. Rests on agent_plan.c and agent_goals.c.
 */
#include "agent/agent.h"

/* Whether an action was left out because of what others have claimed; of_use: a bit for each
 * action that counts, NULL: all do. */
static bool any_refused(const gg_agent *agent, const GG_ROM uint64_t *of_use)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    const uint64_t *refused = claims ? claims->claiming->refused(agent) : NULL;
    for (uint32_t word = 0; refused && word * 64 < agent->domain->action_count; word++)
        if (refused[word] & (of_use ? of_use[word] : UINT64_MAX))
            return true;
    return false;
}

bool gg_no_plan_is_proven(const gg_agent *agent, const gg_planner *planner, uint16_t goal)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const uint64_t *kept = kept_goals_of(&planner->search.problem.bounds);
    const GG_ROM gg_heuristic *heuristic = kept ? NULL : gg_heuristic_of_goal(agent, goal);
    const uint64_t *from = planning_start_of(agent), *view = gg_agent_view(agent);
    gg_bounds bounds;
    gg_plan_bounds(agent, NULL, &bounds);
    bounds.refused = NULL; /* of these only the ones that are of use count */
    if ((bounds.ops && bounds.ops->any(&bounds)) || planner->search.denied ||
        any_refused(agent, heuristic ? heuristic->actions : NULL))
        return false;
    return heuristic ? !gg_rom_differ_in(from, view, heuristic->wake_mask, domain->word_count)
                     : gg_same_words(from, view, domain->word_count);
}
