/* SPDX-License-Identifier: MIT */
/* How the problem of a task is posed, for an agent in the middle of its life. Inside the runtime only. */
#ifndef GG_TASK_PROBLEM_H
#define GG_TASK_PROBLEM_H

#include "agent/agent.h"
#include "agent/keep_ops.h"
#include "htn/cooldown_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What records the methods, for interruptions, cooldowns or a trace. */
static inline const GG_ROM gg_recorder_ops *recorder_of(const gg_planner *planner,
                                                        const GG_ROM gg_domain *domain)
{
    if (domain->interrupting)
        return domain->interrupting->recorder;
    if (cooldowns_of(domain))
        return cooldowns_of(domain)->ops->recorder;
    return planner->tracing ? planner->tracing->recorder : NULL;
}

/** Poses the problem of a task in the planner, from the agent's planning state. The goals may lie in the
 *  planner, which functions of priorities may use: these are asked first. replaces: see
 *  gg_task_problem. */
static inline gg_task_problem *pose_task_problem(gg_agent *agent, gg_planner *planner,
                                                 uint16_t task, uint16_t replaces)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_task_problem *problem = &planner->problem;
    if (domain->claims)
        domain->claims->claiming->choose(agent);
    gg_plan_bounds(agent, kept_goals(agent, planner, gg_agent_planning_state(agent), GG_BELOW_ALL),
                   &problem->bounds);
    gg_task_problem_of(agent, task, problem);
    problem->recorder = recorder_of(planner, domain);
    problem->replaces = replaces;
    return problem;
}

#ifdef __cplusplus
}
#endif

#endif
