/* SPDX-License-Identifier: MIT */
/*
 * How an enemy comes to his end, by who is there and what he has: plans made by
 * hand, and one of them carried out on the facts, step by step. On a terminal both carry their
 * plans out, each in a house of its own, and keys change what they have to do with.
 */
#include "guard.h"

#include <stdio.h>

#include "../demo.h"
#include "../show_plan.h"
#include "game.h"

struct game game = {.armed = false, .fuel = true, .danger = 1};

static guard_world world;
static guard_planner planner;

static gg_outcome plan(guard_agent *agent, const char *when, gg_plan *plan)
{
    guard_sense(agent);
    gg_outcome outcome = guard_agent_plan(agent, &planner, GUARD_GOAL_KILL_ENEMY, plan);
    show_plan(when, &planner.core, plan, outcome);
    return outcome;
}

/* Each step changes the facts as it would when it succeeds. */
static void carry_out(guard_agent *agent, const gg_plan *plan)
{
    for (uint16_t i = 0; i < plan->length; i++) {
        const gg_action *action = &guard_domain.actions[plan->steps[i]];
        gg_apply(&guard_domain, action->effect, gg_agent_state(&agent->core));
        printf("  %u. %s\n", i + 1u, guard_domain.names->actions[plan->steps[i]]);
    }
    printf("  The enemy is %s.\n", guard_target_dead(agent) ? "dead" : "alive");
}

static void plan_by_hand(void)
{
    static guard_agent watchman, brute;
    uint16_t steps[GUARD_PLAN_STEPS];
    gg_plan made = {steps, GUARD_PLAN_STEPS, 0};
    guard_agent_init_watchman(&watchman, &world, 1);
    guard_agent_init_brute(&brute, &world, 2);

    plan(&brute, "A brute", &made);
    if (plan(&watchman, "A watchman", &made) == GG_FOUND)
        carry_out(&watchman, &made);

    guard_agent_init_watchman(&watchman, &world, 1);
    game.fuel = false;
    plan(&watchman, "Without fuel", &made);
    game.armed = true;
    guard_set_has_ammo(&watchman, true);
    plan(&watchman, "With a weapon", &made);
    game.fuel = true;
    game.danger = 20;
    plan(&watchman, "The enemy is dangerous", &made);
}

/* ------------------------------------------------------------ on a terminal */

enum { GUARDS = 2, SECOND = 1000, TICK = 100, HARMLESS = 1, DANGEROUS = 20 };

static guard_agent guards[GUARDS];

static const char *name_of(const gg_agent *guard)
{
    return guard_domain.names->agent_types[guard->agent_type];
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    demo_tell_event(name_of(agent), agent, event);
}

static void step(void)
{
    guard_world_tick(&world, TICK);
    for (int i = 0; i < GUARDS; i++)
        guard_agent_tick(&guards[i], &planner, TICK);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%s, %s, the enemies are %s", game.fuel ? "fuel" : "no fuel",
             game.armed ? "weapons" : "no weapons",
             game.danger == DANGEROUS ? "dangerous" : "harmless");
}

static void describe(unsigned guard, char *text, size_t size)
{
    const guard_agent *agent = &guards[guard];
    char doing[256];
    demo_doing(&agent->core, agent->plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%-9s %s", name_of(&agent->core), doing);
}

/* The house of the chosen one, where it is, and what is on. */
static void draw(struct screen *screen, unsigned chosen)
{
    static const char *const rooms[] = {"yard", "hall", "cellar", "tower"};
    const guard_agent *guard = &guards[chosen];
    for (guard_symbol room = GUARD_YARD; room <= GUARD_TOWER; room++)
        screen_line(screen, guard_here(guard) == room ? STYLE_STRONG : STYLE_PLAIN,
                    "%c %-7s %-5s %s", guard_here(guard) == room ? '@' : ' ',
                    rooms[room - GUARD_YARD], guard_lit(guard, room) ? "lit" : "dark",
                    room == GUARD_YARD
                        ? guard_door_open(guard) ? "the door is open" : "the door is shut"
                    : room == GUARD_CELLAR ? guard_active(guard, GUARD_GENERATOR)
                                                 ? "the generator runs"
                                                 : "the generator stands still"
                    : room == GUARD_TOWER
                        ? guard_active(guard, GUARD_LASER) ? "the laser is on" : "the laser is off"
                        : "");
    screen_line(screen, STYLE_PLAIN, "  The enemy is %s.",
                guard_target_dead(guard) ? "dead" : "alive");
}

static size_t explain(unsigned guard, char *text, size_t size)
{
    return guard_agent_explain(&guards[guard], &planner, text, size);
}

static void send_enemy(unsigned guard)
{
    guard_set_target_dead(&guards[guard], false);
    demo_tell("An enemy comes to the %s.", name_of(&guards[guard].core));
}

/* A thief takes the key and the rounds, and shuts the door behind it. */
static void send_thief(unsigned guard)
{
    guard_set_has_key(&guards[guard], false);
    guard_set_has_ammo(&guards[guard], false);
    guard_set_weapon_loaded(&guards[guard], false);
    guard_set_door_open(&guards[guard], false);
    demo_tell("A thief takes key and rounds of the %s, and shuts the door.",
              name_of(&guards[guard].core));
}

static void give_key(unsigned guard)
{
    guard_set_has_key(&guards[guard], true);
    demo_tell("The %s is given a key.", name_of(&guards[guard].core));
}

static void turn_power_off(unsigned guard)
{
    guard_set_active(&guards[guard], GUARD_GENERATOR, false);
    guard_set_active(&guards[guard], GUARD_LASER, false);
    guard_set_lit(&guards[guard], GUARD_CELLAR, false);
    demo_tell("The power of the %s fails.", name_of(&guards[guard].core));
}

static void turn_fuel(unsigned guard)
{
    (void)guard;
    game.fuel = !game.fuel;
    demo_tell(game.fuel ? "The tanks are full." : "The tanks are empty.");
}

static void turn_weapons(unsigned guard)
{
    (void)guard;
    game.armed = !game.armed;
    for (int i = 0; i < GUARDS; i++)
        guard_set_has_ammo(&guards[i], game.armed);
    demo_tell(game.armed ? "Both have a weapon and a round." : "The weapons are taken away.");
}

static void turn_danger(unsigned guard)
{
    (void)guard;
    game.danger = game.danger == DANGEROUS ? HARMLESS : DANGEROUS;
    demo_tell(game.danger == DANGEROUS ? "The enemies are dangerous." : "They are harmless.");
}

static const struct demo_event events[] = {
    {'e', "enemy", send_enemy},   {'t', "thief", send_thief},
    {'k', "key", give_key},       {'p', "power", turn_power_off},
    {'f', "fuel", turn_fuel},     {'w', "weapons", turn_weapons},
    {'d', "danger", turn_danger}, {0, NULL, NULL}};

static const struct demo demo = {.name = "guard",
                                 .steps = SECOND / TICK,
                                 .agents = GUARDS,
                                 .rows = 6,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    guard_world_init(&world);
    guard_planner_init(&planner);
    guard_agent_init_watchman(&guards[0], &world, 1);
    guard_agent_init_brute(&guards[1], &world, 2);
    guard_planner_trace(&planner, on_event, NULL);
    if (!demo_run(&demo))
        plan_by_hand();
    return 0;
}
