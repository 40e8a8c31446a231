/* SPDX-License-Identifier: MIT */
/* Measures rounds of runs: see timing.h. */
#include "timing.h"

#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 3, TURNS = 25 };

/* A run is repeated for so long; one that takes longer than the last of these is
 * not repeated at all. */
static const double round_seconds = 0.02, turn_seconds = 0.002, long_seconds = 0.2;

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

static int compare_seconds(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* How often something is run in a turn; 0 if it takes so long that it was run once for all. */
static unsigned long runs_in_turn(struct timed *item)
{
    unsigned long count = 1;
    double seconds = seconds_of(item->run, item->context, count);
    item->time = seconds * 1e9;
    if (seconds > long_seconds)
        return 0;
    while (seconds < turn_seconds) {
        count *= 2;
        seconds = seconds_of(item->run, item->context, count);
    }
    return count;
}

void time_in_turn(struct timed *items, size_t count)
{
    unsigned long *runs = malloc((count + 1) * sizeof *runs);
    double(*seconds)[TURNS] = malloc((count + 1) * sizeof *seconds);
    if (!runs || !seconds)
        exit(1);
    for (size_t i = 0; i < count; i++)
        runs[i] = runs_in_turn(&items[i]);
    for (int turn = 0; turn < TURNS; turn++)
        for (size_t i = 0; i < count; i++)
            seconds[i][turn] = seconds_of(items[i].run, items[i].context, runs[i]);
    for (size_t i = 0; i < count; i++) {
        qsort(seconds[i], TURNS, sizeof **seconds, compare_seconds);
        if (runs[i])
            items[i].time = seconds[i][TURNS / 2] / (double)runs[i] * 1e9;
    }
    free(seconds);
    free(runs);
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
