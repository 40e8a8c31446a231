/* SPDX-License-Identifier: MIT */
/* Adds up the bytes of all that is generated: see memory_report.h. */
#include "tables/memory_report.h"

#include "base/pointer_map.h"
#include "tables/guide_report.h"
#include "tables/memory_plan.h"
#include "tables/shapes.h"

/* The arrays that were counted. */
struct counting {
    struct pool *pool;
    struct pointer_map counted;
};

/* The bytes of all arrays that a row leads to, those to which several rows lead once. */
static size_t bytes_behind(struct counting *counting, const struct shape *shape,
                           const struct position *at)
{
    size_t bytes = 0;
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        struct position row = *at;
        if (member->kind == MEMBER_STRUCTURE) {
            row.row = (const unsigned char *)at->row + member->offset;
            bytes += bytes_behind(counting, member->shape, &row);
        }
        size_t count = member->kind == MEMBER_ARRAY ? member_rows(member, at) : 0;
        const unsigned char *first = count ? member_pointer(member, at->row) : NULL;
        const struct shape *of_row = count ? member_shape(member, at->row) : NULL;
        if (!count || pointer_map_get(&counting->counted, first, of_row))
            continue;
        pointer_map_put(&counting->counted, counting->pool, first, of_row, first);
        bytes += count * of_row->bytes;
        for (size_t j = 0; j < count; j++) {
            row = (struct position){at->tables, first + j * of_row->bytes, j, at->index};
            if (member_is_single(member))
                row = (struct position){at->tables, first, at->index, at->outer};
            bytes += bytes_behind(counting, of_row, &row);
        }
    }
    return bytes;
}

/* The bytes of all tables but the names. */
static size_t table_bytes(const struct tables *tables)
{
    struct counting counting = {.pool = pool_new()};
    struct tables needed = tables_needed(counting.pool, tables);
    struct position at = {.tables = &needed, .row = &needed.domain};
    size_t bytes = sizeof needed.domain + bytes_behind(&counting, &domain_shape, &at);
    at.row = &needed.team;
    if (needed.team.work)
        bytes += sizeof needed.team + bytes_behind(&counting, &team_shape, &at);
    pool_free(counting.pool);
    return bytes;
}

struct text budget_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    struct memory_sizes sizes = memory_sizes_of(tables);
    struct text text = {0};
    text_add(&text, "%s: %u facts in %u words, %u actions, %u tasks\n",
             tables->problem->domain->name, domain->fact_count, domain->word_count,
             domain->action_count, domain->task_count);
    text_add(&text, "bytes: tables %zu, agent %zu, world %zu, planner %zu", table_bytes(tables),
             memory_bytes(OF_AGENT, &sizes), memory_bytes(OF_WORLD, &sizes),
             memory_bytes(OF_PLANNER, &sizes));
    if (tables->problem->domain->team.given)
        text_add(&text, ", team %zu, its planner %zu", memory_bytes(OF_TEAM, &sizes),
                 sizeof(gg_team_planner) + sizes.of[SIZE_TEAM_MEMORY] * sizeof(uint64_t));
    text_add(&text, "\n");
    guides_add_report(&text, tables);
    return text;
}
