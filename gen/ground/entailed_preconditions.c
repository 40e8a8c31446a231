/* SPDX-License-Identifier: MIT */
/* Regresses what the first subtasks need: see grounding.h. */
#include "ground/grounding.h"

#include "ground/values.h"

/* The most boxes that needs may have if the method's own condition has fewer; and the most
 * constraints that are looked at in a domain. */
enum { NEEDS_LIMIT = 8, NEEDS_EFFORT = 4000000 };

/* How the actions so far have changed a ground fact. */
struct trace {
    size_t method; /* the method to which it belongs, counted from 1 */
    enum { ASSIGNED, ADDED, UNKNOWN } kind;
    int64_t value; /* assigned, or added */
};

struct entailing {
    struct grounding *grounding;
    struct making_dnf making_dnf; /* its pool is cleared after each method */
    struct trace *traces;         /* by state variable */
    size_t method, effort;
    bool exact; /* whether no constraint was left out */
};

/* The constraint on a number before an addition, which stops at the ends. */
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

/* The condition that must hold before the actions so far, if a constraint is to hold after them. */
static struct dnf dnf_before(struct entailing *entailing, const struct constraint *constraint)
{
    const struct trace *trace = &entailing->traces[constraint->variable];
    const struct variable *variable =
        &entailing->grounding->problem->variables[constraint->variable];
    struct making_dnf *making_dnf = &entailing->making_dnf;
    entailing->effort++;
    if (trace->method != entailing->method)
        return dnf_of_constraint(making_dnf, *constraint);
    if (trace->kind == ADDED)
        return dnf_of_constraint(making_dnf,
                                 constraint_before(constraint, trace->value, variable->fact->top));
    entailing->exact &= trace->kind == ASSIGNED;
    if (trace->kind == ASSIGNED &&
        !constraint_allows(entailing->grounding->problem, constraint, trace->value))
        return dnf_never();
    return dnf_always(making_dnf);
}

/* The same of bounds of a sum, of which nothing is known where one of its facts was changed. */
static struct dnf bounds_before(struct entailing *entailing, const struct sum_bounds *bounds)
{
    bool unchanged = true;
    entailing->effort += bounds->sum->variable_count;
    for (size_t i = 0; i < bounds->sum->variable_count; i++)
        unchanged &= entailing->traces[bounds->sum->variables[i]].method != entailing->method;
    entailing->exact &= unchanged;
    return unchanged ? dnf_of_sum_bounds(&entailing->making_dnf, *bounds)
                     : dnf_always(&entailing->making_dnf);
}

static struct dnf box_before(struct entailing *entailing, const struct box *box)
{
    struct folding all = {.both = true};
    for (size_t i = 0; i < box->count; i++)
        folding_add(&entailing->making_dnf, &all, dnf_before(entailing, &box->constraints[i]));
    for (size_t i = 0; i < box->sum_count; i++)
        folding_add(&entailing->making_dnf, &all, bounds_before(entailing, &box->sums[i]));
    return folding_end(&entailing->making_dnf, &all);
}

static void add_before(struct entailing *entailing, struct folding *any, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        folding_add(&entailing->making_dnf, any, box_before(entailing, &dnf->items[i]));
}

/* What a subtask needs: the precondition of an action, or that of any method of a task. */
static struct dnf wanted_by(struct entailing *entailing, struct ground_subtask subtask)
{
    const struct problem *problem = entailing->grounding->problem;
    struct folding any = {.both = false};
    if (subtask.kind == SUBTASK_ACTION) {
        add_before(entailing, &any, &problem->actions[subtask.number].condition);
    } else {
        const struct ground_task *task = &problem->tasks[subtask.number];
        for (size_t i = 0; i < task->method_count; i++)
            add_before(entailing, &any, &task->methods[i].needs);
    }
    return folding_end(&entailing->making_dnf, &any);
}

/* Whether a task has few enough methods and boxes for its needs to be worked out. */
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

static void preconditions_follow(struct entailing *entailing, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct fact *fact = entailing->grounding->problem->variables[change->variable].fact;
        struct trace *trace = &entailing->traces[change->variable];
        bool first = trace->method != entailing->method;
        trace->method = entailing->method;
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

/* Adds what one subtask needs; false if nothing is known of the state behind it. */
static bool add_needs(struct entailing *entailing, struct dnf *needs, struct ground_subtask subtask)
{
    struct grounding *grounding = entailing->grounding;
    if (subtask.kind == SUBTASK_ACHIEVE || subtask.kind == SUBTASK_IMPOSSIBLE ||
        !is_small(grounding->problem, subtask))
        return false;
    struct dnf wanted = wanted_by(entailing, subtask);
    struct dnf both = dnf_and(&entailing->making_dnf, needs, &wanted);
    if (both.count > NEEDS_LIMIT && both.count > needs->count)
        return false;
    *needs = both;
    if (subtask.kind != SUBTASK_ACTION)
        return false;
    preconditions_follow(entailing, &grounding->problem->actions[subtask.number].changes);
    return true;
}

static void entail_method(struct entailing *entailing, struct ground_method *method)
{
    struct grounding *grounding = entailing->grounding;
    struct dnf needs = method->condition;
    entailing->method++;
    entailing->exact = true;
    size_t prechecked = 0;
    for (size_t i = 0; i < method->subtask_count && needs.count; i++) {
        if (!add_needs(entailing, &needs, method->subtasks[i]))
            break;
        prechecked += entailing->exact;
    }
    if (!entailing->making_dnf.exhausted) {
        method->needs = dnf_copy(grounding->pool, &needs);
        method->prechecked = prechecked;
    }
    pool_clear(entailing->making_dnf.pool);
}

/* A task is grounded after the one that first asked for it. So from the last task to the first,
 * the needs of a task are mostly known before they are asked for. */
void find_method_needs(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    struct entailing entailing = {.grounding = grounding};
    entailing.making_dnf =
        (struct making_dnf){pool_new(), grounding_constraint_of_all, grounding, 0, 0, false};
    entailing.traces =
        pool_take(grounding->pool, (problem->variable_count + 1) * sizeof *entailing.traces);
    for (size_t i = problem->task_count; i-- > 0;)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            if (!entailing.making_dnf.exhausted && entailing.effort < NEEDS_EFFORT &&
                problem->tasks[i].task)
                entail_method(&entailing, &problem->tasks[i].methods[j]);
    pool_free(entailing.making_dnf.pool);
}
