/* SPDX-License-Identifier: MIT */
/* How to come to the coin, by what there is: plans made by hand. */
#include "coin.h"

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

int main(void)
{
    coin_world_init(&world);
    coin_planner_init(&planner);
    coin_agent_init(&thief, &world, 1);
    plan("There is a key", COIN_GOAL_RICH);
    plan("He wants a key besides", COIN_GOAL_RICH_WITH_KEY);
    key_is_there = false;
    plan("There is no key", COIN_GOAL_RICH);
    coin_set_door_open(&thief, true);
    plan("The door is open", COIN_GOAL_RICH);
    coin_set_has_coin(&thief, true);
    plan("He has the coin", COIN_GOAL_RICH);
    return 0;
}
