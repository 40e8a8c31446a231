/* SPDX-License-Identifier: MIT */
/*
 * Programs whose n-th call fails: an allocation, or one that writes files. Rests on the libraries
 * of tests/faults, one of which is loaded before the program's own (see there).
 */
#ifndef TESTS_FAULT_H
#define TESTS_FAULT_H

#include "support/run.h"

/** What is to go wrong. */
struct fault {
    const char *calls;  /**< "memory" or "files" */
    const char *how;    /**< of files: "fail", "short", "INT", "TERM", "make" */
    const char *file;   /**< of "make": its path */
    unsigned at, other; /**< the calls, counted from 1; other: 0 if only one fails */
    bool lasts;         /**< all from `at` on fail */
};

/** Builds a library of tests/faults, as "faults", in the scratch folder: its path, or NULL, with a
 *  note, where a program of this build cannot be run with it. */
const char *fault_library(const struct scratch *scratch, const char *name);

/** Runs a program with a fault, and says whether it took place: where not, the program
 *  has fewer calls. The library is "faults". */
bool run_with_fault(const struct scratch *scratch, const char *library, const struct fault *fault,
                    const char *const *arguments, struct result *result);

#endif
