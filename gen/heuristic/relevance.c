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
    bool *counted;   /* numbers that actions add to */
    uint64_t **sets; /* by ground fact: what is wanted of many symbols */
    struct pool *pool;
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

/* Of many symbols, the set of those that are asked for, which grows in place. */
static bool want_symbols(struct tracing *tracing, const struct constraint *asked)
{
    struct constraint *wanted = &tracing->relevance.wanted[asked->variable];
    if (!tracing->sets[asked->variable]) {
        uint32_t top = tracing->problem->variables[asked->variable].fact->top;
        tracing->sets[asked->variable] =
            pool_take(tracing->pool, (top / 64 + (size_t)1) * sizeof(uint64_t));
        *wanted = (struct constraint){.variable = asked->variable, .high = top};
        wanted->set = tracing->sets[asked->variable];
    }
    return constraint_add_to_set(tracing->sets[asked->variable], asked);
}

/* Adds a constraint to what is asked of a fact. Of a number it is the hull of all intervals; if an
 * action adds to the number, it is all values, as any can be a step on the way. */
static bool want_flags_or_interval(struct tracing *tracing, const struct constraint *asked)
{
    size_t variable = asked->variable;
    struct constraint constraint = *asked;
    if (tracing->counted[variable]) {
        constraint.low = 0;
        constraint.high = tracing->problem->variables[variable].fact->top;
    }
    struct constraint *wanted = &tracing->relevance.wanted[variable];
    bool first = !tracing->relevance.variables[variable];
    bool more = first || !constraint_within(&constraint, wanted);
    wanted->variable = variable;
    wanted->allowed |= constraint.allowed;
    wanted->low = first || constraint.low < wanted->low ? constraint.low : wanted->low;
    wanted->high = first || constraint.high > wanted->high ? constraint.high : wanted->high;
    return more;
}

static void want_constraint(struct tracing *tracing, const struct constraint *asked)
{
    size_t variable = asked->variable;
    bool more = asked->set ? want_symbols(tracing, asked) : want_flags_or_interval(tracing, asked);
    if (!more)
        return;
    tracing->relevance.variables[variable] = true;
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
    bool number = kept_as_number(tracing->problem->variables[variable].fact);
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
    struct tracing tracing = {.problem = problem, .possible = possible, .pool = pool};
    struct relevance *relevance = &tracing.relevance;
    relevance->actions = pool_take(pool, problem->action_count + 1);
    relevance->wanted = pool_take(pool, variables * sizeof *relevance->wanted);
    relevance->variables = pool_take(pool, variables);
    tracing.waiting = pool_take(pool, variables * sizeof *tracing.waiting);
    tracing.waits = pool_take(pool, variables);
    tracing.sets = pool_take(pool, variables * sizeof *tracing.sets);
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
