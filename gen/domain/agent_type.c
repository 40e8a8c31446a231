/* SPDX-License-Identifier: MIT */
/* Questions about an agent type: see agent_type.h. */
#include "domain/agent_type.h"

bool can_do(const struct agent_type *agent_type, const struct action *action)
{
    return !agent_type->actions || agent_type->actions[action->number];
}

bool has_goal(const struct agent_type *agent_type, const struct goal *goal)
{
    return agent_type->in_team || goal->parameters.count > 0 || chooses_goal(agent_type, goal);
}

bool chooses_goal(const struct agent_type *agent_type, const struct goal *goal)
{
    if (agent_type->goals)
        return agent_type->goals[goal->number];
    return !agent_type->in_team && goal->parameters.count == 0;
}

bool has_task(const struct agent_type *agent_type, const struct task *task)
{
    return !agent_type->tasks || agent_type->tasks[task->number];
}

bool has_sense(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->sensed && (agent_type->touched[fact->number] || !fact->touched);
}

bool has_apply(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->applied && agent_type->changed[fact->number];
}
