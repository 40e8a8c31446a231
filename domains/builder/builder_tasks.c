/* SPDX-License-Identifier: MIT */
/*
 * What builder does: fill these functions in. goapgen made this file from builder.yaml and
 * never touches it again; 'goapgen --new-tasks builder.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in builder.h.
 */
#include "yard.h"

/* build */
gg_status builder_task_build(builder_agent *agent, gg_phase phase, builder_symbol it,
                             builder_symbol what)
{
    (void)phase;
    (void)it;
    (void)what;
    return builder_agent_wait(agent);
}

/* work: carries out the action that it is told */
gg_status builder_task_work(builder_agent *agent, gg_phase phase, builder_action action)
{
    (void)phase;
    (void)action;
    return builder_agent_wait(agent);
}

/* How much 'finished' matters: asked at each decision. */
int32_t builder_priority_urgency(const builder_agent *agent, builder_symbol it)
{
    return 10 - yard_older(agent, it);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status builder_travel_walk(builder_agent *agent, gg_phase phase, builder_symbol place)
{
    (void)phase;
    (void)place;
    return builder_agent_walked(agent);
}
