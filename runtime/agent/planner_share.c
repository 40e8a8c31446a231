/* SPDX-License-Identifier: MIT */
/*
 * Decides which agent has a planner that several share: see planner_share.h. Rests on the
 * structures alone. An agent has at most one search under way, and a planner at most one owner.
 */
#include "agent/planner_share.h"

void gg_planner_init(gg_planner *planner)
{
    unsigned char *bytes = (unsigned char *)planner;
    for (size_t i = 0; i < sizeof *planner; i++)
        bytes[i] = 0;
    planner->ready = GG_READY;
}

/* Whether the planner's owner seems to be ticked no more, because one agent was turned away so
 * often since the owner's last tick. That agent is the first that was turned away, or another
 * one if the first does not come any more. */
static bool is_left_behind(const gg_agent *agent, gg_planner *planner)
{
    enum { MOST_TURNS = 64 };
    if (!planner->waiting || planner->others == UINT16_MAX) {
        planner->waiting = agent;
        planner->turns = 0;
    }
    if (planner->waiting != agent) {
        planner->others++;
        return false;
    }
    planner->others = 0;
    return ++planner->turns > MOST_TURNS;
}

bool gg_planner_acquire(gg_planner *planner, gg_agent *agent)
{
    if (planner->owner != agent) {
        agent->spent = 0; /* it was taken away */
        if (planner->owner && !is_left_behind(agent, planner))
            return false;
        planner->owner = agent;
    }
    planner->waiting = NULL;
    planner->others = 0;
    return true;
}

void gg_planner_set_search_owner(gg_planner *planner, gg_agent *agent)
{
    planner->owner = agent;
    planner->ticket++;
    agent->ticket = planner->ticket;
}

/* Whether a search was begun before another one, by their tickets. */
static bool was_before(uint32_t ticket, uint32_t other)
{
    return other - ticket - 1u < (uint32_t)1 << 31;
}

/* Several agents may have been in the middle of a planning: those that were ticked no more, so that they
 * lost the planner, and the one that had it, whose search was begun last. `spent` tells that the owner
 * was restored, and the ticket is the one behind its own then. */
void gg_planner_reacquire(gg_planner *planner, gg_agent *agent)
{
    const uint32_t restored = UINT32_MAX;
    begin_planner_use(agent, planner);
    if (planner->owner == agent)
        planner->owner = NULL;
    if (agent->spent == 0)
        return;
    bool has_owner = planner->owner && planner->spent == restored;
    if (has_owner && was_before(agent->ticket, planner->ticket - 1u))
        return;
    planner->owner = agent;
    planner->waiting = NULL;
    planner->spent = restored;
    planner->ticket = agent->ticket + 1u;
}

void gg_planning_forget(gg_agent *agent, gg_planner *planner)
{
    agent->wanted = GG_NONE;
    agent->spent = 0;
    if (planner->owner == agent)
        planner->owner = NULL;
    if (planner->waiting == agent)
        planner->waiting = NULL;
}
