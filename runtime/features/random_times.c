/* SPDX-License-Identifier: MIT */
/*
 * Times that an agent draws with its random numbers: how long an action takes, when it starts, and
 * when a rule fires, each time that it has fired. Rests on duration.c, rules.c and random.c. What is
 * drawn lies in the agent, so that it is saved with it. Only the tables of domains that have a
 * duration or a period of this kind name it.
 */
#include "agent/agent.h"
#include "agent/seeds.h"

/* ------------------------------------------------------------------- durations */

static uint32_t random_times_range_of(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_random_ranges *ranges = agent->domain->features->random_ranges;
    return ranges->of_actions ? ranges->of_actions[agent->domain->actions[action].source_index] : 0;
}

static uint32_t least_of(const gg_agent *agent, uint16_t action)
{
    return agent->domain->actions[action].duration - random_times_range_of(agent, action) / 2;
}

static void random_times_start(gg_agent *agent, uint16_t action)
{
    uint32_t span = random_times_range_of(agent, action);
    draw_action_seed(agent);
    if (span > 0)
        *running_duration_of(agent) = least_of(agent, action) + draw_time(agent, span);
}

static void random_times_restore(gg_agent *agent)
{
    uint16_t action = gg_running_action(agent);
    uint32_t span = action == GG_NONE ? 0 : random_times_range_of(agent, action);
    if (span == 0)
        return;
    uint32_t least = least_of(agent, action), *drawn = running_duration_of(agent);
    if (*drawn < least)
        *drawn = least;
    if (*drawn - least > span)
        *drawn = least + span;
}

uint32_t gg_random_duration(const gg_agent *agent, uint16_t action)
{
    bool drawn = random_times_range_of(agent, action) > 0;
    return gg_add_skill_and_route(agent, action,
                                  drawn ? *running_duration_of(agent)
                                        : gg_duration_without_route(agent, action));
}

const GG_ROM gg_time_ops gg_random_timing = {gg_random_duration};
const GG_ROM gg_random_range_ops gg_random_ranging = {random_times_start, random_times_restore};

/* ----------------------------------------------------------------------- rules */

static void random_times_wind(gg_agent *agent, uint16_t rule)
{
    uint32_t span = agent->domain->features->random_ranges->of_rules[rule];
    if (span > 0)
        rule_timers_of(agent)[rule] -= draw_time(agent, span);
}

void gg_random_rules_init(gg_agent *agent)
{
    gg_rules_init(agent);
    for (uint16_t i = 0; i < agent->domain->agent_rule_count; i++)
        random_times_wind(agent, i);
}

void gg_random_rules_pass(gg_agent *agent, uint32_t milliseconds)
{
    gg_rule_clock clock = gg_agent_rule_clock(agent, milliseconds);
    const GG_ROM gg_rule *rule;
    while ((rule = gg_take_next_due_rule(&clock)) != NULL) {
        random_times_wind(agent, (uint16_t)(rule - agent->domain->rules));
        if (clock.held)
            gg_agent_rule_fire(agent, rule, clock.time);
    }
}
