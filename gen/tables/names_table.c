/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: what gg_event_text and others write. See build.h. */
#include "tables/build.h"

static const char **list_of(const struct building *building, size_t count)
{
    return pool_take(building->pool, (count + 1) * sizeof(const char *));
}

static const char *label_or_name(const char *label, const char *name)
{
    return label ? label : name;
}

static void name_actions(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    const char **all = list_of(building, problem->action_count);
    const char **labels = list_of(building, problem->action_count);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        all[i] = action->name;
        labels[i] = label_or_name(action->action->label, action->name);
    }
    names->actions = all;
    names->action_labels = labels;
}

static void name_goals(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    const char **all = list_of(building, problem->goal_count);
    const char **labels = list_of(building, problem->goal_count);
    for (size_t i = 0; i < problem->goal_count; i++) {
        all[i] = problem->goals[i].name;
        labels[i] = label_or_name(problem->goals[i].goal->label, all[i]);
    }
    names->goals = all;
    names->goal_labels = labels;
}

/* The names of a task's methods, or their labels. */
static const char **name_methods(const struct building *building, const struct ground_task *task,
                                 bool labels)
{
    const char **all = list_of(building, task->method_count);
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        const char *label = method->method && labels ? method->method->label : NULL;
        all[i] = label_or_name(label, method->name);
    }
    return all;
}

static void name_tasks(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    size_t count = problem->task_count;
    const char **all = list_of(building, count), **labels = list_of(building, count);
    const char *const **methods = pool_take(building->pool, (count + 1) * sizeof *methods);
    const char *const **method_labels =
        pool_take(building->pool, (count + 1) * sizeof *method_labels);
    for (size_t i = 0; i < count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        all[i] = task->name;
        labels[i] = label_or_name(task->task ? task->task->label : NULL, task->name);
        methods[i] = name_methods(building, task, false);
        method_labels[i] = name_methods(building, task, true);
    }
    names->tasks = all;
    names->task_labels = labels;
    names->methods = methods;
    names->method_labels = method_labels;
}

static void name_agent_types(const struct building *building, gg_names *names)
{
    const struct domain *domain = building->problem->domain;
    const char **all = list_of(building, domain->agent_type_count);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        all[i] = domain->agent_types[i].name;
    names->agent_types = all;
}

static void name_facts(const struct building *building, gg_names *names)
{
    const struct layout *layout = &building->tables->layout;
    const gg_places *places = building->tables->domain.places;
    const struct problem *problem = building->problem;
    const char **all = list_of(building, layout->fact_count);
    for (size_t i = 0; i < layout->fact_count; i++)
        all[i] = problem->variables[layout->variables[i]].name;
    names->facts = all;
    if (!places)
        return;
    const char **at = list_of(building, places->count);
    for (uint16_t i = 0; i < places->count; i++)
        at[i] = problem->domain->symbols[places->symbols[i]].name;
    names->places = at;
}

void build_names(struct building *building)
{
    gg_names *names = pool_take(building->pool, sizeof *names);
    names->domain = building->problem->domain->name;
    name_facts(building, names);
    name_actions(building, names);
    name_tasks(building, names);
    name_goals(building, names);
    name_agent_types(building, names);
    building->tables->domain.names = names;
}
