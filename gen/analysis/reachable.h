/* SPDX-License-Identifier: MIT */
/*
 * The states that transitions lead to from the start state, found breadth first, each once;
 * and, if they are too many, the values that each fact could get if nothing were ever undone.
 */
#ifndef GOAPGEN_ANALYSIS_REACHABLE_H
#define GOAPGEN_ANALYSIS_REACHABLE_H

#include "analysis/state_space.h"
#include "ground/transitions.h"

/** The states that transitions lead to from the start state, and which transitions took place in
 *  them. */
struct reachable {
    const struct transitions *transitions;
    struct space space; /**< of the facts that matter */
    uint64_t *states;   /**< in the order in which they were met */
    size_t count;
    size_t words;     /**< of a set of transitions */
    size_t *rows;     /**< by position in the space: the row of its value 0 */
    uint64_t *fitted; /**< by row: the transitions that a value does not rule out */
    uint64_t *fired;  /**< by row: those that took place in a state with that value */
};

/** Finds all states that can come about, of the facts that are marked; the transitions and the
 *  problem of the space are set before. False if they are more than STATE_LIMIT, or cannot be
 *  counted: the allowance is used up, or the transitions are coarse or take too much memory. */
bool find_reachable_states(struct pool *pool, const bool *marked, struct allowance *allowance,
                           struct reachable *reachable);

/** Finds those of the states that can come about that are nearest to the start, up to a limit,
 *  where all of them are too many. False if even these cannot be found. */
bool find_nearest_reachable_states(struct pool *pool, const bool *marked,
                                   struct allowance *allowance, size_t limit,
                                   struct reachable *reachable);

/** Whether a transition took place in a state in which a fact, by its position, had a value. */
bool has_fired_with_value(const struct reachable *reachable, size_t transition, size_t position,
                          uint32_t value);

/** Marks, in an array by transition, those that took place in some state that was found. */
void find_fired_transitions(const struct reachable *reachable, bool *marked);

#endif
