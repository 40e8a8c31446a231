/* SPDX-License-Identifier: MIT */
/* The values of conditions for a choice of objects. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_EVALUATE_H
#define GOAPGEN_GROUND_EVALUATE_H

#include "ground/grounding.h"

/** A condition as a DNF under a binding, or its negation. The result is in the pool of
 *  making_dnf. */
struct dnf dnf_of_condition(struct grounding *grounding, const struct expression *expression,
                            struct binding *binding, bool negated);

/** Whether a comparison holds, or does not where `negated`, that constants and parameters alone
 *  settle. */
bool is_satisfied(struct grounding *grounding, const struct expression *leaf,
                  struct binding *binding, bool negated);

/** The first `count` of some conditions, which must all hold, as one DNF under a complete binding.
 *  The result is in the pool of making_dnf, which the caller clears, and void where that is
 *  exhausted. */
struct dnf dnf_of_first_conditions(struct grounding *grounding,
                                   const struct expressions *conditions, size_t count,
                                   struct binding *binding);

/** Some conditions, which must all hold, as one DNF under a complete binding, kept in the pool of
 *  the grounding. Reports those that are too complicated. */
struct dnf dnf_of_conditions(struct grounding *grounding, const struct expressions *conditions,
                             struct binding *binding);

#endif
