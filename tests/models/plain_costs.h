/* SPDX-License-Identifier: MIT */
/*
 * The least costs to a goal, on plain numbers: of the states that are asked for, and of
 * all that can be come to from these. States differ in the facts that can matter for the
 * goal: those that it asks for, those that an action which changes one of them asks for,
 * and so on. Rests on plain.h.
 */
#ifndef TESTS_PLAIN_COSTS_H
#define TESTS_PLAIN_COSTS_H

#include "models/plain.h"

enum {
    PLAIN_STATES = 1 << 16, /**< states that are met for one that is asked for, at the most */
    PLAIN_ACTIONS = 512,    /**< most ground actions */
    PLAIN_SLOTS = 1 << 12   /**< chains of the hash table */
};

/** The cost where the goal is out of reach, and if there were too many states to tell. */
#define PLAIN_FAR UINT32_MAX
#define PLAIN_UNKNOWN (UINT32_MAX - 1)

struct plain_cost {
    uint64_t number; /**< of the state */
    uint32_t cost;
    uint32_t next; /**< in the chain */
};

/** A step from one state to another. */
struct plain_way {
    uint32_t from, to, cost;
};

/** A goal, and the agent type that has it. */
struct plain_problem {
    const struct tables *tables;
    const uint64_t *actions;       /**< that it can do; NULL: all */
    const uint16_t *dynamic_costs; /**< what each costs that does not cost its walk */
    size_t goal;
};

struct plain_costs {
    struct plain_problem problem;
    bool matters[PLAIN_VARIABLES];               /**< by ground fact */
    size_t actions[PLAIN_ACTIONS], action_count; /**< that can be of use */
    struct plain_cost *states;                   /**< that are known */
    size_t state_count, state_capacity;
    struct plain_way *ways; /**< from those that are being worked out */
    size_t way_count, way_capacity;
    uint32_t slots[PLAIN_SLOTS]; /**< the first state of each chain, or UINT32_MAX */
};

/** What a ground action costs in a state; a function of the game tells that walks take no time. */
uint32_t plain_step_cost(const struct plain_problem *goal_problem, size_t number,
                         const struct plain_state *state);

/** Begins with no costs known, of a problem of at most PLAIN_ACTIONS and PLAIN_VARIABLES; and
 *  frees what was found out. */
void plain_costs_open(struct plain_costs *costs, const struct plain_problem *goal_problem);
void plain_costs_close(struct plain_costs *costs);

/** The least cost from a state to the goal, PLAIN_FAR or PLAIN_UNKNOWN. Each state is worked
 *  out once. */
uint32_t plain_cost(struct plain_costs *costs, const struct plain_state *state);

#endif
