/* SPDX-License-Identifier: MIT */
/* A house takes the wood that he wants to keep: plans made by hand. */
#include "house.h"

#include "../show_plan.h"

static house_world world;
static house_agent builder;
static house_planner planner;

static void plan(const char *when)
{
    uint16_t steps[HOUSE_PLAN_STEPS];
    gg_plan plan = {steps, HOUSE_PLAN_STEPS, 0};
    gg_outcome outcome = house_agent_plan(&builder, &planner, HOUSE_GOAL_SETTLED, &plan);
    show_plan(when, &planner.core, &plan, outcome);
}

int main(void)
{
    house_world_init(&world);
    house_planner_init(&planner);
    house_agent_init(&builder, &world, 1);
    plan("He has wood");
    house_set_has_wood(&builder, false);
    plan("He has none");
    house_set_house_built(&builder, true);
    plan("The house stands");
    return 0;
}
