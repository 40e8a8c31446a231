/* SPDX-License-Identifier: MIT */
/* A simulation as the options of `goapgen run` ask for it, for all commands that show one. */
#ifndef GOAPGEN_RUN_SIMULATE_H
#define GOAPGEN_RUN_SIMULATE_H

#include "cli/planner.h"
#include "run/statistics.h"

/** Finds the agent types to be simulated: the named one; or all that have a task or a goal, of
 *  which only the first is asked for without --agents. numbers: room for each agent type. Returns
 *  how many they are; 0, with a message, if there is none. */
size_t find_simulated_types(const struct planning *planning, size_t *numbers);

/** Simulates agents of one type, or of several if there is --agents; returns the statistics of each
 *  type, from the planning's pool, and in *count how many these are. NULL, with a message, if the
 *  options name no agents that can be simulated. */
const struct statistics **simulate(const struct planning *planning, size_t *count);

#endif
