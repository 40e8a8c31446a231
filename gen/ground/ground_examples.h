/* SPDX-License-Identifier: MIT */
/* Checks what examples ask of states. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_EXAMPLES_H
#define GOAPGEN_GROUND_EXAMPLES_H

#include "ground/evaluate.h"

/** Sees to it that the conditions that examples expect can be worked out for all objects, each
 *  within CONDITION_EFFORT_LIMIT steps: that no number is too large, and no `all` or `any` goes over
 *  too many. Reports those that cannot. */
void check_examples(struct grounding *grounding);

#endif
