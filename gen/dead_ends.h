/* SPDX-License-Identifier: MIT */
/* States that can come about in which a root task cannot be done. Inside of the
 * analysis only. */
#ifndef GOAPGEN_DEAD_ENDS_H
#define GOAPGEN_DEAD_ENDS_H

#include "analysis.h"
#include "reachable.h"

/** Reports if there are such states for the root task of a character. Procedural
 *  preconditions count as holding, so that there is no way out. */
void warn_of_dead_ends(struct analysis *analysis, size_t character,
                       const struct reachable *reachable, struct allowance *allowance);

#endif
