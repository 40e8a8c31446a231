/* SPDX-License-Identifier: MIT */
/* Root tasks that are done again and again without any time passing. Inside of the analysis only. */
#ifndef GOAPGEN_ANALYSIS_TIMELESS_H
#define GOAPGEN_ANALYSIS_TIMELESS_H

#include "analysis/analysis.h"
#include "analysis/reachable.h"

/** Reports if the root task of an agent type can come to a state from which it is done without end
 *  and no action takes time, so that the agent decides in each tick. */
void warn_of_timeless_task(struct analysis *analysis, size_t agent_type,
                           const struct reachable *reachable, struct allowance *allowance);

#endif
