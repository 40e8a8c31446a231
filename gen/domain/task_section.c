/* SPDX-License-Identifier: MIT */
/* `tasks`: compound tasks, their methods and subtasks. */
#include "syntax/advice.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"
#include "domain/suggest.h"

#include <string.h>

/* The most subtasks of a method. */
enum { SUBTASK_LIMIT = 1000 };

void declare_tasks(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, section, "'tasks'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        struct signature signature = {.what = "a task"};
        if (!parse_signature(parsing, section->keys[i], &signature) ||
            !declare_task_name(domain, &signature, TASK_BASE + domain->task_count))
            continue;
        struct task *task = pool_take(parsing->pool, sizeof *task);
        task->name = signature.name;
        task->place = signature.place;
        task->node = section->items[i];
        task->parameters = (struct parameters){signature.parameters, signature.parameter_count};
        task->number = domain->task_count;
        find_parameter_types(domain, &task->parameters,
                             pool_format(parsing->pool, "task '%s'", task->name));
        domain->tasks =
            pool_grow(parsing->pool, domain->tasks, domain->task_count, sizeof *domain->tasks);
        domain->tasks[domain->task_count++] = task;
    }
}

/* -------------------------------------------------------------- subtasks */

static void report_unknown_task(struct scope *scope, const struct term *call)
{
    const struct domain *domain = scope->domain;
    struct guess guess = guess_start(&scope->domain->parsing, call->name);
    for (size_t i = 0; i < domain->action_count; i++)
        guess_try(&guess, domain->actions[i]->name, domain->actions[i]->place);
    for (size_t i = 0; i < domain->task_count; i++)
        guess_try(&guess, domain->tasks[i]->name, domain->tasks[i]->place);
    report_error(domain->parsing.diagnostics, call->place, "unknown task '%s' in %s", call->name,
                 scope->context);
    guess_note(&guess, &domain->parsing);
}

bool resolve_subtask(struct scope *scope, struct subtask *subtask)
{
    struct domain *domain = scope->domain;
    struct term *call = subtask->call;
    long number = map_get(&domain->task_names, call->name);
    if (number < 0) {
        report_unknown_task(scope, call);
        return false;
    }
    const struct parameters *parameters;
    if (number >= TASK_BASE) {
        subtask->task = domain->tasks[number - TASK_BASE];
        subtask->task->used = true;
        parameters = &subtask->task->parameters;
    } else {
        subtask->action = domain->actions[number];
        parameters = &subtask->action->parameters;
    }
    const struct object_type *types[SCOPE_LIMIT];
    size_t count = parameters->count < SCOPE_LIMIT ? parameters->count : SCOPE_LIMIT;
    for (size_t i = 0; i < count; i++)
        types[i] = parameters->items[i].type;
    return resolve_arguments(scope, call, types, count);
}

/* {achieve: CONDITIONS}; false, with an error, where it is something else. */
static bool read_achieve(struct scope *scope, struct subtask *subtask, const struct node *node)
{
    const struct parsing *parsing = &scope->domain->parsing;
    struct node *conditions = value_of(node, "achieve");
    const char *list = advice_for_mapping(parsing->pool, node, false);
    if (list && !conditions && node_is_null(node->items[0])) {
        report_error(parsing->diagnostics, node->place,
                     "a list of subtasks has brackets, not braces; write: %s", list);
        return false;
    }
    check_keys(parsing, node, "achieve", "a subtask");
    if (conditions && !node_is_null(conditions)) {
        subtask->achieve = read_conditions(scope, conditions);
        return subtask->achieve.count > 0;
    }
    report_error(parsing->diagnostics, node->place,
                 "a subtask that is a mapping is {achieve: ...}");
    return false;
}

static void read_subtasks(struct scope *scope, struct method *method, struct node *node)
{
    const struct parsing *parsing = &scope->domain->parsing;
    size_t count;
    struct node **phrases = phrases_of(parsing, node, true, &count);
    if (count > SUBTASK_LIMIT)
        report_error(parsing->diagnostics, node->place, "more than %d subtasks", SUBTASK_LIMIT);
    for (size_t i = 0; i < count; i++) {
        struct subtask subtask = {.call = NULL};
        if (phrases[i]->kind == NODE_MAPPING) {
            if (!read_achieve(scope, &subtask, phrases[i]))
                continue;
        } else {
            subtask.call = parse_subtask(parsing, phrases[i]);
            if (!subtask.call || !resolve_subtask(scope, &subtask))
                continue;
        }
        method->subtasks = pool_grow(parsing->pool, method->subtasks, method->subtask_count,
                                     sizeof *method->subtasks);
        method->subtasks[method->subtask_count++] = subtask;
    }
}

/* --------------------------------------------------------------- methods */

static const char *score_of(const struct parsing *parsing, const struct node *mapping)
{
    const struct node *node = value_of(mapping, "score");
    if (node && node->kind == NODE_MAPPING)
        check_keys(parsing, node, "call", "a score");
    return node ? call_of(parsing, node, "a score is") : NULL;
}

/* The task's parameters and the method's own, in one list. */
static struct parameters join_parameters(struct pool *pool, const struct parameters *outer,
                                         const struct signature *inner)
{
    struct parameters all = {NULL, outer->count + inner->parameter_count};
    all.items = pool_take(pool, all.count * sizeof *all.items);
    for (size_t i = 0; i < all.count; i++)
        all.items[i] = i < outer->count ? outer->items[i] : inner->parameters[i - outer->count];
    return all;
}

static void read_method(struct domain *domain, struct task *task, struct method *method,
                        struct node *node)
{
    static const long priorities[3] = {-1000000, 1000000, 0}, weights[3] = {0, 10000, 1};
    const struct parsing *parsing = &domain->parsing;
    const char *what =
        pool_format(parsing->pool, "method '%s' of task '%s'", method->name, task->name);
    struct scope scope = scope_of(domain, pool_format(parsing->pool, "the parameters of %s", what));
    bool in_scope = scope_add(&scope, method->parameters.items, method->parameters.count);
    if (!is_mapping(parsing, node, what))
        return;
    check_keys(parsing, node, "label preconditions priority weight score subtasks", what);
    method->label = label_of(parsing, node);
    method->priority = (int32_t)number_of(parsing, node, "priority", priorities);
    method->weight = (uint16_t)number_of(parsing, node, "weight", weights);
    method->weighted = value_of(node, "weight") != NULL;
    method->score = score_of(parsing, node);
    if (!in_scope)
        return;
    scope.context = pool_format(parsing->pool, "the preconditions of %s", what);
    method->preconditions = read_conditions(&scope, value_of(node, "preconditions"));
    scope.context = pool_format(parsing->pool, "the subtasks of %s", what);
    struct node *subtasks = value_of(node, "subtasks");
    if (subtasks && !node_is_null(subtasks))
        read_subtasks(&scope, method, subtasks);
}

static void read_methods(struct domain *domain, struct task *task, struct node *methods)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, methods, "'methods'"))
        return;
    struct map names = {0};
    for (size_t i = 0; i < methods->count; i++) {
        struct signature signature = {.what = "a method"};
        if (!parse_signature(parsing, methods->keys[i], &signature))
            continue;
        if (map_get(&names, signature.name) >= 0) {
            report_error(parsing->diagnostics, signature.place,
                         "method '%s' of task '%s' is defined twice", signature.name, task->name);
            continue;
        }
        map_put(&names, parsing->pool, signature.name, (long)i);
        task->methods =
            pool_grow(parsing->pool, task->methods, task->method_count, sizeof *task->methods);
        struct method *method = &task->methods[task->method_count++];
        method->name = signature.name;
        method->place = signature.place;
        method->number = domain->method_count++;
        method->parameters = join_parameters(parsing->pool, &task->parameters, &signature);
        read_method(domain, task, method, methods->items[i]);
    }
}

bool task_draws(const struct task *task)
{
    if (task->select == SELECT_RANDOM || task->select == SELECT_WEIGHTED)
        return true;
    for (size_t i = 0; i < task->method_count && task->select == SELECT_PRIORITY; i++)
        if (task->methods[i].weighted)
            return true;
    return false;
}

const char *called_score(const struct task *task, const struct method *method)
{
    return task->select == SELECT_SCORE ? method->score : NULL;
}

static enum select select_of(const struct parsing *parsing, const struct node *mapping)
{
    static const char *const words[] = {"first", "priority", "random", "weighted", "score"};
    const struct node *node = value_of(mapping, "select");
    if (!node)
        return SELECT_FIRST;
    for (int i = 0; i < 5; i++)
        if (node->kind == NODE_SCALAR && strcmp(node->text, words[i]) == 0)
            return (enum select)i;
    report_error(parsing->diagnostics, node->place,
                 "'select' is first, priority, random, weighted or score");
    return SELECT_FIRST;
}

static void read_task(struct domain *domain, struct task *task)
{
    struct node *node = task->node;
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "task '%s'", task->name);
    struct scope scope = scope_of(domain, pool_format(parsing->pool, "the parameters of %s", what));
    if (!scope_add(&scope, task->parameters.items, task->parameters.count) ||
        !is_mapping(parsing, node, what))
        return;
    check_keys(parsing, node, "label select methods", what);
    task->label = label_of(parsing, node);
    task->select = select_of(parsing, node);
    unsigned errors = diagnostics_errors(parsing->diagnostics);
    if (value_of(node, "methods"))
        read_methods(domain, task, value_of(node, "methods"));
    if (!task->method_count && errors == diagnostics_errors(parsing->diagnostics))
        report_error(parsing->diagnostics, task->place, "%s has no methods", what);
    if (task_draws(task) && task->method_count > 64)
        report_error(parsing->diagnostics, task->place, "%s draws among more than 64 methods",
                     what);
}

void read_tasks(struct domain *domain)
{
    for (size_t i = 0; i < domain->task_count; i++)
        read_task(domain, domain->tasks[i]);
}
