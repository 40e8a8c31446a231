/* SPDX-License-Identifier: MIT */
/* Places for random GOAP problems: one of their facts tells where the agent is, and some actions
 * are done at a place. */
#ifndef TESTS_GOAP_PLACES_H
#define TESTS_GOAP_PLACES_H

#include "models/goap_oracle.h"
#include "support/support.h"

/** Makes the objects of a problem places, if a fact of objects can tell where the agent is, and
 *  lets actions that leave this fact alone be done at them. */
void goap_add_places(struct goap *goap, struct dice *dice);

/** Writes the section `places`, and the keys of an action that is done at a place. */
void goap_write_places(const struct goap *goap, struct text *yaml);
void goap_write_place(const struct goap *goap, const struct goap_action *action, struct text *yaml);

#endif
