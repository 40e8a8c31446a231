/* SPDX-License-Identifier: MIT */
/*
 * What a sum asks for, as entries like those of the constraints of a box: of each term that it is
 * moved by, that it becomes what brings the sum nearer to its bounds.
 */
#ifndef GOAPGEN_ANALYSIS_SERVING_SUMS_H
#define GOAPGEN_ANALYSIS_SERVING_SUMS_H

#include "analysis/serving_entries.h"

/** What sums ask for, each worked out when it is first asked. */
struct sum_wishes;

/** Nothing worked out yet; from the pool, as all that follows. */
struct sum_wishes *sum_wishes_new(struct pool *pool, const struct problem *problem);

/** What makes a sum greater or, if not `up`, smaller: entries without a part. */
const struct entry *sum_wishes_of(struct sum_wishes *wishes, const struct sum *sum, bool up,
                                  size_t *count);

#endif
