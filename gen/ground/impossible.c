/* SPDX-License-Identifier: MIT */
/*
 * Drops methods that can never be carried out: see grounding.h. It works from a list of tasks
 * that have no method: each of them takes the methods that need it from the tasks that they
 * belong to, which come into the list with their last method. So each subtask is looked at
 * twice, however long the chains of tasks are.
 */
#include "ground/grounding.h"

/* A method that needs a task; the next one that needs the same task is `next`, counted from 1. */
struct user {
    size_t task, method, next;
};

struct dropping {
    struct problem *problem;
    struct pool *pool;
    struct user *users;
    size_t user_count;
    size_t *first_users; /* by task: its first user, counted from 1 */
    size_t *left;        /* by task: how many of its methods can be carried out, as far as known */
    bool **dropped;      /* by task and method */
    size_t *list;        /* the tasks that have no method left; each comes once */
    size_t list_count;
};

static void drop_method(struct dropping *dropping, size_t task, size_t method)
{
    if (dropping->dropped[task][method])
        return;
    dropping->dropped[task][method] = true;
    if (--dropping->left[task] == 0)
        dropping->list[dropping->list_count++] = task;
}

static void add_user(struct dropping *dropping, size_t needed, size_t task, size_t method)
{
    POOL_ADD(dropping->pool, dropping->users, dropping->user_count) =
        (struct user){task, method, dropping->first_users[needed]};
    dropping->first_users[needed] = dropping->user_count;
}

/* Notes which tasks a method needs, or drops it if it can be seen by itself that it must go. */
static void impossible_note_method(struct dropping *dropping, size_t task, size_t number)
{
    const struct ground_method *method = &dropping->problem->tasks[task].methods[number];
    if (!method->needs.count)
        drop_method(dropping, task, number);
    for (size_t i = 0; i < method->subtask_count; i++) {
        if (method->subtasks[i].kind == SUBTASK_IMPOSSIBLE)
            drop_method(dropping, task, number);
        else if (method->subtasks[i].kind == SUBTASK_TASK)
            add_user(dropping, method->subtasks[i].number, task, number);
    }
}

static void note_task(struct dropping *dropping, size_t number)
{
    const struct ground_task *task = &dropping->problem->tasks[number];
    dropping->left[number] = task->method_count;
    dropping->dropped[number] = pool_take(dropping->pool, task->method_count + 1);
    if (task->method_count == 0)
        dropping->list[dropping->list_count++] = number;
    for (size_t i = 0; i < task->method_count; i++)
        impossible_note_method(dropping, number, i);
}

static void drop_users(struct dropping *dropping, size_t task)
{
    size_t next = dropping->first_users[task];
    while (next > 0) {
        const struct user *user = &dropping->users[next - 1];
        drop_method(dropping, user->task, user->method);
        next = user->next;
    }
}

static void impossible_take_out(struct dropping *dropping, size_t number)
{
    struct ground_task *task = &dropping->problem->tasks[number];
    size_t kept = 0;
    for (size_t i = 0; i < task->method_count; i++)
        if (!dropping->dropped[number][i])
            task->methods[kept++] = task->methods[i];
    task->method_count = kept;
}

void drop_impossible_methods(struct problem *problem)
{
    size_t count = problem->task_count;
    struct pool *pool = pool_new();
    struct dropping dropping = {.problem = problem, .pool = pool};
    dropping.first_users = pool_take(pool, (count + 1) * sizeof *dropping.first_users);
    dropping.left = pool_take(pool, (count + 1) * sizeof *dropping.left);
    dropping.dropped = pool_take(pool, (count + 1) * sizeof *dropping.dropped);
    dropping.list = pool_take(pool, (count + 1) * sizeof *dropping.list);
    for (size_t i = 0; i < count; i++)
        note_task(&dropping, i);
    for (size_t i = 0; i < dropping.list_count; i++)
        drop_users(&dropping, dropping.list[i]);
    for (size_t i = 0; i < count; i++)
        impossible_take_out(&dropping, i);
    pool_free(pool);
}
