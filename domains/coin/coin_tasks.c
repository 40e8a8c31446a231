/* SPDX-License-Identifier: MIT */
/*
 * What coin does: fill these functions in. goapgen made this file from coin.yaml and
 * never touches it again; 'goapgen --new-tasks coin.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in coin.h.
 */
#include "coin.h"

#include "game.h"

/* break_door */
gg_status coin_task_break_door(coin_agent *agent, gg_phase phase)
{
    (void)phase;
    return coin_agent_wait(agent);
}

/* open_door */
gg_status coin_task_open_door(coin_agent *agent, gg_phase phase)
{
    (void)phase;
    return coin_agent_wait(agent);
}

/* get_key */
gg_status coin_task_get_key(coin_agent *agent, gg_phase phase)
{
    (void)phase;
    return coin_agent_wait(agent);
}

/* get_coin */
gg_status coin_task_get_coin(coin_agent *agent, gg_phase phase)
{
    (void)phase;
    return coin_agent_wait(agent);
}

/* Whether 'get_key' can be done: asked once in a planning. */
bool coin_check_key_in_world(const coin_agent *agent)
{
    (void)agent;
    return key_is_there;
}
