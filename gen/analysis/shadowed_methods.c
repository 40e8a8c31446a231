/* SPDX-License-Identifier: MIT */
/*
 * Methods that are never chosen: in every state in which one can be carried out, a method
 * that is tried before it can be carried out, too. All states count, as the game may set any
 * fact at any time. If something follows a task, backtracking may reach the task's later
 * methods, so only tasks that nothing follows are looked at. A method shadows others only if
 * it succeeds whatever the C functions answer, and within the limits.
 */
#include "analysis/achievable.h"
#include "analysis/analysis.h"
#include "analysis/nesting.h"

/* The work that may be done for all tasks together. */
enum { SHADOW_WORK = 30000000 };

/* What was found out about a method of the YAML, from all its instances. */
struct verdict {
    bool compared;          /* one of them that can be carried out was compared */
    bool tried;             /* one of them was looked at, in a task that ends */
    bool done, chosen;      /* one of them can be done, or chosen; or that is not known */
    bool alone, everywhere; /* `by` alone shadows all of them; and it does so in all states */
    const struct method *by;
};

/* The states in which a method of the YAML can be carried out for sure, by the instances of it
 * that were looked at. */
struct cover {
    const struct method *method;
    uint64_t *states;
};

struct shadowing {
    struct analysis *analysis;
    struct nesting nesting;
    struct allowance allowance;
    struct verdict *verdicts; /* by method.number */
    struct pool *scratch;     /* for one ground task */
    struct space space;       /* of it */
    const uint64_t *all;      /* the states of that */
    struct cover *covers;     /* of it, in the order of the methods */
    size_t cover_count;
};

static struct verdict *verdict_on(const struct shadowing *shadowing, const struct method *method)
{
    return &shadowing->verdicts[method->number];
}

/* ------------------------------------------------------------- order of methods */

static int32_t priority_of_method(const struct ground_task *ground, const struct method *method)
{
    return ground->preferences[method - ground->task->methods].priority;
}

/* Whether the methods of a method's priority are drawn. */
static bool is_drawn(const struct ground_task *ground, const struct method *method)
{
    const struct task *task = ground->task;
    for (size_t i = 0; i < task->method_count; i++)
        if (task->methods[i].weighted &&
            ground->preferences[i].priority == priority_of_method(ground, method))
            return task->select == SELECT_PRIORITY;
    return false;
}

static bool is_before(const struct ground_task *ground, const struct method *method,
                      const struct method *other)
{
    bool same_level = ground->task->select != SELECT_PRIORITY ||
                      priority_of_method(ground, method) == priority_of_method(ground, other);
    return method != other && !(same_level && is_drawn(ground, other));
}

/* ------------------------------------------------------------------ one instance */

/* The cover of a method: the last one, or a new one. */
static struct cover *cover_of(struct shadowing *shadowing, const struct method *method)
{
    size_t count = shadowing->cover_count;
    if (count && shadowing->covers[count - 1].method == method)
        return &shadowing->covers[count - 1];
    struct cover *cover = POOL_ITEM(shadowing->scratch, shadowing->covers, shadowing->cover_count);
    *cover = (struct cover){method, set_new(shadowing->scratch, &shadowing->space)};
    return cover;
}

/* Notes whether one method alone shadows another, as it did for earlier instances. */
static void note_alone(const struct shadowing *shadowing, struct verdict *verdict,
                       const struct cover *cover)
{
    verdict->by = cover->method;
    verdict->everywhere = (!verdict->compared || verdict->everywhere) &&
                          set_within(&shadowing->space, shadowing->all, cover->states);
}

/* Compares the states in which an instance can be carried out with those of the
 * methods before it. */
static bool compare_instance(struct shadowing *shadowing, const struct ground_task *task,
                             const struct ground_method *method, const uint64_t *possible)
{
    const struct space *space = &shadowing->space;
    struct verdict *verdict = verdict_on(shadowing, method->method);
    bool alone = false;
    uint64_t *covered = set_new(shadowing->scratch, space);
    if (!allowance_take(&shadowing->allowance, (shadowing->cover_count + 4) * set_words(space)))
        return false;
    for (size_t i = 0; i < shadowing->cover_count; i++) {
        const struct cover *cover = &shadowing->covers[i];
        if (!is_before(task, cover->method, method->method))
            continue;
        set_add_set(space, covered, cover->states);
        if (alone || !set_within(space, possible, cover->states) ||
            (verdict->compared && (!verdict->alone || verdict->by != cover->method)))
            continue;
        alone = true;
        note_alone(shadowing, verdict, cover);
    }
    verdict->chosen |= !set_within(space, possible, covered);
    verdict->alone = alone && (!verdict->compared || verdict->alone);
    verdict->compared = true;
    return true;
}

/* ------------------------------------------------------------------ one task */

static bool decide_methods(struct shadowing *shadowing, size_t number, size_t agent_type)
{
    const struct ground_task *task = &shadowing->analysis->problem->tasks[number];
    struct achievable_context maybe = {.pool = shadowing->scratch,
                                       .space = &shadowing->space,
                                       .can = shadowing->analysis->can[agent_type],
                                       .allowance = &shadowing->allowance};
    struct achievable_context surely = maybe;
    surely.surely = true;
    shadowing->cover_count = 0;
    shadowing->covers = NULL;
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        const uint64_t *possible = states_allowing_method(&maybe, method);
        if (!possible)
            return false;
        struct verdict *verdict = verdict_on(shadowing, method->method);
        bool none = set_is_empty(&shadowing->space, possible);
        verdict->tried |= !shadowing->analysis->endless[number];
        verdict->done |= !none;
        if (!none && !verdict->chosen && !compare_instance(shadowing, task, method, possible))
            return false;
        if (!method_fits_limits(&shadowing->nesting, number, method))
            continue;
        const uint64_t *sure = states_allowing_method(&surely, method);
        if (!sure)
            return false;
        set_add_set(&shadowing->space, cover_of(shadowing, method->method)->states, sure);
    }
    return true;
}

static bool is_verdict_settled(const struct shadowing *shadowing, const struct ground_task *task)
{
    for (size_t i = 0; i < task->method_count; i++) {
        const struct verdict *verdict = verdict_on(shadowing, task->methods[i].method);
        if (!verdict->done || !verdict->chosen)
            return false;
    }
    return true;
}

/* Looks at a task in the states of what it reads. False if they, or the work, are
 * too much. */
static bool decide_task(struct shadowing *shadowing, size_t number)
{
    const struct analysis *analysis = shadowing->analysis;
    const struct problem *problem = analysis->problem;
    bool reached = false;
    pool_clear(shadowing->scratch);
    if (!space_of_task(shadowing->scratch, problem, &shadowing->allowance, number,
                       &shadowing->space))
        return false;
    shadowing->all = set_of_all(shadowing->scratch, &shadowing->space);
    for (size_t i = 0; i < problem->domain->agent_type_count; i++)
        reached |= analysis->below[i] && analysis->below[i][number];
    for (size_t i = 0; i < problem->domain->agent_type_count; i++) {
        bool uses = analysis->below[i] && analysis->below[i][number];
        if ((uses || !reached) && !decide_methods(shadowing, number, i))
            return false;
    }
    return true;
}

/* Decides about the methods of all tasks. If their order has no effect, or something may follow
 * the task, all of them can be chosen. */
static void decide_all(struct shadowing *shadowing)
{
    const struct problem *problem = shadowing->analysis->problem;
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct task *task = problem->tasks[i].task;
        if (!task)
            continue;
        if (!select_modes[task->select].ordered || shadowing->nesting.followed[i])
            for (size_t j = 0; j < task->method_count; j++)
                verdict_on(shadowing, &task->methods[j])->chosen = true;
        if (is_verdict_settled(shadowing, &problem->tasks[i]) || decide_task(shadowing, i))
            continue;
        for (size_t j = 0; j < task->method_count; j++) {
            verdict_on(shadowing, &task->methods[j])->chosen = true;
            verdict_on(shadowing, &task->methods[j])->done = true;
        }
    }
}

/* ------------------------------------------------------------------- warnings */

static void warn_of_shadow(const struct analysis *analysis, const struct task *task,
                           const struct method *method, const struct verdict *verdict)
{
    uint64_t states = count_states(analysis->problem);
    const char *what =
        pool_format(analysis->pool, "method '%s' of task '%s'", method->name, task->name);
    const char *where =
        !verdict->everywhere ? "wherever it can"
        : states ? pool_format(analysis->pool, "in all %llu states", (unsigned long long)states)
                 : "in every state";
    if (verdict->alone)
        report_warning(analysis->diagnostics, "shadowed-method", method->place,
                       "%s is never chosen: '%s', which is tried before it, can be carried out %s",
                       what, verdict->by->name, where);
    else
        report_warning(analysis->diagnostics, "shadowed-method", method->place,
                       "%s is never chosen: wherever it can be carried out, one that is tried "
                       "before it can be",
                       what);
}

/* Marks the methods that are never chosen. Those of a task that does not look at what is to select
 * them are not told, as that was. */
static void shadowed_methods_warn_of_methods(const struct shadowing *shadowing, bool *shadowed)
{
    const struct analysis *analysis = shadowing->analysis;
    const struct domain *domain = analysis->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            const struct verdict *verdict = verdict_on(shadowing, method);
            if (verdict->tried && !verdict->done)
                report_warning(analysis->diagnostics, "never-applicable", method->place,
                               "method '%s' of task '%s' can never be carried out", method->name,
                               domain->tasks[i]->name);
            shadowed[method->number] =
                verdict->compared && !verdict->chosen && !domain->tasks[i]->misselects;
            if (shadowed[method->number])
                warn_of_shadow(analysis, domain->tasks[i], method, verdict);
        }
}

/* Marks the tasks of the YAML that have a marked instance. */
static void mark_source(const struct problem *problem, const bool *instances, bool *tasks)
{
    for (size_t i = 0; i < problem->task_count; i++)
        if (problem->tasks[i].task)
            tasks[problem->tasks[i].task->number] |= instances[i];
}

static void warn_of_starved_tasks(const struct analysis *analysis, const bool *shadowed)
{
    const struct problem *problem = analysis->problem;
    const struct domain *domain = problem->domain;
    bool *meant = pool_take(analysis->pool, domain->task_count + 1);
    bool *reached = pool_take(analysis->pool, domain->task_count + 1);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        if (!analysis->below[i])
            continue;
        bool *left = pool_take(analysis->pool, problem->task_count + 1);
        mark_tasks_below(analysis->pool, problem, problem->roots[i], shadowed, left);
        mark_source(problem, analysis->below[i], meant);
        mark_source(problem, left, reached);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        if (meant[i] && !reached[i])
            report_warning(
                analysis->diagnostics, "starved-task", domain->tasks[i]->place,
                "task '%s' is never begun: only methods that are never chosen lead to it",
                domain->tasks[i]->name);
}

void warn_of_shadowed_methods(struct analysis *analysis)
{
    const struct domain *domain = analysis->problem->domain;
    struct shadowing shadowing = {.analysis = analysis, .allowance = {SHADOW_WORK}};
    bool *shadowed = pool_take(analysis->pool, domain->method_count + 1);
    shadowing.nesting = nesting_of(analysis->pool, analysis->problem);
    shadowing.verdicts =
        pool_take(analysis->pool, (domain->method_count + 1) * sizeof *shadowing.verdicts);
    shadowing.scratch = pool_new();
    decide_all(&shadowing);
    pool_free(shadowing.scratch);
    shadowed_methods_warn_of_methods(&shadowing, shadowed);
    warn_of_starved_tasks(analysis, shadowed);
}
