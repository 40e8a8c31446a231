/* SPDX-License-Identifier: MIT */
/* Plans for goals of problems that grow beyond what a search for the cheapest plan can do. */
#ifndef BENCH_SCALING_H
#define BENCH_SCALING_H

#include "worlds.h"

#include <stddef.h>

/** Plans each problem of each family once, also with its goal made at run time, and prints what
 *  comes of it; takes some minutes. */
void bench_scaling(void);

/** How many problems these are, and one of them, with its nodes as its limit. */
size_t scaling_problems(void);
struct world scaling_world(struct pool *pool, size_t number);

#endif
