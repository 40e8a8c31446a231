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

struct constraint constraint_of_all_but_value(const struct problem *problem, size_t variable,
                                              uint32_t value)
{
    struct constraint constraint = constraint_of_all(problem, variable);
    if (constraint.allowed)
        constraint.allowed &= ~((uint64_t)1 << value);
    return constraint;
}

bool constraint_allows(const struct problem *problem, const struct constraint *constraint,
                       int64_t value)
{
    return is_allowed_by_constraint(
        constraint, kept_as_number(problem->variables[constraint->variable].fact), value);
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

bool conditions_meet(const struct dnf *a, const struct dnf *b)
{
    for (size_t i = 0; i < a->count; i++)
        for (size_t j = 0; j < b->count; j++)
            if (boxes_meet(&a->items[i], &b->items[j]))
                return true;
    return false;
}

bool *actions_of_agent_type(struct pool *pool, const struct problem *problem,
                            const struct agent_type *agent_type)
{
    bool *possible = pool_take(pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        possible[i] = can_do(agent_type, problem->actions[i].action);
    return possible;
}

const struct change *find_change_of_variable(const struct changes *changes, size_t variable)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == variable)
            return &changes->items[i];
    return NULL;
}

struct number_list *find_changers(struct pool *pool, const struct problem *problem, bool rules)
{
    struct number_list *lists = pool_take(pool, (problem->variable_count + 1) * sizeof *lists);
    for (size_t i = 0; i < (rules ? problem->rule_count : problem->action_count); i++) {
        if (!rules && problem->actions[i].action->in_subtasks)
            continue; /* others bring about what it waits for */
        const struct changes *changes =
            rules ? &problem->rules[i].changes : &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++) {
            struct number_list *list = &lists[changes->items[j].variable];
            POOL_ADD(pool, list->items, list->count) = i;
        }
    }
    return lists;
}

const struct effect_cases *setback_of(const struct problem *problem, size_t number)
{
    return problem->actions[number / SETBACK_KINDS].setbacks[number % SETBACK_KINDS];
}

const struct dnf *setback_starts(const struct problem *problem, size_t number)
{
    return problem->actions[number / SETBACK_KINDS].setback_starts[number % SETBACK_KINDS];
}

size_t setback_count(const struct problem *problem)
{
    return problem->action_count * SETBACK_KINDS;
}

struct number_list *find_setback_changers(struct pool *pool, const struct problem *problem)
{
    struct number_list *lists = pool_take(pool, (problem->variable_count + 1) * sizeof *lists);
    for (size_t i = 0; i < setback_count(problem); i++) {
        const struct effect_cases *cases = setback_of(problem, i);
        for (size_t j = 0; cases && j < cases->all.count; j++) {
            struct number_list *list = &lists[cases->all.items[j].variable];
            if (list->count == 0 || list->items[list->count - 1] != i)
                POOL_ADD(pool, list->items, list->count) = i;
        }
    }
    return lists;
}
