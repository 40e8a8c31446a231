/* SPDX-License-Identifier: MIT */
/*
 * JSON (RFC 8259), which jansson writes and reads: what all that the program prints for other
 * programs has in common. A value that is added to another one belongs to it.
 */
#ifndef GOAPGEN_BASE_JSON_H
#define GOAPGEN_BASE_JSON_H

#include "base/memory.h"

#include <jansson.h>

/** Gives jansson allocators that end the program when memory runs out, so that no value that is
 *  made is NULL but for texts that are not UTF-8. Before anything else is done with JSON. */
void set_json_allocators(void);

/** Adds a whole number to an object. */
void object_add_number(json_t *object, const char *key, uint64_t number);

/** Adds a JSON value to a text, on one line. The value is freed. */
void text_add_json_value(struct text *to, json_t *json);

/** Prints a JSON value and an end of line on standard output: on one line, or on many that are
 *  indented by so many blanks. The value is freed. */
void print_json(json_t *json, unsigned indent);

#endif
