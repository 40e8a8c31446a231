/* SPDX-License-Identifier: MIT */
/* How many instructions a search takes: see instructions.c. */
#ifndef BENCH_INSTRUCTIONS_H
#define BENCH_INSTRUCTIONS_H

/** Plans in some domains under callgrind, and prints the instructions, or that there are no
 *  figures as valgrind is missing. program: this one, which is run again. */
void bench_instructions(const char *program);

/** What is run under callgrind: one plan in one of these domains, by its number. */
void plan_for_instructions(unsigned number);

#endif
