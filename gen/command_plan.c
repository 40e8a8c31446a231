/* SPDX-License-Identifier: MIT */
/* `goapgen plan`: the runtime, on the tables as they are in memory. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "compile.h"
#include "writer.h"

/* The agent that planning is done for; the runtime hands it to the calls. */
struct planning {
    gg_agent agent;
    const struct tables *tables;
    const struct options *options;
    gg_workspace workspace;
    gg_plan plan;
};

static bool is_denied(const struct options *options, const char *name)
{
    for (size_t i = 0; i < options->denied.count; i++)
        if (strcmp(options->denied.items[i], name) == 0)
            return true;
    return false;
}

static bool precondition(gg_agent *agent, uint16_t action)
{
    const struct planning *planning = (const struct planning *)(const void *)agent;
    const struct action *written = planning->tables->problem->actions[action].action;
    return !is_denied(planning->options, written->procedural);
}

/* -------------------------------------------------------- names to numbers */

static bool unknown(const char *what, const char *name)
{
    fprintf(stderr, "goapgen: unknown %s '%s'\n", what, name);
    return false;
}

/* Without a name: the first character whose root is the task, or the first. */
static bool find_character(const struct tables *tables, const char *name, uint16_t task,
                           size_t *number)
{
    const struct domain *domain = tables->problem->domain;
    for (*number = 0; *number < domain->character_count; ++*number)
        if (name ? strcmp(domain->characters[*number].name, name) == 0
                 : tables->domain.characters[*number].task == task)
            return true;
    *number = 0;
    return !name || unknown("agent", name);
}

/* Blanks do not count: "drive(a,b)" is "drive(a, b)". */
static bool same_name(const char *a, const char *b)
{
    for (;; a++, b++) {
        a += strspn(a, " ");
        b += strspn(b, " ");
        if (*a != *b)
            return false;
        if (!*a)
            return true;
    }
}

static bool find_task(const struct tables *tables, const char *name, uint16_t *number)
{
    const struct problem *problem = tables->problem;
    for (size_t i = 0; i < problem->task_count; i++) {
        if (!problem->tasks[i].task || !same_name(problem->tasks[i].name, name))
            continue;
        *number = (uint16_t)i;
        return true;
    }
    return unknown("task", name);
}

static bool check_denied(const struct tables *tables, const struct options *options)
{
    const struct domain *domain = tables->problem->domain;
    for (size_t i = 0; i < options->denied.count; i++) {
        bool found = false;
        for (size_t j = 0; j < domain->action_count; j++)
            found |= domain->actions[j]->procedural &&
                     strcmp(domain->actions[j]->procedural, options->denied.items[i]) == 0;
        if (!found)
            return unknown("procedural precondition", options->denied.items[i]);
    }
    return true;
}

/* ----------------------------------------------------------------- planning */

/* A workspace of the size that the generated code gives a planner. */
static void make_room(struct pool *pool, struct planning *planning)
{
    const struct tables *tables = planning->tables;
    const struct capacities *capacities = &tables->capacities;
    const struct limits *limits = &tables->problem->domain->limits;
    size_t words = tables->domain.word_count;
    gg_workspace *workspace = &planning->workspace;
    workspace->frames = pool_take(pool, capacities->frames * sizeof *workspace->frames);
    workspace->choices = pool_take(pool, capacities->choices * sizeof *workspace->choices);
    workspace->choice_states = pool_take(pool, capacities->choices * words * sizeof(uint64_t));
    workspace->chosen = pool_take(pool, capacities->chosen * sizeof *workspace->chosen);
    workspace->states = pool_take(pool, 2 * words * sizeof(uint64_t));
    workspace->asked =
        pool_take(pool, (tables->domain.procedural_count / 64u + 1) * 2 * sizeof(uint64_t));
    workspace->frame_capacity = (uint16_t)capacities->frames;
    workspace->choice_capacity = (uint16_t)capacities->choices;
    workspace->chosen_capacity = (uint16_t)capacities->chosen;
    workspace->depth_limit = limits->depth;
    workspace->expansion_limit =
        planning->options->nodes < 0 ? limits->nodes : (uint32_t)planning->options->nodes;
    planning->plan.steps = pool_take(pool, limits->plan * sizeof *planning->plan.steps);
    planning->plan.capacity = limits->plan;
}

/* Whether the plan can be carried out, by carrying it out. */
static bool replay(struct pool *pool, const struct planning *planning)
{
    const gg_domain *domain = &planning->tables->domain;
    uint64_t *state = pool_take(pool, domain->word_count * sizeof *state);
    if (domain->word_count)
        memcpy(state, domain->start, domain->word_count * sizeof *state);
    return gg_plan_check(domain, &planning->plan, 0, state) == planning->plan.length;
}

/* ----------------------------------------------------------------- printing */

static const char *const outcome_texts[] = {
    "found",
    "there is no plan",
    "given up: no plan of as many steps as limits: plan allows was found",
    "given up: tasks are nested deeper than limits: depth allows",
    "given up: the planner's memory, limits: plan and depth, is too small",
    "given up: as many methods were entered as limits: nodes allows"};

static unsigned long cost_of(const struct planning *planning)
{
    unsigned long cost = 0;
    for (uint16_t i = 0; i < planning->plan.length; i++)
        cost += planning->tables->domain.actions[planning->plan.steps[i]].cost;
    return cost;
}

static const char *step_name(const struct planning *planning, uint16_t i)
{
    return planning->tables->problem->actions[planning->plan.steps[i]].name;
}

/* The method's name; NULL for the choice among the variants of an action. */
static const char *method_name(const struct planning *planning, uint16_t i)
{
    const gg_chosen *chosen = &planning->workspace.chosen[i];
    const struct ground_task *task = &planning->tables->problem->tasks[chosen->task];
    return task->task ? task->methods[chosen->method].name : NULL;
}

static void print_json(const struct planning *planning, const char *task, bool found)
{
    printf("{\"domain\": \"%s\", \"task\": \"%s\", \"found\": %s",
           planning->tables->problem->domain->name, task, found ? "true" : "false");
    if (found)
        printf(", \"cost\": %lu", cost_of(planning));
    printf(", \"steps\": [");
    for (uint16_t i = 0; i < planning->plan.length; i++)
        printf("%s\"%s\"", i ? ", " : "", step_name(planning, i));
    printf("], \"methods\": [");
    const char *gap = "";
    for (uint16_t i = 0; i < planning->workspace.chosen_count; i++) {
        if (!method_name(planning, i))
            continue;
        printf("%s\"%s\"", gap, method_name(planning, i));
        gap = ", ";
    }
    printf("], \"expanded\": %lu}\n", (unsigned long)planning->workspace.expansions);
}

static void print_plan(const struct planning *planning, const char *task)
{
    printf("%s: %u steps, cost %lu, %lu methods entered\n", task, planning->plan.length,
           cost_of(planning), (unsigned long)planning->workspace.expansions);
    for (uint16_t i = 0; i < planning->plan.length; i++)
        printf("  %s\n", step_name(planning, i));
    printf("methods:");
    for (uint16_t i = 0; i < planning->workspace.chosen_count; i++)
        if (method_name(planning, i))
            printf(" %s", method_name(planning, i));
    printf("\n");
}

static enum exit_code print_outcome(const struct planning *planning, uint16_t task,
                                    gg_outcome outcome)
{
    const char *name = planning->tables->problem->tasks[task].name;
    if (planning->options->json)
        print_json(planning, name, outcome == GG_FOUND);
    else if (outcome == GG_FOUND)
        print_plan(planning, name);
    if (outcome == GG_FOUND)
        return EXIT_DONE;
    fprintf(stderr, "goapgen: %s: %s\n", name, outcome_texts[outcome]);
    return outcome == GG_NO_PLAN ? EXIT_NO_PLAN : EXIT_LIMIT;
}

static enum exit_code plan_task(struct pool *pool, const struct tables *tables,
                                const struct options *options)
{
    static const gg_calls calls = {NULL, precondition, NULL};
    struct planning planning = {.tables = tables, .options = options};
    size_t number;
    gg_query query = {.domain = &tables->domain};
    if (!find_task(tables, options->task, &query.task) ||
        !find_character(tables, options->agent, query.task, &number) ||
        !check_denied(tables, options))
        return EXIT_TROUBLE;
    gg_character character = tables->domain.characters[number];
    character.calls = &calls;
    gg_random random;
    gg_random_seed(&random, options->seed);
    query.character = &character;
    query.agent = &planning.agent;
    query.random = &random;
    query.state = tables->domain.start;
    make_room(pool, &planning);
    gg_outcome outcome = gg_decompose(&query, &planning.workspace, &planning.plan);
    if (outcome == GG_FOUND && !replay(pool, &planning)) {
        fputs("goapgen: the plan cannot be carried out; this is a fault of goapgen\n", stderr);
        return EXIT_TROUBLE;
    }
    return print_outcome(&planning, query.task, outcome);
}

enum exit_code command_plan(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options)
{
    struct source *source = source_read_or_say(pool, options->file);
    if (!source)
        return EXIT_TROUBLE;
    struct domain *domain = domain_read(pool, diagnostics, source);
    bool readable = !diagnostics_errors(diagnostics);
    bool set = readable;
    for (size_t i = 0; i < options->settings.count && readable; i++)
        set &= domain_set(domain, options->settings.items[i]);
    const struct tables *tables = compile_domain(pool, diagnostics, domain);
    if (!tables || diagnostics_failed(diagnostics)) {
        diagnostics_print(diagnostics);
        return readable && !set ? EXIT_TROUBLE : EXIT_ERRORS;
    }
    return plan_task(pool, tables, options);
}
