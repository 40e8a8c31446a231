/* SPDX-License-Identifier: MIT */
/*
 * Which agent may use a planner, and whose search lies in it. Inside the runtime only. Rests on
 * the structures alone.
 *
 * A search that is spread over ticks stays in the planner until it ends. It belongs to the
 * planner's owner as long as the owner's ticket is that of the planner. Whatever overwrites
 * the search takes a new ticket, and the owner then makes its search again. While `busy` is
 * set, the planner is in the middle of a planning and is refused to all.
 */
#ifndef GG_PLANNER_SHARE_H
#define GG_PLANNER_SHARE_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The value of gg_planner.ready in a planner that is ready. */
#define GG_READY UINT32_C(0x676f6170)

/** Whether a planner is in a proper state: initialised or used before, or all zeros but for its
 *  memory and trace. */
static inline bool is_planner_initialised(const gg_planner *planner)
{
    if (planner->ready == GG_READY)
        return true;
    return planner->ready == 0 && !planner->busy && !planner->owner && !planner->waiting &&
           planner->turns == 0 && planner->others == 0 && planner->ticket == 0 &&
           planner->spent == 0 && planner->records == 0;
}

/** Begins to use a planner for an agent: asserts that both were initialised, and marks the planner
 *  as ready. */
static inline void begin_planner_use(const gg_agent *agent, gg_planner *planner)
{
    GG_ASSERT(agent->domain && agent->world); /* it was initialised */
    GG_ASSERT(is_planner_initialised(planner));
    (void)agent;
    planner->ready = GG_READY;
}

/** Whether a call with an agent and a planner is refused, as one of them is in use while a function
 *  of the game is under way: see gg_calls. */
static inline bool is_call_refused(const gg_agent *agent, const gg_planner *planner)
{
    return planner->busy || agent->ticking;
}

/** Whether a planner still holds the search that an agent left in it. */
static inline bool planner_holds_search(const gg_planner *planner, const gg_agent *agent)
{
    return planner->owner == agent && agent->spent > 0 && agent->ticket == planner->ticket &&
           agent->spent == planner->spent;
}

/** Invalidates the search that lies in the planner, as it is overwritten: its owner has to make it
 *  again. */
static inline void invalidate_search(gg_planner *planner)
{
    planner->ticket++;
}

/** Makes an agent the owner of the planner for a search over several ticks. False: another agent
 *  has it, and this one has to wait. */
bool gg_planner_acquire(gg_planner *planner, gg_agent *agent);

/** Makes an agent the owner of the search that is begun in a planner, which takes a new ticket for
 *  it. */
void gg_planner_set_search_owner(gg_planner *planner, gg_agent *agent);

/** Gives the planner back to an agent that was attached, if it was in the middle of a planning; its
 *  search is to be made again. */
void gg_planner_reacquire(gg_planner *planner, gg_agent *agent);

/** Forgets an agent's planning that is under way, without a result. Whatever ends a planning calls
 *  this: the agent then wants no goal, and leaves the planner to others. */
void gg_planning_forget(gg_agent *agent, gg_planner *planner);

#ifdef __cplusplus
}
#endif

#endif
