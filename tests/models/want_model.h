/* SPDX-License-Identifier: MIT */
/* The domain of random lives with wants, on plain numbers: what holds, and what can be reached. */
#ifndef TESTS_WANT_MODEL_H
#define TESTS_WANT_MODEL_H

#include <stdbool.h>

enum { THINGS = 3 };

struct want_state {
    int lit[THINGS], heat[THINGS], oil, tired;
};

/** What is wanted: a goal of the YAML, or that a thing is lit and the heat of another is so much.
 *  */
struct aim {
    enum { BRIGHT, HOT, DARK, FRESH, CONDITION } kind;
    int x, y, low, high;
};

/** Whether it holds in a state; and whether both want the same. */
bool aim_holds(const struct aim *aim, const struct want_state *state);
bool same_aim(const struct aim *a, const struct aim *b);

/** Whether actions lead to what is wanted, found by a search of all states. */
bool can_be_reached(const struct aim *aim, struct want_state from);

#endif
