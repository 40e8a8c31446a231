/* SPDX-License-Identifier: MIT */
/* Comparisons in which something is counted, as boxes or as bounds of sums. Inside of grounding
 * only. */
#ifndef GOAPGEN_GROUND_SUM_BOXES_H
#define GOAPGEN_GROUND_SUM_BOXES_H

#include "ground/evaluate.h"

/** Where a comparison holds in which something is counted, or does not if `negated`. */
struct dnf compare_counts(struct grounding *grounding, const struct expression *comparison,
                          struct binding *binding, bool negated);

/** Where `all` holds, or `any` does not: as a count of the objects for which it is otherwise. */
struct dnf compare_quantifier(struct grounding *grounding, const struct expression *quantifier,
                              struct binding *binding);

#endif
