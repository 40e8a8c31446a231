/* SPDX-License-Identifier: MIT */
/*
 * How the files of the agent ask whether what must hold while an action runs does: see
 * agent_lasting.c. Rests on gg.h. Inside the runtime only.
 */
#ifndef GG_AGENT_LASTING_H
#define GG_AGENT_LASTING_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What must hold while actions run: agent_lasting.c. */
typedef struct gg_lasting_part {
    /** The fact at which what must hold while the agent's action runs does not; GG_NONE: it holds,
     *  or no action is running. */
    uint16_t (*in_the_way)(const gg_agent *agent);
    /** Ends the running action, which has failed, if what must hold while it runs does not. Whether
     *  it did. */
    bool (*give_out)(gg_agent *agent, gg_planner *planner);
} gg_lasting_part;

/** See gg_lasting_part.in_the_way. */
static inline uint16_t lasting_in_the_way(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    return domain->extras->lasting ? domain->extras->lasting->part->in_the_way(agent) : GG_NONE;
}

/** See gg_lasting_part.give_out. */
static inline bool gives_out(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_domain *domain = agent->domain;
    return domain->extras->lasting && domain->extras->lasting->part->give_out(agent, planner);
}

#ifdef __cplusplus
}
#endif

#endif
