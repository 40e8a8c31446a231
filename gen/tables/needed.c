/* SPDX-License-Identifier: MIT */
/* What C has of the tables: see tables.h. */
#include "tables/memory_plan.h"
#include "tables/search_need.h"

struct tables tables_without_unused_ops(struct pool *pool, const struct tables *tables)
{
    struct tables needed = *tables;
    gg_domain *domain = &needed.domain;
    enum search_need need = search_need_of(tables);
    gg_search_tables *search = pool_take(pool, sizeof *search);
    gg_features *features = pool_take(pool, sizeof *features);
    gg_sums *sums = pool_take(pool, sizeof *sums);
    if (memory_size_values_of(tables).of[SIZE_STARTS] == 0)
        domain->recall = NULL;
    *search = tables->search;
    if (!domain->pursuit)
        search->slicing = NULL;
    if (need != NEEDS_BOTH) {
        search->regressing = NULL;
        search->satisficing = NULL;
    }
    domain->search = need != NEEDS_NO_SEARCH ? search : NULL;
    if (need == NEEDS_NO_SEARCH && !domain->team)
        domain->fact_at = NULL;
    *sums = tables->sums;
    if (need != NEEDS_BOTH)
        sums->relaxed = NULL;
    *features = *domain->features;
    features->sums = features->sums ? sums : NULL;
    domain->features = has_features(domain) ? features : NULL;
    return needed;
}
