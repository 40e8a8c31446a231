/* SPDX-License-Identifier: MIT */
/*
 * Goals that nobody pursues and agent types that do nothing by themselves. Both are allowed, and
 * are mostly a slip of somebody who then looks for a fault elsewhere, so they are told by the
 * compiler and by the commands that let agents live.
 */
#ifndef GOAPGEN_DOMAIN_IDLENESS_H
#define GOAPGEN_DOMAIN_IDLENESS_H

#include "domain/domain.h"

/** Whether anybody pursues a goal: an agent type chooses it, a team can be asked for it, or the
 *  game can want it of an agent, as every goal with parameters. */
bool is_pursued(const struct domain *domain, const struct goal *goal);

/** A text that tells which goals nobody pursues by a slip, why, and what to write; NULL: there are
 *  none. */
const char *words_of_unpursued_goals(struct pool *pool, const struct domain *domain);

/** Whether an agent type has a task, or chooses a goal. */
bool acts_by_itself(const struct domain *domain, const struct agent_type *agent_type);

/** Whether an agent of a type does nothing by itself, and nobody can ask it for anything. One with
 *  `actions: []` is meant so, and does not count. */
bool is_idle(const struct domain *domain, const struct agent_type *agent_type);

/** A text that tells why an agent type does nothing by itself, and what to write. */
const char *words_of_idle(struct pool *pool, const struct domain *domain,
                          const struct agent_type *agent_type);

/** Warns of goals that nobody pursues, and of agent types that do nothing by themselves. */
void warn_of_idleness(const struct domain *domain);

#endif
