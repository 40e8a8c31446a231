/* SPDX-License-Identifier: MIT */
/* The grounding of actions. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_GROUND_ACTIONS_H
#define GOAPGEN_GROUND_GROUND_ACTIONS_H

#include "ground/evaluate.h"

/** Grounds all actions; the facts are grounded already. */
void ground_actions(struct grounding *grounding);

#endif
