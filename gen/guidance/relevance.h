/* SPDX-License-Identifier: MIT */
/*
 * Which actions can be of use for a goal, and which facts matter for it. An action that
 * brings about nothing that the goal, or an action of use, asks for has no part in a
 * cheapest plan. There may be tens of thousands of conditions to achieve, and as many actions: what
 * is the same for all of them is made once, so that each takes the work of what matters for it.
 */
#ifndef GOAPGEN_GUIDANCE_RELEVANCE_H
#define GOAPGEN_GUIDANCE_RELEVANCE_H

#include "ground/ground.h"

/** The memory with which relevance_of works: which actions change each ground fact, and room for
 *  what it notes. */
struct relevance_search;

/** Makes the memory with which relevance_of works, for a grounded problem; from the pool. */
struct relevance_search *relevance_search_new(struct pool *pool, const struct problem *problem);

/** The ground actions and ground facts that matter for a goal, in ascending order. */
struct relevance {
    size_t *actions; /**< ground actions */
    size_t action_count;
    size_t *variables; /**< ground facts */
    size_t variable_count;
};

/** Finds what matters for a goal, of the ground actions that an agent type can do; from the
 *  pool. */
struct relevance relevance_of(struct pool *pool, struct relevance_search *search,
                              const struct dnf *goal, const bool *possible);

#endif
