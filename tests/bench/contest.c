/* SPDX-License-Identifier: MIT */
/* Plans one domain in all ways, and measures each: see contest.h. */
#include "contest.h"

#include "commands/compile.h"
#include "articles.h"
#include "dense.h"
#include "timing.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 1024 };

/* ------------------------------------------------------------- the runtime */

static const struct tables *compiled(struct pool *pool, const char *text)
{
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct source *source = source_from_text(pool, "bench.yaml", text, strlen(text));
    const struct tables *tables = compile(pool, diagnostics, source, &domain);
    if (!tables) {
        diagnostics_print(diagnostics);
        exit(1);
    }
    return tables;
}

/* A planning that can be repeated. */
struct job {
    gg_search search;
    gg_goal_problem problem;
    gg_plan plan;
    gg_outcome outcome;
};

static struct job job_of(struct pool *pool, const gg_domain *domain, bool backward)
{
    size_t words = domain->word_count;
    struct job job = {.problem = {.domain = domain,
                                  .agent_type = &domain->agent_types[0],
                                  .state = domain->start,
                                  .backward = backward ? &gg_regressing : NULL}};
    gg_search *search = &job.search;
    search->node_capacity = NODES;
    search->nodes = pool_take(pool, NODES * sizeof *search->nodes);
    search->heap = pool_take(pool, NODES * sizeof *search->heap);
    search->states = pool_take(pool, NODES * words * sizeof *search->states);
    search->usable = pool_take(pool, (domain->action_count / 64u + 1) * sizeof *search->usable);
    search->dynamic_costs =
        pool_take(pool, (domain->dynamic_cost_count + 1u) * sizeof *search->dynamic_costs);
    search->sets = pool_take(pool, 3 * (domain->action_count / 64u + 1) * sizeof *search->sets);
    search->relaxed_costs =
        pool_take(pool, (domain->value_count + 1u) * sizeof *search->relaxed_costs);
    search->scratch = pool_take(pool, (5 * words + 1) * sizeof *search->scratch);
    job.plan = (gg_plan){pool_take(pool, STEPS * sizeof *job.plan.steps), STEPS, 0};
    return job;
}

static void run_job(void *context)
{
    struct job *job = context;
    job->outcome = gg_plan_make(&job->search, &job->problem, &job->plan);
}

/* Whether the steps can be carried out, lead to the goal and cost that much. */
static bool replays(struct pool *pool, const gg_domain *domain, const gg_plan *plan, uint32_t cost)
{
    uint64_t *state = pool_take(pool, domain->word_count * sizeof *state + 1);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < plan->length; i++)
        cost -= domain->actions[plan->steps[i]].cost;
    return cost == 0 && gg_plan_check(domain, plan, 0, state) == plan->length &&
           gg_holds(domain, &domain->goals[0].condition, state);
}

static struct planned measure_job(struct pool *pool, struct job *job)
{
    struct planned planned = {.time = time_of(run_job, job)};
    planned.expanded = job->search.expanded;
    planned.cost = job->search.cost;
    planned.length = job->plan.length;
    planned.found = job->outcome == GG_FOUND || job->outcome == GG_FOUND_UNPROVEN;
    planned.proven = job->outcome == GG_FOUND;
    planned.wrong =
        planned.found && !replays(pool, job->problem.domain, &job->plan, job->search.cost);
    return planned;
}

/* -------------------------------------------------- what it is compared with */

struct articles_job {
    const struct articles *articles;
    struct articles_plan plan;
};

static void run_articles(void *context)
{
    struct articles_job *job = context;
    articles_make(job->articles, ARTICLES_STATES, &job->plan);
}

static struct planned measure_articles(struct pool *pool, const struct tables *tables)
{
    struct articles_job job = {.articles = articles_of(pool, tables->problem, 0)};
    job.plan.steps = pool_take(pool, STEPS * sizeof *job.plan.steps);
    job.plan.capacity = STEPS;
    struct planned planned = {.time = time_of(run_articles, &job)};
    gg_plan plan = {job.plan.steps, STEPS, (uint16_t)job.plan.length};
    planned.expanded = job.plan.expansions;
    planned.cost = job.plan.cost;
    planned.length = plan.length;
    planned.found = job.plan.found;
    planned.wrong = planned.found && !replays(pool, &tables->domain, &plan, job.plan.cost);
    return planned;
}

struct loop_job {
    struct dense *dense;
    uint16_t steps[STEPS];
    uint16_t length;
};

static void run_loop(void *context)
{
    struct loop_job *job = context;
    job->length = dense_walk(job->dense, job->steps);
}

/* 0 if there is no such loop. */
static double measure_loop(const gg_domain *domain, const gg_plan *plan)
{
    struct loop_job job = {.dense = dense_of(domain, plan)};
    double time = job.dense ? time_of(run_loop, &job) : 0;
    dense_free(job.dense);
    return time;
}

/* ------------------------------------------------------------------ tables */

/* How many different things a row of indices of two halves refers to. */
static size_t range_of(const uint8_t *low, const uint8_t *high, uint32_t size)
{
    size_t most = 0;
    for (uint32_t i = 0; i < size; i++) {
        size_t entry = low[i] | (high ? (size_t)high[i] << 8 : 0);
        most = entry > most ? entry : most;
    }
    return most + 1;
}

static size_t bytes_of(const gg_table *table)
{
    size_t bytes = sizeof *table + table->size * (size_t)(table->entries_high ? 2 : 1);
    bytes += table->digit_count * (sizeof *table->digits + 16 * sizeof *table->digits->values);
    bytes += range_of(table->entries, table->entries_high, table->size) * sizeof *table->distances;
    if (table->policy)
        bytes += table->size * (size_t)(table->policy_high ? 2 : 1) +
                 range_of(table->policy, table->policy_high, table->size) * sizeof *table->moves;
    return bytes;
}

static size_t heuristic_bytes(const gg_heuristic *heuristic)
{
    size_t bytes = sizeof *heuristic;
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += bytes_of(&heuristic->tables[i]);
    return bytes;
}

/* ---------------------------------------------------------------- together */

struct contest contest_of(const struct world *world)
{
    struct pool *pool = pool_new();
    const struct tables *tables = compiled(pool, world->text);
    const char *text = pool_format(pool, "%slimits: {table: 0}\n", world->text);
    const gg_domain *domain = &tables->domain, *bare = &compiled(pool, text)->domain;
    const gg_heuristic *heuristic = domain->agent_types[0].heuristics[0];
    struct contest contest = {
        .name = world->name, .facts = domain->fact_count, .actions = domain->action_count};
    contest.table_bytes = heuristic_bytes(heuristic);
    contest.exact = heuristic->table_count == 1 && heuristic->tables[0].policy;
    struct job with_tables = job_of(pool, domain, false);
    struct job without_tables = job_of(pool, bare, false);
    struct job backward = job_of(pool, domain, true);
    contest.ways[WITH_TABLES] = measure_job(pool, &with_tables);
    contest.ways[WITHOUT_TABLES] = measure_job(pool, &without_tables);
    contest.ways[BACKWARD] = measure_job(pool, &backward);
    contest.articles = measure_articles(pool, tables);
    if (contest.exact && contest.ways[WITH_TABLES].found)
        contest.loop_time = measure_loop(domain, &with_tables.plan);
    pool_free(pool);
    return contest;
}
