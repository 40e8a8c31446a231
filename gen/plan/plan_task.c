/* SPDX-License-Identifier: MIT */
/* `goapgen plan --task`: see planner.h. */
#include "cli/planner.h"
#include "cli/unknown_names.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Without a name: the first agent type whose root is the task, or the first. */
static bool plan_task_find_agent_type(const struct tables *tables, const char *name, uint16_t task,
                                      size_t *number)
{
    const struct domain *domain = tables->problem->domain;
    for (*number = 0; *number < domain->agent_type_count; ++*number)
        if (name ? strcmp(domain->agent_types[*number].name, name) == 0
                 : tables->domain.agent_types[*number].task == task)
            return true;
    *number = 0;
    return !name || report_unknown_agent_type(domain, name);
}

/* Without a name: the root task of the agent, or of the first that has one. */
static bool find_root(const struct tables *tables, const char *agent, uint16_t *number)
{
    const struct domain *domain = tables->problem->domain;
    bool known = !agent;
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        bool meant = !agent || strcmp(domain->agent_types[i].name, agent) == 0;
        *number = tables->domain.agent_types[i].task;
        if (meant && *number != GG_NONE)
            return true;
        known |= meant;
    }
    if (!known)
        return report_unknown_agent_type(domain, agent);
    fputs("goapgen: there is no goal and no root task to plan\n", stderr);
    return false;
}

static bool find_task(const struct tables *tables, const struct options *options, uint16_t *number)
{
    const struct problem *problem = tables->problem;
    if (!options->task)
        return find_root(tables, options->agent, number);
    for (size_t i = 0; i < problem->task_count; i++) {
        if (!problem->tasks[i].task || !same_name(problem->tasks[i].name, options->task))
            continue;
        *number = (uint16_t)i;
        return true;
    }
    struct word_list known = {0};
    for (size_t i = 0; i < problem->task_count; i++)
        if (problem->tasks[i].task)
            known_add(problem->domain->parsing.pool, &known, problem->tasks[i].name);
    return report_unknown_name(problem->domain, "task", options->task, &known);
}

/* ----------------------------------------------------------------- printing */

/* The methods chosen, as far as they were recorded. */
static void plan_task_add_methods(const struct planning *planning, json_t *json)
{
    const struct problem *problem = planning->tables->problem;
    const gg_workspace *workspace = &planning->planner.workspace;
    size_t count = 0;
    struct labelled_name *methods =
        pool_take(planning->pool, (workspace->chosen_count + 1u) * sizeof *methods);
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        if (workspace->chosen[i].task < problem->task_count)
            methods[count++] = labelled_method_name(problem, workspace->chosen[i].task,
                                                    workspace->chosen[i].method);
    object_add_labelled_names(json, "methods", methods, count);
}

static void plan_task_print_json(struct planning *planning, uint16_t task, bool found)
{
    const struct problem *problem = planning->tables->problem;
    json_t *json = json_pack("{s:s}", "domain", problem->domain->name);
    object_add_labelled_name(json, "task", labelled_task_name(problem, task));
    json_object_set_new(json, "found", json_boolean(found));
    if (found)
        object_add_number(json, "cost", planning_plan_cost(planning));
    planning_add_steps_json(planning, json);
    planning_add_kept_goals_json(planning, json);
    plan_task_add_methods(planning, json);
    json_object_set_new(json, "tree", planning_method_tree_json(planning, found));
    object_add_number(json, "expanded", planning->planner.workspace.expansions);
    print_json(json, 0);
}

static void plan_task_print_plan(struct planning *planning, const char *task)
{
    printf("%s: %u steps, cost %" PRIu64 ", %" PRIu32 " methods entered\n", task,
           planning->plan.length, planning_plan_cost(planning),
           planning->planner.workspace.expansions);
    planning_print_steps(planning);
    planning_print_method_tree(planning);
    planning_print_kept_goals(planning);
}

gg_outcome planning_find_task_plan(struct planning *planning, gg_task_problem *task_problem)
{
    gg_random_seed(&planning->random, planning->options->seed);
    task_problem->domain = &planning->tables->domain;
    task_problem->agent_type = &planning->agent_type;
    task_problem->agent = &planning->agent;
    task_problem->random = &planning->random;
    task_problem->state = planning->tables->domain.start;
    task_problem->recorder = &gg_method_noting;
    planning_set_kept_goals(planning, PRIORITY_OF_TASKS);
    task_problem->bounds.ops = &gg_bounding;
    task_problem->bounds.kept = planning->kept;
    task_problem->bounds.refused = planning->refused;
    planning_make_planner(planning, true);
    return gg_decompose(task_problem, &planning->planner.workspace, &planning->plan);
}

enum exit_code plan_task(struct planning *planning)
{
    const struct tables *tables = planning->tables;
    const struct options *options = planning->options;
    size_t number;
    gg_task_problem task_problem = {.task = GG_NONE};
    if (!find_task(tables, options, &task_problem.task) ||
        !plan_task_find_agent_type(tables, options->agent, task_problem.task, &number))
        return EXIT_TROUBLE;
    planning_set_agent_type(planning, number);
    gg_outcome outcome = planning_find_task_plan(planning, &task_problem);
    if (outcome == GG_FOUND && !planning_check_plan(planning, NULL))
        return EXIT_TROUBLE;
    const char *name = planning->names->tasks[task_problem.task];
    if (options->json)
        plan_task_print_json(planning, task_problem.task, outcome == GG_FOUND);
    else if (outcome == GG_FOUND)
        plan_task_print_plan(planning, name);
    enum exit_code code =
        outcome == GG_FOUND ? EXIT_DONE : planning_report_failure(planning, name, outcome);
    if (outcome == GG_FOUND && options->why)
        explain_passed_over_methods(planning, &task_problem);
    else if (outcome == GG_NO_PLAN || options->why)
        explain_task_without_plan(planning, &task_problem);
    return code;
}
