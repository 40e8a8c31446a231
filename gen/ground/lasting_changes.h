/* SPDX-License-Identifier: MIT */
/* What must hold while an action runs that changes numbers over time: see lasting_changes.c. */
#ifndef GOAPGEN_GROUND_LASTING_CHANGES_H
#define GOAPGEN_GROUND_LASTING_CHANGES_H

#include "ground/grounding.h"

/** Narrows the condition of what an action is under a binding, which asks for what must hold while it runs, to the states in
 *  which that also holds when all that changes over time has changed. False, with an error, if that
 *  cannot be told. */
bool require_lasting_after_changes(struct grounding *grounding, const struct action *of,
                                   struct ground_action *action, const struct changes *changes);

#endif
