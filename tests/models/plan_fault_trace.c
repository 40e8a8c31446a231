/* SPDX-License-Identifier: MIT */
/* What is told in a drill: counted, and plans compared with plain_costs.h. See plan_fault.h. */
#include "models/plan_fault_parts.h"

uint32_t drill_cost(struct drill *drill, const struct plain_state *state)
{
    uint32_t cost = plain_cost(&drill->costs, state);
    drill->unknown += cost == PLAIN_UNKNOWN;
    return cost;
}

/* Whether the last planning did not come to what one without limits would have. */
static bool is_limited(struct drill *drill, gg_outcome outcome)
{
    bool limited = drill->agent.core.outcome != outcome;
    drill->agent.limited |= limited;
    drill->unknown += limited;
    return limited;
}

static bool can_do_all(const struct drill *drill, uint16_t length)
{
    for (uint16_t i = 0; i < length; i++) {
        uint16_t action = agent_plan(&drill->agent.core)[i];
        if ((drill->allowed[action / 64] >> action % 64 & 1) == 0)
            return false;
    }
    return true;
}

/* A plan that is made can be carried out; that of a goal is a cheapest one. */
static void check_made(struct drill *drill, uint16_t length)
{
    struct plain_state state = drill_state(drill), after = state;
    drill_expect(
        drill,
        plain_walk(drill->problem, agent_plan(&drill->agent.core), length, false, &after) == length,
        "a plan that cannot be carried out");
    drill_expect(drill, can_do_all(drill, length), "a plan of what he cannot do, or must not");
    if (drill->goal == GG_NONE)
        return;
    uint32_t best = drill_cost(drill, &state), cost = 0;
    for (uint16_t i = 0; i < length; i++)
        cost += drill->prices[agent_plan(&drill->agent.core)[i]];
    drill_expect(drill, best == PLAIN_UNKNOWN || is_limited(drill, GG_FOUND) || cost == best,
                 "the plan is not a cheapest one");
    drill_expect(drill, drill_reached(drill, &after), "the plan does not lead to the goal");
}

static void check_failed(struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    bool limited = is_limited(drill, GG_NO_PLAN);
    if (drill->goal == GG_NONE || limited)
        return;
    uint32_t best = drill_cost(drill, &state);
    drill_expect(drill, best == PLAIN_FAR || best == PLAIN_UNKNOWN, "no plan, where there is one");
}

static void note_start(struct drill *drill, uint16_t action)
{
    drill_expect(drill, drill->agent.started == GG_NONE, "a task is started while one is running");
    drill->agent.started = action;
}

static void note_end(struct drill *drill, uint16_t action)
{
    drill_expect(drill, drill->agent.started == action, "a task ends that was not running");
    drill->agent.started = GG_NONE;
}

void drill_trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct drill *drill = context;
    struct drill_log *log = &drill->log;
    unsigned ignored = 0;
    unsigned *const counts[] = {&log->made,    &log->failed,  &log->dropped,     &ignored,
                                &log->started, &log->ended,   &log->interrupted, &ignored,
                                &log->reached, &log->gave_up, &ignored};
    (void)agent;
    *counts[event->kind] += 1;
    if (event->kind == GG_TASK_STARTED)
        note_start(drill, event->index);
    if (event->kind == GG_TASK_ENDED)
        note_end(drill, event->index);
    if (event->kind == GG_PLAN_MADE)
        drill->agent.left = event->value;
    if (event->kind == GG_TASK_ENDED && event->value == GG_SUCCESS)
        log->finished += --drill->agent.left == 0;
    if (event->kind == GG_TASK_ENDED && event->value == GG_ABORTED)
        log->aborted++;
    if (event->kind == GG_PLAN_DROPPED)
        log->drop = *event;
    if (event->kind == GG_GOAL_REACHED)
        drill->agent.cooldown = drill->problem->goals[drill->goal].goal->cooldown;
    if (event->kind == GG_PLAN_MADE)
        check_made(drill, event->value);
    if (event->kind == GG_PLAN_FAILED)
        check_failed(drill);
}
