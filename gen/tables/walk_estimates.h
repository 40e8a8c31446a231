/* SPDX-License-Identifier: MIT */
/* How many walks goals take, for the estimates of searches: see gg_walk_estimate. */
#ifndef GOAPGEN_TABLES_WALK_ESTIMATES_H
#define GOAPGEN_TABLES_WALK_ESTIMATES_H

#include "tables/pack_table.h"
#include "tables/tables.h"

/** Adds how many walks the goal of a heuristic takes, if its plans are searched for and take several. */
void walk_estimate_add(const struct table_packing_context *packing, struct tables *tables,
                       const gg_heuristic *heuristic, const struct objective *objective);

#endif
