/* SPDX-License-Identifier: MIT */
/* States that can come about in which a root task cannot be done. Inside of the
 * analysis only. */
#ifndef GOAPGEN_ANALYSIS_DEAD_ENDS_H
#define GOAPGEN_ANALYSIS_DEAD_ENDS_H

#include "analysis/analysis.h"
#include "analysis/reachable.h"

/** Reports if there are such states for the root task of an agent type. Procedural preconditions count
 *  as holding, so that there is no way out. If there are none, it reports if there are such states
 *  where functions of the game deny what they can. */
void warn_of_dead_ends(struct analysis *analysis, size_t agent_type,
                       const struct reachable *reachable, struct allowance *allowance);

/** Reports if one of some states, as those nearest to the start where all are too many, is one that no
 *  method can begin in. */
void warn_of_dead_ends_near(struct analysis *analysis, size_t agent_type,
                            const struct reachable *reachable, struct allowance *allowance);

#endif
