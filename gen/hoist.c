/* SPDX-License-Identifier: MIT */
/* From the first subtasks to the method: see hoist.h. */
#include "hoist.h"

#include <string.h>

/* The most boxes that needs may have where the method's own condition has fewer,
 * and the most sides that are looked at in a domain. */
enum { NEEDS_LIMIT = 8, HOIST_EFFORT = 4000000 };

/* What the actions so far have made of a ground fact. */
struct trace {
    size_t method; /* the method that it is about, counted from 1 */
    bool known;
    int64_t value;
};

struct hoisting {
    struct grounding *grounding;
    struct boxing boxing; /* its pool is cleared after each method */
    struct trace *traces; /* by atom */
    size_t method, effort;
};

static bool allows(const struct hoisting *hoisting, const struct side *side, int64_t value)
{
    const struct atom *atom = &hoisting->grounding->problem->atoms[side->atom];
    if (atom->fact->kind == GG_NUMBER)
        return value >= (int64_t)side->low && value <= (int64_t)side->high;
    return (side->allowed >> value & 1) != 0;
}

/* What a box asks for, seen from before the actions so far. */
static struct boxes box_before(struct hoisting *hoisting, const struct box *box)
{
    struct boxing *boxing = &hoisting->boxing;
    struct boxes result = boxes_always(boxing);
    struct box *kept = &result.items[0];
    kept->sides = pool_take(boxing->pool, (box->count + 1) * sizeof *kept->sides);
    for (size_t i = 0; i < box->count; i++) {
        const struct trace *trace = &hoisting->traces[box->sides[i].atom];
        hoisting->effort++;
        if (trace->method != hoisting->method)
            kept->sides[kept->count++] = box->sides[i];
        else if (trace->known && !allows(hoisting, &box->sides[i], trace->value))
            return boxes_never();
    }
    return result;
}

static void add_before(struct hoisting *hoisting, struct folding *any, const struct boxes *boxes)
{
    for (size_t i = 0; i < boxes->count; i++)
        folding_add(&hoisting->boxing, any, box_before(hoisting, &boxes->items[i]));
}

/* What a subtask asks for: the precondition of an action, or that of any method of
 * a task. */
static struct boxes wanted_by(struct hoisting *hoisting, size_t subtask)
{
    const struct problem *problem = hoisting->grounding->problem;
    struct folding any = {.both = false};
    if (subtask < TASK_BASE) {
        add_before(hoisting, &any, &problem->actions[subtask].condition);
    } else {
        const struct ground_task *task = &problem->tasks[subtask - TASK_BASE];
        for (size_t i = 0; i < task->method_count; i++)
            add_before(hoisting, &any, &task->methods[i].needs);
    }
    return folding_end(&hoisting->boxing, &any);
}

/* Whether it is worth while to ask what a task's methods want. */
static bool is_small(const struct problem *problem, size_t subtask)
{
    size_t count = 0;
    if (subtask < TASK_BASE)
        return problem->actions[subtask].condition.count <= NEEDS_LIMIT;
    const struct ground_task *task = &problem->tasks[subtask - TASK_BASE];
    for (size_t i = 0; i < task->method_count && count <= NEEDS_LIMIT; i++)
        count += task->methods[i].needs.count;
    return count <= NEEDS_LIMIT;
}

static void follow(struct hoisting *hoisting, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        hoisting->traces[change->atom] =
            (struct trace){hoisting->method, !change->adds, change->value};
    }
}

/* Adds what one subtask needs; false where nothing is known behind it. */
static bool add_needs(struct hoisting *hoisting, struct boxes *needs, size_t subtask)
{
    struct grounding *grounding = hoisting->grounding;
    if (subtask >= ACHIEVE_BASE || !is_small(grounding->problem, subtask))
        return false;
    struct boxes wanted = wanted_by(hoisting, subtask);
    struct boxes both = boxes_and(&hoisting->boxing, needs, &wanted);
    if (both.count > NEEDS_LIMIT && both.count > needs->count)
        return false;
    *needs = both;
    if (subtask >= TASK_BASE)
        return false;
    follow(hoisting, &grounding->problem->actions[subtask].changes);
    return true;
}

static void hoist_method(struct hoisting *hoisting, struct ground_method *method)
{
    struct grounding *grounding = hoisting->grounding;
    struct boxes needs = method->condition;
    hoisting->method++;
    for (size_t i = 0; i < method->subtask_count && needs.count; i++)
        if (!add_needs(hoisting, &needs, method->subtasks[i]))
            break;
    if (!hoisting->boxing.exhausted)
        method->needs = boxes_copy(grounding->pool, &needs);
    pool_clear(hoisting->boxing.pool);
}

/* A task is grounded after the one that first asked for it, so that going from the
 * last to the first mostly finds what a task needs before it is asked for. */
void hoist_needs(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    struct hoisting hoisting = {.grounding = grounding};
    hoisting.boxing = (struct boxing){pool_new(), everything, grounding, 0, 0, false};
    hoisting.traces =
        pool_take(grounding->pool, (problem->atom_count + 1) * sizeof *hoisting.traces);
    for (size_t i = problem->task_count; i-- > 0;)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            if (!hoisting.boxing.exhausted && hoisting.effort < HOIST_EFFORT &&
                problem->tasks[i].task)
                hoist_method(&hoisting, &problem->tasks[i].methods[j]);
    pool_free(hoisting.boxing.pool);
}
