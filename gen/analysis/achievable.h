/* SPDX-License-Identifier: MIT */
/*
 * From which states a task can be done, all states at once: from the set of
 * states that are to be reached, back over the subtasks. An action is done from
 * the states that its preconditions allow and its effects lead from into the
 * set, a task from those that one of its methods is, and the preconditions of a
 * method are asked where it begins. Recursion is the least fixpoint of this.
 * So limits, the order of methods and the way of the planner have no part in it.
 */
#ifndef GOAPGEN_ANALYSIS_ACHIEVABLE_H
#define GOAPGEN_ANALYSIS_ACHIEVABLE_H

#include "analysis/state_space.h"

/** Whose sets they are. */
struct doable {
    struct pool *pool;
    const struct space *space; /**< of the facts that the task reads */
    const bool *can;           /**< by ground action: those that the agent type has */
    bool surely;               /**< only what no C function and no search decides: procedural
                                    preconditions are denied, and conditions to achieve are not;
                                    otherwise both are allowed, wherever they may be */
    struct allowance *allowance;
    struct wish *wishes[256]; /**< what was asked, by hash */
    struct wish *worked;      /**< what was worked out in this round; the last first */
    unsigned round, depth;
    bool grown, repeated;
};

/** Marks what a ground task and all tasks below it read. False where the allowance
 *  is used up. */
struct reading {
    const struct problem *problem;
    struct allowance *allowance;
    bool *marked; /**< by ground fact */
};
bool mark_read_by_task(struct pool *pool, const struct reading *reading, size_t task);

/** The states from which a method can be carried out; a set in the pool. NULL where
 *  the allowance is used up. */
const uint64_t *doable_method(struct doable *doable, const struct ground_method *method);

#endif
