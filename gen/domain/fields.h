/* SPDX-License-Identifier: MIT */
/*
 * What the sections of a domain are read with: the keys of a mapping, the
 * plain values, and the nearest name where one is unknown.
 */
#ifndef GOAPGEN_DOMAIN_FIELDS_H
#define GOAPGEN_DOMAIN_FIELDS_H

#include "domain/domain.h"

/** Whether the node is a mapping (or null, which is an empty one); otherwise an
 *  error that names `what`. */
bool is_mapping(const struct parsing *parsing, const struct node *node, const char *what);

/** The value of a key, or NULL. */
struct node *value_of(const struct node *mapping, const char *key);

/** Whether a key, of so many bytes, is among the known ones, as check_keys has them. */
bool is_known_key(const char *known, const char *key, size_t length);

/** Reports keys that are not among the known ones (separated by spaces), and
 *  those of the language that are still to come: they are known with a '-' in
 *  front. */
void check_keys(const struct parsing *parsing, const struct node *mapping, const char *known,
                const char *what);

/** The text of a scalar that is not empty, or NULL with an error. */
const char *text_of(const struct parsing *parsing, const struct node *node, const char *what);

/** The value of a key as text; NULL where there is none. */
const char *label_of(const struct parsing *parsing, const struct node *mapping);

/** The value of a key as true or false (YAML 1.1's words); false where there
 *  is none. */
bool flag_of(const struct parsing *parsing, const struct node *mapping, const char *key);

/** A whole number between bounds; `low` with an error where it is none. */
long whole_number(const struct parsing *parsing, const struct node *node, long low, long high);

/** The same of a key; `otherwise` where there is none. */
long number_of(const struct parsing *parsing, const struct node *mapping, const char *key,
               const long bounds[3]);

/** The same of a node; 0 with an error where it is none. */
uint32_t duration(const struct parsing *parsing, const struct node *node);

/** The same of a key; 0 where there is none. */
uint32_t duration_of(const struct parsing *parsing, const struct node *mapping, const char *key);

/** The same, of 1ms or more: 0ms is an error. */
uint32_t period_of(const struct parsing *parsing, const struct node *mapping, const char *key);

/** {call: NAME}: the name, checked. NULL, with an error that begins with `what`,
 *  where the node is no such mapping. */
const char *call_of(const struct parsing *parsing, const struct node *node, const char *what);

#endif
