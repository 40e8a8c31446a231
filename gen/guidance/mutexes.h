/* SPDX-License-Identifier: MIT */
/*
 * Mutexes: pairs of values of two facts that no state has together, where states come from the
 * start state by the domain's transitions. What no pair rules out is an over-approximation of these
 * states: the pairs are those that h² has not reached (Haslum and Geffner, "Admissible Heuristics
 * for Optimal Planning", 2000; Bonet and Geffner, "Planning as Heuristic Search", 2001).
 *
 * The states without such a pair are closed: a transition leads from each of them to such a one.
 */
#ifndef GOAPGEN_GUIDANCE_MUTEXES_H
#define GOAPGEN_GUIDANCE_MUTEXES_H

#include "ground/ground.h"

/** The pairs of values of two facts that no state has together. Values are numbered: those of a
 *  fact one after the other. */
struct mutexes {
    const struct problem *problem;
    size_t *first;     /**< by ground fact: the number of its value 0; SIZE_MAX: it is kept as a
                            number, and has no part in pairs */
    size_t count;      /**< values of all facts */
    size_t words;      /**< of a row */
    uint64_t *reached; /**< by value: a row with a bit for each value that is reached together with
                            it; its own, if it is reached */
    bool any;          /**< whether a pair of two facts is not reached */
};

/** Finds the mutexes for an agent type that can do some of the ground actions: see transitions_of,
 *  with what the game may set. *work: looks at a value of a transition that may be made, which
 *  become less by those that were; if they do not suffice, or there are too many values, there are
 *  no mutexes. In the pool. */
struct mutexes mutexes_find(struct pool *pool, const struct problem *problem, const bool *can,
                            uint64_t *work);

/** Whether a state may have two values together: whether they are no mutex; a value of a fact that
 *  is kept as a number always may. */
bool mutexes_allow(const struct mutexes *mutexes, size_t a, size_t b);

#endif
