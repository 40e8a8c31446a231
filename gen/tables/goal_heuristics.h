/* SPDX-License-Identifier: MIT */
/*
 * Heuristics: what the runtime needs for its searches, for each goal and each set of
 * actions that an agent type has. See gg_heuristic.
 */
#ifndef GOAPGEN_TABLES_GOAL_HEURISTICS_H
#define GOAPGEN_TABLES_GOAL_HEURISTICS_H

#include "tables/tables.h"

/** Adds the heuristics to the tables of a domain whose actions, goals and
 *  agent types are there. */
void heuristics_build(struct pool *pool, struct tables *tables);

/** Whether a ground goal has its heuristic together with all others of the same goal. */
bool shares_heuristic(const struct problem *problem, size_t goal);

#endif
