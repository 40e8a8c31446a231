/* SPDX-License-Identifier: MIT */
/*
 * Sums that conditions put bounds to, as `count(door d: open(d)) >= 2` does: of values of ground
 * facts, and of ones where some facts have some values, each times a weight. They stand beside the
 * constraints of a box, as half of ten doors would be 252 boxes.
 */
#ifndef GOAPGEN_GROUND_SUM_H
#define GOAPGEN_GROUND_SUM_H

#include "ground/constraint.h"

/** The most terms of a sum, and what no sum goes beyond, so that the runtime adds in 32 bits. */
enum { SUM_TERMS = 4096, SUM_EDGE = 1000000000 };

struct box;

/** A term of a sum: the weight where a box holds, which has no sums; without a box, the weight
 *  times the value of a ground fact, in gg_read's terms. */
struct sum_term {
    int64_t weight;
    const struct box *box;
    size_t variable;
    uint32_t top; /**< the highest value of the fact */
};

/** A sum of weighted terms, as a count, to which conditions put bounds. Two sums with the same
 *  terms are one and the same. */
struct sum {
    size_t number;
    const char *name; /**< "count(door d: open(d))" */
    int64_t divisor;  /**< it is in units of 1 / divisor, a power of ten */
    struct sum_term *terms;
    size_t count;
    size_t *variables; /**< the ground facts that it depends on, in order, each once */
    size_t variable_count;
    int64_t least, greatest; /**< what it is in any state */
};

/** The condition that a sum lies between two numbers, ends included. */
struct sum_bounds {
    const struct sum *sum;
    int64_t low, high;
};

/** The values of ground facts, as far as they are known. */
struct partly_known_values {
    /** Whether the value of a fact is known, and which it is. */
    bool (*find)(const void *context, size_t variable, uint32_t *value);
    const void *context;
};

/** Whether all sums of a box can be within their bounds, as far as the values of facts are known:
 *  whether they are, if all are known. */
bool sums_can_hold(const struct box *box, const struct partly_known_values *known);

/** The value of a sum where all values are known. */
int64_t sum_value(const struct sum *sum, const struct partly_known_values *known);

/** The least and the greatest value of a sum in the states of a box, as far as each of its terms
 *  tells by itself. */
void sum_reach(const struct sum *sum, const struct box *box, int64_t *low, int64_t *high);

/** Whether a change may make a sum greater; adds, and the value, as in struct change. */
bool sum_can_rise(const struct sum *sum, size_t variable, bool adds, int64_t value);

/** Whether a change may make a sum smaller; adds, and the value, as in struct change. */
bool sum_can_fall(const struct sum *sum, size_t variable, bool adds, int64_t value);

/** Whether a sum of a box depends on a ground fact. */
bool box_sums_read_fact(const struct box *box, size_t variable);

/** How much work it is to look at the sums of a box once. */
size_t sums_work(const struct box *box);

#endif
