/* SPDX-License-Identifier: MIT */
/*
 * Sets of states of an objective as decision diagrams: each fact that matters as the binary number
 * of its value, the highest bit first.
 */
#ifndef GOAPGEN_GUIDANCE_STATE_SETS_H
#define GOAPGEN_GUIDANCE_STATE_SETS_H

#include "guidance/diagram.h"
#include "guidance/mutexes.h"
#include "guidance/objective.h"

/** The most actions whose denial is told apart. */
enum { DENIALS_MOST = 16 };

/** The bits of a fact in diagrams. */
struct fact_bits {
    size_t variable;
    uint32_t first, count; /**< the highest one; how many, all of which follow it */
};

/** The context of sets of states as diagrams: their collection, and which bits each fact has. */
struct state_sets {
    const struct objective *objective;
    struct pool *pool;
    struct diagrams *diagrams;
    struct fact_bits *facts;        /**< in order */
    struct fact_bits **of;          /**< by ground fact; NULL: it does not matter */
    uint32_t fact_bits;             /**< of all facts */
    uint32_t bits;                  /**< and one for each denial, behind them */
    uint16_t denials[DENIALS_MOST]; /**< their numbers, as in objective->questions */
};

/** Makes the context of sets of states, for facts in an order, each once, with so much work; false
 *  where there are more bits than diagrams can have, or too many denials. From the pool. */
bool state_sets_make(struct pool *pool, struct state_sets *sets, const struct objective *objective,
                     const size_t *order, uint64_t work);

/** The set of the states whose bits are codes of values that the facts have: what diagrams say of
 *  others means nothing. */
uint32_t states_with_valid_codes(struct state_sets *sets);

/** The set of the states in which a box holds, as far as it is about facts that matter. */
uint32_t states_in_box(struct state_sets *sets, const struct box *box);

/** The set of the states in which a condition holds, as far as it is about facts that matter. */
uint32_t states_in_dnf(struct state_sets *sets, const struct dnf *condition);

/** The set of the states in which the game does not deny an action, as far as that is looked at. */
uint32_t states_unless_denied(struct state_sets *sets, size_t action);

/** The set of the states that have no mutex, no pair of values that are never together, as far as
 *  it is about facts that matter. */
uint32_t states_without_mutexes(struct state_sets *sets, const struct mutexes *mutexes);

/** The substitution that changes make in the bits; a number for each that is made. From the
 *  pool. */
struct substitution changes_substitution(struct pool *pool, struct state_sets *sets,
                                         const struct changes *changes, uint32_t number);

#endif
