/* SPDX-License-Identifier: MIT */
/* What many villagers cost: see villagers.c. */
#ifndef BENCH_VILLAGERS_H
#define BENCH_VILLAGERS_H

/** Ticks up to 100,000 villagers of domains/village, and prints what that took. */
void bench_villagers(void);

#endif
