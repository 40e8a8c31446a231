/* SPDX-License-Identifier: MIT */
/* Names with their labels, as text and as JSON: see labels.h. */
#include "cli/labels.h"

#include "base/printable.h"

#include <stdio.h>

/* ------------------------------------------------------------------- what has them */

struct labelled_name labelled_action_name(const struct problem *problem, size_t number)
{
    const struct ground_action *action = &problem->actions[number];
    return (struct labelled_name){action->name, action->action->label};
}

struct labelled_name labelled_goal_name(const struct problem *problem, size_t number)
{
    const struct ground_goal *goal = &problem->goals[number];
    return (struct labelled_name){goal->name, goal->goal->label};
}

struct labelled_name labelled_task_name(const struct problem *problem, size_t number)
{
    const struct ground_task *task = &problem->tasks[number];
    return (struct labelled_name){task->name, task->task ? task->task->label : NULL};
}

struct labelled_name labelled_method_name(const struct problem *problem, size_t task, size_t number)
{
    const struct ground_method *method = &problem->tasks[task].methods[number];
    return (struct labelled_name){method->name, method->method ? method->method->label : NULL};
}

struct labelled_name labelled_fact_name(const struct tables *tables, size_t number)
{
    if (number >= tables->layout.fact_count)
        return (struct labelled_name){
            tables->sum_rows[number - tables->layout.fact_count].sum->name, NULL};
    const struct variable *variable = &tables->problem->variables[tables->layout.variables[number]];
    return (struct labelled_name){variable->name, variable->fact->label};
}

struct labelled_name labelled_agent_type_name(const struct problem *problem, size_t number)
{
    const struct agent_type *type = &problem->domain->agent_types[number];
    return (struct labelled_name){type->name, type->label};
}

/* ---------------------------------------------------------------------- as text */

const char *name_with_label(struct pool *pool, struct labelled_name named)
{
    return named.label ? pool_format(pool, "%s (%s)", named.name, printable_text(pool, named.label))
                       : named.name;
}

/* So many names as they are shown, of what `of` tells. */
static const char **all_shown(struct pool *pool, const struct problem *problem, size_t count,
                              struct labelled_name (*of)(const struct problem *problem,
                                                         size_t number))
{
    const char **all = pool_take(pool, (count + 1) * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[i] = name_with_label(pool, of(problem, i));
    return all;
}

static const char *const *methods_shown(struct pool *pool, const struct problem *problem,
                                        size_t task)
{
    size_t count = problem->tasks[task].method_count;
    const char **all = pool_take(pool, (count + 1) * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[i] = name_with_label(pool, labelled_method_name(problem, task, i));
    return all;
}

const gg_names *names_with_labels(struct pool *pool, const struct tables *tables)
{
    const struct problem *problem = tables->problem;
    gg_names *names = pool_take(pool, sizeof *names);
    const char **facts = pool_take(pool, (named_fact_count(tables) + 1) * sizeof *facts);
    const char *const **methods = pool_take(pool, (problem->task_count + 1) * sizeof *methods);
    for (size_t i = 0; i < named_fact_count(tables); i++)
        facts[i] = name_with_label(pool, labelled_fact_name(tables, i));
    for (size_t i = 0; i < problem->task_count; i++)
        methods[i] = methods_shown(pool, problem, i);
    *names = *tables->domain.names;
    names->facts = facts;
    names->methods = methods;
    names->actions = all_shown(pool, problem, problem->action_count, labelled_action_name);
    names->goals = all_shown(pool, problem, problem->goal_count, labelled_goal_name);
    names->tasks = all_shown(pool, problem, problem->task_count, labelled_task_name);
    names->agent_types =
        all_shown(pool, problem, problem->domain->agent_type_count, labelled_agent_type_name);
    return names;
}

const char *line_of_event(struct pool *pool, const gg_domain *domain, const gg_names *names,
                          const gg_event *event)
{
    gg_domain told = *domain;
    told.names = names;
    size_t length = gg_event_text(&told, event, NULL, 0);
    char *line = pool_take(pool, length + 1);
    (void)gg_event_text(&told, event, line, length + 1);
    return line;
}

/* ---------------------------------------------------------------------- as JSON */

/* "KEY_label", "KEY_labels": keys are short. */
struct label_key {
    char text[64];
};

static struct label_key label_key_of(const char *key, const char *end)
{
    struct label_key label_key;
    snprintf(label_key.text, sizeof label_key.text, "%s%s", key, end);
    return label_key;
}

void object_add_labelled_name(json_t *object, const char *key, struct labelled_name named)
{
    json_object_update_new(object, json_pack("{s:s?, s:s*}", key, named.name,
                                             label_key_of(key, "_label").text, named.label));
}

void object_add_labelled_names(json_t *object, const char *key, const struct labelled_name *all,
                               size_t count)
{
    json_t *names = json_array(), *labels = json_array();
    bool labelled = false;
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(names, json_string(all[i].name));
        json_array_append_new(labels, json_pack("s?", all[i].label));
        labelled |= all[i].label != NULL;
    }
    json_object_update_new(object,
                           json_pack("{s:o, s:o*}", key, names, label_key_of(key, "_labels").text,
                                     labelled ? labels : NULL));
    if (!labelled)
        json_decref(labels);
}
