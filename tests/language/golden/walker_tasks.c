/*
 * What walker does: fill these functions in. goapgen made this file from walker.yaml and
 * never touches it again; 'goapgen --new-tasks walker.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in walker.h.
 */
#include "walker.h"

/* put */
gg_status walker_task_put(walker_agent *agent, gg_phase phase, walker_symbol on)
{
    (void)phase;
    (void)on;
    return walker_agent_wait(agent);
}

/* fetch */
gg_status walker_task_fetch(walker_agent *agent, gg_phase phase)
{
    (void)phase;
    return walker_agent_wait(agent);
}

/* sweep */
gg_status walker_task_sweep(walker_agent *agent, gg_phase phase)
{
    (void)phase;
    return walker_agent_wait(agent);
}

/* bring_broom */
gg_status walker_task_bring_broom(walker_agent *agent, gg_phase phase, walker_symbol from)
{
    (void)phase;
    (void)from;
    return walker_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status walker_travel_walk(walker_agent *agent, gg_phase phase, walker_symbol place)
{
    (void)phase;
    (void)place;
    return walker_agent_walked(agent);
}
