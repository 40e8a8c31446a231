/* SPDX-License-Identifier: MIT */
/*
 * Warns of keys of methods that the `select` of their task does not look at, and of a `select` that
 * has no methods. A priority that is written and has no effect looks as if the agent decided against
 * it.
 */
#include "domain/fields.h"
#include "domain/sections.h"

#include <string.h>

/* The keys by which methods are selected, and the modes that look at them. */
static const struct {
    const char *key;
    enum select wanted; /* the mode to write for it */
    bool looked_at[SELECT_COUNT];
} choosing[] = {
    {"priority", SELECT_PRIORITY, {[SELECT_PRIORITY] = true}},
    {"weight", SELECT_WEIGHTED, {[SELECT_PRIORITY] = true, [SELECT_WEIGHTED] = true}},
    {"score", SELECT_SCORE, {[SELECT_SCORE] = true}},
};

/* A key that is not looked at. */
struct ignored {
    const struct node *key;    /* NULL: there is none */
    const struct node *method; /* the name of the method that has it */
    enum select wanted;
};

/* The key of a mapping, if it is there and the mode does not look at it. */
static const struct node *ignored_key(const struct task *task, const struct node *method,
                                      size_t choice)
{
    if (choosing[choice].looked_at[task->select] || method->kind != NODE_MAPPING)
        return NULL;
    for (size_t i = 0; i < method->count; i++)
        if (strcmp(method->keys[i]->text, choosing[choice].key) == 0)
            return method->keys[i];
    return NULL;
}

/* The first such key of the methods, in the order of the keys above. */
static struct ignored find_ignored(const struct task *task, const struct node *methods)
{
    for (size_t i = 0; i < sizeof choosing / sizeof *choosing; i++)
        for (size_t j = 0; j < methods->count; j++) {
            const struct node *key = ignored_key(task, methods->items[j], i);
            if (key)
                return (struct ignored){key, methods->keys[j], choosing[i].wanted};
        }
    return (struct ignored){NULL, NULL, SELECT_FIRST};
}

static const char warning[] = "ignored-key";

/* Warns of a task whose `select` has nothing to select from. */
static void warn_of_select(const struct domain *domain, const struct task *task)
{
    const struct node *select = value_of(task->node, "select");
    if (select && value_of(task->node, "subtasks"))
        report_warning(domain->parsing.diagnostics, warning, select->place,
                       "'select' of task '%s' has no effect: its subtasks are done one after the "
                       "other; make each of them a method, or leave 'select' out",
                       task->name);
}

static void ignored_keys_warn_of_methods(const struct domain *domain, struct task *task,
                                         const struct node *methods)
{
    const struct parsing *parsing = &domain->parsing;
    struct ignored ignored = find_ignored(task, methods);
    if (!ignored.key)
        return;
    const char *how = value_of(task->node, "select")
                          ? pool_format(parsing->pool, "selects by '%s', which does not look at it",
                                        select_modes[task->select].name)
                          : "has no 'select', so that the first method that can be carried out is "
                            "chosen";
    task->misselects = !diagnostics_are_silent(parsing->diagnostics, warning);
    report_warning(parsing->diagnostics, warning, ignored.key->place,
                   "'%s' of method '%s' has no effect: task '%s' %s; write 'select: %s' there, or "
                   "leave '%s' out",
                   ignored.key->text, ignored.method->text, task->name, how,
                   select_modes[ignored.wanted].name, ignored.key->text);
}

void warn_of_ignored_keys(const struct domain *domain)
{
    for (size_t i = 0; i < domain->task_count; i++) {
        struct task *task = domain->tasks[i];
        if (task->is_each)
            continue;
        const struct node *methods = value_of(task->node, "methods");
        if (methods && methods->kind == NODE_MAPPING)
            ignored_keys_warn_of_methods(domain, task, methods);
        else
            warn_of_select(domain, task);
    }
}
