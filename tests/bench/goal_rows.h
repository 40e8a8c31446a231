/* SPDX-License-Identifier: MIT */
/* The rows in which the goals' part of the bench prints what came of a contest. */
#ifndef BENCH_GOAL_ROWS_H
#define BENCH_GOAL_ROWS_H

#include "contest.h"

/** The ways in which the runtime plans. After the row stands each fault: a plan that fails, or one
 *  that is cheaper than one that was proven to be the cheapest. */
void print_ways_heading(void);
void print_ways(const struct contest *contest);

/** The runtime with its guide beside each rival, from the start and from random walks. */
void print_rivals_heading(void);
void print_rivals(const struct contest *contest);

#endif
