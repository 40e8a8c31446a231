/* SPDX-License-Identifier: MIT */
/*
 * How far conditions are from holding in a state: which of several boxes, or of several methods that
 * facts as arguments make of one, is told of when none can be done.
 */
#ifndef GOAPGEN_PLAN_EXPLAIN_FIT_H
#define GOAPGEN_PLAN_EXPLAIN_FIT_H

#include "cli/planner.h"

/** The value of a ground fact in a state, and what a sum comes to. */
uint32_t value_of_variable(const struct planning *planning, const uint64_t *state, size_t variable);
int64_t value_of_sum(const struct planning *planning, const struct sum *sum, const uint64_t *state);

/** Whether a constraint holds in a state. */
bool constraint_holds(const struct planning *planning, const struct constraint *constraint,
                      const uint64_t *state);
/** Whether the bounds of a sum hold in a state. */
bool bounds_hold(const struct planning *planning, const struct sum_bounds *bounds,
                 const uint64_t *state);

/** The box of which least fails, and of such that whose numbers are nearest; NULL if a box holds. */
const struct box *nearest_box(const struct planning *planning, const struct dnf *dnf,
                              const uint64_t *state);

/** Of the methods of a task from `from` to `end` the one whose conditions fit the state best. */
size_t nearest_method(const struct planning *planning, const struct ground_task *task, size_t from,
                      size_t end, const uint64_t *state);

#endif
