/* SPDX-License-Identifier: MIT */
/*
 * What ground actions cost. An action that costs its walk has several costs, each for the places from
 * which it is the same: so what goes by costs sees a step for each of them.
 */
#ifndef GOAPGEN_GUIDANCE_ACTION_COSTS_H
#define GOAPGEN_GUIDANCE_ACTION_COSTS_H

#include "ground/ground.h"

/** A cost of a ground action. */
struct action_cost {
    uint16_t cost;
    const struct constraint *places; /**< where an agent is that pays it; NULL: anywhere */
};

/** The costs of all ground actions, in the order of the actions. */
struct action_costs {
    struct action_cost *items;
    size_t count;
    size_t *first;       /**< by ground action: its first cost; behind all of them `count` */
    uint64_t *distances; /**< by cost: what it counts by itself, see gg_distance */
};

/** The costs of all ground actions. They are the same for all goals of a problem. */
struct action_costs action_costs_of(struct pool *pool, const struct problem *problem);

/** A copy of the distances, from the pool. */
uint64_t *copy_distances(struct pool *pool, const struct action_costs *costs);

/** The states of a box of an action's condition in which the action has a cost, as a box; NULL: there
 *  are none. */
const struct box *box_at_cost(struct pool *pool, const struct box *box,
                              const struct action_cost *cost);

#endif
