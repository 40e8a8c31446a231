/* SPDX-License-Identifier: MIT */
/*
 * A house takes the wood that he wants to keep: plans made by hand. On a terminal the builder
 * carries its plans out, and what it has is taken from it by keys.
 */
#include "house.h"

#include <stdio.h>

#include "../demo.h"
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

static void plan_by_hand(void)
{
    plan("He has wood");
    house_set_has_wood(&builder, false);
    plan("He has none");
    house_set_house_built(&builder, true);
    plan("The house stands");
}

/* ------------------------------------------------------------ on a terminal */

enum { SECOND = 1000 };

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    demo_tell_event("builder", agent, event);
}

static void step(void)
{
    house_world_tick(&world, SECOND);
    house_agent_tick(&builder, &planner, SECOND);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%s", house_house_built(&builder) ? "the house stands" : "no house");
}

static void draw(struct screen *screen, unsigned chosen)
{
    static const char *const pictures[2][4] = {
        {"", "", "", "  .  .    .   ."}, {"     /\\", "    /  \\", "    |[]|", "  __|__|______"}};
    char doing[256];
    (void)chosen;
    demo_doing(&builder.core, builder.plan, SECOND, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "%s", doing);
    for (int i = 0; i < 4; i++)
        screen_line(screen, STYLE_PLAIN, "%s%s", pictures[house_house_built(&builder)][i],
                    i == 3 && house_has_wood(&builder) ? "  ===== wood" : "");
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return house_agent_explain(&builder, &planner, text, size);
}

static void turn_wood(unsigned chosen)
{
    (void)chosen;
    house_set_has_wood(&builder, !house_has_wood(&builder));
    demo_tell(house_has_wood(&builder) ? "Somebody brings wood." : "The wood is stolen.");
}

static void burn(unsigned chosen)
{
    (void)chosen;
    house_set_house_built(&builder, false);
    demo_tell("The house burns down.");
}

static const struct demo_event events[] = {
    {'w', "wood", turn_wood}, {'f', "fire", burn}, {0, NULL, NULL}};

static const struct demo demo = {.name = "house",
                                 .steps = 1,
                                 .agents = 1,
                                 .rows = 6,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    house_world_init(&world);
    house_planner_init(&planner);
    house_agent_init(&builder, &world, 1);
    house_planner_trace(&planner, on_event, NULL);
    if (!demo_run(&demo))
        plan_by_hand();
    return 0;
}
