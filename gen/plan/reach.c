/* SPDX-License-Identifier: MIT */
/* Which values can be brought about: see reach.h. A fixpoint over all actions. */
#include "plan/reach.h"

#include "ground/values.h"

#include <string.h>

/* The values that a ground fact can come to have. */
struct values {
    uint64_t symbols;
    bool *numbers; /* by value; of a number of many values: all or the start */
};

struct reach {
    const struct planning *planning;
    const struct problem *problem;
    struct values *reached; /* by ground fact */
};

/* A number with more values is taken to have all of them once it changes. */
enum { NUMBER_LIMIT = 4096 };

static bool reach_is_number(const struct problem *problem, size_t variable)
{
    return kept_as_number(problem->variables[variable].fact);
}

static uint32_t last_value(const struct problem *problem, size_t variable)
{
    uint32_t top = problem->variables[variable].fact->top;
    return top < NUMBER_LIMIT ? top : NUMBER_LIMIT;
}

bool reach_has(const struct reach *reach, const struct constraint *constraint)
{
    const struct values *values = &reach->reached[constraint->variable];
    if (!reach_is_number(reach->problem, constraint->variable))
        return (values->symbols & constraint->allowed) != 0;
    uint32_t last = last_value(reach->problem, constraint->variable);
    for (uint32_t i = constraint->low; i <= constraint->high && i < last; i++)
        if (values->numbers[i] && constraint_has(constraint, i))
            return true;
    return constraint->high >= last && values->numbers[last] && constraint_has(constraint, last);
}

/* Whether a value of a fact is reached that a constraint rules out. */
static bool reach_is_missed(const struct reach *reach, const struct constraint *constraint)
{
    const struct values *values = &reach->reached[constraint->variable];
    uint32_t last = last_value(reach->problem, constraint->variable);
    if (!reach_is_number(reach->problem, constraint->variable))
        return (values->symbols & ~constraint->allowed) != 0;
    for (uint32_t i = 0; i <= last; i++)
        if (values->numbers[i] && (i == NUMBER_LIMIT || !constraint_has(constraint, i)))
            return true;
    return false;
}

/* By how much a term can count, at least or at the most, by the values that are reached. */
static int64_t end_of_term(const struct reach *reach, const struct sum_term *term, bool most)
{
    bool can_hold = true, can_fail = false;
    for (size_t i = 0; term->box && i < term->box->count; i++) {
        can_hold &= reach_has(reach, &term->box->constraints[i]);
        can_fail |= reach_is_missed(reach, &term->box->constraints[i]);
    }
    if (term->box)
        return term->weight * (most == (term->weight > 0) ? can_hold : !can_fail);
    const struct values *values = &reach->reached[term->variable];
    uint32_t last = last_value(reach->problem, term->variable), first = 0, end = last;
    while (first < last && !values->numbers[first])
        first++;
    while (end > first && !values->numbers[end])
        end--;
    end = end == NUMBER_LIMIT ? term->top : end;
    return term->weight * (most == (term->weight > 0) ? end : first);
}

/* Whether a sum can come within its bounds, as far as each of its terms tells. */
bool reach_has_sum(const struct reach *reach, const struct sum_bounds *bounds)
{
    int64_t least = 0, most = 0;
    for (size_t i = 0; i < bounds->sum->count; i++) {
        least += end_of_term(reach, &bounds->sum->terms[i], false);
        most += end_of_term(reach, &bounds->sum->terms[i], true);
    }
    return least <= bounds->high && most >= bounds->low;
}

bool reach_has_box(const struct reach *reach, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!reach_has(reach, &box->constraints[i]))
            return false;
    for (size_t i = 0; i < box->sum_count; i++)
        if (!reach_has_sum(reach, &box->sums[i]))
            return false;
    return true;
}

bool reach_has_any(const struct reach *reach, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (reach_has_box(reach, &dnf->items[i]))
            return true;
    return false;
}

static bool reach_number(struct reach *reach, const struct change *change)
{
    bool *numbers = reach->reached[change->variable].numbers;
    uint32_t last = last_value(reach->problem, change->variable);
    bool grown = false;
    if (last < reach->problem->variables[change->variable].fact->top) {
        grown = !numbers[last] || !numbers[0];
        memset(numbers, true, last + 1);
        return grown;
    }
    for (uint32_t i = change->adds ? 0 : last; i <= last; i++) {
        uint32_t value = value_after(change, i, last);
        if (!numbers[i] && change->adds)
            continue;
        grown |= !numbers[value];
        numbers[value] = true;
    }
    return grown;
}

static bool reach_change(struct reach *reach, const struct change *change)
{
    if (reach_is_number(reach->problem, change->variable))
        return reach_number(reach, change);
    struct values *values = &reach->reached[change->variable];
    uint64_t symbols = values->symbols | (uint64_t)1 << change->value;
    bool grown = symbols != values->symbols;
    values->symbols = symbols;
    return grown;
}

const char *reach_denial(const struct reach *reach, const struct action *action)
{
    const struct words *denied = &reach->planning->options->denied;
    for (size_t i = 0; action->procedural && i < denied->count; i++)
        if (strcmp(denied->items[i], action->procedural) == 0)
            return action->procedural;
    return NULL;
}

bool reach_uses(const struct reach *reach, size_t number)
{
    const uint64_t *set = reach->planning->agent_type.actions;
    return !set || (set[number / 64] >> number % 64 & 1);
}

static void find_reached(struct reach *reach)
{
    const struct problem *problem = reach->problem;
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < problem->action_count; i++) {
            const struct ground_action *action = &problem->actions[i];
            if (!reach_uses(reach, i) || reach_denial(reach, action->action) ||
                !reach_has_any(reach, &action->condition))
                continue;
            for (size_t j = 0; j < action->changes.count; j++)
                grown |= reach_change(reach, &action->changes.items[j]);
        }
    }
}

struct reach *reach_find(const struct planning *planning)
{
    const struct problem *problem = planning->tables->problem;
    struct pool *pool = planning->pool;
    struct reach *reach = pool_take(pool, sizeof *reach);
    *reach = (struct reach){planning, problem, NULL};
    reach->reached = pool_take(pool, (problem->variable_count + 1) * sizeof *reach->reached);
    for (size_t i = 0; i < problem->variable_count; i++) {
        struct values *values = &reach->reached[i];
        uint32_t start = problem->variables[i].start, last = last_value(problem, i);
        if (!reach_is_number(problem, i)) {
            values->symbols = (uint64_t)1 << start;
            continue;
        }
        values->numbers = pool_take(pool, last + 1u);
        values->numbers[start < last ? start : last] = true;
    }
    find_reached(reach);
    return reach;
}
