/* SPDX-License-Identifier: MIT */
/*
 * Puts named conditions where they are named: a copy of the tree, in which the arguments stand for
 * the parameters. What comes after the room `domain` sees conditions as if they had been written
 * out; only `named` of the copies tells where they come from. The conditions themselves are read by
 * condition_section.c.
 */
#ifndef GOAPGEN_DOMAIN_NAMED_CONDITION_H
#define GOAPGEN_DOMAIN_NAMED_CONDITION_H

#include "domain/terms.h"

/** How many conditions can name each other in a row, how deep a condition is nested at most when
 *  all that it names was put in, and how many expressions and terms are copied in all of a
 *  domain. */
enum { NAMED_IN_A_ROW = 64, NAMED_DEPTH = 256, NAMED_COPIES = 250000 };

/** Replaces an expression that names a condition by a copy of this condition; false, with an error,
 *  if that fails. */
bool expand_named_condition(struct scope *scope, struct expression *use);

/** Checks that a condition, with those that were put into it, is nested no deeper than it may be;
 *  false, with an error, if it is. */
bool check_condition_depth(const struct scope *scope, const struct expression *condition);

/** Finds out how large the tree of a named condition is, whose names are resolved; false, with an
 *  error, if it names too many others in a row. */
bool measure_condition(const struct scope *scope, struct named_condition *condition);

#endif
