/* SPDX-License-Identifier: MIT */
/*
 * What guard does: fill these functions in. goapgen made this file from guard.yaml and
 * never touches it again; 'goapgen --new-tasks guard.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in guard.h.
 */
#include "guard.h"

#include "game.h"

/* open_door */
gg_status guard_watchman_task_open_door(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* switch_light */
gg_status guard_watchman_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where)
{
    (void)phase;
    (void)where;
    return guard_agent_wait(agent);
}

/* start_generator */
gg_status guard_watchman_task_start_generator(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* start_laser */
gg_status guard_watchman_task_start_laser(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* fire_laser */
gg_status guard_watchman_task_fire_laser(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* draw_weapon */
gg_status guard_watchman_task_draw_weapon(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* load_weapon */
gg_status guard_watchman_task_load_weapon(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* attack */
gg_status guard_watchman_task_attack(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* Whether 'start_generator' can be done: asked once in a planning. */
bool guard_watchman_check_generator_has_fuel(const guard_agent *agent)
{
    (void)agent;
    return game.fuel;
}

/* What 'attack' costs: asked once in a planning. */
uint16_t guard_watchman_cost_danger(const guard_agent *agent)
{
    (void)agent;
    return game.danger;
}

/* The real value of 'has_weapon'. */
bool guard_watchman_sense_has_weapon(const guard_agent *agent)
{
    (void)agent;
    return game.armed;
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status guard_watchman_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place)
{
    (void)phase;
    (void)place;
    return guard_agent_walked(agent);
}

/* smash_door */
gg_status guard_brute_task_smash_door(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* switch_light */
gg_status guard_brute_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where)
{
    (void)phase;
    (void)where;
    return guard_agent_wait(agent);
}

/* start_generator */
gg_status guard_brute_task_start_generator(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* start_laser */
gg_status guard_brute_task_start_laser(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* fire_laser */
gg_status guard_brute_task_fire_laser(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* draw_weapon */
gg_status guard_brute_task_draw_weapon(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* load_weapon */
gg_status guard_brute_task_load_weapon(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* attack */
gg_status guard_brute_task_attack(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* Whether 'start_generator' can be done: asked once in a planning. */
bool guard_brute_check_generator_has_fuel(const guard_agent *agent)
{
    (void)agent;
    return game.fuel;
}

/* What 'attack' costs: asked once in a planning. */
uint16_t guard_brute_cost_danger(const guard_agent *agent)
{
    (void)agent;
    return game.danger;
}

/* The real value of 'has_weapon'. */
bool guard_brute_sense_has_weapon(const guard_agent *agent)
{
    (void)agent;
    return game.armed;
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status guard_brute_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place)
{
    (void)phase;
    (void)place;
    return guard_agent_walked(agent);
}
