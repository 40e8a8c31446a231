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

/** Whether a heuristic of an agent type, that of a goal or NULL, is that of no goal and no agent
 *  type before. */
bool heuristic_is_first(const gg_domain *domain, size_t goal, size_t agent_type);

/** The first agent type that has this heuristic of a goal; others may share it. */
size_t heuristic_owner(const gg_domain *domain, size_t goal, const gg_heuristic *heuristic);

#endif
