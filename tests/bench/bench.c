/* SPDX-License-Identifier: MIT */
/*
 * What the runtime costs, measured on the article's cat: decisions, lives of
 * many agents, single conditions and effects, and bytes. Nothing is asserted;
 * each figure is the best and the median of several runs.
 */
#include "tables/memory_plan.h"
#include "tables/memory_report.h"
#include "emit/writer.h"
#include "cli/compile.h"
#include "compiling.h"
#include "crews.h"
#include "decisions.h"
#include "goals.h"
#include "instructions.h"
#include "planner.h"
#include "records.h"
#include "scaling.h"
#include "sleepers.h"
#include "teams.h"
#include "ticks.h"
#include "timing.h"
#include "villagers.h"
#include "walks.h"
#include "weighing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char path[] = "tests/domains/literal_cat.yaml";

enum { RUNS = 9, DECISIONS = 200000, CATS = 10000, TICKS = 100, CALLS = 5000000 };
enum { WORDS = 4, STEPS = 64, METHODS = 6 };

/* The cat's tables and a planner. */
struct bench {
    gg_domain domain;
    struct memory_placed_features features; /* of the domain */
    gg_task *tasks;
    gg_action *actions;
    gg_planner *planner;
    uint32_t cat, world; /* bytes */
    uint64_t checksum;   /* keeps the compiler from leaving things out */
};

/* --------------------------------------------------------------- measuring */

static int compare_times(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Measures a function that does `count` operations in a run. */
static void measure(const char *name, struct bench *bench, void (*run)(struct bench *),
                    unsigned count)
{
    double times[RUNS];
    run(bench);
    for (int i = 0; i < RUNS; i++) {
        double begin = seconds_now();
        run(bench);
        times[i] = seconds_now() - begin;
    }
    qsort(times, RUNS, sizeof *times, compare_times);
    double best = times[0] / count * 1e9, median = times[RUNS / 2] / count * 1e9;
    printf("%-44s %8.1f ns (median %.1f), %.2f million a second\n", name, best, median, 1e3 / best);
}

/* --------------------------------------------------------------- decisions */

/* One after the other from the start, each one's effects applied. */
static void run_decisions(struct bench *bench)
{
    const gg_domain *domain = &bench->domain;
    uint16_t steps[STEPS];
    gg_plan plan = {steps, STEPS, 0};
    uint64_t state[WORDS];
    gg_random random;
    gg_random_seed(&random, 42);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_task_problem task_problem = {domain, &domain->agent_types[0],     NULL, &random,
                                    state,  domain->agent_types[0].task, NULL, false,
                                    {0}};
    for (int i = 0; i < DECISIONS; i++) {
        bench->checksum += gg_decompose(&task_problem, &bench->planner->workspace, &plan);
        bench->checksum += gg_plan_check(domain, &plan, 0, state);
    }
}

static void bench_cat(struct bench *bench)
{
    gg_task *root = &bench->tasks[bench->domain.agent_types[0].task];
    root->select = GG_FIRST;
    measure("a decision of the cat, ordered methods", bench, run_decisions, DECISIONS);
    static gg_method_instances groups[METHODS];
    for (uint16_t i = 0; i < METHODS; i++)
        groups[i] = (gg_method_instances){i, (uint16_t)(i + 1), 1, 0};
    root->select = GG_DRAWN;
    bench->domain.drawing = &gg_drawing;
    root->groups = groups;
    root->group_count = METHODS;
    measure("a decision of the cat, random methods", bench, run_decisions, DECISIONS);
}

/* ------------------------------------------------------------- simulations */

static gg_agent *cat_at(const struct bench *bench, void *cats, size_t number)
{
    return (void *)((char *)cats + number * bench->cat);
}

static void run_cats(struct bench *bench)
{
    gg_world *world = malloc(bench->world);
    void *cats = malloc((size_t)CATS * bench->cat);
    if (!world || !cats)
        exit(1);
    gg_world_init(world, &bench->domain);
    for (uint32_t i = 0; i < CATS; i++)
        gg_agent_init(cat_at(bench, cats, i), world, 0, i);
    for (int tick = 0; tick < TICKS; tick++) {
        gg_world_tick(world, 16);
        for (size_t i = 0; i < CATS; i++)
            gg_agent_tick(cat_at(bench, cats, i), bench->planner, 16);
    }
    for (size_t i = 0; i < CATS; i++)
        bench->checksum += gg_agent_action(cat_at(bench, cats, i));
    free(cats);
    free(world);
}

static void bench_cats(struct bench *bench)
{
    static const struct {
        uint32_t duration;
        const char *name;
    } kinds[] = {{0, "a tick, each task done at once"}, {1000, "a tick of 16 ms, tasks take 1 s"}};
    printf("\n%d random cats for %d ticks each: %d ticks a run\n", CATS, TICKS, CATS * TICKS);
    for (int i = 0; i < 2; i++) {
        for (uint16_t j = 0; j < bench->domain.action_count; j++)
            bench->actions[j].duration = kinds[i].duration;
        measure(kinds[i].name, bench, run_cats, CATS * TICKS);
    }
}

/* --------------------------------------------------- conditions, effects */

static void run_conditions(struct bench *bench)
{
    const gg_domain *domain = &bench->domain;
    uint64_t state[WORDS];
    uint16_t action = 0;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (int i = 0; i < CALLS; i++) {
        bench->checksum += gg_holds(domain, &domain->actions[action].precondition, state);
        action = action + 1 < domain->action_count ? (uint16_t)(action + 1) : 0;
    }
}

static void run_effects(struct bench *bench)
{
    const gg_domain *domain = &bench->domain;
    uint64_t state[WORDS];
    uint16_t action = 0;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (int i = 0; i < CALLS; i++) {
        gg_apply(domain, domain->actions[action].effect, state);
        action = action + 1 < domain->action_count ? (uint16_t)(action + 1) : 0;
    }
    bench->checksum += state[0];
}

/* ----------------------------------------------------------------- set up */

static struct tables *compile_cat(struct pool *pool)
{
    char *error;
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct source *source = source_read(pool, path, &error);
    struct tables *tables = source ? compile_from_source(pool, diagnostics, source, &domain) : NULL;
    if (!tables) {
        fprintf(stderr, "%s\n", source ? path : error);
        diagnostics_print(diagnostics);
        exit(1);
    }
    return tables;
}

/* The memory of cats and their worlds, and the features of the domain, as it is generated. */
static void lay_out(struct bench *bench, const struct tables *tables)
{
    struct memory_size_values sizes = memory_size_values_of(tables);
    bench->cat = sizeof(gg_agent);
    bench->world = sizeof(gg_world);
    struct memory_places places = memory_lay_out(&sizes, &bench->cat, &bench->world);
    memory_set_places(&places, &bench->domain, &bench->features);
    if (!has_features(&bench->domain))
        bench->domain.features = NULL;
}

/* The tables with tasks and actions that can be changed. */
static void prepare_domain(struct pool *pool, struct bench *bench, const struct tables *tables)
{
    gg_domain *domain = &bench->domain;
    *domain = tables->domain;
    if (domain->word_count > WORDS || domain->plan_limit > STEPS)
        exit(1);
    bench->tasks = pool_take(pool, domain->task_count * sizeof *bench->tasks);
    bench->actions = pool_take(pool, domain->action_count * sizeof *bench->actions);
    memcpy(bench->tasks, domain->tasks, domain->task_count * sizeof *bench->tasks);
    memcpy(bench->actions, domain->actions, domain->action_count * sizeof *bench->actions);
    domain->tasks = bench->tasks;
    domain->actions = bench->actions;
    lay_out(bench, tables);
}

/* Decisions and ticks of the cat, and what they rest on. */
static void bench_the_cat(void)
{
    struct pool *pool = pool_new();
    struct bench bench = {.checksum = 0};
    const struct tables *tables = compile_cat(pool);
    struct text budget = memory_report_text(tables);
    prepare_domain(pool, &bench, tables);
    bench.planner = planner_of(pool, tables);
    printf("%s\n%s\n", path, budget.data);
    bench_cat(&bench);
    bench_cats(&bench);
    printf("\n");
    measure("gg_holds", &bench, run_conditions, CALLS);
    measure("gg_apply", &bench, run_effects, CALLS);
    printf("\n(checksum %llu)\n", (unsigned long long)bench.checksum);
    text_free(&budget);
    pool_free(pool);
}

/* ------------------------------------------------------------------- parts */

static const struct part {
    const char *name;
    void (*run)(void);
} parts[] = {
    {"cat", bench_the_cat},      {"villagers", bench_villagers}, {"sleepers", bench_sleepers},
    {"records", bench_records},  {"decisions", bench_decisions}, {"goals", bench_goals},
    {"scaling", bench_scaling},  {"teams", bench_teams},         {"crews", bench_crews},
    {"ticks", bench_ticks},      {"compiling", bench_compiling}, {"walks", bench_walks},
    {"weighing", bench_weighing}};

enum { PARTS = sizeof parts / sizeof *parts };

static void run_part(const char *program, const char *name)
{
    if (strcmp(name, "instructions") == 0) {
        bench_instructions(program);
        return;
    }
    for (int i = 0; i < PARTS; i++)
        if (strcmp(parts[i].name, name) == 0) {
            parts[i].run();
            return;
        }
    fprintf(stderr, "bench: no part '%s'; there are instructions", name);
    for (int i = 0; i < PARTS; i++)
        fprintf(stderr, ", %s", parts[i].name);
    fprintf(stderr, "\n");
    exit(2);
}

/* Runs the parts that are named, or all. `walks FILE.yaml...` walks in the domains of files; `plan N` is
 * what the instructions are counted of. */
int main(int count, char **words)
{
    if (count == 3 && strcmp(words[1], "plan") == 0) {
        plan_for_instructions((unsigned)strtoul(words[2], NULL, 10));
        return 0;
    }
    if (count > 2 && strcmp(words[1], "walks") == 0 && strstr(words[2], ".yaml")) {
        walk_in_files((size_t)count - 2, words + 2);
        return 0;
    }
    for (int i = 0; count == 1 && i < PARTS; i++)
        parts[i].run();
    if (count == 1)
        bench_instructions(words[0]);
    for (int i = 1; i < count; i++)
        run_part(words[0], words[i]);
    return 0;
}
