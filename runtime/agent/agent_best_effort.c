/* SPDX-License-Identifier: MIT */
/*
 * Goals of best effort in the life of an agent: its plan promises a level, which is noted when the plan
 * is adopted. The plan holds as long as it leads there, and was not in vain if it did. Rests on levels.c
 * and agent_goals.c. Only the tables of domains with such goals lead to it. What is noted says nothing
 * once the plan is for something else.
 */
#include "agent/agent.h"
#include "state/levels.h"

/* By how much the state falls short that the plan is to lead to. */
static uint32_t *best_effort_promise_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->best_efforts->agent_shortfall);
}

uint32_t gg_best_effort_promise(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                const gg_plan *plan)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_best_effort *effort = best_effort_of(domain, goal);
    uint32_t before = *best_effort_promise_of(agent);
    uint64_t *state = replay_begin(agent, planner);
    gg_copy_words(state, planning_start_of(agent), domain->word_count);
    (void)gg_plan_check(domain, plan, 0, state);
    *best_effort_promise_of(agent) = effort ? gg_shortfall(domain, effort, state) : 0;
    return before;
}

uint32_t gg_best_effort_shortfall(const gg_agent *agent, const gg_planner *planner)
{
    const GG_ROM gg_best_effort *effort = best_effort_of(agent->domain, agent->goal);
    uint64_t *state = replay_begin(agent, planner);
    (void)gg_plan_replay(agent, state);
    return effort ? gg_shortfall(agent->domain, effort, state) : 0;
}

uint32_t gg_best_effort_promised(const gg_agent *agent)
{
    return *best_effort_promise_of(agent);
}

void gg_best_effort_promise_again(gg_agent *agent, uint32_t shortfall)
{
    *best_effort_promise_of(agent) = shortfall;
}

bool gg_best_effort_is_served(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    const GG_ROM gg_best_effort *effort = best_effort_of(agent->domain, goal);
    return gg_goal_holds(agent, goal, state) ||
           (effort && *best_effort_promise_of(agent) != GG_NO_LEVEL &&
            gg_shortfall(agent->domain, effort, state) <= *best_effort_promise_of(agent));
}

void gg_best_effort_add_care_mask(const gg_agent *agent, uint16_t goal, uint64_t *bits)
{
    const GG_ROM gg_best_effort *effort = best_effort_of(agent->domain, goal);
    gg_goal_add_care_mask(agent, goal, bits);
    if (effort)
        gg_shortfall_add_care_mask(agent->domain, effort, bits);
}

bool gg_best_effort_is_made(const gg_agent *agent)
{
    const uint64_t *view = gg_agent_view(agent);
    return !gg_goal_is_reached(agent, agent->goal, view) &&
           gg_best_effort_is_served(agent, agent->goal, view);
}
