/* SPDX-License-Identifier: MIT */
/* Named conditions of reasons: see reason_conditions.h. */
#include "cli/reason_conditions.h"

/* The named condition of a method that fails: one of its own, or one of its first subtask, which a
 * method is passed over for, too. */
static const char *condition_of_method(struct pool *pool, const struct state_view *view,
                                       const struct ground_method *method, size_t variable,
                                       const struct constraint *asked)
{
    const struct problem *problem = view->problem;
    struct conditions_with_objects conditions = conditions_of_method(problem, method);
    const char *name = failing_name(pool, view, &conditions, variable, asked);
    if (name || method->subtask_count == 0 || method->subtasks[0].kind != SUBTASK_ACTION)
        return name;
    conditions = conditions_of_action(&problem->actions[method->subtasks[0].number]);
    return failing_name(pool, view, &conditions, variable, asked);
}

bool reason_asks_for_value(const gg_domain *domain, const gg_reason *reason, uint32_t value)
{
    const gg_unmet *unmet = &reason->unmet;
    if (value < unmet->low || value > unmet->high)
        return false;
    if (!unmet->among)
        return true;
    if (domain->facts[reason->fact].kind == GG_SYMBOL)
        return unmet->among >> value & 1;
    const gg_set_test *set = &domain->sets->all[unmet->among];
    uint32_t place = value - set->first;
    return place >= set->count || !(set->holes[place / 64] >> place % 64 & 1);
}

/* The values that a reason asks a fact for. */
static struct constraint values_asked(struct pool *pool, const struct planning *planning,
                                      const gg_reason *reason, size_t variable)
{
    const struct fact *fact = planning->tables->problem->variables[variable].fact;
    struct constraint asked = {
        .variable = variable, .low = reason->unmet.low, .high = reason->unmet.high};
    if (fact->kind == GG_NUMBER)
        return asked;
    uint64_t *set = pool_take(pool, (fact->top / 64 + 1) * sizeof *set);
    for (uint32_t i = 0; i <= fact->top; i++)
        if (reason_asks_for_value(planning->agent.domain, reason, i))
            set[i / 64] |= (uint64_t)1 << i % 64;
    if (!kept_as_number(fact))
        asked.allowed = set[0];
    else
        asked.set = set;
    return asked;
}

const char *named_condition_of_reason(struct pool *pool, struct planning *planning,
                                      const gg_reason *reason)
{
    const struct problem *problem = planning->tables->problem;
    struct state_view view = view_of_agent(planning);
    if (reason->fact >= planning->tables->layout.fact_count) /* it is none, or a sum */
        return NULL;
    size_t variable = planning->tables->layout.variables[reason->fact];
    struct constraint values = values_asked(pool, planning, reason, variable);
    const struct constraint *asked = reason->unmet.known ? &values : NULL;
    if (reason->kind == GG_METHOD_UNMET)
        return condition_of_method(
            pool, &view, &problem->tasks[reason->task].methods[reason->index], variable, asked);
    if ((reason->kind != GG_IS_IRRELEVANT && reason->kind != GG_WHILE_FAILS) ||
        reason->index >= problem->goal_count)
        return NULL;
    const struct ground_goal *goal = &problem->goals[reason->index];
    struct conditions_with_objects conditions =
        reason->kind == GG_WHILE_FAILS ? lasting_of_goal(goal) : relevance_of_goal(goal);
    return failing_name(pool, &view, &conditions, variable, asked);
}

const char *line_of_reason(struct pool *pool, struct planning *planning, const gg_reason *reason)
{
    const gg_domain *domain = planning->agent.domain;
    const char *condition = named_condition_of_reason(pool, planning, reason);
    size_t length = gg_reason_text(domain, reason, NULL, 0);
    char *line = pool_take(pool, length + 1);
    (void)gg_reason_text(domain, reason, line, length + 1);
    return condition ? pool_format(pool, "%s for %s", line, condition) : line;
}
