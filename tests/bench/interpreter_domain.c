/* SPDX-License-Identifier: MIT */
/*
 * Takes over the grounded problem for the interpreter: names for numbers, and whether it can
 * plan the domain at all. See interpreter.h.
 */
#include "interpreter_parts.h"

#include <string.h>

static enum select select_of(const struct ground_task *task)
{
    return task->task ? task->task->select : SELECT_FIRST;
}

static struct condition condition_of(struct pool *pool, const struct problem *problem,
                                     const struct dnf *boxes)
{
    struct condition condition = {pool_take(pool, boxes->count * sizeof *condition.items),
                                  boxes->count};
    for (size_t i = 0; i < boxes->count; i++)
        condition.items[i] = named_conditions(pool, problem, &boxes->items[i]);
    return condition;
}

static void take_actions(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->actions = pool_take(pool, problem->action_count * sizeof *interpreter->actions);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        interpreter->actions[i].name = action->name;
        interpreter->actions[i].condition = condition_of(pool, problem, &action->condition);
        interpreter->actions[i].outcomes = named_outcomes(pool, problem, &action->changes);
    }
}

static void take_subgoals(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->subgoals = pool_take(pool, problem->subgoal_count * sizeof *interpreter->subgoals);
    for (size_t i = 0; i < problem->subgoal_count; i++) {
        struct named_subgoal *subgoal = &interpreter->subgoals[i];
        subgoal->name = pool_format(pool, "achieve %zu", i);
        subgoal->articles = articles_for(pool, problem, &problem->subgoals[i]);
    }
}

static const char *subtask_name(const struct interpreter *interpreter,
                                struct ground_subtask subtask)
{
    if (subtask.kind == SUBTASK_ACHIEVE)
        return interpreter->subgoals[subtask.number].name;
    if (subtask.kind == SUBTASK_TASK)
        return interpreter->problem->tasks[subtask.number].name;
    return interpreter->problem->actions[subtask.number].name;
}

static struct named_method method_of(struct pool *pool, const struct interpreter *interpreter,
                                     const struct ground_method *ground)
{
    struct named_method method = {.subtask_count = ground->subtask_count,
                                  .weight = ground->method ? ground->method->weight : 1};
    method.condition = condition_of(pool, interpreter->problem, &ground->condition);
    method.subtasks = pool_take(pool, ground->subtask_count * sizeof *method.subtasks);
    for (size_t i = 0; i < ground->subtask_count; i++)
        method.subtasks[i] = subtask_name(interpreter, ground->subtasks[i]);
    return method;
}

static void take_tasks(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->tasks = pool_take(pool, problem->task_count * sizeof *interpreter->tasks);
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *ground = &problem->tasks[i];
        struct named_task *task = &interpreter->tasks[i];
        task->name = ground->name;
        task->select = select_of(ground);
        task->methods = pool_take(pool, ground->method_count * sizeof *task->methods);
        task->method_count = ground->method_count;
        for (size_t j = 0; j < ground->method_count; j++)
            task->methods[j] = method_of(pool, interpreter, &ground->methods[j]);
    }
}

/* --------------------------------------------------------- what it can plan */

/* Whether each name stands for one thing, and all else is as it must be. */
static bool can_plan(struct pool *pool, const struct problem *problem)
{
    struct text_number_map names = {0};
    for (size_t i = 0; i < problem->action_count + problem->task_count; i++) {
        const char *name = i < problem->action_count
                               ? problem->actions[i].name
                               : problem->tasks[i - problem->action_count].name;
        if (text_number_map_get(&names, name) >= 0)
            return false;
        text_number_map_put(&names, pool, name, (long)i);
    }
    for (size_t i = 0; i < problem->subgoal_count; i++)
        if (problem->subgoals[i].count != 1)
            return false;
    for (size_t i = 0; i < problem->task_count; i++)
        if (is_drawn(select_of(&problem->tasks[i])) && problem->tasks[i].method_count > DRAWN_MOST)
            return false;
    return true;
}

/* Whether a way of first subtasks leads from a task to `goal`; not by way of the
 * tasks that were met. */
static bool leads_to(const struct problem *problem, size_t from, size_t goal, bool *met)
{
    const struct ground_task *task = &problem->tasks[from];
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        if (method->subtask_count == 0 || method->subtasks[0].kind != SUBTASK_TASK)
            continue;
        size_t first = method->subtasks[0].number;
        if (first == goal)
            return true;
        if (met[first])
            continue;
        met[first] = true;
        if (leads_to(problem, first, goal, met))
            return true;
    }
    return false;
}

static void find_left_recursion(struct pool *pool, struct interpreter *interpreter)
{
    size_t count = interpreter->problem->task_count;
    bool *met = pool_take(pool, count * sizeof *met);
    for (size_t i = 0; i < count; i++) {
        memset(met, 0, count * sizeof *met);
        interpreter->tasks[i].comes_back = leads_to(interpreter->problem, i, i, met);
    }
}

struct interpreter *interpreter_of(struct pool *pool, const struct problem *problem)
{
    if (!can_plan(pool, problem))
        return NULL;
    struct interpreter *interpreter = pool_take(pool, sizeof *interpreter);
    interpreter->problem = problem;
    interpreter->facts = named_start(pool, problem);
    take_actions(pool, interpreter);
    take_subgoals(pool, interpreter);
    take_tasks(pool, interpreter);
    find_left_recursion(pool, interpreter);
    interpreter->luck = 1;
    return interpreter;
}

struct named_facts interpreter_facts(struct interpreter *interpreter)
{
    return interpreter->facts;
}
