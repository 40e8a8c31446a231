/* SPDX-License-Identifier: MIT */
/*
 * The states of some ground facts, numbered, and sets of these states, which have a bit
 * for each: those that a condition allows, and those that an effect leads to. For the
 * warnings that look at all states.
 */
#ifndef GOAPGEN_ANALYSIS_STATE_SPACE_H
#define GOAPGEN_ANALYSIS_STATE_SPACE_H

#include "ground/ground.h"

/** How much work is left to an analysis, about in states that are looked at. It does not depend on
 *  the machine. */
struct allowance {
    uint64_t left;
};

/** Takes work from an allowance; false, and nothing is left, if there was too little. */
bool allowance_take(struct allowance *allowance, uint64_t work);

/** The most states that are counted, and the most facts of a space: those of a
 *  single value are left out. */
enum { STATE_LIMIT = 1000000, SPACE_FACTS = 64 };

/** A space of states: some ground facts, and all states that these can have, numbered. The number
 *  of a state is the sum of each fact's value times its stride. */
struct space {
    const struct problem *problem;
    size_t *variables; /**< the ground facts, by position */
    uint64_t *strides; /**< by position */
    size_t *positions; /**< by ground fact; SIZE_MAX: not in it */
    size_t count;      /**< ground facts in it */
    uint64_t states;   /**< how many there are */
};

/** Makes the space of states of the ground facts that are marked; its problem is set before. False
 *  if it has more states than the limit, 2^62 at the most. */
bool space_make(struct pool *pool, const bool *marked, uint64_t limit, struct space *space);

/** How many states all facts that can change have; 0: more than STATE_LIMIT. */
uint64_t count_states(const struct problem *problem);

/** Marks the ground facts that a condition reads. */
void mark_facts_read(const struct dnf *dnf, bool *marked);

/** Marks the ground facts that the sums of a box read. */
void mark_facts_read_by_sums(const struct box *box, bool *marked);

/** Whether the sums of a box can be within their bounds in a state of the space. */
bool space_sums_hold(const struct space *space, const struct box *box, uint64_t state);

/** The value of a fact of the space in a state. */
uint32_t space_value(const struct space *space, uint64_t state, size_t position);

/** The state of a smaller space that a state of a larger one is in it: the same values, of the
 *  smaller space's facts only. The larger space has all of them. */
uint64_t project_state(const struct space *space, const struct space *larger, uint64_t state);

/* -------------------------------------------------------------------- sets */

/** How many words a set of states of a space takes. */
size_t set_words(const struct space *space);

/** Makes an empty set of states of a space. */
uint64_t *set_new(struct pool *pool, const struct space *space);

/** Makes the set of all states of a space. */
uint64_t *set_of_all(struct pool *pool, const struct space *space);

/** Whether a state is in a set. */
bool set_has(const uint64_t *set, uint64_t state);

/** Whether no state is in a set. */
bool set_is_empty(const struct space *space, const uint64_t *set);

/** Whether a set is a subset of another. */
bool set_within(const struct space *space, const uint64_t *part, const uint64_t *whole);

/** Adds all states of another set to a set; returns whether it has grown. */
bool set_add_set(const struct space *space, uint64_t *set, const uint64_t *other);

/** A condition, the changes that are made where it holds (NULL: none), and the set of states into
 *  which they are to lead: what the preimage of that set is worked out by. */
struct preimage_query {
    const struct dnf *dnf;
    const struct changes *changes;
    const uint64_t *target;
};

/** Adds to a set the states in which the condition of a query holds, and from which its changes
 *  lead into its target. Facts that are not in the space are ignored in both. False if the
 *  allowance is used up. */
bool set_add_preimage(const struct space *space, const struct preimage_query *passage,
                      struct allowance *allowance, uint64_t *set);

/* -------------------------------------------------------------------- words */

/** The values of a state as text, "full == 0 and not door_open", but for those that are left out,
 *  by position; in the order of the facts, from the pool `to`. */
const char *words_of_values(struct pool *to, const struct space *space, uint64_t state,
                            const bool *left_out);

/** The states from which another state is to be told apart in words. */
struct states_to_differ_from {
    const struct space *space;
    const uint64_t *others;
    struct allowance *allowance;
};

/** As text, as words_of_values gives it, the values of a state that tell it apart from all of the
 *  others: those without which it could be one of them. "" if there are no other states. */
const char *words_of_distinguishing_values(struct pool *to,
                                           const struct states_to_differ_from *contrast,
                                           uint64_t state);

#endif
