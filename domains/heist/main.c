/* SPDX-License-Identifier: MIT */
/*
 * Ways into a house: plans made by hand, and then a thief and a ninja carry theirs out in one house. On a
 * terminal they go on for as long as there is something to be taken, and keys shut ways before them, and
 * under them.
 */
#include "heist.h"

#include <stdio.h>

#include "../demo.h"
#include "../show_plan.h"

enum { THIEF, NINJA, AGENTS, SECOND = 1000, TICK = 250 };

static heist_world world;
static heist_agent agents[AGENTS];
static heist_planner planner;

static const char *name_of(const gg_agent *agent)
{
    return heist_domain.names->agent_types[agent->agent_type];
}

/* ------------------------------------------------------------ by hand */

static void plan(const char *when, heist_agent *agent, heist_goal goal)
{
    uint16_t steps[HEIST_PLAN_STEPS];
    gg_plan made = {steps, HEIST_PLAN_STEPS, 0};
    gg_outcome outcome = heist_agent_plan(agent, &planner, goal, &made);
    show_plan(when, &planner.core, &made, outcome);
}

static void plan_by_hand(void)
{
    plan("For the bust", &agents[THIEF], HEIST_GOAL_HAVE_BUST);
    heist_world_set_keypad_works(&world, false);
    plan("Without the keypad", &agents[THIEF], HEIST_GOAL_HAVE_BUST);
    heist_world_set_hatch_open(&world, true);
    heist_world_set_powered(&world, true);
    plan("Open and lit", &agents[THIEF], HEIST_GOAL_HAVE_BUST);
    plan("For the painting", &agents[THIEF], HEIST_GOAL_HAVE_PAINTING);
    plan("A ninja", &agents[NINJA], HEIST_GOAL_HAVE_PAINTING);
}

/* ------------------------------------------------------------ in time */

static void begin(void)
{
    heist_world_init(&world);
    heist_agent_init_thief(&agents[THIEF], &world, 1);
    heist_agent_init_ninja(&agents[NINJA], &world, 2);
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    demo_tell_event(name_of(agent), agent, event);
}

static void step(void)
{
    heist_world_tick(&world, TICK);
    for (int i = 0; i < AGENTS; i++)
        heist_agent_tick(&agents[i], &planner, TICK);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%s, the keypad %s", heist_powered(&agents[THIEF]) ? "power" : "no power",
             heist_keypad_works(&agents[THIEF]) ? "works" : "is dead");
}

static void describe(unsigned number, char *text, size_t size)
{
    const heist_agent *agent = &agents[number];
    char doing[256];
    demo_doing(&agent->core, agent->plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%-6s %s%s", name_of(&agent->core), doing,
             heist_dirty(agent) ? "; it is black with coal" : "");
}

/* What is in a room, and what is told of its doors. */
static const char *what_is_at(heist_symbol room)
{
    const heist_agent *any = &agents[THIEF];
    switch (room) {
    case HEIST_SHED:
        return heist_powered(any) ? "the generator runs" : "the generator stands still";
    case HEIST_LOBBY:
        return heist_hatch_open(any) ? "the hatch is open" : "the hatch is shut";
    case HEIST_CELLAR:
        return heist_lies(any, HEIST_BUST) == HEIST_CELLAR ? "the bust" : "";
    case HEIST_GALLERY:
        return heist_laser(any) ? "behind a laser" : "the laser is off";
    case HEIST_ATTIC:
        return "the window";
    case HEIST_STRONGROOM:
        return heist_vault_open(any) ? "the vault is open" : "the vault is shut";
    default:
        return "";
    }
}

static void draw(struct screen *screen, unsigned chosen)
{
    static const struct {
        heist_symbol room;
        const char *name;
    } rooms[] = {{HEIST_YARD, "yard"},
                 {HEIST_SHED, "shed"},
                 {HEIST_LOBBY, "lobby"},
                 {HEIST_CELLAR, "cellar"},
                 {HEIST_ATTIC, "attic"},
                 {HEIST_GALLERY, "gallery"},
                 {HEIST_STRONGROOM, "strongroom"}};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        screen_line(screen,
                    heist_here(&agents[chosen]) == rooms[i].room ? STYLE_STRONG : STYLE_PLAIN,
                    "%c%c %-10s %s", heist_here(&agents[THIEF]) == rooms[i].room ? 't' : ' ',
                    heist_here(&agents[NINJA]) == rooms[i].room ? 'n' : ' ', rooms[i].name,
                    what_is_at(rooms[i].room));
}

static size_t explain(unsigned agent, char *text, size_t size)
{
    return heist_agent_explain(&agents[agent], &planner, text, size);
}

/* ------------------------------------------------------------ what happens */

static void bring_back(unsigned agent)
{
    (void)agent;
    heist_world_set_lies(&world, HEIST_BUST, HEIST_CELLAR);
    heist_world_set_lies(&world, HEIST_PAINTING, HEIST_GALLERY);
    heist_world_set_lies(&world, HEIST_CROWN, HEIST_STRONGROOM);
    demo_tell("All that was taken is back.");
}

static void turn_hatch(unsigned agent)
{
    heist_world_set_hatch_open(&world, !heist_hatch_open(&agents[agent]));
    demo_tell(heist_hatch_open(&agents[agent]) ? "The hatch is opened." : "The hatch falls shut.");
}

static void turn_power(unsigned agent)
{
    heist_world_set_powered(&world, !heist_powered(&agents[agent]));
    demo_tell(heist_powered(&agents[agent]) ? "The generator is started." : "The power fails.");
}

static void turn_keypad(unsigned agent)
{
    heist_world_set_keypad_works(&world, !heist_keypad_works(&agents[agent]));
    demo_tell(heist_keypad_works(&agents[agent]) ? "The keypad works again."
                                                 : "The keypad is dead.");
}

static void turn_laser(unsigned agent)
{
    heist_world_set_laser(&world, !heist_laser(&agents[agent]));
    demo_tell(heist_laser(&agents[agent]) ? "The laser is on." : "The laser goes off.");
}

static void make_steps(unsigned agent)
{
    heist_set_steps_heard(&agents[agent], true);
    demo_tell("The %s hears steps.", name_of(&agents[agent].core));
}

static const struct demo_event events[] = {{'h', "hatch", turn_hatch},
                                           {'p', "power", turn_power},
                                           {'k', "keypad", turn_keypad},
                                           {'l', "laser", turn_laser},
                                           {'s', "steps", make_steps},
                                           {'b', "bring back", bring_back},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "heist",
                                 .steps = SECOND / TICK,
                                 .agents = AGENTS,
                                 .rows = 8,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    heist_planner_init(&planner);
    begin();
    if (terminal_is_there()) {
        heist_planner_trace(&planner, on_event, NULL);
        return demo_run(&demo) ? 0 : 1;
    }
    plan_by_hand();
    begin();
    heist_planner_trace(&planner, on_event, NULL);
    for (int i = 0; i < 35 * SECOND / TICK; i++)
        step();
    return 0;
}
