/* SPDX-License-Identifier: MIT */
/*
 * Numeric expressions of actions, goals and methods: `cost: distance(from, to)`. Each must be
 * a whole number within bounds, whatever the facts are. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_NUMERIC_EXPRESSION_H
#define GOAPGEN_GROUND_NUMERIC_EXPRESSION_H

#include "ground/evaluate.h"

/** A kind of numeric expression, as a cost or a weight, and the bounds of its value. */
struct numeric_kind {
    const char *what;   /**< "a cost" */
    const char *bounds; /**< "a whole number from 0 to 65535" */
    int64_t low, high;
    int64_t units;      /**< of it in 1 of the amount */
    const char *advice; /**< what to write where it is to be computed from facts that change, which
                             it cannot; NULL: it can */
};

/** The kinds of numeric expressions that there are. */
extern const struct numeric_kind cost_kind, duration_kind, priority_kind, value_kind, weight_kind,
    score_kind, method_priority_kind;

/** A numeric expression of something grounded. */
struct numeric_expression {
    const struct numeric_kind *kind;
    const struct term *term;
    const char *owner; /**< "walk(hall)", for errors */
    struct amount amount;
};

/** Finds the amount of a numeric expression under a binding, from a pool; the other members are
 *  given. False, with an error, where it is too large to be worked with. */
bool numeric_find_amount(struct grounding *grounding, struct pool *pool,
                         struct numeric_expression *expression, const struct binding *binding);

/** Counts the choices of values that the facts of a numeric expression have; at most `most` + 1. */
size_t numeric_count_choices(const struct grounding *grounding,
                             const struct numeric_expression *expression, size_t most);

/** The value of a numeric expression where its facts have the values of grounding->known. False,
 *  with an error, if it is none that there can be. */
bool numeric_value_of_known_facts(struct grounding *grounding,
                                  const struct numeric_expression *expression, int64_t *value);

/** What a numeric expression is under a binding: the number *value, if it reads constants alone,
 *  and otherwise the amount *computed, of which each part is a whole number. False, with an error,
 *  if it is none that there can be for some values of its facts. */
bool numeric_value_or_amount(struct grounding *grounding,
                             const struct numeric_expression *expression,
                             const struct binding *binding, int64_t *value,
                             const struct amount **computed);

/** The priorities and weights of a task's methods, under a binding of its parameters; those of the
 *  methods have no part in them. */
const struct preference *preferences_of_methods(struct grounding *grounding,
                                                const struct task *task,
                                                const struct binding *binding);

/** The score of an instance of a method with this name, as an amount, also where a number is
 *  written; NULL: it is 0 or called, or the task does not go by scores. */
const struct amount *score_of_method(struct grounding *grounding, const struct task *task,
                                     struct method *method, const char *name,
                                     const struct binding *binding);

#endif
