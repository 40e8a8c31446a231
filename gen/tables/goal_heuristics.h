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

/** The first agent type that has this heuristic of a goal; others may share it. */
size_t heuristic_owner(const gg_domain *domain, size_t goal, const gg_heuristic *heuristic);

#endif
