/* SPDX-License-Identifier: MIT */
/* What of a condition is asked for in vain: see unmet.h. */
#include "ground/unmet.h"

#include "ground/describe.h"
#include "ground/values.h"

static uint32_t value_seen(const struct state_outlook *outlook, size_t variable)
{
    return outlook->view.read(outlook->view.context, variable);
}

static bool find_in_outlook(const void *context, size_t variable, uint32_t *value)
{
    *value = value_seen(context, variable);
    return true;
}

static int64_t sum_in(const struct state_outlook *outlook, const struct sum *sum)
{
    struct partly_known_values known = {find_in_outlook, outlook};
    return sum_value(sum, &known);
}

bool is_constraint_unmet(const struct state_outlook *outlook, const struct constraint *constraint)
{
    return !(outlook->can_have ? outlook->can_have(outlook->context, constraint)
                               : constraint_allows(outlook->view.problem, constraint,
                                                   value_seen(outlook, constraint->variable)));
}

bool is_sum_unmet(const struct state_outlook *outlook, const struct sum_bounds *bounds)
{
    if (outlook->can_have_sum)
        return !outlook->can_have_sum(outlook->context, bounds);
    int64_t value = sum_in(outlook, bounds->sum);
    return value < bounds->low || value > bounds->high;
}

/* --------------------------------------------------------------- how much, how far */

size_t count_unmet_in_box(const struct state_outlook *outlook, const struct box *box)
{
    size_t count = 0;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *asked = &box->constraints[i];
        bool exact = !asked->allowed && !asked->set && asked->low == asked->high;
        if (is_constraint_unmet(outlook, asked))
            count += exact ? 2 : 1;
    }
    for (size_t i = 0; i < box->sum_count; i++)
        count += is_sum_unmet(outlook, &box->sums[i]);
    return count;
}

/* How far the value of a number is from what is asked. */
static int64_t distance_from(const struct constraint *constraint, int64_t value)
{
    return value < constraint->low    ? constraint->low - value
           : value > constraint->high ? value - constraint->high
                                      : 0;
}

/* Whether a box asks for bounds of a sum, too. */
static bool asks_for_bounds(const struct box *box, const struct sum_bounds *bounds)
{
    for (size_t i = 0; i < box->sum_count; i++)
        if (box->sums[i].sum == bounds->sum && box->sums[i].low == bounds->low &&
            box->sums[i].high == bounds->high)
            return true;
    return false;
}

bool lacks_no_more_than(const struct state_outlook *outlook, const struct box *box,
                        const struct box *other, int64_t *nearer)
{
    *nearer = 0;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *own = &box->constraints[i];
        if (!is_constraint_unmet(outlook, own))
            continue;
        const struct constraint *its = box_constraint(other, own->variable);
        bool is_number = outlook->view.problem->variables[own->variable].fact->kind == GG_NUMBER;
        if (!its || !is_constraint_unmet(outlook, its) ||
            (!is_number && !constraint_same(own, its)))
            return false;
        int64_t value = is_number ? value_seen(outlook, own->variable) : 0;
        *nearer += is_number ? distance_from(its, value) - distance_from(own, value) : 0;
    }
    for (size_t i = 0; i < box->sum_count; i++)
        if (is_sum_unmet(outlook, &box->sums[i]) && !asks_for_bounds(other, &box->sums[i]))
            return false;
    return true;
}

bool has_nearer_numbers(const struct state_outlook *outlook, const struct box *box,
                        const struct box *other)
{
    int64_t nearer, farther;
    return lacks_no_more_than(outlook, other, box, &farther) &&
           lacks_no_more_than(outlook, box, other, &nearer) && nearer > 0;
}

const struct box *nearest_box(const struct state_outlook *outlook, const struct dnf *dnf)
{
    const struct box *nearest = NULL;
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < dnf->count && least > 0; i++) {
        const struct box *box = &dnf->items[i];
        size_t count = count_unmet_in_box(outlook, box);
        if (count < least || (count == least && has_nearer_numbers(outlook, box, nearest))) {
            least = count;
            nearest = box;
        }
    }
    return least == 0 ? NULL : nearest;
}

size_t count_unmet_in_nearest_box(const struct state_outlook *outlook, const struct dnf *dnf)
{
    const struct box *nearest = nearest_box(outlook, dnf);
    return nearest ? count_unmet_in_box(outlook, nearest) : 0;
}

/* ---------------------------------------------------------------------- words */

const char *words_of_unmet_in_box(struct pool *pool, const struct state_outlook *outlook,
                                  const struct box *box,
                                  const struct conditions_with_objects *conditions)
{
    const struct problem *problem = outlook->view.problem;
    const char *words = "";
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        if (!is_constraint_unmet(outlook, constraint))
            continue;
        size_t variable = constraint->variable;
        words =
            pool_format(pool, "%s%s%s (it is %s)%s", words, *words ? " and " : "",
                        words_of_constraint(pool, problem, constraint),
                        words_of_fact_value(pool, problem, variable, value_seen(outlook, variable)),
                        words_of_failing_name(pool, &outlook->view, conditions, constraint));
    }
    for (size_t i = 0; i < box->sum_count; i++) {
        const struct sum_bounds *bounds = &box->sums[i];
        if (is_sum_unmet(outlook, bounds))
            words =
                pool_format(pool, "%s%s%s (it is %s)", words, *words ? " and " : "",
                            words_of_sum_bounds(pool, bounds),
                            words_of_sum_value(pool, bounds->sum, sum_in(outlook, bounds->sum)));
    }
    return words;
}
