/* SPDX-License-Identifier: MIT */
/*
 * What courier does: fill these functions in. goapgen made this file from courier.yaml and
 * never touches it again; 'goapgen --new-tasks courier.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in courier.h.
 */
#include "courier.h"

/* mount */
gg_status courier_task_mount(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* dismount */
gg_status courier_task_dismount(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* drive: the van is twice as fast. */
gg_status courier_task_drive(courier_agent *agent, gg_phase phase, courier_symbol v,
                             courier_symbol from, courier_symbol to)
{
    (void)from;
    (void)to;
    enum { BY_VAN = 5 * 60 * 1000 };
    if (phase == GG_TICK && v == COURIER_VAN && courier_agent_elapsed(agent) >= BY_VAN)
        return GG_SUCCESS;
    return courier_agent_wait(agent);
}

/* charge */
gg_status courier_task_charge(courier_agent *agent, gg_phase phase, courier_symbol v,
                              courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* load */
gg_status courier_task_load(courier_agent *agent, gg_phase phase, courier_symbol p,
                            courier_symbol v)
{
    (void)phase;
    (void)p;
    (void)v;
    return courier_agent_wait(agent);
}

/* hand_over */
gg_status courier_task_hand_over(courier_agent *agent, gg_phase phase, courier_symbol p,
                                 courier_symbol v, courier_symbol here)
{
    (void)phase;
    (void)p;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* ring */
gg_status courier_task_ring(courier_agent *agent, gg_phase phase, courier_symbol v,
                            courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* take_key */
gg_status courier_task_take_key(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* unlock */
gg_status courier_task_unlock(courier_agent *agent, gg_phase phase, courier_symbol v,
                              courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* Whether 'ring' can be done: asked once in a planning, of the world's clock, which
 * starts at eight. The porter comes at noon. */
bool courier_check_porter_is_there(const courier_agent *agent, courier_symbol v,
                                   courier_symbol here)
{
    enum { NOON = 4 * 60 * 60 * 1000 };
    (void)v;
    (void)here;
    return agent->core.world->clock >= NOON;
}
