/* SPDX-License-Identifier: MIT */
/*
 * What a method's first subtasks need is known before it is tried: an action's
 * preconditions, looked at from before the actions in front of it. So a hopeless
 * choice is passed over by one test.
 */
#ifndef GOAPGEN_GROUND_ENTAILED_PRECONDITIONS_H
#define GOAPGEN_GROUND_ENTAILED_PRECONDITIONS_H

#include "ground/evaluate.h"

/** Works out ground_method.needs of all methods. Needs without a box mean that the
 *  method can never be carried out. */
void hoist_needs(struct grounding *grounding);

#endif
