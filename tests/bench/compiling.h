/* SPDX-License-Identifier: MIT */
/* How long goapgen takes to compile a domain: see compiling.c. */
#ifndef BENCH_COMPILING_H
#define BENCH_COMPILING_H

/** Compiles the shipped domains and a large random one, and prints the seconds. */
void bench_compiling(void);

#endif
