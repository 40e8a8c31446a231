/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals: decides which search comes next, and when the search has ended.
 * The searches only say how far they came. See gg_search_begin in gg.h. Rests on
 * search_forward.c, search_backward.c and goal_tables.c. The outcome is GG_NO_PLAN only if
 * nothing was passed over.
 */
#include "search.h"

static gg_outcome end(gg_search *search, gg_outcome outcome)
{
    search->direction = GG_NOWHERE;
    search->outcome = (uint8_t)outcome;
    return outcome;
}

/* ------------------------------------------------------- which search is next */

/* Begins a search in a direction; false if there is no room. */
static bool begin(gg_search *search, gg_direction direction)
{
    search->direction = (uint8_t)direction;
    return is_forward(search) ? gg_forward_begin(search) : gg_backward_begin(search);
}

/* The nodes do not suffice: searches once more with a heuristic weight, first forward if there
 * are tables, then from the goal. Neither finds goal states in order of cost, one after the
 * other. */
static void fall_back(gg_search *search)
{
    if (search->problem.passes > 0) {
        (void)end(search, GG_OUT_OF_NODES);
        return;
    }
    if (search->direction == GG_FORWARD && search->heuristic &&
        search->heuristic->table_count > 0 && begin(search, GG_FORWARD_GREEDY))
        return;
    if (!search->problem.bounds.kept && search->direction != GG_BACKWARD_GREEDY &&
        begin(search, GG_BACKWARD_GREEDY))
        return;
    (void)end(search, GG_OUT_OF_NODES);
}

/* There is no node left. If the search passed nothing over, there is no plan. */
static void exhaust(gg_search *search)
{
    if (search->cut && is_greedy(search))
        fall_back(search);
    else
        (void)end(search, search->cut ? GG_PLAN_TOO_LONG : GG_NO_PLAN);
}

/* The search has arrived at a node. If its plan is too long, a greedy search goes on, as another
 * plan may be shorter. */
static void arrive(gg_search *search, uint32_t index)
{
    gg_distance cost_so_far = search->nodes[index].cost_so_far;
    uint32_t steps = steps_of_distance(cost_so_far);
    if (steps > search->plan->capacity) {
        search->cut = true;
        if (!is_greedy(search))
            (void)end(search, GG_PLAN_TOO_LONG);
        return;
    }
    search->plan->length = (uint16_t)steps;
    search->cost = (uint32_t)(cost_so_far >> 16);
    if (is_forward(search))
        gg_forward_collect(search, index);
    else
        gg_backward_collect(search, index);
    bool proven = !is_greedy(search) || cost_so_far <= search->bound;
    (void)end(search, proven ? GG_FOUND : GG_FOUND_UNPROVEN);
}

/* Makes one step of the present search; true if it was an expansion. If the room runs out, the
 * estimated total of the node that was to be expanded is a bound: no plan is cheaper, so that a
 * plan of this cost is proven to be the cheapest. */
static bool step(gg_search *search)
{
    uint32_t best = GG_NO_NODE;
    gg_progress progress =
        is_forward(search) ? gg_forward_step(search, &best) : gg_backward_step(search, &best);
    if (progress == GG_ARRIVED)
        arrive(search, best);
    if (progress == GG_EXHAUSTED)
        exhaust(search);
    if (progress == GG_NO_ROOM) {
        gg_distance estimated_total = search->nodes[best].estimated_total;
        if (!is_greedy(search) && estimated_total > search->bound)
            search->bound = estimated_total;
        fall_back(search);
    }
    return progress == GG_EXPANDED || progress == GG_NO_ROOM;
}

/* -------------------------------------------------------------- as it is called */

static const gg_heuristic *heuristic_of(const gg_goal_problem *problem)
{
    return problem->goal == GG_NONE ? NULL : problem->agent_type->heuristics[problem->goal];
}

gg_outcome gg_search_begin(gg_search *search, const gg_goal_problem *problem, gg_plan *plan)
{
    search->problem = *problem;
    search->plan = plan;
    search->heuristic = heuristic_of(problem);
    search->expanded = search->generated = search->cost = 0;
    search->bound = 0;
    search->cut = search->left_out = false;
    search->passed_count = 0;
    plan->length = 0;
    if (!search->scratch)
        return end(search, GG_OUT_OF_NODES);
    bool passes = problem->passes > 0;
    bool exact = search->heuristic && !problem->backward && !passes &&
                 gg_heuristic_is_exact(search->heuristic);
    bool bounded = gg_bounds_any(&problem->bounds);
    if (exact && !bounded && !search->heuristic->asks)
        return end(search, gg_heuristic_walk(search));
    if (!passes && gg_condition_holds(problem->domain, gg_problem_condition(problem), problem->state))
        return end(search, GG_FOUND);
    bool as_expected = gg_search_ask(search);
    if (exact && as_expected && !problem->bounds.kept)
        return end(search, gg_heuristic_walk(search));
    copy_words(search->scratch, problem->state, problem->domain->word_count);
    search->outcome = GG_SEARCHING;
    bool forward = passes || problem->bounds.kept || (search->heuristic && !problem->backward);
    if (forward && search->heuristic)
        search->bound = gg_heuristic_estimate(search->heuristic, search->scratch);
    if (search->bound == GG_FAR)
        return end(search, GG_NO_PLAN);
    if (!begin(search, forward ? GG_FORWARD : GG_BACKWARD))
        fall_back(search);
    return (gg_outcome)search->outcome;
}

gg_outcome gg_search_run(gg_search *search, uint32_t expansions)
{
    while (search->direction != GG_NOWHERE && expansions > 0) {
        if (step(search))
            expansions--;
    }
    return (gg_outcome)search->outcome;
}

gg_outcome gg_plan_make(gg_search *search, const gg_goal_problem *problem, gg_plan *plan)
{
    (void)gg_search_begin(search, problem, plan);
    return gg_search_run(search, UINT32_MAX);
}

uint16_t gg_plan_check(const gg_domain *domain, const gg_plan *plan, uint16_t from, uint64_t *state)
{
    for (uint16_t i = from; i < plan->length; i++) {
        const gg_action *action = &domain->actions[plan->steps[i]];
        if (!gg_condition_holds(domain, &action->precondition, state))
            return i;
        gg_effect_apply(domain, action->effect, state);
    }
    return plan->length;
}
