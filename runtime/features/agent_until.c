/* SPDX-License-Identifier: MIT */
/*
 * Actions that end when a condition holds, without a function of the game. Rests on agent_action.c,
 * agent_senses.c and, for other actions, on what tells durations where the domain has several kinds.
 * Such an action waits for its duration as others do (gg_agent_wait), and has one of its own: it is
 * endless as long as the condition does not hold. So whatever asks for durations anew, as
 * gg_agent_quiet, knows when it ends. Only the tables of domains name it that have an action with
 * `until`.
 */
#include "agent/agent.h"

/* What the action waits for; NULL: it waits for nothing. */
static const GG_ROM gg_condition *until_of(const gg_agent *agent, uint16_t action)
{
    return agent->domain->features->until->conditions[action];
}

/* Whether an action waits for a condition; and how long it takes, as far as can be told now. */
static bool waits_until(const gg_agent *agent, uint16_t action, uint32_t *duration)
{
    const GG_ROM gg_condition *until = until_of(agent, action);
    if (!until)
        return false;
    bool holds = gg_condition_holds(agent->domain, until, gg_agent_view(agent));
    *duration = holds ? agent->elapsed : UINT32_MAX;
    return true;
}

/* Whether the running action waits for a condition which holds. */
static bool has_come_true(const gg_agent *agent)
{
    uint32_t duration;
    return agent->running && waits_until(agent, gg_running_action(agent), &duration) &&
           duration == agent->elapsed;
}

/* ------------------------------------------------------------------- durations */

static uint32_t until_or_tables(const gg_agent *agent, uint16_t action)
{
    uint32_t duration;
    return waits_until(agent, action, &duration) ? duration
                                                 : agent->domain->actions[action].duration;
}

static uint32_t until_or_callback(const gg_agent *agent, uint16_t action)
{
    uint32_t duration;
    return waits_until(agent, action, &duration) ? duration
                                                 : gg_duration_by_callback(agent, action);
}

static uint32_t until_or_random(const gg_agent *agent, uint16_t action)
{
    uint32_t duration;
    return waits_until(agent, action, &duration) ? duration : gg_random_duration(agent, action);
}

static uint32_t until_or_computed(const gg_agent *agent, uint16_t action)
{
    uint32_t duration;
    return waits_until(agent, action, &duration) ? duration : gg_computed_duration(agent, action);
}

const GG_ROM gg_time_ops gg_until_timing = {until_or_tables};
const GG_ROM gg_time_ops gg_until_called = {until_or_callback};
const GG_ROM gg_time_ops gg_until_random = {until_or_random};
const GG_ROM gg_time_ops gg_until_computed = {until_or_computed};

/* ----------------------------------------------------------------------- ticks */

/* The time of an action ends at UINT32_MAX, and what waits may wait for longer. */
void gg_until_pass(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (agent->running && agent->elapsed == UINT32_MAX &&
        until_of(agent, gg_running_action(agent)) &&
        agent->domain->actions[gg_running_action(agent)].timeout == 0)
        agent->elapsed = 0;
}

/* What was sensed may be what is waited for; an action that begins anew because of it did so before. */
void gg_until_look(gg_agent *agent, gg_planner *planner)
{
    if (!has_come_true(agent))
        return;
    gg_action_tick(agent, planner);
    gg_senses_read_due(agent, planner);
}
