/* SPDX-License-Identifier: MIT */
/*
 * What heist does: fill these functions in. goapgen made this file from heist.yaml and
 * never touches it again; 'goapgen --new-tasks heist.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in heist.h.
 */
#include "heist.h"

/* work: carries out the action that it is told */
gg_status heist_thief_task_work(heist_agent *agent, gg_phase phase, heist_action action)
{
    (void)phase;
    (void)action;
    return heist_agent_wait(agent);
}

/* take */
gg_status heist_thief_task_take(heist_agent *agent, gg_phase phase, heist_symbol what,
                                heist_symbol where)
{
    (void)phase;
    (void)what;
    (void)where;
    return heist_agent_wait(agent);
}

/* cross: carries out the action that it is told */
gg_status heist_thief_task_cross(heist_agent *agent, gg_phase phase, heist_action action)
{
    (void)phase;
    (void)action;
    return heist_agent_wait(agent);
}

/* The real value of 'keypad_works'. */
bool heist_thief_sense_keypad_works(const heist_agent *agent)
{
    return heist_keypad_works(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status heist_thief_travel_walk(heist_agent *agent, gg_phase phase, heist_symbol place)
{
    (void)phase;
    (void)place;
    return heist_agent_walked(agent);
}

/* work: carries out the action that it is told */
gg_status heist_ninja_task_work(heist_agent *agent, gg_phase phase, heist_action action)
{
    (void)phase;
    (void)action;
    return heist_agent_wait(agent);
}

/* take */
gg_status heist_ninja_task_take(heist_agent *agent, gg_phase phase, heist_symbol what,
                                heist_symbol where)
{
    (void)phase;
    (void)what;
    (void)where;
    return heist_agent_wait(agent);
}

/* cross: carries out the action that it is told */
gg_status heist_ninja_task_cross(heist_agent *agent, gg_phase phase, heist_action action)
{
    (void)phase;
    (void)action;
    return heist_agent_wait(agent);
}

/* The real value of 'keypad_works'. */
bool heist_ninja_sense_keypad_works(const heist_agent *agent)
{
    return heist_keypad_works(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status heist_ninja_travel_walk(heist_agent *agent, gg_phase phase, heist_symbol place)
{
    (void)phase;
    (void)place;
    return heist_agent_walked(agent);
}
