/* SPDX-License-Identifier: MIT */
/*
 * Goals of best effort: the one bound of a number in their conditions, which may be reached in part,
 * and the rest of these. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_BEST_EFFORT_H
#define GOAPGEN_GROUND_BEST_EFFORT_H

#include "ground/grounding.h"

/** Takes the conditions of a goal of best effort apart: goal.bound, and goal.rest. False: there is not
 *  one bound, which is reported. */
bool find_bound_of_goal(struct grounding *grounding, struct goal *goal);

/** In what the ground goal under a binding may be reached in part; NULL: its bound is faulty, which is
 *  reported. */
const struct ground_effort *ground_effort_of(struct grounding *grounding, const struct goal *goal,
                                             struct binding *binding);

#endif
