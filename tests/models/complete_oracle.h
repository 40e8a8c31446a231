/* SPDX-License-Identifier: MIT */
/*
 * A decomposer for any recursion, as plain as can be: from which state a task can
 * be done to which states is the least relation that the methods allow, found by
 * going over all of it until nothing is new. And in the same way, whether steps are
 * a decomposition: from which step to which. Rests on htn_space.h; what is asked
 * of others is how conditions are achieved, since that is a choice among plans
 * that are equally cheap.
 */
#ifndef TESTS_COMPLETE_ORACLE_H
#define TESTS_COMPLETE_ORACLE_H

#include "models/htn_space.h"

/** A condition to achieve, as it stands in a method. */
struct complete_site {
    int task, method, subtask;
    struct htn_objects objects;
};

/** A plan by which a condition is achieved. */
struct complete_answer {
    int end; /**< the state it leads to */
    struct htn_step *steps;
    int length;
};

/** The plans by which a condition is achieved from a state: each to another state. */
struct complete_answers {
    struct complete_answer *items;
    int count;
};

struct complete {
    const struct htn_space *space;
    void *context;
    /** How a condition is achieved from a state, always the same; never NULL. Without
     *  this function none is. */
    const struct complete_answers *(*achieve)(void *context, const struct complete_site *site,
                                              int state);
    int rounds; /**< out: how often all was gone over */
    int pairs;  /**< out: of tasks and states that came up */
};

/** The states to which task 0 can be done from the start: their number. `ends` has
 *  a place for each state, or is NULL. */
int complete_solve(struct complete *complete, bool *ends);

/** Whether the steps, fewer than HTN_STATES, can be carried out, and are a
 *  decomposition of task 0. */
bool complete_is_plan(struct complete *complete, const struct htn_step *steps, int length);

#endif
