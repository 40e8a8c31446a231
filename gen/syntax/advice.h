/* SPDX-License-Identifier: MIT */
/*
 * Advice for messages: what a user probably meant, and is to write instead, if YAML or a habit
 * from elsewhere made something else of it. Nothing here decides whether something is wrong.
 */
#ifndef GOAPGEN_SYNTAX_ADVICE_H
#define GOAPGEN_SYNTAX_ADVICE_H

#include "syntax/node.h"

/** The items of a mapping, from one on and before another, as they stand in a list of
 *  conditions or of effects: [at == store, enemy] of {at: store, enemy}; without brackets
 *  if it is a single one. NULL if one is itself a list or a mapping. */
const char *advice_mapping_as_list(struct pool *pool, const struct node *mapping, bool effects);

/** How many keys, from number `first` of a mapping on, are the rest of a list that was
 *  written without brackets: {preconditions: hunger > 50, enemy}. */
size_t count_unbracketed_items(const struct node *mapping, size_t first);

/** The value before number `first` and so many keys, as a list in brackets. */
const char *advice_unbracketed_as_list(struct pool *pool, const struct node *mapping, size_t first,
                                       size_t count);

/** Whether a key is called like this elsewhere: "effects" is called "post". */
bool is_foreign_key_synonym(const char *key, const char *word);

/** How a sign or a word of other languages is written in conditions and effects: "and" for "&&";
 *  NULL if it is none. */
const char *advice_for_foreign_word(const char *word);

/** "true" or "false" for a word of YAML or of another language that says so, as "yes" or "True"; NULL
 *  for others. */
const char *advice_for_foreign_bool(const char *text);

/** The bytes of a comment of C that stands in a text from a byte on, to its end; 0 if none does. */
size_t c_comment_length(const char *text);

/** Where a comment of C begins in a text, behind a blank or at its beginning; NULL if there is
 *  none. */
const char *find_c_comment(const char *text);

/** The bytes of a word in quotes, typographic ones too, that a text begins with, or of a quote alone;
 *  0 if it begins with none. *word: what is between the quotes, from the pool; NULL if that is no
 *  name and no number. */
size_t quoted_word_length(struct pool *pool, const char *text, const char **word);

/** What is said of an object that stands at a fact in another way, before what is to be written. */
#define IN_PARENTHESES "what a fact is of stands in parentheses; write: "

/** "stock(i, j)" of a text that begins with "stock[i][j]", whose name has so many bytes. *length: the
 *  bytes of all that. NULL if no brackets stand behind the name, or are not closed. */
const char *advice_for_subscripts(struct pool *pool, const char *text, size_t name, size_t *length);

/** What is to be written for a type of another language, as "boolean", or for a value in its place,
 *  behind the reason: "...; write: bool". NULL if a text is neither. */
const char *advice_for_foreign_type(struct pool *pool, const char *text);

/** The range that a list of numbers stands for, "0..10" of [0, 10]; examples, where
 *  it could be several. NULL if the list is of something else. */
const char *advice_numbers_as_range(struct pool *pool, const struct node *list);

#endif
