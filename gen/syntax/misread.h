/* SPDX-License-Identifier: MIT */
/*
 * What was meant where a file is not YAML. libyaml tells where it could not go on, which is often
 * far behind the mistake, in words of its own grammar. The lines about that place, and the nodes
 * that are open there, show the mistakes that are made most: a bracket that is not closed, a blank
 * that is missing behind a colon, a line that is indented otherwise, a comment of another language.
 * Inside the room `syntax` only.
 */
#ifndef GOAPGEN_SYNTAX_MISREAD_H
#define GOAPGEN_SYNTAX_MISREAD_H

#include "syntax/node.h"

/** What is said of a tag. */
#define NO_TAGS "'!' begins a YAML tag, which is not used here ('not' negates)"

/** The error that libyaml reports: where it stopped, and why. */
struct yaml_error {
    struct pool *pool;
    struct diagnostics *diagnostics;
    struct place at;          /**< where it could not go on */
    const char *problem;      /**< its own words; never NULL */
    const char *context;      /**< what it was reading, "" if it does not say so */
    struct place began;       /**< where that began */
    struct node *const *open; /**< the nodes that are open, from the outermost on */
    size_t depth;             /**< how many of these */
};

/** Reports a libyaml error, as one error that says what was meant where that can be told. Of a
 *  hidden source nothing is quoted. */
void report_yaml_error(const struct yaml_error *misread);

/** Reports that a blank lacks in a key as "act:{effects": a key and the beginning of its value,
 *  which libyaml takes for one key. False if a key is none. */
bool report_lacking_blank(struct diagnostics *diagnostics, const struct node *key);

#endif
