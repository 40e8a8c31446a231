/* SPDX-License-Identifier: MIT */
/* What the rest of the runtime asks about slots: see agent_slots.c. Inside the runtime only. */
#ifndef GG_SLOT_OPS_H
#define GG_SLOT_OPS_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What the runtime asks about slots, to which the game binds what comes and goes, and has done
 *  with them: the functions of the feature. */
typedef struct gg_slot_ops {
    /** Brings the agent's own facts up to date with what was bound and unbound since, and returns
     *  them. */
    uint64_t *(*note)(gg_agent *agent);
    /** Whether an action needs no slot that is empty in a state. */
    bool (*is_possible)(const GG_ROM gg_domain *domain, uint16_t action, const uint64_t *state);
    /** Whether a goal needs no slot that is empty now. */
    bool (*is_there)(gg_agent *agent, uint16_t goal);
    /** Whether a fact is of a slot that was unbound, or bound, since the agent took note of what it
     *  acts by; GG_NONE: whether there is any such slot. */
    bool (*has_lost)(const gg_agent *agent, uint16_t fact);
    /** Makes the changes of an action that has succeeded, but for those of slots that were unbound
     *  while it ended. Uses the planner's states meanwhile. */
    void (*change)(gg_agent *agent, gg_planner *planner, uint16_t action,
                   const GG_ROM gg_effect *own, const GG_ROM gg_effect *world);
    /** Whether the slots of saved bytes are possible ones: of a world, and of an agent. */
    bool (*world_valid)(const gg_world *world, const GG_ROM gg_domain *domain);
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_slot_ops;

#ifdef __cplusplus
}
#endif

#endif
