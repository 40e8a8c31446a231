/* SPDX-License-Identifier: MIT */
/* Names with their labels, as text and as JSON: see labels.h. */
#include "cli/labels.h"

#include "base/json_text.h"
#include "base/printable.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------- what has them */

struct named action_named(const struct problem *problem, size_t number)
{
    const struct ground_action *action = &problem->actions[number];
    return (struct named){action->name, action->action->label};
}

struct named goal_named(const struct problem *problem, size_t number)
{
    const struct ground_goal *goal = &problem->goals[number];
    return (struct named){goal->name, goal->goal->label};
}

struct named task_named(const struct problem *problem, size_t number)
{
    const struct ground_task *task = &problem->tasks[number];
    return (struct named){task->name, task->task ? task->task->label : NULL};
}

struct named method_named(const struct problem *problem, size_t task, size_t number)
{
    const struct ground_method *method = &problem->tasks[task].methods[number];
    return (struct named){method->name, method->method ? method->method->label : NULL};
}

struct named fact_named(const struct tables *tables, size_t number)
{
    if (number >= tables->layout.fact_count)
        return (struct named){tables->sum_rows[number - tables->layout.fact_count].sum->name, NULL};
    const struct variable *variable = &tables->problem->variables[tables->layout.variables[number]];
    return (struct named){variable->name, variable->fact->label};
}

struct named agent_type_named(const struct problem *problem, size_t number)
{
    const struct agent_type *type = &problem->domain->agent_types[number];
    return (struct named){type->name, type->label};
}

/* ---------------------------------------------------------------------- as text */

const char *shown(struct pool *pool, struct named named)
{
    return named.label ? pool_format(pool, "%s (%s)", named.name, printable(pool, named.label))
                       : named.name;
}

/* So many names as they are shown, of what `of` tells. */
static const char **all_shown(struct pool *pool, const struct problem *problem, size_t count,
                              struct named (*of)(const struct problem *problem, size_t number))
{
    const char **all = pool_take(pool, (count + 1) * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[i] = shown(pool, of(problem, i));
    return all;
}

static const char *const *methods_shown(struct pool *pool, const struct problem *problem,
                                        size_t task)
{
    size_t count = problem->tasks[task].method_count;
    const char **all = pool_take(pool, (count + 1) * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[i] = shown(pool, method_named(problem, task, i));
    return all;
}

const gg_names *names_shown(struct pool *pool, const struct tables *tables)
{
    const struct problem *problem = tables->problem;
    gg_names *names = pool_take(pool, sizeof *names);
    const char **facts = pool_take(pool, (named_facts(tables) + 1) * sizeof *facts);
    const char *const **methods = pool_take(pool, (problem->task_count + 1) * sizeof *methods);
    for (size_t i = 0; i < named_facts(tables); i++)
        facts[i] = shown(pool, fact_named(tables, i));
    for (size_t i = 0; i < problem->task_count; i++)
        methods[i] = methods_shown(pool, problem, i);
    *names = *tables->domain.names;
    names->facts = facts;
    names->methods = methods;
    names->actions = all_shown(pool, problem, problem->action_count, action_named);
    names->goals = all_shown(pool, problem, problem->goal_count, goal_named);
    names->tasks = all_shown(pool, problem, problem->task_count, task_named);
    names->agent_types =
        all_shown(pool, problem, problem->domain->agent_type_count, agent_type_named);
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

/* Adds a string of JSON, or null for no text. */
static void labels_add_string(struct text *to, const char *text)
{
    if (text)
        text_add_json(to, text, strlen(text));
    else
        text_add(to, "null");
}

void text_add_named(struct text *to, const char *key, struct named named)
{
    text_add(to, "\"%s\": ", key);
    labels_add_string(to, named.name);
    if (!named.label)
        return;
    text_add(to, ", \"%s_label\": ", key);
    labels_add_string(to, named.label);
}

void text_add_named_list(struct text *to, const char *key, const struct named *all, size_t count)
{
    bool labelled = false;
    text_add(to, "\"%s\": [", key);
    for (size_t i = 0; i < count; i++) {
        text_add(to, "%s", i ? ", " : "");
        labels_add_string(to, all[i].name);
        labelled |= all[i].label != NULL;
    }
    text_add(to, "]");
    if (labelled)
        text_add(to, ", \"%s_labels\": [", key);
    for (size_t i = 0; labelled && i < count; i++) {
        text_add(to, "%s", i ? ", " : "");
        labels_add_string(to, all[i].label);
    }
    text_add(to, "%s", labelled ? "]" : "");
}

void text_put(struct text *text)
{
    fwrite(text->data, 1, text->length, stdout);
    text_free(text);
}
