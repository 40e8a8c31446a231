/* SPDX-License-Identifier: MIT */
/* What changes ground facts and what asks for them, listed by ground fact: what serving.c compares
 * with each other. */
#ifndef GOAPGEN_ANALYSIS_SERVING_ENTRIES_H
#define GOAPGEN_ANALYSIS_SERVING_ENTRIES_H

#include "analysis/serving.h"

/** A change of a ground fact under a box of the condition that it takes place under; or, without a
 *  change, what a box of a condition asks for. */
struct entry {
    size_t part;
    const struct change *change; /**< NULL: asked for */
    const struct dnf *condition; /**< that the box is one of */
    const struct box *box;
    struct constraint constraint; /**< of the fact, in the box */
    int toward;                   /**< 1, -1: a sum asks for a greater or smaller number; or 0 */
    size_t order;                 /**< in which those of one fact were gathered */
};

/** Entries by ground fact: those of the n-th from first[n] to first[n + 1], by part. */
struct entries {
    struct entry *items;
    size_t *first;
};

/** Lists all changes and all that is asked for of what is left by the scope; from the pool. */
void serving_gather(struct pool *pool, const struct problem *problem,
                    const struct part_numbers *numbers, const struct serving_scope *scope,
                    struct entries *changes, struct entries *wishes);

#endif
