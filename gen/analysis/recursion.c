/* SPDX-License-Identifier: MIT */
/*
 * Recursion that comes to nothing: ground tasks of which no decomposition ends,
 * whatever the state, as symbols of a grammar that derive no word; and methods that
 * come back to their own task before anything can have changed.
 */
#include "analysis/analysis.h"
#include "analysis/nesting.h"

/* The subtasks that are looked at. */
enum { RECURSION_WORK = 20000000 };

struct recursion {
    struct analysis *analysis;
    struct nesting nesting;
    struct allowance allowance;
    bool *ends;    /* by ground task: a decomposition of it ends */
    bool *changes; /* by ground task: it may change the state */
};

static bool subtask_changes(const struct recursion *recursion, struct ground_subtask subtask)
{
    const struct problem *problem = recursion->analysis->problem;
    if (subtask.kind == SUBTASK_TASK)
        return recursion->changes[subtask.number];
    return subtask.kind == SUBTASK_ACHIEVE || problem->actions[subtask.number].changes.count > 0;
}

/* Works out what the methods of a task tell about it by now; whether that is new. */
static bool recursion_look_at(struct recursion *recursion, size_t number)
{
    const struct ground_task *task = &recursion->analysis->problem->tasks[number];
    bool ends = false, changes = false;
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        bool all_end = true;
        for (size_t j = 0; j < method->subtask_count; j++) {
            struct ground_subtask subtask = method->subtasks[j];
            all_end = all_end && (subtask.kind != SUBTASK_TASK || recursion->ends[subtask.number]);
            changes |= subtask_changes(recursion, subtask);
        }
        ends |= all_end;
    }
    bool news = ends != recursion->ends[number] || changes != recursion->changes[number];
    recursion->ends[number] = ends;
    recursion->changes[number] = changes;
    return news;
}

static size_t recursion_size_of(const struct problem *problem)
{
    size_t size = problem->task_count;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            size += problem->tasks[i].methods[j].subtask_count + 1;
    return size;
}

/* Looks at all tasks up to the least fixpoint; false if the allowance is used up. */
static bool look_at_all(struct recursion *recursion)
{
    const struct problem *problem = recursion->analysis->problem;
    size_t size = recursion_size_of(problem);
    for (bool again = true; again;) {
        again = false;
        if (!allowance_take(&recursion->allowance, size))
            return false;
        for (size_t i = 0; i < problem->task_count; i++)
            again |= recursion_look_at(recursion, recursion->nesting.order[i]);
    }
    return true;
}

/* ----------------------------------------------------------------- without an end */

/* Counts, or takes away, the places at which a task that does not end uses others. */
static void count_uses(const struct recursion *recursion, size_t number, size_t *uses, bool away)
{
    const struct ground_task *task = &recursion->analysis->problem->tasks[number];
    for (size_t i = 0; i < task->method_count; i++)
        for (size_t j = 0; j < task->methods[i].subtask_count; j++) {
            struct ground_subtask subtask = task->methods[i].subtasks[j];
            if (subtask.kind == SUBTASK_TASK)
                uses[subtask.number] += away ? (size_t)-1 : 1;
        }
}

/* Marks those that others without an end come back to, and not those that merely lead
 * to them. */
static void find_components(const struct recursion *recursion, bool *in_component)
{
    const struct problem *problem = recursion->analysis->problem;
    struct pool *pool = recursion->analysis->pool;
    size_t *uses = pool_take(pool, (problem->task_count + 1) * sizeof *uses);
    for (size_t i = 0; i < problem->task_count; i++)
        if ((in_component[i] = recursion->analysis->endless[i]))
            count_uses(recursion, i, uses, false);
    for (size_t i = problem->task_count; i-- > 0;) {
        size_t number = recursion->nesting.order[i];
        if (!in_component[number] || uses[number])
            continue;
        in_component[number] = false;
        count_uses(recursion, number, uses, true);
    }
}

static void warn_of_endless(const struct recursion *recursion)
{
    const struct analysis *analysis = recursion->analysis;
    const struct problem *problem = analysis->problem;
    bool *told = pool_take(analysis->pool, problem->domain->task_count + 1);
    bool *in_component = pool_take(analysis->pool, problem->task_count + 1);
    for (size_t i = 0; i < problem->task_count; i++)
        analysis->endless[i] = problem->tasks[i].method_count > 0 && !recursion->ends[i];
    find_components(recursion, in_component);
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct task *task = problem->tasks[i].task;
        if (!task || !in_component[i] || told[task->number])
            continue;
        told[task->number] = true;
        report_warning(analysis->diagnostics, "endless-recursion", task->place,
                       "task '%s' comes to no end: every decomposition of it goes on for ever",
                       problem->tasks[i].name);
    }
}

/* --------------------------------------------------------------- without progress */

static bool comes_back_at_once(const struct recursion *recursion, size_t task,
                               const struct ground_method *method)
{
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct ground_subtask *subtask = &method->subtasks[i];
        if (subtask->kind == SUBTASK_TASK && subtask->number == task)
            return true;
        if (subtask_changes(recursion, *subtask))
            return false;
    }
    return false;
}

/* Warns of methods that come back to their own task before anything can have changed. All
 * instances must do so, as a parameter may take the task's own object among others. */
static void warn_of_standstill(const struct recursion *recursion)
{
    const struct analysis *analysis = recursion->analysis;
    const struct problem *problem = analysis->problem;
    const struct domain *domain = problem->domain;
    bool *back = pool_take(analysis->pool, domain->method_count + 1);
    bool *onward = pool_take(analysis->pool, domain->method_count + 1);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; problem->tasks[i].task && j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            bool at_once = comes_back_at_once(recursion, i, method) && !analysis->endless[i];
            bool *marked = at_once ? back : onward;
            marked[method->method->number] = true;
        }
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            if (back[method->number] && !onward[method->number])
                report_warning(analysis->diagnostics, "endless-recursion", method->place,
                               "method '%s' of task '%s' comes back to '%s' before anything can "
                               "have changed",
                               method->name, domain->tasks[i]->name, domain->tasks[i]->name);
        }
}

void warn_of_recursion(struct analysis *analysis)
{
    struct recursion recursion = {.analysis = analysis, .allowance = {RECURSION_WORK}};
    size_t count = analysis->problem->task_count + 1;
    recursion.nesting = nesting_of(analysis->pool, analysis->problem);
    recursion.ends = pool_take(analysis->pool, count);
    recursion.changes = pool_take(analysis->pool, count);
    if (!look_at_all(&recursion))
        return;
    warn_of_endless(&recursion);
    warn_of_standstill(&recursion);
}
