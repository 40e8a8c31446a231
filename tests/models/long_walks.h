/* SPDX-License-Identifier: MIT */
/*
 * How plans for a goal come about in the states of a random walk. The benchmarks and the suite
 * `long walks` share it. Rests on support/search_room.
 */
#ifndef TESTS_LONG_WALKS_H
#define TESTS_LONG_WALKS_H

#include "tables/tables.h"

/** A walk from the start state through the states that an agent can meet. A step is one of its
 *  actions or a rule, drawn among those that can be done; where there is none, the walk begins
 *  again at the start. */
struct long_walk {
    const struct tables *tables;
    size_t agent_type;
    uint16_t goal;
    unsigned steps;
    bool game;           /**< every other step is one of the game, of other agents or of a rule: see
                    transitions_of in ground/transitions.h, generous */
    uint64_t expansions; /**< once more nodes than that are expanded in all, the walk ends */
};

/** What came of the plannings, one in each state met, the first one included. */
struct walk_counts {
    unsigned states;
    unsigned holding;  /**< nothing is to be done */
    unsigned read;     /**< plans that were read from a table or diagram */
    unsigned walked;   /**< plans along estimates */
    unsigned planless; /**< there is no plan, as is known without a search */
    unsigned searched; /**< states that were searched from, whatever came of it */
    unsigned unproven; /**< plans that may not be the cheapest, and searches that met a limit */
    unsigned faults;   /**< plans that cannot be carried out, or do not lead to the goal */
    uint32_t most_expanded; /**< nodes, in one state */
    uint64_t expanded;      /**< nodes, in all */
};

/** Walks, and plans in each state with the nodes and steps that the domain has; the game allows
 *  everything and asks for the least costs. The same walk for the same domain, agent type and
 *  `game`, whatever the goal. Adds to the counts. */
void plan_in_walk(const struct long_walk *walk, struct walk_counts *counts);

#endif
