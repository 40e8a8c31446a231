/* SPDX-License-Identifier: MIT */
/*
 * The potentials of ingredients. An ingredient is a fact that is used up by all actions that
 * ask for it, so that it has to be made once for each use. But a pattern that holds one
 * use counts the cost of making it once, and for the next pattern nothing of that cost is
 * left. So the cost of the actions that make an ingredient is laid on those that use it up,
 * as a potential: each pattern that holds a use counts the cost of making it.
 *
 * A state that holds an ingredient has that much less to go: the potentials are the weights
 * of a potential heuristic, and patterns and potentials together share the costs with shares
 * that may be negative (Pommerening, Helmert, Roeger, Seipp, "From Non-Negative to
 * General Operator Cost Partitioning", 2015). Ingredients that are left over at the goal were
 * made in vain.
 */
#ifndef GOAPGEN_GUIDANCE_POTENTIALS_H
#define GOAPGEN_GUIDANCE_POTENTIALS_H

#include "guidance/projection.h"

/** The potentials of ingredients, what a unit of each counts, and the costs of actions with
 *  them. */
struct potentials {
    uint64_t *unit_potential; /**< by ground fact: of each unit of its value; 0: no ingredient */
    uint64_t *costs; /**< by cost of the objective: it, and the potential of what it uses up,
                          without the potential of what it makes */
    uint64_t base;   /**< the potential of all facts at their tops, without what the goal
                                 asks for */
    bool any;        /**< whether there is a potential at all */
};

/** The potentials where there are none: actions cost what they cost. */
struct potentials potentials_none(struct pool *pool, const struct objective *objective);

/** Works out the potentials of the ingredients that can be used in several ways, and of the
 *  ingredients of which these are made; potentials_none where they come to no end, or costs are too
 *  high. */
struct potentials potentials_make(struct pool *pool, const struct objective *objective);

/** Adds to the distances of a projection the potentials of the ingredients of its pattern that
 *  a state lacks, so that no distance is negative. Takes these ingredients from a list of
 *  potentials, as each belongs to one projection of a sum. The sum is then too great by the
 *  base. */
void potentials_add_to_distances(uint64_t *unit_potential, struct projection *projection);

#endif
