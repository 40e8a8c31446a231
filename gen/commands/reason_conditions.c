/* SPDX-License-Identifier: MIT */
/* Named conditions of reasons: see reason_conditions.h. */
#include "commands/reason_conditions.h"

static uint32_t read_agent(void *context, size_t variable)
{
    const struct planning *planning = context;
    const gg_agent *agent = &planning->agent;
    uint16_t fact = (uint16_t)planning->tables->layout.numbers[variable];
    return agent->domain->extras->slots ? gg_slots_read(agent, fact) : gg_agent_read(agent, fact);
}

struct state_view view_of_agent(struct planning *planning)
{
    return (struct state_view){planning->tables->problem, read_agent, NULL, planning};
}

/* The named condition of a method that fails: one of its own, or one of its first subtask, which a
 * method is passed over for, too. */
static const char *condition_of_method(struct pool *pool, const struct state_view *view,
                                       const struct ground_method *method, size_t variable)
{
    const struct problem *problem = view->problem;
    struct conditions_of conditions = conditions_of_method(problem, method);
    const char *name = failing_name(pool, view, &conditions, variable);
    if (name || method->subtask_count == 0 || method->subtasks[0].kind != SUBTASK_ACTION)
        return name;
    conditions = conditions_of_action(&problem->actions[method->subtasks[0].number]);
    return failing_name(pool, view, &conditions, variable);
}

const char *condition_of_reason(struct pool *pool, struct planning *planning,
                                const gg_reason *reason)
{
    const struct problem *problem = planning->tables->problem;
    struct state_view view = view_of_agent(planning);
    if (reason->fact == GG_NONE)
        return NULL;
    size_t variable = planning->tables->layout.variables[reason->fact];
    if (reason->kind == GG_METHOD_UNMET)
        return condition_of_method(pool, &view,
                                   &problem->tasks[reason->task].methods[reason->index], variable);
    if (reason->kind != GG_IS_IRRELEVANT || reason->index >= problem->goal_count)
        return NULL;
    struct conditions_of conditions = relevance_of_goal(&problem->goals[reason->index]);
    return failing_name(pool, &view, &conditions, variable);
}

const char *line_of_reason(struct pool *pool, struct planning *planning, const gg_reason *reason)
{
    const gg_domain *domain = planning->agent.domain;
    const char *condition = condition_of_reason(pool, planning, reason);
    size_t length = gg_reason_text(domain, reason, NULL, 0);
    char *line = pool_take(pool, length + 1);
    (void)gg_reason_text(domain, reason, line, length + 1);
    return condition ? pool_format(pool, "%s for %s", line, condition) : line;
}
