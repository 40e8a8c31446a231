/* SPDX-License-Identifier: MIT */
/* Mutexes as the runtime asks for them: see gg_invariant. */
#ifndef GOAPGEN_TABLES_PACK_INVARIANTS_H
#define GOAPGEN_TABLES_PACK_INVARIANTS_H

#include "ground/layout.h"
#include "guidance/policy.h"

/** The invariants that say of a state that it has none of the mutexes that a policy takes for granted.
 *  NULL, and *count is 0, if it takes none. From the pool; what is needed on the way is from the scratch
 *  pool. */
const gg_invariant *pack_invariants(struct pool *pool, struct pool *scratch,
                                    const struct layout *layout, const struct policy *policy,
                                    uint16_t *count);

#endif
