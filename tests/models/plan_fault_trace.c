/* SPDX-License-Identifier: MIT */
/* What is told in a plan-fault test: counted, and plans compared with plain_costs.h. See
 * plan_fault.h. */
#include "models/plan_fault_parts.h"

uint32_t plan_fault_cost(struct plan_fault *plan_fault, const struct plain_state *state)
{
    uint32_t cost = plain_cost(&plan_fault->costs, state);
    plan_fault->unknown += cost == PLAIN_UNKNOWN;
    return cost;
}

/* Whether the last planning did not come to what one without limits would have. */
static bool is_limited(struct plan_fault *plan_fault, gg_outcome outcome)
{
    bool limited = plan_fault->agent.core.outcome != outcome;
    plan_fault->agent.limited |= limited;
    plan_fault->unknown += limited;
    return limited;
}

static bool can_do_all(const struct plan_fault *plan_fault, uint16_t length)
{
    for (uint16_t i = 0; i < length; i++) {
        uint16_t action = agent_plan(&plan_fault->agent.core)[i];
        if ((plan_fault->allowed[action / 64] >> action % 64 & 1) == 0)
            return false;
    }
    return true;
}

/* A plan that is made can be carried out; that of a goal is a cheapest one. */
static void check_made(struct plan_fault *plan_fault, uint16_t length)
{
    struct plain_state state = plan_fault_state(plan_fault), after = state;
    plan_fault_expect(plan_fault,
                      plain_walk(plan_fault->problem, agent_plan(&plan_fault->agent.core), length,
                                 false, &after) == length,
                      "a plan that cannot be carried out");
    plan_fault_expect(plan_fault, can_do_all(plan_fault, length),
                      "a plan of what it cannot do, or must not");
    if (plan_fault->goal == GG_NONE)
        return;
    uint32_t best = plan_fault_cost(plan_fault, &state), cost = 0;
    for (uint16_t i = 0; i < length; i++) {
        uint16_t step = agent_plan(&plan_fault->agent.core)[i];
        cost += plain_step_cost(&plan_fault->costs.problem, step, &state);
        plain_act(plan_fault->problem, step, &state);
    }
    plan_fault_expect(plan_fault,
                      best == PLAIN_UNKNOWN || is_limited(plan_fault, GG_FOUND) || cost == best,
                      "the plan is not a cheapest one");
    plan_fault_expect(plan_fault, plan_fault_reached(plan_fault, &after),
                      "the plan does not lead to the goal");
}

static void check_failed(struct plan_fault *plan_fault)
{
    struct plain_state state = plan_fault_state(plan_fault);
    bool limited = is_limited(plan_fault, GG_NO_PLAN);
    if (plan_fault->goal == GG_NONE || limited)
        return;
    uint32_t best = plan_fault_cost(plan_fault, &state);
    plan_fault_expect(plan_fault, best == PLAIN_FAR || best == PLAIN_UNKNOWN,
                      "no plan, where there is one");
}

static void note_start(struct plan_fault *plan_fault, uint16_t action)
{
    plan_fault_expect(plan_fault, plan_fault->agent.started == GG_NONE,
                      "a task is started while one is running");
    plan_fault->agent.started = action;
}

static void note_end(struct plan_fault *plan_fault, uint16_t action)
{
    plan_fault_expect(plan_fault, plan_fault->agent.started == action,
                      "a task ends that was not running");
    plan_fault->agent.started = GG_NONE;
}

void plan_fault_trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct plan_fault *plan_fault = context;
    struct plan_fault_log *log = &plan_fault->log;
    unsigned ignored = 0;
    unsigned *const counts[] = {
        &log->made,        &log->failed, &log->dropped, &ignored,      &log->started, &log->ended,
        &log->interrupted, &ignored,     &log->reached, &log->gave_up, &ignored,      &ignored,
        &ignored,          &ignored,     &ignored,      &ignored,      &log->gave_up};
    (void)agent;
    *counts[event->kind] += 1;
    if (event->kind == GG_ACTION_STARTED)
        note_start(plan_fault, event->index);
    if (event->kind == GG_ACTION_ENDED)
        note_end(plan_fault, event->index);
    if (event->kind == GG_PLAN_MADE) {
        plan_fault->agent.left = event->value;
        plan_fault->agent.walked_to = false;
    }
    if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS)
        log->finished += --plan_fault->agent.left == 0;
    if (event->kind == GG_ACTION_ENDED && event->value == GG_ABORTED)
        log->aborted++;
    if (event->kind == GG_ACTION_ENDED && event->fact != GG_NONE)
        log->taken++;
    if (event->kind == GG_PLAN_DROPPED)
        log->drop = *event;
    if (event->kind == GG_GOAL_REACHED)
        plan_fault->agent.cooldown = plan_fault->problem->goals[plan_fault->goal].goal->cooldown;
    if (event->kind == GG_PLAN_MADE)
        check_made(plan_fault, event->value);
    if (event->kind == GG_PLAN_FAILED)
        check_failed(plan_fault);
}
