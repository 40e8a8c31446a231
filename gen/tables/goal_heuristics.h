/* SPDX-License-Identifier: MIT */
/*
 * Guides: for each goal and each set of actions that a character has, what the
 * runtime needs to find the way. See gg_heuristic.
 */
#ifndef GOAPGEN_TABLES_GOAL_HEURISTICS_H
#define GOAPGEN_TABLES_GOAL_HEURISTICS_H

#include "tables/tables.h"

/** Adds the guides to the tables of a domain whose actions, goals and
 *  characters are there. */
void heuristics_build(struct pool *pool, struct tables *tables);

/** The first character that has the guide to a goal: others may share it. */
size_t heuristic_owner(const gg_domain *domain, size_t goal, const gg_heuristic *heuristic);

#endif
