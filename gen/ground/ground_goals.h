/* SPDX-License-Identifier: MIT */
/* The grounding of goals. */
#ifndef GOAPGEN_GROUND_GROUND_GOALS_H
#define GOAPGEN_GROUND_GROUND_GOALS_H

#include "ground/evaluate.h"

/** Grounds all goals; errors and warnings are reported. */
void ground_goals(struct grounding *grounding);

#endif
