/* SPDX-License-Identifier: MIT */
/*
 * How to come to the coin, by what there is: plans made by hand. On a terminal the thief carries
 * its plans out, and its luck changes by keys.
 */
#include "coin.h"

#include <stdio.h>

#include "../demo.h"
#include "../show_plan.h"
#include "game.h"

bool key_is_there = true;

static coin_world world;
static coin_agent thief;
static coin_planner planner;

static void plan(const char *when, coin_goal goal)
{
    uint16_t steps[COIN_PLAN_STEPS];
    gg_plan plan = {steps, COIN_PLAN_STEPS, 0};
    gg_outcome outcome = coin_agent_plan(&thief, &planner, goal, &plan);
    show_plan(when, &planner.core, &plan, outcome);
}

static void plan_by_hand(void)
{
    plan("There is a key", COIN_GOAL_RICH);
    plan("He wants a key besides", COIN_GOAL_RICH_WITH_KEY);
    key_is_there = false;
    plan("There is no key", COIN_GOAL_RICH);
    coin_set_door_open(&thief, true);
    plan("The door is open", COIN_GOAL_RICH);
    coin_set_has_coin(&thief, true);
    plan("He has the coin", COIN_GOAL_RICH);
}

/* ------------------------------------------------------------ on a terminal */

enum { SECOND = 1000 };

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    demo_tell_event("thief", agent, event);
}

static void step(void)
{
    coin_world_tick(&world, SECOND);
    coin_agent_tick(&thief, &planner, SECOND);
}

static bool is_key_left(void)
{
    return key_is_there && coin_keys_left(&thief) > 0;
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "there is %s key in the world", is_key_left() ? "a" : "no");
}

static void draw(struct screen *screen, unsigned chosen)
{
    char doing[256];
    (void)chosen;
    demo_doing(&thief.core, thief.plan, SECOND, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "%s", doing);
    screen_line(screen, STYLE_PLAIN, "has key: %-3s  door: %-4s  has coin: %s",
                coin_has_key(&thief) ? "yes" : "no", coin_door_open(&thief) ? "open" : "shut",
                coin_has_coin(&thief) ? "yes" : "no");
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return coin_agent_explain(&thief, &planner, text, size);
}

static void turn_key(unsigned chosen)
{
    (void)chosen;
    key_is_there = !is_key_left();
    if (key_is_there && coin_keys_left(&thief) == 0)
        coin_set_keys_left(&thief, 1);
    demo_tell(key_is_there ? "Somebody leaves a key." : "All keys are gone.");
}

static void lose_key(unsigned chosen)
{
    (void)chosen;
    coin_set_has_key(&thief, false);
    demo_tell("The thief loses its key.");
}

static void shut_door(unsigned chosen)
{
    (void)chosen;
    coin_set_door_open(&thief, false);
    demo_tell("The door falls shut.");
}

static void lose_coin(unsigned chosen)
{
    (void)chosen;
    coin_set_has_coin(&thief, false);
    demo_tell("Another thief takes the coin.");
}

static const struct demo_event events[] = {{'k', "keys in the world", turn_key},
                                           {'l', "lose key", lose_key},
                                           {'d', "shut door", shut_door},
                                           {'t', "thief", lose_coin},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "coin",
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
    coin_world_init(&world);
    coin_planner_init(&planner);
    coin_agent_init(&thief, &world, 1);
    coin_planner_trace(&planner, on_event, NULL);
    if (!demo_run(&demo))
        plan_by_hand();
    return 0;
}
