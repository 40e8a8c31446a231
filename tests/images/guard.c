/* SPDX-License-Identifier: MIT */
/*
 * A watchman and a brute of domains/guard, each of whom has an enemy to kill. When one has, the
 * next enemy comes, and the house of this one is another: a third of the facts get other values.
 * What the game knows (weapon, fuel, how dangerous it is) changes at random times.
 */
#include "guard.h"

#include "image.h"

static guard_world world;
static guard_agent watchman, brute;
static guard_planner planner;

static struct {
    uint16_t danger;
    bool armed, fuel;
} game = {.danger = 1, .fuel = true};

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    image_event(agent == &watchman.core ? "watchman:" : "brute:", agent, event);
}

void life_begin(void)
{
    guard_world_init(&world);
    guard_planner_init(&planner);
    guard_planner_trace(&planner, on_event, NULL);
    guard_agent_init_watchman(&watchman, &world, 1);
    guard_agent_init_brute(&brute, &world, 2);
}

static void change_game(void)
{
    if (image_happens(50))
        game.armed = !game.armed;
    if (image_happens(50))
        game.fuel = !game.fuel;
    if (image_happens(50))
        game.danger = (uint16_t)(1 + image_draw(30));
}

static bool is_idle(const guard_agent *guard)
{
    return guard_agent_ground_action(guard) == GG_NONE && guard_agent_walking(guard) == GG_NONE;
}

static void live(guard_agent *guard, const char *name, uint32_t time)
{
    if (is_idle(guard) && image_happens(20)) {
        image_shuffle(&guard->core);
        guard_set_target_dead(guard, false);
    }
    image_disturb(name, &guard->core, guard_planner_core(&planner));
    guard_agent_tick(guard, &planner, time);
    image_remember(&guard->core);
}

void life_tick(void)
{
    uint32_t time = 1 + image_draw(200);
    change_game();
    guard_world_tick(&world, time);
    live(&watchman, "watchman", time);
    live(&brute, "brute", time);
}

/* ------------------------------------------------------ functions of the game */

static gg_status act(guard_agent *agent, gg_phase phase)
{
    return image_act(phase, guard_agent_wait(agent));
}

static gg_status walk(guard_agent *agent, gg_phase phase)
{
    return image_act(phase, guard_agent_walked(agent));
}

gg_status guard_watchman_task_open_door(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where)
{
    (void)where;
    return act(agent, phase);
}

gg_status guard_watchman_task_start_generator(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_start_laser(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_fire_laser(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_draw_weapon(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_load_weapon(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_task_attack(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_watchman_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place)
{
    (void)place;
    return walk(agent, phase);
}

bool guard_watchman_check_generator_has_fuel(const guard_agent *agent)
{
    (void)agent;
    return game.fuel;
}

uint16_t guard_watchman_cost_danger(const guard_agent *agent)
{
    (void)agent;
    return game.danger;
}

bool guard_watchman_sense_has_weapon(const guard_agent *agent)
{
    (void)agent;
    return game.armed;
}

gg_status guard_brute_task_smash_door(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where)
{
    (void)where;
    return act(agent, phase);
}

gg_status guard_brute_task_start_generator(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_start_laser(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_fire_laser(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_draw_weapon(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_load_weapon(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_task_attack(guard_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status guard_brute_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place)
{
    (void)place;
    return walk(agent, phase);
}

bool guard_brute_check_generator_has_fuel(const guard_agent *agent)
{
    (void)agent;
    return game.fuel;
}

uint16_t guard_brute_cost_danger(const guard_agent *agent)
{
    (void)agent;
    return game.danger;
}

bool guard_brute_sense_has_weapon(const guard_agent *agent)
{
    (void)agent;
    return game.armed;
}
