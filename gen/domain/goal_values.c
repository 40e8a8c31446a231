/* SPDX-License-Identifier: MIT */
/* Goals that are weighed by what their plans cost: which can be. */
#include "domain/agent_type.h"
#include "domain/sections.h"

static void check_agent_type(const struct domain *domain, const struct agent_type *agent_type)
{
    struct diagnostics *diagnostics = domain->parsing.diagnostics;
    const struct goal *with = NULL, *without = NULL;
    for (size_t i = domain->goal_count; i-- > 0;) {
        const struct goal *goal = &domain->goals[i];
        if (!chooses_goal(agent_type, goal))
            continue;
        if (goal->valued)
            with = goal;
        else
            without = goal;
    }
    if (!with || !without)
        return;
    report_error(diagnostics, without->place,
                 "agent '%s' weighs its goals by their 'value', and goal '%s' has none: write one, "
                 "'value: 1000000' if it is worth any cost",
                 agent_type->name, without->name);
    report_note(diagnostics, with->value_place, "goal '%s' has a value here", with->name);
}

void check_goal_values(const struct domain *domain)
{
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal *goal = &domain->goals[i];
        if (goal->valued && goal->best_effort)
            report_error(
                domain->parsing.diagnostics, goal->value_place,
                "goal '%s' is of best effort, and what a part of it is worth is not known: "
                "leave 'value' or 'best_effort' out",
                goal->name);
    }
    for (size_t i = 0; i < domain->agent_type_count; i++)
        check_agent_type(domain, &domain->agent_types[i]);
}
