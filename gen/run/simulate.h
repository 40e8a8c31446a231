/* SPDX-License-Identifier: MIT */
/* A simulation as the options of `goapgen run` ask for it, for all commands that show one. */
#ifndef GOAPGEN_RUN_SIMULATE_H
#define GOAPGEN_RUN_SIMULATE_H

#include "cli/planner.h"
#include "run/statistics.h"

/** Simulates agents of one type, or of several if there is --agents; returns the statistics of each
 *  type, from the planning's pool. NULL, with a message, if the options name no agents that can be
 *  simulated. */
const struct statistics **simulate(const struct planning *planning, size_t *count);

#endif
