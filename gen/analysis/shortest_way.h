/* SPDX-License-Identifier: MIT */
/*
 * The shortest way through a joint space to a state that a condition tells: by breadth-first
 * search, which looks at the states in the order of their distance from the start, each once.
 */
#ifndef GOAPGEN_ANALYSIS_SHORTEST_WAY_H
#define GOAPGEN_ANALYSIS_SHORTEST_WAY_H

#include "analysis/joint_space.h"

/** How the search for a way ended: there is none, it was found, or it is not known. */
enum way_outcome {
    WAY_NONE, /**< all states were looked at */
    WAY_FOUND,
    WAY_UNKNOWN, /**< there are more states than the allowance or the memory suffice for */
};

/** The moves from the start to a state that was searched for, and how the search ended. */
struct way {
    enum way_outcome outcome;
    uint64_t states;  /**< that were looked at */
    size_t *moves;    /**< if it was found: the moves of the space, from the start on */
    size_t length;    /**< how many */
    uint32_t *values; /**< by slot, where it ends */
};

/** Whether a formula holds in a state of a joint space, as the focus of the space sees it, where
 *  the slots have these values. Adds what was compared to the work. */
bool formula_holds(const struct joint_space *space, const struct condition_tree *formula,
                   const uint32_t *values, uint64_t *work);

/** Finds a shortest way to a state in which the formula holds, or does not, as `wanted` has it;
 *  the result is from the pool of the space, and the work from its allowance. */
struct way find_shortest_way(const struct joint_space *space, const struct condition_tree *formula,
                             bool wanted);

#endif
