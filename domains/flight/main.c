/* SPDX-License-Identifier: MIT */
/* To walk or to fly: plans made by hand. */
#include "flight.h"

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

int main(void)
{
    flight_world_init(&world);
    flight_planner_init(&planner);
    flight_agent_init(&hero, &world, 1);
    plan("To be near", FLIGHT_GOAL_BE_NEAR);
    plan("To know the target as well", FLIGHT_GOAL_NEAR_WITH_TARGET);
    flight_set_target_found(&hero, true);
    plan("The target is known", FLIGHT_GOAL_BE_NEAR);
    flight_set_target_found(&hero, false);
    flight_set_has_legs(&hero, false);
    plan("He has no legs", FLIGHT_GOAL_BE_NEAR);
    return 0;
}
