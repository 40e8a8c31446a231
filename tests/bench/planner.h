/* SPDX-License-Identifier: MIT */
/* The planner's memory as goapgen would generate it. */
#ifndef BENCH_PLANNER_H
#define BENCH_PLANNER_H

#include "tables/tables.h"

/** A workspace of the size that is generated for a domain, with a search where it
 *  has conditions to achieve. All of it lives in the pool. */
gg_workspace workspace_of(struct pool *pool, const struct tables *tables);

#endif
