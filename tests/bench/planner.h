/* SPDX-License-Identifier: MIT */
/* The planner's memory as goapgen would generate it. */
#ifndef BENCH_PLANNER_H
#define BENCH_PLANNER_H

#include "tables/tables.h"

/** A planner of the size that is generated for a domain. All of it lives in the pool. */
gg_planner *planner_of(struct pool *pool, const struct tables *tables);

#endif
