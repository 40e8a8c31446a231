/* SPDX-License-Identifier: MIT */
/* What the rest of the runtime asks of goals that plans keep: see agent_keep.c. Inside the runtime
 * only. */
#ifndef GG_KEEP_OPS_H
#define GG_KEEP_OPS_H

#include "agent/agent_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Marks of gg_backoff.kept: what is being planned must keep the goal, or what is searched for over
 *  several ticks. */
enum { GG_KEPT = 1, GG_KEPT_BY_SEARCH = 2 };

/** The functions for goals that plans must keep. */
typedef struct gg_keep_ops {
    /** A bit for each goal that a plan must keep which begins in a state and has a priority; NULL:
     *  there are none. The set lies in the planner, and overwrites a search that is under way
     *  there: it has to be made again. */
    const uint64_t *(*kept)(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                            int64_t priority);
    /** Notes the same in the agent, as GG_KEPT of gg_backoff.kept, and asks no function
     *  afterwards. */
    void (*note)(gg_agent *agent, const uint64_t *state, int64_t priority);
    /** The same for the plan of the goal that the agent wants, from the state in which its search
     *  has begun: the agent remembers them, for when the search is made again. */
    const uint64_t *(*searched)(gg_agent *agent, gg_planner *planner);
} gg_keep_ops;

/** The set of goals that a plan from a state, of a priority, must not break, as gg_keep_ops.kept
 *  makes it: it lies in the planner, and overwrites a search that is under way there. NULL: there
 *  are none. */
static inline const uint64_t *kept_goals(gg_agent *agent, gg_planner *planner,
                                         const uint64_t *state, int64_t priority)
{
    const GG_ROM gg_keep_ops *keeping = agent->domain->keeping;
    return keeping ? keeping->kept(agent, planner, state, priority) : NULL;
}

#ifdef __cplusplus
}
#endif

#endif
