/* SPDX-License-Identifier: MIT */
/*
 * Reads the single values behind keys: texts, flags, numbers, durations and names of C
 * functions. The tables of keys tell which key has which kind of value, see keys.h.
 */
#ifndef GOAPGEN_DOMAIN_FIELDS_H
#define GOAPGEN_DOMAIN_FIELDS_H

#include "domain/domain.h"

/** The value of a node without a comment of C that stands in it, of which an error tells. */
struct node *without_comment(const struct parsing *parsing, struct node *node);

/** Checks that a node is a mapping (or null, which is an empty one); otherwise an error names
 *  `what`. */
bool check_is_mapping(const struct parsing *parsing, const struct node *node, const char *what);

/** The node of a key's value in a mapping, or NULL. */
struct node *value_of_key(const struct node *mapping, const char *key);

/** Reads the text of a scalar that is not empty; NULL, with an error that names `what`, if it is
 *  none. */
const char *node_as_text(const struct parsing *parsing, const struct node *node, const char *what);

/** Reads true or false (YAML 1.1's words); false, with an error that names the key, if it is
 *  neither. */
bool node_as_flag(const struct parsing *parsing, const struct node *node, const char *key);

/** Reads a whole number between bounds; `low`, with an error, if it is none. */
int64_t node_as_whole_number(const struct parsing *parsing, const struct node *node, int64_t low,
                             int64_t high);

/** Reads two whole numbers between bounds, "2..5": returns the first, and the second in *second;
 *  `low`, with an error, if the text is none of this kind. */
int64_t node_as_number_range(const struct parsing *parsing, const struct node *node, int64_t low,
                             int64_t high, uint32_t *second);

/** Refuses a text that is no duration, and tells what to write; returns false. */
bool refuse_duration(const struct parsing *parsing, struct place place, const char *text);

/** Reads a duration, as milliseconds; 0, with an error, if the node is none. */
uint32_t node_as_duration(const struct parsing *parsing, const struct node *node);

/** Reads a duration, or two, "2s..5s", as milliseconds: the second is stored in *longest, which is
 *  0 of one. False, with an error, if the node is neither. */
bool node_as_duration_range(const struct parsing *parsing, const struct node *node, uint32_t *first,
                            uint32_t *longest);

/** Reads a duration of 1ms or more, as milliseconds: 0ms is the error `fault`. */
uint32_t node_as_period(const struct parsing *parsing, const struct node *node, const char *fault);

/** Reads the name of a C function, and checks it; NULL, with an error, if it is none. */
const char *node_as_function_name(const struct parsing *parsing, const struct node *node);

/** Reads the name of the C function of {call: NAME}, and checks it. NULL, with an error that begins
 *  with `what`, where the node is no such mapping. */
const char *node_as_call_name(const struct parsing *parsing, const struct node *node,
                              const char *what);

#endif
