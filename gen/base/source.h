/* SPDX-License-Identifier: MIT */
/*
 * Source files: read as a whole, checked to be text before anything else looks
 * at them, and kept, so that diagnostics can show their lines.
 */
#ifndef GOAPGEN_BASE_SOURCE_H
#define GOAPGEN_BASE_SOURCE_H

#include "base/memory.h"

/** The largest source file, in bytes. */
enum { SOURCE_LIMIT = 4 * 1024 * 1024 };

/** A source file. Its order is that of reading, from 0. */
struct source {
    const char *path;
    const char *data; /**< UTF-8, without a byte order mark; ended by a NUL */
    size_t length;
    unsigned order;
    bool piped;  /**< whether it is not a regular file, and can be read only once */
    bool hidden; /**< whether it does not look like a domain: no message may quote it */
};

/** A stretch of a source. Line and column count from 1, columns and length are
 *  in characters. Line 0 means the source as a whole. */
struct place {
    const struct source *source;
    unsigned line, column, length;
};

/** Reads a regular file; any other, as a pipe, is refused and not waited for. NULL if it
 *  cannot be read, with the reason in *error (from the pool); files larger than
 *  SOURCE_LIMIT are not read to their end. */
struct source *source_read(struct pool *pool, const char *path, char **error);

/** Reads a regular file into a source, as source_read does; NULL, with the reason on standard
 *  error, if it cannot be read. */
struct source *source_read_or_report(struct pool *pool, const char *path);

/** Reads a file that the user named on the command line, which can also be a pipe, into a source;
 *  NULL, with the reason on standard error, if it cannot be read. */
struct source *source_read_piped_or_report(struct pool *pool, const char *path);

/** Makes a source from a text in memory, which is copied. */
struct source *source_from_text(struct pool *pool, const char *path, const char *text,
                                size_t length);

/** The first place that is not text: broken UTF-8 or a control character; line
 *  0 if there is none. *what says what it is. */
struct place source_first_fault(const struct source *source, const char **what);

/** Orders places as they are read, for qsort; one without a source comes first. */
int place_compare(struct place a, struct place b);

/** The line (from 1) without its end; an empty text beyond the last one. */
const char *source_line(const struct source *source, unsigned line, size_t *length);

#endif
