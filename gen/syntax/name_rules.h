/* SPDX-License-Identifier: MIT */
/*
 * The rules for names. A name of a domain becomes a part of identifiers in C and in C++, and
 * a word of the language of conditions, so that it must suit all three.
 */
#ifndef GOAPGEN_SYNTAX_NAME_RULES_H
#define GOAPGEN_SYNTAX_NAME_RULES_H

#include "syntax/document.h"

/** Whether a name can be declared: it has letters, digits and underscores, no two underscores
 *  in a row and 64 characters at most, and is no keyword of C or of this language. Otherwise
 *  reports that this cannot be the name of `what`. */
bool check_name(const struct parsing *parsing, const char *name, struct place place,
                const char *what);

#endif
