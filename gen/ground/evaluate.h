/* SPDX-License-Identifier: MIT */
/*
 * What grounding works with, and the values of terms and conditions for a choice of objects.
 * Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_EVALUATE_H
#define GOAPGEN_GROUND_EVALUATE_H

#include "domain/resolve.h"
#include "ground/amount.h"
#include "ground/ground.h"
#include "ground/rows.h"

/** The most steps of evaluation in a domain, and constraints of boxes that are kept:
 *  bounds on time and memory that a domain of NUMBERED_LIMIT actions of common
 *  size does not come near. */
enum { EFFORT_LIMIT = 100000000, CONDITION_EFFORT_LIMIT = 2000000, CONSTRAINT_LIMIT = 5000000 };

/** The steps that a change counts as which an effect of a ground action or rule makes, as it is kept:
 *  a bound on the memory of changes. */
enum { CHANGE_EFFORT = 16 };

/** Instances for which there is no room are counted up to so many, for the message. */
enum { LEFT_OUT_COUNTED = 2 * NUMBERED_LIMIT };

/** The instances of a constant fact that have another value than its start. */
struct instances {
    uint32_t *offsets; /**< from its first instance on, in order */
    size_t count;
    bool looked_up;
};

/** The relations that were made, see relation.h. */
struct relations {
    struct map numbers; /**< by key */
    struct relation *items;
    size_t count, cells;
};

/** A comparison that holds, for now, just where an argument of it has a value that does not fit, and
 *  the last such argument. */
struct unfit {
    const struct expression *leaf; /**< NULL: none */
    const struct term *argument;
    const struct object_type *type;
    size_t variable;
};

/** What grounding works with. */
struct grounding {
    struct pool *pool;
    struct domain *domain;
    struct problem *problem;
    size_t fact_count;            /**< ground facts, with constants */
    struct making_dnf making_dnf; /**< its pool is cleared after each condition */
    /** A condition under a binding, or its negation; set by evaluate.c, for what is counted. */
    struct dnf (*condition)(struct grounding *grounding, const struct expression *expression,
                            struct binding *binding, bool negated);
    struct map sums;             /**< of terms, as texts, to the numbers of sums */
    struct map actions;          /**< names of ground actions to the first of its variants */
    struct map tasks;            /**< names of ground tasks to their numbers */
    struct map subgoals;         /**< conditions to achieve, as texts, to their numbers */
    size_t left_out;             /**< instances of the present action or method that there is no
                                  room for */
    struct instances *instances; /**< by fact number */
    struct relations relations;
    uint16_t *cells;          /**< by symbol: noted for a moment, see relation.c */
    struct rows chosen;       /**< objects for the present action or method, see choices.c */
    struct pool *chosen_pool; /**< that they are in */
    size_t choices;           /**< objects tried for the present action or method */
    size_t effort;            /**< steps of evaluation, in all */
    size_t condition_effort;  /**< and for the present condition */
    size_t *changed;          /**< by ground fact: the gathering that changed it last */
    size_t *copied;           /**< and the one that reads its value */
    uint32_t *known;          /**< by ground fact: the value for which an action is split */
    size_t gatherings;        /**< of effects, so far */
    size_t constraint_count;  /**< of boxes that are kept */
    bool failed;              /**< an error was reported that ends it */
    bool refusing;            /**< a comparison that means nothing counts as not holding, whether it
                                   is negated or not: see gathering.c */
    uint32_t *looked_up;      /**< by ground fact that can change: its value where it is an
                                   argument, or UNKNOWN_VALUE; see lookup.h */
    struct known_values known_values; /**< of these, and of constants */
    struct unfit unfit;               /**< what is looked for by unfit.c, and the steps of that */
    size_t unfit_effort;
};

/** The name with its arguments, from the pool: "go_to(laser)". */
const char *ground_name(struct grounding *grounding, const char *name, const size_t *symbols,
                        size_t count);

/** Whether a comparison holds, or does not where `negated`, which constants and parameters
 *  alone settle. */
bool is_satisfied(struct grounding *grounding, const struct expression *leaf,
                  struct binding *binding, bool negated);

/** The first `count` of some conditions under a complete binding. The result is in the pool of
 *  making_dnf, which the caller clears, and void where that is exhausted. */
struct dnf dnf_made(struct grounding *grounding, const struct expressions *conditions, size_t count,
                    struct binding *binding);

/** A binding of so many parameters, which the caller gives their objects. */
struct binding binding_of(const struct grounding *grounding, size_t count);

/** Conditions under a complete binding. */
struct dnf dnf_under(struct grounding *grounding, const struct expressions *conditions,
                     struct binding *binding);

/** How many instances there are with those that were left out, in words: "85032", or
 *  "more than 180000". */
const char *with_left_out(const struct grounding *grounding, size_t made);

/** Reports that the domain is too large, as it has more than `limit` of what the words say, and
 *  ends the grounding. It is reported once only. */
void report_too_large(struct grounding *grounding, struct place place, size_t limit,
                      const char *what);

/** Reports what is numbered by 16 bits, or has a bound of its own, and is too much, whether it
 *  comes to be grounded or not. */
void check_counts(struct grounding *grounding);

/** What EFFORT_LIMIT and CONSTRAINT_LIMIT count. */
#define EFFORT_WORDS "steps to work out all conditions and effects"
#define CONSTRAINT_WORDS "comparisons in all ground conditions"

#endif
