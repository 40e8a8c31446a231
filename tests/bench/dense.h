/* SPDX-License-Identifier: MIT */
/*
 * The limit for what a table can do: a bare loop over an array that says the best
 * action for each state, the state's bits being the index. It needs as many
 * entries as there are bit patterns, so it is for measuring only.
 */
#ifndef BENCH_DENSE_H
#define BENCH_DENSE_H

#include "gg.h"

struct dense;

/** The loop that makes the plan, from the domain's start state. NULL if a
 *  state is more than one word of flags, where the array would be too large, or
 *  where an action does more than to set facts. */
struct dense *dense_of(const gg_domain *domain, const gg_plan *plan);
void dense_free(struct dense *dense);

/** Makes the plan: stores its steps and returns how many there are. */
uint16_t dense_walk(const struct dense *dense, uint16_t *steps);

#endif
