/* SPDX-License-Identifier: MIT */
/*
 * What the files of slots share, and what the rest of the runtime asks them: slots.c binds and
 * unbinds, agent_slots.c is about what an agent does then. Inside the runtime only.
 */
#ifndef GG_SLOT_PARTS_H
#define GG_SLOT_PARTS_H

#include "agent_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The slots of a domain, to which the game binds what comes and goes. */
typedef struct gg_slot_part {
    /** Brings the agent's own facts up to date with what was bound and unbound since, and returns
     *  them. */
    uint64_t *(*note)(gg_agent *agent);
    /** Before the agent decides or starts something: gives up what it does and plans with slots
     *  that were unbound since. */
    void (*follow)(gg_agent *agent, gg_planner *planner);
    /** Whether an action needs no slot that is empty in a state; and whether a goal does not. */
    bool (*is_possible)(const GG_ROM gg_domain *domain, uint16_t action, const uint64_t *state);
    bool (*is_there)(gg_agent *agent, uint16_t goal);
    /** Whether a fact is of a slot that was unbound, or bound, since the agent took note of what it acts
     *  by; GG_NONE: whether there is any such slot. */
    bool (*has_lost)(const gg_agent *agent, uint16_t fact);
    /** Makes the changes of an action that has succeeded, but for those of slots that were unbound
     *  while it ended. Uses the planner's states meanwhile. */
    void (*change)(gg_agent *agent, gg_planner *planner, uint16_t action,
                   const GG_ROM gg_effect *own, const GG_ROM gg_effect *world);
    /** Whether the slots of saved bytes are possible ones: of a world, and of an agent. */
    bool (*world_valid)(const gg_world *world, const GG_ROM gg_domain *domain);
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_slot_part;

/** What is bound to a slot, a number of gg_slots.all: in the world or in the agent. */
const gg_binding *gg_slot_binding(const gg_agent *agent, uint16_t slot);

/** Whether a slot is bound. */
static inline bool is_slot_bound(const gg_binding *binding)
{
    return (binding->count & 1) != 0;
}

/** Sets those facts of a slot, private or shared ones, back to their start. */
void gg_slot_reset(const GG_ROM gg_domain *domain, uint16_t slot, bool shared, uint64_t *state);

/** See gg_slot_part. */
uint64_t *gg_slots_note(gg_agent *agent);
bool gg_world_slots_valid(const gg_world *world, const GG_ROM gg_domain *domain);
bool gg_agent_slots_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/** Whether a set has a bit; NULL is the empty set. */
static inline bool has_of_slot(const GG_ROM uint64_t *set, uint16_t number)
{
    return set && gg_rom_has_bit(set, number);
}

#ifdef __cplusplus
}
#endif

#endif
