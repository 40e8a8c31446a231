/* SPDX-License-Identifier: MIT */
/*
 * How large plans and their planning can become, so that memory is sized by the domain where that
 * is known. A task that does not come back to itself has a longest plan and a greatest number of
 * methods in it: a planner needs no more frames and choices than these, as each of them belongs to
 * one method of the plan so far. A goal whose plans are read has the longest one in its table.
 */
#include "tables/size_bounds.h"

#include "guidance/numbering.h"
#include "ground/task_order.h"
#include "tables/search_need.h"

/* --------------------------------------------------------------------- tasks */

struct bounding {
    const gg_domain *domain;
    struct size_bounds *tasks; /* those that were worked out, or come back to themselves */
};

static const struct size_bounds no_bounds = {NO_BOUND, NO_BOUND, NO_BOUND, NO_BOUND};

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
    raise_to(&most->timeouts, bounds->timeouts);
}

/* The bounds of a subtask whose bounds are known. */
static struct size_bounds subtask_bounds(const struct bounding *bounding, uint16_t subtask)
{
    const gg_domain *domain = bounding->domain;
    if (subtask < domain->action_count)
        return (struct size_bounds){.steps = 1};
    uint32_t task = (uint32_t)subtask - domain->action_count;
    return task < domain->task_count ? bounding->tasks[task] : no_bounds;
}

static struct size_bounds method_bounds(const struct bounding *bounding, size_t task,
                                        uint16_t number)
{
    const gg_cooldowns *cooldowns = bounding->domain->features->cooldowns;
    const gg_method *method = &bounding->domain->tasks[task].methods[number];
    const gg_timeouts *timeouts = bounding->domain->features->timeouts;
    const uint16_t *cools = cooldowns ? cooldowns->of_methods[task] : NULL;
    const uint16_t *ends = timeouts && timeouts->count ? timeouts->of_methods[task] : NULL;
    struct size_bounds sum = {.methods = 1,
                              .cooldowns = cools && cools[number] != GG_NONE,
                              .timeouts = ends && ends[number] != GG_NONE};
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        struct size_bounds part = subtask_bounds(bounding, method->subtasks[i]);
        sum.steps = sum_below(sum.steps, part.steps);
        sum.methods = sum_below(sum.methods, part.methods);
        sum.cooldowns = sum_below(sum.cooldowns, part.cooldowns);
        sum.timeouts = sum_below(sum.timeouts, part.timeouts);
    }
    return sum;
}

static void size_bounds_add_tasks(struct pool *pool, const struct tables *tables,
                                  struct size_bounds *most)
{
    const gg_domain *domain = &tables->domain;
    const size_t *order = task_order(pool, tables->problem);
    struct bounding bounding = {
        domain, pool_take(pool, (domain->task_count + 1u) * sizeof *bounding.tasks)};
    for (size_t i = 0; i < domain->task_count; i++)
        if (domain->tasks[i].recursive)
            bounding.tasks[i] = no_bounds;
    for (size_t i = 0; i < domain->task_count; i++) {
        struct size_bounds *bounds = &bounding.tasks[order[i]];
        for (uint16_t j = 0; j < domain->tasks[order[i]].method_count; j++) {
            struct size_bounds of_method = method_bounds(&bounding, order[i], j);
            raise_all(bounds, &of_method);
        }
        raise_all(most, bounds);
    }
}

/* --------------------------------------------------------------------- goals */

/* The steps of the longest plan that is read. */
static size_t longest_of(const gg_heuristic *heuristic)
{
    const gg_distance_table *table = heuristic->tables;
    size_t longest = 0;
    if (heuristic->policy)
        return heuristic->policy->longest; /* of all states, as it can be read */
    for (uint32_t i = 0; i < table->size; i++) {
        gg_distance distance =
            table->distances[numbered_row_entry(table->entries, table->wide, table->size, i)];
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
    size_bounds_add_tasks(pool, tables, &most);
    if (plans_with_actions(tables->problem))
        size_bounds_add_goals(domain, &most);
    return most;
}
