/* SPDX-License-Identifier: MIT */
/* Domains that the benchmarks write, compiled. */
#ifndef BENCH_COMPILED_H
#define BENCH_COMPILED_H

#include "tables/tables.h"

/** Compiles a domain; where it has errors, they are printed and the program ends. The tables live in
 *  the pool. */
const struct tables *compiled(struct pool *pool, const char *text);

#endif
