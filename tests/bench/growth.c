/* SPDX-License-Identifier: MIT */
/* Domains of more and more ground methods, and how long they take: see growth.h. */
#include "growth.h"

#include "compiled.h"
#include "planner.h"
#include "timing.h"

#include <stdio.h>
#include <string.h>

enum { SIZES = 4, STEPS = 16, PARAMETERS = 3 };

/* How many objects the three parameters have, for 10, 100, 1,000 and 10,000
 * ground methods. */
struct counts {
    unsigned objects[PARAMETERS];
};

/* A kind of domain: what is declared, once `first`, `second` and `third` are types,
 * and which task is planned. What is named item_m is the one in the middle. */
struct kind {
    const char *name, *text, *task;
    struct counts sizes[SIZES];
};

/* Two methods for each of many tasks; the one that is planned is the last. */
static const char tasks_text[] =
    "state: {ready(first): bool}\n"
    "actions:\n"
    "  prepare(first a): {preconditions: not ready(a), effects: ready(a)}\n"
    "  use(first a): {preconditions: ready(a), effects: not ready(a)}\n"
    "tasks:\n"
    "  serve(first a, second b, third c):\n"
    "    methods:\n"
    "      at_once: {preconditions: ready(a), subtasks: use(a)}\n"
    "      after: {preconditions: not ready(a), subtasks: [prepare(a), use(a)]}\n";

/* One method of three parameters; one choice of objects will do. */
static const char choices_text[] = "state:\n"
                                   "  at(first): second\n"
                                   "  free(third): bool\n"
                                   "  wanted(first): bool\n"
                                   "start:\n"
                                   "  - wanted(a_m)\n"
                                   "  - at(a_m) = b_m\n"
                                   "  - free(c_m)\n"
                                   "actions:\n"
                                   "  take(first a, second b, third c):\n"
                                   "    preconditions: [at(a) == b, free(c)]\n"
                                   "    effects: [not wanted(a), not free(c)]\n"
                                   "tasks:\n"
                                   "  pick:\n"
                                   "    methods:\n"
                                   "      it(first a, second b, third c):\n"
                                   "        preconditions: [at(a) == b, wanted(a), free(c)]\n"
                                   "        subtasks: 'take(a, b, c)'\n";

static const struct kind kinds[] = {
    {"many tasks of two methods",
     tasks_text,
     "serve(a_m, b_m, c_m)",
     {{{5, 1, 1}}, {{10, 5, 1}}, {{20, 25, 1}}, {{20, 25, 10}}}},
    {"a method with two free parameters, or three",
     choices_text,
     "pick",
     {{{5, 2, 1}}, {{10, 10, 1}}, {{25, 40, 1}}, {{50, 50, 4}}}},
};

/* -------------------------------------------------------------- the domains */

/* The objects of a type: a_0, a_1 ... with a_m in the middle. */
static void add_type(struct text *text, const char *type, char letter, unsigned count)
{
    text_add(text, "  %s: [", type);
    for (unsigned i = 0; i < count; i++) {
        text_add(text, "%s%c_", i ? ", " : "", letter);
        if (i == count / 2)
            text_add(text, "m");
        else
            text_add(text, "%u", i);
    }
    text_add(text, "]\n");
}

static const struct tables *compile_kind(struct pool *pool, const struct kind *kind, int size)
{
    static const char *const types[PARAMETERS] = {"first", "second", "third"};
    struct text text = {0};
    text_add(&text, "domain: growth\ntypes:\n");
    for (int i = 0; i < PARAMETERS; i++)
        add_type(&text, types[i], "abc"[i], kind -> sizes[size].objects[i]);
    text_add(&text, "%s", kind->text);
    const struct tables *tables = compiled(pool, text.data);
    text_free(&text);
    return tables;
}

/* --------------------------------------------------------------- measuring */

/* A planning that can be repeated. */
struct job {
    gg_task_problem task_problem;
    gg_planner *planner;
    gg_random random;
    gg_plan plan;
    gg_outcome outcome;
};

static void run_job(void *context)
{
    struct job *job = context;
    job->outcome = gg_decompose(&job->task_problem, &job->planner->workspace, &job->plan);
}

static uint16_t task_number(const struct tables *tables, const char *name)
{
    uint16_t i = 0;
    while (strcmp(tables->problem->tasks[i].name, name) != 0)
        i++;
    return i;
}

static unsigned count_methods(const struct problem *problem)
{
    size_t count = 0;
    for (size_t i = 0; i < problem->task_count; i++)
        count += problem->tasks[i].method_count;
    return (unsigned)count;
}

static void print_kind(const struct kind *kind)
{
    printf("\n%s\n%9s %9s %13s %6s %10s\n", kind->name, "methods", "actions", "state (bytes)",
           "steps", "ns");
    for (int size = 0; size < SIZES; size++) {
        struct pool *pool = pool_new();
        const struct tables *tables = compile_kind(pool, kind, size);
        const gg_domain *domain = &tables->domain;
        uint16_t steps[STEPS];
        struct job job = {.planner = planner_of(pool, tables), .plan = {steps, STEPS, 0}};
        gg_random_seed(&job.random, 1);
        job.task_problem = (gg_task_problem){.domain = domain,
                                             .agent_type = &domain->agent_types[0],
                                             .random = &job.random,
                                             .state = domain->start,
                                             .task = task_number(tables, kind->task)};
        double time = time_of(run_job, &job);
        printf("%9u %9u %13u %6u %10.1f%s\n", count_methods(tables->problem),
               (unsigned)domain->action_count, domain->word_count * 8u, (unsigned)job.plan.length,
               time, job.outcome == GG_FOUND ? "" : "  FAULT: no plan");
        pool_free(pool);
    }
}

void bench_growth(void)
{
    printf("\nPlans for tasks, by the ground methods of the domain, of which they use always the"
           " same.\n");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        print_kind(&kinds[i]);
}
