/* SPDX-License-Identifier: MIT */
/*
 * What household does: fill these functions in. goapgen made this file from household.yaml and
 * never touches it again; 'goapgen --new-tasks household.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in household.h.
 */
#include "household.h"

/* buy */
gg_status household_adult_task_buy(household_agent *agent, gg_phase phase, household_symbol what)
{
    (void)phase;
    (void)what;
    return household_agent_wait(agent);
}

/* go_about: carries out the action that it is told */
gg_status household_adult_task_go_about(household_agent *agent, gg_phase phase,
                                        household_action action)
{
    (void)phase;
    (void)action;
    return household_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status household_adult_travel_walk(household_agent *agent, gg_phase phase,
                                      household_symbol place)
{
    (void)phase;
    (void)place;
    return household_agent_walked(agent);
}

/* go_about: carries out the action that it is told */
gg_status household_child_task_go_about(household_agent *agent, gg_phase phase,
                                        household_action action)
{
    (void)phase;
    (void)action;
    return household_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status household_child_travel_walk(household_agent *agent, gg_phase phase,
                                      household_symbol place)
{
    (void)phase;
    (void)place;
    return household_agent_walked(agent);
}
