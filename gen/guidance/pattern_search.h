/* SPDX-License-Identifier: MIT */
/*
 * Grows patterns, one after the other, that share the costs of the actions. Inside of the
 * choice of patterns only.
 */
#ifndef GOAPGEN_GUIDANCE_PATTERN_SEARCH_H
#define GOAPGEN_GUIDANCE_PATTERN_SEARCH_H

#include "guidance/patterns.h"
#include "guidance/potentials.h"
#include "guidance/samples.h"

/** What an estimate counts that proves that a state has no way to the goal. */
#define HOPELESS ((uint64_t)64 << 16)

/** What patterns of a goal are grown with. */
struct choosing {
    struct pool *pool;    /* what stays */
    struct pool *scratch; /* what is tried */
    struct objective *objective;
    const struct samples *samples;
    const struct potentials *potentials; /* of the ingredients, in the collection that is made */
    uint64_t *costs;                     /* what earlier patterns have left of them */
    uint64_t work;                       /* that trials of one size may still take */
    uint32_t bytes;                      /* that are still free */
    uint32_t most;                       /* states of one pattern */
    size_t *parents;                     /* by ground fact: the next one on the way to the goal */
    uint32_t *failing;                   /* scratch, by ground fact */
    uint32_t *values;                    /* the same */
    bool *marks;                         /* the same */
    uint64_t *gains;                     /* by ground fact: of the chain from it */
    bool *in_vain;                       /* by ground fact: the chain from it led to nothing */
    size_t actions;                      /* ground actions */
};

/** Makes the scratch memory, and finds for each fact the chain to the goal. */
void pattern_search_prepare(struct choosing *choosing);

/** Gives the actions and ingredients their whole costs and potentials again. */
void pattern_search_reset(struct choosing *choosing);

/** Takes a pattern into a collection, if there is room: it uses up what it needs
 *  of the costs, and the potentials of its ingredients. */
bool pattern_search_take(struct choosing *choosing, struct collection *collection,
                         const struct pattern *pattern);

/** Grows patterns of at most so many states each, as long as they add something
 *  and there is room for their tables. */
struct collection pattern_search_gather(struct choosing *choosing, uint32_t bytes, uint32_t most);

#endif
