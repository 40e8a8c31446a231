/* SPDX-License-Identifier: MIT */
/*
 * Numbers that are worked out of facts: the priorities of goals, and the scores and weights of
 * methods. Part of the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_ops.h.
 */
#ifndef GG_EXPRESSIONS_H
#define GG_EXPRESSIONS_H

#include "gg_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A weight times the values of facts, in gg_read's terms. */
typedef struct gg_product {
    const GG_ROM uint16_t *facts; /**< one stands there twice for its square */
    int32_t weight;
    uint16_t count;
} gg_product;

/** A number that is worked out of facts: the sum of a constant and products. What is on the way to
 *  the sum may be beyond 32 bits; it is worked out modulo 2^32, as the sum itself never is. */
typedef struct gg_amount {
    const GG_ROM gg_product *products;
    int32_t constant;
    uint16_t count;
} gg_amount;

struct gg_domain; /* in gg_tables.h */

/** What works amounts out: expressions.c. */
typedef struct gg_expression_ops {
    /** The number of a list that a state comes to; `otherwise` if no amount tells it. */
    int32_t (*value)(const GG_ROM struct gg_domain *domain,
                     const GG_ROM gg_amount *const GG_ROM *list, uint16_t index,
                     const uint64_t *state, int32_t otherwise);
} gg_expression_ops;

/** The numbers of a domain that amounts tell: priorities, scores, weights and durations. Each list
 *  is NULL, or has NULL, where none does. */
typedef struct gg_expressions {
    const GG_ROM struct gg_expression_ops *ops;                 /**< gg_evaluating */
    const GG_ROM gg_amount *const GG_ROM *priorities;           /**< by goal */
    const GG_ROM gg_amount *const GG_ROM *const GG_ROM *scores; /**< by task, then method */
    const GG_ROM gg_amount *const GG_ROM *const GG_ROM
        *weights; /**< by task, then gg_method_instances; 0 to 65535 */
    const GG_ROM gg_amount *const GG_ROM *durations; /**< by action: milliseconds, as uint32_t */
} gg_expressions;

#ifdef __cplusplus
}
#endif

#endif
