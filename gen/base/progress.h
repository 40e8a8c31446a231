/* SPDX-License-Identifier: MIT */
/* A line on a terminal that says how far work is which takes its time. */
#ifndef GOAPGEN_BASE_PROGRESS_H
#define GOAPGEN_BASE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

/** For how many milliseconds nothing is said, and how many are between two lines. */
enum { PROGRESS_QUIET = 1000, PROGRESS_STEP = 200 };

/** How many parts of some work are done, for a line on the terminal. */
struct progress {
    const char *what;   /**< of which parts are counted, as "lives" */
    uint64_t done, all; /**< parts */
    uint64_t next;      /**< milliseconds of a clock when the line is written next */
    bool shown;         /**< whether it stands on the terminal */
};

/** Begins to count parts. */
struct progress progress_begin(const char *what, uint64_t all);

/** Writes the line to stderr, "3 of 25 goals", if that is a terminal and it is time to. */
void progress_show(struct progress *progress);

/** Erases the line, if it was written. */
void progress_erase(struct progress *progress);

#endif
