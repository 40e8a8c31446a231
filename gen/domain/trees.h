/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects that the domain makes by itself, beside those that are written: of slots,
 * cooldowns and places, and for each object. And what is asked of all terms of a tree.
 */
#ifndef GOAPGEN_DOMAIN_TREES_H
#define GOAPGEN_DOMAIN_TREES_H

#include "domain/domain.h"

/** Makes a term of a fact without arguments. */
struct term new_fact_term(struct fact *fact, struct place place);

/** Makes a term of a parameter, which has a position in scope. */
struct term new_parameter_term(const struct parameter *parameter, size_t position,
                               struct place place);

/** Adds a fact to the domain that is not written there, true or false, of some objects: the game or
 *  the runtime sets it. */
struct fact *add_runtime_fact(struct domain *domain, const char *name, struct place place,
                              const struct parameters *of);

/** Makes an expression without children. */
struct expression *new_expression(struct pool *pool, enum expression_kind kind, struct place place);

/** Adds a child to an expression, behind the others. */
void add_child(struct pool *pool, struct expression *parent, struct expression *child);

/** Adds an expression to a list, behind the others. */
void add_expression(struct pool *pool, struct expressions *expressions,
                    struct expression *expression, const char *text);

/** Whether a term is what is looked for. */
typedef bool term_test(const struct term *term, const void *sought);

/** Finds the first term within a term that passes a test, with all arguments and with what is
 *  counted; NULL: there is none. As deep as a condition is nested, see NAMED_DEPTH. */
const struct term *find_in_term(const struct term *term, term_test *is_sought, const void *sought);

/** Finds the first term within an expression that passes a test, with all arguments and with what
 *  is counted; NULL: there is none. As deep as a condition is nested, see NAMED_DEPTH. */
const struct term *find_in_expression(const struct expression *expression, term_test *is_sought,
                                      const void *sought);

#endif
