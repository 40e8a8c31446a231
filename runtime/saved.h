/* SPDX-License-Identifier: MIT */
/* What saved bytes can be gone on with: inside the runtime only. See saved.c. */
#ifndef GG_SAVED_H
#define GG_SAVED_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The number of a domain's tables, and of where the parts of its agents lie. */
uint32_t gg_fingerprint(const gg_domain *domain);

/** Whether every fact has a value in a state, and no other bit is set. */
bool gg_state_valid(const gg_domain *domain, const uint64_t *state);

/** Cuts what is left of a time to the longest that it can be. */
void gg_time_shorten(uint32_t *left, uint32_t longest);

/** Cuts what is left until each rule's next time to the rule's period. */
void gg_timers_shorten(const gg_rule *rules, uint16_t count, uint32_t *left);

#ifdef __cplusplus
}
#endif

#endif
