/* SPDX-License-Identifier: MIT */
/*
 * Policies for the nearest states: see gg_nearest_policy. From these plans are read; from farther ones
 * they are searched for, and the search, whose estimates become exact near the goal, ends where it comes
 * to a state of which the policy says something (perimeter search: Dillenburg and Nelson, 1994). Rests on
 * policies.c and search_walk.c. Only heuristics with such a policy name it.
 */
#include "goap/search.h"

/* Reads the rest of a plan, and how far the goal is. What is said of the plan stays. */
static gg_outcome read_rest(gg_search *search, const uint64_t *state, uint16_t steps,
                            gg_distance *distance)
{
    gg_plan *plan = search->plan;
    uint32_t cost = search->cost;
    uint16_t length = plan->length;
    search->cost = 0;
    gg_outcome outcome = gg_policy_read_rest(search, state, steps);
    *distance = ((gg_distance)search->cost << 16) + plan->length - steps;
    search->cost = cost;
    plan->length = length;
    return outcome;
}

/* How far the goal is from a state at least. A plan for which there is no room leaves that open. */
static gg_distance estimate(gg_search *search, const uint64_t *state)
{
    const GG_ROM gg_nearest_policy *policy =
        (const GG_ROM gg_nearest_policy *)search->heuristic->policy;
    gg_distance least = gg_tables_estimate(search, state), distance = 0;
    gg_outcome outcome = least == GG_FAR ? GG_NO_PLAN : read_rest(search, state, 0, &distance);
    if (outcome == GG_SEARCHING)
        distance = policy->beyond;
    distance = lessened(search, distance);
    return outcome != GG_PLAN_TOO_LONG && distance > least ? distance : least;
}

/* Whether the steps of the plan from one on may be done from a state, and cost no more than they
 * must. */
static bool policies_nearest_is_allowed(const gg_search *search, const uint64_t *from,
                                        uint16_t step, uint16_t end)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    uint64_t *state = search->reading;
    gg_copy_words(state, from, domain->word_count);
    for (; step < end; step++) {
        uint16_t number = search->plan->steps[step];
        if (!(search->usable[number / 64] & gg_one_bit(number % 64)) ||
            (search->finer & GG_PLACES_LEFT_OUT &&
             domain->told->ops->is_left_out(domain, &problem->bounds, number,
                                            told_place_in(domain, number, state))) ||
            gg_step_distance_in(search, number, state) !=
                distance_of_step(told_cost_in(domain, number, state)))
            return false;
        do_in_search(search, number, state);
        if (!bounds_keep(domain, &problem->bounds, state))
            return false;
    }
    return true;
}

/* The rest of a plan by the policy is the cheapest only where nothing is cheaper than in the tables. */
static bool finish(gg_search *search, uint32_t index)
{
    gg_node *node = &search->nodes[index];
    const uint64_t *state = gg_node_key(search, index);
    uint16_t steps = (uint16_t)steps_of_distance(node->cost_so_far);
    gg_distance distance;
    if (search->saving > 0 || read_rest(search, state, steps, &distance) != GG_FOUND ||
        !policies_nearest_is_allowed(search, state, steps,
                                     (uint16_t)(steps + steps_of_distance(distance))))
        return false;
    node->cost_so_far += distance;
    return true;
}

static gg_outcome read(gg_search *search)
{
    gg_outcome outcome = gg_policy_read(search);
    search->finer =
        search->reading && gg_policy_covers(search->heuristic->policy, search->problem.state)
            ? GG_NEAREST_STATES
            : 0;
    if (outcome != GG_SEARCHING || search->heuristic->table_count == 0)
        return outcome;
    search->plan->length = 0;
    return gg_walk_read(search);
}

static const GG_ROM gg_nearest_ops nearest = {estimate, finish};

const GG_ROM gg_reading_ops gg_policy_nearest = {read, &nearest};
