/* SPDX-License-Identifier: MIT */
/*
 * How large plans and their planning can become, so that memory is sized by the domain where that
 * is known. A task that does not come back to itself has a longest plan and a greatest number of
 * methods in it: a planner needs no more frames and choices than these, as each of them belongs to
 * one method of the plan so far. A goal whose plans are read has the longest one in its table.
 */
#include "tables/size_bounds.h"

#include "tables/search_need.h"

#include <string.h>

/* --------------------------------------------------------------------- tasks */

/* What is known of a task. */
struct task_bounds {
    struct size_bounds bounds;
    uint16_t looked_at; /* methods all of whose subtasks are worked out */
    bool begun;
};

struct bounding {
    const gg_domain *domain;
    struct task_bounds *tasks;
    uint16_t *stack; /* tasks that wait for others */
    size_t depth;
};

static size_t sum_below(size_t a, size_t b)
{
    return a + b < NO_BOUND ? a + b : NO_BOUND;
}

static void raise_to(size_t *most, size_t number)
{
    if (*most < number)
        *most = number;
}

static void raise_all(struct size_bounds *most, const struct size_bounds *bounds)
{
    raise_to(&most->steps, bounds->steps);
    raise_to(&most->methods, bounds->methods);
    raise_to(&most->cooldowns, bounds->cooldowns);
}

/* The bounds of a subtask whose bounds are known. */
static struct size_bounds subtask_bounds(const struct bounding *bounding, uint16_t subtask)
{
    const gg_domain *domain = bounding->domain;
    if (subtask < domain->action_count)
        return (struct size_bounds){.steps = 1};
    uint32_t task = (uint32_t)subtask - domain->action_count;
    if (task >= domain->task_count || domain->tasks[task].recursive)
        return (struct size_bounds){NO_BOUND, NO_BOUND, NO_BOUND};
    return bounding->tasks[task].bounds;
}

/* Puts the first subtask on the stack whose bounds are to be worked out first; false where there
 * is none. */
static bool waits_for_other(struct bounding *bounding, const gg_method *method)
{
    const gg_domain *domain = bounding->domain;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        uint32_t task = (uint32_t)method->subtasks[i] - domain->action_count;
        if (method->subtasks[i] < domain->action_count || task >= domain->task_count ||
            domain->tasks[task].recursive || bounding->tasks[task].begun)
            continue;
        bounding->tasks[task].begun = true;
        bounding->stack[bounding->depth++] = (uint16_t)task;
        return true;
    }
    return false;
}

static struct size_bounds method_bounds(const struct bounding *bounding, uint16_t task,
                                        uint16_t number)
{
    const gg_cooldowns *cooldowns = bounding->domain->extras->cooldowns;
    const gg_method *method = &bounding->domain->tasks[task].methods[number];
    const uint16_t *cools = cooldowns ? cooldowns->of_methods[task] : NULL;
    struct size_bounds sum = {.methods = 1, .cooldowns = cools && cools[number] != GG_NONE};
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        struct size_bounds part = subtask_bounds(bounding, method->subtasks[i]);
        sum.steps = sum_below(sum.steps, part.steps);
        sum.methods = sum_below(sum.methods, part.methods);
        sum.cooldowns = sum_below(sum.cooldowns, part.cooldowns);
    }
    return sum;
}

/* Works out a task and what it needs: a task stays on the stack until all that it leads to is
 * done. */
static void size_bounds_work_out(struct bounding *bounding, uint16_t root)
{
    bounding->depth = 0;
    bounding->tasks[root].begun = true;
    bounding->stack[bounding->depth++] = root;
    while (bounding->depth > 0) {
        uint16_t number = bounding->stack[bounding->depth - 1];
        const gg_task *task = &bounding->domain->tasks[number];
        struct size_bounds *most = &bounding->tasks[number].bounds;
        uint16_t *looked_at = &bounding->tasks[number].looked_at;
        while (*looked_at < task->method_count &&
               !waits_for_other(bounding, &task->methods[*looked_at]))
            (*looked_at)++;
        if (*looked_at < task->method_count)
            continue;
        for (uint16_t i = 0; i < task->method_count; i++) {
            struct size_bounds bounds = method_bounds(bounding, number, i);
            raise_all(most, &bounds);
        }
        bounding->depth--;
    }
}

static void size_bounds_add_tasks(struct pool *pool, const gg_domain *domain,
                                  struct size_bounds *most)
{
    struct bounding bounding = {
        domain, pool_take(pool, (domain->task_count + 1u) * sizeof *bounding.tasks),
        pool_take(pool, (domain->task_count + 1u) * sizeof *bounding.stack), 0};
    for (uint16_t i = 0; i < domain->task_count; i++) {
        if (domain->tasks[i].recursive)
            bounding.tasks[i].bounds = (struct size_bounds){NO_BOUND, NO_BOUND, NO_BOUND};
        else if (!bounding.tasks[i].begun)
            size_bounds_work_out(&bounding, i);
        raise_all(most, &bounding.tasks[i].bounds);
    }
}

/* --------------------------------------------------------------------- goals */

/* The steps of the longest plan that is read. */
static size_t longest_of(const gg_heuristic *heuristic)
{
    const gg_table *table = heuristic->tables;
    size_t longest = 0;
    if (heuristic->policy)
        return heuristic->policy->longest; /* of all states, as it can be read */
    for (uint32_t i = 0; i < table->size; i++) {
        uint32_t entry = table->entries[i];
        if (table->entries_high)
            entry |= (uint32_t)table->entries_high[i] << 8;
        gg_distance distance = table->distances[entry];
        if (distance != GG_FAR)
            raise_to(&longest, (size_t)(distance & 0xffff));
    }
    return longest;
}

static void size_bounds_add_goals(const gg_domain *domain, struct size_bounds *most)
{
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        for (uint16_t j = 0; j < domain->goal_count; j++) {
            const gg_heuristic *heuristic = domain->agent_types[i].heuristics[j];
            if (heuristic)
                raise_to(&most->steps,
                         goal_is_read(domain, heuristic) ? longest_of(heuristic) : NO_BOUND);
        }
    if (domain->want_limit > 0)
        most->steps = NO_BOUND;
}

struct size_bounds size_bounds_of(struct pool *pool, const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    struct size_bounds most = {.steps = tables->problem->domain->team.given};
    size_bounds_add_tasks(pool, domain, &most);
    if (plans_with_actions(tables->problem))
        size_bounds_add_goals(domain, &most);
    return most;
}
