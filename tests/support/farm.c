/* SPDX-License-Identifier: MIT */
/* A farm on a stage: see farm.h. */
#include "support/farm.h"

#include <string.h>

/* Own goals and goals to be given; each action takes a second. */
const char farm[] = "domain: d\n"
                    "limits: {plan: 8, wants: 3}\n"
                    "types: {field: [east, west, moor]}\n"
                    "state:\n"
                    "  ploughed(field): bool\n"
                    "  fed: bool\n"
                    "  rested: bool\n"
                    "  hay: 0..9\n"
                    "  at: [home, field]\n"
                    "actions:\n"
                    "  go(field to): {preconditions: at != to, effects: at = to,\n"
                    "    duration: 1s}\n"
                    "  plough(field f): {preconditions: [at == f, f != moor],\n"
                    "    effects: ploughed(f), duration: 1s}\n"
                    "  feed: {preconditions: hay >= 1, effects: [fed, hay -= 1],\n"
                    "    duration: 1s}\n"
                    "  mow: {effects: hay += 3, duration: 1s}\n"
                    "goals:\n"
                    "  done(field f): {conditions: ploughed(f)}\n"
                    "  animals: {conditions: fed, priority: 5}\n"
                    "  sleep: {conditions: rested}\n"
                    "agents: {a: {goals: [animals]}, b: {goals: [done, sleep]}}\n";

uint16_t goal_number(const struct stage *stage, const char *name)
{
    const struct problem *problem = stage->compiled.tables->problem;
    for (uint16_t i = 0; i < problem->goal_count; i++)
        if (strcmp(problem->goals[i].name, name) == 0)
            return i;
    CU_FAIL_FATAL("there is no such goal");
    return GG_NONE;
}

uint32_t want(struct actor *actor, const char *goal, int32_t priority)
{
    return gg_agent_want(&actor->core, goal_number(actor->stage, goal), priority);
}

void expect_status(const struct actor *actor, uint32_t id, gg_want_status status)
{
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor->core, id), status);
}

void pass(struct stage *stage, struct actor *actor, int seconds)
{
    for (int i = 0; i < 10 * seconds; i++)
        stage_tick(stage, actor, 100);
}

/* On the farm, its own goal holds already. */
void on_the_farm(struct stage *stage, struct actor *actor)
{
    stage_with(stage, actor, farm);
    set_fact(actor, "fed", 1);
    stage_tick(stage, actor, 1);
    forget_log(stage);
}

void build(struct built *built)
{
    built->builder.flags = built->flags;
    built->builder.ranges = built->ranges;
    built->builder.flag_capacity = built->builder.range_capacity = 2;
    gg_condition_begin(&built->builder);
}

void ask(const struct actor *actor, struct built *built, const char *fact, uint32_t low,
         uint32_t high)
{
    uint16_t number = fact_number(actor->stage->compiled.tables, fact);
    CU_ASSERT(gg_condition_ask(&actor->stage->domain, &built->builder, number, low, high));
}
