/* SPDX-License-Identifier: MIT */
/*
 * Durations computed from facts when an action starts, so that it takes that long whatever changes
 * meanwhile. Rests on random_times.c and expressions.c. They lie in the agent where random durations
 * lie. Only the tables of domains that have such a duration name it.
 */
#include "agent/agent.h"

static bool is_duration_computed(const gg_agent *agent, uint16_t action)
{
    return agent->domain->features->expressions->durations[action] != NULL;
}

static void computed_durations_start(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_expressions *expressions = agent->domain->features->expressions;
    gg_random_ranging.start(agent, action);
    if (is_duration_computed(agent, action))
        *running_duration_of(agent) = (uint32_t)expressions->ops->value(
            agent->domain, expressions->durations, action, gg_agent_view(agent), 0);
}

/* What a saved agent was told it goes on with. */
static void computed_durations_restore(gg_agent *agent)
{
    uint16_t action = gg_running_action(agent);
    if (action != GG_NONE && !is_duration_computed(agent, action))
        gg_random_ranging.restore(agent);
}

uint32_t gg_computed_duration(const gg_agent *agent, uint16_t action)
{
    return is_duration_computed(agent, action)
               ? gg_add_skill_and_route(agent, action, *running_duration_of(agent))
               : gg_random_timing.duration(agent, action);
}

const GG_ROM gg_time_ops gg_computed_timing = {gg_computed_duration};
const GG_ROM gg_random_range_ops gg_computed_ranging = {computed_durations_start,
                                                        computed_durations_restore};
