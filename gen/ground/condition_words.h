/* SPDX-License-Identifier: MIT */
/* Conditions as trees, written out again with objects for their parameters. */
#ifndef GOAPGEN_GROUND_CONDITION_WORDS_H
#define GOAPGEN_GROUND_CONDITION_WORDS_H

#include "ground/binding.h"

/** Adds a term to a text in the user's words: "gold". The variables of quantifiers keep their
 *  names; the binding has objects for all others. */
void add_words_of_term(struct text *text, const struct domain *domain, const struct term *term,
                       const struct binding *binding);

/** Adds a condition to a text in the user's words, with variables as in add_words_of_term:
 *  "count(door d: open(d) and near(d, hall)) > 1". */
void add_words_of_condition(struct text *text, const struct domain *domain,
                            const struct expression *condition, const struct binding *binding);

#endif
