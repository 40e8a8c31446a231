/* SPDX-License-Identifier: MIT */
/*
 * Numbers the sums that conditions put bounds to, and the bounds: see gg_sums. Only those that a
 * condition of the tables asks for are there, each once. Their terms are made later, in sum_terms.c.
 */
#include "tables/build.h"

#include <inttypes.h>

static uint16_t sum_number(struct building *building, const struct sum *sum)
{
    struct tables *tables = building->tables;
    const char *key = pool_format(building->pool, "%zu", sum->number);
    int64_t known = map_get(&building->sums, key);
    if (known >= 0)
        return (uint16_t)known;
    size_t number = tables->sums.count;
    map_put(&building->sums, building->pool, key, (int64_t)number);
    tables->all_sums =
        pool_grow(building->pool, tables->all_sums, number, sizeof *tables->all_sums);
    tables->sum_rows =
        pool_grow(building->pool, tables->sum_rows, number, sizeof *tables->sum_rows);
    tables->sum_rows[number].sum = sum;
    tables->sums.count++;
    return (uint16_t)number;
}

uint32_t bounds_row_of(struct building *building, const struct sum_bounds *bounds)
{
    struct tables *tables = building->tables;
    const struct sum *sum = bounds->sum;
    const char *key = pool_format(building->pool, "%zu %" PRId64 " %" PRId64, sum->number,
                                  bounds->low, bounds->high);
    int64_t known = map_get(&building->bounds, key);
    if (known >= 0)
        return (uint32_t)known;
    size_t number = tables->bounds_count++;
    gg_sum_bounds row = {.sum = sum_number(building, sum)};
    row.low = (uint32_t)(bounds->low > sum->least ? bounds->low - sum->least : 0);
    row.high =
        (uint32_t)((bounds->high < sum->greatest ? bounds->high : sum->greatest) - sum->least);
    map_put(&building->bounds, building->pool, key, (int64_t)number);
    tables->sum_bounds =
        pool_grow(building->pool, tables->sum_bounds, number, sizeof *tables->sum_bounds);
    tables->sum_bounds[number] = row;
    tables->sums.part = &gg_summing;
    tables->sums.relaxed = &gg_relaxed_sums; /* C names it only where there is such a search */
    tables->sums.all = tables->all_sums;
    tables->sums.bounds = tables->sum_bounds;
    tables->extras.sums = &tables->sums;
    return (uint32_t)number;
}
