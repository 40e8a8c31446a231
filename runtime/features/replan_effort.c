/* SPDX-License-Identifier: MIT */
/*
 * Goals that are planned while an action has changed something in part, where some are of best effort: the
 * plan that goes on notes how far it leads. Rests on replan_goal.c and agent_best_effort.c.
 */
#include "features/replanning.h"

static bool goes_on_as_far(gg_agent *agent, gg_planner *planner, const gg_plan *plan, uint16_t goal)
{
    uint32_t before = gg_best_effort_promise(agent, planner, goal, plan);
    bool goes_on = gg_plan_goes_on(agent, planner, goal, plan);
    if (!goes_on)
        gg_best_effort_promise_again(agent, before);
    return goes_on;
}

void gg_replan_effort(gg_agent *agent, gg_planner *planner)
{
    gg_replanned_goal planned;
    if (gg_replan_goal_find(agent, planner, &planned))
        gg_replan_goal_end(agent, planner, &planned,
                           goes_on_as_far(agent, planner, &planned.plan, planned.goal));
}
