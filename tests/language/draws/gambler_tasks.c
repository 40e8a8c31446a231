/* SPDX-License-Identifier: MIT */
/* The functions of tests/language/draws/gambler.yaml: all draw. */
#include "gambler.h"

gg_status gambler_task_go(gambler_agent *agent, gg_phase phase, gambler_symbol l)
{
    (void)phase;
    (void)l;
    return gambler_agent_wait(agent);
}

gg_status gambler_task_light(gambler_agent *agent, gg_phase phase, gambler_symbol l)
{
    (void)phase;
    (void)l;
    return gambler_agent_wait(agent);
}

gg_status gambler_task_throw(gambler_agent *agent, gg_phase phase, gambler_symbol l,
                             gambler_symbol from)
{
    (void)phase;
    (void)l;
    (void)from;
    return gambler_agent_wait(agent);
}

/* Draws for itself, which changes nothing of what others draw. */
gg_status gambler_task_play(gambler_agent *agent, gg_phase phase)
{
    (void)phase;
    (void)gambler_agent_random(agent, 6);
    return gambler_agent_wait(agent);
}

gg_status gambler_task_rest(gambler_agent *agent, gg_phase phase)
{
    (void)phase;
    return gambler_agent_wait(agent);
}

gg_status gambler_task_wait(gambler_agent *agent, gg_phase phase)
{
    (void)phase;
    return gambler_agent_wait(agent);
}

gg_status gambler_travel_walk(gambler_agent *agent, gg_phase phase, gambler_symbol place)
{
    (void)phase;
    (void)place;
    return gambler_agent_walked(agent);
}

uint32_t gambler_travel_way(const gambler_agent *agent, gambler_symbol from, gambler_symbol to)
{
    (void)from;
    (void)to;
    return 100 + gambler_draw(agent, 901);
}

uint16_t gambler_cost_price(const gambler_agent *agent, gambler_symbol l)
{
    (void)l;
    return (uint16_t)(2 + gambler_draw(agent, 9));
}

uint16_t gambler_cost_risk(const gambler_agent *agent, gambler_symbol l, gambler_symbol from)
{
    (void)l;
    (void)from;
    return (uint16_t)(2 + gambler_draw(agent, 3) + gambler_draw(agent, 3));
}

bool gambler_check_can_throw(const gambler_agent *agent, gambler_symbol l, gambler_symbol from)
{
    (void)l;
    (void)from;
    return gambler_draw(agent, 4) > 0;
}

bool gambler_check_is_calm(const gambler_agent *agent)
{
    return gambler_draw(agent, 2) > 0;
}

uint32_t gambler_duration_patience(const gambler_agent *agent)
{
    return 100 + gambler_draw(agent, 901);
}

int32_t gambler_priority_urge(const gambler_agent *agent)
{
    return (int32_t)gambler_draw(agent, 10);
}

int32_t gambler_score_fancy(const gambler_agent *agent)
{
    return (int32_t)gambler_draw(agent, 100);
}
