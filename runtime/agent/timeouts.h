/* SPDX-License-Identifier: MIT */
/*
 * The times that timeouts of methods and goals have left. Rests on agent.h. Inside the runtime only.
 */
#ifndef GG_AGENT_TIMEOUTS_H
#define GG_AGENT_TIMEOUTS_H

#include "agent/agent.h"
#include "agent/saved.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What is left of a time that is over, and of which nothing has come yet: what must end by itself is
 *  still running. */
#define GG_TIME_IS_OVER UINT32_MAX

/** What the agent remembers of timeouts; the domain has some. */
static inline gg_timeout_record *timeout_record_of(const gg_agent *agent)
{
    return (gg_timeout_record *)gg_agent_part(agent,
                                              agent->domain->features->timeouts->agent_timeouts);
}

/** The whole of a timeout, as what is left of it: GG_TIME_IS_OVER means something else. */
static inline uint32_t full_time(uint32_t timeout)
{
    return timeout == GG_TIME_IS_OVER ? timeout - 1 : timeout;
}

/** What is left of a timeout of which some time has gone in the tick in which it begins. */
static inline uint32_t begun_time(uint32_t timeout, uint32_t gone)
{
    uint32_t full = full_time(timeout);
    return full > gone ? full - gone : 1;
}

/** Lets time pass for what is left of a timeout, 0 where none runs. When it is over, the agent wakes,
 *  if it is at something; otherwise there is nothing to be ended. */
static inline void pass_time_left(gg_agent *agent, uint32_t *left, uint32_t timeout,
                                  uint32_t milliseconds, bool is_at_something)
{
    if (*left == 0 || *left == GG_TIME_IS_OVER)
        return;
    gg_cap_time_left(left, full_time(timeout));
    if (*left > milliseconds) {
        *left -= milliseconds;
        return;
    }
    *left = is_at_something ? GG_TIME_IS_OVER : 0;
    if (is_at_something)
        agent->awake = GG_AWAKE;
}

/** The lesser of a time and what is left of a timeout, if that runs. */
static inline uint32_t sooner_of(uint32_t least, uint32_t left, uint32_t timeout)
{
    if (left == 0 || left == GG_TIME_IS_OVER)
        return least;
    left = left < timeout ? left : timeout;
    return left < least ? left : least;
}

/** The milliseconds until the time of the goal is over that the agent is at; UINT32_MAX: none is
 *  timed. */
uint32_t gg_goal_timeout_left(const gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
