/* SPDX-License-Identifier: MIT */
/* The facts of random small GOAP problems, and how numbers are drawn for these. */
#ifndef TESTS_GOAP_FACTS_H
#define TESTS_GOAP_FACTS_H

#include "models/goap_oracle.h"
#include "support/support.h"

/** A number of at least 0, below the count. */
static inline int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/** Whether what happens once in so many times does. */
static inline bool one_in(struct dice *dice, uint32_t count)
{
    return roll(dice, count) == 0;
}

/** Adds facts to a problem that has its objects, as far as there are at most that many states. */
void goap_random_facts(struct goap *goap, struct dice *dice, long states);

#endif
