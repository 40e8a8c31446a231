/* SPDX-License-Identifier: MIT */
/* How long it takes to choose among goals that are weighed by what their plans cost. */
#ifndef BENCH_WEIGHING_H
#define BENCH_WEIGHING_H

/** Prints how long a decision among eight goals takes whose plans are read. */
void bench_weighing(void);

#endif
