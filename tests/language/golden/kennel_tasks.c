/*
 * What kennel does: fill these functions in. goapgen made this file from kennel.yaml and
 * never touches it again; 'goapgen --new-tasks kennel.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in kennel.h.
 */
#include "kennel.h"

/* run_to */
gg_status kennel_puppy_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to)
{
    (void)phase;
    (void)to;
    return kennel_agent_wait(agent);
}

/* chew */
gg_status kennel_puppy_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what)
{
    (void)phase;
    (void)what;
    return kennel_agent_wait(agent);
}

/* bring */
gg_status kennel_puppy_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what, kennel_symbol to)
{
    (void)phase;
    (void)what;
    (void)to;
    return kennel_agent_wait(agent);
}

/* How much 'chewed_up' matters: asked at each decision. */
int32_t kennel_puppy_priority_taste(const kennel_agent *agent, kennel_symbol what)
{
    (void)agent;
    (void)what;
    return 0;
}

/* run_to */
gg_status kennel_dog_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to)
{
    (void)phase;
    (void)to;
    return kennel_agent_wait(agent);
}

/* chew */
gg_status kennel_dog_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what)
{
    (void)phase;
    (void)what;
    return kennel_agent_wait(agent);
}

/* bring */
gg_status kennel_dog_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what, kennel_symbol to)
{
    (void)phase;
    (void)what;
    (void)to;
    return kennel_agent_wait(agent);
}
