/* SPDX-License-Identifier: MIT */
/* Makes the memory of a planner: see planner.h. */
#include "planner.h"

#include "tables/memory_plan.h"

gg_planner *planner_of(struct pool *pool, const struct tables *tables)
{
    struct memory_size_values sizes = memory_size_values_of(tables);
    gg_planner *planner = pool_take(pool, sizeof *planner);
    memory_make_planner(&sizes, pool, planner);
    return planner;
}
