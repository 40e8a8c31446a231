/* SPDX-License-Identifier: MIT */
/*
 * Which actions interfere with each other, and which can bring a value about. Stubborn
 * sets are made from these: see runtime/goap/stubborn_sets.c.
 */
#ifndef GOAPGEN_TABLES_INTERFERENCE_H
#define GOAPGEN_TABLES_INTERFERENCE_H

#include "tables/tables.h"

/** If the tables would take more bytes, they are not made, and searches do without. */
enum { INTERFERENCE_BYTES = 1 << 16 };

/** Adds gg_search_tables.conflicts to the tables of a domain whose actions and heuristics are there, if
 *  there are actions, and a goal has a heuristic that is not exact. */
void interference_build(struct pool *pool, struct tables *tables);

#endif
