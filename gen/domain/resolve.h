/* SPDX-License-Identifier: MIT */
/*
 * Makes trees of the texts of conditions and effects, resolves their names and checks
 * their types.
 */
#ifndef GOAPGEN_DOMAIN_RESOLVE_H
#define GOAPGEN_DOMAIN_RESOLVE_H

#include "domain/terms.h"

/** Reads the conditions of a node (NULL: none), and resolves their names. Texts that are wrong are
 *  reported and left out. */
struct expressions read_conditions(struct scope *scope, struct node *node);

/** Reads the effects of a node (NULL: none), and resolves their names. Texts that are wrong are
 *  reported and left out. */
struct expressions read_effects(struct scope *scope, struct node *node);

/** Parses one condition or effect, a text that texts_of_node gave, into a tree whose names are not
 *  resolved yet; NULL, with an error, if it is none. */
struct expression *parse_phrase(const struct parsing *parsing, const struct node *text,
                                bool effect);

/** Resolves the names of a condition, and checks its types; false, with an error, if that fails. */
bool resolve_condition(struct scope *scope, struct expression *condition);

/** Reads and resolves the amount that stands in the place of a number; times: of a duration. NULL,
 *  with an error, if it is none. */
const struct term *read_amount_text(struct scope *scope, const struct node *node, bool times);

/** Checks that the effects of an event, or of what an example is given, work out no number, which
 *  is done where actions are grounded; reports those that do. */
bool check_effects_compute_no_number(const struct domain *domain,
                                     const struct expressions *effects);

#endif
