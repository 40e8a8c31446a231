/* SPDX-License-Identifier: MIT */
/* Random small HTNs whose tasks come back to themselves in any way. */
#ifndef TESTS_RECURSIVE_RANDOM_H
#define TESTS_RECURSIVE_RANDOM_H

#include "models/htn_space.h"
#include "support/support.h"

/** A problem with few states, HTN_STATES at the most; where it achieves, with
 *  conditions to achieve. In part without a plan. */
struct htn recursive_random(struct dice *dice, bool achieves);

#endif
