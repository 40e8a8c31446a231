/*
 * What hunter does: fill these functions in. goapgen made this file from hunter.yaml and
 * never touches it again; 'goapgen --new-tasks hunter.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in hunter.h.
 */
#include "hunter.h"

/* go_to: carries out the action that it is told */
gg_status hunter_task_go_to(hunter_agent *agent, gg_phase phase, hunter_action action, hunter_symbol to)
{
    (void)phase;
    (void)action;
    (void)to;
    return hunter_agent_wait(agent);
}

/* chase */
gg_status hunter_task_chase(hunter_agent *agent, gg_phase phase)
{
    (void)phase;
    return hunter_agent_wait(agent);
}

/* sleep */
gg_status hunter_task_sleep(hunter_agent *agent, gg_phase phase, hunter_symbol here)
{
    (void)phase;
    (void)here;
    return hunter_agent_wait(agent);
}

/* Whether 'nap' can be done: asked once in a planning. */
bool hunter_check_is_quiet(const hunter_agent *agent, hunter_symbol here)
{
    (void)agent;
    (void)here;
    return true;
}

/* Whether 'there' can be done: asked once in a planning. */
bool hunter_check_may_stay(const hunter_agent *agent, hunter_symbol to)
{
    (void)agent;
    (void)to;
    return true;
}

/* The real value of 'deer_at'. */
hunter_symbol hunter_sense_deer_at(const hunter_agent *agent)
{
    return hunter_deer_at(agent);
}
