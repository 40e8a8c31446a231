/* SPDX-License-Identifier: MIT */
/* What a character is asked for: see agent_type.h. */
#include "domain/agent_type.h"

bool can_do(const struct character *character, const struct action *action)
{
    return !character->actions || character->actions[action->number];
}

bool has_goal(const struct character *character, const struct goal *goal)
{
    return !character->goals || character->goals[goal->number];
}

bool has_task(const struct character *character, const struct task *task)
{
    return !character->tasks || character->tasks[task->number];
}

bool has_sense(const struct character *character, const struct fact *fact)
{
    return fact->sensed && (character->touched[fact->number] || !fact->touched);
}

bool has_apply(const struct character *character, const struct fact *fact)
{
    return fact->applied && character->changed[fact->number];
}
