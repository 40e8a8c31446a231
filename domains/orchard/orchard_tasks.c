/* SPDX-License-Identifier: MIT */
/*
 * What orchard does: fill these functions in. goapgen made this file from orchard.yaml and
 * never touches it again; 'goapgen --new-tasks orchard.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in orchard.h.
 */
#include "orchard.h"

/* make_fire */
gg_status orchard_task_make_fire(orchard_agent *agent, gg_phase phase)
{
    (void)phase;
    return orchard_agent_wait(agent);
}

/* collect */
gg_status orchard_task_collect(orchard_agent *agent, gg_phase phase)
{
    (void)phase;
    return orchard_agent_wait(agent);
}

/* transfer */
gg_status orchard_task_transfer(orchard_agent *agent, gg_phase phase, orchard_symbol what,
                                orchard_symbol from, orchard_symbol to)
{
    (void)phase;
    (void)what;
    (void)from;
    (void)to;
    return orchard_agent_wait(agent);
}

/* cook */
gg_status orchard_task_cook(orchard_agent *agent, gg_phase phase, orchard_symbol s)
{
    (void)phase;
    (void)s;
    return orchard_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status orchard_travel_walk(orchard_agent *agent, gg_phase phase, orchard_symbol place)
{
    (void)phase;
    (void)place;
    return orchard_agent_walked(agent);
}
