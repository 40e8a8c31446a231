/* SPDX-License-Identifier: MIT */
/* What an agent would do in the start state: see decision.h. */
#include "run/decision.h"

#include "run/population.h"
#include "cli/reason_conditions.h"

#include <stdio.h>
#include <string.h>

/* A reason is kept with its steps, which last only while it is told. */
static void decision_keep(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct agent_reasons *decision = context;
    struct pool *pool = decision->planning->pool;
    (void)agent;
    gg_reason *kept = POOL_ITEM(pool, decision->reasons, decision->count);
    *kept = *reason;
    uint16_t *steps = pool_take(pool, (reason->step_count + 1u) * sizeof *steps);
    if (reason->step_count > 0)
        memcpy(steps, reason->steps, reason->step_count * sizeof *steps);
    kept->steps = steps;
}

static void collect(struct agent_reasons *decision, struct population_agent *simulation)
{
    decision->planning = &simulation->planning;
    gg_agent_reasons(&decision->planning->agent, simulation->population->planner, &gg_goal_reasons,
                     &gg_task_reasons, decision_keep, decision);
}

struct agent_reasons *collect_agent_reasons(const struct planning *planning, size_t agent_type)
{
    struct agent_reasons *decision = pool_take(planning->pool, sizeof *decision);
    if (planning->living) {
        collect(decision, planning->living);
        return decision;
    }
    struct roles roles = roles_of_types(planning->pool, &agent_type, 1, 1);
    struct population *population = population_new(planning, &roles);
    collect(decision, population->agents[0]);
    return decision;
}

const char *agent_reason_line(const struct agent_reasons *decision, const gg_reason *reason)
{
    return line_of_reason(decision->planning->pool, decision->planning, reason);
}

void print_why_goal_unchosen(const struct agent_reasons *decision, uint16_t goal)
{
    for (size_t i = 0; i < decision->count; i++) {
        const gg_reason *reason = &decision->reasons[i];
        if (reason->task != GG_NONE || reason->index != goal || reason->kind == GG_WOULD_BE_CHOSEN)
            continue;
        fprintf(stderr, "there is a plan, but it would not be chosen: %s\n",
                agent_reason_line(decision, reason));
        return;
    }
    fputs("nothing stands in the way: there is a plan\n", stderr);
}
