/* SPDX-License-Identifier: MIT */
/*
 * Conditions in disjunctive normal form: a list of boxes, each of which gives some
 * ground facts the values that they may have. A bool is a choice of two symbols
 * here. No box lies within another.
 */
#ifndef GOAPGEN_GROUND_DNF_H
#define GOAPGEN_GROUND_DNF_H

#include "ground/sum.h"

/** A conjunction: constraints, in the order of their state variables, and bounds of sums, in the
 *  order of the sums, all of which must hold. Each sum has one at the most. Whoever looks at the
 *  constraints alone takes the box for a larger one. */
struct box {
    struct constraint *constraints;
    size_t count;
    struct sum_bounds *sums;
    size_t sum_count;
};

/** The constraint that a box has on a ground fact; NULL: none. */
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

/** A condition as a list of boxes: any of them must hold; no box lies within another. */
struct dnf {
    struct box *items;
    size_t count;
};

/** The context in which DNFs are made: their pool, and how much was used of the bounds on boxes. */
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

/** Whether the inner box lies within the outer one, so that it implies it, as far as its
 *  constraints and its bounds of the same sums tell. */
bool box_within(const struct box *inner, const struct box *outer);

/** The condition that never holds: no box. */
struct dnf dnf_never(void);

/** The condition that always holds: one box without constraints. */
struct dnf dnf_always(struct making_dnf *making_dnf);

/** Whether a condition always holds. */
bool dnf_is_always(const struct dnf *dnf);

/** The condition of a single constraint. If it allows everything, the condition always holds; if
 *  it allows nothing, it never does. */
struct dnf dnf_of_constraint(struct making_dnf *making_dnf, struct constraint constraint);

/** The condition that a sum lies within bounds. */
struct dnf dnf_of_sum_bounds(struct making_dnf *making_dnf, struct sum_bounds bounds);

/** The condition that both of two conditions hold; void if a bound is reached. */
struct dnf dnf_and(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);

/** The condition that at least one of two conditions holds; void if a bound is reached. */
struct dnf dnf_or(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);

/** Many conditions that are joined, one after the other, by `and` or by `or`: two by two, as a
 *  binary counter counts, so that the work does not grow with the square of their number. Starts as
 *  {.both = …}. */
struct folding {
    bool both; /**< and; otherwise or */
    size_t count;
    struct dnf parts[64];
};

/** Adds one more condition to a folding. */
void folding_add(struct making_dnf *making_dnf, struct folding *folding, struct dnf dnf);

/** The result of a folding: all its conditions joined. Without any, `and` always holds, and `or`
 *  never does. */
struct dnf folding_end(struct making_dnf *making_dnf, const struct folding *folding);

/** The size of a condition: its boxes, their constraints and bounds of sums, and the words of its
 *  sets, added up. */
size_t dnf_size(const struct dnf *dnf);

/** The boxes of a condition as a text: the same for the same boxes. */
const char *text_of_dnf(struct pool *pool, const struct dnf *dnf);

/** A copy of a condition that lives in another pool. */
struct dnf dnf_copy(struct pool *pool, const struct dnf *dnf);

#endif
