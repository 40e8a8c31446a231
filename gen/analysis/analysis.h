/* SPDX-License-Identifier: MIT */
/*
 * Warnings of what will never happen, or should not, in a domain without errors. They are
 * exact if the states can be counted; if the work is too much, nothing is said.
 */
#ifndef GOAPGEN_ANALYSIS_H
#define GOAPGEN_ANALYSIS_H

#include "analysis/state_space.h"

/** Reports the warnings, to the diagnostics of the domain. */
void analyse(const struct problem *problem);

/** Checks the conditions of `always` and `reachable`, and reports what is wrong with them;
 *  property_warnings.c. */
void warn_of_properties(const struct problem *problem);

/** What the parts of the analysis share. */
struct analysis {
    struct pool *pool;
    const struct problem *problem;
    struct diagnostics *diagnostics;
    bool **below;  /**< by agent type: a mark for each ground task that its root can lead to;
                       NULL if it has no root task */
    bool **can;    /**< by agent type: a mark for each ground action that it has */
    bool *endless; /**< by ground task: it has no decomposition that ends */
};

/** Methods that are never chosen, and tasks to which only they lead; shadowed_methods.c. */
void warn_of_shadowed_methods(struct analysis *analysis);

/** Tasks that have no end; recursion.c. */
void warn_of_recursion(struct analysis *analysis);

/** Actions that serve nothing; unused_actions.c. */
void warn_of_unused_actions(struct analysis *analysis);

/** What holds in no state that can come about, and what goes wrong in one that can;
 *  reachability_warnings.c. */
void warn_of_reachability(struct analysis *analysis);

#endif
