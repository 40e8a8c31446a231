/* SPDX-License-Identifier: MIT */
/* Grounds `always` and `reachable`. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_GROUND_PROPERTIES_H
#define GOAPGEN_GROUND_GROUND_PROPERTIES_H

#include "ground/evaluate.h"

/** The most comparisons that the conditions of `always` and `reachable` have together, each
 *  counted for all objects of `all` and `any` around it. */
enum { PROPERTY_COMPARISONS = 1000000 };

/** Grounds the conditions of `always` and `reachable`, unless grounding has failed. */
void ground_properties(struct grounding *grounding);

#endif
