/* SPDX-License-Identifier: MIT */
/* How long the shortest plan of a task is. */
#ifndef TESTS_FEWEST_STEPS_H
#define TESTS_FEWEST_STEPS_H

#include "models/recursion_trial.h"

/** The steps of the shortest plan of the root task of a problem in which no task comes back to
 *  itself; HTN_NOTHING: there is no plan. Conditions are achieved as the runtime does it. */
int fewest_steps(struct recursion_trial *trial);

#endif
