/* SPDX-License-Identifier: MIT */
/*
 * How states change for an agent type: by its actions, by rules, and by the game. A
 * transition is a box of a condition with changes.
 */
#ifndef GOAPGEN_ANALYSIS_TRANSITIONS_H
#define GOAPGEN_ANALYSIS_TRANSITIONS_H

#include "ground/ground.h"

enum origin {
    BY_ACTION,
    BY_ITSELF, /**< a rule, the game, another agent type */
    BY_GOAL    /**< changes nothing: its condition holds */
};

struct transition {
    const struct box *box;
    const struct changes *changes;
    enum origin origin;
    size_t number; /**< ground action, or goal */
};

struct transitions {
    struct transition *items;
    size_t count;
    bool coarse; /**< of a number with very many values that the game sets, only the ends */
};

/**
 * The transitions of an agent type that has some of the ground actions. The game sets
 * sensed facts, and facts that no effect and no rule changes. If `generous`, it also
 * sets every value that nothing else brings about, and other agent types change shared
 * facts as their actions do.
 */
struct transitions transitions_of(struct pool *pool, const struct problem *problem, const bool *can,
                                  bool generous);

#endif
