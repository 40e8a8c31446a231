/* SPDX-License-Identifier: MIT */
/*
 * The programmer's tasks file: which functions it defines, and how they compare with the
 * stubs that the domain needs. The file is only ever read.
 */
#ifndef GOAPGEN_EMIT_TASKS_FILE_H
#define GOAPGEN_EMIT_TASKS_FILE_H

#include "emit/writer.h"

/** A function that a C file defines. */
struct definition {
    const char *name;
    struct place place;
    bool is_static; /**< the file's own */
};

/** Finds the functions that a C file defines and whose names begin with a prefix. They are found by
 *  the shape of the text, `name (…) {` outside of any braces, comments, strings and directives: no
 *  preprocessor is run. */
struct definition *definitions_in(struct pool *pool, const struct source *source,
                                  const char *prefix, size_t *count);

#endif
