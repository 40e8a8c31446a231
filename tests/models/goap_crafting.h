/* SPDX-License-Identifier: MIT */
/*
 * Problems of making things out of things, too large for goap_oracle.h to
 * search: each thing can be made in several ways of different cost and length,
 * and some of what is needed is used up.
 */
#ifndef TESTS_GOAP_CRAFTING_H
#define TESTS_GOAP_CRAFTING_H

#include "models/goap_oracle.h"
#include "support/support.h"

/** A problem in which the last things are wanted. */
void goap_crafting(struct goap *goap, struct dice *dice);

#endif
