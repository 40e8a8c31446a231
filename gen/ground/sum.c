/* SPDX-License-Identifier: MIT */
/* What sums come to: see sum.h. */
#include "ground/sum.h"

#include "ground/dnf.h"

/* Whether a constraint allows a value. One of flags allows some flag, or else its box was dropped. */
static bool sum_allows(const struct constraint *constraint, uint32_t value)
{
    return constraint->allowed ? (constraint->allowed >> value & 1) != 0
                               : constraint_has_number(constraint, value);
}

/* ------------------------------------------------------------------- known values */

/* Whether a box, which has no sums, can hold and can fail, as far as values are known. */
static void box_prospects(const struct box *box, const struct partly_known_values *known,
                          bool *can_hold, bool *can_fail)
{
    *can_hold = true;
    *can_fail = false;
    for (size_t i = 0; i < box->count && *can_hold; i++) {
        uint32_t value;
        if (!known->find(known->context, box->constraints[i].variable, &value))
            *can_fail = true;
        else if (!sum_allows(&box->constraints[i], value))
            *can_hold = false;
    }
    *can_fail |= !*can_hold;
}

/* Adds to both ends what a term can come to, from `least` to `most` times its weight. */
static void sum_add_term(const struct sum_term *term, int64_t least, int64_t most, int64_t ends[2])
{
    ends[0] += term->weight * (term->weight > 0 ? least : most);
    ends[1] += term->weight * (term->weight > 0 ? most : least);
}

/* The least and the most that a sum can come to. */
static void find_ends(const struct sum *sum, const struct partly_known_values *known,
                      int64_t ends[2])
{
    ends[0] = ends[1] = 0;
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        uint32_t value;
        bool can_hold, can_fail;
        if (term->box) {
            box_prospects(term->box, known, &can_hold, &can_fail);
            sum_add_term(term, !can_fail, can_hold, ends);
        } else if (known->find(known->context, term->variable, &value)) {
            sum_add_term(term, value, value, ends);
        } else {
            sum_add_term(term, 0, term->top, ends);
        }
    }
}

int64_t sum_value(const struct sum *sum, const struct partly_known_values *known)
{
    int64_t ends[2];
    find_ends(sum, known, ends);
    return ends[0];
}

bool sums_can_hold(const struct box *box, const struct partly_known_values *known)
{
    for (size_t i = 0; i < box->sum_count; i++) {
        int64_t ends[2];
        find_ends(box->sums[i].sum, known, ends);
        if (ends[0] > box->sums[i].high || ends[1] < box->sums[i].low)
            return false;
    }
    return true;
}

/* ------------------------------------------------------------- the states of a box */

static void box_prospects_within(const struct box *inner, const struct box *box, bool *can_hold,
                                 bool *can_fail)
{
    *can_hold = true;
    *can_fail = false;
    for (size_t i = 0; i < inner->count && *can_hold; i++) {
        const struct constraint *asked = &inner->constraints[i];
        const struct constraint *given = box_constraint(box, asked->variable);
        if (given && !constraint_meets(given, asked))
            *can_hold = false;
        else if (!given || !constraint_within(given, asked))
            *can_fail = true;
    }
    *can_fail |= !*can_hold;
}

void sum_reach(const struct sum *sum, const struct box *box, int64_t *low, int64_t *high)
{
    int64_t ends[2] = {0, 0};
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        bool can_hold, can_fail;
        if (term->box) {
            box_prospects_within(term->box, box, &can_hold, &can_fail);
            sum_add_term(term, !can_fail, can_hold, ends);
            continue;
        }
        const struct constraint *given = box_constraint(box, term->variable);
        sum_add_term(term, given ? given->low : 0, given ? given->high : term->top, ends);
    }
    *low = ends[0];
    *high = ends[1];
}

/* ------------------------------------------------------------------------ changes */

/* Whether a change of a fact may make a box hold, or fail. */
static bool box_can_become(const struct box *box, size_t variable, bool adds, int64_t value,
                           bool holds)
{
    const struct constraint *asked = box_constraint(box, variable);
    return asked && (adds || sum_allows(asked, (uint32_t)value) == holds);
}

/* Whether a change of a fact may make a sum greater; if not `up`, smaller. */
static bool can_move(const struct sum *sum, size_t variable, bool adds, int64_t value, bool up)
{
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        bool wanted = (term->weight > 0) == up;
        if (term->box) {
            if (box_can_become(term->box, variable, adds, value, wanted))
                return true;
        } else if (term->variable == variable &&
                   (adds ? (value > 0) == wanted : value != (wanted ? 0 : (int64_t)term->top))) {
            return true;
        }
    }
    return false;
}

bool sum_can_rise(const struct sum *sum, size_t variable, bool adds, int64_t value)
{
    return can_move(sum, variable, adds, value, true);
}

bool sum_can_fall(const struct sum *sum, size_t variable, bool adds, int64_t value)
{
    return can_move(sum, variable, adds, value, false);
}

static bool sum_reads(const struct sum *sum, size_t variable)
{
    size_t low = 0, high = sum->variable_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sum->variables[middle] < variable)
            low = middle + 1;
        else
            high = middle;
    }
    return low < sum->variable_count && sum->variables[low] == variable;
}

bool box_sums_read_fact(const struct box *box, size_t variable)
{
    for (size_t i = 0; i < box->sum_count; i++)
        if (sum_reads(box->sums[i].sum, variable))
            return true;
    return false;
}

size_t sums_work(const struct box *box)
{
    size_t work = 0;
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->count; j++)
            work += box->sums[i].sum->terms[j].box ? box->sums[i].sum->terms[j].box->count + 1 : 1;
    return work;
}
