/* SPDX-License-Identifier: MIT */
/*
 * See decisions.h. A decision is the planning of a task; the states that it is
 * planned from are the same for the runtime and the interpreter, which copy them
 * from an array before each planning. The plans of both are replayed.
 */
#include "decisions.h"

#include "cli/compile.h"
#include "growth.h"
#include "interpreter.h"
#include "planner.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES = 64, STEPS = 256, TRIES = 1000000 };

/* A domain, its root decision, and the states that it is taken in. */
static const struct decision {
    const char *name, *path;
    bool walks;           /**< from one decision to the next, as its effects lead on;
                                 otherwise states are drawn */
    const char *facts[8]; /**< that are true at the start of a walk besides */
} decisions[] = {
    {"the article's cat", "tests/domains/literal_cat.yaml", .walks = false},
    {"cat", "domains/cat/cat.yaml", .walks = false},
    {"courier",
     "domains/courier/courier.yaml",
     true,
     {"ordered(letter)", "ordered(flowers)", "ordered(medicine)", "ordered(piano)"}},
    {"hanoi", "tests/domains/htn/hanoi.yaml", .walks = true},
    {"transport", "tests/domains/htn/transport.yaml", .walks = true},
    {"blocks", "tests/domains/htn/blocks.yaml", .walks = true},
    {"elevator", "tests/domains/htn/elevator.yaml", .walks = true},
    {"fourteen choices", "tests/domains/htn/choices.yaml", .walks = true},
};

/* Both planners, set up for one decision. */
struct match {
    const struct tables *tables;
    struct interpreter *interpreter;
    gg_planner *planner;
    gg_task_problem task_problem;
    gg_random random;
    gg_plan plan;
    struct interpreter_plan other_plan;
    uint64_t *states; /* STATES * word_count */
    int64_t *values;  /* STATES * fact_count, by the layout's facts */
    size_t *places;   /* by the layout's facts: their places in the interpreter */
    size_t state_count;
    size_t found, other_found;
    unsigned long faults;
};

/* ------------------------------------------------------------------ set up */

/* Ends the program where the file cannot be compiled. */
static const struct tables *compile_file(struct pool *pool, const char *path)
{
    char *error;
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct source *source = source_read(pool, path, &error);
    const struct tables *tables =
        source ? compile_from_source(pool, diagnostics, source, &domain) : NULL;
    if (!tables) {
        fprintf(stderr, "%s\n", source ? path : error);
        diagnostics_print(diagnostics);
        exit(1);
    }
    return tables;
}

static const char *fact_name(const struct tables *tables, size_t fact)
{
    return tables->problem->variables[tables->layout.variables[fact]].name;
}

static void find_places(struct pool *pool, struct match *match)
{
    struct named_facts facts = interpreter_facts(match->interpreter);
    size_t count = match->tables->domain.fact_count;
    match->places = pool_take(pool, count * sizeof *match->places);
    for (size_t i = 0; i < count; i++)
        match->places[i] = (size_t)(named_find(facts, fact_name(match->tables, i)) - facts.items);
}

static struct match match_of(struct pool *pool, const char *path)
{
    struct match match = {.tables = compile_file(pool, path)};
    const gg_domain *domain = &match.tables->domain;
    match.interpreter = interpreter_of(pool, match.tables->problem);
    if (!match.interpreter) {
        fprintf(stderr, "%s: nothing for the interpreter\n", path);
        exit(1);
    }
    match.planner = planner_of(pool, match.tables);
    gg_random_seed(&match.random, 42);
    match.task_problem = (gg_task_problem){.domain = domain,
                                           .agent_type = &domain->agent_types[0],
                                           .task = domain->agent_types[0].task};
    match.plan = (gg_plan){pool_take(pool, STEPS * sizeof(uint16_t)), STEPS, 0};
    match.other_plan = (struct interpreter_plan){.steps = pool_take(pool, STEPS * sizeof(char *)),
                                                 .capacity = STEPS};
    match.states = pool_take(pool, STATES * domain->word_count * sizeof *match.states);
    match.values = pool_take(pool, STATES * (size_t)domain->fact_count * sizeof *match.values);
    find_places(pool, &match);
    return match;
}

/* --------------------------------------------------------------- the states */

static uint64_t *state_of(const struct match *match, size_t number)
{
    return &match->states[number * match->tables->domain.word_count];
}

static gg_outcome plan_from(struct match *match, size_t number)
{
    match->task_problem.state = state_of(match, number);
    match->task_problem.random = &match->random;
    return gg_decompose(&match->task_problem, &match->planner->workspace, &match->plan);
}

static void draw_states(struct match *match)
{
    const gg_domain *domain = &match->tables->domain;
    for (match->state_count = 0; match->state_count < STATES; match->state_count++) {
        uint64_t *state = state_of(match, match->state_count);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        for (uint16_t i = 0; i < domain->fact_count; i++)
            gg_write(domain, i, gg_random_below(&match->random, domain->facts[i].top + 1), state);
    }
}

/* The states before each decision, until there is no plan or nothing changes; the
 * first counts in any case. */
static void walk_states(struct match *match, const struct decision *decision)
{
    const gg_domain *domain = &match->tables->domain;
    size_t bytes = domain->word_count * sizeof(uint64_t);
    memcpy(match->states, domain->start, bytes);
    for (uint16_t i = 0; i < domain->fact_count; i++)
        for (int j = 0; j < 8 && decision->facts[j]; j++)
            if (strcmp(fact_name(match->tables, i), decision->facts[j]) == 0)
                gg_write(domain, i, 1, match->states);
    match->state_count = 1;
    for (size_t i = 0; i + 1 < STATES; i++) {
        memcpy(state_of(match, i + 1), state_of(match, i), bytes);
        if (plan_from(match, i) != GG_FOUND)
            break;
        (void)gg_plan_check(domain, &match->plan, 0, state_of(match, i + 1));
        if (memcmp(state_of(match, i + 1), state_of(match, i), bytes) == 0)
            break;
        match->state_count = i + 1;
    }
}

/* The states in the interpreter's order of the facts. */
static void take_values(struct match *match)
{
    const gg_domain *domain = &match->tables->domain;
    for (size_t i = 0; i < match->state_count; i++)
        for (uint16_t j = 0; j < domain->fact_count; j++)
            match->values[i * domain->fact_count + match->places[j]] =
                gg_read(domain, j, state_of(match, i));
}

/* ---------------------------------------------------------------- planning */

static void interpret_from(struct match *match, size_t number)
{
    struct named_facts facts = interpreter_facts(match->interpreter);
    uint16_t task = match->task_problem.task;
    for (size_t i = 0; i < facts.count; i++)
        facts.items[i].value = match->values[number * facts.count + i];
    interpreter_make(match->interpreter, match->tables->problem->tasks[task].name, TRIES,
                     &match->other_plan);
}

static void run_runtime(void *context)
{
    struct match *match = context;
    for (size_t i = 0; i < match->state_count; i++)
        (void)plan_from(match, i);
}

static void run_interpreter(void *context)
{
    struct match *match = context;
    for (size_t i = 0; i < match->state_count; i++)
        interpret_from(match, i);
}

/* ------------------------------------------------------------------ faults */

static uint16_t action_number(const struct tables *tables, const char *name)
{
    uint16_t i = 0;
    while (strcmp(tables->problem->actions[i].name, name) != 0)
        i++;
    return i;
}

/* Whether steps can be carried out from a state of the match. */
static bool replays(const struct match *match, const gg_plan *plan, size_t number)
{
    const gg_domain *domain = &match->tables->domain;
    uint64_t *state = malloc(domain->word_count * sizeof *state + 1);
    if (!state)
        exit(1);
    memcpy(state, state_of(match, number), domain->word_count * sizeof *state);
    bool good = gg_plan_check(domain, plan, 0, state) == plan->length;
    free(state);
    return good;
}

/* Plans from each state with both, and counts what they find. A plan that cannot
 * be carried out is a fault, and that the runtime finds none if there is one. */
static void compare_plans(struct match *match)
{
    uint16_t steps[STEPS];
    for (size_t i = 0; i < match->state_count; i++) {
        gg_outcome outcome = plan_from(match, i);
        interpret_from(match, i);
        gg_plan other = {steps, STEPS, (uint16_t)match->other_plan.length};
        for (uint16_t j = 0; j < other.length; j++)
            steps[j] = action_number(match->tables, match->other_plan.steps[j]);
        bool found = outcome == GG_FOUND, other_found = match->other_plan.found;
        match->found += found;
        match->other_found += other_found;
        match->faults += found && !replays(match, &match->plan, i);
        match->faults += other_found && !replays(match, &other, i);
        match->faults += !found && other_found;
    }
}

static void print_row(const struct decision *decision)
{
    struct pool *pool = pool_new();
    struct match match = match_of(pool, decision->path);
    if (decision->walks)
        walk_states(&match, decision);
    else
        draw_states(&match);
    take_values(&match);
    compare_plans(&match);
    double count = (double)match.state_count;
    double ours = time_of(run_runtime, &match) / count;
    double theirs = time_of(run_interpreter, &match) / count;
    printf("%-18s %6zu |%7zu %10.1f |%7zu %12.1f | %10.1f\n", decision->name, match.state_count,
           match.found, ours, match.other_found, theirs, theirs / ours);
    if (match.faults)
        printf("    FAULT: %lu plans fail, or are not found by the runtime\n", match.faults);
    fflush(stdout);
    pool_free(pool);
}

void bench_decisions(void)
{
    printf("\nPlans for tasks: ns a plan, from so many states; the interpreter gives up after %d"
           " methods.\n\n",
           TRIES);
    printf("%-18s %6s |%18s |%20s |%12s\n", "", "", "runtime ", "interpreter ", "interpreter/");
    printf("%-18s %6s |%7s %10s |%7s %12s | %10s\n", "domain", "states", "found", "ns", "found",
           "ns", "runtime");
    for (size_t i = 0; i < sizeof decisions / sizeof *decisions; i++)
        print_row(&decisions[i]);
    bench_growth();
}
