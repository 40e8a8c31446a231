/* SPDX-License-Identifier: MIT */
/*
 * Whether a task can begin in a state: a quick look at what its methods, and the first subtasks of
 * these, ask for. It needs no sets of states, so it also serves where there are too many of them.
 */
#ifndef GOAPGEN_ANALYSIS_FIRST_STEPS_H
#define GOAPGEN_ANALYSIS_FIRST_STEPS_H

#include "analysis/state_space.h"

/** A state that is looked at. */
struct beginning {
    const struct space *space;
    const bool *can; /**< by ground action: those that the agent type has */
    struct allowance *allowance;
    uint64_t state;
    bool *any; /**< by position in the space: the fact may have any value */
};

/** False if no method of a ground task can be carried out for sure. */
bool may_begin(const struct beginning *beginning, size_t task);

#endif
