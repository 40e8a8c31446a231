/* SPDX-License-Identifier: MIT */
/*
 * Files, written all or none: each is made beside its target under another
 * name, and only when all of them are complete do they take their places.
 */
#ifndef GOAPGEN_OUTPUT_H
#define GOAPGEN_OUTPUT_H

#include "memory.h"

/** A file to be written. */
struct output {
    const char *path;
    const char *data;
    size_t length;
    bool create_only; /**< never replaces a file that is there */
};

/** Writes the files, in order. Where one cannot be written all are left as they
 *  were, nothing is left behind, and *error says which file and why (from the
 *  pool). A path that is a device or a pipe is written to directly. */
bool output_write(struct pool *pool, const struct output *outputs, size_t count, char **error);

/** Whether the file is there and has just this content. */
bool output_is_current(const struct output *output);

#endif
