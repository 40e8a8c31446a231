/* SPDX-License-Identifier: MIT */
/*
 * Advice for messages: what a user probably meant, and is to write instead, if YAML or a habit
 * from elsewhere made something else of it. Nothing here decides whether something is wrong.
 */
#ifndef GOAPGEN_SYNTAX_ADVICE_H
#define GOAPGEN_SYNTAX_ADVICE_H

#include "syntax/document.h"

/** The items of a mapping, from one on and before another, as they stand in a list of
 *  conditions or of effects: [at == store, enemy] of {at: store, enemy}; without brackets
 *  if it is a single one. NULL if one is itself a list or a mapping. */
const char *advice_for_mapping(struct pool *pool, const struct node *mapping, bool effects);

/** How many keys, from number `first` of a mapping on, are the rest of a list that was
 *  written without brackets: {preconditions: hunger > 50, enemy}. */
size_t advice_loose_keys(const struct node *mapping, size_t first);

/** The value before number `first` and so many keys, as a list in brackets. */
const char *advice_for_loose_keys(struct pool *pool, const struct node *mapping, size_t first,
                                  size_t count);

/** Whether a key is called like this elsewhere: "effects" is called "post". */
bool advice_is_called(const char *key, const char *word);

/** The range that a list of numbers stands for, "0..10" of [0, 10]; examples, where
 *  it could be several. NULL if the list is of something else. */
const char *advice_for_numbers(struct pool *pool, const struct node *list);

#endif
