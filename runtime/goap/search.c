/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals, as their user sees it. See gg_search_begin in gg.h. A plan is read first, where
 * it can be, and asked about after. By gg_heuristic.reading and gg_domain.search it
 * rests on goal_tables.c, policies.c and search_ways.c: where every plan can be read, a program
 * does not contain the searches.
 */
#include "goap/search.h"

gg_condition_ref gg_problem_condition(const gg_goal_problem *problem)
{
    if (problem->goal == GG_NONE)
        return ref_to_made(problem->condition);
    if (problem->goal < problem->domain->goal_count)
        return ref_to_table(&problem->domain->goals[problem->goal].condition);
    return ref_to_table(&problem->domain->subgoals[problem->goal - problem->domain->goal_count]);
}

/* What searches; NULL: all plans are read. */
static const GG_ROM gg_search_ops *searching_of(const GG_ROM gg_domain *domain)
{
    return domain->search ? domain->search->searching : NULL;
}

/* The plan that was found has the rows of its steps: they become their numbers. */
static gg_outcome search_number_steps(gg_search *search, gg_outcome outcome)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_told_actions *told = problem->domain->told;
    if (told && (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN))
        told->ops->number_steps(search->plan, problem->domain, problem->state, search->reading);
    return outcome;
}

static gg_outcome search_begin_rows(gg_search *search, const gg_goal_problem *problem,
                                    gg_plan *plan)
{
    const GG_ROM gg_search_ops *searching = searching_of(problem->domain);
    gg_outcome outcome = search_read(search, problem, plan);
    if (search_is_settled(search, outcome))
        return end_search(search, outcome);
    plan->length = 0;
    search->cost = 0;
    if (outcome == GG_SEARCHING && problem->passes == 0 &&
        gg_ref_holds(problem->domain, gg_problem_condition(problem), problem->state))
        return end_search(search, GG_FOUND);
    search->how = GG_HOW_SEARCH;
    return searching ? searching->begin(search, outcome == GG_PLAN_TOO_LONG)
                     : end_search(search, GG_OUT_OF_NODES);
}

gg_outcome gg_search_begin(gg_search *search, const gg_goal_problem *problem, gg_plan *plan)
{
    return search_number_steps(search, search_begin_rows(search, problem, plan));
}

gg_outcome gg_search_run(gg_search *search, uint32_t expansions)
{
    if (search->direction == GG_NOWHERE)
        return (gg_outcome)search->outcome;
    const GG_ROM gg_search_ops *searching = searching_of(search->problem.domain);
    searching->run(search, expansions);
    return search_number_steps(search, (gg_outcome)search->outcome);
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
        uint16_t row = plan->steps[i];
        if (domain->told)
            row = domain->told->ops->row_in(domain, row, state);
        if (row == GG_NONE ||
            !gg_condition_holds(domain, &domain->actions[row].precondition, state))
            return i;
        gg_do_action(domain, row, state);
    }
    return plan->length;
}
