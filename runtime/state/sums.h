/* SPDX-License-Identifier: MIT */
/*
 * Sums that conditions put bounds to: inside the runtime only, and reached through gg_features.sums
 * alone, so that a program whose conditions count nothing does not contain them. See sums.c and
 * relaxed_sums.c.
 *
 * Rests on gg_tables.h.
 */
#ifndef GG_SUMS_H
#define GG_SUMS_H

#include "gg_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions for what sums come to in a state. */
typedef struct gg_sum_ops {
    /** By how much a sum is above its least. */
    uint32_t (*value)(const GG_ROM gg_domain *domain, uint16_t sum, const uint64_t *state);
    /** Whether a sum lies within bounds, by the row of gg_sets.all that is for them. */
    bool (*holds)(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *row,
                  const uint64_t *state);
    /** Adds the care mask of this to a state's worth of words: the bits that it depends on. */
    void (*add_care_mask)(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *row,
                          uint64_t *bits);
    /** The care mask of a sum, of one word. */
    uint64_t (*care_mask)(const GG_ROM gg_domain *domain, uint16_t sum, uint16_t word);
} gg_sum_ops;

/** What terms come to in a state, modulo 2^32. */
uint32_t gg_sum_of_terms(const GG_ROM gg_domain *domain, const GG_ROM gg_sum_term *terms,
                         uint16_t count, const uint64_t *state);

/** The care mask of terms, of one word: the bits that they read. */
uint64_t gg_terms_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_sum_term *terms,
                            uint16_t count, uint16_t word);

struct gg_search;

/** One of the cheapest ways to bring a sum nearer to its bounds. */
typedef struct gg_sum_way {
    uint64_t cost;
    uint32_t gain;  /**< by how much it comes nearer */
    uint32_t place; /**< the value of a fact that is needed, by its place among those of all facts;
                         UINT32_MAX: all that the box of the term asks for */
    uint16_t term;  /**< of the sum */
} gg_sum_way;

/** A cursor over the ways to bring a sum within its bounds from one side, which are gone in the
 *  order of their cost. */
typedef struct gg_sum_ways {
    gg_sum_way last; /**< the way that was gone last; of no gain: none was */
    uint32_t whole;  /**< by how much the sum was out of its bounds at first */
    uint32_t left;   /**< and still is */
    uint32_t bounds; /**< their number */
    bool up;         /**< whether the sum is to become greater */
} gg_sum_ways;

/** The functions for what it costs to bring sums within their bounds as if nothing were ever
 *  undone, by the relaxed costs of a search. */
typedef struct gg_relaxed_ops {
    uint64_t (*cost)(const struct gg_search *search, uint32_t bounds, bool add);
    /** Begins the ways that make a sum greater, or smaller; and finds the next one. False: there is
     *  none, or none is needed any more. */
    gg_sum_ways (*ways)(const struct gg_search *search, uint32_t bounds, bool up);
    bool (*next_way)(const struct gg_search *search, gg_sum_ways *ways);
} gg_relaxed_ops;

/** A weight multiplied by a count, by additions, as a multiplication takes long on small
 *  processors. */
static inline uint32_t gg_weight_times(uint32_t weight, uint32_t count)
{
    uint32_t product = 0;
    for (; count; count >>= 1, weight += weight)
        if (count & 1)
            product += weight;
    return product;
}

/** The index in gg_sums.bounds of the bounds that a row of gg_sets.all is for. */
static inline uint32_t gg_bounds_number(const GG_ROM gg_set_test *row)
{
    return row->first + ((uint32_t)row->count << 16);
}

/** The bounds of a sum that a row of gg_sets.all is for; NULL if the row is for a set of
 *  symbols. */
static inline const GG_ROM gg_sum_bounds *gg_bounds_of_row(const GG_ROM gg_domain *domain,
                                                           const GG_ROM gg_set_test *row)
{
    return row->fact == GG_OF_SUM ? &domain->features->sums->bounds[gg_bounds_number(row)] : NULL;
}

#ifdef __cplusplus
}
#endif

#endif
