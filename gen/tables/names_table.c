/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: what gg_event_text and others write. Where nothing has a label,
 * the labels are the names. See build.h. */
#include "tables/build.h"

#include <string.h>

static const char **names_table_list_of(const struct building *building, size_t count)
{
    return pool_take(building->pool, (count + 1) * sizeof(const char *));
}

static const char *names_table_label_or_name(const char *label, const char *name)
{
    return label ? label : name;
}

static void name_actions(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    const char **all = names_table_list_of(building, problem->action_count);
    const char **labels = names_table_list_of(building, problem->action_count);
    bool any = false;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        any |= action->action->label != NULL;
        all[i] = action->name;
        labels[i] = names_table_label_or_name(action->action->label, action->name);
    }
    names->actions = all;
    names->action_labels = any ? labels : all;
}

static void name_goals(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    const char **all = names_table_list_of(building, problem->goal_count);
    const char **labels = names_table_list_of(building, problem->goal_count);
    bool any = false;
    for (size_t i = 0; i < problem->goal_count; i++) {
        any |= problem->goals[i].goal->label != NULL;
        all[i] = problem->goals[i].name;
        labels[i] = names_table_label_or_name(problem->goals[i].goal->label, all[i]);
    }
    names->goals = all;
    names->goal_labels = any ? labels : all;
}

/* The names of a task's methods, or their labels; NULL if no method has one. */
static const char **name_methods(const struct building *building, const struct ground_task *task,
                                 bool labels)
{
    const char **all = names_table_list_of(building, task->method_count);
    bool any = !labels;
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        const char *label = method->method && labels ? method->method->label : NULL;
        any |= label != NULL;
        all[i] = names_table_label_or_name(label, method->name);
    }
    return any ? all : NULL;
}

static void name_tasks(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    size_t count = problem->task_count;
    bool tasks_have = false, methods_have = false;
    const char **all = names_table_list_of(building, count),
               **labels = names_table_list_of(building, count);
    const char *const **methods = pool_take(building->pool, (count + 1) * sizeof *methods);
    const char *const **method_labels =
        pool_take(building->pool, (count + 1) * sizeof *method_labels);
    for (size_t i = 0; i < count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        all[i] = task->name;
        labels[i] = names_table_label_or_name(task->task ? task->task->label : NULL, task->name);
        methods[i] = name_methods(building, task, false);
        method_labels[i] = name_methods(building, task, true);
        tasks_have |= task->task && task->task->label;
        methods_have |= method_labels[i] != NULL;
        method_labels[i] = method_labels[i] ? method_labels[i] : methods[i];
    }
    names->tasks = all;
    names->task_labels = tasks_have ? labels : all;
    names->methods = methods;
    names->method_labels = methods_have ? method_labels : methods;
}

static void name_agent_types(const struct building *building, gg_names *names)
{
    const struct domain *domain = building->problem->domain;
    const char **all = names_table_list_of(building, domain->agent_type_count);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        all[i] = domain->agent_types[i].name;
    names->agent_types = all;
}

static void names_table_name_facts(const struct building *building, gg_names *names)
{
    const struct layout *layout = &building->tables->layout;
    const gg_places *places = building->tables->domain.places;
    const struct problem *problem = building->problem;
    const struct tables *tables = building->tables;
    const char **all = names_table_list_of(building, layout->fact_count + tables->sums.count);
    for (size_t i = 0; i < layout->fact_count; i++)
        all[i] = problem->variables[layout->variables[i]].name;
    for (size_t i = 0; i < tables->sums.count; i++)
        all[layout->fact_count + i] = tables->sum_rows[i].sum->name;
    names->facts = all;
    if (!places)
        return;
    const char **at = names_table_list_of(building, places->count);
    for (uint16_t i = 0; i < places->count; i++)
        at[i] = problem->domain->symbols[places->symbols[i]].name;
    names->places = at;
}

/* The names of the symbols that a fact can be. */
static const char **symbols_of(const struct building *building, const struct fact *fact)
{
    const char **symbols = names_table_list_of(building, fact->top + (size_t)1);
    for (size_t i = 0; i <= fact->top; i++)
        symbols[i] = building->problem->domain->symbols[fact->values.symbols[i]].name;
    return symbols;
}

static gg_value_names names_table_values_of(const struct building *building,
                                            const struct fact *fact)
{
    gg_value_names names = {.step = fact->kind == GG_NUMBER ? fact->scale.step : 1};
    if (fact->kind == GG_SYMBOL)
        names.symbols = symbols_of(building, fact);
    if (fact->kind != GG_NUMBER)
        return names;
    names.low = fact->scale.low;
    for (int64_t power = fact->scale.divisor; power > 1; power /= 10)
        names.decimals++;
    return names;
}

/* Whether the values of two facts are written alike, whose rows these are. */
static bool same_values(const struct fact *a, const gg_value_names *of_a, const struct fact *b,
                        const gg_value_names *of_b)
{
    if (!of_a->symbols != !of_b->symbols || of_a->low != of_b->low || of_a->step != of_b->step ||
        of_a->decimals != of_b->decimals)
        return false;
    return !of_a->symbols ||
           (a->top == b->top && memcmp(a->values.symbols, b->values.symbols,
                                       (a->top + (size_t)1) * sizeof *a->values.symbols) == 0);
}

/* How the values of a sum are written, which are counted from the least that it can be. */
static const gg_value_names *values_of_sum(struct pool *pool, const struct sum *sum)
{
    gg_value_names *names = pool_take(pool, sizeof *names);
    names->low = sum->least;
    names->step = 1;
    for (int64_t power = sum->divisor; power > 1; power /= 10)
        names->decimals++;
    return names;
}

/* Facts whose values are written alike share a row. */
static void name_values(const struct building *building, gg_names *names)
{
    const struct layout *layout = &building->tables->layout;
    const struct domain *domain = building->problem->domain;
    size_t sums = building->tables->sums.count;
    const gg_value_names **all =
        pool_take(building->pool, (layout->fact_count + sums + 1) * sizeof *all);
    const gg_value_names **by_fact =
        pool_take(building->pool, (domain->fact_count + 1) * sizeof *by_fact);
    for (size_t i = 0; i < domain->fact_count; i++) {
        gg_value_names row = names_table_values_of(building, domain->facts[i]);
        for (size_t j = 0; j < i && !by_fact[i]; j++)
            if (same_values(domain->facts[i], &row, domain->facts[j], by_fact[j]))
                by_fact[i] = by_fact[j];
        if (!by_fact[i]) {
            gg_value_names *kept = pool_take(building->pool, sizeof *kept);
            *kept = row;
            by_fact[i] = kept;
        }
    }
    for (size_t i = 0; i < layout->fact_count; i++)
        all[i] = by_fact[building->problem->variables[layout->variables[i]].fact->number];
    for (size_t i = 0; i < sums; i++)
        all[layout->fact_count + i] =
            values_of_sum(building->pool, building->tables->sum_rows[i].sum);
    names->values = all;
}

void build_names(struct building *building)
{
    gg_names *names = pool_take(building->pool, sizeof *names);
    names->domain = building->problem->domain->name;
    names_table_name_facts(building, names);
    name_actions(building, names);
    name_tasks(building, names);
    name_goals(building, names);
    name_agent_types(building, names);
    name_values(building, names);
    building->tables->domain.names = names;
}
