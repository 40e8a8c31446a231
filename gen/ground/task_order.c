/* SPDX-License-Identifier: MIT */
/* Depth-first through the ground tasks: see task_order.h. */
#include "ground/task_order.h"

/* A task that is being visited: the subtask that comes next. */
struct visit {
    size_t task, method, subtask;
};

struct ordering {
    const struct problem *problem;
    struct visit *visits;
    size_t depth;
    bool *seen;
};

static void descend(struct ordering *ordering, size_t task)
{
    ordering->seen[task] = true;
    ordering->visits[ordering->depth++] = (struct visit){task, 0, 0};
}

/* Goes on to the next subtask; false if there is none left. */
static bool visit_on(struct ordering *ordering, struct visit *visit)
{
    const struct ground_task *task = &ordering->problem->tasks[visit->task];
    if (visit->method == task->method_count)
        return false;
    const struct ground_method *method = &task->methods[visit->method];
    if (visit->subtask == method->subtask_count) {
        visit->method++;
        visit->subtask = 0;
        return true;
    }
    struct ground_subtask subtask = method->subtasks[visit->subtask++];
    if (subtask.kind == SUBTASK_TASK && !ordering->seen[subtask.number])
        descend(ordering, subtask.number);
    return true;
}

size_t *task_order(struct pool *pool, const struct problem *problem)
{
    size_t count = problem->task_count + 1, done = 0;
    size_t *order = pool_take(pool, count * sizeof *order);
    struct ordering ordering = {.problem = problem};
    ordering.visits = pool_take(pool, count * sizeof *ordering.visits);
    ordering.seen = pool_take(pool, count);
    for (size_t i = 0; i < problem->task_count; i++) {
        if (!ordering.seen[i])
            descend(&ordering, i);
        while (ordering.depth > 0) {
            struct visit *visit = &ordering.visits[ordering.depth - 1];
            if (visit_on(&ordering, visit))
                continue;
            order[done++] = visit->task;
            ordering.depth--;
        }
    }
    return order;
}
