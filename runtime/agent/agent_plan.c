/* SPDX-License-Identifier: MIT */
/*
 * How an agent adopts a plan, and how it comes to one for its root task. Rests on agent_action.c
 * and htn.c. A plan is adopted only if it can be carried out from what the agent sees.
 */
#include "agent/task_problem.h"

/* ------------------------------------------------------------ taking to a plan */

bool gg_plan_goes_on(const gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan)
{
    return plan->length > 0 && is_present_action(agent, plan->steps[0]) &&
           what_is_left_suffices(agent, planner, plan, goal);
}

/* The new steps lie in the planner, which the function of the running action may use while it is
 * stopped. So they are copied first; until the action has stopped, it stands in the place of the
 * first step. */
void gg_plan_take_steps(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t *numbers = gg_numbers_of(agent);
    uint16_t action = gg_present_action(agent), length = plan->length;
    uint16_t number = action == GG_NONE ? GG_NONE : numbers[agent->step];
    bool stops = agent->booked || !gg_plan_goes_on(agent, planner, goal, plan);
    for (uint16_t i = 0; i < length; i++)
        numbers[i] = plan->steps[i];
    agent->step = 0;
    if (stops) {
        agent->waits = GG_ASKED; /* also if it stood */
        if (action != GG_NONE) {
            uint16_t first = numbers[0];
            numbers[0] = number;
            gg_steps_of(agent)[0] = action;
            gg_step_abort(agent, planner);
            numbers[0] = first;
        }
    }
    if (domain->told)
        domain->told->ops->take_steps(agent, length);
    if (variant_ops_of(domain))
        variant_ops_of(domain)->go_on(agent, stops ? GG_NONE : action);
    agent->plan_length = length;
}

void gg_plan_adopt(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan)
{
    uint16_t length = plan->length;
    agent->watch_count = agent->looked = 0;
    if (goal == GG_NONE && agent->domain->interrupting)
        agent->domain->interrupting->watch(agent, &planner->workspace, length);
    features_adopt(agent, goal == GG_NONE ? &planner->workspace : NULL);
    gg_plan_take_steps(agent, planner, goal, plan);
    if (goal != GG_NONE && !agent->domain->pursuit->is_pursued(agent, goal)) {
        agent->domain->pursuit->give_up(agent); /* a function of the game took the want back */
        return;
    }
    agent->goal = goal;
    agent->broken = agent->trying = agent->booked = false;
    agent->awake = GG_ASLEEP;
    gg_backoff_note_plan(agent);
    gg_backoff_of(agent, goal)->unplanned = 0;
    gg_turns_note_choice(agent);
    gg_trace_tell(agent, planner, GG_PLAN_MADE, goal, length);
    if (gg_is_acting(agent))
        gg_compute_support_mask(agent);
    features_advance(agent);
}

void gg_plan_bounds(const gg_agent *agent, const uint64_t *kept, gg_bounds *bounds)
{
    const GG_ROM gg_domain *domain = agent->domain;
    bounds->ops = domain->bounding;
    bounds->kept = kept;
    bounds->excluded_count = 0;
    if (domain->exclusions)
        domain->exclusions->excluding->bound(agent, bounds);
    bounds->refused = domain->claims ? domain->claims->claiming->refused(agent) : NULL;
}

/* ----------------------------------------------------------------------- tasks */

void gg_task_problem_of(gg_agent *agent, uint16_t task, gg_task_problem *problem)
{
    problem->domain = agent->domain;
    problem->agent_type = gg_type_of(agent);
    problem->agent = agent;
    problem->random = &agent->random;
    problem->state = gg_agent_planning_state(agent);
    problem->task = task;
}

gg_outcome gg_task_problem_plan(gg_planner *planner, const gg_task_problem *problem, gg_plan *plan)
{
    if (problem->domain->subgoal_count > 0)
        invalidate_search(planner);
    planner->records++;
    planner->busy = true;
    gg_outcome outcome = gg_decompose(problem, &planner->workspace, plan);
    planner->busy = false;
    return outcome;
}

gg_outcome gg_agent_decompose_task(gg_agent *agent, gg_planner *planner, uint16_t task,
                                   uint16_t replaces, gg_plan *plan)
{
    return gg_task_problem_plan(planner, pose_task_problem(agent, planner, task, replaces), plan);
}

static void plan_root_task(gg_agent *agent, gg_planner *planner)
{
    uint16_t task = gg_type_of(agent)->task;
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    agent->outcome = (uint8_t)gg_agent_decompose_task(agent, planner, task, 0, &plan);
    uint32_t record = planner->records;
    if (agent->outcome != GG_FOUND) {
        gg_turns_note_choice(agent);
        gg_backoff_start_without_plan(gg_backoff_of(agent, GG_NONE), false);
        gg_trace_tell(agent, planner, GG_PLAN_FAILED, GG_NONE, agent->outcome);
        trace_methods(agent, planner, task, false);
        return;
    }
    gg_plan_adopt(agent, planner, GG_NONE, &plan);
    if (record == planner->records)
        trace_methods(agent, planner, task, true);
    agent->looked = agent->watch_count;
    if (plan.length == 0)
        agent->awake = GG_AWAKE;
}

const GG_ROM gg_task_ops gg_decomposing = {plan_root_task};
