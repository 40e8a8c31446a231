/* SPDX-License-Identifier: MIT */
/*
 * How states change for an agent type: by its actions, by rules, and by the game. A
 * transition is a box of a condition with changes.
 */
#ifndef GOAPGEN_GROUND_TRANSITIONS_H
#define GOAPGEN_GROUND_TRANSITIONS_H

#include "ground/ground.h"

/** What makes a transition. */
enum transition_origin {
    BY_ACTION,
    BY_ITSELF, /**< a rule, the game, another agent type */
    BY_GOAL    /**< changes nothing: its condition holds */
};

/** A way in which states change: a box of states, what changes in them, and what makes it. */
struct transition {
    const struct box *box;
    const struct changes *changes;
    enum transition_origin origin;
    size_t number; /**< ground action, or goal */
};

/** The transitions of an agent type: see transitions_of. */
struct transitions {
    struct transition *items;
    size_t count;
    bool coarse; /**< of a number with very many values that the game sets, only the ends */
};

/**
 * The transitions of an agent type that has some of the ground actions. The game sets
 * sensed facts, and facts that no effect and no rule changes. If `generous`, it also
 * sets every value that nothing else brings about, other agent types change shared
 * facts as their actions do, and agents that have walked to an action may not do it.
 */
struct transitions transitions_of(struct pool *pool, const struct problem *problem, const bool *can,
                                  bool generous);

/** The changes of arriving at the place where a ground action begins, which the walk to it makes
 *  before the action is done. From the pool; NULL: the action begins anywhere. */
const struct changes *changes_of_arrival(struct pool *pool, const struct problem *problem,
                                         size_t action);

#endif
