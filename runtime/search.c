/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals, as their user sees it. See gg_search_begin in gg.h. Rests on goal_tables.c and,
 * by gg_domain.searching, search_ways.c: where every plan can be read from a table, a program does
 * not contain the searches.
 */
#include "search.h"

gg_condition_ref gg_problem_condition(const gg_goal_problem *problem)
{
    if (problem->goal == GG_NONE)
        return ref_to_made(problem->condition);
    if (problem->goal < problem->domain->goal_count)
        return ref_to_table(&problem->domain->goals[problem->goal].condition);
    return ref_to_table(
        &problem->domain->achievements[problem->goal - problem->domain->goal_count]);
}

static const GG_ROM gg_heuristic *heuristic_of(const gg_goal_problem *problem)
{
    return problem->goal == GG_NONE ? NULL : problem->agent_type->heuristics[problem->goal];
}

gg_outcome gg_search_begin(gg_search *search, const gg_goal_problem *problem, gg_plan *plan)
{
    const GG_ROM gg_search_part *searching = problem->domain->searching;
    search->problem = *problem;
    search->plan = plan;
    search->heuristic = heuristic_of(problem);
    search->expanded = search->generated = search->cost = 0;
    search->bound = 0;
    search->cut = search->left_out = false;
    search->passed_count = 0;
    plan->length = 0;
    bool exact = search->heuristic && !problem->backward && problem->passes == 0 &&
                 gg_heuristic_is_exact(search->heuristic);
    if (exact && !any_bounds(&problem->bounds) && !search->heuristic->asks)
        return search_end(search, gg_heuristic_walk(search));
    if (problem->passes == 0 &&
        gg_ref_holds(problem->domain, gg_problem_condition(problem), problem->state))
        return search_end(search, GG_FOUND);
    return searching ? searching->begin(search, exact) : search_end(search, GG_OUT_OF_NODES);
}

gg_outcome gg_search_run(gg_search *search, uint32_t expansions)
{
    if (search->direction != GG_NOWHERE)
        search->problem.domain->searching->run(search, expansions);
    return (gg_outcome)search->outcome;
}

gg_outcome gg_plan_make(gg_search *search, const gg_goal_problem *problem, gg_plan *plan)
{
    (void)gg_search_begin(search, problem, plan);
    return gg_search_run(search, UINT32_MAX);
}

uint16_t gg_plan_check(const GG_ROM gg_domain *domain, const gg_plan *plan, uint16_t from,
                       uint64_t *state)
{
    for (uint16_t i = from; i < plan->length; i++) {
        const GG_ROM gg_action *action = &domain->actions[plan->steps[i]];
        if (!gg_condition_holds(domain, &action->precondition, state))
            return i;
        gg_effect_apply(domain, action->effect, state);
    }
    return plan->length;
}
