/* SPDX-License-Identifier: MIT */
/* The ground rules. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_RULES_H
#define GOAPGEN_GROUND_RULES_H

#include "ground/evaluate.h"

/** Makes the ground rules, in the order in which they fire. */
void ground_rules(struct grounding *grounding);

#endif
