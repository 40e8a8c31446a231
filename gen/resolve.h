/* SPDX-License-Identifier: MIT */
/*
 * What the names in conditions and effects mean, and whether it makes sense:
 * facts, parameters and symbols are found, values are checked against what the
 * fact can be.
 */
#ifndef GOAPGEN_RESOLVE_H
#define GOAPGEN_RESOLVE_H

#include "domain.h"

/** How many parameters and variables can be in scope at once. */
enum { SCOPE_LIMIT = 64 };

/** The names that can be used at a place, beside those of the whole domain. */
struct scope {
    struct domain *domain;
    const char *context;                            /**< "the preconditions of action 'eat'" */
    const struct parameter *variables[SCOPE_LIMIT]; /**< by position */
    size_t count;
    bool is_start; /**< effects may set constants, and not add */
};

struct scope scope_of(struct domain *domain, const char *context);

/** Finds the types of parameters and brings them into scope. False where that
 *  failed. */
bool scope_add(struct scope *scope, struct parameter *parameters, size_t count);

/** Reads and resolves the texts of a node (NULL: none). What is wrong is
 *  reported and left out. */
struct expressions read_conditions(struct scope *scope, struct node *node);
struct expressions read_effects(struct scope *scope, struct node *node);

/** The value of a fact, in gg_read's terms; not of a bool. False, with an error,
 *  where the term is none. */
bool resolve_value(struct scope *scope, const struct fact *fact, struct term *term,
                   uint32_t *value);

/** Checks the arguments of a call against parameters, and resolves them. */
bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count);

/** The type of this name, or NULL with an error. */
const struct object_type *find_type(struct domain *domain, const char *name, struct place place,
                                    const char *context);

/** The value's number in gg_read's terms, rounded down; the exact result where
 *  *exact is set. */
int64_t scaled(const struct number_scale *scale, struct decimal value, bool *exact);

#endif
