/* SPDX-License-Identifier: MIT */
/*
 * Legs: what ground actions of `cost: travel` have in common that cost the same, wherever the walk to
 * them begins. So an action is one action, and not one for each place.
 */
#ifndef GOAPGEN_GROUND_LEGS_H
#define GOAPGEN_GROUND_LEGS_H

#include "ground/ground.h"

/** Finds the legs of all ground actions, and what they cost; from the pool. */
void find_legs(struct pool *pool, struct problem *problem);

/** What a ground action costs that an agent does next that is at a place, with the positions and the
 *  speed of the YAML; for functions of the game, the least. */
uint16_t ground_cost_from(const struct problem *problem, const struct ground_action *action,
                          uint32_t place);

#endif
