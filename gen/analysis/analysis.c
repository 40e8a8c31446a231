/* SPDX-License-Identifier: MIT */
/* The parts of the analysis in their order: see analysis.h. */
#include "analysis/analysis.h"

#include "ground/values.h"
#include "analysis/nesting.h"

static void analysis_prepare(struct analysis *analysis)
{
    const struct problem *problem = analysis->problem;
    size_t count = problem->domain->agent_type_count;
    analysis->below = pool_take(analysis->pool, count * sizeof *analysis->below);
    analysis->can = pool_take(analysis->pool, count * sizeof *analysis->can);
    analysis->endless = pool_take(analysis->pool, problem->task_count + 1);
    for (size_t i = 0; i < count; i++) {
        analysis->can[i] =
            actions_of_agent_type(analysis->pool, problem, &problem->domain->agent_types[i]);
        if (problem->roots[i] == SIZE_MAX)
            continue;
        analysis->below[i] = pool_take(analysis->pool, problem->task_count + 1);
        mark_tasks_below(analysis->pool, problem, problem->roots[i], NULL, analysis->below[i]);
    }
}

void analyse(const struct problem *problem)
{
    struct analysis analysis = {.pool = pool_new(), .problem = problem};
    analysis.diagnostics = problem->domain->parsing.diagnostics;
    analysis_prepare(&analysis);
    warn_of_recursion(&analysis);
    warn_of_shadowed_methods(&analysis);
    warn_of_unused_actions(&analysis);
    warn_of_crossing_priorities(&analysis);
    warn_of_worthless_goals(&analysis);
    warn_by_reachable_states(&analysis);
    pool_free(analysis.pool);
}
