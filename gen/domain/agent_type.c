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

bool any_root_task(const struct domain *domain)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].task)
            return true;
    return false;
}

bool comes_to_task(const struct agent_type *agent_type, const struct task *task, bool any_root)
{
    return (agent_type->task || !any_root) && has_task(agent_type, task);
}

bool has_sense(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->sensed && (agent_type->touched[fact->number] || !fact->touched);
}

bool has_apply(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->applied && agent_type->changed[fact->number];
}
