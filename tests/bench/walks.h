/* SPDX-License-Identifier: MIT */
/* Whether plans need a search, in the states of long random walks: see walks.c. */
#ifndef BENCH_WALKS_H
#define BENCH_WALKS_H

#include <stddef.h>

/** Walks in the domains of the bench and in those of domains/, and prints a line for each goal. */
void bench_walks(void);

/** The same in the domains of so many files. */
void walk_in_files(size_t count, char **files);

#endif
