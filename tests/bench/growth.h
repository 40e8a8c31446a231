/* SPDX-License-Identifier: MIT */
/* How a plan for a task grows with the domain, where what it needs stays the same. */
#ifndef BENCH_GROWTH_H
#define BENCH_GROWTH_H

/** Measures domains of 10 to 10,000 ground methods, of which a plan uses always the
 *  same few, and prints what comes of it. */
void bench_growth(void);

#endif
