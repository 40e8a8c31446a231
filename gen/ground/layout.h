/* SPDX-License-Identifier: MIT */
/*
 * Where each ground fact lies in a state: flags in words of their own, then numbers and
 * facts of many symbols. Each fact, in the order of the YAML, takes the first place with
 * room for it.
 */
#ifndef GOAPGEN_GROUND_LAYOUT_H
#define GOAPGEN_GROUND_LAYOUT_H

#include "ground/ground.h"

/** Where each ground fact lies in the words of a state. */
struct layout {
    gg_fact *facts;    /**< by fact number */
    size_t *variables; /**< by fact number: the ground fact */
    size_t *numbers;   /**< by ground fact: its fact number; SIZE_MAX: a constant */
    size_t fact_count;
    size_t flag_words, word_count;
    size_t
        stray_bit; /**< if walks have costs and are measured by positions or roads: a bit that no fact
                                  has, counted over all words */
    uint64_t *guards, *tops; /**< by word */
    uint16_t *fact_at;       /**< by bit of a state: its fact, or GG_NONE */
    uint32_t value_count;    /**< that a search tells apart */
};

/** The mask of a fact: the bits that it has in its word of a state. */
static inline uint64_t mask_of_fact(const gg_fact *fact)
{
    uint64_t ones = fact->width == 64 ? UINT64_MAX : ((uint64_t)1 << fact->width) - 1;
    return ones << fact->shift;
}

/** Works out where the facts of a problem that can change lie in a state; its arrays are from the
 *  pool. */
struct layout layout_of(struct pool *pool, const struct problem *problem);

#endif
