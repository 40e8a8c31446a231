/* SPDX-License-Identifier: MIT */
/* What an action changes in what state it ends in. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_EFFECT_CASES_H
#define GOAPGEN_GROUND_EFFECT_CASES_H

#include "ground/gathering.h"

/** The most cases of an action. */
enum { CASES_MOST = 64 };

/** The cases of an action, by the conditions of its changes, which are gathered; NULL, with an
 *  error, if there are too many, or if a claimed fact is among what they read or change. */
struct effect_cases *find_cases(struct grounding *grounding, const struct gathering *gathering);

#endif
