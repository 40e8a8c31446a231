/* SPDX-License-Identifier: MIT */
/*
 * What the files of slots share: slots.c binds and unbinds, agent_slots.c is about what an agent
 * does then. Inside the runtime only.
 */
#ifndef GG_AGENT_SLOTS_H
#define GG_AGENT_SLOTS_H

#include "agent/agent_layout.h"
#include "goap/slot_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The binding of a slot, a number of gg_slots.all, which lies in the world or in the agent. */
const gg_binding *gg_slot_binding(const gg_agent *agent, uint16_t slot);

/** Whether something is bound to a slot, by its binding. */
static inline bool is_slot_bound(const gg_binding *binding)
{
    return (binding->count & 1) != 0;
}

/** Sets the facts of a slot, its private or its shared ones, back to their start. */
void gg_slot_reset(const GG_ROM gg_domain *domain, uint16_t slot, bool shared, uint64_t *state);

/** Brings the agent's own facts up to date with what was bound and unbound since, and returns them:
 *  gg_slot_ops.note. */
uint64_t *gg_slots_update_facts(gg_agent *agent);

/** Whether the slots of a saved world, whose tables these will be, are possible ones. */
bool gg_world_slots_valid(const gg_world *world, const GG_ROM gg_domain *domain);

/** Whether what a saved agent, whose tables these will be, has and knows of slots is possible. */
bool gg_agent_slots_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/** Whether a bit set of the tables, as of the actions of a slot, has a bit; NULL is the empty
 *  set. */
static inline bool optional_set_has_bit(const GG_ROM uint64_t *set, uint16_t number)
{
    return set && gg_rom_has_bit(set, number);
}

#ifdef __cplusplus
}
#endif

#endif
