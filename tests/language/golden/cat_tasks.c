/*
 * What cat does: fill these functions in. goapgen made this file from cat.yaml and
 * never touches it again; 'goapgen --new-tasks cat.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in cat.h.
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

/* sleep */
gg_status cat_task_sleep(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* poop */
gg_status cat_task_poop(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* wreck_home */
gg_status cat_task_wreck_home(cat_agent *agent, gg_phase phase)
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

/* chase_roach */
gg_status cat_task_chase_roach(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* eat_roach */
gg_status cat_task_eat_roach(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* meow */
gg_status cat_task_meow(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* rub_master */
gg_status cat_task_rub_master(cat_agent *agent, gg_phase phase)
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

/* groom */
gg_status cat_task_groom(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}
