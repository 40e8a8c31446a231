/* SPDX-License-Identifier: MIT */
/*
 * Methods that can never be carried out, whatever the state: what they need contradicts
 * itself, or a subtask can never be done. A task without a method can never be done either.
 */
#ifndef GOAPGEN_GROUND_IMPOSSIBLE_H
#define GOAPGEN_GROUND_IMPOSSIBLE_H

#include "ground/ground.h"

/** Drops the methods of a problem that can never be carried out, and those that need a task
 *  that has lost its last method, and so on upwards. The others keep their order. */
void drop_impossible(struct problem *problem);

#endif
