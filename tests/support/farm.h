/* SPDX-License-Identifier: MIT */
/* A farm on a stage, for the suites of wants: goals that are an agent's own and goals to be given,
 * and conditions that are made at run time. */
#ifndef TESTS_FARM_H
#define TESTS_FARM_H

#include "support/stage.h"

/** The domain. Each action takes a second; moor cannot be ploughed. */
extern const char farm[];

/** The number of a ground goal by its name; and wanting one by it. */
uint16_t goal_number(const struct stage *stage, const char *name);
uint32_t want(struct actor *actor, const char *goal, int32_t priority);

/** Asserts how it goes with a want. */
void expect_status(const struct actor *actor, uint32_t id, gg_want_status status);

/** Lets seconds pass in tenths. */
void pass(struct stage *stage, struct actor *actor, int seconds);

/** A stage with an actor of the first type, whose own goal holds already. */
void on_the_farm(struct stage *stage, struct actor *actor);

/** A condition with room for its tests. */
struct built {
    gg_condition_builder builder;
    gg_flag_test flags[2];
    gg_range_test ranges[2];
};

/** Begins a condition, and asks for values of a fact by its name. */
void build(struct built *built);
void ask(const struct actor *actor, struct built *built, const char *fact, uint32_t low,
         uint32_t high);

#endif
