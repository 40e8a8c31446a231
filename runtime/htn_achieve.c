/* SPDX-License-Identifier: MIT */
/*
 * Conditions to achieve, within the planning of tasks: a search for each, one end state after the
 * other. Rests on search.c. Only the tables of domains with such conditions name it.
 */
#include "htn.h"

/* The first end state is that of the first plan, which need not be the one that the order of
 * cost alone gives: it is found anew, and excepted. */
static gg_outcome achieve_otherwise(gg_decomposition *search, uint16_t passes, gg_plan *plan)
{
    const gg_domain *domain = search->problem->domain;
    gg_goal_problem problem = search->subproblem;
    uint64_t *first = &search->memory->search->scratch[4 * (size_t)domain->word_count];
    gg_outcome outcome = gg_plan_make(search->memory->search, &problem, plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return outcome;
    copy_words(first, search->state, domain->word_count);
    for (uint16_t i = 0; i < plan->length; i++)
        gg_effect_apply(domain, domain->actions[plan->steps[i]].effect, first);
    problem.passes = (uint8_t)passes;
    problem.except = first;
    return gg_plan_make(search->memory->search, &problem, plan);
}

static gg_outcome achieve(gg_decomposition *search, uint16_t number, uint16_t passes, gg_plan *plan)
{
    plan->length = 0;
    search->subproblem.goal = (uint16_t)(search->problem->domain->goal_count + number);
    if (!search->memory->search)
        return GG_OUT_OF_NODES;
    gg_outcome outcome = passes ? achieve_otherwise(search, passes, plan)
                                : gg_plan_make(search->memory->search, &search->subproblem, plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return outcome;
    if (passes == 0)
        return GG_FOUND;
    uint8_t *others = search->memory->others;
    if (!others || passes == GG_PASSES || others[number] == GG_OTHERS)
        return GG_OUT_OF_MEMORY;
    others[number]++;
    return GG_FOUND;
}

const gg_achieve_part gg_achieving = {achieve};
