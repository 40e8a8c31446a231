/* SPDX-License-Identifier: MIT */
/* Checks of saved bytes: inside the runtime only. See saved.c. */
#ifndef GG_SAVED_H
#define GG_SAVED_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether every fact has a value in a state, and no other bit is set. */
bool gg_state_valid(const GG_ROM gg_domain *domain, const uint64_t *state);

/** Whether a point lies on the map. */
bool gg_point_valid(gg_point point);

/** Cuts the time that is left to the longest that it can be. */
void gg_cap_time_left(uint32_t *left, uint32_t longest);

/** Cuts the time until each rule fires to the rule's period. */
void gg_cap_rule_timers(const GG_ROM gg_rule *rules, uint16_t count, uint32_t *left);

/** If there are wants: whether those of a saved agent, whose tables these will be, are possible ones;
 *  and whether a slot has an open want that is a condition. */
bool gg_wants_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);
bool gg_slot_has_condition_want(const gg_agent *agent, const GG_ROM gg_domain *domain,
                                uint16_t slot);

/** Likewise of the actions that it leaves out, if some can be. */
bool gg_exclusions_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/** Cut the times of these, and of senses, to the longest that the tables have for them. */
void gg_cap_exclusion_times(gg_agent *agent);
void gg_cap_sense_timers(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
