/* SPDX-License-Identifier: MIT */
/* What villagers cost that are ticked only when they are due: see sleepers.c. */
#ifndef BENCH_SLEEPERS_H
#define BENCH_SLEEPERS_H

/** Lets up to a million villagers live, always ticked and ticked when due, and prints what that
 *  took. */
void bench_sleepers(void);

#endif
