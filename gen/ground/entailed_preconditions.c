/* SPDX-License-Identifier: MIT */
/* From the first subtasks to the method: see entailed_preconditions.h. */
#include "ground/entailed_preconditions.h"

#include "ground/values.h"

/* The most boxes that needs may have where the method's own condition has fewer,
 * and the most constraints that are looked at in a domain. */
enum { NEEDS_LIMIT = 8, HOIST_EFFORT = 4000000 };

/* What the actions so far have made of a ground fact. */
struct trace {
    size_t method; /* the method that it is about, counted from 1 */
    enum { ASSIGNED, ADDED, UNKNOWN } kind;
    int64_t value; /* assigned, or added */
};

struct hoisting {
    struct grounding *grounding;
    struct making_dnf making_dnf; /* its pool is cleared after each method */
    struct trace *traces;         /* by state variable */
    size_t method, effort;
    bool exact; /* whether nothing that is asked for was left out */
};

/* A constraint of a number before something was added to it, which stops at the ends. */
static struct constraint constraint_before(const struct constraint *constraint, int64_t amount,
                                           uint32_t top)
{
    struct constraint before = *constraint;
    int64_t low = constraint->low == 0 ? 0 : (int64_t)constraint->low - amount;
    int64_t high = constraint->high == top ? (int64_t)top : (int64_t)constraint->high - amount;
    before.low = value_clamped(low, top);
    before.high = value_clamped(high, top);
    if (high < 0 || low > (int64_t)top) {
        before.low = 1;
        before.high = 0;
    }
    return before;
}

/* What a constraint asks for, seen from before the actions so far. */
static struct dnf dnf_before(struct hoisting *hoisting, const struct constraint *constraint)
{
    const struct trace *trace = &hoisting->traces[constraint->variable];
    const struct variable *variable =
        &hoisting->grounding->problem->variables[constraint->variable];
    struct making_dnf *making_dnf = &hoisting->making_dnf;
    hoisting->effort++;
    if (trace->method != hoisting->method)
        return dnf_of(making_dnf, *constraint);
    if (trace->kind == ADDED)
        return dnf_of(making_dnf, constraint_before(constraint, trace->value, variable->fact->top));
    hoisting->exact &= trace->kind == ASSIGNED;
    if (trace->kind == ASSIGNED &&
        !constraint_allows(hoisting->grounding->problem, constraint, trace->value))
        return dnf_never();
    return dnf_always(making_dnf);
}

static struct dnf box_before(struct hoisting *hoisting, const struct box *box)
{
    struct folding all = {.both = true};
    for (size_t i = 0; i < box->count; i++)
        folding_add(&hoisting->making_dnf, &all, dnf_before(hoisting, &box->constraints[i]));
    return folding_end(&hoisting->making_dnf, &all);
}

static void add_before(struct hoisting *hoisting, struct folding *any, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        folding_add(&hoisting->making_dnf, any, box_before(hoisting, &dnf->items[i]));
}

/* What a subtask asks for: the precondition of an action, or that of any method of
 * a task. */
static struct dnf wanted_by(struct hoisting *hoisting, struct ground_subtask subtask)
{
    const struct problem *problem = hoisting->grounding->problem;
    struct folding any = {.both = false};
    if (subtask.kind == SUBTASK_ACTION) {
        add_before(hoisting, &any, &problem->actions[subtask.number].condition);
    } else {
        const struct ground_task *task = &problem->tasks[subtask.number];
        for (size_t i = 0; i < task->method_count; i++)
            add_before(hoisting, &any, &task->methods[i].needs);
    }
    return folding_end(&hoisting->making_dnf, &any);
}

/* Whether it is worth while to ask what a task's methods want. */
static bool is_small(const struct problem *problem, struct ground_subtask subtask)
{
    size_t count = 0;
    if (subtask.kind == SUBTASK_ACTION)
        return problem->actions[subtask.number].condition.count <= NEEDS_LIMIT;
    const struct ground_task *task = &problem->tasks[subtask.number];
    for (size_t i = 0; i < task->method_count && count <= NEEDS_LIMIT; i++)
        count += task->methods[i].needs.count;
    return count <= NEEDS_LIMIT;
}

static void follow(struct hoisting *hoisting, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct fact *fact = hoisting->grounding->problem->variables[change->variable].fact;
        struct trace *trace = &hoisting->traces[change->variable];
        bool first = trace->method != hoisting->method;
        trace->method = hoisting->method;
        if (!change->adds) {
            trace->kind = ASSIGNED;
            trace->value = change->value;
        } else if (first) {
            trace->kind = ADDED;
            trace->value = change->value;
        } else if (trace->kind == ASSIGNED) {
            trace->value = value_after(change, (uint32_t)trace->value, fact->top);
        } else {
            trace->kind = UNKNOWN;
        }
    }
}

/* Adds what one subtask needs; false where nothing is known behind it. */
static bool add_needs(struct hoisting *hoisting, struct dnf *needs, struct ground_subtask subtask)
{
    struct grounding *grounding = hoisting->grounding;
    if (subtask.kind == SUBTASK_ACHIEVE || subtask.kind == SUBTASK_IMPOSSIBLE ||
        !is_small(grounding->problem, subtask))
        return false;
    struct dnf wanted = wanted_by(hoisting, subtask);
    struct dnf both = dnf_and(&hoisting->making_dnf, needs, &wanted);
    if (both.count > NEEDS_LIMIT && both.count > needs->count)
        return false;
    *needs = both;
    if (subtask.kind != SUBTASK_ACTION)
        return false;
    follow(hoisting, &grounding->problem->actions[subtask.number].changes);
    return true;
}

static void hoist_method(struct hoisting *hoisting, struct ground_method *method)
{
    struct grounding *grounding = hoisting->grounding;
    struct dnf needs = method->condition;
    hoisting->method++;
    hoisting->exact = true;
    size_t sure = 0;
    for (size_t i = 0; i < method->subtask_count && needs.count; i++) {
        if (!add_needs(hoisting, &needs, method->subtasks[i]))
            break;
        sure += hoisting->exact;
    }
    if (!hoisting->making_dnf.exhausted) {
        method->needs = dnf_copy(grounding->pool, &needs);
        method->sure = sure;
    }
    pool_clear(hoisting->making_dnf.pool);
}

/* A task is grounded after the one that first asked for it, so that going from the
 * last to the first mostly finds what a task needs before it is asked for. */
void hoist_needs(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    struct hoisting hoisting = {.grounding = grounding};
    hoisting.making_dnf = (struct making_dnf){pool_new(), everything, grounding, 0, 0, false};
    hoisting.traces =
        pool_take(grounding->pool, (problem->variable_count + 1) * sizeof *hoisting.traces);
    for (size_t i = problem->task_count; i-- > 0;)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            if (!hoisting.making_dnf.exhausted && hoisting.effort < HOIST_EFFORT &&
                problem->tasks[i].task)
                hoist_method(&hoisting, &problem->tasks[i].methods[j]);
    pool_free(hoisting.making_dnf.pool);
}
