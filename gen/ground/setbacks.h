/* SPDX-License-Identifier: MIT */
/* What actions change when they fail or are given up: see setbacks.c. */
#ifndef GOAPGEN_GROUND_SETBACKS_H
#define GOAPGEN_GROUND_SETBACKS_H

#include "ground/grounding.h"

/** Finds what an action changes under a binding when it ends without success: action->setbacks. A
 *  case for each part of the states in which it changes something else, as no plan tells in which
 *  state that will be. False, with an error, if that cannot be told, or there are too many cases. */
bool find_setbacks(struct grounding *grounding, const struct action *of, const char *name,
                   struct binding *binding, struct ground_action *action);

/** Notes where the action can begin and then end in each case of its setbacks, when its condition is
 *  known: action->setback_starts. */
void find_setback_starts(struct grounding *grounding, struct ground_action *action);

#endif
