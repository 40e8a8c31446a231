/* SPDX-License-Identifier: MIT */
/* Goals that are worth nothing, so that nobody ever pursues them: see analysis.h. */
#include "analysis/analysis.h"

#include "ground/amount.h"

/* The most that an instance of a goal is ever worth, times the divisor of its value. */
static int64_t most_worth(const struct problem *problem, const struct ground_goal *ground)
{
    int64_t low, high = ground->value;
    if (ground->computed_value)
        amount_reach(problem, ground->computed_value, &low, &high);
    return high;
}

static bool is_worthless(const struct problem *problem, const struct goal *goal)
{
    if (!goal->valued || goal->value_call)
        return false;
    for (size_t i = 0; i < goal->ground_count; i++)
        if (most_worth(problem, &problem->goals[goal->ground_first + i]) > 0)
            return false;
    return goal->ground_count > 0;
}

void warn_of_worthless_goals(struct analysis *analysis)
{
    const struct problem *problem = analysis->problem;
    const struct domain *domain = problem->domain;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (is_worthless(problem, &domain->goals[i]))
            report_warning(
                analysis->diagnostics, "unpursued-goal", domain->goals[i].value_place,
                "nobody pursues goal '%s': it is never worth more than 0, and a plan for "
                "it costs no less; write a value above 0",
                domain->goals[i].name);
}
