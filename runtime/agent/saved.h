/* SPDX-License-Identifier: MIT */
/* Checks of saved bytes: inside the runtime only. See saved.c. */
#ifndef GG_SAVED_H
#define GG_SAVED_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether a saved state is a possible one: every fact has a value, and no other bit is set. */
bool gg_state_valid(const GG_ROM gg_domain *domain, const uint64_t *state);

/** Whether the coordinates of a saved point lie on the map. */
bool gg_point_valid(gg_point point);

/** Caps a saved time that is left at the longest that it can be. */
void gg_cap_time_left(uint32_t *left, uint32_t longest);

/** Caps the saved time until each rule fires at the rule's period. */
void gg_cap_rule_timers(const GG_ROM gg_rule *rules, uint16_t count, uint32_t *left);

/** Whether the wants of a saved agent, whose tables these will be, are possible ones; the domain
 *  has wants. */
bool gg_wants_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/** Whether a slot of a saved agent, whose tables these will be, has an open want that is a
 *  condition; the domain has wants. */
bool gg_slot_has_condition_want(const gg_agent *agent, const GG_ROM gg_domain *domain,
                                uint16_t slot);

/** Whether the actions are possible ones that a saved agent leaves out for a time, if some can
 *  be. */
bool gg_exclusions_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/** Caps the times for which a saved agent leaves actions out at the longest that the tables have
 *  for them. */
void gg_cap_exclusion_times(gg_agent *agent);

/** Caps the times until a saved agent's facts are sensed at the longest that the tables have for
 *  them. */
void gg_cap_sense_timers(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
