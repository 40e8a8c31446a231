/* SPDX-License-Identifier: MIT */
/*
 * Which actions can be of use for a goal, and which facts matter for it. An action that
 * brings about nothing that the goal, or an action of use, asks for has no part in a
 * cheapest plan.
 */
#ifndef GOAPGEN_HEURISTIC_RELEVANCE_H
#define GOAPGEN_HEURISTIC_RELEVANCE_H

#include "ground/ground.h"

struct relevance {
    bool *actions;             /**< by ground action */
    struct constraint *wanted; /**< by ground fact: all values that are asked for */
    bool *variables;           /**< by ground fact: whether any are */
};

/** For a goal and the ground actions that an agent type can do. */
struct relevance relevance_of(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal, const bool *possible);

#endif
