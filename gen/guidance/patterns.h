/* SPDX-License-Identifier: MIT */
/*
 * Chooses the facts that the tables of a goal look at. If all that matter fit one table,
 * the plan can be read from it; otherwise several tables share the costs of the actions,
 * so that their estimates may be added up.
 */
#ifndef GOAPGEN_GUIDANCE_PATTERNS_H
#define GOAPGEN_GUIDANCE_PATTERNS_H

#include "guidance/projection.h"

/** The most tables of a goal. */
enum { TABLE_LIMIT = 64 };

/** The projections whose tables a goal gets, as sums, of which the greatest counts. */
struct projection_collection {
    struct projection *items[TABLE_LIMIT];
    bool ends[TABLE_LIMIT];      /**< the last one of a sum; of the sums the greatest counts */
    uint64_t bases[TABLE_LIMIT]; /**< at the end of a sum: by how much it is too great */
    size_t count;
    bool exact; /**< one projection that holds all facts that matter */
};

/** Chooses patterns for an objective, whose tables have at most so many bytes together, and makes
 *  their projections. The result lives in the pool. */
struct projection_collection patterns_choose(struct pool *pool, struct objective *objective,
                                             uint32_t bytes);

#endif
