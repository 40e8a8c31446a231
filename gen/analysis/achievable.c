/* SPDX-License-Identifier: MIT */
/* From the end of a task back to where it can begin: see achievable.h. */
#include "analysis/achievable.h"

#include "analysis/nesting.h"

#include <string.h>

/* How deep tasks may be nested here; deeper ones are given up. */
enum { DEPTH_LIMIT = 400 };

/* The states from which a task can end in a target, as far as they are known. */
struct wish {
    size_t task;
    const uint64_t *target;
    uint64_t *from;
    unsigned round; /* in which it was last worked out */
    bool open;      /* it is being worked out */
    bool known;     /* nothing can be added any more */
    struct wish *next;
    struct wish *worked; /* the one that was worked out before it in this round */
};

/* ------------------------------------------------------------------- reading */

/* False where the allowance is used up. */
static bool read_method(const struct reading *reading, const struct ground_method *method)
{
    const struct problem *problem = reading->problem;
    mark_read(&method->condition, reading->marked);
    for (size_t i = 0; i < method->subtask_count; i++) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            mark_read(&problem->achievements[subtask.number], reading->marked);
        else if (subtask.kind == SUBTASK_ACTION)
            mark_read(&problem->actions[subtask.number].condition, reading->marked);
    }
    return allowance_take(reading->allowance, method->subtask_count + 1);
}

bool mark_read_by_task(struct pool *pool, const struct reading *reading, size_t task)
{
    const struct problem *problem = reading->problem;
    struct below below = {problem, NULL, pool_take(pool, problem->task_count)};
    if (!allowance_take(reading->allowance, (problem->task_count + problem->variable_count) / 2))
        return false;
    mark_below(pool, &below, task);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; below.marked[i] && j < problem->tasks[i].method_count; j++)
            if (!read_method(reading, &problem->tasks[i].methods[j]))
                return false;
    return true;
}

/* -------------------------------------------------------------------- wishes */

/* A new set costs its making, and memory. */
static uint64_t *new_set(struct doable *doable)
{
    if (!allowance_take(doable->allowance, set_words(doable->space) * 4))
        return NULL;
    return set_new(doable->pool, doable->space);
}

static uint64_t hash_of(const struct space *space, const uint64_t *set, size_t task)
{
    uint64_t hash = task + 1;
    for (size_t i = 0; i < set_words(space); i++)
        hash = (hash ^ set[i]) * UINT64_C(0x9E3779B97F4A7C15) + (hash >> 29);
    return hash ^ hash >> 32;
}

static struct wish *find_wish(struct doable *doable, size_t task, const uint64_t *target)
{
    size_t bytes = set_words(doable->space) * sizeof *target;
    struct wish **first = &doable->wishes[hash_of(doable->space, target, task) % 256];
    for (struct wish *wish = *first; wish; wish = wish->next) {
        if (!allowance_take(doable->allowance, 1))
            return NULL;
        if (wish->task == task && memcmp(wish->target, target, bytes) == 0)
            return wish;
    }
    uint64_t *copy = new_set(doable), *from = new_set(doable);
    if (!copy || !from)
        return NULL;
    memcpy(copy, target, bytes);
    struct wish *wish = pool_take(doable->pool, sizeof *wish);
    *wish = (struct wish){.task = task, .target = copy, .from = from, .next = *first};
    return *first = wish;
}

/* ------------------------------------------------------------------ subtasks */

static const uint64_t *before(struct doable *doable, const struct dnf *dnf,
                              const struct changes *changes, const uint64_t *target)
{
    uint64_t *set = new_set(doable);
    struct passage passage = {dnf, changes, target};
    if (!set || !set_add_before(doable->space, &passage, doable->allowance, set))
        return NULL;
    return set;
}

static const uint64_t *before_action(struct doable *doable, size_t number, const uint64_t *target)
{
    const struct ground_action *action = &doable->space->problem->actions[number];
    if (!doable->can[number] || (doable->surely && action->action->procedural))
        return new_set(doable);
    return before(doable, &action->condition, &action->changes, target);
}

/* Where the target has a state in which the conditions hold, the search may come
 * to it from anywhere. */
static const uint64_t *before_achievement(struct doable *doable, size_t number,
                                          const uint64_t *target)
{
    const struct dnf *conditions = &doable->space->problem->achievements[number];
    const uint64_t *ends = before(doable, conditions, NULL, target);
    if (!ends || doable->surely)
        return ends ? new_set(doable) : NULL;
    return set_is_empty(doable->space, ends) ? ends : set_of_all(doable->pool, doable->space);
}

static const uint64_t *before_method(struct doable *doable, const struct ground_method *method,
                                     const uint64_t *target);

static const uint64_t *before_task(struct doable *doable, size_t task, const uint64_t *target)
{
    const struct ground_task *ground = &doable->space->problem->tasks[task];
    struct wish *wish = find_wish(doable, task, target);
    if (!wish || doable->depth == DEPTH_LIMIT)
        return NULL;
    doable->repeated |= wish->open;
    if (wish->known || wish->round == doable->round)
        return wish->from;
    wish->round = doable->round;
    wish->worked = doable->worked;
    doable->worked = wish;
    wish->open = true;
    doable->depth++;
    for (size_t i = 0; i < ground->method_count; i++) {
        const uint64_t *set = before_method(doable, &ground->methods[i], wish->target);
        if (!set)
            return NULL;
        doable->grown |= set_add(doable->space, wish->from, set);
    }
    doable->depth--;
    wish->open = false;
    return wish->from;
}

static const uint64_t *before_method(struct doable *doable, const struct ground_method *method,
                                     const uint64_t *target)
{
    for (size_t i = method->subtask_count; i-- > 0 && target;) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            target = before_achievement(doable, subtask.number, target);
        else if (subtask.kind == SUBTASK_TASK)
            target = before_task(doable, subtask.number, target);
        else
            target = before_action(doable, subtask.number, target);
        if (target && set_is_empty(doable->space, target))
            return target;
    }
    return target ? before(doable, &method->condition, NULL, target) : NULL;
}

/* Nothing that was worked out in this round can grow any more. */
static void end_rounds(struct doable *doable)
{
    for (struct wish *wish = doable->worked; wish; wish = wish->worked)
        wish->known = true;
}

const uint64_t *doable_method(struct doable *doable, const struct ground_method *method)
{
    const uint64_t *all = set_of_all(doable->pool, doable->space);
    const uint64_t *result;
    do {
        doable->round++;
        doable->depth = 0;
        doable->worked = NULL;
        doable->grown = doable->repeated = false;
        result = before_method(doable, method, all);
    } while (result && doable->grown && doable->repeated);
    if (result)
        end_rounds(doable);
    return result;
}
