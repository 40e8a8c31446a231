/* SPDX-License-Identifier: MIT */
/*
 * The fuzzer: takes any bytes for a domain and does with it all that the program can do,
 * but for touching files. libFuzzer makes the bytes up and finds what crashes, hangs or
 * takes too much memory; that plans are right is seen to in plans.c.
 */
#include "cli/commands.h"
#include "cli/compile.h"
#include "cli/labels.h"
#include "cli/planner.h"
#include "test/test_run.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

/* Goals, tasks and agents that are tried of a domain, and how long each agent is simulated. */
enum { TRIED = 3, SIMULATED_MILLISECONDS = 3000 };

/* Room for most plans, and for next to none. */
static const long node_counts[] = {400, 6};

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

void never(bool fault)
{
    if (fault)
        abort();
}

static struct options usual_options(long nodes)
{
    return (struct options){.command = &commands[0],
                            .file = "domain.yaml",
                            .nodes = nodes,
                            .seed = 1,
                            .why = true,
                            .json = nodes < 100};
}

/* Writes the C files; false if the domain has errors. */
static bool generate(void)
{
    static const char *tasks[] = {"tasks.c"};
    struct pool *pool = pool_new();
    struct options options = usual_options(-1);
    options.output_dir = "out";
    options.depfile = "out/depfile";
    options.tasks = (struct word_list){tasks, 1};
    enum exit_code code = command_generate(pool, diagnostics_new(pool), &options);
    pool_free(pool);
    return code == EXIT_DONE;
}

/* ------------------------------------------------------------------ planning */

/* A planning as command_plan begins it, without reading the domain again. */
static struct planning *planning_of(struct pool *pool, const struct tables *tables,
                                    const struct options *options)
{
    const struct domain *domain = tables->problem->domain;
    struct planning *planning = pool_take(pool, sizeof *planning);
    planning->pool = pool;
    planning->tables = tables;
    planning->options = options;
    planning->names = names_with_labels(pool, tables);
    planning->plan.capacity = domain->limits.plan;
    planning->plan.steps = pool_take(pool, (domain->limits.plan + 1u) * sizeof(uint16_t));
    return planning;
}

static void plan_goals(const struct tables *tables, struct options options)
{
    const struct problem *problem = tables->problem;
    struct pool *pool = pool_new();
    for (size_t i = 0; i < problem->goal_count && i < TRIED; i++) {
        options.goal = problem->goals[i].name;
        for (int backward = 0; backward < 2; backward++) {
            options.backward = backward;
            (void)plan_goal(planning_of(pool, tables, &options));
            pool_clear(pool);
        }
    }
    pool_free(pool);
}

static void plan_tasks(const struct tables *tables, struct options options)
{
    const struct problem *problem = tables->problem;
    struct pool *pool = pool_new();
    for (size_t i = 0; i < problem->task_count && i < TRIED; i++) {
        options.task = problem->tasks[i].name;
        (void)plan_task(planning_of(pool, tables, &options));
        pool_clear(pool);
    }
    pool_free(pool);
}

static void simulate(const struct domain *domain, struct options options)
{
    options.time = SIMULATED_MILLISECONDS;
    for (size_t i = 0; i < domain->agent_type_count && i < TRIED; i++) {
        struct pool *pool = pool_new();
        options.agent = domain->agent_types[i].name;
        options.agents = 1 + i % 2; /* of every other type two in one world */
        (void)command_run(pool, diagnostics_new(pool), &options);
        pool_free(pool);
    }
}

/* Tries the examples, of which the longer ones are cut. */
static void try_examples(struct domain *domain, const struct tables *tables,
                         const struct options *options)
{
    for (size_t i = 0; i < domain->example_count && i < TRIED; i++) {
        struct example *example = &domain->examples[i];
        struct pool *pool = pool_new();
        if (example->time > SIMULATED_MILLISECONDS)
            example->time = SIMULATED_MILLISECONDS;
        (void)try_example(planning_of(pool, tables, options), example);
        pool_free(pool);
    }
}

/* Draws the domain, then a goal of it for Mermaid, then what each agent type has and how often it
 * was chosen. */
static void draw(const struct tables *tables, struct options options)
{
    const struct problem *problem = tables->problem;
    for (size_t i = 0; i <= problem->domain->agent_type_count && i < TRIED; i++) {
        struct pool *pool = pool_new();
        options.agent = i ? problem->domain->agent_types[i - 1].name : NULL;
        options.run = i > 0;
        options.time = i ? SIMULATED_MILLISECONDS : 0;
        (void)command_graph(pool, diagnostics_new(pool), &options);
        pool_clear(pool);
        options.mermaid = true;
        options.goal = problem->goal_count ? problem->goals[problem->goal_count - 1].name : NULL;
        (void)command_graph(pool, diagnostics_new(pool), &options);
        pool_free(pool);
    }
}

static void plan_and_live(void)
{
    struct pool *pool = pool_new();
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct domain *domain;
    struct source *source = source_read_or_report(pool, "domain.yaml");
    const struct tables *tables = compile_from_source(pool, diagnostics, source, &domain);
    never(!tables); /* it was generated from */
    for (size_t i = 0; i < sizeof node_counts / sizeof *node_counts; i++) {
        struct options options = usual_options(node_counts[i]);
        plan_goals(tables, options);
        plan_tasks(tables, options);
        simulate(domain, options);
        try_examples(domain, tables, &options);
    }
    draw(tables, usual_options(-1));
    pool_free(pool);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    files_set(data ? data : (const uint8_t *)"", size);
    if (generate())
        plan_and_live();
    files_set(NULL, 0);
    return 0;
}

/* A domain of several files must compile, or else files are not read from the input. */
int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    static const char domain[] = "domain: d\ninclude: [a.yaml]\n#file a.yaml\n"
                                 "state: {f: bool}\nactions: {act: {effects: f}}\n"
                                 "goals: {end: {conditions: f}}\n#file tasks.c\nint x;\n";
    (void)count;
    (void)arguments;
    files_set((const uint8_t *)domain, strlen(domain));
    never(!generate());
    files_set(NULL, 0);
    return 0;
}
