/* SPDX-License-Identifier: MIT */
/*
 * The root task, planned anew while an action has changed something in part: see replanning.c. Rests on
 * agent_plan.c.
 */
#include "agent/seeds.h"
#include "agent/task_problem.h"
#include "features/replanning.h"

/* Tells the methods that were chosen; those before them were passed over in another state than the
 * agent's. */
static void replan_task_tell(gg_agent *agent, gg_planner *planner, uint32_t record)
{
    const gg_workspace *workspace = &planner->workspace;
    for (uint16_t i = 0; record == planner->records && i < workspace->chosen_count; i++)
        if (workspace->chosen[i].task < agent->domain->task_count)
            gg_trace_tell(agent, planner, GG_METHOD_CHOSEN, workspace->chosen[i].task,
                          workspace->chosen[i].method);
}

static void replan_task_adopt(gg_agent *agent, gg_planner *planner, const gg_plan *plan)
{
    uint32_t record = planner->records;
    agent->outcome = GG_FOUND;
    gg_plan_adopt(agent, planner, GG_NONE, plan);
    agent->looked = agent->watch_count;
    replan_task_tell(agent, planner, record);
}

static gg_outcome replan_task_plan(gg_agent *agent, gg_planner *planner, uint16_t task,
                                   gg_plan *plan)
{
    gg_task_problem *problem = pose_task_problem(agent, planner, task, 0);
    problem->state = gg_replanning_state(agent, planner);
    return gg_task_problem_plan(planner, problem, plan);
}

void gg_replan_task(gg_agent *agent, gg_planner *planner)
{
    uint16_t task = gg_type_of(agent)->task;
    if (task == GG_NONE || !gg_replanning_is_due(agent, planner) || !agent->broken)
        return;
    if (pursuable_goal_count(agent) > 0 &&
        agent->domain->pursuit->find_best(agent, gg_agent_view(agent)) != GG_NONE)
        return;
    gg_random_snapshot chance = random_snapshot_of(agent);
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    if (replan_task_plan(agent, planner, task, &plan) == GG_FOUND &&
        gg_plan_goes_on(agent, planner, GG_NONE, &plan)) {
        replan_task_adopt(agent, planner, &plan);
        return;
    }
    restore_random_snapshot(agent, &chance);
    gg_turns_forget_planning(agent);
}
