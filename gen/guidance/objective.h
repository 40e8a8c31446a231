/* SPDX-License-Identifier: MIT */
/*
 * Objectives: a goal with the actions and facts that matter for it, and what the actions cost;
 * and patterns, some of these facts, which a projection looks at.
 */
#ifndef GOAPGEN_GUIDANCE_OBJECTIVE_H
#define GOAPGEN_GUIDANCE_OBJECTIVE_H

#include "base/progress.h"
#include "guidance/action_costs.h"
#include "guidance/relevance.h"

/** The most facts of a pattern, and states of a projection. */
enum { PATTERN_FACTS = 16, PATTERN_STATES = 1 << 16 };

/** A step of an objective: an action by one box of its condition and one of its costs. */
struct single_box_action {
    size_t action;
    size_t cost; /**< which of the costs of all actions */
    const struct box *condition;
    const struct changes *changes;
};

/** A goal with the actions and facts that matter for it, and what the actions cost. */
struct objective {
    const struct problem *problem;
    const struct dnf *goal;
    struct single_box_action *steps;
    size_t step_count;
    const size_t *variables; /**< the ground facts that matter */
    size_t variable_count;
    const struct action_costs *costs; /**< of all actions of the problem */
    uint64_t *unit_potential;  /**< by ground fact: the distance that a unit of its value counts
                                 if it is left over at the goal, see potentials.h; NULL: none */
    const uint16_t *questions; /**< by ground action: the number of what the game may deny it by, or
                                    GG_NONE; NULL: it is not looked at */
    uint64_t work;             /**< looks at a step in a state that trials may still make:
                        a bound on time that is the same on every machine */
    struct progress *progress; /**< is shown from time to time; NULL: it is not */
    uint64_t walking;          /**< the same of samples: looks at a step, and values written */
};

/** The objective of a goal; the actions and facts are those of its relevance. It keeps pointers to
 *  the goal, the facts and the costs. */
struct objective objective_of(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal, const struct relevance *relevance,
                              const struct action_costs *costs);

/** The steps of an objective that change a fact, in order. */
struct changing_steps {
    size_t *steps;
    size_t count;
};

/** Finds for each ground fact the steps of an objective that change it; from the pool. */
struct changing_steps *find_changing_steps(struct pool *pool, const struct objective *objective);

/** The least value that a box allows a fact. */
uint32_t box_least_value(const struct problem *problem, const struct box *box, size_t variable);

/** The least value that any box of the goal allows a fact. */
uint32_t goal_least_value(const struct objective *objective, size_t variable);

/** How many values a ground fact has. */
uint32_t value_count(const struct problem *problem, size_t variable);

/** A pattern: the ground facts that a projection looks at. */
struct pattern {
    size_t variables[PATTERN_FACTS];
    size_t count;
    uint32_t size; /**< the product of their values */
};

/** Whether a pattern has room for one more fact: whether its states stay within a number. */
bool pattern_has_room_for(const struct pattern *pattern, const struct problem *problem,
                          size_t variable, uint32_t states);

/** Adds a fact to a pattern that has room for it. */
void pattern_add(struct pattern *pattern, const struct problem *problem, size_t variable);

/** Whether a pattern has a fact. */
bool pattern_has(const struct pattern *pattern, size_t variable);

#endif
