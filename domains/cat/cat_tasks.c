/* SPDX-License-Identifier: MIT */
/*
 * What the cat does: goapgen made this file from cat.yaml with a stub for each
 * action, and never touches it again. An action is started, ticked until it
 * answers something else than GG_RUNNING, and stopped. Most functions here are still
 * stubs: they succeed when the duration of the action is over. A game would play an
 * animation at GG_START and look at GG_TICK whether it has ended.
 */
#include "cat.h"

/* eat */
gg_status cat_task_eat(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* drink */
gg_status cat_task_drink(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* sleep: a cat that falls asleep rested (the last hour of a night) does not sleep to
 * the end. */
gg_status cat_task_sleep(cat_agent *agent, gg_phase phase)
{
    enum { NAP = 30 * 60 * 1000 };
    if (phase == GG_TICK && cat_agent_elapsed(agent) >= NAP && cat_energy(agent) >= 8)
        return GG_SUCCESS;
    return cat_agent_wait(agent);
}

/* poop */
gg_status cat_task_poop(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* parkour */
gg_status cat_task_parkour(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* chase_roach: one in three gets away. The task fails, the plan with the meal in it is
 * dropped, and the cat makes another. The agent's own generator decides, so that luck is
 * saved and restored with it. */
gg_status cat_task_chase_roach(cat_agent *agent, gg_phase phase)
{
    gg_status status = cat_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && cat_agent_random(agent, 3) == 0)
        return GG_FAILURE;
    return status;
}

/* eat_roach */
gg_status cat_task_eat_roach(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* scratch */
gg_status cat_task_scratch(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* groom */
gg_status cat_task_groom(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* daze */
gg_status cat_task_daze(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* meow: nobody hears it if he left meanwhile. */
gg_status cat_task_meow(cat_agent *agent, gg_phase phase)
{
    if (phase == GG_TICK && !cat_master_home(agent))
        return GG_FAILURE;
    return cat_agent_wait(agent);
}

/* rub_master */
gg_status cat_task_rub_master(cat_agent *agent, gg_phase phase)
{
    if (phase == GG_TICK && !cat_master_beside(agent))
        return GG_FAILURE;
    return cat_agent_wait(agent);
}

/* wreck_home */
gg_status cat_task_wreck_home(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. A game would play the
 * walking animation, and show the cat where cat_agent_point tells it to be. */
gg_status cat_travel_walk(cat_agent *agent, gg_phase phase, cat_symbol place)
{
    (void)phase;
    (void)place;
    return cat_agent_walked(agent);
}
