/* SPDX-License-Identifier: MIT */
/* Comparisons of amounts, as boxes of the facts in them. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_AMOUNT_BOXES_H
#define GOAPGEN_GROUND_AMOUNT_BOXES_H

#include "ground/evaluate.h"

/** The left side of a comparison of amounts less the right one, in the pool of making_dnf; void,
 *  with an error, if it is too large. */
struct amount difference_of(struct grounding *grounding, const struct expression *comparison,
                            const struct binding *binding);

/** Whether a comparison of amounts adds up values of facts, which would be too many boxes, so that it
 *  is one of a sum instead. */
bool amounts_are_sum(struct grounding *grounding, const struct expression *comparison,
                     const struct binding *binding);

/** Where a comparison of amounts holds, or does not if `negated`. */
struct dnf compare_amounts(struct grounding *grounding, const struct expression *expression,
                           const struct binding *binding, bool negated);

#endif
