/* SPDX-License-Identifier: MIT */
/*
 * Advice for messages: what a user probably meant, and is to write instead, if YAML or a habit
 * from elsewhere made something else of it. Nothing here decides whether something is wrong.
 */
#ifndef GOAPGEN_SYNTAX_ADVICE_H
#define GOAPGEN_SYNTAX_ADVICE_H

#include "syntax/node.h"

/** The pairs of a mapping as the items of a list that was meant, of effects or of conditions: [at
 *  == store, enemy] of {at: store, enemy}; without brackets if it is a single one. NULL if there
 *  are none, or one is itself a list or a mapping. */
const char *advice_mapping_as_list(struct pool *pool, const struct node *mapping, bool effects);

/** Counts the keys of a mapping, from number `first` on, that are the rest of a list that was
 *  written without brackets: {preconditions: hunger > 50, enemy}. */
size_t count_unbracketed_items(const struct node *mapping, size_t first);

/** A list in brackets of the value before number `first` and so many keys behind it. */
const char *advice_unbracketed_as_list(struct pool *pool, const struct node *mapping, size_t first,
                                       size_t count);

/** Whether a word is what a key is called elsewhere: "effects" is called "post". */
bool is_foreign_key_synonym(const char *key, const char *word);

/** How a sign or a word of other languages is written in conditions and effects: "and" for "&&";
 *  NULL if it is none. */
const char *advice_for_foreign_word(const char *word);

/** "true" or "false" for a word of YAML or of another language that says so, as "yes" or "True";
 *  NULL for others. */
const char *advice_for_foreign_bool(const char *text);

/** The length in bytes of a C comment with which a text begins, to the end of the text; 0 if it
 *  begins with none. */
size_t c_comment_length(const char *text);

/** Finds where a C comment begins in a text, behind a blank or at its beginning; NULL if there is
 *  none. */
const char *find_c_comment(const char *text);

/** The length in bytes of a word in quotes, typographic ones too, that a text begins with, or of a
 *  quote alone; 0 if it begins with none. *word: what is between the quotes, from the pool; NULL if
 *  that is no name and no number. */
size_t leading_quoted_word_length(struct pool *pool, const char *text, const char **word);

/** What is said of an object that stands at a fact in another way, before what is to be written. */
#define IN_PARENTHESES "what a fact is of stands in parentheses; write: "

/** Subscripts as arguments: "stock(i, j)" of a text that begins with "stock[i][j]", whose name has
 *  so many bytes. *length: the bytes of all that. NULL if no brackets stand behind the name, or are
 *  not closed. */
const char *advice_for_subscripts(struct pool *pool, const char *text, size_t name, size_t *length);

/** What to write instead of a type of another language, as "boolean", or of a value in its place,
 *  behind the reason: "...; write: bool". NULL if a text is neither. */
const char *advice_for_foreign_type(struct pool *pool, const char *text);

/** The range that a list of numbers stands for, "0..10" of [0, 10]; examples, where
 *  it could be several. NULL if the list is of something else. */
const char *advice_numbers_as_range(struct pool *pool, const struct node *list);

/** A duration that is written as elsewhere, "5", "5 seconds" or "5sec", as it is written here, "5s";
 *  NULL: it is none. */
const char *advice_for_foreign_duration(struct pool *pool, const char *text);

/** How many durations stand in a list, or in braces without keys, whose first two are stored; 0 if anything
 *  else does. */
size_t advice_durations_of(const struct node *list, const char *durations[2]);

#endif
