/* SPDX-License-Identifier: MIT */
/*
 * `goapgen graph`: draws a domain, all of it, what an agent type has of it, or what matters for a
 * goal; and how often each part of it was chosen in a simulation.
 */
#include "graph/graph.h"

#include "domain/agent_type.h"
#include "ground/values.h"
#include "guidance/relevance.h"
#include "cli/commands.h"
#include "cli/planner.h"
#include "run/simulate.h"
#include "cli/unknown_names.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What is shown. */
struct view {
    const struct planning *planning;
    const struct problem *problem;
    const struct domain *domain;
    struct part_numbers numbers;
    bool *types;                       /* by agent type: whether what it has is shown */
    bool any_root;                     /* whether any agent type has a root task */
    bool all;                          /* also what no agent type has */
    bool *parts;                       /* by part */
    bool *actions, *goals;             /* of what matters for a goal, by ground action and goal; or
                                         NULL */
    const struct statistics **results; /* of the simulation; NULL: there is none */
    size_t result_count;
};

/* ------------------------------------------------------------- the agent types */

/* Whether the options for a simulation are given in vain; says so. */
static bool has_stray_options(const struct options *options)
{
    const char *stray = options->time         ? "--time"
                        : options->decisions  ? "--decisions"
                        : options->agents     ? "--agents"
                        : options->event_file ? "--events"
                        : options->has_seed   ? "--seed"
                                              : NULL;
    if (!stray || options->run)
        return false;
    fprintf(stderr, "goapgen: %s is for a simulation, which is asked for by --run\n", stray);
    return true;
}

/* Finds the agent types whose parts are shown; false, with a message, if the options name none. */
static bool find_types(struct view *view)
{
    const struct planning *planning = view->planning;
    const struct domain *domain = view->domain;
    const char *name = planning->options->agent;
    bool any = false;
    view->any_root = any_root_task(domain);
    view->types = pool_take(planning->pool, domain->agent_type_count);
    if (planning->options->run) {
        view->results = simulate(planning, &view->result_count);
        for (size_t i = 0; view->results && i < view->result_count; i++)
            view->types[view->results[i]->agent_type - domain->agent_types] = true;
        return view->results != NULL;
    }
    view->all = !name;
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        view->types[i] = !name || strcmp(domain->agent_types[i].name, name) == 0;
        any |= view->types[i];
    }
    return any || report_unknown_agent_type(domain, name);
}

/* --------------------------------------------------------------------- parts */

/* Whether any agent type that is shown has a part of a kind. */
static bool has_any(const struct view *view, enum part_kind kind, size_t number)
{
    for (size_t i = 0; i < view->domain->agent_type_count; i++) {
        const struct agent_type *agent_type = &view->domain->agent_types[i];
        if (!view->types[i])
            continue;
        if (kind == PART_ACTION ? can_do(agent_type, view->domain->actions[number])
            : kind == PART_GOAL ? may_pursue_goal(agent_type, &view->domain->goals[number])
            : kind == PART_METHOD
                ? comes_to_task_from_root(agent_type, view->domain->tasks[number], view->any_root)
                : true)
            return true;
    }
    return false;
}

/* Shows a task, with its methods and what they ask to be achieved. */
static void show_task(struct view *view, const struct task *task)
{
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        size_t achieve = view->numbers.achieves[method->number];
        view->parts[part_number(&view->numbers, PART_METHOD, method->number)] = true;
        for (size_t j = 0; j < method->subtask_count; j++)
            if (method->subtasks[j].achieve.count > 0)
                view->parts[part_number(&view->numbers, PART_ACHIEVE, achieve++)] = true;
    }
}

static void show_all(struct view *view)
{
    const size_t *first = view->numbers.first;
    for (size_t i = 0; i < view->domain->action_count; i++)
        view->parts[i] = view->all || has_any(view, PART_ACTION, i);
    for (size_t i = first[PART_RULE]; i < first[PART_METHOD]; i++)
        view->parts[i] = true;
    for (size_t i = 0; i < view->domain->task_count; i++)
        if (view->all || has_any(view, PART_METHOD, i))
            show_task(view, view->domain->tasks[i]);
    for (size_t i = 0; i < view->domain->goal_count; i++)
        view->parts[first[PART_GOAL] + i] = view->all || has_any(view, PART_GOAL, i);
}

/* ---------------------------------------------------------------------- a goal */

/* Whether a name is that of a ground goal, or of the goal that it is one of. */
static bool is_named(const struct ground_goal *ground, const char *name)
{
    return same_name(ground->goal->name, name) || same_name(ground->name, name);
}

/* Says that no agent type that is shown has the goal, or that there is none. */
static bool unknown_goal(const struct view *view, const char *name)
{
    const struct options *options = view->planning->options;
    const struct domain *domain = view->domain;
    struct word_list known = {0};
    for (size_t i = 0; i < view->problem->goal_count; i++)
        if (is_named(&view->problem->goals[i], name)) {
            fprintf(stderr, "goapgen: %s%s%s the goal '%s'\n", options->agent ? "agent '" : "",
                    options->agent ? options->agent : "no agent that is shown",
                    options->agent ? "' does not have" : " has", view->problem->goals[i].name);
            return false;
        }
    for (size_t i = 0; i < domain->goal_count; i++) {
        known_add(domain->parsing.pool, &known, domain->goals[i].name);
        if (same_name(domain->goals[i].name, name)) {
            fprintf(stderr, "goapgen: constants rule out the goal '%s' for all objects\n", name);
            return false;
        }
    }
    return report_unknown_name(domain, "goal", name, &known);
}

/* Shows the ground actions that are of use for a ground goal to who can do some. */
static void show_relevant(struct view *view, struct relevance_search *search, const bool *can,
                          size_t goal)
{
    struct pool *pool = pool_new();
    struct relevance relevance =
        relevance_of(pool, search, &view->problem->goals[goal].condition, can);
    for (size_t i = 0; i < relevance.action_count; i++) {
        size_t action = relevance.actions[i];
        view->actions[action] = true;
        view->parts[part_number(&view->numbers, PART_ACTION,
                                view->problem->actions[action].action->number)] = true;
    }
    pool_free(pool);
}

/* Shows what is of use for a ground goal: to each agent type by itself, or to members of all that are
 * shown together. */
static void show_used(struct view *view, struct relevance_search *search, size_t goal)
{
    const struct domain *domain = view->domain;
    struct pool *pool = pool_new();
    bool *together = pool_take(pool, view->problem->action_count + 1);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        if (!view->types[i] ||
            !may_pursue_goal(&domain->agent_types[i], view->problem->goals[goal].goal))
            continue;
        const bool *can = actions_of_agent_type(pool, view->problem, &domain->agent_types[i]);
        if (!domain->team.given)
            show_relevant(view, search, can, goal);
        for (size_t j = 0; j < view->problem->action_count; j++)
            together[j] |= can[j];
    }
    if (domain->team.given)
        show_relevant(view, search, together, goal);
    pool_free(pool);
}

/* Shows what matters for the goal of the options; false, with a message, if there is none. */
static bool show_goal(struct view *view, const char *name)
{
    struct pool *pool = view->planning->pool;
    struct relevance_search *search = relevance_search_new(pool, view->problem);
    bool any = false;
    view->actions = pool_take(pool, view->problem->action_count + 1);
    view->goals = pool_take(pool, view->problem->goal_count + 1);
    for (size_t i = 0; i < view->problem->goal_count; i++) {
        const struct goal *goal = view->problem->goals[i].goal;
        if (!is_named(&view->problem->goals[i], name) || !has_any(view, PART_GOAL, goal->number))
            continue;
        any = view->goals[i] = true;
        view->parts[part_number(&view->numbers, PART_GOAL, goal->number)] = true;
        show_used(view, search, i);
    }
    return any || unknown_goal(view, name);
}

/* --------------------------------------------------------------------- whole */

/* "agent soldier: 1000 decisions; …" */
static const char *words_of_run(const struct view *view)
{
    struct pool *pool = view->planning->pool;
    const char *words = "";
    for (size_t i = 0; i < view->result_count; i++) {
        const struct statistics *result = view->results[i];
        words = pool_format(pool, "%s%s%s %s: %" PRIu64 " decisions", words, i ? "; " : "",
                            result->agents > 1 ? "agents" : "agent", result->agent_type->name,
                            result->tally->numbers[TALLY_DECISIONS]);
    }
    return words;
}

/* Leaves out of what is shown the parts of some kinds that serve nothing else, not even by way of
 * others of these kinds: actions for a goal that only use something up, and rules that change what
 * an agent type does not ask for. */
static void leave_out_idle(struct view *view, const struct serving *serving, enum part_kind from,
                           enum part_kind to)
{
    const size_t *first = view->numbers.first;
    struct pool *pool = pool_new();
    bool *serves = pool_take(pool, first[PART_KINDS] + 1), more = true;
    for (size_t i = 0; i < first[PART_KINDS]; i++)
        serves[i] = i < first[from] || i >= first[to];
    while (more) {
        more = false;
        for (size_t i = 0; i < serving->count; i++) {
            bool *server = &serves[serving->items[i].server];
            more |= !*server && serves[serving->items[i].served];
            *server |= serves[serving->items[i].served];
        }
    }
    for (size_t i = 0; i < first[PART_KINDS]; i++)
        view->parts[i] &= serves[i];
    pool_free(pool);
}

/* Draws what is shown; false, with a message, if that would take too long. */
static bool graph_draw(struct view *view, struct graph *graph)
{
    struct serving_scope scope = {view->parts, view->actions, view->goals};
    struct serving serving = serving_of(graph->pool, graph->problem, graph->numbers, &scope);
    if (serving.exhausted) {
        fprintf(stderr,
                "goapgen: what serves what would take more than %d comparisons to find out; "
                "--goal or --agent draws less\n",
                SERVING_WORK);
        return false;
    }
    if (view->goals)
        leave_out_idle(view, &serving, PART_ACTION, PART_RULE);
    else if (!view->all)
        leave_out_idle(view, &serving, PART_RULE, PART_METHOD);
    graph_add_parts(graph, view->parts);
    graph_add_services(graph, &serving);
    for (size_t i = 0; i < view->result_count; i++)
        graph_add_counts(graph, view->results[i]);
    graph_find_heats(graph);
    graph->run = view->results ? words_of_run(view) : NULL;
    return true;
}

enum exit_code command_graph(struct pool *pool, struct diagnostics *diagnostics,
                             const struct options *options)
{
    enum exit_code code;
    if (has_stray_options(options))
        return EXIT_TROUBLE;
    struct view view = {.planning = planning_read(pool, diagnostics, options, &code)};
    if (!view.planning)
        return code;
    view.problem = view.planning->tables->problem;
    view.domain = view.problem->domain;
    view.numbers = part_numbers_of(pool, view.domain);
    view.parts = pool_take(pool, view.numbers.first[PART_KINDS] + 1);
    if (!find_types(&view) || (options->goal && !show_goal(&view, options->goal)))
        return EXIT_TROUBLE;
    if (!options->goal)
        show_all(&view);
    struct graph graph = {.pool = pool, .problem = view.problem, .numbers = &view.numbers};
    if (!graph_draw(&view, &graph))
        return EXIT_LIMIT;
    struct text text = options->mermaid ? graph_mermaid(&graph) : graph_dot(&graph);
    text_print_and_free(&text);
    return EXIT_DONE;
}
