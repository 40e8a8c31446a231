/* SPDX-License-Identifier: MIT */
/*
 * Which values of facts can be brought about from the start state, as if nothing were ever undone:
 * each fact by itself, so that what is told not to be in reach is not, and what is may still be so
 * only apart from other things.
 */
#ifndef GOAPGEN_ANALYSIS_REACH_H
#define GOAPGEN_ANALYSIS_REACH_H

#include "analysis/state_space.h"
#include "ground/transitions.h"

/** The values of each ground fact that can be brought about as if nothing were ever undone; of a
 *  number of very many values, the lowest and the highest. */
struct reach;

/** Makes a reach that has the values of the start state; from the pool. */
struct reach *reach_from_start(struct pool *pool, const struct problem *problem);

/** Adds the values that changes lead to from values in reach; returns whether there are new
 *  ones. */
bool reach_add_changes(struct reach *reach, const struct changes *changes);

/** Whether a value that a constraint allows is in reach. */
bool reach_meets_constraint(const struct reach *reach, const struct constraint *constraint);

/** Whether a sum can be within its bounds by values in reach, as far as each of its terms tells. */
bool reach_meets_sum_bounds(const struct reach *reach, const struct sum_bounds *bounds);

/** Whether all that one of the boxes of a condition asks for is in reach. */
bool reach_meets_dnf(const struct reach *reach, const struct dnf *dnf);

/** Marks the transitions that could take place if nothing were ever undone; all of them where the
 *  allowance is used up. */
void mark_relaxed_transitions(struct pool *pool, const struct problem *problem,
                              const struct transitions *transitions, struct allowance *allowance,
                              bool *marked);

#endif
