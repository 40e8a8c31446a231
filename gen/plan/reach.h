/* SPDX-License-Identifier: MIT */
/*
 * Which values of facts can be brought about from the start state, as if nothing were ever undone:
 * each fact by itself, so that what is told not to be in reach is not, and what is may still be so only
 * apart from other things.
 */
#ifndef GOAPGEN_PLAN_REACH_H
#define GOAPGEN_PLAN_REACH_H

#include "cli/planner.h"

struct reach;

/** Finds what an agent can bring about with its actions; from the pool of the planning. */
struct reach *reach_find(const struct planning *planning);

/** Whether a value that a constraint allows is in reach; a sum within its bounds, as far as each of
 *  its terms tells; all that a box asks for; and that of one of several boxes. */
bool reach_has(const struct reach *reach, const struct constraint *constraint);
bool reach_has_sum(const struct reach *reach, const struct sum_bounds *bounds);
bool reach_has_box(const struct reach *reach, const struct box *box);
bool reach_has_any(const struct reach *reach, const struct dnf *dnf);

/** The procedural precondition that denies an action; NULL: none does. */
const char *reach_denial(const struct reach *reach, const struct action *action);

/** Whether the agent can do a ground action, by its number. */
bool reach_uses(const struct reach *reach, size_t number);

#endif
