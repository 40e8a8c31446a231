/* SPDX-License-Identifier: MIT */
/* How long something takes: the best of some rounds, or beside others the median. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

#include <stddef.h>

/** Seconds on a clock that only goes forward. */
double seconds_now(void);

/** The nanoseconds of one run: the best of some rounds of many. What takes longer
 *  than a fifth of a second is run once. */
double time_of(void (*run)(void *), void *context);

/** Something to be timed beside others. */
struct timed {
    void (*run)(void *);
    void *context;
    double time; /**< out: the nanoseconds of one run */
};

/** The nanoseconds of a run of each: the median of 25 rounds, in which they take turns, so that what
 *  else the machine does hits all of them. What takes longer than a fifth of a second is run once. */
void time_in_turn(struct timed *items, size_t count);

#endif
