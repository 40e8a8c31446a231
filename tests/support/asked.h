/* SPDX-License-Identifier: MIT */
/*
 * The order in which the methods of a task are tried. It is seen by having every method fail:
 * each one's only action has a procedural precondition that says no, so that the questions come
 * in the order of the methods.
 */
#ifndef TESTS_ASKED_H
#define TESTS_ASKED_H

#include "support/support.h"

enum { ASKED_METHODS = 6 };

/** An agent that writes down the actions that it was asked for. */
struct asked {
    gg_agent agent;
    uint16_t order[ASKED_METHODS + 1];
    unsigned count;
    uint16_t allowed;      /**< the only action it does not refuse; GG_NONE: it refuses all */
    const int32_t *scores; /**< by method */
    unsigned score_count;  /**< how often it was asked for one */
};

/** A domain whose task 0 selects one of so many methods in some way; what stands behind each
 *  method's subtasks is given. Its action is numbered like it. */
struct compiled asked_compile(const char *select, const char *const *methods, size_t count);

/** One planning of that task; the random numbers go on from where they are. */
gg_outcome asked_plan(const struct compiled *compiled, gg_random *random, struct asked *asked);

#endif
