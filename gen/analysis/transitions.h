/* SPDX-License-Identifier: MIT */
/*
 * How states change, for an agent type: by its actions, by rules, and by the game.
 * Each is a box of a condition with the changes that it allows.
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
 * sensed facts, and those that no effect and no rule changes. Generously, it also
 * sets any value that nothing else brings about, and other agent types do to shared
 * facts what they can.
 */
struct transitions transitions_of(struct pool *pool, const struct problem *problem, const bool *can,
                                  bool generous);

#endif
