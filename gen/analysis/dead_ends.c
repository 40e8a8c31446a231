/* SPDX-License-Identifier: MIT */
/* Looks for a reachable state from which the root task cannot be done: see dead_ends.h. */
#include "analysis/dead_ends.h"

#include "ground/describe.h"
#include "ground/values.h"
#include "analysis/achievable.h"

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

/* The state of the facts that the task reads, in a state of all facts that matter. */
static uint64_t seen_by_task(const struct dead_ends *ends, const struct reachable *reachable,
                             uint64_t state)
{
    uint64_t seen = 0;
    for (size_t i = 0; i < ends->space.count; i++) {
        size_t position = reachable->space.positions[ends->space.variables[i]];
        seen += space_value(&reachable->space, state, position) * ends->space.strides[i];
    }
    return seen;
}

static struct constraint constraint_at(const struct dead_ends *ends, uint64_t state,
                                       size_t position)
{
    uint32_t value = space_value(&ends->space, state, position);
    return constraint_of_value(ends->analysis->problem, ends->space.variables[position], value);
}

/* The values of a state that stand in the way of the task: those without which it could be
 * done. */
static struct box reason_of(const struct dead_ends *ends, uint64_t state)
{
    struct box box = {.constraints =
                          pool_take(ends->pool, (ends->space.count + 1) * sizeof *box.constraints)};
    for (size_t i = 0; i < ends->space.count; i++)
        box.constraints[box.count++] = constraint_at(ends, state, i);
    for (size_t i = box.count; i-- > 0;) {
        struct constraint left_out = box.constraints[i];
        box.constraints[i] = box.constraints[--box.count];
        if (set_avoids(&ends->space, ends->alive, &box, ends->allowance))
            continue;
        box.constraints[box.count++] = box.constraints[i];
        box.constraints[i] = left_out;
    }
    return box;
}

/* "full == 0 and not door_open" in the order of the facts. */
static const char *words_of(const struct dead_ends *ends, const struct box *box)
{
    const char *words = "";
    for (size_t i = 0; i < ends->space.count; i++)
        for (size_t j = 0; j < box->count; j++)
            if (box->constraints[j].variable == ends->space.variables[i])
                words =
                    pool_format(ends->analysis->pool, "%s%s%s", words, *words ? " and " : "",
                                words_of_constraint(ends->analysis->pool, ends->analysis->problem,
                                                    &box->constraints[j]));
    return words;
}

static void report(const struct dead_ends *ends, const struct reachable *reachable, size_t dead,
                   uint64_t first)
{
    const struct domain *domain = ends->analysis->problem->domain;
    const struct agent_type *agent_type = &domain->agent_types[ends->agent_type];
    struct box reason = reason_of(ends, first);
    const char *whose = domain->agent_type_count == 1
                            ? ""
                            : pool_format(ends->analysis->pool, " of agent '%s'", agent_type->name);
    report_warning(ends->analysis->diagnostics, "dead-end", agent_type->task->place,
                   "no method of task '%s'%s can be carried out in %zu of the %zu states that "
                   "actions and rules lead to, as where %s",
                   agent_type->task->name, whose, dead, reachable->count, words_of(ends, &reason));
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
        uint64_t state = seen_by_task(ends, reachable, reachable->states[i]);
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
