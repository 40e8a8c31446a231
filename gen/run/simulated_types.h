/* SPDX-License-Identifier: MIT */
/* Which agent types `goapgen run` and `goapgen decide` live. */
#ifndef GOAPGEN_RUN_SIMULATED_TYPES_H
#define GOAPGEN_RUN_SIMULATED_TYPES_H

#include "cli/planner.h"

/** Finds the agent types to be simulated: the named one; or all that have a task or a goal, of
 *  which only the first is asked for without --agents. numbers: room for each agent type. Returns
 *  how many they are; 0, with a message, if there is none. */
size_t simulated_types(const struct planning *planning, size_t *numbers);

#endif
