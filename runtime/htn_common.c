/* SPDX-License-Identifier: MIT */
/*
 * What every way of decomposing does with the leaves of a task: actions, and conditions to
 * achieve; and how it notes that it met a limit. Rests on search.c and bounds.c. Of several
 * limits the first that was met is named.
 */
#include "htn.h"

/* The first limit that was met is the one that is named, unless the expansions
 * run out: that ends the search, see backtrack. */
bool gg_met(gg_decomposition *search, gg_outcome limit)
{
    if (search->outcome == GG_NO_PLAN)
        search->outcome = limit;
    return false;
}

static bool can_do(const gg_agent_type *agent_type, uint16_t action)
{
    return !agent_type->actions || has_bit(agent_type->actions, action);
}

bool gg_can_perform(gg_decomposition *search, uint16_t index, bool sure)
{
    const gg_domain *domain = search->problem->domain;
    return can_do(search->problem->agent_type, index) &&
           (sure || condition_holds(domain, &domain->actions[index].precondition, search->state)) &&
           gg_problem_allows(&search->subproblem, index);
}

gg_outcome gg_achieve(gg_decomposition *search, uint16_t number, gg_plan *plan)
{
    plan->length = 0;
    search->subproblem.goal = (uint16_t)(search->problem->domain->goal_count + number);
    if (!search->memory->search)
        return GG_OUT_OF_NODES;
    gg_outcome outcome = gg_plan_make(search->memory->search, &search->subproblem, plan);
    return outcome == GG_FOUND_UNPROVEN ? GG_FOUND : outcome;
}

void gg_carry_out(gg_decomposition *search, const gg_plan *plan)
{
    const gg_domain *domain = search->problem->domain;
    for (uint16_t i = 0; i < plan->length; i++)
        apply_effect(domain, domain->actions[plan->steps[i]].effect, search->state);
}
