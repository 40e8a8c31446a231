/* SPDX-License-Identifier: MIT */
/*
 * Conditions in disjunctive normal form: a list of boxes, each of which gives some
 * ground facts the values that they may have. A bool is a choice of two symbols
 * here. No box lies within another.
 */
#ifndef GOAPGEN_GROUND_DNF_H
#define GOAPGEN_GROUND_DNF_H

#include "ground/sum.h"

/** All constraints must hold; they are in the order of their state variables. So must all bounds of
 *  sums; they are in the order of the sums, each of which has one at the most. Whoever looks at the
 *  constraints alone takes the box for a larger one. */
struct box {
    struct constraint *constraints;
    size_t count;
    struct sum_bounds *sums;
    size_t sum_count;
};

/** What a box asks of a ground fact; NULL: nothing. */
static inline const struct constraint *box_constraint(const struct box *box, size_t variable)
{
    size_t low = 0, high = box->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (box->constraints[middle].variable < variable)
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < box->count && box->constraints[low].variable == variable;
    return found ? &box->constraints[low] : NULL;
}

/** Any box must hold; no box lies within another. */
struct dnf {
    struct box *items;
    size_t count;
};

/** What boxes are made with, and how much was used of their bounds. */
struct making_dnf {
    struct pool *pool;
    /** The constraint that allows a state variable everything. */
    struct constraint (*everything)(const void *context, size_t variable);
    const void *context;
    size_t work;        /**< comparisons of boxes so far */
    size_t constraints; /**< made for the present condition, with the words of their sets */
    bool exhausted;     /**< one of the bounds was reached: results are void */
};

/** The most boxes while a condition is worked out and in its result, the most
 *  constraints made for one, and the most comparisons of boxes in a domain. */
enum { DNF_BOXES_WHILE = 1024, DNF_BOXES = 254, DNF_CONSTRAINTS = 5000000, DNF_WORK = 50000000 };

/** Whether the inner box lies within the outer one. */
bool box_within(const struct box *inner, const struct box *outer);

/** The condition that never holds: no box; and that always does: one box without constraints. */
struct dnf dnf_never(void);
struct dnf dnf_always(struct making_dnf *making_dnf);

/** Whether a condition always holds. */
bool dnf_is_always(const struct dnf *dnf);

/** The condition of a single constraint. If it allows everything, the condition always holds; if
 *  it allows nothing, it never does. */
struct dnf dnf_of_constraint(struct making_dnf *making_dnf, struct constraint constraint);

/** The condition that a sum lies within bounds. */
struct dnf dnf_of_sum_bounds(struct making_dnf *making_dnf, struct sum_bounds bounds);

/** Both conditions; and at least one of them. The result is void if a bound is reached. */
struct dnf dnf_and(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);
struct dnf dnf_or(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);

/** Joins many conditions by `and` or by `or`: two by two, as a binary counter counts, so that the
 *  work does not grow with the square of their number. Starts as {.both = …}. */
struct folding {
    bool both; /**< and; otherwise or */
    size_t count;
    struct dnf parts[64];
};

/** Adds one more condition; and gives the result of all. Without any, `and` always holds, and
 *  `or` never does. */
void folding_add(struct making_dnf *making_dnf, struct folding *folding, struct dnf dnf);
struct dnf folding_end(struct making_dnf *making_dnf, const struct folding *folding);

/** What a condition takes: its constraints, its boxes, and the words of its sets. */
size_t dnf_size(const struct dnf *dnf);

/** A copy that lives in another pool. */
struct dnf dnf_copy(struct pool *pool, const struct dnf *dnf);

#endif
