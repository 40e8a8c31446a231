/* SPDX-License-Identifier: MIT */
/*
 * What serves what: which actions and rules bring about what conditions ask for, told of what
 * stands in the YAML and found out on the grounded problem. An effect brings about a condition of
 * a fact if there is a state in which it can take place, in which the fact is not as a box of the
 * condition wants it, and after which it is. Boxes that are the same for all other facts count as
 * one. See `goapgen graph`.
 */
#ifndef GOAPGEN_ANALYSIS_SERVING_H
#define GOAPGEN_ANALYSIS_SERVING_H

#include "ground/ground.h"

/** The kinds of parts of the YAML that change facts or ask for them; parts are numbered in this
 *  order. Conditions to achieve are numbered by method, then subtask. */
enum part_kind { PART_ACTION, PART_RULE, PART_METHOD, PART_ACHIEVE, PART_GOAL, PART_KINDS };

/** The numbers of parts: those of a kind from first[kind] to first[kind + 1]. */
struct part_numbers {
    size_t first[PART_KINDS + 1];
    size_t *achieves; /**< by method number: the conditions to achieve of the methods before it */
};

/** Numbers the parts of a domain; from the pool. */
struct part_numbers part_numbers_of(struct pool *pool, const struct domain *domain);

/** The part of a kind with a number of its own. */
size_t part_number(const struct part_numbers *numbers, enum part_kind kind, size_t number);

/** Which parts, ground actions and ground goals are looked at, of all that the grounded problem
 *  has; NULL means all. */
struct serving_scope {
    const bool *parts;   /**< by part */
    const bool *actions; /**< by ground action */
    const bool *goals;   /**< by ground goal */
};

/** Which values a condition wants of a fact, in all its boxes together: bits, of which several may
 *  be set. */
enum wanted_values {
    WANTED_TRUE = 1,
    WANTED_FALSE = 2,
    WANTED_HIGHER = 4, /**< a number, not below some value */
    WANTED_LOWER = 8,  /**< a number, not above some value */
    WANTED_SOME = 16   /**< any other values */
};

/** A part whose effect on a fact serves a condition of another part, or of its own. */
struct service {
    const struct fact *fact;
    size_t server, served;
    unsigned wanted; /**< an enum wanted_values, or several, of the fact by the condition */
};

/** What serves what in a domain: all services, in order. */
struct serving {
    struct service *items; /**< by fact, then the part that is served, then the server */
    size_t count;
    bool exhausted; /**< SERVING_WORK or SERVING_PAIRS did not suffice: there are no items */
};

/** The most comparisons of an effect with a condition, and the most pairs of parts that change a
 *  fact and that ask for it, of all facts together. */
enum { SERVING_WORK = 50000000, SERVING_PAIRS = 4000000 };

/** Finds out what serves what; from the pool. What one agent changes serves what another of
 *  another type asks for only if the fact is shared. */
struct serving serving_of(struct pool *pool, const struct problem *problem,
                          const struct part_numbers *numbers, const struct serving_scope *scope);

#endif
