/* SPDX-License-Identifier: MIT */
/* What plans for goals cost: the goals' part of the bench. */
#ifndef BENCH_GOALS_H
#define BENCH_GOALS_H

/** Measures all domains and prints what comes of it; takes a minute or two. */
void bench_goals(void);

#endif
