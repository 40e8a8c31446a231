/* SPDX-License-Identifier: MIT */
/*
 * A grounded problem carried out on plain numbers, one for each ground fact: what
 * is left of a plan, and the least costs to a goal from every state. Rests on
 * what the compiler grounds, and on nothing of the runtime.
 */
#ifndef TESTS_PLAIN_H
#define TESTS_PLAIN_H

#include "tables.h"

enum {
    PLAIN_ATOMS = 160,     /**< most ground facts, constant ones too */
    PLAIN_STATES = 1 << 16 /**< most states that costs are worked out for */
};

/** The cost where the goal is out of reach. */
#define PLAIN_FAR UINT32_MAX

struct plain_state {
    uint32_t values[PLAIN_ATOMS];
};

/** What an agent sees, and the constant facts. */
struct plain_state plain_state_of(const struct tables *tables, const gg_agent *agent);

bool plain_holds(const struct problem *problem, const struct boxes *condition,
                 const struct plain_state *state);

/** Carries an action out, whether it can be or not. */
void plain_act(const struct problem *problem, size_t action, struct plain_state *state);

/** Carries steps out as far as that can be done, and returns how many were. The
 *  first one is not asked whether it can be where it has begun. */
size_t plain_walk(const struct problem *problem, const uint16_t *steps, size_t count, bool begun,
                  struct plain_state *state);

/** Whether a condition fails at a fact: in a box that does not hold, it is a side
 *  that does not. */
bool plain_fails_at(const struct problem *problem, const struct boxes *condition, size_t atom,
                    const struct plain_state *state);

/** The least costs to a goal, by the number of the state. */
struct plain_costs {
    const struct tables *tables;
    uint32_t *costs;
    size_t count;
};

/** For one who can do what `actions` says (NULL: everything). */
struct plain_costs plain_costs_of(const struct tables *tables, const uint64_t *actions,
                                  size_t goal);
void plain_costs_free(struct plain_costs *costs);

uint32_t plain_cost(const struct plain_costs *costs, const struct plain_state *state);

#endif
