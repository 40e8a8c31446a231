/* SPDX-License-Identifier: MIT */
/* See named.h: taking a grounded problem over. */
#include "named.h"

struct named_facts named_start(struct pool *pool, const struct problem *problem)
{
    struct named_facts facts = {pool_take(pool, problem->variable_count * sizeof *facts.items), 0};
    for (size_t i = 0; i < problem->variable_count; i++) {
        const struct variable *variable = &problem->variables[i];
        if (!variable->fact->constant)
            facts.items[facts.count++] = (struct named_value){variable->name, variable->start};
    }
    return facts;
}

struct named_box named_conditions(struct pool *pool, const struct problem *problem,
                                  const struct box *box)
{
    struct named_box named = {pool_take(pool, box->count * sizeof *named.items), box->count};
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        const char *name = problem->variables[constraint->variable].name;
        named.items[i] =
            (struct named_constraint){name, constraint->allowed, constraint->low, constraint->high};
    }
    return named;
}

struct outcomes named_outcomes(struct pool *pool, const struct problem *problem,
                               const struct changes *changes)
{
    struct outcomes outcomes = {pool_take(pool, changes->count * sizeof *outcomes.items),
                                changes->count};
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct variable *variable = &problem->variables[change->variable];
        outcomes.items[i] =
            (struct outcome){variable->name, change->adds, change->value, variable->fact->top};
    }
    return outcomes;
}
