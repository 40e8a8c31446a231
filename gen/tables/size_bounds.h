/* SPDX-License-Identifier: MIT */
/* How large plans and their planning can become in a domain: see size_bounds.c. */
#ifndef GOAPGEN_TABLES_SIZE_BOUNDS_H
#define GOAPGEN_TABLES_SIZE_BOUNDS_H

#include "tables/tables.h"

/** Stands for a number that has no bound, or a useless one. */
enum { NO_BOUND = 1 << 20 };

/** Works out the bounds of all plans of tasks, and of all plans of goals that are read. The tables
 *  are complete but for their limits and sizes. */
struct size_bounds size_bounds_of(struct pool *pool, const struct tables *tables);

#endif
