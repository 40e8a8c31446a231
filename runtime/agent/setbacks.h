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
 *  nothing. What it has changed in part does not count for that. No action is running. */
const GG_ROM gg_case *gg_setback_begin(gg_agent *agent, uint16_t action, uint16_t status);

#ifdef __cplusplus
}
#endif

#endif
