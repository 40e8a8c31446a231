/* SPDX-License-Identifier: MIT */
/*
 * Which actions, goals and tasks an agent type has, and which facts it asks the game for. Rests
 * on what the sections and find_touched_facts have found out about it.
 */
#ifndef GOAPGEN_DOMAIN_AGENT_TYPE_H
#define GOAPGEN_DOMAIN_AGENT_TYPE_H

#include "domain/domain.h"

/** Whether an agent type can do an action. */
bool can_do(const struct agent_type *agent_type, const struct action *action);

/** Whether an agent type may pursue a goal: it chooses it by itself, or the game can give it, as
 *  every goal with parameters and, in a domain with a team, every goal. */
bool may_pursue_goal(const struct agent_type *agent_type, const struct goal *goal);

/** Whether an agent type chooses a goal by itself. One with parameters must be listed, and in a
 *  domain with a team every one. */
bool chooses_goal(const struct agent_type *agent_type, const struct goal *goal);

/** Whether an agent type may come to a task. */
bool may_come_to_task(const struct agent_type *agent_type, const struct task *task);

/** Whether any agent type has a root task. */
bool any_root_task(const struct domain *domain);

/** Whether an agent type comes to a task from its root task. If no agent type has a root task
 *  (any_root is false), games plan tasks by themselves: then whether it may come to it. */
bool comes_to_task_from_root(const struct agent_type *agent_type, const struct task *task,
                             bool any_root);

/** Whether an agent type needs a function that senses a fact: if it touches the fact, or if no
 *  agent type does, so that only functions of the game can read it. */
bool needs_sense_function(const struct agent_type *agent_type, const struct fact *fact);

/** Whether an agent type needs a function by which the game is told of an applied fact: as for one
 *  that is sensed. */
bool needs_apply_function(const struct agent_type *agent_type, const struct fact *fact);

/** Whether the game is told of changes of any shared fact of a domain. */
bool any_shared_applied(const struct domain *domain);

#endif
