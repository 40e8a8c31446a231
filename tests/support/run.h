/* SPDX-License-Identifier: MIT */
/*
 * Running programs and looking at what they leave behind: their exit code, all
 * that they print, and the files of a scratch folder. Rests on POSIX.
 */
#ifndef TESTS_RUN_H
#define TESTS_RUN_H

#include "base/memory.h"

#include <stddef.h>

/** How a program is run; zeros mean the usual. */
struct setting {
    const char *folder;             /**< where it runs; NULL: the current folder */
    const char *out;                /**< a file that gets its standard output; NULL: kept */
    bool closed_out;                /**< its standard output is a pipe that nobody reads */
    bool no_files;                  /**< every write to a regular file fails */
    bool little_memory;             /**< 2 GB of address space, where no sanitizer needs more */
    unsigned processors;            /**< seconds of processor time it may take, four times as many
                                         under the sanitizers; 0: 60 */
    const char *const *environment; /**< "NAME=value", ended by NULL, beside what there is */
};

/** How it went. Freed with result_free. */
struct result {
    int code;              /**< its exit code, or -1 where a signal ended it */
    int signal;            /**< that signal, or 0 */
    struct text out, errs; /**< what it printed; data is never NULL */
};

/** Runs a program, found in PATH, and waits for its end. The arguments, the
 *  program's name first, end with NULL; setting may be NULL. */
struct result run(const struct setting *setting, const char *const *arguments);

/** Runs a shell's command, as printf formats it. */
struct result shell(const char *format, ...) PRINTF_LIKE(1, 2);

/** Frees what a program printed. */
void result_free(struct result *result);

/** The program under test and other files of the build, as absolute paths;
 *  from the pool. */
const char *built(struct pool *pool, const char *name);

/** An absolute path in the repository. */
const char *in_repository(struct pool *pool, const char *name);

/** The compilers and their flags, as make handed them over, but without optimizing, which the suites
 *  `builds`, `freestanding` and `machines` do, and with nothing for debuggers. */
const char *c_compiler(void);
const char *cpp_compiler(void);
const char *c_flags(void);

/** Whether the tests and the programs of this build have an address sanitizer in them. */
bool is_sanitized(void);

/** Whether there is a program of this name; if there is none, a note says
 *  what is not tested. */
bool have(const char *program);

/** A test's own memory and folder, which is empty when it starts. */
struct scratch {
    struct pool *pool;
    const char *folder; /**< absolute */
};

/** A new folder in that of the build, and an empty pool; and removes both, with all that is in
 *  them. */
struct scratch scratch_new(void);
void scratch_free(struct scratch *scratch);

/** The path of a file in the scratch folder; from its pool. */
const char *in_scratch(const struct scratch *scratch, const char *name);

/** Writes a file of the scratch folder, and returns its path. */
const char *scratch_write(const struct scratch *scratch, const char *name, const char *text);

/** How many files there are in a folder, without . and .. */
size_t files_in(const char *folder);

/** The content of a file; false, and an empty text, where it cannot be read. */
bool read_whole(const char *path, struct text *text);

/** What stands between a text and the next line that ends a block of a document, from the place on where
 *  it is found, which is set behind it; from the pool. */
const char *block_behind(struct pool *pool, const char **place, const char *begin);

/** False if it cannot be written. */
bool write_whole(const char *path, const char *data, size_t length);

/** Whether there is anything of this name: a file, a folder or a link, also a broken one. */
bool exists(const char *path);

/** Fails the running test, with words of its own, where the condition is false;
 *  returns the condition. */
#define CHECK_SAYING(condition, ...) check_saying((condition), __FILE__, __LINE__, __VA_ARGS__)
bool check_saying(bool condition, const char *file, int line, const char *format, ...)
    PRINTF_LIKE(4, 5);

/** Fails the running test where a program did not end with 0, and frees the result; what: for the
 *  message. */
void check_run(struct result result, const char *what);

/** The warnings under which a compiler must take generated C, and what uses it. */
#define C_WARNINGS                                                                                 \
    "-std=c99 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Wmissing-prototypes "    \
    "-Werror"

/** The first difference of two texts, for people; from the pool. */
const char *difference(struct pool *pool, const struct text *expected, const struct text *actual);

#endif
