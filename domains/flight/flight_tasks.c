/* SPDX-License-Identifier: MIT */
/*
 * What flight does: fill these functions in. goapgen made this file from flight.yaml and
 * never touches it again; 'goapgen --new-tasks flight.yaml' prints the stubs that it
 * lacks. A task is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; as they stand here, tasks succeed after their
 * durations.
 */
#include "flight.h"

/* walk (走): walking */
gg_status flight_task_walk(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* wish_to_fly (想飞): can_fly */
gg_status flight_task_wish_to_fly(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* pick_target (选目标): target_found */
gg_status flight_task_pick_target(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* approach (靠近): near */
gg_status flight_task_approach(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* fly_close (飞近): near */
gg_status flight_task_fly_close(flight_agent *agent, gg_phase phase)
{
    (void)phase;
    return flight_agent_wait(agent);
}

/* The real value of 'has_legs' (有腿). */
bool flight_sense_has_legs(const flight_agent *agent)
{
    return flight_has_legs(agent);
}
