/* SPDX-License-Identifier: MIT */
/*
 * Which facts the tables of a goal look at. Where all that matter fit one table
 * it knows every way; otherwise several tables share the costs of the actions
 * among them, so that what they say may be added up.
 */
#ifndef GOAPGEN_HEURISTIC_PATTERNS_H
#define GOAPGEN_HEURISTIC_PATTERNS_H

#include "heuristic/projection.h"

/** The most tables of a goal. */
enum { TABLE_LIMIT = 64 };

struct collection {
    struct projection *items[TABLE_LIMIT];
    bool ends[TABLE_LIMIT];      /**< the last one of a sum; of the sums the greatest counts */
    uint64_t bases[TABLE_LIMIT]; /**< at the end of a sum: what it is too much by */
    size_t count;
    bool exact; /**< one projection that holds all facts that matter */
};

/** Chooses patterns whose tables have at most so many bytes together, and
 *  measures their projections. The result lives in the pool. */
struct collection patterns_choose(struct pool *pool, struct objective *objective, uint32_t bytes);

#endif
