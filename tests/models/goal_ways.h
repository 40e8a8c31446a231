/* SPDX-License-Identifier: MIT */
/*
 * From which states of a random domain (goal_model.h) actions lead to a goal, and which facts
 * may make a plan possible: worked out for all states, one by one. Rests on nothing of the
 * compiler or the runtime.
 */
#ifndef TESTS_GOAL_WAYS_H
#define TESTS_GOAL_WAYS_H

#include "models/goal_model.h"

struct goal_ways {
    /** By goal: the facts that the goal, goals to be kept and all actions read that could
     *  serve them. */
    bool matter[GOAL_GOALS][GOAL_FACTS];
    bool *leads[GOAL_GOALS]; /**< by state: whether actions lead from it to the goal */
    bool kept;               /**< whether a goal is to be kept */
    bool by_call;            /**< whether a call says which */
};

/** The ways of a domain, from malloc. */
struct goal_ways goal_ways_of(const struct goal_model *model);
void goal_ways_free(struct goal_ways *ways);

/** Whether actions lead to a goal, if no other one is to be kept. */
bool goal_ways_lead(const struct goal_ways *ways, const struct goal_model *model, int goal,
                    const struct goal_state *state);

#endif
