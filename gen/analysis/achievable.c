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
    mark_facts_read(&method->condition, marked);
    for (size_t i = 0; i < method->subtask_count; i++) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            mark_facts_read(&problem->subgoals[subtask.number], marked);
        else if (subtask.kind == SUBTASK_ACTION)
            mark_facts_read(&problem->actions[subtask.number].condition, marked);
    }
}

bool mark_facts_read_by_task(struct pool *pool, const struct problem *problem,
                             struct allowance *allowance, size_t task, bool *marked)
{
    bool *below = pool_take(pool, problem->task_count + 1);
    if (!allowance_take(allowance, (problem->task_count + problem->variable_count) / 2))
        return false;
    mark_tasks_below(pool, problem, task, NULL, below);
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
    return mark_facts_read_by_task(pool, problem, allowance, task, marked) &&
           space_make(pool, marked, STATE_LIMIT, space);
}

/* ------------------------------------------------------------------ requests */

/* Makes a set, and takes its making and memory from the allowance. */
static uint64_t *achievable_new_set(struct achievable_context *achievable_context)
{
    if (!allowance_take(achievable_context->allowance, set_words(achievable_context->space) * 4))
        return NULL;
    return set_new(achievable_context->pool, achievable_context->space);
}

static uint64_t achievable_hash_of(const struct space *space, const uint64_t *set, size_t task)
{
    uint64_t hash = task + 1;
    for (size_t i = 0; i < set_words(space); i++)
        hash = (hash ^ set[i]) * UINT64_C(0x9E3779B97F4A7C15) + (hash >> 29);
    return hash ^ hash >> 32;
}

static struct request *find_request(struct achievable_context *achievable_context, size_t task,
                                    const uint64_t *target)
{
    size_t bytes = set_words(achievable_context->space) * sizeof *target;
    struct request **first =
        &achievable_context
             ->requests[achievable_hash_of(achievable_context->space, target, task) % 256];
    for (struct request *request = *first; request; request = request->next) {
        if (!allowance_take(achievable_context->allowance, 1))
            return NULL;
        if (request->task == task && memcmp(request->target, target, bytes) == 0)
            return request;
    }
    uint64_t *copy = achievable_new_set(achievable_context),
             *from = achievable_new_set(achievable_context);
    if (!copy || !from)
        return NULL;
    memcpy(copy, target, bytes);
    struct request *request = pool_take(achievable_context->pool, sizeof *request);
    *request = (struct request){.task = task, .target = copy, .from = from, .next = *first};
    return *first = request;
}

/* ------------------------------------------------------------------ subtasks */

static const uint64_t *achievable_before(struct achievable_context *achievable_context,
                                         const struct dnf *dnf, const struct changes *changes,
                                         const uint64_t *target)
{
    uint64_t *set = achievable_new_set(achievable_context);
    struct preimage_query passage = {dnf, changes, target};
    if (!set ||
        !set_add_preimage(achievable_context->space, &passage, achievable_context->allowance, set))
        return NULL;
    return set;
}

static const uint64_t *before_action(struct achievable_context *achievable_context, size_t number,
                                     const uint64_t *target)
{
    const struct ground_action *action = &achievable_context->space->problem->actions[number];
    if (!achievable_context->can[number] ||
        (achievable_context->surely && action->action->can_be_denied) ||
        (achievable_context->denied && action->action->procedural))
        return achievable_new_set(achievable_context);
    return achievable_before(achievable_context, &action->condition, &action->changes, target);
}

/* The states from which conditions can be achieved. If they hold in a state of the target, the
 * search may come to it from any state. */
static const uint64_t *before_subgoal(struct achievable_context *achievable_context, size_t number,
                                      const uint64_t *target)
{
    const struct dnf *conditions = &achievable_context->space->problem->subgoals[number];
    const uint64_t *ends = achievable_before(achievable_context, conditions, NULL, target);
    if (!ends || achievable_context->surely)
        return ends ? achievable_new_set(achievable_context) : NULL;
    return set_is_empty(achievable_context->space, ends)
               ? ends
               : set_of_all(achievable_context->pool, achievable_context->space);
}

static const uint64_t *before_method(struct achievable_context *achievable_context,
                                     const struct ground_method *method, const uint64_t *target);

static const uint64_t *before_task(struct achievable_context *achievable_context, size_t task,
                                   const uint64_t *target)
{
    const struct ground_task *ground = &achievable_context->space->problem->tasks[task];
    struct request *request = find_request(achievable_context, task, target);
    if (!request || achievable_context->depth == DEPTH_LIMIT)
        return NULL;
    achievable_context->repeated |= request->open;
    if (request->known || request->round == achievable_context->round)
        return request->from;
    request->round = achievable_context->round;
    request->worked = achievable_context->worked;
    achievable_context->worked = request;
    request->open = true;
    achievable_context->depth++;
    for (size_t i = 0; i < ground->method_count; i++) {
        const uint64_t *set =
            before_method(achievable_context, &ground->methods[i], request->target);
        if (!set)
            return NULL;
        achievable_context->grown |= set_add_set(achievable_context->space, request->from, set);
    }
    achievable_context->depth--;
    request->open = false;
    return request->from;
}

static const uint64_t *before_method(struct achievable_context *achievable_context,
                                     const struct ground_method *method, const uint64_t *target)
{
    if ((achievable_context->surely || achievable_context->denied) && method->method &&
        method->method->procedural)
        return achievable_new_set(achievable_context);
    for (size_t i = method->subtask_count; i-- > 0 && target;) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_ACHIEVE)
            target = before_subgoal(achievable_context, subtask.number, target);
        else if (subtask.kind == SUBTASK_TASK)
            target = before_task(achievable_context, subtask.number, target);
        else
            target = before_action(achievable_context, subtask.number, target);
        if (target && set_is_empty(achievable_context->space, target))
            return target;
    }
    return target ? achievable_before(achievable_context, &method->condition, NULL, target) : NULL;
}

/* Notes that no request that was worked out in this round can grow any more. */
static void end_rounds(struct achievable_context *achievable_context)
{
    for (struct request *request = achievable_context->worked; request; request = request->worked)
        request->known = true;
}

const uint64_t *method_preimage(struct achievable_context *achievable_context,
                                const struct ground_method *method, const uint64_t *target)
{
    const uint64_t *result;
    do {
        achievable_context->round++;
        achievable_context->depth = 0;
        achievable_context->worked = NULL;
        achievable_context->grown = achievable_context->repeated = false;
        result = before_method(achievable_context, method, target);
    } while (result && achievable_context->grown && achievable_context->repeated);
    if (result)
        end_rounds(achievable_context);
    return result;
}

const uint64_t *states_allowing_method(struct achievable_context *achievable_context,
                                       const struct ground_method *method)
{
    return method_preimage(achievable_context, method,
                           set_of_all(achievable_context->pool, achievable_context->space));
}
