/* SPDX-License-Identifier: MIT */
/*
 * Writes files, all or none: each is made and synced beside its target under another
 * name, and only when all of them are complete are they renamed. At any moment there is
 * a whole file, the old one or the new one. The exception is a file that is never written
 * to once it is there: it is made in its place, so that no file of the user is lost, and a
 * program that is killed meanwhile leaves a part of it.
 */
#ifndef GOAPGEN_EMIT_OUTPUT_H
#define GOAPGEN_EMIT_OUTPUT_H

#include "base/memory.h"

/** What becomes of a file that is there already. */
enum output_rule {
    OUTPUT_REPLACED, /**< the new one takes its place, even if it is the same */
    OUTPUT_UPDATED,  /**< if it is the same, it is left alone, with its time */
    OUTPUT_KEPT      /**< it is the user's, and is never written to */
};

/** A file to be written. */
struct output {
    const char *path;
    const char *data;
    size_t length;
    enum output_rule rule;
};

/** Writes the files and renames them in order. A symbolic link stays, and its target is
 *  written. Permissions of a file that is replaced are kept, its owner and group as far as
 *  the system allows. A device is written to directly, and first; any other path that is
 *  not a regular file is refused.
 *
 *  False if something failed: *error (from the pool) then says what and why, and
 *  either that nothing was written, or which files are new and which as before. No
 *  other file is left behind. Signals that arrive meanwhile are delivered at the end. */
bool output_write(struct pool *pool, const struct output *outputs, size_t count, char **error);

/** Writes a text to a file, in the place of one that is there, and frees the text. False, with a
 *  message on standard error, if that failed. */
bool output_write_text(struct pool *pool, const char *path, struct text *text);

/** Whether the file is there, as a regular one, and has just this content. */
bool output_is_current(const struct output *output);

/** Whether two paths lead to one file, which need not be there. */
bool output_same_file(struct pool *pool, const char *a, const char *b);

#endif
