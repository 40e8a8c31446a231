/* SPDX-License-Identifier: MIT */
/* Checks that JSON that goapgen prints can be read. */
#ifndef TESTS_JSON_H
#define TESTS_JSON_H

#include <stdbool.h>

/** Whether the text is one JSON value (RFC 8259), and at most blanks and line
 *  ends around it. */
bool is_json(const char *text);

#endif
