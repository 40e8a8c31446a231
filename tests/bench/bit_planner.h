/* SPDX-License-Identifier: MIT */
/*
 * A planner that is written for speed, to compare with: forward A* over states of 64 bits. A
 * condition holds where (state & care) == want, and an effect is (state & keep) | set. States are
 * found in a table with open addressing, the next one in a binary heap. All memory is taken once;
 * nothing of it is cleared before a plan, as entries tell which planning they are of.
 *
 * A symbol has a bit for each of its values or, where all of these are more than 64, the number of
 * its value; a fact that is a number cannot be said.
 *
 * The estimate is the number of the goal's facts that are wrong, times the least cost for each fact
 * that an action puts right: the least of cost / facts over all actions, rounded up at the end. An
 * action puts no more facts right than it changes to what the goal asks for, so that the estimate is
 * admissible, and as it falls with an action by no more than its cost, it is consistent: each plan
 * found is a cheapest one, though not the shortest of these.
 */
#ifndef BENCH_BIT_PLANNER_H
#define BENCH_BIT_PLANNER_H

#include "articles.h"

/** The planner of one goal. */
struct bit_planner;

/** The most states that a planning can meet. */
enum { BIT_PLANNER_STATES = 1 << 17 };

/** Takes over a problem and one of its goals, which must be a single box of conditions. An action
 *  whose precondition is k boxes becomes k actions. From the pool, as all of its memory is; NULL if
 *  the states have more than 64 bits, or something cannot be said. */
struct bit_planner *bit_planner_of(struct pool *pool, const struct problem *problem, size_t goal);

/** Changes the state that is planned from, at first the problem's start. values: by ground fact. */
void bit_planner_from(struct bit_planner *planner, const uint32_t *values);

/** Plans. Nothing is found if there is no plan, or if more states are met than there is room for. */
void bit_planner_make(struct bit_planner *planner, struct articles_plan *plan);

#endif
