/* SPDX-License-Identifier: MIT */
/*
 * Comparisons in which something is counted, worked out with objects for all parameters: as sums of
 * terms, each with a weight. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_LINEAR_H
#define GOAPGEN_GROUND_LINEAR_H

#include "ground/evaluate.h"

/** constant + the terms, in units of 1 / divisor; the boxes of the terms are from the pool of
 *  making_dnf. */
struct linear {
    int64_t constant, divisor;
    struct sum_term *terms;
    size_t count;
    const char *name; /**< what it is without the constant, in words */
    bool faulty;      /**< it is too large, or none: that is reported, and it is void */
};

/** The left side of a comparison less the right one or, if nothing on the left can change, the other
 *  way round: *turned. */
struct linear linear_difference(struct grounding *grounding, const struct expression *comparison,
                                struct binding *binding, bool *turned);

#endif
