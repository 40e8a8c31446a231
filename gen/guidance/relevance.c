/* SPDX-License-Identifier: MIT */
/* Goes back from the goal over the actions that serve it: see relevance.h. */
#include "guidance/relevance.h"

#include "ground/values.h"

#include <string.h>

/* What stands above the line is the same for all goals; what stands below it is empty before each
 * goal and after it, but for the pool. */
struct relevance_search {
    const struct problem *problem;
    struct number_list *achievers; /* the actions that change each ground fact */
    bool *counted;                 /* numbers that actions add to */
    /* ---- */
    unsigned char *actions;    /* by ground action: 1 if it is of use */
    unsigned char *variables;  /* by ground fact: 1 if any values are asked for */
    struct constraint *wanted; /* by ground fact: all values that are asked for */
    uint64_t **sets;           /* by ground fact: what is wanted of many symbols */
    size_t *waiting;           /* ground facts of which more is asked for */
    bool *waits;
    struct pool *pool;
    size_t waiting_count;
};

/* ------------------------------------------------------------ who changes it */

static void index_achievers(struct relevance_search *search, struct pool *pool)
{
    const struct problem *problem = search->problem;
    search->achievers = find_changers(pool, problem, false);
    search->counted = pool_take(pool, problem->variable_count + 1);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++)
            search->counted[changes->items[j].variable] |= changes->items[j].adds;
    }
}

/* --------------------------------------------------------- what is asked for */

/* Of many symbols, the set of those that are asked for, which grows in place. */
static bool want_symbols(struct relevance_search *search, const struct constraint *asked)
{
    struct constraint *wanted = &search->wanted[asked->variable];
    if (!search->sets[asked->variable]) {
        uint32_t top = search->problem->variables[asked->variable].fact->top;
        search->sets[asked->variable] =
            pool_take(search->pool, (top / 64 + (size_t)1) * sizeof(uint64_t));
        *wanted = (struct constraint){.variable = asked->variable, .high = top};
        wanted->set = search->sets[asked->variable];
    }
    return constraint_add_to_set(search->sets[asked->variable], asked);
}

/* Adds a constraint to what is asked of a fact. Of a number it is the hull of all intervals; if an
 * action adds to the number, it is all values, as any can be a step on the way. */
static bool want_flags_or_interval(struct relevance_search *search, const struct constraint *asked)
{
    size_t variable = asked->variable;
    struct constraint constraint = *asked;
    if (search->counted[variable]) {
        constraint.low = 0;
        constraint.high = search->problem->variables[variable].fact->top;
    }
    struct constraint *wanted = &search->wanted[variable];
    bool first = !search->variables[variable];
    bool more = first || !constraint_within(&constraint, wanted);
    wanted->variable = variable;
    wanted->allowed |= constraint.allowed;
    wanted->low = first || constraint.low < wanted->low ? constraint.low : wanted->low;
    wanted->high = first || constraint.high > wanted->high ? constraint.high : wanted->high;
    return more;
}

static void want_constraint(struct relevance_search *search, const struct constraint *asked)
{
    size_t variable = asked->variable;
    bool more = asked->set ? want_symbols(search, asked) : want_flags_or_interval(search, asked);
    if (!more)
        return;
    search->variables[variable] = 1;
    if (!search->waits[variable])
        search->waiting[search->waiting_count++] = variable;
    search->waits[variable] = true;
}

/* Of a fact that a sum depends on any value may be asked for. */
static void want_sum(struct relevance_search *search, const struct sum *sum)
{
    for (size_t i = 0; i < sum->variable_count; i++) {
        struct constraint all = constraint_of_all(search->problem, sum->variables[i]);
        want_constraint(search, &all);
    }
}

static void want_dnf(struct relevance_search *search, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].count; j++)
            want_constraint(search, &dnf->items[i].constraints[j]);
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].sum_count; j++)
            want_sum(search, dnf->items[i].sums[j].sum);
}

/* What an action costs that costs its walk depends on where the agent is. */
static void want_places(struct relevance_search *search, const struct ground_action *action)
{
    if (action->leg == GG_NONE)
        return;
    size_t here = search->problem->domain->places.fact->first;
    struct constraint all = constraint_of_all(search->problem, here);
    want_constraint(search, &all);
}

/* Whether an action changes a fact in a way that may be asked for. */
static bool helps(const struct relevance_search *search, size_t action, size_t variable)
{
    const struct change *change =
        find_change_of_variable(&search->problem->actions[action].changes, variable);
    bool number = kept_as_number(search->problem->variables[variable].fact);
    return change && (change->adds ||
                      is_allowed_by_constraint(&search->wanted[variable], number, change->value));
}

/* ------------------------------------------------------------------- whole */

struct relevance_search *relevance_search_new(struct pool *pool, const struct problem *problem)
{
    size_t variables = problem->variable_count + 1;
    struct relevance_search *search = pool_take(pool, sizeof *search);
    search->problem = problem;
    index_achievers(search, pool);
    search->actions = pool_take(pool, problem->action_count + 1);
    search->variables = pool_take(pool, variables);
    search->wanted = pool_take(pool, variables * sizeof *search->wanted);
    search->sets = pool_take(pool, variables * sizeof *search->sets);
    search->waiting = pool_take(pool, variables * sizeof *search->waiting);
    search->waits = pool_take(pool, variables);
    return search;
}

/* Goes on with the actions that change a fact as it is asked for. */
static void trace_back(struct relevance_search *search, size_t variable, const bool *possible)
{
    for (size_t i = 0; i < search->achievers[variable].count; i++) {
        size_t action = search->achievers[variable].items[i];
        if (search->actions[action] || !possible[action] || !helps(search, action, variable))
            continue;
        search->actions[action] = 1;
        want_dnf(search, &search->problem->actions[action].condition);
        want_places(search, &search->problem->actions[action]);
    }
}

/* Lists the numbers whose mark is 1, and takes the marks away. They are looked for by memchr, as
 * mostly few of very many are marked. */
static size_t *take_marked(struct pool *pool, unsigned char *marks, size_t size, size_t *count)
{
    size_t *list = NULL;
    unsigned char *end = marks + size, *at;
    for (*count = 0; (at = memchr(marks, 1, (size_t)(end - marks))) != NULL; marks = at + 1) {
        POOL_ADD(pool, list, *count) = size - (size_t)(end - at);
        *at = 0;
    }
    return list;
}

struct relevance relevance_of(struct pool *pool, struct relevance_search *search,
                              const struct dnf *goal, const bool *possible)
{
    struct relevance relevance;
    search->pool = pool;
    want_dnf(search, goal);
    while (search->waiting_count > 0) {
        size_t variable = search->waiting[--search->waiting_count];
        search->waits[variable] = false;
        trace_back(search, variable, possible);
    }
    relevance.actions =
        take_marked(pool, search->actions, search->problem->action_count, &relevance.action_count);
    relevance.variables = take_marked(pool, search->variables, search->problem->variable_count,
                                      &relevance.variable_count);
    for (size_t i = 0; i < relevance.variable_count; i++) {
        search->wanted[relevance.variables[i]] = (struct constraint){.variable = 0};
        search->sets[relevance.variables[i]] = NULL;
    }
    return relevance;
}
