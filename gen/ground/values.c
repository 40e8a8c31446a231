/* SPDX-License-Identifier: MIT */
/* Values of ground facts: see values.h. */
#include "ground/values.h"

#include "domain/agent_type.h"

struct constraint constraint_of_all(const struct problem *problem, size_t variable)
{
    const struct fact *fact = problem->variables[variable].fact;
    struct constraint constraint = {.variable = variable};
    if (!kept_as_number(fact)) {
        constraint.allowed = UINT64_MAX >> (63 - fact->top);
        return constraint;
    }
    constraint.high = fact->top;
    constraint.set = fact->kind == GG_SYMBOL ? set_unbroken : NULL;
    return constraint;
}

struct constraint constraint_of_value(const struct problem *problem, size_t variable,
                                      uint32_t value)
{
    struct constraint constraint = constraint_of_all(problem, variable);
    if (constraint.allowed)
        constraint.allowed = (uint64_t)1 << value;
    else
        constraint.low = constraint.high = value;
    return constraint;
}

bool constraint_allows(const struct problem *problem, const struct constraint *constraint,
                       int64_t value)
{
    return value_allowed(constraint, kept_as_number(problem->variables[constraint->variable].fact),
                         value);
}

static bool boxes_meet(const struct box *a, const struct box *b)
{
    size_t i = 0, j = 0;
    while (i < a->count && j < b->count) {
        size_t left = a->constraints[i].variable, right = b->constraints[j].variable;
        if (left == right && !constraint_meets(&a->constraints[i], &b->constraints[j]))
            return false;
        i += left <= right;
        j += right <= left;
    }
    return true;
}

/* Whether the one box fails at a fact only where the other one does; *nearer grows by how much nearer
 * its numbers are. */
static bool fails_at_no_more(const struct problem *problem, const struct box *box,
                             const struct box *other,
                             uint32_t (*read)(void *context, size_t variable), void *context,
                             int64_t *nearer)
{
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *own = &box->constraints[i];
        uint32_t value = read(context, own->variable);
        if (constraint_allows(problem, own, value))
            continue;
        const struct constraint *its = constraint_of_box(other, own->variable);
        bool is_number = problem->variables[own->variable].fact->kind == GG_NUMBER;
        if (!its ||
            (is_number ? constraint_allows(problem, its, value) : !constraint_same(own, its)))
            return false;
        if (is_number)
            *nearer += constraint_distance(its, value) - constraint_distance(own, value);
    }
    return true;
}

bool box_is_nearer(const struct problem *problem, const struct box *box, const struct box *other,
                   uint32_t (*read)(void *context, size_t variable), void *context)
{
    int64_t nearer = 0, farther = 0;
    return fails_at_no_more(problem, box, other, read, context, &nearer) &&
           fails_at_no_more(problem, other, box, read, context, &farther) && nearer > 0;
}

bool conditions_meet(const struct dnf *a, const struct dnf *b)
{
    for (size_t i = 0; i < a->count; i++)
        for (size_t j = 0; j < b->count; j++)
            if (boxes_meet(&a->items[i], &b->items[j]))
                return true;
    return false;
}

bool *actions_possible(struct pool *pool, const struct problem *problem,
                       const struct agent_type *agent_type)
{
    bool *possible = pool_take(pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        possible[i] = can_do(agent_type, problem->actions[i].action);
    return possible;
}
