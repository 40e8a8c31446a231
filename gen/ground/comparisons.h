/* SPDX-License-Identifier: MIT */
/*
 * Comparisons in which something is worked out or counted, as boxes of the facts in them or as
 * bounds of sums. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_COMPARISONS_H
#define GOAPGEN_GROUND_COMPARISONS_H

#include "ground/grounding.h"

/** The amount of the left side of a comparison less that of the right side, in the pool of
 *  making_dnf; void, with an error, if it is too large. */
struct amount difference_of_sides(struct grounding *grounding, const struct expression *comparison,
                                  const struct binding *binding);

/** The condition, as a DNF, that a comparison of amounts holds, in which something may be counted,
 *  or that it does not if `negated`. */
struct dnf dnf_of_amount_comparison(struct grounding *grounding,
                                    const struct expression *comparison, struct binding *binding,
                                    bool negated);

/** The condition, as a DNF, that an `all` holds, or that an `any` does not: as a count of the
 *  objects for which it is otherwise. */
struct dnf dnf_of_quantifier_by_count(struct grounding *grounding,
                                      const struct expression *quantifier, struct binding *binding);

/** What a comparison by <, <=, > or >= bounds, turned so that it is to be as great as can be: it holds
 *  where that is *enough, in its units, or more. It is not one of the problem's sums. NULL: it is too
 *  large, which is reported. */
const struct sum *sum_of_bound(struct grounding *grounding, const struct expression *comparison,
                               struct binding *binding, int64_t *enough);

#endif
