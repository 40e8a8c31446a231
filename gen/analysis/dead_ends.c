/* SPDX-License-Identifier: MIT */
/* Looks for a reachable state from which the root task cannot be done: see dead_ends.h. */
#include "analysis/dead_ends.h"

#include "analysis/achievable.h"
#include "analysis/state_words.h"

struct dead_ends {
    struct analysis *analysis;
    struct pool *pool;
    struct allowance *allowance;
    size_t agent_type;
    struct space space; /* of what the root task reads */
    const uint64_t *alive;
};

/* The states from which the task can be done, by one method or another. */
static const uint64_t *alive_of(struct dead_ends *ends, size_t root)
{
    const struct ground_task *task = &ends->analysis->problem->tasks[root];
    struct achieving achieving = {.pool = ends->pool,
                                  .space = &ends->space,
                                  .can = ends->analysis->can[ends->agent_type],
                                  .allowance = ends->allowance};
    uint64_t *alive = set_new(ends->pool, &ends->space);
    for (size_t i = 0; i < task->method_count; i++) {
        const uint64_t *set = achievable_method(&achieving, &task->methods[i]);
        if (!set)
            return NULL;
        set_add(&ends->space, alive, set);
    }
    return alive;
}

static void report(const struct dead_ends *ends, const struct reachable *reachable, size_t dead,
                   uint64_t first)
{
    const struct domain *domain = ends->analysis->problem->domain;
    const struct agent_type *agent_type = &domain->agent_types[ends->agent_type];
    struct contrast contrast = {ends->pool, &ends->space, ends->alive, ends->allowance};
    const char *whose = domain->agent_type_count == 1
                            ? ""
                            : pool_format(ends->analysis->pool, " of agent '%s'", agent_type->name);
    report_warning(ends->analysis->diagnostics, "dead-end", agent_type->task->place,
                   "no method of task '%s'%s can be carried out in %zu of the %zu states that "
                   "actions and rules lead to, as where %s",
                   agent_type->task->name, whose, dead, reachable->count,
                   words_of_contrast(ends->analysis->pool, &contrast, first));
}

static void look_for(struct dead_ends *ends, const struct reachable *reachable, size_t root)
{
    size_t dead = 0;
    uint64_t first = 0;
    bool *marked = pool_take(ends->pool, ends->analysis->problem->variable_count + 1);
    struct reading reading = {ends->analysis->problem, ends->allowance, marked};
    ends->space.problem = ends->analysis->problem;
    if (!mark_read_by_task(ends->pool, &reading, root) ||
        !space_make(ends->pool, marked, STATE_LIMIT, &ends->space))
        return;
    ends->alive = alive_of(ends, root);
    if (!ends->alive || set_is_empty(&ends->space, ends->alive) ||
        !allowance_take(ends->allowance, reachable->count * (ends->space.count + 1)))
        return;
    for (size_t i = 0; i < reachable->count; i++) {
        uint64_t state = state_within(&ends->space, &reachable->space, reachable->states[i]);
        if (set_has(ends->alive, state))
            continue;
        first = dead++ ? first : state;
    }
    if (dead)
        report(ends, reachable, dead, first);
}

void warn_of_dead_ends(struct analysis *analysis, size_t agent_type,
                       const struct reachable *reachable, struct allowance *allowance)
{
    struct dead_ends ends = {
        .analysis = analysis, .allowance = allowance, .agent_type = agent_type};
    if (analysis->problem->roots[agent_type] == SIZE_MAX)
        return;
    ends.pool = pool_new();
    look_for(&ends, reachable, analysis->problem->roots[agent_type]);
    pool_free(ends.pool);
}
