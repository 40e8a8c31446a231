/* SPDX-License-Identifier: MIT */
/*
 * Conditions in disjunctive normal form: a list of boxes, each giving some
 * ground facts the values they may have. A bool is a choice of two symbols
 * here.
 */
#ifndef GOAPGEN_GROUND_DNF_H
#define GOAPGEN_GROUND_DNF_H

#include "base/memory.h"

/** What a box allows one ground fact. */
struct constraint {
    size_t variable;    /**< the ground fact's number */
    uint64_t allowed;   /**< a bit for each symbol; 0 for a number */
    uint32_t low, high; /**< the interval of a number */
};

/** All constraints must hold; they are in the order of their state variables. */
struct box {
    struct constraint *constraints;
    size_t count;
};

/** Any box must hold; no box lies within another. */
struct dnf {
    struct box *items;
    size_t count;
};

/** Where boxes are made, and how far that may go. */
struct making_dnf {
    struct pool *pool;
    /** The constraint that allows a state variable everything. */
    struct constraint (*everything)(const void *context, size_t variable);
    const void *context;
    size_t work;        /**< comparisons of boxes so far */
    size_t constraints; /**< made for the present condition */
    bool exhausted;     /**< one of the bounds was reached: results are void */
};

/** The most boxes while a condition is worked out and in its result, the most
 *  constraints made for one, and the most comparisons of boxes in a domain. */
enum { DNF_BOXES_WHILE = 256, DNF_BOXES = 64, DNF_CONSTRAINTS = 5000000, DNF_WORK = 50000000 };

/** What never holds: no box; and what always does: one box without constraints. */
struct dnf dnf_never(void);
struct dnf dnf_always(struct making_dnf *making_dnf);

/** One constraint by itself: what allows everything is no condition at all, and what
 *  allows nothing never holds. */
struct dnf dnf_of(struct making_dnf *making_dnf, struct constraint constraint);

/** Both conditions, and one of them or both. The result is void where a bound is reached. */
struct dnf dnf_and(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);
struct dnf dnf_or(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b);

/** Many boxes joined by and or or, two by two like a counter counts, so that a
 *  long condition takes no square of its length. Starts as {.both = …}. */
struct folding {
    bool both;    /**< and; otherwise or */
    size_t outer; /**< the caller's: variables bound outside */
    size_t count;
    struct dnf parts[64];
};

/** Joins one more condition to those before it; and the result of all. Without any, `and`
 *  always holds, and `or` never does. */
void folding_add(struct making_dnf *making_dnf, struct folding *folding, struct dnf dnf);
struct dnf folding_end(struct making_dnf *making_dnf, const struct folding *folding);

/** A copy that lives in another pool. */
struct dnf dnf_copy(struct pool *pool, const struct dnf *dnf);

#endif
