/* SPDX-License-Identifier: MIT */
/*
 * What house does: fill these functions in. goapgen made this file from house.yaml and
 * never touches it again; 'goapgen --new-tasks house.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in house.h.
 */
#include "house.h"

/* build_house */
gg_status house_task_build_house(house_agent *agent, gg_phase phase)
{
    (void)phase;
    return house_agent_wait(agent);
}

/* get_wood */
gg_status house_task_get_wood(house_agent *agent, gg_phase phase)
{
    (void)phase;
    return house_agent_wait(agent);
}
