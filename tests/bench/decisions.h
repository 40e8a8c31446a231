/* SPDX-License-Identifier: MIT */
/* What plans for tasks cost: the tasks' part of the bench. */
#ifndef BENCH_DECISIONS_H
#define BENCH_DECISIONS_H

/** Measures decisions of whole domains against the interpreter, and how decisions
 *  grow with the domain; prints what comes of it. */
void bench_decisions(void);

#endif
