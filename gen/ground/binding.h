/* SPDX-License-Identifier: MIT */
/* A choice of objects for parameters, and what terms mean for it. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_BINDING_H
#define GOAPGEN_GROUND_BINDING_H

#include "domain/resolve.h"

/** Stands for the object of a parameter that has none yet. */
#define UNBOUND SIZE_MAX

/** Tells the values of ground facts that are arguments, as `at` in danger(at); UNKNOWN_VALUE where
 *  one is not known. */
struct known_values {
    uint32_t (*value)(const void *context, size_t variable);
    const void *context;
};

/** Stands for a value that is not known. */
#define UNKNOWN_VALUE UINT32_MAX

/** A choice of objects: those that parameters have, by position in scope. */
struct binding {
    size_t symbols[SCOPE_LIMIT];
    size_t count;
    const struct known_values *known;
};

/** An iterator over all choices of objects for some parameters, which stand behind those that are
 *  bound outside; the last one varies first. */
struct binding_iterator {
    struct binding *binding;
    const struct parameter *parameters;
    size_t count, outer; /**< parameters of this run; those that are bound outside */
    bool going;          /**< the binding has a choice that comes in its turn */
    uint16_t positions[SCOPE_LIMIT];
};

/** Begins an iteration: binds the parameters to their first objects. */
struct binding_iterator binding_iterator_start(struct binding *binding,
                                               const struct parameter *parameters, size_t count);

/** Binds the parameters to the objects of the next choice. */
void binding_iterator_next(struct binding_iterator *choice);

/** Ends an iteration: takes the parameters off the binding, wherever it was left. */
void binding_iterator_end(const struct binding_iterator *choice);

/** The number of the ground fact that a term means under a binding. */
size_t variable_of_term(const struct term *term, const struct binding *binding);

/** The value of an argument that is a fact; UNKNOWN_VALUE where that is not known. What its own
 *  arguments are is known. */
uint32_t value_of_argument(const struct term *argument, const struct binding *binding);

/** The symbol that a term means under a binding: a parameter, a symbol, or an argument that is a
 *  fact. */
size_t symbol_of_term(const struct term *term, const struct binding *binding);

#endif
