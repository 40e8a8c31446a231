/* SPDX-License-Identifier: MIT */
/*
 * The rows that tables have for ground actions. Most have one each. Actions that differ in nothing but
 * the place where they are done have one together if a fact tells that place: in
 *
 *     eat(food f, spot s): {at: s, preconditions: lies(f) == s, …}
 *
 * the spot follows from the state, so that one row for each food says all. The numbers of ground actions
 * stay what they are: those of a row follow each other, in the order of the places.
 */
#ifndef GOAPGEN_GROUND_ACTION_ROWS_H
#define GOAPGEN_GROUND_ACTION_ROWS_H

#include "ground/ground.h"

/** Finds the rows of a problem's ground actions, when its tasks and legs are known; from the pool. */
void find_action_rows(struct pool *pool, struct problem *problem);

#endif
