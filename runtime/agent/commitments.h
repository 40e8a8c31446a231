/* SPDX-License-Identifier: MIT */
/*
 * What an agent remembers of the goals that it holds on to. Rests on agent.h. Inside the runtime only.
 */
#ifndef GG_AGENT_COMMITMENTS_H
#define GG_AGENT_COMMITMENTS_H

#include "agent/agent.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Which goal the agent holds on to, and behind that the bits of the latched ones. */
static inline uint32_t *commitment_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->commitments->agent_commitment);
}

/** The milliseconds until the plan is reconsidered, behind these, in a domain with such goals; 0: that
 *  time has not begun. */
static inline uint32_t *reconsidered_in(const gg_agent *agent)
{
    return &commitment_of(agent)[1u + (agent->domain->goal_count + 31u) / 32];
}

/** The milliseconds until the plan is reconsidered; UINT32_MAX: it is not. agent_reconsider.c */
uint32_t gg_reconsidered_in(const gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
