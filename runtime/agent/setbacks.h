/* SPDX-License-Identifier: MIT */
/*
 * What the files of setbacks share: what actions change that end without success. Rests on agent.h.
 * Inside the runtime only.
 */
#ifndef GG_AGENT_SETBACKS_H
#define GG_AGENT_SETBACKS_H

#include "agent/agent.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What an action changes that ends with a status, not with success, in what the agent sees now; NULL:
 *  nothing. */
const GG_ROM gg_case *gg_setback_now(const gg_agent *agent, uint16_t action, uint16_t status);

/** Makes these changes. No action is running. May use the planner's states. */
void gg_setback_change(gg_agent *agent, gg_planner *planner, uint16_t action,
                       const GG_ROM gg_case *changes);

#ifdef __cplusplus
}
#endif

#endif
