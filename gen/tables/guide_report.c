/* SPDX-License-Identifier: MIT */
/* A line for each heuristic: see guide_report.h. */
#include "tables/guide_report.h"

#include "ground/describe.h"
#include "tables/goal_heuristics.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/search_need.h"

#include <inttypes.h>

/* The most bytes of the rows of a table for each of its states. */
enum { STATE_BYTES = 4 };

static size_t tables_bytes(const gg_heuristic *heuristic)
{
    size_t bytes = 0;
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += table_bytes_of(&heuristic->tables[i]);
    return bytes;
}

/* "full >= 3 and not lit(hall) or at == home" */
static void guide_report_add_condition(struct text *text, struct pool *pool,
                                       const struct tables *tables, const struct dnf *condition)
{
    for (size_t i = 0; i < condition->count; i++)
        for (size_t j = 0; j < condition->items[i].count; j++)
            text_add(
                text, "%s%s",
                j > 0   ? " and "
                : i > 0 ? " or "
                        : "",
                words_of_constraint(pool, tables->problem, &condition->items[i].constraints[j]));
}

/* Whether another agent type has a heuristic of its own for the same goal. */
static bool is_one_of_several(const struct tables *tables, const struct guide *guide)
{
    for (size_t i = 0; i < tables->guide_count; i++)
        if (tables->guides[i].number == guide->number && &tables->guides[i] != guide)
            return true;
    return false;
}

/* Whose plans these are: "goal eaten, agent fox". */
static void guide_report_add_name(struct text *text, struct pool *pool, const struct tables *tables,
                                  const struct guide *guide)
{
    const struct problem *problem = tables->problem;
    if (guide->number >= problem->goal_count) {
        text_add(text, "achieve ");
        guide_report_add_condition(text, pool, tables,
                                   &problem->subgoals[guide->number - problem->goal_count]);
    } else if (shares_heuristic(problem, guide->number)) {
        const struct goal *goal = problem->goals[guide->number].goal;
        text_add(text, "goal %s, %zu instances", goal->name, goal->ground_count);
    } else {
        text_add(text, "goal %s", problem->goals[guide->number].name);
    }
    if (is_one_of_several(tables, guide))
        text_add(text, ", agent %s", problem->domain->agent_types[guide->agent_type].name);
}

static void guide_report_add_tables(struct text *text, const gg_heuristic *heuristic)
{
    text_add(text, "%u %s of %zu bytes", heuristic->table_count,
             heuristic->table_count == 1 ? "table" : "tables", tables_bytes(heuristic));
}

static void add_read(struct text *text, const struct guide *guide)
{
    const gg_heuristic *heuristic = guide->heuristic;
    text_add(text, "read from ");
    if (heuristic->policy)
        text_add(text, "a policy of %u nodes, %zu bytes", heuristic->policy->node_count,
                 policy_bytes(heuristic->policy));
    else
        text_add(text, "a table of %" PRIu32 " states, %zu bytes", heuristic->tables[0].size,
                 tables_bytes(heuristic));
    if (!guide->searched)
        return;
    text_add(text, ", else searched");
    if (heuristic->policy && heuristic->table_count) {
        text_add(text, " with ");
        guide_report_add_tables(text, heuristic);
    }
}

/* From which states plans are read, though not from all. What costs nothing is told by its steps. */
static void add_nearest(struct text *text, const gg_policy *policy)
{
    uint64_t beyond = ((const gg_nearest_policy *)policy)->beyond;
    if (beyond >> 16)
        text_add(text, ", read below a cost of %llu", (unsigned long long)(beyond >> 16));
    else
        text_add(text, ", read below %llu steps without cost", (unsigned long long)beyond);
    text_add(text, " from a policy of %u nodes, %zu bytes", policy->node_count,
             policy_bytes(policy));
}

/* What became of a policy for all states that was not taken. */
static void add_given_up(struct text *text, const struct tables *tables, const struct guide *guide)
{
    uint32_t limit = tables->problem->domain->limits.table;
    if ((guide->heuristic->policy && can_be_read(guide->heuristic)) || !guide->tried)
        return;
    if (guide->policy_bytes)
        text_add(text, "; a policy takes %zu bytes", guide->policy_bytes);
    else
        text_add(text, "; no policy of at most %" PRIu32 " bytes in %llu steps of diagrams", limit,
                 (unsigned long long)guide->steps);
}

/* The `limits: table` that has room for what plans could be read from, if it is known and higher than
 * it is. */
static void add_advice(struct text *text, const struct tables *tables, const struct guide *guide)
{
    size_t limit = tables->problem->domain->limits.table,
           wanted = (size_t)guide->states * STATE_BYTES;
    if (guide->policy_bytes > limit && (!wanted || guide->policy_bytes < wanted))
        text_add(text, "; limits: {table: %zu} has room for it", guide->policy_bytes);
    else if (wanted > limit)
        text_add(text, "; limits: {table: %zu} has room for a table of all %" PRIu32 " states",
                 wanted, guide->states);
}

static void add_guide(struct text *text, struct pool *pool, const struct tables *tables,
                      const struct guide *guide)
{
    guide_report_add_name(text, pool, tables, guide);
    text_add(text, ": ");
    if (can_be_read(guide->heuristic)) {
        add_read(text, guide);
        add_given_up(text, tables, guide);
    } else {
        text_add(text, "searched ");
        if (guide->heuristic->table_count) {
            text_add(text, "with ");
            guide_report_add_tables(text, guide->heuristic);
        } else {
            text_add(text, "without a table");
        }
        if (guide->heuristic->policy)
            add_nearest(text, guide->heuristic->policy);
        add_given_up(text, tables, guide);
        add_advice(text, tables, guide);
    }
    text_add(text, "\n");
}

void guides_add_report(struct text *text, const struct tables *tables)
{
    struct pool *pool = pool_new();
    const size_t first = tables->guide_count < GUIDE_LINES ? tables->guide_count : GUIDE_LINES;
    for (size_t i = 0; i < first; i++)
        add_guide(text, pool, tables, &tables->guides[i]);
    if (first < tables->guide_count)
        text_add(text, "and %zu more goals and conditions to achieve\n",
                 tables->guide_count - first);
    pool_free(pool);
}
