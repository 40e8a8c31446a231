/* SPDX-License-Identifier: MIT */
/* How far goals of best effort are reached, in words. */
#ifndef GOAPGEN_CLI_EFFORTS_H
#define GOAPGEN_CLI_EFFORTS_H

#include "cli/planner.h"

/** By how much a state falls short of a ground goal of best effort: "1"; "0": it holds. NULL: it is no
 *  such goal, or the rest of it does not hold. */
const char *words_of_shortfall(const struct planning *planning, uint16_t goal,
                               const uint64_t *state);

/** The state that the plan leads to from the start; from the pool. */
const uint64_t *state_after_plan(const struct planning *planning);

/** What a goal of best effort bounds: "planks >= 4"; NULL: it is no such goal. */
const char *bound_of_goal(const struct planning *planning, uint16_t goal);

#endif
