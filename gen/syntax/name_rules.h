/* SPDX-License-Identifier: MIT */
/*
 * What names may be. A name of a domain becomes a part of identifiers in C and in C++, and
 * a word of the language of conditions, so that all three have a say.
 */
#ifndef GOAPGEN_SYNTAX_NAME_RULES_H
#define GOAPGEN_SYNTAX_NAME_RULES_H

#include "syntax/document.h"

/** A name that can be declared: letters, digits, underscores; no keyword of
 *  C or of this language, no two underscores in a row, 64 characters at most.
 *  Otherwise reports what `what` is named. */
bool check_name(const struct parsing *parsing, const char *name, struct place place,
                const char *what);

#endif
