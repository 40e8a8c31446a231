/* SPDX-License-Identifier: MIT */
/* What the twins of hunter.yaml do. Handles count up to the last foe; after an even one another comes at
 * once. */
#include "twins.h"

const unsigned twin_plans = 5; /* it hunts each of them */

enum { FOES = 5 };

gg_status twin_task_kill(twin_agent *agent, gg_phase phase, twin_symbol e)
{
    uint32_t handle = twin_foe_handle(agent, e);
    gg_status status = twin_agent_wait(agent);
    if (phase != GG_TICK || status != GG_SUCCESS)
        return status;
    twin_foe_unbind(agent, handle);
    if (handle % 2 == 0)
        (void)twin_foe_bind(agent, handle + 1);
    return GG_SUCCESS;
}

/* The others come when some time has passed, less than a cooldown. */
void twin_happens(twin_agent *twin, unsigned tick)
{
    if (tick % 25 == 0 && tick / 25 * 2 < FOES)
        (void)twin_foe_bind(twin, tick / 25 * 2);
}
