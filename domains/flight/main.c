/* SPDX-License-Identifier: MIT */
/*
 * To walk or to fly: plans made by hand. On a terminal the hero carries its plans out, and the
 * target moves away by a key.
 */
#include "flight.h"

#include <stdio.h>

#include "../demo.h"
#include "../show_plan.h"

static flight_world world;
static flight_agent hero;
static flight_planner planner;

static void plan(const char *when, flight_goal goal)
{
    uint16_t steps[FLIGHT_PLAN_STEPS];
    gg_plan plan = {steps, FLIGHT_PLAN_STEPS, 0};
    gg_outcome outcome = flight_agent_plan(&hero, &planner, goal, &plan);
    show_plan(when, &planner.core, &plan, outcome);
}

static void plan_by_hand(void)
{
    plan("To be near", FLIGHT_GOAL_BE_NEAR);
    plan("To know the target as well", FLIGHT_GOAL_NEAR_WITH_TARGET);
    flight_set_target_found(&hero, true);
    plan("The target is known", FLIGHT_GOAL_BE_NEAR);
    flight_set_target_found(&hero, false);
    flight_set_has_legs(&hero, false);
    plan("He has no legs", FLIGHT_GOAL_BE_NEAR);
}

/* ------------------------------------------------------------ on a terminal */

enum { SECOND = 1000 };

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    demo_tell_event("hero", agent, event);
}

static void step(void)
{
    flight_world_tick(&world, SECOND);
    flight_agent_tick(&hero, &planner, SECOND);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "the hero is %s", flight_near(&hero) ? "near the target" : "far away");
}

static void draw(struct screen *screen, unsigned chosen)
{
    char doing[256];
    (void)chosen;
    demo_doing(&hero.core, hero.plan, SECOND, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "%s", doing);
    screen_line(screen, STYLE_PLAIN, "%s%s   target: %s",
                flight_can_fly(&hero)   ? "flies"
                : flight_walking(&hero) ? "walks"
                                        : "stands",
                flight_has_legs(&hero) ? "" : ", without legs",
                flight_target_found(&hero) ? "known" : "unknown");
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return flight_agent_explain(&hero, &planner, text, size);
}

static void turn_legs(unsigned chosen)
{
    (void)chosen;
    flight_set_has_legs(&hero, !flight_has_legs(&hero));
    demo_tell(flight_has_legs(&hero) ? "The hero has legs again." : "The hero has no legs.");
}

static void move_target(unsigned chosen)
{
    (void)chosen;
    flight_set_near(&hero, false);
    flight_set_target_found(&hero, false);
    demo_tell("The target moves away and hides.");
}

static void stop(unsigned chosen)
{
    (void)chosen;
    flight_set_walking(&hero, false);
    flight_set_can_fly(&hero, false);
    demo_tell("The hero stands still.");
}

static const struct demo_event events[] = {{'t', "target moves", move_target},
                                           {'l', "legs", turn_legs},
                                           {'s', "stop", stop},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "flight",
                                 .steps = 1,
                                 .agents = 1,
                                 .rows = 3,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    flight_world_init(&world);
    flight_planner_init(&planner);
    flight_agent_init(&hero, &world, 1);
    flight_planner_trace(&planner, on_event, NULL);
    if (!demo_run(&demo))
        plan_by_hand();
    return 0;
}
