/* SPDX-License-Identifier: MIT */
/* From the end of a task back to where it can begin: see achievable.h. */
#include "analysis/achievable.h"

#include "analysis/nesting.h"

#include <string.h>

/* How deep tasks may be nested here; deeper ones are given up. */
enum { DEPTH_LIMIT = 400 };

/* The states from which a task can end in a target, as far as they are known. */
struct request {
    size_t task;
    const uint64_t *target;
    uint64_t *from;
    unsigned round; /* in which it was last worked out */
    bool open;      /* it is being worked out */
    bool known;     /* nothing can be added any more */
    struct request *next;
    struct request *worked; /* the one that was worked out before it in this round */
};

/* ------------------------------------------------------------------- reading */

static void achievable_read_method(const struct problem *problem,
                                   const struct ground_method *method, bool *marked)
{
    mark_read(&method->condition, marked);
    for (size_t i = 0; i < method->subtask_count; i++) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            mark_read(&problem->subgoals[subtask.number], marked);
        else if (subtask.kind == SUBTASK_ACTION)
            mark_read(&problem->actions[subtask.number].condition, marked);
    }
}

bool mark_read_by_task(struct pool *pool, const struct problem *problem,
                       struct allowance *allowance, size_t task, bool *marked)
{
    bool *below = pool_take(pool, problem->task_count + 1);
    if (!allowance_take(allowance, (problem->task_count + problem->variable_count) / 2))
        return false;
    mark_below(pool, problem, task, NULL, below);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; below[i] && j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            achievable_read_method(problem, method, marked);
            if (!allowance_take(allowance, method->subtask_count + 1))
                return false;
        }
    return true;
}

bool space_of_task(struct pool *pool, const struct problem *problem, struct allowance *allowance,
                   size_t task, struct space *space)
{
    bool *marked = pool_take(pool, problem->variable_count + 1);
    space->problem = problem;
    return mark_read_by_task(pool, problem, allowance, task, marked) &&
           space_make(pool, marked, STATE_LIMIT, space);
}

/* ------------------------------------------------------------------ requests */

/* Makes a set, and takes its making and memory from the allowance. */
static uint64_t *achievable_new_set(struct achieving *achieving)
{
    if (!allowance_take(achieving->allowance, set_words(achieving->space) * 4))
        return NULL;
    return set_new(achieving->pool, achieving->space);
}

static uint64_t achievable_hash_of(const struct space *space, const uint64_t *set, size_t task)
{
    uint64_t hash = task + 1;
    for (size_t i = 0; i < set_words(space); i++)
        hash = (hash ^ set[i]) * UINT64_C(0x9E3779B97F4A7C15) + (hash >> 29);
    return hash ^ hash >> 32;
}

static struct request *find_request(struct achieving *achieving, size_t task,
                                    const uint64_t *target)
{
    size_t bytes = set_words(achieving->space) * sizeof *target;
    struct request **first =
        &achieving->requests[achievable_hash_of(achieving->space, target, task) % 256];
    for (struct request *request = *first; request; request = request->next) {
        if (!allowance_take(achieving->allowance, 1))
            return NULL;
        if (request->task == task && memcmp(request->target, target, bytes) == 0)
            return request;
    }
    uint64_t *copy = achievable_new_set(achieving), *from = achievable_new_set(achieving);
    if (!copy || !from)
        return NULL;
    memcpy(copy, target, bytes);
    struct request *request = pool_take(achieving->pool, sizeof *request);
    *request = (struct request){.task = task, .target = copy, .from = from, .next = *first};
    return *first = request;
}

/* ------------------------------------------------------------------ subtasks */

static const uint64_t *achievable_before(struct achieving *achieving, const struct dnf *dnf,
                                         const struct changes *changes, const uint64_t *target)
{
    uint64_t *set = achievable_new_set(achieving);
    struct passage passage = {dnf, changes, target};
    if (!set || !set_add_before(achieving->space, &passage, achieving->allowance, set))
        return NULL;
    return set;
}

static const uint64_t *before_action(struct achieving *achieving, size_t number,
                                     const uint64_t *target)
{
    const struct ground_action *action = &achieving->space->problem->actions[number];
    if (!achieving->can[number] || (achieving->surely && action->action->can_be_denied) ||
        (achieving->denied && action->action->procedural))
        return achievable_new_set(achieving);
    return achievable_before(achieving, &action->condition, &action->changes, target);
}

/* The states from which conditions can be achieved. If they hold in a state of the target, the
 * search may come to it from any state. */
static const uint64_t *before_subgoal(struct achieving *achieving, size_t number,
                                      const uint64_t *target)
{
    const struct dnf *conditions = &achieving->space->problem->subgoals[number];
    const uint64_t *ends = achievable_before(achieving, conditions, NULL, target);
    if (!ends || achieving->surely)
        return ends ? achievable_new_set(achieving) : NULL;
    return set_is_empty(achieving->space, ends) ? ends
                                                : set_of_all(achieving->pool, achieving->space);
}

static const uint64_t *before_method(struct achieving *achieving,
                                     const struct ground_method *method, const uint64_t *target);

static const uint64_t *before_task(struct achieving *achieving, size_t task, const uint64_t *target)
{
    const struct ground_task *ground = &achieving->space->problem->tasks[task];
    struct request *request = find_request(achieving, task, target);
    if (!request || achieving->depth == DEPTH_LIMIT)
        return NULL;
    achieving->repeated |= request->open;
    if (request->known || request->round == achieving->round)
        return request->from;
    request->round = achieving->round;
    request->worked = achieving->worked;
    achieving->worked = request;
    request->open = true;
    achieving->depth++;
    for (size_t i = 0; i < ground->method_count; i++) {
        const uint64_t *set = before_method(achieving, &ground->methods[i], request->target);
        if (!set)
            return NULL;
        achieving->grown |= set_add(achieving->space, request->from, set);
    }
    achieving->depth--;
    request->open = false;
    return request->from;
}

static const uint64_t *before_method(struct achieving *achieving,
                                     const struct ground_method *method, const uint64_t *target)
{
    if ((achieving->surely || achieving->denied) && method->method && method->method->procedural)
        return achievable_new_set(achieving);
    for (size_t i = method->subtask_count; i-- > 0 && target;) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            target = before_subgoal(achieving, subtask.number, target);
        else if (subtask.kind == SUBTASK_TASK)
            target = before_task(achieving, subtask.number, target);
        else
            target = before_action(achieving, subtask.number, target);
        if (target && set_is_empty(achieving->space, target))
            return target;
    }
    return target ? achievable_before(achieving, &method->condition, NULL, target) : NULL;
}

/* Notes that no request that was worked out in this round can grow any more. */
static void end_rounds(struct achieving *achieving)
{
    for (struct request *request = achieving->worked; request; request = request->worked)
        request->known = true;
}

const uint64_t *achievable_into(struct achieving *achieving, const struct ground_method *method,
                                const uint64_t *target)
{
    const uint64_t *result;
    do {
        achieving->round++;
        achieving->depth = 0;
        achieving->worked = NULL;
        achieving->grown = achieving->repeated = false;
        result = before_method(achieving, method, target);
    } while (result && achieving->grown && achieving->repeated);
    if (result)
        end_rounds(achieving);
    return result;
}

const uint64_t *achievable_method(struct achieving *achieving, const struct ground_method *method)
{
    return achievable_into(achieving, method, set_of_all(achieving->pool, achieving->space));
}
