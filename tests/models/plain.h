/* SPDX-License-Identifier: MIT */
/*
 * A grounded problem carried out on plain numbers, one for each ground fact: what
 * is left of a plan. Rests on what the compiler grounds, and on nothing of the
 * runtime.
 */
#ifndef TESTS_PLAIN_H
#define TESTS_PLAIN_H

#include "tables/tables.h"

enum {
    PLAIN_VARIABLES = 640 /**< most ground facts, constant ones too */
};

struct plain_state {
    uint32_t values[PLAIN_VARIABLES];
};

/** What an agent sees, and the constant facts. */
struct plain_state plain_state_of(const struct tables *tables, const gg_agent *agent);

/** Whether a condition, in disjunctive normal form, holds in a state. */
bool plain_holds(const struct problem *problem, const struct dnf *condition,
                 const struct plain_state *state);

/** Carries an action out, whether it can be or not. */
void plain_act(const struct problem *problem, size_t action, struct plain_state *state);

/** Carries steps out as far as that can be done, and returns how many were. The
 *  first one is not asked whether it can be where it has begun. */
size_t plain_walk(const struct problem *problem, const uint16_t *steps, size_t count, bool begun,
                  struct plain_state *state);

/** Whether a condition fails at a fact: in a box that does not hold, the fact's constraint does
 *  not hold. */
bool plain_fails_at(const struct problem *problem, const struct dnf *condition, size_t variable,
                    const struct plain_state *state);

#endif
