/* SPDX-License-Identifier: MIT */
/*
 * The senses of an agent: when each sensed fact is read. Rests on agent_layout.h. Only the tables
 * of domains with sensed facts name it.
 */
#include "agent/agent_parts.h"

static void make_due(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->sense_count; i++)
        senses_of(agent)[i] = 0;
}

static void read_due(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    for (uint16_t i = 0; i < domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        if (*left > 0)
            continue;
        *left = domain->senses[i];
        if (calls && calls->sense)
            calls->sense(agent, i);
    }
}

/* All are read once more if the running action has failed because of what was read. */
void gg_senses_look(gg_agent *agent, gg_planner *planner)
{
    read_due(agent);
    if (gives_out(agent, planner))
        read_due(agent);
}

void gg_senses_pass(gg_agent *agent, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < agent->domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        *left = *left > milliseconds ? *left - milliseconds : 0;
    }
}

const GG_ROM gg_sense_part gg_sensing = {make_due};

void gg_agent_sense(gg_agent *agent)
{
    if (agent->domain->sensing) {
        uint8_t engaged = engage(agent);
        make_due(agent);
        read_due(agent);
        agent->ticking = engaged;
    }
}
