/* SPDX-License-Identifier: MIT */
/*
 * What a character does, wants and comes to, and which facts it asks the game for. Rests on
 * what the sections and touched_facts.c have found out about it.
 */
#ifndef GOAPGEN_DOMAIN_AGENT_TYPE_H
#define GOAPGEN_DOMAIN_AGENT_TYPE_H

#include "domain/domain.h"

/** Whether a character can do an action. */
bool can_do(const struct agent_type *agent_type, const struct action *action);

/** Whether a character may want a goal. */
bool has_goal(const struct agent_type *agent_type, const struct goal *goal);

/** Whether a character may come to a task. */
bool has_task(const struct agent_type *agent_type, const struct task *task);

/** Whether a character's sense of a fact is asked for: the character touches it, or nobody
 *  does, so that only functions of the game can read it. */
bool has_sense(const struct agent_type *agent_type, const struct fact *fact);

/** Whether an action of a character changes a fact that the game is told of. */
bool has_apply(const struct agent_type *agent_type, const struct fact *fact);

#endif
