/* SPDX-License-Identifier: MIT */
/*
 * Gives conditions of random domains names, so that all oracles that these are compared with also
 * see whether a named condition means what it says. Names and texts are put in and moved about as
 * words: nothing is known of what they mean but the types of the words that become arguments.
 */
#ifndef TESTS_NAMES_H
#define TESTS_NAMES_H

#include "support/support.h"

/** The names that were given so far. Starts as {0}. */
struct naming {
    struct text section; /**< what stands in the section `conditions` */
    unsigned count;
};

/** The type of a word that is a parameter, a variable or an object where a condition stands; NULL
 *  if it is something else. */
typedef const char *word_type(const void *context, const char *word);

/** Adds a condition to a text, in most cases by a name: the words that have a type are arguments,
 *  and the parameters have the same names in another order. The name may be negated, or stand for
 *  another name. */
void name_condition(struct naming *naming, const char *condition, word_type *type_of,
                    const void *context, struct text *yaml);

/** Adds the section `conditions` with all names that were given, and ends the naming. */
void naming_end(struct naming *naming, struct text *yaml);

/** Gives names to the conditions of a whole domain, behind all keys that have conditions: to each
 *  that is quoted, an item of a list, or a line to its end. Arguments are x, y and the objects o0, o1
 *  and so on, which are all of one type; NULL: there are none. */
void name_conditions(struct text *yaml, const char *type);

#endif
