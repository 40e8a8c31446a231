/* SPDX-License-Identifier: MIT */
/* What ground tasks can take, and what comes before and behind them: see nesting.h. */
#include "analysis/nesting.h"

#include "ground/task_order.h"

/* --------------------------------------------------------------- what is below */

/* Tasks that are marked; those that wait still have to mark the tasks below them. */
struct flood {
    const struct problem *problem;
    const bool *left_out; /* by method.number; NULL: none */
    bool *marked;
    size_t *waiting;
    size_t count;
};

static struct flood flood_new(struct pool *pool, const struct problem *problem,
                              const bool *left_out, bool *marked)
{
    size_t *waiting = pool_take(pool, (problem->task_count + 1) * sizeof *waiting);
    return (struct flood){problem, left_out, marked, waiting, 0};
}

static void flood_in(struct flood *flood, size_t task)
{
    if (flood->marked[task])
        return;
    flood->marked[task] = true;
    flood->waiting[flood->count++] = task;
}

static void flood_on(struct flood *flood)
{
    while (flood->count > 0) {
        const struct ground_task *task = &flood->problem->tasks[flood->waiting[--flood->count]];
        for (size_t i = 0; i < task->method_count; i++) {
            const struct ground_method *method = &task->methods[i];
            if (flood->left_out && method->method && flood->left_out[method->method->number])
                continue;
            for (size_t j = 0; j < method->subtask_count; j++)
                if (method->subtasks[j].kind == SUBTASK_TASK)
                    flood_in(flood, method->subtasks[j].number);
        }
    }
}

void mark_tasks_below(struct pool *pool, const struct problem *problem, size_t task,
                      const bool *left_out, bool *marked)
{
    struct flood flood = flood_new(pool, problem, left_out, marked);
    flood_in(&flood, task);
    flood_on(&flood);
}

/* Finds the tasks that something may follow: those before another subtask, and all tasks below
 * these. */
static void find_followed(struct pool *pool, struct nesting *nesting)
{
    const struct problem *problem = nesting->problem;
    struct flood flood = flood_new(pool, problem, NULL, nesting->followed);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            for (size_t k = 0; k + 1 < method->subtask_count; k++)
                if (method->subtasks[k].kind == SUBTASK_TASK)
                    flood_in(&flood, method->subtasks[k].number);
        }
    flood_on(&flood);
}

/* --------------------------------------------------------------- the extents */

static uint64_t bounded(uint64_t amount)
{
    return amount < UNBOUNDED ? amount : UNBOUNDED;
}

static struct extent nesting_sum_of(struct extent a, struct extent b)
{
    return (struct extent){bounded(a.steps + b.steps), bounded(a.tasks + b.tasks),
                           a.depth > b.depth ? a.depth : b.depth};
}

static struct extent larger_of(struct extent a, struct extent b)
{
    return (struct extent){a.steps > b.steps ? a.steps : b.steps,
                           a.tasks > b.tasks ? a.tasks : b.tasks,
                           a.depth > b.depth ? a.depth : b.depth};
}

static struct extent extent_of(const struct nesting *nesting, struct ground_subtask subtask)
{
    if (subtask.kind == SUBTASK_ACHIEVE)
        return (struct extent){UNBOUNDED, 0, 0};
    if (subtask.kind == SUBTASK_TASK)
        return nesting->extents[subtask.number];
    return (struct extent){1, 0, 0};
}

static struct extent method_extent(const struct nesting *nesting,
                                   const struct ground_method *method)
{
    struct extent extent = {0, 0, 0};
    for (size_t i = 0; i < method->subtask_count; i++)
        extent = nesting_sum_of(extent, extent_of(nesting, method->subtasks[i]));
    extent.depth = bounded(extent.depth + (method->subtask_count > 0));
    return extent;
}

/* Works out the extents of all tasks. A task that comes back to itself is unbounded. */
static void find_extents(struct nesting *nesting)
{
    const struct problem *problem = nesting->problem;
    for (size_t i = 0; i < problem->task_count; i++)
        nesting->extents[i] = (struct extent){UNBOUNDED, UNBOUNDED, UNBOUNDED};
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *task = &problem->tasks[nesting->order[i]];
        struct extent most = {0, 0, 0};
        for (size_t j = 0; j < task->method_count; j++)
            most = larger_of(most, method_extent(nesting, &task->methods[j]));
        most.tasks = bounded(most.tasks + 1);
        nesting->extents[nesting->order[i]] = most;
    }
}

/* ---------------------------------------------------------------- before it */

static void pass_on_ahead(struct nesting *nesting, size_t task, const size_t *places)
{
    const struct ground_task *ground = &nesting->problem->tasks[task];
    static const struct extent unbounded = {UNBOUNDED, UNBOUNDED, 0};
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct ground_method *method = &ground->methods[i];
        struct extent ahead = nesting->ahead[task];
        ahead.tasks = bounded(ahead.tasks + 1);
        for (size_t j = 0; j < method->subtask_count; j++) {
            struct ground_subtask subtask = method->subtasks[j];
            if (subtask.kind == SUBTASK_TASK) {
                struct extent *below = &nesting->ahead[subtask.number];
                bool component = places[subtask.number] >= places[task];
                *below = larger_of(*below, component ? unbounded : ahead);
            }
            ahead = nesting_sum_of(ahead, extent_of(nesting, subtask));
        }
    }
}

/* Works out what can come before each task in a plan, from the tasks above down; twice, as
 * recursion leads back up. */
static void find_ahead(struct pool *pool, struct nesting *nesting)
{
    size_t count = nesting->problem->task_count;
    size_t *places = pool_take(pool, (count + 1) * sizeof *places);
    for (size_t i = 0; i < count; i++)
        places[nesting->order[i]] = i;
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = count; i-- > 0;)
            pass_on_ahead(nesting, nesting->order[i], places);
}

struct nesting nesting_of(struct pool *pool, const struct problem *problem)
{
    struct nesting nesting = {.problem = problem, .order = task_order(pool, problem)};
    size_t count = problem->task_count + 1;
    nesting.extents = pool_take(pool, count * sizeof *nesting.extents);
    nesting.ahead = pool_take(pool, count * sizeof *nesting.ahead);
    nesting.followed = pool_take(pool, count);
    find_followed(pool, &nesting);
    find_extents(&nesting);
    find_ahead(pool, &nesting);
    return nesting;
}

bool method_fits_limits(const struct nesting *nesting, size_t task,
                        const struct ground_method *method)
{
    const struct limits *limits = &nesting->problem->domain->limits;
    struct extent extent = method_extent(nesting, method);
    const struct extent *ahead = &nesting->ahead[task];
    if (method->subtask_count == 0)
        return true;
    return ahead->steps + extent.steps <= limits->plan && extent.depth <= limits->depth &&
           ahead->tasks + 1 + extent.tasks <= (uint64_t)limits->plan + limits->depth;
}
