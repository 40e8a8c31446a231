/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen run` prints: its rows and texts, for the suites that know beforehand what
 * they must be.
 */
#ifndef TESTS_RUN_OUTPUT_H
#define TESTS_RUN_OUTPUT_H

#include "support/run.h"

/** What `goapgen run` prints of a domain; the arguments as a shell has them. */
struct result simulated(const struct scratch *scratch, const char *yaml, const char *arguments);

/** The number behind a name at the beginning of a line; -1 if there is none. */
long number_of_row(const struct result *result, const char *name);

/** Checks the numbers behind a name at the beginning of a line: one, or all of an action,
 *  which are how often it was started, done, failed and aborted; and that a text is said. */
void check_row(const struct result *result, const char *name, long expected);
void check_action(const struct result *result, const char *name, const long expected[4]);
void check_says(const struct result *result, const char *text);

/** A run that ends well, and numbers and texts in what it prints. */
struct expectation {
    const char *arguments;
    const char *texts[5];
    struct {
        const char *name;
        long number;
    } rows[8];
};

/** Checks runs of a domain, given as an array of expectations. */
#define CHECK_RUNS(yaml, runs) check_runs((yaml), (runs), sizeof(runs) / sizeof *(runs))
void check_runs(const char *yaml, const struct expectation *runs, size_t count);

#endif
