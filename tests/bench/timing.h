/* SPDX-License-Identifier: MIT */
/* How long something takes: the best of some rounds. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

/** Seconds on a clock that only goes forward. */
double seconds_now(void);

/** The nanoseconds of one run: the best of some rounds of many. What takes longer
 *  than a fifth of a second is run once. */
double time_of(void (*run)(void *), void *context);

#endif
