/* SPDX-License-Identifier: MIT */
/*
 * Goals of best effort, which may be reached in part: what the tables tell of them. Part of the table
 * format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h.
 */
#ifndef GG_BEST_EFFORTS_H
#define GG_BEST_EFFORTS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_level_ops; /* in state/levels.h */

/** A goal of best effort: a sum that is to be as great as can be, up to what suffices, in a state in
 *  which the rest of the goal's condition holds. */
typedef struct gg_best_effort {
    const GG_ROM gg_sum_term *terms;
    gg_condition rest;
    int32_t least;    /**< what the sum is at the least */
    uint32_t enough;  /**< by how much above that it suffices: then the goal holds */
    uint16_t count;   /**< of terms */
    uint8_t decimals; /**< the sum is in units of 1 / 10^decimals */
} gg_best_effort;

/** The goals of best effort. An agent remembers by how much the state that its plan leads to falls
 *  short, in 32 bits. */
typedef struct gg_best_efforts {
    const GG_ROM struct gg_level_ops *ops;               /**< gg_leveling */
    const GG_ROM gg_best_effort *const GG_ROM *of_goals; /**< by ground goal; NULL: it is none */
    uint32_t agent_shortfall;                            /**< where these bits lie in an agent */
} gg_best_efforts;

#ifdef __cplusplus
}
#endif

#endif
