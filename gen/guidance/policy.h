/* SPDX-License-Identifier: MIT */
/*
 * Policies: the first action of the cheapest plan for each state, as a decision diagram that is
 * worked out from the goal back, one distance after the other: Dijkstra's algorithm over sets of
 * states (symbolic search: Edelkamp and Helmert, "The Model Checking Integrated Planning System",
 * 2001; Torralba, Alcazar, Kissmann, Edelkamp, "Efficient Symbolic Search for Cost-Optimal
 * Planning", 2017). The facts stand in an order in which it is small. Where it is not, it says so
 * of the nearest states only.
 */
#ifndef GOAPGEN_GUIDANCE_POLICY_H
#define GOAPGEN_GUIDANCE_POLICY_H

#include "guidance/state_sets.h"

/** What leaves of a policy say; from POLICY_ACTIONS on they are rows of ground actions,
 *  by number. */
enum { POLICY_NO_PLAN, POLICY_HOLDS, POLICY_UNKNOWN, POLICY_ACTIONS };

/** The most nodes that a policy may have: one for all states, and one for the nearest states
 *  only. */
struct policy_node_limits {
    size_t whole, nearest;
};

/** A policy: the first action of a cheapest plan for each state, as a decision diagram. */
struct policy {
    struct state_sets sets;
    uint32_t diagram;               /**< its leaves say what is done in a state */
    struct diagram_node_list nodes; /**< of it */
    uint64_t beyond;                /**< the least distance of the states of which it says nothing;
                                        UINT64_MAX: it says something of all */
    uint16_t longest;               /**< the most steps of a plan, whatever is denied */
    const struct mutexes *mutexes;  /**< it means nothing in states that have one; NULL: it is for
                                       all states */
};

/** Works out the policy of an objective, in which each action is the one of the least number with
 *  which a cheapest plan begins: for the states without mutexes, from which plans lead to no
 *  others, or, if these are NULL, for all states. *work: the steps of diagrams that may be done,
 *  which become less by those that were. Where these do not suffice, where there are more nodes
 *  than it may have, or seem to come to be, or where a plan has more than 65,535 steps, it is a
 *  policy for the nearest states. NULL if there is none of these either, or if mutexes rule nothing
 *  out. In the pool; the mutexes stay the caller's. */
struct policy *policy_make(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, const struct policy_node_limits *sizes,
                           uint64_t *work);

/** Whether a policy says something of all states. */
static inline bool policy_is_whole(const struct policy *policy)
{
    return policy->beyond == UINT64_MAX;
}

#endif
