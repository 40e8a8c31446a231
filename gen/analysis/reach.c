/* SPDX-License-Identifier: MIT */
/* Which values can be brought about: see reach.h. */
#include "analysis/reach.h"

#include "base/bits.h"
#include "ground/values.h"

#include <string.h>

/* The values that a ground fact can come to have: a bit for each, and the lowest and the highest of
 * them; or, of a number of very many values, all between these. */
struct values {
    uint64_t *set; /* NULL: there are too many */
    int64_t low, high;
    uint32_t top;
};

struct reach {
    const struct problem *problem;
    struct values *values; /* by ground fact */
};

/* A number with more values has no set. */
enum { SET_LIMIT = 4096 };

/* Adds a value; whether it is new. */
static bool reach_add(struct values *values, uint32_t value)
{
    bool is_new =
        values->set ? !bit_is_in(values->set, value) : value < values->low || value > values->high;
    if (values->set)
        bit_put(values->set, value);
    values->low = value < values->low ? value : values->low;
    values->high = value > values->high ? value : values->high;
    return is_new;
}

struct reach *reach_from_start(struct pool *pool, const struct problem *problem)
{
    struct reach *reach = pool_take(pool, sizeof *reach);
    reach->problem = problem;
    reach->values = pool_take(pool, (problem->variable_count + 1) * sizeof *reach->values);
    for (size_t i = 0; i < problem->variable_count; i++) {
        const struct variable *variable = &problem->variables[i];
        struct values *values = &reach->values[i];
        *values = (struct values){NULL, variable->start, variable->start, variable->fact->top};
        if (variable->fact->kind != GG_NUMBER || values->top <= SET_LIMIT)
            values->set = pool_take(pool, bit_words(values->top + (size_t)1) * sizeof(uint64_t));
        reach_add(values, variable->start);
    }
    return reach;
}

/* Adds what is added to all values. Those of a set are gone through as the change goes, so that what
 * comes of it is changed again. */
static bool add_to_all(struct values *values, const struct change *change)
{
    bool grown = false;
    if (!values->set)
        return reach_add(values, change->value < 0 ? 0 : values->top);
    for (uint32_t i = 0; i <= values->top; i++) {
        uint32_t value = change->value > 0 ? i : values->top - i;
        if (bit_is_in(values->set, value))
            grown |= reach_add(values, value_after(change, value, values->top));
    }
    return grown;
}

bool reach_add_changes(struct reach *reach, const struct changes *changes)
{
    bool grown = false;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        struct values *values = &reach->values[change->variable];
        grown |= change->adds ? add_to_all(values, change)
                              : reach_add(values, value_after(change, 0, values->top));
    }
    return grown;
}

/* ----------------------------------------------------------------- conditions */

bool reach_meets_constraint(const struct reach *reach, const struct constraint *constraint)
{
    const struct values *values = &reach->values[constraint->variable];
    if (!values->set)
        return values->low <= constraint->high && values->high >= constraint->low;
    if (constraint->allowed)
        return (values->set[0] & constraint->allowed) != 0;
    return constraint_meets_set(constraint, values->set);
}

/* Whether a value of a fact is in reach that a constraint rules out. */
static bool is_missed(const struct reach *reach, const struct constraint *constraint)
{
    const struct values *values = &reach->values[constraint->variable];
    if (!values->set)
        return values->low < constraint->low || values->high > constraint->high;
    if (constraint->allowed)
        return (values->set[0] & ~constraint->allowed) != 0;
    return !constraint_contains_set(constraint, values->set, values->top);
}

/* By how much a term can count, at least or at the most, by the values that are in reach. */
static int64_t end_of_term(const struct reach *reach, const struct sum_term *term, bool most)
{
    bool can_hold = true, can_fail = false, up = most == (term->weight > 0);
    const struct values *values = &reach->values[term->variable];
    if (!term->box)
        return term->weight * (up ? values->high : values->low);
    for (size_t i = 0; i < term->box->count; i++) {
        can_hold &= reach_meets_constraint(reach, &term->box->constraints[i]);
        can_fail |= is_missed(reach, &term->box->constraints[i]);
    }
    return term->weight * (up ? can_hold : !can_fail);
}

bool reach_meets_sum_bounds(const struct reach *reach, const struct sum_bounds *bounds)
{
    int64_t least = 0, most = 0;
    for (size_t i = 0; i < bounds->sum->count; i++) {
        least += end_of_term(reach, &bounds->sum->terms[i], false);
        most += end_of_term(reach, &bounds->sum->terms[i], true);
    }
    return least <= bounds->high && most >= bounds->low;
}

static bool reach_has_box(const struct reach *reach, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!reach_meets_constraint(reach, &box->constraints[i]))
            return false;
    for (size_t i = 0; i < box->sum_count; i++)
        if (!reach_meets_sum_bounds(reach, &box->sums[i]))
            return false;
    return true;
}

bool reach_meets_dnf(const struct reach *reach, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (reach_has_box(reach, &dnf->items[i]))
            return true;
    return false;
}

/* ---------------------------------------------------------------- transitions */

/* How much work it is to look at a box: at the words of the set of each fact, twice for a term. */
static size_t box_work(const struct reach *reach, const struct box *box)
{
    size_t work = 0;
    for (size_t i = 0; i < box->count; i++)
        work += bit_words(reach->values[box->constraints[i].variable].top + (size_t)1);
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->count; j++) {
            const struct box *counted = box->sums[i].sum->terms[j].box;
            work++;
            for (size_t k = 0; counted && k < counted->count; k++)
                work +=
                    2 * bit_words(reach->values[counted->constraints[k].variable].top + (size_t)1);
        }
    return work;
}

/* How much work it is to add what changes lead to. */
static size_t changes_work(const struct reach *reach, const struct changes *changes)
{
    size_t work = 1;
    for (size_t i = 0; i < changes->count; i++) {
        const struct values *values = &reach->values[changes->items[i].variable];
        work += changes->items[i].adds && values->set ? values->top : 1;
    }
    return work;
}

void mark_relaxed_transitions(struct pool *pool, const struct problem *problem,
                              const struct transitions *transitions, struct allowance *allowance,
                              bool *marked)
{
    struct reach *reach = reach_from_start(pool, problem);
    memset(marked, false, transitions->count);
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < transitions->count; i++) {
            const struct transition *transition = &transitions->items[i];
            size_t work = changes_work(reach, transition->changes);
            if (!marked[i])
                work += box_work(reach, transition->box);
            if (!allowance_take(allowance, work)) {
                memset(marked, true, transitions->count);
                return;
            }
            if (!marked[i] && !reach_has_box(reach, transition->box))
                continue;
            marked[i] = true;
            grown |= reach_add_changes(reach, transition->changes);
        }
    }
}
