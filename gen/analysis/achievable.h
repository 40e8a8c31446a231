/* SPDX-License-Identifier: MIT */
/*
 * From which states a task can be done, for all states at once: the set of states
 * that are to be reached is taken back over the subtasks. An action can be done
 * from the states that its preconditions allow and from which its effects lead
 * into the set; a task from those of one of its methods; a method from those from
 * which its subtasks can be done, if its preconditions allow them. Recursion is the
 * least fixpoint of this. So the result does not depend on limits, on the order of
 * methods, or on how the planner works.
 */
#ifndef GOAPGEN_ANALYSIS_ACHIEVABLE_H
#define GOAPGEN_ANALYSIS_ACHIEVABLE_H

#include "analysis/state_space.h"

/** What the sets of states from which methods can be carried out are worked out with: the space of
 *  states, what the agent type can do, and what was worked out so far. */
struct achievable_context {
    struct pool *pool;
    const struct space *space; /**< of the facts that the task reads */
    const bool *can;           /**< by ground action: those that the agent type has */
    bool surely;               /**< whether only what is sure counts: procedural preconditions do
                                    not hold, and conditions cannot be achieved; otherwise they
                                    always can */
    bool denied;               /**< whether procedural preconditions do not hold */
    struct allowance *allowance;
    struct request *requests[256]; /**< what was asked, by hash */
    struct request *worked;        /**< what was worked out in this round; the last first */
    unsigned round, depth;
    bool grown, repeated;
};

/** Marks the ground facts that a ground task and all tasks below it read. False if the allowance is
 *  used up. */
bool mark_facts_read_by_task(struct pool *pool, const struct problem *problem,
                             struct allowance *allowance, size_t task, bool *marked);

/** Makes the space of states of the ground facts that a ground task and all tasks below it read.
 *  False if it has more than STATE_LIMIT states, or the allowance is used up. */
bool space_of_task(struct pool *pool, const struct problem *problem, struct allowance *allowance,
                   size_t task, struct space *space);

/** The set of states from which a method can be carried out; in the pool. NULL if the allowance is
 *  used up. */
const uint64_t *states_allowing_method(struct achievable_context *achievable_context,
                                       const struct ground_method *method);

/** The set of states from which a method can be carried out so that it ends in a state of the
 *  target set; in the pool. NULL if the allowance is used up. */
const uint64_t *method_preimage(struct achievable_context *achievable_context,
                                const struct ground_method *method, const uint64_t *target);

#endif
