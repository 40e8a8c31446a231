/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: what gg_event_text and others write. Where nothing has a label,
 * the labels are the names. See build.h. */
#include "tables/build.h"

#include <string.h>

static const char **new_names(const struct building *building, size_t count)
{
    return pool_take(building->pool, (count + 1) * sizeof(const char *));
}

/* Names of things and their labels. */
struct naming {
    const char **names, **labels;
    bool any; /* whether there is a label that is no name */
};

static struct naming new_naming(const struct building *building, size_t count)
{
    return (struct naming){new_names(building, count), new_names(building, count), false};
}

static void name_thing(struct naming *naming, size_t number, const char *name, const char *label)
{
    naming->names[number] = name;
    naming->labels[number] = label ? label : name;
    naming->any |= label != NULL;
}

static const char *const *labels_of(const struct naming *naming)
{
    return naming->any ? naming->labels : naming->names;
}

static void name_actions(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    struct naming all = new_naming(building, problem->action_count);
    for (size_t i = 0; i < problem->action_count; i++)
        name_thing(&all, i, problem->actions[i].name, problem->actions[i].action->label);
    names->actions = all.names;
    names->action_labels = labels_of(&all);
}

static void name_goals(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    struct naming all = new_naming(building, problem->goal_count);
    for (size_t i = 0; i < problem->goal_count; i++)
        name_thing(&all, i, problem->goals[i].name, problem->goals[i].goal->label);
    names->goals = all.names;
    names->goal_labels = labels_of(&all);
}

static struct naming name_methods(const struct building *building, const struct ground_task *task)
{
    struct naming all = new_naming(building, task->method_count);
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = task->methods[i].method;
        name_thing(&all, i, task->methods[i].name, method ? method->label : NULL);
    }
    return all;
}

static void name_tasks(const struct building *building, gg_names *names)
{
    const struct problem *problem = building->problem;
    size_t count = problem->task_count;
    struct naming all = new_naming(building, count);
    const char *const **methods = pool_take(building->pool, (count + 1) * sizeof *methods);
    const char *const **labels = pool_take(building->pool, (count + 1) * sizeof *labels);
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        struct naming of_methods = name_methods(building, task);
        name_thing(&all, i, task->name, task->task ? task->task->label : NULL);
        methods[i] = of_methods.names;
        labels[i] = labels_of(&of_methods);
        any |= of_methods.any;
    }
    names->tasks = all.names;
    names->task_labels = labels_of(&all);
    names->methods = methods;
    names->method_labels = any ? labels : methods;
}

static void name_agent_types(const struct building *building, gg_names *names)
{
    const struct domain *domain = building->problem->domain;
    const char **all = new_names(building, domain->agent_type_count);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        all[i] = domain->agent_types[i].name;
    names->agent_types = all;
}

/* The names of the symbols that a fact can be. */
static const char **symbols_of(const struct building *building, const struct fact *fact)
{
    const char **symbols = new_names(building, fact->top + (size_t)1);
    for (size_t i = 0; i <= fact->top; i++)
        symbols[i] = building->problem->domain->symbols[fact->values.symbols[i]].name;
    return symbols;
}

static void name_facts(const struct building *building, gg_names *names)
{
    const struct layout *layout = &building->tables->layout;
    const struct problem *problem = building->problem;
    const struct tables *tables = building->tables;
    const char **all = new_names(building, layout->fact_count + tables->sums.count);
    for (size_t i = 0; i < layout->fact_count; i++)
        all[i] = problem->variables[layout->variables[i]].name;
    for (size_t i = 0; i < tables->sums.count; i++)
        all[layout->fact_count + i] = tables->sum_rows[i].sum->name;
    names->facts = all;
    if (problem->domain->places.fact)
        names->places = symbols_of(building, problem->domain->places.fact);
}

/* How numbers are written that count steps from a least one, in parts of a divisor. */
static gg_value_names number_names(int64_t low, int64_t step, int64_t divisor)
{
    gg_value_names names = {.low = low, .step = step};
    for (; divisor > 1; divisor /= 10)
        names.decimals++;
    return names;
}

static gg_value_names values_of_fact(const struct building *building, const struct fact *fact)
{
    if (fact->kind == GG_NUMBER)
        return number_names(fact->scale.low, fact->scale.step, fact->scale.divisor);
    gg_value_names names = {.step = 1};
    if (fact->kind == GG_SYMBOL)
        names.symbols = symbols_of(building, fact);
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
static const gg_value_names *sum_values(struct pool *pool, const struct sum *sum)
{
    gg_value_names *names = pool_take(pool, sizeof *names);
    *names = number_names(sum->least, 1, sum->divisor);
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
        gg_value_names row = values_of_fact(building, domain->facts[i]);
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
        all[layout->fact_count + i] = sum_values(building->pool, building->tables->sum_rows[i].sum);
    names->values = all;
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
    name_values(building, names);
    building->tables->domain.names = names;
}
