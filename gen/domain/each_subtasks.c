/* SPDX-License-Identifier: MIT */
/*
 * Subtasks that are done for each object: `all(door d) lock(d) if open(d)`. The objects are put in when
 * methods are grounded. Where only some count, a task is made for the subtask, with a method that does
 * it, of which `if` is the precondition, and one without subtasks, which skips it, of which that does
 * not hold. So it is judged when its turn comes, and one that counts and cannot be done fails. What
 * comes after this room sees tasks and methods as any others; their names are none of a domain's.
 */
#include "domain/phrasing.h"
#include "domain/resolve.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"

static void fit_expression(struct fitting *fitting, size_t all, struct expression *expression);

static void fit_term(struct fitting *fitting, size_t all, struct term *term)
{
    if (term->counted)
        fit_expression(fitting, all, term->counted);
    for (size_t i = 0; i < term->argument_count; i++)
        fit_term(fitting, all, &term->arguments[i]);
    if (term->kind == TERM_PARAMETER) /* variables of the condition's own come behind the task's */
        term->index =
            term->index < all ? fitting->numbers[term->index] : term->index - all + fitting->count;
}

/* As deep as an expression may be nested; all: parameters in scope, without those of the
 * condition's own. */
static void fit_expression(struct fitting *fitting, size_t all, struct expression *expression)
{
    fit_term(fitting, all, &expression->left);
    fit_term(fitting, all, &expression->right);
    for (size_t i = 0; i < expression->list_count; i++)
        fit_term(fitting, all, &expression->list[i]);
    for (size_t i = 0; i < expression->child_count; i++)
        fit_expression(fitting, all, expression->children[i]);
}

static bool is_variable(const struct term *term, const void *position)
{
    return term->kind == TERM_PARAMETER && term->index == *(const size_t *)position;
}

struct parameters fit_parameters(const struct scope *scope, size_t outer, struct fitting *fitting,
                                 struct term *term, struct expression *condition)
{
    struct parameters parameters = {0};
    for (size_t i = 0; i < scope->count; i++) {
        bool used = i >= outer || (term && find_in_term(term, is_variable, &i)) ||
                    (condition && find_in_expression(condition, is_variable, &i));
        fitting->numbers[i] = used ? parameters.count : NOT_USED;
        if (used)
            POOL_ADD(scope->domain->parsing.pool, parameters.items, parameters.count) =
                *scope->variables[i];
    }
    fitting->count = parameters.count;
    if (term)
        fit_term(fitting, scope->count, term);
    if (condition)
        fit_expression(fitting, scope->count, condition);
    return parameters;
}

/* ------------------------------------------------------------- the task */

static struct method each_subtasks_method_of(const struct task *task, const char *name)
{
    return (struct method){
        .name = name, .place = task->place, .parameters = task->parameters, .weight = 1};
}

/* Gives the task its two methods. */
static void each_subtasks_add_methods(struct domain *domain, struct task *task,
                                      const struct subtask *subtask, const struct each *each)
{
    struct pool *pool = domain->parsing.pool;
    struct scope scope = scope_of_domain(domain, task->name);
    for (size_t i = 0; i < task->parameters.count; i++)
        scope.variables[scope.count++] = &task->parameters.items[i];
    task->methods = pool_take(pool, 2 * sizeof *task->methods);
    task->method_count = 2;
    struct method *does = &task->methods[0], *skips = &task->methods[1];
    *does = each_subtasks_method_of(task, "do");
    *skips = each_subtasks_method_of(task, "skip");
    does->preconditions.text = "";
    if (each->condition)
        add_expression(pool, &does->preconditions, each->condition, each->condition_text);
    require_bound_slots(&scope, &task->parameters, &does->preconditions);
    does->subtasks = pool_take(pool, sizeof *does->subtasks);
    does->subtasks[does->subtask_count++] = *subtask;
    struct expression *all = new_expression(pool, EXPRESSION_AND, task->place);
    struct expression *none = new_expression(pool, EXPRESSION_NOT, task->place);
    all->children = does->preconditions.items;
    all->child_count = does->preconditions.count;
    add_child(pool, none, all);
    add_expression(pool, &skips->preconditions, none,
                   pool_format(pool, "not (%s)", does->preconditions.text));
}

/* Makes the task that a subtask is instead, and lets it call that. */
static void make_task(struct scope *scope, struct subtask *subtask, struct each *each)
{
    struct domain *domain = scope->domain;
    struct pool *pool = domain->parsing.pool;
    struct fitting fitting;
    struct task *task = pool_take(pool, sizeof *task);
    *task = (struct task){.name = each->text,
                          .place = subtask->call->place,
                          .number = domain->task_count,
                          .used = true,
                          .is_each = true};
    task->parameters = fit_parameters(scope, scope->count - each->parameters.count, &fitting,
                                      subtask->call, each->condition);
    task->phrasing = make_phrasing(pool, task->name, 0, &task->parameters);
    POOL_ADD(pool, domain->tasks, domain->task_count) = task;
    each_subtasks_add_methods(domain, task, subtask, each);
    struct term *call = pool_take(pool, sizeof *call);
    *call = (struct term){.kind = TERM_NAME, .place = task->place, .name = task->name};
    for (size_t i = 0; i < scope->count; i++)
        if (fitting.numbers[i] != NOT_USED)
            POOL_ADD(pool, call->arguments, call->argument_count) =
                new_parameter_term(scope->variables[i], i, task->place);
    *subtask = (struct subtask){.call = call, .task = task};
}

static bool any_slot(const struct each *each)
{
    for (size_t i = 0; i < each->parameters.count; i++)
        if (each->parameters.items[i].type->slots)
            return true;
    return false;
}

/* A fact as an argument is read when a method is entered, and may be no object then. */
static bool refuse_readings(const struct scope *scope, const struct subtask *subtask,
                            const struct each *each)
{
    const struct term *found = find_fact_argument_in_term(subtask->call, false);
    if (!found && each->condition)
        found = find_fact_argument_in_expression(each->condition, false);
    if (!found || !each->parameters.count)
        return true;
    return refuse(&scope->domain->parsing, found->place,
                  "'%s' is a fact, which is no argument in a subtask of an 'all': let a task with "
                  "these parameters have it in its methods",
                  term_text(scope->domain->parsing.pool, found));
}

bool complete_subtask_of_all(struct scope *scope, struct subtask *subtask, struct each *each)
{
    scope->in_conditions = true;
    bool fine = !each->condition || resolve_condition(scope, each->condition);
    scope->in_conditions = false;
    fine = fine && refuse_readings(scope, subtask, each);
    if (fine && (each->condition || any_slot(each)))
        make_task(scope, subtask, each);
    subtask->each = each->parameters;
    return fine;
}

void number_generated_task_methods(struct domain *domain)
{
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; domain->tasks[i]->is_each && j < domain->tasks[i]->method_count; j++)
            domain->tasks[i]->methods[j].number = domain->method_count++;
}
