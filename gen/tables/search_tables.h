/* SPDX-License-Identifier: MIT */
/*
 * What searches look actions up in. Filters tell for each value of four bits of a state which
 * actions it does not rule out, so that a search need not look at every action: see
 * gg_action_filter. Which actions interfere with each other, and which can bring a value about, is
 * what stubborn sets are made from: see runtime/goap/stubborn_sets.c.
 */
#ifndef GOAPGEN_TABLES_SEARCH_TABLES_H
#define GOAPGEN_TABLES_SEARCH_TABLES_H

#include "tables/tables.h"

/** Adds the filters to the tables of a domain whose actions are there. */
void filters_build(struct pool *pool, struct tables *tables);

/** Adds gg_search_tables.conflicts to the tables of a domain whose actions and heuristics are
 *  there, if there are actions, and a goal has a heuristic that is not exact. */
void interference_build(struct pool *pool, struct tables *tables);

/** How many rows gg_search_tables.conflicts has of a domain, and how many masks its filters refer to; 0 if
 *  there are none. */
size_t conflict_row_count(const gg_domain *domain);
size_t filter_mask_count(const gg_domain *domain);

/** Takes the conflicts out of finished tables again if searches are not much shorter with them:
 *  conflict_trials.c. */
void conflicts_try(struct tables *tables);

#endif
