/*
 * What cat does: fill these functions in. goapgen made this file from cat.yaml and
 * never touches it again; 'goapgen --new-tasks cat.yaml' prints the stubs that it
 * lacks. A task is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; as they stand here, tasks succeed after their
 * durations.
 */
#include "cat.h"

/* eat (吃饭): full += 2, mood += 1 */
gg_status cat_task_eat(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* drink (喝水): full += 1, mood += 1 */
gg_status cat_task_drink(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* sleep (睡觉): energy += 4, mood -= 1, not master_beside */
gg_status cat_task_sleep(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* poop (拉屎): full -= 2, mood -= 2, not master_beside */
gg_status cat_task_poop(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* wreck_home (拆家): master_beside, energy -= 1 */
gg_status cat_task_wreck_home(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* parkour (跑酷): energy -= 2, full -= 3, mood += 2 */
gg_status cat_task_parkour(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* chase_roach (追蟑螂): energy -= 3, full -= 2, mood += 1 */
gg_status cat_task_chase_roach(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* eat_roach (吃蟑螂): full += 1, mood -= 3 */
gg_status cat_task_eat_roach(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* meow (叫唤): mood -= 1, full -= 1, master_beside */
gg_status cat_task_meow(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* rub_master (蹭主人): mood -= 2 */
gg_status cat_task_rub_master(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* daze (发呆): mood += 1 */
gg_status cat_task_daze(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}

/* groom (舔毛): mood += 1, energy -= 1 */
gg_status cat_task_groom(cat_agent *agent, gg_phase phase)
{
    (void)phase;
    return cat_agent_wait(agent);
}
