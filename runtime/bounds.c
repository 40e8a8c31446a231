/* SPDX-License-Identifier: MIT */
/*
 * What a plan may do, and what it must bring about: the goal, the goals that must be kept,
 * the actions that are left out, and what the game's functions answer for the others. Rests
 * on state.h. The game is asked nothing twice in one planning.
 */
#include "search.h"
#include "travel.h"

const gg_condition *gg_problem_condition(const gg_goal_problem *problem)
{
    if (problem->goal == GG_NONE)
        return problem->condition;
    if (problem->goal < problem->domain->goal_count)
        return &problem->domain->goals[problem->goal].condition;
    return &problem->domain->achievements[problem->goal - problem->domain->goal_count];
}

/* Whether something was asked before in this planning; notes that it is asked now. */
static bool was_asked(const gg_goal_problem *problem, uint32_t number)
{
    if (!problem->asked || has_bit(&problem->asked[number / 64 * 2], number % 64))
        return problem->asked != NULL;
    problem->asked[number / 64 * 2] |= one_bit(number % 64);
    return false;
}

static bool waits_for_retry(const gg_domain *domain, const gg_bounds *bounds, uint16_t index)
{
    uint16_t action = first_of_origins(domain, index);
    for (uint16_t i = 0; i < bounds->retry_count; i++)
        if (bounds->retries[i].left > 0 && bounds->retries[i].action == action)
            return true;
    return false;
}

bool gg_bounds_any(const gg_bounds *bounds)
{
    for (uint16_t i = 0; i < bounds->retry_count; i++)
        if (bounds->retries[i].left > 0)
            return true;
    return bounds->kept != NULL || bounds->refused != NULL;
}

bool gg_bounds_keep(const gg_domain *domain, const gg_bounds *bounds, const uint64_t *state)
{
    for (uint32_t word = 0; bounds->kept && word * 64 < domain->goal_count; word++)
        for (uint64_t set = bounds->kept[word]; set; set &= set - 1) {
            const gg_goal *goal = &domain->goals[word * 64 + lowest_bit(set)];
            if (!gg_condition_holds(domain, &goal->condition, state))
                return false;
        }
    return true;
}

/* What the game says of an action; it is asked once. */
static bool answer_of(const gg_goal_problem *problem, uint16_t index)
{
    uint32_t number = problem->domain->actions[index].procedural;
    if (was_asked(problem, number))
        return has_bit(&problem->asked[number / 64 * 2 + 1], number % 64);
    bool answer = problem->agent_type->calls->precondition(problem->agent, index);
    if (problem->asked && answer)
        problem->asked[number / 64 * 2 + 1] |= one_bit(number % 64);
    return answer;
}

bool gg_problem_allows(const gg_goal_problem *problem, uint16_t index)
{
    const gg_calls *calls = problem->agent_type->calls;
    if (problem->bounds.retry_count > 0 &&
        waits_for_retry(problem->domain, &problem->bounds, index))
        return false;
    if (problem->bounds.refused && has_bit(problem->bounds.refused, index))
        return false;
    if (problem->domain->actions[index].procedural == GG_NONE || !calls || !calls->precondition)
        return true;
    return answer_of(problem, index);
}

/* What an action costs that has a dynamic cost. */
static uint16_t cost_of(const gg_goal_problem *problem, uint16_t index)
{
    const gg_calls *calls = problem->agent_type->calls;
    if (problem->domain->actions[index].origin != GG_NONE)
        return problem->domain->walking->cost(problem->domain, problem->agent, problem->agent_type,
                                              index);
    return calls && calls->cost ? calls->cost(problem->agent, index) : 0;
}

/* Notes what an action costs in this planning; true if that is more than its least cost. */
static bool is_dearer(gg_search *search, uint16_t index)
{
    const gg_goal_problem *problem = &search->problem;
    const gg_action *action = &problem->domain->actions[index];
    if (action->dynamic_cost == GG_NONE)
        return false;
    if (!was_asked(problem, (uint32_t)problem->domain->procedural_count + action->dynamic_cost)) {
        uint16_t cost = cost_of(problem, index);
        search->dynamic_costs[action->dynamic_cost] = cost > action->cost ? cost : action->cost;
    }
    return search->dynamic_costs[action->dynamic_cost] > action->cost;
}

/* Of 64 actions, from one on, those of use. An action that is of no use for the goal may be of
 * use for goals that are kept, and leads to other goal states. */
static uint64_t actions_of(const gg_search *search, uint32_t word)
{
    const gg_domain *domain = search->problem.domain;
    if (search->heuristic && !search->problem.bounds.kept && !search->problem.passes)
        return search->heuristic->actions[word];
    if (search->problem.agent_type->actions)
        return search->problem.agent_type->actions[word];
    return bits_below(domain->action_count - word * 64);
}

bool gg_search_ask(gg_search *search)
{
    bool as_expected = true;
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++) {
        search->usable[word] = actions_of(search, word);
        for (uint64_t set = search->usable[word]; set; set &= set - 1) {
            uint32_t bit = lowest_bit(set);
            uint16_t action = (uint16_t)(word * 64 + bit);
            bool denied = !gg_problem_allows(&search->problem, action);
            if (denied)
                search->usable[word] &= ~one_bit(bit);
            if (denied || is_dearer(search, action))
                as_expected = false;
        }
    }
    return as_expected;
}
