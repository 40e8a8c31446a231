/* SPDX-License-Identifier: MIT */
/*
 * Which goals a plan of an agent must keep. Rests on agent_goals.c. Only the tables of domains with
 * such goals name it.
 */
#include "agent_parts.h"

bool gg_goal_must_keep(gg_agent *agent, uint16_t goal, const uint64_t *state, int64_t priority)
{
    return agent->domain->goals[goal].keep && gg_goal_is_relevant(agent, goal, state) &&
           gg_is_reached(agent, goal, state) && gg_goal_priority(agent, goal) >= priority;
}

/* The set is written after all functions of priorities were asked, which may use the planner. */
static const uint64_t *kept_goals(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                                  int64_t priority)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_agent_type *type = gg_type_of(agent);
    bool any = false;
    if (!planner->kept)
        return NULL;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        gg_backoff_of(agent, i)->kept = false;
    for (uint16_t i = 0; i < type->goal_count; i++)
        gg_backoff_of(agent, type->goals[i])->kept =
            gg_goal_must_keep(agent, type->goals[i], state, priority);
    spoil_search(planner); /* its set is overwritten */
    for (uint32_t i = 0; i < (domain->goal_count + 63u) / 64; i++)
        planner->kept[i] = 0;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (gg_backoff_of(agent, i)->kept) {
            planner->kept[i / 64] |= gg_one_bit(i % 64);
            any = true;
        }
    return any ? planner->kept : NULL;
}

const GG_ROM gg_keep_part gg_keeping = {kept_goals};
