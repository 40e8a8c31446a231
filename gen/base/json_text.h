/* SPDX-License-Identifier: MIT */
/* Strings of JSON (RFC 8259), for all that the program prints for other programs. */
#ifndef GOAPGEN_BASE_JSON_TEXT_H
#define GOAPGEN_BASE_JSON_TEXT_H

#include "base/memory.h"

/** Adds a text, which is UTF-8, as a string of JSON in its quotes. */
void text_add_json(struct text *to, const char *text, size_t length);

#endif
