/* SPDX-License-Identifier: MIT */
/* What the twins of seeker.yaml do. */
#include "twins.h"

const unsigned twin_plans = 2;

gg_status twin_task_nap(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

gg_status twin_task_up(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

gg_status twin_task_on(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

gg_status twin_task_hum(twin_agent *agent, gg_phase phase)
{
    (void)phase;
    return twin_agent_wait(agent);
}

void twin_happens(twin_agent *twin, unsigned tick)
{
    twin_set_sleepy(twin, true);
    if (tick == 2)
        twin_set_eager(twin, true);
}
