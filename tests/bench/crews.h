/* SPDX-License-Identifier: MIT */
/* Teams whose members are agents: what a tick costs in which nothing happens. */
#ifndef BENCH_CREWS_H
#define BENCH_CREWS_H

/** Lets a hundred teams of domains/orchard begin to work, and prints what ticks of the teams and of
 *  their agents take. */
void bench_crews(void);

#endif
