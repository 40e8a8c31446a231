/* SPDX-License-Identifier: MIT */
/*
 * Many lives of a domain, one a seed, on all cores: each process lives some of the seeds, adds
 * them up, and sends the sum as the JSON that `goapgen run --merge` reads, too. So the result is
 * that of merging, whatever the number of processes.
 */
#ifndef GOAPGEN_RUN_LIVES_H
#define GOAPGEN_RUN_LIVES_H

#include "run/tally.h"

/** The most processes. */
enum { LIVES_PROCESSES = 64 };

/** The type of a function that simulates one life, with this seed, and gives its tallies, which
 *  live in the pool. */
typedef void live_seed_function(void *context, struct pool *pool, uint32_t seed,
                                struct tallies *tallies);

/** Simulates a life for each seed of a range and adds their tallies up; the sum lives in the pool
 *  of the parsing. False, with a message on standard error, if that failed: then all processes have
 *  ended. While it takes long, and standard error is a terminal, it shows there how many lives are
 *  over. */
bool lives_add_up(const struct parsing *parsing, struct seed_range seeds, live_seed_function *live,
                  void *context, struct tallies *sum);

#endif
