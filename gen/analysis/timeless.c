/* SPDX-License-Identifier: MIT */
/*
 * Looks for states from which a root task is done for ever in no time: see analysis.h. They are the
 * greatest set from each of whose states the methods that can be chosen take no time, have a step at
 * least, and lead back into the set, whatever they come to. A method is taken to need time if any
 * action that it can lead to does, so that nothing is said where the agent may have a choice.
 */
#include "analysis/analysis.h"

#include "analysis/achievable.h"
#include "analysis/nesting.h"

/* A method of the root task. */
struct candidate {
    bool timed;                /* something below it takes time, or that is not known */
    const uint64_t *possible;  /* the states from which it can be carried out */
    const uint64_t *stepless;  /* from which that can be done without an action */
    const uint64_t *leads_out; /* from which it can lead out of the set */
    const uint64_t *stays;     /* from which it can lead into it */
};

struct timeless {
    struct analysis *analysis;
    struct pool *pool;
    struct allowance *allowance;
    const struct ground_task *task;
    struct space space; /* of what the root task reads */
    struct achievable_context acting, resting;
    struct candidate *candidates; /* by method of the task */
};

/* ----------------------------------------------------------------- what takes time */

/* The first action of a method itself; NULL: it has none. */
static const struct action *first_action(const struct problem *problem,
                                         const struct ground_method *method)
{
    for (size_t i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i].kind == SUBTASK_ACTION)
            return problem->actions[method->subtasks[i].number].action;
    return NULL;
}

/* Whether the method itself takes time; what is achieved may. One that cools down is not chosen again
 * at once. */
static bool is_timed(const struct timeless *timeless, const struct ground_method *method)
{
    const struct problem *problem = timeless->analysis->problem;
    bool timed = method->method && method->method->cooldown > 0;
    for (size_t i = 0; i < method->subtask_count && !timed; i++) {
        struct ground_subtask subtask = method->subtasks[i];
        timed = subtask.kind == SUBTASK_ACHIEVE ||
                (subtask.kind == SUBTASK_ACTION && timeless->acting.can[subtask.number] &&
                 problem->actions[subtask.number].action->takes_time);
    }
    return timed;
}

/* Marks the tasks below a method. */
static const bool *below_of(const struct timeless *timeless, const struct ground_method *method)
{
    const struct problem *problem = timeless->analysis->problem;
    bool *marked = pool_take(timeless->pool, problem->task_count + 1);
    for (size_t i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i].kind == SUBTASK_TASK)
            mark_tasks_below(timeless->pool, problem, method->subtasks[i].number, NULL, marked);
    return marked;
}

/* Whether anything takes time that a method can lead to. */
static bool leads_to_time(const struct timeless *timeless, const struct ground_method *method)
{
    const struct problem *problem = timeless->analysis->problem;
    const bool *below = below_of(timeless, method);
    bool timed = is_timed(timeless, method);
    for (size_t i = 0; i < problem->task_count && !timed; i++)
        for (size_t j = 0; below[i] && j < problem->tasks[i].method_count && !timed; j++)
            timed = is_timed(timeless, &problem->tasks[i].methods[j]);
    return timed;
}

/* An action that a method leads to, to be named. */
static const struct action *action_below(const struct timeless *timeless,
                                         const struct ground_method *method)
{
    const struct problem *problem = timeless->analysis->problem;
    const bool *below = below_of(timeless, method);
    const struct action *action = first_action(problem, method);
    for (size_t i = 0; i < problem->task_count && !action; i++)
        for (size_t j = 0; below[i] && j < problem->tasks[i].method_count && !action; j++)
            action = first_action(problem, &problem->tasks[i].methods[j]);
    return action;
}

/* --------------------------------------------------------------------- the set */

/* The states of one set that are not in another one. */
static void set_take(const struct space *space, uint64_t *set, const uint64_t *other)
{
    for (size_t i = 0; i < set_words(space); i++)
        set[i] &= ~other[i];
}

/* All states that are not in a set. */
static uint64_t *timeless_others_of(const struct timeless *timeless, const uint64_t *set)
{
    uint64_t *others = set_of_all(timeless->pool, &timeless->space);
    set_take(&timeless->space, others, set);
    return others;
}

/* Works out what does not depend on the set. False if the allowance is used up. */
static bool look_at_methods(struct timeless *timeless)
{
    const struct ground_task *task = timeless->task;
    const uint64_t *all = set_of_all(timeless->pool, &timeless->space);
    timeless->candidates =
        pool_take(timeless->pool, (task->method_count + 1) * sizeof *timeless->candidates);
    for (size_t i = 0; i < task->method_count; i++) {
        struct candidate *candidate = &timeless->candidates[i];
        if (!allowance_take(timeless->allowance, timeless->analysis->problem->task_count + 1))
            return false;
        candidate->timed = leads_to_time(timeless, &task->methods[i]);
        candidate->possible = method_preimage(&timeless->acting, &task->methods[i], all);
        candidate->stepless = method_preimage(&timeless->resting, &task->methods[i], all);
        if (!candidate->possible || !candidate->stepless)
            return false;
    }
    return true;
}

/* Works out how each method goes on from a set. False if the allowance is used up. */
static bool look_at_ends(struct timeless *timeless, const uint64_t *set)
{
    const uint64_t *others = timeless_others_of(timeless, set);
    for (size_t i = 0; i < timeless->task->method_count; i++) {
        struct candidate *candidate = &timeless->candidates[i];
        const struct ground_method *method = &timeless->task->methods[i];
        if (candidate->timed)
            continue;
        candidate->leads_out = method_preimage(&timeless->acting, method, others);
        candidate->stays = method_preimage(&timeless->acting, method, set);
        if (!candidate->leads_out || !candidate->stays)
            return false;
    }
    return true;
}

/* Adds the states from which a method may not be done in no time and stay in the set. */
static void add_ways_out(const struct timeless *timeless, const struct candidate *candidate,
                         uint64_t *ways_out)
{
    const struct space *space = &timeless->space;
    (void)set_add_set(space, ways_out,
                      candidate->timed ? candidate->possible : candidate->stepless);
    if (!candidate->timed)
        (void)set_add_set(space, ways_out, candidate->leads_out);
}

/* Adds the states from which a method is done in no time and stays in the set, and none of the ways
 * out is open. */
static void add_staying(const struct timeless *timeless, const struct candidate *candidate,
                        const uint64_t *ways_out, uint64_t *set)
{
    const struct space *space = &timeless->space;
    uint64_t *staying = set_new(timeless->pool, space), *out = set_new(timeless->pool, space);
    if (candidate->timed)
        return;
    (void)set_add_set(space, staying, candidate->stays);
    add_ways_out(timeless, candidate, out);
    (void)set_add_set(space, out, ways_out);
    set_take(space, staying, out);
    (void)set_add_set(space, set, staying);
}

/* Whether methods are tried in the order in which they stand. */
static bool is_ordered(const struct task *task)
{
    return select_modes[task->select].ordered && !task_draws(task);
}

/* The states from which the task is done in no time and comes into the set; NULL if the allowance is
 * used up. */
static uint64_t *timeless_before(struct timeless *timeless, const uint64_t *set)
{
    const struct space *space = &timeless->space;
    uint64_t *ways_out = set_new(timeless->pool, space), *result = set_new(timeless->pool, space);
    size_t count = timeless->task->method_count;
    uint64_t work = (count + 1) * set_words(space) * 16;
    if (!allowance_take(timeless->allowance, work) || !look_at_ends(timeless, set))
        return NULL;
    for (size_t i = 0; i < count && !is_ordered(timeless->task->task); i++)
        add_ways_out(timeless, &timeless->candidates[i], ways_out);
    for (size_t i = 0; i < count; i++) {
        add_staying(timeless, &timeless->candidates[i], ways_out, result);
        add_ways_out(timeless, &timeless->candidates[i], ways_out);
    }
    return result;
}

/* The greatest set of states that the task leads from into the set itself. NULL if the allowance is
 * used up. */
static const uint64_t *endless_of(struct timeless *timeless)
{
    const struct space *space = &timeless->space;
    const uint64_t *set = set_of_all(timeless->pool, space);
    for (;;) {
        const uint64_t *smaller = timeless_before(timeless, set);
        if (!smaller || set_within(space, set, smaller))
            return smaller;
        set = smaller;
    }
}

/* --------------------------------------------------------------------- warnings */

/* where: the states, as words; "" for all of them. */
static void report(struct timeless *timeless, const struct ground_method *method, const char *where)
{
    struct analysis *analysis = timeless->analysis;
    const struct action *action = action_below(timeless, method);
    const char *advice = action && action->in_subtasks ? "let '%s' wait longer"
                                                       : "write a 'duration' for action '%s'";
    report_warning(analysis->diagnostics, "timeless-task", method->method->place,
                   "%s takes no time, so that the agent decides again in every tick%s%s; %s",
                   method_title(analysis->pool, timeless->task->task, method->method),
                   *where ? " where " : "", where,
                   pool_format(analysis->pool, advice, action ? action->name : ""));
}

/* Reports what is chosen in a state of the set. */
static void report_state(struct timeless *timeless, const uint64_t *endless, uint64_t state)
{
    struct states_to_differ_from contrast = {
        &timeless->space, timeless_others_of(timeless, endless), timeless->allowance};
    size_t chosen = 0;
    while (timeless->candidates[chosen].timed ||
           !set_has(timeless->candidates[chosen].stays, state))
        chosen++;
    report(timeless, &timeless->task->methods[chosen],
           words_of_distinguishing_values(timeless->analysis->pool, &contrast, state));
}

/* Reports the first state that comes about and is one of the set. */
static void timeless_look_for(struct timeless *timeless, const struct reachable *reachable,
                              const uint64_t *endless)
{
    if (!endless || set_is_empty(&timeless->space, endless) ||
        !allowance_take(timeless->allowance, reachable->count * (timeless->space.count + 1)))
        return;
    for (size_t i = 0; i < reachable->count; i++) {
        uint64_t state = project_state(&timeless->space, &reachable->space, reachable->states[i]);
        if (!set_has(endless, state))
            continue;
        report_state(timeless, endless, state);
        return;
    }
}

/* Whether a method can be carried out in every state, and consists of actions alone. */
static bool is_sure(const struct ground_method *method)
{
    return method->prechecked == method->subtask_count && dnf_is_always(&method->needs);
}

/* Reports a task that leads to nothing that takes time, and has a method that can always be carried out:
 * no states need to be told apart. */
static void look_without_states(struct timeless *timeless)
{
    const struct ground_method *sure = NULL;
    for (size_t i = 0; i < timeless->task->method_count; i++) {
        const struct ground_method *method = &timeless->task->methods[i];
        if (!allowance_take(timeless->allowance, timeless->analysis->problem->task_count + 1) ||
            leads_to_time(timeless, method) || !first_action(timeless->analysis->problem, method))
            return;
        sure = sure || !is_sure(method) ? sure : method;
    }
    if (sure)
        report(timeless, sure, "");
}

/* Whether any method of the root takes no time, as otherwise there is nothing to look for. */
static bool any_timeless(const struct timeless *timeless)
{
    bool any = false;
    for (size_t i = 0; i < timeless->task->method_count && !any; i++)
        any = !is_timed(timeless, &timeless->task->methods[i]);
    return any;
}

static void look_at_root(struct timeless *timeless, const struct reachable *reachable, size_t root)
{
    const struct problem *problem = timeless->analysis->problem;
    timeless->task = &problem->tasks[root];
    if (!any_timeless(timeless))
        return;
    if (!space_of_task(timeless->pool, problem, timeless->allowance, root, &timeless->space))
        look_without_states(timeless);
    else if (look_at_methods(timeless))
        timeless_look_for(timeless, reachable, endless_of(timeless));
}

void warn_of_timeless_root_task(struct analysis *analysis, size_t agent_type,
                                const struct reachable *reachable, struct allowance *allowance)
{
    size_t root = analysis->problem->roots[agent_type];
    if (root == SIZE_MAX || diagnostics_is_warning_silenced(analysis->diagnostics, "timeless-task"))
        return;
    struct pool *pool = pool_new();
    struct timeless timeless = {.analysis = analysis, .pool = pool, .allowance = allowance};
    timeless.acting = (struct achievable_context){.pool = pool,
                                                  .space = &timeless.space,
                                                  .can = analysis->can[agent_type],
                                                  .allowance = allowance};
    timeless.resting = timeless.acting;
    timeless.resting.can = pool_take(pool, analysis->problem->action_count + 1);
    look_at_root(&timeless, reachable, root);
    pool_free(pool);
}
