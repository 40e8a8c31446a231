/* SPDX-License-Identifier: MIT */
/*
 * The senses of an agent: when each sensed fact is read. Rests on agent_layout.h and saved.c. Only
 * the tables of domains with sensed facts name it.
 */
#include "agent/agent.h"
#include "agent/saved.h"

static void make_due(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->senses->count; i++)
        sense_timers_of(agent)[i] = 0;
}

static void read_due(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    for (uint16_t i = 0; i < domain->senses->count; i++) {
        uint32_t *left = &sense_timers_of(agent)[i];
        if (*left > 0)
            continue;
        *left = domain->senses->periods[i];
        if (calls && calls->sense)
            calls->sense(agent, i);
    }
}

/* All are read once more if the running action has failed because of what was read. */
void gg_senses_read_due(gg_agent *agent, gg_planner *planner)
{
    read_due(agent);
    if (end_action_if_lasting_fails(agent, planner))
        read_due(agent);
}

void gg_senses_pass(gg_agent *agent, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < agent->domain->senses->count; i++) {
        uint32_t *left = &sense_timers_of(agent)[i];
        *left = *left > milliseconds ? *left - milliseconds : 0;
    }
}

uint32_t gg_time_to_next_sense(const gg_agent *agent)
{
    uint32_t least = UINT32_MAX;
    for (uint16_t i = 0; i < agent->domain->senses->count; i++)
        least = sense_timers_of(agent)[i] < least ? sense_timers_of(agent)[i] : least;
    return least;
}

void gg_cap_sense_timers(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->senses->count; i++)
        gg_cap_time_left(&sense_timers_of(agent)[i], agent->domain->senses->periods[i]);
}

const GG_ROM gg_sense_ops gg_sensing = {make_due};

void gg_agent_sense(gg_agent *agent)
{
    if (agent->domain->senses) {
        uint8_t engaged = lock_against_reentry(agent);
        make_due(agent);
        read_due(agent);
        agent->ticking = engaged;
    }
}
