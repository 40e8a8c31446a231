/* SPDX-License-Identifier: MIT */
/* What the twins of keeper.yaml do. */
#include "twins.h"

const unsigned twin_plans = 1;

gg_status twin_task_swim(twin_agent *agent, gg_phase phase)
{
    (void)agent;
    (void)phase;
    return GG_SUCCESS;
}

gg_status twin_task_up(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

gg_status twin_task_finish(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

void twin_happens(twin_agent *twin, unsigned tick)
{
    if (tick == 8)
        twin_set_noise(twin, 0);
}
