/* SPDX-License-Identifier: MIT */
/*
 * What a method's first subtasks need is worked out before it is tried: the preconditions
 * of their actions, regressed through the actions in front of them. So a method that
 * cannot be done is passed over by one test.
 */
#ifndef GOAPGEN_GROUND_ENTAILED_PRECONDITIONS_H
#define GOAPGEN_GROUND_ENTAILED_PRECONDITIONS_H

#include "ground/evaluate.h"

/** Works out ground_method.needs of all methods. Needs without a box mean that the
 *  method can never be carried out. */
void entail_needs(struct grounding *grounding);

#endif
