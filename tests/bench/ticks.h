/* SPDX-License-Identifier: MIT */
/* How long the ticks of a team take that has much to plan, or what it cannot plan. */
#ifndef BENCH_TICKS_H
#define BENCH_TICKS_H

/** Prints it. */
void bench_ticks(void);

#endif
