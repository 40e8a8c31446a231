/* SPDX-License-Identifier: MIT */
/* Policies as the runtime reads them: see gg_policy. */
#ifndef GOAPGEN_TABLES_PACK_POLICY_H
#define GOAPGEN_TABLES_PACK_POLICY_H

#include "ground/layout.h"
#include "guidance/policy.h"

/** The most nodes and leaves of a policy together. */
enum { POLICY_NODES = 65535 };

/** A policy as the runtime reads it: its nodes, tests and leaves, from the pool; NULL if there are
 *  more nodes and leaves than POLICY_NODES. What is needed on the way is from the scratch pool. */
const gg_policy *pack_policy(struct pool *pool, struct pool *scratch, const struct layout *layout,
                             const struct policy *policy);

/** Lets policies, each named once, have their tests together: the facts that they test are mostly the
 *  same. Returns how many tests there are, at most 65535. */
size_t policies_share_tests(struct pool *pool, const gg_policy *const *policies, size_t count);

/** Whether a policy says nothing of some states, and is that of a gg_nearest_policy. */
bool policy_is_for_nearest(const gg_policy *policy);

/** The bytes of a policy with tests of its own, as on a host of 64 bits, so that they are the same on every one. */
size_t policy_bytes(const gg_policy *policy);

#endif
