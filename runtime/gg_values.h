/* SPDX-License-Identifier: MIT */
/*
 * Goals that are weighed by what their plans cost: what the tables tell of them. Part of the table format:
 * a game includes gg.h, which includes this.
 *
 * Rests on gg_expressions.h.
 */
#ifndef GG_VALUES_H
#define GG_VALUES_H

#include "gg_expressions.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_value_ops; /* in state/features.h */

/** The values of goals. An agent remembers in 32-bit words whether it is in the middle of a choice,
 *  what it left out of plans, and by ground goal what a plan was found to cost. */
typedef struct gg_values {
    const GG_ROM struct gg_value_ops *ops; /**< gg_valuing */
    const GG_ROM int32_t *of_goals;        /**< by ground goal, if it is not computed */
    const GG_ROM uint64_t *valued;         /**< a bit for each ground goal that has one */
    const GG_ROM uint64_t
        *called; /**< a bit for each whose value gg_valuing_calls.value tells; NULL:
                                        none */
    const GG_ROM struct gg_expression_ops *evaluating; /**< gg_evaluating; NULL: none is computed */
    const GG_ROM gg_amount *const GG_ROM *computed;    /**< by ground goal; NULL, or has NULL, where
                                                            no amount tells it */
    uint32_t agent_costs;                              /**< where these words lie in an agent */
} gg_values;

#ifdef __cplusplus
}
#endif

#endif
