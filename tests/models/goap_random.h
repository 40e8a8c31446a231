/* SPDX-License-Identifier: MIT */
/* Random small GOAP problems for goap_oracle.h. */
#ifndef TESTS_GOAP_RANDOM_H
#define TESTS_GOAP_RANDOM_H

#include "models/goap_oracle.h"
#include "support/support.h"

/** A problem with at most that many states, GOAP_STATES or fewer; in part
 *  without a plan. */
void goap_random(struct goap *goap, struct dice *dice, long states);

/** Any state, within reach or not. */
struct goap_state goap_random_state(const struct goap *goap, struct dice *dice);

#endif
