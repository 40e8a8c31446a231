/* SPDX-License-Identifier: MIT */
/* Looks for a reachable state from which the root task cannot be done: see analysis.h. */
#include "analysis/analysis.h"

#include "analysis/achievable.h"
#include "ground/values.h"

#include <string.h>

struct dead_ends {
    struct analysis *analysis;
    struct pool *pool;
    struct allowance *allowance;
    size_t agent_type;
    struct space space; /* of what the root task reads */
    const uint64_t *alive;
};

/* The states from which the task can be done, by one method or another. `denied`: where functions of
 * the game deny what they can. */
static const uint64_t *alive_of(struct dead_ends *ends, size_t root, bool denied)
{
    const struct ground_task *task = &ends->analysis->problem->tasks[root];
    struct achievable_context achievable_context = {.pool = ends->pool,
                                                    .space = &ends->space,
                                                    .can = ends->analysis->can[ends->agent_type],
                                                    .denied = denied,
                                                    .allowance = ends->allowance};
    uint64_t *alive = set_new(ends->pool, &ends->space);
    for (size_t i = 0; i < task->method_count; i++) {
        const uint64_t *set = states_allowing_method(&achievable_context, &task->methods[i]);
        if (!set)
            return NULL;
        set_add_set(&ends->space, alive, set);
    }
    return alive;
}

/* ------------------------------------------------------------------------- words */

/* "task 'live' of agent 'orc'" */
static const char *dead_ends_words_of_task(const struct dead_ends *ends)
{
    const struct domain *domain = ends->analysis->problem->domain;
    const struct agent_type *agent_type = &domain->agent_types[ends->agent_type];
    struct pool *pool = ends->analysis->pool;
    const char *whose =
        domain->agent_type_count == 1 ? "" : pool_format(pool, " of agent '%s'", agent_type->name);
    return pool_format(pool, "task '%s'%s", agent_type->task->name, whose);
}

/* The method to write against all of them, which others come before. */
static const char *remedy_of(const struct dead_ends *ends)
{
    static const char *const remedies[SELECT_COUNT] = {
        [SELECT_FIRST] = "a last method that can always be carried out, as 'otherwise: {}'",
        [SELECT_PRIORITY] = "a method of the lowest priority that can always be carried out",
        [SELECT_RANDOM] = "a method that can always be carried out",
        [SELECT_WEIGHTED] = "a method that can always be carried out, as 'otherwise: {weight: 0}'",
        [SELECT_SCORE] = "a method of the lowest score that can always be carried out"};
    const struct task *task = ends->analysis->problem->domain->agent_types[ends->agent_type].task;
    return task_has_own_subtasks(task)
               ? "'methods' in the place of 'subtasks', one with these and a last one "
                 "that can always be carried out, as 'otherwise: {}'"
               : remedies[task->select];
}

static struct place dead_ends_place_of(const struct dead_ends *ends)
{
    return ends->analysis->problem->domain->agent_types[ends->agent_type].task->place;
}

static const char *words_of_state(const struct dead_ends *ends, uint64_t state)
{
    struct states_to_differ_from contrast = {&ends->space, ends->alive, ends->allowance};
    return words_of_distinguishing_values(ends->analysis->pool, &contrast, state);
}

static const char *add_function(struct pool *pool, const char *words, const char *function)
{
    const char *quoted = function ? pool_format(pool, "'%s'", function) : NULL;
    if (!function || strstr(words, quoted))
        return words;
    return pool_format(pool, "%s%s%s", words, *words ? ", " : "", quoted);
}

/* "'may_rest', 'may_eat'": the functions that can deny the task or what is below it. */
static const char *words_of_functions(const struct dead_ends *ends)
{
    const struct problem *problem = ends->analysis->problem;
    const bool *below = ends->analysis->below[ends->agent_type];
    const char *words = "";
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; below[i] && j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            if (method->method)
                words = add_function(ends->pool, words, method->method->procedural);
            for (size_t k = 0; k < method->subtask_count; k++)
                if (method->subtasks[k].kind == SUBTASK_ACTION)
                    words = add_function(
                        ends->pool, words,
                        problem->actions[method->subtasks[k].number].action->procedural);
        }
    return words;
}

/* ------------------------------------------------------- where states are counted */

/* States in which the task cannot be done. */
struct dead {
    size_t count;
    uint64_t first;
};

static struct dead dead_of(const struct dead_ends *ends, const struct reachable *reachable)
{
    struct dead dead = {0, 0};
    for (size_t i = 0; i < reachable->count; i++) {
        uint64_t state = project_state(&ends->space, &reachable->space, reachable->states[i]);
        if (set_has(ends->alive, state))
            continue;
        dead.first = dead.count++ ? dead.first : state;
    }
    return dead;
}

/* Whether it is known from which states the task can be done, and it can be from some. */
static bool dead_ends_is_known(struct dead_ends *ends, const struct reachable *reachable,
                               size_t root, bool denied)
{
    ends->alive = alive_of(ends, root, denied);
    return ends->alive && (denied || !set_is_empty(&ends->space, ends->alive)) &&
           allowance_take(ends->allowance, reachable->count * (ends->space.count + 1));
}

static void report_dead(const struct dead_ends *ends, const struct reachable *reachable,
                        struct dead dead)
{
    report_warning(ends->analysis->diagnostics, "dead-end", dead_ends_place_of(ends),
                   "no method of %s can be carried out in %zu of the %zu states that actions and "
                   "rules lead to, as where %s; write %s",
                   dead_ends_words_of_task(ends), dead.count, reachable->count,
                   words_of_state(ends, dead.first), remedy_of(ends));
}

static void report_denied(const struct dead_ends *ends, struct dead dead)
{
    const char *where = words_of_state(ends, dead.first);
    report_warning(ends->analysis->diagnostics, "dead-end", dead_ends_place_of(ends),
                   "%s has no method that the game cannot deny%s%s, by %s; write %s",
                   dead_ends_words_of_task(ends), *where ? " where " : "", where,
                   words_of_functions(ends), remedy_of(ends));
}

static void seek_dead_ends(struct dead_ends *ends, const struct reachable *reachable, size_t root)
{
    if (!space_of_task(ends->pool, ends->analysis->problem, ends->allowance, root, &ends->space) ||
        !dead_ends_is_known(ends, reachable, root, false))
        return;
    struct dead dead = dead_of(ends, reachable);
    if (dead.count) {
        report_dead(ends, reachable, dead);
        return;
    }
    if (!dead_ends_is_known(ends, reachable, root, true))
        return;
    dead = dead_of(ends, reachable);
    if (dead.count)
        report_denied(ends, dead);
}

void warn_of_root_task_dead_ends(struct analysis *analysis, size_t agent_type,
                                 const struct reachable *reachable, struct allowance *allowance)
{
    struct dead_ends ends = {
        .analysis = analysis, .allowance = allowance, .agent_type = agent_type};
    if (analysis->problem->roots[agent_type] == SIZE_MAX)
        return;
    ends.pool = pool_new();
    seek_dead_ends(&ends, reachable, analysis->problem->roots[agent_type]);
    pool_free(ends.pool);
}

/* -------------------------------------------------------------- whether a task can begin */

/* Whether a task can begin in a state: a quick look at what its methods, and the first subtasks of these,
 * ask for. It needs no sets of states, so it also serves where there are too many of them. How deep tasks
 * are looked into; deeper ones count as possible. */
enum { DEPTH_MOST = 16 };

/* A state that is looked at. */
struct beginning {
    const struct space *space;
    const bool *can; /* by ground action: those that the agent type has */
    struct allowance *allowance;
    uint64_t state;
    bool *any; /* by position in the space: the fact may have any value */
};

static bool box_may_hold(const struct beginning *beginning, const struct box *box)
{
    const struct space *space = beginning->space;
    for (size_t i = 0; i < box->count; i++) {
        size_t position = space->positions[box->constraints[i].variable];
        if (position == SIZE_MAX || beginning->any[position])
            continue;
        uint32_t value = space_value(space, beginning->state, position);
        if (!constraint_allows(space->problem, &box->constraints[i], value))
            return false;
    }
    return true;
}

/* Sums count as holding. */
static bool may_hold(const struct beginning *beginning, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (box_may_hold(beginning, &dnf->items[i]))
            return true;
    return false;
}

static bool task_may_begin(const struct beginning *beginning, size_t task, unsigned depth);

static bool method_may_begin(const struct beginning *beginning, const struct ground_method *method,
                             unsigned depth)
{
    if (!may_hold(beginning, &method->condition))
        return false;
    if (method->subtask_count == 0 || method->subtasks[0].kind == SUBTASK_ACHIEVE)
        return true;
    size_t number = method->subtasks[0].number;
    if (method->subtasks[0].kind == SUBTASK_TASK)
        return task_may_begin(beginning, number, depth);
    return beginning->can[number] &&
           may_hold(beginning, &beginning->space->problem->actions[number].condition);
}

/* False if no method of a ground task can be carried out for sure; depth: of tasks around it. */
static bool task_may_begin(const struct beginning *beginning, size_t task, unsigned depth)
{
    const struct ground_task *ground = &beginning->space->problem->tasks[task];
    if (depth == DEPTH_MOST || !allowance_take(beginning->allowance, ground->method_count + 1))
        return true;
    for (size_t i = 0; i < ground->method_count; i++)
        if (method_may_begin(beginning, &ground->methods[i], depth + 1))
            return true;
    return false;
}

/* ---------------------------------------------------------- where they cannot be */

/* The values of a state without which the task might begin, in words. */
static const char *words_of_beginning(struct pool *pool, const struct beginning *beginning,
                                      size_t root)
{
    for (size_t i = beginning->space->count; i-- > 0;) {
        beginning->any[i] = true;
        beginning->any[i] = !task_may_begin(beginning, root, 0);
    }
    return words_of_values(pool, beginning->space, beginning->state, beginning->any);
}

void warn_of_dead_ends_near_start(struct analysis *analysis, size_t agent_type,
                                  const struct reachable *reachable, struct allowance *allowance)
{
    size_t root = analysis->problem->roots[agent_type];
    if (root == SIZE_MAX)
        return;
    struct pool *pool = pool_new();
    struct dead_ends ends = {.analysis = analysis, .agent_type = agent_type};
    struct beginning beginning = {.space = &reachable->space,
                                  .can = analysis->can[agent_type],
                                  .allowance = allowance,
                                  .any = pool_take(pool, reachable->space.count + 1)};
    for (size_t i = 0; i < reachable->count; i++) {
        beginning.state = reachable->states[i];
        if (task_may_begin(&beginning, root, 0))
            continue;
        const char *where = words_of_beginning(analysis->pool, &beginning, root);
        if (*where) /* otherwise none can be carried out anywhere, as is told of each */
            report_warning(analysis->diagnostics, "dead-end", dead_ends_place_of(&ends),
                           "no method of %s can be carried out in some of the states that actions "
                           "and rules lead to, as where %s; write %s",
                           dead_ends_words_of_task(&ends), where, remedy_of(&ends));
        break;
    }
    pool_free(pool);
}
