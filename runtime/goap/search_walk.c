/* SPDX-License-Identifier: MIT */
/*
 * Goes along the estimates: from the state it does the first action, in the order of the file, that
 * brings the goal nearer by just what the action costs. As no estimate is more than the distance to
 * the goal, a plan that is found so is the cheapest, and no node is needed for it; where no action
 * does so, the plan is searched for. A distance counts steps, too, so that an action of no cost
 * also brings the goal nearer, and the walk comes to an end. What may stand in the way of the plan
 * is asked after. Rests on goal_tables.c and search_forward.c. Only heuristics that have tables, and
 * no other way to read a plan, name it.
 */
#include "goap/search.h"

/* Whether an action brings the goal nearer by what it costs; then it is done. */
static bool search_walk_take(gg_search *search, uint16_t index, gg_distance *rest)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint64_t *state = search->scratch, *next = &state[domain->word_count];
    uint16_t cost = told_cost_in(domain, index, state);
    gg_distance step = distance_of_step(cost);
    if (step > *rest)
        return false;
    gg_copy_words(next, state, domain->word_count);
    gg_do_action(domain, index, next);
    search->read++;
    if (gg_same_words(next, state, domain->word_count) ||
        gg_tables_estimate(search, next) != *rest - step)
        return false;
    gg_copy_words(state, next, domain->word_count);
    *rest -= step;
    search->cost += cost;
    search->plan->steps[search->plan->length++] = index;
    return true;
}

/* Does the first action that brings the goal nearer by what it costs; false if there is none. */
static bool take_step(gg_search *search, gg_distance *rest)
{
    uint32_t words = (search->problem.domain->action_count + 63u) / 64;
    search->walked++;
    gg_find_applicable_actions(search, search->scratch, search->sets);
    for (uint32_t word = 0; word < words; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            if (search_walk_take(search, (uint16_t)(word * 64 + gg_lowest_bit(set)), rest))
                return true;
    return false;
}

gg_outcome gg_walk_read(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    if (!search->scratch)
        return GG_SEARCHING;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++)
        search->usable[word] = search->heuristic->actions[word];
    gg_copy_words(search->scratch, problem->state, domain->word_count);
    search->guided = tables_cover(search->heuristic, problem->state);
    if (!search->guided)
        return GG_SEARCHING;
    gg_distance rest = gg_tables_estimate(search, search->scratch);
    search->read = 1;
    if (rest == GG_FAR)
        return GG_NO_PLAN;
    while (rest > 0)
        if (search->plan->length == search->plan->capacity || !take_step(search, &rest))
            return GG_SEARCHING;
    if (!gg_ref_holds(domain, gg_problem_condition(problem), search->scratch))
        return GG_SEARCHING;
    search->how = GG_HOW_WALK;
    return GG_FOUND;
}

const GG_ROM gg_reading_ops gg_walk_reading = {gg_walk_read, NULL};
