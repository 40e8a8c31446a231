/* SPDX-License-Identifier: MIT */
/*
 * What sentry does: fill these functions in. goapgen made this file from sentry.yaml and
 * never touches it again; 'goapgen --new-tasks sentry.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in sentry.h.
 */
#include "museum.h"

enum { SPEED = 8, SIGHT = 11 * MUSEUM_UNIT }; /* in columns a second, and thousandths */

/* shoot */
gg_status sentry_task_shoot(sentry_agent *agent, gg_phase phase, sentry_symbol who)
{
    struct museum_intruder *intruder = museum_intruder_of(agent, who);
    gg_status status = sentry_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && intruder)
        intruder->caught = museum.now;
    return status;
}

/* approach */
gg_status sentry_task_approach(sentry_agent *agent, gg_phase phase, sentry_symbol who,
                               sentry_symbol there)
{
    (void)phase;
    (void)there;
    gg_status status = sentry_agent_wait(agent);
    return status == GG_SUCCESS && !sentry_sense_visible(agent, who) ? GG_FAILURE : status;
}

/* look_round */
gg_status sentry_task_look_round(sentry_agent *agent, gg_phase phase, sentry_symbol what,
                                 sentry_symbol there)
{
    (void)phase;
    (void)what;
    (void)there;
    return sentry_agent_wait(agent);
}

/* play: carries out the action that it is told */
gg_status sentry_task_play(sentry_agent *agent, gg_phase phase, sentry_action action)
{
    gg_status status = sentry_agent_wait(agent);
    if (action == SENTRY_ACTION_BANDAGE && phase == GG_TICK && status == GG_SUCCESS)
        museum_guard_of(agent)->wounds--;
    return status;
}

/* pass */
gg_status sentry_task_pass(sentry_agent *agent, gg_phase phase, sentry_symbol by)
{
    gg_status status = sentry_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS)
        museum.passed[museum_index(by)] = museum.now;
    return status;
}

/* What 'shoot' costs: asked once in a planning. */
uint16_t sentry_cost_distance(const sentry_agent *agent, sentry_symbol who)
{
    const struct museum_intruder *intruder = museum_intruder_of(agent, who);
    uint32_t far = intruder ? museum_distance(museum_guard_of(agent)->body, intruder->body) : 0;
    return (uint16_t)(1 + far / MUSEUM_UNIT);
}

/* What 'approach' costs: asked once in a planning. */
uint16_t sentry_cost_trail(const sentry_agent *agent, sentry_symbol who, sentry_symbol there)
{
    (void)who;
    uint32_t far = museum_distance(museum_guard_of(agent)->body, museum_waypoint(there));
    return (uint16_t)(2 + far / MUSEUM_UNIT);
}

/* How good 'go' is: the highest is tried first. */
int32_t sentry_score_neglect(const sentry_agent *agent, sentry_symbol by)
{
    const struct museum_guard *guard = museum_guard_of(agent);
    uint32_t alone = museum.now - museum.passed[museum_index(by)];
    uint32_t far = museum_distance(guard->body, museum_waypoint(by));
    return (int32_t)(alone / 1000) - (int32_t)(2 * far / MUSEUM_UNIT);
}

/* The real value of 'visible'. */
bool sentry_sense_visible(const sentry_agent *agent, sentry_symbol intruder)
{
    const struct museum_intruder *it = museum_intruder_of(agent, intruder);
    return it && museum_distance(museum_guard_of(agent)->body, it->body) <= SIGHT;
}

/* The real value of 'hurt'. */
int32_t sentry_sense_hurt(const sentry_agent *agent)
{
    return museum_guard_of(agent)->wounds;
}

/* Makes 'alarm' true in the game: it has changed to the value. */
void sentry_apply_alarm(sentry_agent *agent, bool value)
{
    (void)agent;
    museum.bell = value;
}

/* The same where not a guard has changed it. */
void sentry_world_apply_alarm(sentry_world *world, bool value)
{
    (void)world;
    museum.bell = value;
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status sentry_travel_walk(sentry_agent *agent, gg_phase phase, sentry_symbol place)
{
    (void)phase;
    return museum_move(&museum_guard_of(agent)->body, museum_waypoint(place), SPEED) ? GG_SUCCESS
                                                                                     : GG_RUNNING;
}

/* How many milliseconds a walk takes from one place to another. */
uint32_t sentry_travel_way(const sentry_agent *agent, sentry_symbol from, sentry_symbol to)
{
    (void)agent;
    return museum_distance(museum_waypoint(from), museum_waypoint(to)) / SPEED;
}
