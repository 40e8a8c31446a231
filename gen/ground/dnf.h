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
struct side {
    size_t atom;        /**< the ground fact's number */
    uint64_t allowed;   /**< a bit for each symbol; 0 for a number */
    uint32_t low, high; /**< the interval of a number */
};

/** All sides must hold; they are in the order of their atoms. */
struct box {
    struct side *sides;
    size_t count;
};

/** Any box must hold; no box lies within another. */
struct boxes {
    struct box *items;
    size_t count;
};

/** Where boxes are made, and how far that may go. */
struct boxing {
    struct pool *pool;
    /** The side that allows an atom everything. */
    struct side (*everything)(const void *context, size_t atom);
    const void *context;
    size_t work;    /**< comparisons of boxes so far */
    size_t sides;   /**< made for the present condition */
    bool exhausted; /**< one of the bounds was reached: results are void */
};

/** The most boxes while a condition is worked out and in its result, the most
 *  sides made for one, and the most comparisons of boxes in a domain. */
enum { BOXES_WHILE = 256, BOXES_LIMIT = 64, BOXING_SIDES = 5000000, BOXING_WORK = 50000000 };

struct boxes boxes_never(void);
struct boxes boxes_always(struct boxing *boxing);

/** One side by itself: what allows everything is no condition at all, and what
 *  allows nothing never holds. */
struct boxes boxes_of(struct boxing *boxing, struct side side);

struct boxes boxes_and(struct boxing *boxing, const struct boxes *a, const struct boxes *b);
struct boxes boxes_or(struct boxing *boxing, const struct boxes *a, const struct boxes *b);

/** Many boxes joined by and or or, two by two like a counter counts, so that a
 *  long condition takes no square of its length. Starts as {.both = …}. */
struct folding {
    bool both;    /**< and; otherwise or */
    size_t outer; /**< the caller's: variables bound outside */
    size_t count;
    struct boxes parts[64];
};

void folding_add(struct boxing *boxing, struct folding *folding, struct boxes boxes);
struct boxes folding_end(struct boxing *boxing, const struct folding *folding);

/** A copy that lives in another pool. */
struct boxes boxes_copy(struct pool *pool, const struct boxes *boxes);

#endif
