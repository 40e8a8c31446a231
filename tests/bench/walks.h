/* SPDX-License-Identifier: MIT */
/* Whether plans need a search, in the states of long random walks: see walks.c. */
#ifndef BENCH_WALKS_H
#define BENCH_WALKS_H

/** Walks in the domains of the bench and in those of domains/, and prints a line for each goal. */
void bench_walks(void);

/** The same in the domain of a file. */
void walk_in_file(const char *path);

#endif
