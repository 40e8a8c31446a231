/* SPDX-License-Identifier: MIT */
/*
 * How agents hold on to goals and to methods, and when they reconsider their plans: what the tables tell of
 * it. Part of the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h.
 */
#ifndef GG_COMMITMENTS_H
#define GG_COMMITMENTS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_commitment_ops; /* in state/features.h */

/** When the plan for a goal is made anew, as there may be a cheaper one by then. */
typedef struct gg_reconsideration {
    uint32_t every;  /**< milliseconds after the last planning; 0: it is not */
    uint32_t margin; /**< by how much more than this the new plan must be cheaper */
} gg_reconsideration;

/** The goals with `inertia`, and those that are `latched`. An agent remembers in 32-bit words which of
 *  the first it holds on to, as its number + 1 or 0, and behind that has a bit for each goal: whether it
 *  was chosen and is not over. If plans are reconsidered, the last word has the milliseconds until
 *  then. */
typedef struct gg_commitments {
    const GG_ROM struct gg_commitment_ops
        *ops;                       /**< gg_committing or gg_committing_and_reconsidering */
    const GG_ROM uint32_t *inertia; /**< by ground goal: what comes on top of its priority while it
                                         is pursued; NULL: nothing does */
    const GG_ROM uint64_t *latched; /**< a bit for each ground goal; NULL: none is latched */
    const GG_ROM gg_reconsideration *of_goals; /**< by ground goal; NULL: no goal says so itself */
    const GG_ROM gg_reconsideration *of_types; /**< by agent type, of goals that do not; NULL: none
                                                    of any */
    uint32_t agent_commitment;                 /**< where these words lie in an agent */
} gg_commitments;

/* ------------------------------------------------------------------------- methods */

/** How an agent holds on to a ground method while it carries it out. */
typedef struct gg_method_hold {
    int32_t priority; /**< of a method of `select: priority`; 0 beside a score */
    int32_t inertia;  /**< on top of its priority or score while it is carried out; below 0: nothing
                           takes its place */
    uint16_t alike;   /**< the first method of the task that is the same but for what facts tell */
} gg_method_hold;

struct gg_holding_ops; /* in state/features.h */

/** The tasks whose methods agents hold on to. */
typedef struct gg_holdings {
    const GG_ROM struct gg_holding_ops *ops;               /**< gg_holding */
    const GG_ROM gg_method_hold *const GG_ROM *of_methods; /**< by task, then method; NULL: the
                                                                 task has none */
    uint32_t agent_held; /**< where the methods lie that an agent holds on to, watch_limit and an
                              end */
} gg_holdings;

/** A method that an agent holds on to. */
typedef struct gg_held_method {
    uint16_t task; /**< its number + 1; 0: there are no more */
    uint16_t method;
} gg_held_method;

#ifdef __cplusplus
}
#endif

#endif
