/* SPDX-License-Identifier: MIT */
/* Measures the best of some rounds: see timing.h. */
#include "timing.h"

#include <time.h>

enum { ROUNDS = 3 };

/* A run is repeated for so long; one that takes longer than the last of these is
 * not repeated at all. */
static const double round_seconds = 0.02, long_seconds = 0.2;

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double seconds_of(void (*run)(void *), void *context, unsigned long count)
{
    double begin = seconds_now();
    for (unsigned long i = 0; i < count; i++)
        run(context);
    return seconds_now() - begin;
}

double time_of(void (*run)(void *), void *context)
{
    unsigned long count = 1;
    double seconds = seconds_of(run, context, count);
    if (seconds > long_seconds)
        return seconds * 1e9;
    while (seconds < round_seconds) {
        count *= 2;
        seconds = seconds_of(run, context, count);
    }
    for (int i = 1; i < ROUNDS; i++) {
        double again = seconds_of(run, context, count);
        seconds = again < seconds ? again : seconds;
    }
    return seconds / (double)count * 1e9;
}
