/* SPDX-License-Identifier: MIT */
/*
 * Conditions that methods have achieved: each different one, with objects for all parameters, is one
 * of the problem, and has a number beside those of tasks. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_SUBGOALS_H
#define GOAPGEN_GROUND_SUBGOALS_H

#include "ground/evaluate.h"

/** Whether there is a number left for one more task or condition to achieve; otherwise an error
 *  says that there are too many. */
bool has_number_left(struct grounding *grounding, struct place place, const char *what);

/** The subtask that achieves conditions, under a complete binding. */
struct ground_subtask achieve_subtask(struct grounding *grounding,
                                      const struct expressions *conditions,
                                      struct binding *binding);

#endif
