/* SPDX-License-Identifier: MIT */
/*
 * Whether constants and parameters rule a condition out, also where only some of the
 * parameters have an object yet. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_REFUTE_H
#define GOAPGEN_GROUND_REFUTE_H

#include "ground/evaluate.h"

/** A condition that must hold, or must not. */
struct conjunct {
    const struct expression *expression;
    bool negated;
    uint64_t parameters; /**< a bit for each one that it mentions */
};

/** Conditions that must all hold, each by itself: what stands in an `and`, or in an `or` that is
 *  negated, is taken apart. Those that nothing but the state can rule out are left out. */
struct conjuncts {
    struct conjunct *items;
    size_t count;
};

/** Takes conditions apart into their conjuncts, from the pool; the parameters are the first so many
 *  names in scope. */
struct conjuncts conjuncts_of(struct pool *pool, const struct expressions *conditions,
                              size_t parameter_count);

/** Whether a conjunct is a comparison, not joined of others. */
bool is_leaf(const struct conjunct *conjunct);

/** Whether a condition has a quantifier in it, and so variables of its own. */
bool has_quantifier(const struct expression *expression);

/** Whether a conjunct cannot hold in any state, whatever objects the parameters get that have
 *  none. False, too, where the steps of evaluation have come to their end. */
bool is_refuted(struct grounding *grounding, const struct conjunct *conjunct,
                struct binding *binding);

#endif
