/* SPDX-License-Identifier: MIT */
/*
 * From the goal of an objective back, one distance after the other: Dijkstra's algorithm over sets of
 * states (symbolic search: Edelkamp and Helmert, "The Model Checking Integrated Planning System",
 * 2001; Torralba, Alcazar, Kissmann, Edelkamp, "Efficient Symbolic Search for Cost-Optimal
 * Planning", 2017). What is done in each state of a distance is noted in one diagram.
 */
#ifndef GOAPGEN_GUIDANCE_REGRESSION_H
#define GOAPGEN_GUIDANCE_REGRESSION_H

#include "guidance/state_sets.h"

/** What leaves of a policy say; from POLICY_ACTIONS on they are ground actions, by number. */
enum { POLICY_NO_PLAN, POLICY_HOLDS, POLICY_UNKNOWN, POLICY_ACTIONS };

/** The most nodes that a policy may have; and one for the nearest states only. */
struct policy_sizes {
    size_t whole, nearest;
};

/** What a regression came to. A diagram that says what is done in states means nothing where there are
 *  mutexes, if these are looked at, and where facts have no such values. */
struct regressed {
    bool whole;       /**< whether all distances were gone through */
    uint32_t policy;  /**< what is done in each state; only of a whole one */
    uint32_t sample;  /**< what is done in the nearest states, and anything elsewhere: as much as
                            suffices to look for a better order of facts; a leaf: there is none */
    uint32_t nearest; /**< what is done in the nearest states, and POLICY_UNKNOWN elsewhere, of at
                            most as many nodes as there may be; a leaf: there is none */
    uint64_t beyond;  /**< the least distance that states can have of which it says nothing */
    uint16_t longest; /**< the most steps of a plan that was met */
};

/** Regresses the goal of sets' objective until all distances are gone through, the work or the nodes
 *  of the diagrams run out, the policy seems to come to more nodes than it may have, or a plan has more
 *  than 65,535 steps. For states without mutexes, or, if these are NULL, for all states; nothing is
 *  done if the mutexes rule nothing out. */
struct regressed regress(struct pool *pool, struct state_sets *sets, const struct mutexes *mutexes,
                         const struct policy_sizes *sizes);

#endif
