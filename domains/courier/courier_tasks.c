/* SPDX-License-Identifier: MIT */
/*
 * What courier does: fill these functions in. goapgen made this file from courier.yaml and
 * never touches it again; 'goapgen --new-tasks courier.yaml' prints the stubs that it
 * lacks. A task is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; as they stand here, tasks succeed after their
 * durations.
 */
#include "courier.h"

/* mount: rides = v */
gg_status courier_task_mount(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* dismount: rides = nothing */
gg_status courier_task_dismount(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* drive: at(v) = to, battery(v) -= 1. The van is twice as fast. */
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

/* charge: battery(v) = 8 */
gg_status courier_task_charge(courier_agent *agent, gg_phase phase, courier_symbol v,
                              courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* load: lies(p) = v */
gg_status courier_task_load(courier_agent *agent, gg_phase phase, courier_symbol p,
                            courier_symbol v)
{
    (void)phase;
    (void)p;
    (void)v;
    return courier_agent_wait(agent);
}

/* hand_over: lies(p) = here, not ordered(p) */
gg_status courier_task_hand_over(courier_agent *agent, gg_phase phase, courier_symbol p,
                                 courier_symbol v, courier_symbol here)
{
    (void)phase;
    (void)p;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* ring: gate_open */
gg_status courier_task_ring(courier_agent *agent, gg_phase phase, courier_symbol v,
                            courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* take_key: has_key */
gg_status courier_task_take_key(courier_agent *agent, gg_phase phase, courier_symbol v)
{
    (void)phase;
    (void)v;
    return courier_agent_wait(agent);
}

/* unlock: gate_open, not has_key */
gg_status courier_task_unlock(courier_agent *agent, gg_phase phase, courier_symbol v,
                              courier_symbol here)
{
    (void)phase;
    (void)v;
    (void)here;
    return courier_agent_wait(agent);
}

/* wait: no effects */
gg_status courier_task_wait(courier_agent *agent, gg_phase phase)
{
    (void)phase;
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
