/* SPDX-License-Identifier: MIT */
/*
 * What flight does: fill these functions in. goapgen made this file from flight.yaml and
 * never touches it again; 'goapgen --new-tasks flight.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in flight.h.
 */
#include "flight.h"

/* walk */
gg_status flight_task_walk(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* wish_to_fly */
gg_status flight_task_wish_to_fly(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* pick_target */
gg_status flight_task_pick_target(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* approach */
gg_status flight_task_approach(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* fly_close */
gg_status flight_task_fly_close(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* The real value of 'has_legs'. */
bool flight_sense_has_legs(const flight_agent *agent)
{
    return flight_has_legs(agent);
}
