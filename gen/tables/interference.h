/* SPDX-License-Identifier: MIT */
/*
 * Which actions meddle with each other, and which can bring a value about: what
 * stubborn sets are made from. See runtime/stubborn_sets.c.
 */
#ifndef GOAPGEN_TABLES_INTERFERENCE_H
#define GOAPGEN_TABLES_INTERFERENCE_H

#include "tables/tables.h"

/** Where it would take more bytes, a search does without. */
enum { INTERFERENCE_BYTES = 1 << 16 };

/** Adds gg_domain.conflicts and achievers to the tables of a domain whose
 *  actions and heuristics are there, if a goal has a heuristic that is not exact. */
void interference_build(struct pool *pool, struct tables *tables);

#endif
