/* SPDX-License-Identifier: MIT */
/*
 * How long actions take: as the tables or a function of the game tell, divided by what a member of
 * a team is good at, and with the way of a route. Rests on agent_layout.h. Where the tables alone
 * tell it, they name nothing of this.
 */
#include "agent/agent.h"

uint32_t gg_duration_without_route(const gg_agent *agent, uint16_t index)
{
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    if (!action->callback_duration || !calls || !calls->duration)
        return action->duration;
    uint32_t told = calls->duration((gg_agent *)(uintptr_t)agent, index);
    return told > action->duration ? told : action->duration;
}

uint32_t gg_add_skill_and_route(const gg_agent *agent, uint16_t index, uint32_t duration)
{
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    const GG_ROM gg_member_calls *team = agent->domain->team;
    if (team)
        duration = team->duration(agent, index, duration);
    if (action->begins_at == action->ends_at)
        return duration;
    uint32_t way = agent->domain->places->walking->way(agent, index);
    return duration > UINT32_MAX - way ? UINT32_MAX : duration + way;
}

uint32_t gg_duration_by_callback(const gg_agent *agent, uint16_t index)
{
    return gg_add_skill_and_route(agent, index, gg_duration_without_route(agent, index));
}

const GG_ROM gg_time_ops gg_timing = {gg_duration_by_callback};
