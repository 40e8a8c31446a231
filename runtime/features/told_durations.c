/* SPDX-License-Identifier: MIT */
/*
 * How long actions take as facts tell: worked out when the action starts, so that it takes that long
 * whatever changes meanwhile. Rests on drawn_times.c and expressions.c. It lies in the agent where drawn
 * durations lie. Only the tables of domains that have such a duration name it.
 */
#include "agent/agent_parts.h"

static bool is_duration_told(const gg_agent *agent, uint16_t action)
{
    return agent->domain->extras->expressions->durations[action] != NULL;
}

static void told_durations_start(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_expressions *expressions = agent->domain->extras->expressions;
    gg_spanning.start(agent, action);
    if (is_duration_told(agent, action))
        *drawn_of(agent) = (uint32_t)expressions->part->value(agent->domain, expressions->durations,
                                                              action, gg_agent_view(agent), 0);
}

/* What a saved agent was told it goes on with. */
static void told_durations_restore(gg_agent *agent)
{
    uint16_t action = gg_running_action(agent);
    if (action != GG_NONE && !is_duration_told(agent, action))
        gg_spanning.restore(agent);
}

static uint32_t told_duration_of(const gg_agent *agent, uint16_t action)
{
    return is_duration_told(agent, action) ? gg_whole_duration(agent, action, *drawn_of(agent))
                                           : gg_drawn_timing.duration(agent, action);
}

const GG_ROM gg_time_part gg_told_timing = {told_duration_of};
const GG_ROM gg_span_part gg_told_spanning = {told_durations_start, told_durations_restore};
