/* SPDX-License-Identifier: MIT */
/*
 * The planner that game programmers write from the articles on GOAP, to compare
 * with: forward A*, facts found by their names, open and closed list as arrays
 * that are searched from the front, and as the estimate the number of the goal's
 * facts that are wrong. It is made from the grounded problem, so that it plans
 * the same domains as the runtime.
 *
 * The estimate expects each wrong fact to take an action of its own that costs
 * at least 1. Where an action sets several facts of the goal, or costs nothing,
 * it is too high, and the plan found may not be the cheapest; so it is in the
 * articles. Everywhere else the plan is a cheapest one.
 */
#ifndef BENCH_ARTICLES_H
#define BENCH_ARTICLES_H

#include "named.h"

/** The domain as the planner knows it. */
struct articles;

/** What came of a planning. */
struct articles_plan {
    uint16_t *steps; /**< the caller's: numbers of ground actions */
    size_t capacity; /**< room in steps; a longer plan is not found */
    size_t length;
    bool found;
    uint32_t cost, expansions;
};

/** Takes over a problem and one of its goals, which must be a single box of
 *  conditions. An action whose preconditions are k boxes becomes k actions.
 *  The planner lives in the pool, and so must the problem. */
struct articles *articles_of(struct pool *pool, const struct problem *problem, size_t goal);

/** The same for a goal that is not one of the problem's. */
struct articles *articles_for(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal);

/** Changes the state that is planned from, at first the problem's start. */
void articles_from(struct articles *articles, struct named_facts facts);

/** Plans from the start state. Gives up, with nothing found, when open and
 *  closed list together hold so many states. */
void articles_make(const struct articles *articles, size_t state_limit, struct articles_plan *plan);

#endif
