/* SPDX-License-Identifier: MIT */
/*
 * Heuristics: what the runtime needs for its searches, for each goal and each set of
 * actions that an agent type has. See gg_heuristic.
 */
#ifndef GOAPGEN_TABLES_GOAL_HEURISTICS_H
#define GOAPGEN_TABLES_GOAL_HEURISTICS_H

#include "tables/tables.h"

/** How a heuristic came about. */
struct heuristic_derivation {
    const gg_heuristic *heuristic;
    size_t number;     /**< of the ground goal, or from goal_count on of the condition to achieve */
    size_t agent_type; /**< the first that has the heuristic */
    bool searched;     /**< whether plans may have to be searched for although they can be read */
    bool exact;        /**< whether its one table has the distances of all states */
    bool tried;        /**< whether a policy was worked out, or given up */
    uint64_t steps;    /**< of diagrams, that the policy took */
    size_t policy_bytes; /**< of the policy, also if it was not taken; 0: it was given up */
    uint32_t states;     /**< of all facts that matter; 0: more than a table can have */
};

/** Adds the heuristics to the tables of a domain whose actions, goals and
 *  agent types are there. */
void heuristics_build(struct pool *pool, struct tables *tables);

/** Whether a ground goal has one heuristic together with all other ground goals of the same
 *  goal. */
bool shares_heuristic_with_instances(const struct problem *problem, size_t goal);

#endif
