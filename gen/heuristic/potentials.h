/* SPDX-License-Identifier: MIT */
/*
 * What ingredients are worth. An ingredient is a fact that whatever asks for it uses up; it has to
 * be brought about once for each use. But a pattern that sees one use counts it once,
 * and the next pattern gets nothing for it: its cost was taken. So the cost of what
 * makes an ingredient is laid on what uses it up, as a potential, and every pattern that sees
 * a use sees what it takes.
 *
 * A state that holds an ingredient owes that much less: the potentials are the weights of
 * a potential heuristic, and patterns and potentials together share the costs with shares
 * that may be negative (Pommerening, Helmert, Roeger, Seipp, "From Non-Negative to
 * General Operator Cost Partitioning", 2015). What a goal has left over was in vain.
 */
#ifndef GOAPGEN_HEURISTIC_POTENTIALS_H
#define GOAPGEN_HEURISTIC_POTENTIALS_H

#include "heuristic/projection.h"

struct potentials {
    uint64_t *unit_potential; /**< by ground fact: of each unit of its value; 0: no ingredient */
    uint64_t *costs;          /**< by ground action: its cost, and the potential of what it uses up,
                          without the potential of what it makes */
    uint64_t base;            /**< what all facts at their tops are worth, without what the goal
                          asks for */
    bool any;                 /**< whether there is a potential at all */
};

/** No potentials: actions cost what they cost. */
struct potentials potentials_none(struct pool *pool, const struct objective *objective);

/** Potentials of the ingredients that can be used in several ways, and of those of which such
 *  ones are made. */
struct potentials potentials_make(struct pool *pool, const struct objective *objective);

/** Adds to the distances of a projection what the ingredients of its pattern that a state
 *  lacks would be worth, so that no distance is negative, and takes these ingredients from
 *  a list of potentials: each belongs to one projection of a sum. The sum is then too
 *  much by the base. */
void potentials_add(uint64_t *unit_potential, struct projection *projection);

#endif
