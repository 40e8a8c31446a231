/* SPDX-License-Identifier: MIT */
/* Adds up the bytes of all that is generated, and says how plans are made: see memory_report.h. */
#include "tables/memory_report.h"

#include "ground/describe.h"
#include "tables/goal_heuristics.h"
#include "tables/memory_plan.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/pools.h"
#include "tables/search_need.h"
#include "tables/team_memory.h"

#include <inttypes.h>
#include <string.h>

/* ------------------------------------------------------------------------ bytes */

/* What rows are for. */
enum part { REST, ACTIONS, TASKS, GOALS, POLICIES, TABLES, FILTERS, CONFLICTS, PARTS };

static const char *const part_names[] = {"the rest", "actions",   "tasks",   "goals",
                                         "policies", "distances", "filters", "conflicts"};

/* The members that lead to what a part consists of. */
static const struct {
    const char *shape, *member;
    enum part part;
} part_members[] = {{"domain", "actions", ACTIONS},     {"domain", "tasks", TASKS},
                    {"domain", "goals", GOALS},         {"domain", "goal_sources", GOALS},
                    {"domain", "subgoals", GOALS},      {"agent_type", "heuristics", GOALS},
                    {"heuristic", "policy", POLICIES},  {"heuristic", "tables", TABLES},
                    {"heuristic", "groups", TABLES},    {"search", "filters", FILTERS},
                    {"search", "masks", FILTERS},       {"search", "filtered", FILTERS},
                    {"search", "conflicts", CONFLICTS}, {"search", "conflict_rows", CONFLICTS}};

struct counting {
    const struct pooled_tables *pooled;
    bool **counted; /* by pool and row */
    size_t bytes[PARTS];
};

static enum part part_of(const struct shape *shape, const struct member *member, enum part outer)
{
    for (size_t i = 0; i < sizeof part_members / sizeof *part_members; i++)
        if (strcmp(part_members[i].shape, shape->name) == 0 &&
            strcmp(part_members[i].member, member->name) == 0)
            return part_members[i].part;
    return outer;
}

/* Counts what a row leads to, each row for the part that leads there first. */
static void count_behind(struct counting *counting, const struct shape *shape,
                         const struct position *at, enum part outer)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        enum part part = part_of(shape, member, outer);
        struct position row = *at;
        if (member->kind == MEMBER_STRUCTURE) {
            row.row = (const unsigned char *)at->row + member->offset;
            count_behind(counting, member->shape(), &row, part);
        }
        size_t count = member->kind == MEMBER_ARRAY ? member_rows(member, at) : 0;
        for (size_t j = 0; j < count; j++) {
            const struct table_pool *pool =
                pool_of_rows(counting->pooled, member_shape(member, at->row));
            size_t bytes = pool->shape->bytes;
            row = (struct position){
                at->tables, (const unsigned char *)member_pointer(member, at->row) + j * bytes, j,
                at->index};
            if (member_is_single(member))
                row = (struct position){at->tables, row.row, at->index, at->outer};
            bool *counted =
                &counting->counted[pool - counting->pooled->pools]
                                  [(size_t)((const unsigned char *)row.row - pool->rows) / bytes];
            if (*counted)
                continue;
            *counted = true;
            counting->bytes[part] += bytes;
            count_behind(counting, pool->shape, &row, part);
        }
    }
}

/* Adds the bytes of the tables, without the names, or those of their parts. */
static void add_bytes(struct text *text, const size_t *bytes, bool parts)
{
    size_t all = 0, none = bytes[POLICIES] + bytes[TABLES];
    for (int i = 0; i < PARTS; i++)
        all += bytes[i];
    if (!parts) {
        text_add(text, "bytes: tables %zu", all);
        return;
    }
    text_add(text, "tables:");
    for (int i = 1; i < PARTS; i++)
        if (bytes[i])
            text_add(text, " %s %zu,", part_names[i], bytes[i]);
    text_add(text, " %s %zu", part_names[REST], bytes[REST]);
    if (none)
        text_add(text, "; limits: {table: 0} saves %zu, and all plans are searched for", none);
    text_add(text, "\n");
}

/* Works out what the parts of the tables take. */
static void count_parts(const struct tables *tables, size_t *bytes)
{
    struct pool *pool = pool_new();
    struct counting counting = {.pooled = tables_pooled(pool, tables)};
    const struct tables *pooled = &counting.pooled->tables;
    counting.counted = pool_take(pool, counting.pooled->count * sizeof *counting.counted);
    for (size_t i = 0; i < counting.pooled->count; i++)
        counting.counted[i] = pool_take(pool, counting.pooled->pools[i].count);
    struct position at = {.tables = pooled, .row = &pooled->domain};
    counting.bytes[REST] = sizeof pooled->domain;
    count_behind(&counting, domain_shape(), &at, REST);
    at.row = &pooled->team;
    if (pooled->team.work) {
        counting.bytes[REST] += sizeof pooled->team;
        count_behind(&counting, team_shape(), &at, REST);
    }
    memcpy(bytes, counting.bytes, sizeof counting.bytes);
    pool_free(pool);
}

/* ---------------------------------------------------------------- how plans are made */

/* The most lines of heuristics_add_report, beside the last one. */
enum { HEURISTIC_LINES = 20 };

/* The most bytes of the rows of a table for each of its states. */
enum { STATE_BYTES = 4 };

/* "full >= 3 and not lit(hall) or at == home" */
static void derivation_add_condition(struct text *text, struct pool *pool,
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
static bool is_one_of_several(const struct tables *tables,
                              const struct heuristic_derivation *derivation)
{
    for (size_t i = 0; i < tables->derivation_count; i++)
        if (tables->derivations[i].number == derivation->number &&
            &tables->derivations[i] != derivation)
            return true;
    return false;
}

/* Whose plans these are: "goal eaten, agent fox". */
static void derivation_add_name(struct text *text, struct pool *pool, const struct tables *tables,
                                const struct heuristic_derivation *derivation)
{
    const struct problem *problem = tables->problem;
    if (derivation->number >= problem->goal_count) {
        text_add(text, "achieve ");
        derivation_add_condition(text, pool, tables,
                                 &problem->subgoals[derivation->number - problem->goal_count]);
    } else if (shares_heuristic_with_instances(problem, derivation->number)) {
        const struct goal *goal = problem->goals[derivation->number].goal;
        text_add(text, "goal %s, %zu instances", goal->name, goal->ground_count);
    } else {
        text_add(text, "goal %s", problem->goals[derivation->number].name);
    }
    if (is_one_of_several(tables, derivation))
        text_add(text, ", agent %s", problem->domain->agent_types[derivation->agent_type].name);
}

static void derivation_add_tables(struct text *text, const gg_heuristic *heuristic)
{
    text_add(text, "%u %s of %zu bytes", heuristic->table_count,
             heuristic->table_count == 1 ? "table" : "tables", heuristic_table_bytes(heuristic));
}

static void add_read(struct text *text, const struct heuristic_derivation *derivation)
{
    const gg_heuristic *heuristic = derivation->heuristic;
    text_add(text, "read from ");
    if (heuristic->policy)
        text_add(text, "a policy of %u nodes, %zu bytes", heuristic->policy->node_count,
                 policy_bytes(heuristic->policy));
    else
        text_add(text, "a table of %" PRIu32 " states, %zu bytes", heuristic->tables[0].size,
                 heuristic_table_bytes(heuristic));
    if (!derivation->searched)
        return;
    text_add(text, ", else searched");
    if (heuristic->policy && heuristic->table_count) {
        text_add(text, " with ");
        derivation_add_tables(text, heuristic);
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
static void add_given_up(struct text *text, const struct tables *tables,
                         const struct heuristic_derivation *derivation)
{
    uint32_t limit = tables->problem->domain->limits.table;
    if ((derivation->heuristic->policy && can_be_read(derivation->heuristic)) || !derivation->tried)
        return;
    if (derivation->policy_bytes)
        text_add(text, "; a policy takes %zu bytes", derivation->policy_bytes);
    else
        text_add(text, "; no policy of at most %" PRIu32 " bytes in %llu steps of diagrams", limit,
                 (unsigned long long)derivation->steps);
}

/* The `limits: table` that has room for what plans could be read from, if it is known and higher than
 * it is. */
static void add_advice(struct text *text, const struct tables *tables,
                       const struct heuristic_derivation *derivation)
{
    size_t limit = tables->problem->domain->limits.table,
           wanted = (size_t)derivation->states * STATE_BYTES;
    if (derivation->policy_bytes > limit && (!wanted || derivation->policy_bytes < wanted))
        text_add(text, "; limits: {table: %zu} has room for it", derivation->policy_bytes);
    else if (wanted > limit)
        text_add(text, "; limits: {table: %zu} has room for a table of all %" PRIu32 " states",
                 wanted, derivation->states);
}

static void add_heuristic(struct text *text, struct pool *pool, const struct tables *tables,
                          const struct heuristic_derivation *derivation)
{
    derivation_add_name(text, pool, tables, derivation);
    text_add(text, ": ");
    if (can_be_read(derivation->heuristic)) {
        add_read(text, derivation);
        add_given_up(text, tables, derivation);
    } else {
        text_add(text, "searched ");
        if (derivation->heuristic->table_count) {
            text_add(text, "with ");
            derivation_add_tables(text, derivation->heuristic);
        } else {
            text_add(text, "without a table");
        }
        if (derivation->heuristic->policy)
            add_nearest(text, derivation->heuristic->policy);
        add_given_up(text, tables, derivation);
        add_advice(text, tables, derivation);
    }
    text_add(text, "\n");
}

/* Adds a line for each heuristic, by agent type, goals first and then conditions to achieve: whether
 * plans are read or searched for, from what, and its bytes. There are at most HEURISTIC_LINES of them; a
 * last line says how many more there are. */
static void heuristics_add_report(struct text *text, const struct tables *tables)
{
    struct pool *pool = pool_new();
    const size_t first =
        tables->derivation_count < HEURISTIC_LINES ? tables->derivation_count : HEURISTIC_LINES;
    for (size_t i = 0; i < first; i++)
        add_heuristic(text, pool, tables, &tables->derivations[i]);
    if (first < tables->derivation_count)
        text_add(text, "and %zu more goals and conditions to achieve\n",
                 tables->derivation_count - first);
    pool_free(pool);
}

/* ------------------------------------------------------------------------- whole */

struct text memory_report_text(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    struct memory_size_values sizes = memory_size_values_of(tables);
    struct text text = {0};
    size_t bytes[PARTS];
    count_parts(tables, bytes);
    text_add(&text, "%s: %u facts in %u words, %zu actions", tables->problem->domain->name,
             domain->fact_count, domain->word_count, tables->problem->action_count);
    if (tells_places(domain))
        text_add(&text, " in %u rows", domain->action_count);
    text_add(&text, ", %u tasks\n", domain->task_count);
    add_bytes(&text, bytes, false);
    text_add(&text, ", agent %zu, world %zu, planner %zu", memory_owner_bytes(OF_AGENT, &sizes),
             memory_owner_bytes(OF_WORLD, &sizes), memory_owner_bytes(OF_PLANNER, &sizes));
    if (tables->problem->domain->team.given)
        text_add(&text, ", team %zu, its planner %zu", memory_owner_bytes(OF_TEAM, &sizes),
                 sizeof(gg_team_planner) + sizes.of[SIZE_TEAM_MEMORY] * sizeof(uint64_t));
    text_add(&text, "\n");
    add_bytes(&text, bytes, true);
    if (tables->problem->domain->team.given)
        team_memory_add_report(&text, tables);
    heuristics_add_report(&text, tables);
    return text;
}
