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

gg_attachment gg_world_valid(const gg_world *world, const gg_domain *domain);

#ifdef __cplusplus
}
#endif

#endif
