/* SPDX-License-Identifier: MIT */
/* Goes back from the goal over the actions that serve it: see relevance.h. */
#include "heuristic/relevance.h"

#include "ground/values.h"

struct tracing {
    const struct problem *problem;
    const bool *possible;
    struct relevance relevance;
    size_t *first, *achievers; /* the actions that change each ground fact */
    size_t *waiting;           /* ground facts of which more is asked for */
    bool *waits;
    bool *counted; /* numbers that actions add to */
    size_t waiting_count;
};

/* ------------------------------------------------------------ who changes it */

static void index_achievers(struct tracing *tracing, struct pool *pool)
{
    const struct problem *problem = tracing->problem;
    size_t total = 0;
    tracing->first = pool_take(pool, (problem->variable_count + 2) * sizeof *tracing->first);
    tracing->counted = pool_take(pool, problem->variable_count + 1);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++) {
            tracing->first[changes->items[j].variable + 2]++;
            tracing->counted[changes->items[j].variable] |= changes->items[j].adds;
        }
        total += changes->count;
    }
    for (size_t i = 2; i < problem->variable_count + 2; i++)
        tracing->first[i] += tracing->first[i - 1];
    tracing->achievers = pool_take(pool, (total + 1) * sizeof *tracing->achievers);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++)
            tracing->achievers[tracing->first[changes->items[j].variable + 1]++] = i;
    }
}

/* --------------------------------------------------------- what is asked for */

/* Adds a constraint to what is asked of a fact. Of a number it is the hull of all intervals; if an
 * action adds to the number, it is all values, as any can be a step on the way. */
static void want_constraint(struct tracing *tracing, const struct constraint *asked)
{
    size_t variable = asked->variable;
    struct constraint whole = *asked;
    if (tracing->counted[variable]) {
        whole.low = 0;
        whole.high = tracing->problem->variables[variable].fact->top;
    }
    const struct constraint *constraint = &whole;
    struct constraint *wanted = &tracing->relevance.wanted[variable];
    bool first = !tracing->relevance.variables[variable];
    bool more = first || (constraint->allowed & ~wanted->allowed) ||
                constraint->low < wanted->low || constraint->high > wanted->high;
    if (!more)
        return;
    tracing->relevance.variables[variable] = true;
    wanted->variable = variable;
    wanted->allowed |= constraint->allowed;
    wanted->low = first || constraint->low < wanted->low ? constraint->low : wanted->low;
    wanted->high = first || constraint->high > wanted->high ? constraint->high : wanted->high;
    if (!tracing->waits[variable])
        tracing->waiting[tracing->waiting_count++] = variable;
    tracing->waits[variable] = true;
}

static void want_dnf(struct tracing *tracing, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].count; j++)
            want_constraint(tracing, &dnf->items[i].constraints[j]);
}

/* Whether an action changes a fact in a way that may be asked for. */
static bool helps(const struct tracing *tracing, size_t action, size_t variable)
{
    const struct changes *changes = &tracing->problem->actions[action].changes;
    const struct constraint *wanted = &tracing->relevance.wanted[variable];
    bool number = tracing->problem->variables[variable].fact->kind == GG_NUMBER;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        if (change->variable != variable)
            continue;
        return change->adds || value_allowed(wanted, number, change->value);
    }
    return false;
}

struct relevance relevance_of(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal, const bool *possible)
{
    size_t variables = problem->variable_count + 1;
    struct tracing tracing = {.problem = problem, .possible = possible};
    struct relevance *relevance = &tracing.relevance;
    relevance->actions = pool_take(pool, problem->action_count + 1);
    relevance->wanted = pool_take(pool, variables * sizeof *relevance->wanted);
    relevance->variables = pool_take(pool, variables);
    tracing.waiting = pool_take(pool, variables * sizeof *tracing.waiting);
    tracing.waits = pool_take(pool, variables);
    index_achievers(&tracing, pool);
    want_dnf(&tracing, goal);
    while (tracing.waiting_count > 0) {
        size_t variable = tracing.waiting[--tracing.waiting_count];
        tracing.waits[variable] = false;
        for (size_t i = tracing.first[variable]; i < tracing.first[variable + 1]; i++) {
            size_t action = tracing.achievers[i];
            if (relevance->actions[action] || !possible[action] ||
                !helps(&tracing, action, variable))
                continue;
            relevance->actions[action] = true;
            want_dnf(&tracing, &problem->actions[action].condition);
        }
    }
    return *relevance;
}
