/* SPDX-License-Identifier: MIT */
/*
 * The cheapest plan of a domain with roads, by a uniform-cost search that walks hop by hop: it carries
 * how far the agent has walked since its last action, and counts that when the next one is done. It
 * knows no distances.
 */
#ifndef TESTS_ROAD_ORACLE_H
#define TESTS_ROAD_ORACLE_H

#include "models/road_world.h"

/** There is no plan; from here on the number of a step is that of a road, twice, and one more for the way
 *  back on it. */
enum { ROAD_NO_PLAN = -1, ROAD_CROSSING = 1000 };

/** What the cheapest plan from a state costs; or ROAD_NO_PLAN. */
int road_cheapest(const struct road_world *world, const struct road_state *state);

/** What a plan costs, whose steps are numbers of actions or of ROAD_CROSSING; ROAD_NO_PLAN: one cannot be done, or they do
 *  not lead to the goal. */
int road_cost_of(const struct road_world *world, struct road_state state, const int *steps,
                 int count);

#endif
