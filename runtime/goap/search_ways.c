/* SPDX-License-Identifier: MIT */
/*
 * Decides which search comes next, and when the search has ended. The searches only say how far
 * they came. Rests on search_forward.c, goal_tables.c and, by gg_search_tables.regressing or
 * gg_goal_problem.backward, search_backward.c, by gg_search_tables.satisficing search_satisficing.c. The
 * outcome is GG_NO_PLAN only if nothing was passed over. Only the tables of domains in which a plan
 * may have to be searched for name it.
 */
#include "goap/search.h"
#include "goap/slot_ops.h"
#include "state/features.h"

/* ------------------------------------------------------------- what may be used */

/* Of 64 actions, from one on, those of use. An action that is of no use for the goal may be of
 * use for goals that are kept, and leads to other goal states. */
static uint64_t actions_of_use(const gg_search *search, uint32_t word)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    if (search->heuristic && !kept_goals_of(&search->problem.bounds) && !search->problem.passes)
        return search->heuristic->actions[word];
    if (search->problem.agent_type->actions)
        return search->problem.agent_type->actions[word];
    return gg_bits_below(domain->action_count - word * 64);
}

static uint64_t actions_of(const gg_search *search, uint32_t word)
{
    const GG_ROM gg_whiles *whiles = whiles_of(search->problem.domain);
    uint64_t actions = actions_of_use(search, word);
    return whiles ? whiles->ops->usable(&search->problem, word, actions) : actions;
}

/* Whether an action costs what the tables say, at all places at which it is not left out. */
static bool costs_as_expected(gg_search *search, uint16_t action)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    bool is_called = domain->actions[action].dynamic_cost < domain->dynamic_cost_count;
    if (!domain->told)
        return !is_called || !domain->asking->is_dearer(search, action, GG_NONE);
    const gg_bounds *bounds = &search->problem.bounds;
    bool as_expected = true;
    uint16_t to = domain->told->ops->first_place(domain, action);
    do {
        if (search->finer & GG_PLACES_LEFT_OUT &&
            domain->told->ops->is_left_out(domain, bounds, action, to))
            as_expected = false;
        else if (is_called && domain->asking->is_dearer(search, action, to))
            as_expected = false;
    } while (domain->told->ops->next_place(domain, action, &to));
    return as_expected;
}

/* Takes an action out that is not allowed. True if it is allowed, and costs what the tables say. */
static bool is_as_expected(gg_search *search, uint16_t action)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_action *row = &domain->actions[action];
    gg_asker asker = {domain, problem->agent_type, problem->agent, problem->asked};
    if (slots_of(domain) && !slots_of(domain)->ops->is_possible(domain, action, problem->state)) {
        search->usable[action / 64] &=
            ~gg_one_bit(action % 64); /* of no use: the game is not asked */
        return true;
    }
    bool allowed = bounds_allow(domain, &problem->bounds, action);
    if (allowed && (row->procedural == GG_NONE || domain->asking->allows(&asker, action)))
        return costs_as_expected(search, action);
    search->denied |= allowed;
    search->usable[action / 64] &= ~gg_one_bit(action % 64);
    return false;
}

/* Asks the game for the procedural preconditions and dynamic costs of the actions that can be of
 * use, and fills search->usable and search->dynamic_costs. True if no action is denied and none
 * costs more than in the tables. */
static bool ways_ask(gg_search *search)
{
    const GG_ROM gg_leg_costs *costs = leg_costs_of(search->problem.domain);
    bool as_expected = true;
    if (search->problem.domain->told && search->problem.bounds.ops &&
        search->problem.domain->told->ops->any_left_out(search->problem.domain,
                                                        &search->problem.bounds))
        search->finer |= GG_PLACES_LEFT_OUT;
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++) {
        search->usable[word] = actions_of(search, word);
        for (uint64_t set = search->usable[word]; set; set &= set - 1)
            if (!is_as_expected(search, (uint16_t)(word * 64 + gg_lowest_bit(set))))
                as_expected = false;
    }
    return (!costs || costs->ops->begin(search)) && as_expected;
}

/* ------------------------------------------------------- which search is next */

/* The search from the goal; NULL: the program does without it. */
static const GG_ROM gg_direction_ops *backward_of(const gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    if (sums_of(problem->domain)) /* it cannot go back through them */
        return NULL;
    return problem->backward ? problem->backward : problem->domain->search->regressing;
}

static const GG_ROM gg_direction_ops *direction_of(const gg_search *search)
{
    if (search->direction >= GG_SATISFICING && search->direction != GG_BACKWARD_GREEDY)
        return search->problem.domain->search->satisficing;
    return is_forward(search) ? &gg_progressing : backward_of(search);
}

/* Begins a search in a direction; false if there is no room. */
static bool ways_begin(gg_search *search, gg_direction direction)
{
    search->direction = (uint8_t)direction;
    if (is_greedy(search))
        search->noted[GG_NOTED_BEGINNING] = search->expanded;
    const GG_ROM gg_direction_ops *ops = direction_of(search);
    return ops->begin(search);
}

/* Whether a way that is content with any plan can be gone after the present one. */
static bool can_follow(const gg_search *search, gg_direction direction)
{
    if (direction == GG_FORWARD_GREEDY)
        return search->direction == GG_FORWARD && search->guided &&
               search->heuristic->table_count > 0;
    if (direction == GG_BACKWARD_GREEDY)
        return backward_of(search) && !kept_goals_of(&search->problem.bounds);
    return search->problem.domain->search->satisficing;
}

/* The nodes do not suffice: searches once more, content with any plan: forward with a heuristic
 * weight if there are tables, then by relaxed plans, then from the goal. None of them finds goal
 * states in order of cost, one after the other. */
void gg_ways_fall_back(gg_search *search)
{
    int next = search->direction < GG_FORWARD_GREEDY ? GG_FORWARD_GREEDY : search->direction + 1;
    for (; search->problem.passes == 0 && next <= GG_BACKWARD_GREEDY; next++)
        if (can_follow(search, (gg_direction)next) && ways_begin(search, (gg_direction)next))
            return;
    (void)end_search(search, GG_OUT_OF_NODES);
}

/* There is no node left. If the search passed nothing over, there is no plan. */
static void exhaust(gg_search *search)
{
    if (search->cut && is_greedy(search))
        gg_ways_fall_back(search);
    else
        (void)end_search(search, search->cut ? GG_PLAN_TOO_LONG : GG_NO_PLAN);
}

/* Goes on for a better plan than the one that a forward greedy way has found; false if there is
 * none to go on by. */
static bool ways_improve(gg_search *search)
{
    const GG_ROM gg_direction_ops *ops = search->problem.domain->search->satisficing;
    return ops && search->direction != GG_BACKWARD_GREEDY && ops->improve(search);
}

/* The search has arrived at a node. If its plan is too long, a greedy search goes on, as another
 * plan may be shorter. */
void gg_ways_arrive(gg_search *search, uint32_t index)
{
    gg_distance cost_so_far = search->nodes[index].cost_so_far;
    uint32_t steps = steps_of_distance(cost_so_far);
    if (steps > search->plan->capacity) {
        search->cut = true;
        if (!is_greedy(search))
            (void)end_search(search, GG_PLAN_TOO_LONG);
        return;
    }
    search->plan->length = (uint16_t)steps;
    search->cost = (uint32_t)(cost_so_far >> 16);
    const GG_ROM gg_direction_ops *ops = direction_of(search);
    ops->collect(search, index);
    if (!is_forward(search) && search->walks == GG_STRAYING)
        search->cost = leg_costs_of(search->problem.domain)->ops->of_plan(search);
    if (is_greedy(search))
        search->how = GG_HOW_GREEDY;
    bool proven = !is_greedy(search) || cost_so_far <= search->bound;
    if (proven || !ways_improve(search))
        (void)end_search(search, proven ? GG_FOUND : GG_FOUND_UNPROVEN);
}

/* Makes one step of the present search; true if it was an expansion. If the room runs out, the
 * estimated total of the node that was to be expanded is a bound: no plan is cheaper, so that a
 * plan of this cost is proven to be the cheapest. */
static bool ways_step(gg_search *search)
{
    uint32_t best = GG_NO_NODE;
    const GG_ROM gg_direction_ops *ops = direction_of(search);
    gg_progress progress = ops->step(search, &best);
    if (progress == GG_ARRIVED)
        gg_ways_arrive(search, best);
    if (progress == GG_EXHAUSTED)
        exhaust(search);
    if (progress == GG_NO_ROOM) {
        gg_distance estimated_total = search->nodes[best].estimated_total;
        if (!is_greedy(search) && estimated_total > search->bound)
            search->bound = estimated_total;
        gg_ways_fall_back(search);
    }
    return progress == GG_EXPANDED || progress == GG_NO_ROOM;
}

/* -------------------------------------------------------------- as it is called */

/* Marks the state from which the agent has not walked yet. */
static void mark_straying(const gg_search *search)
{
    uint16_t bit = leg_costs_of(search->problem.domain)->stray;
    search->scratch[bit / 64] |= gg_one_bit(bit % 64);
}

gg_outcome gg_ways_begin(gg_search *search, bool too_long)
{
    const gg_goal_problem *problem = &search->problem;
    bool kept = kept_goals_of(&problem->bounds) != NULL;
    if (!search->scratch)
        return end_search(search, GG_OUT_OF_NODES);
    bool as_expected = ways_ask(search);
    if (too_long && as_expected && !kept)
        return end_search(search, GG_PLAN_TOO_LONG);
    gg_copy_words(search->scratch, problem->state, problem->domain->word_count);
    if (search->walks == GG_STRAYING)
        mark_straying(search);
    search->outcome = GG_SEARCHING;
    bool from_goal = backward_of(search) && (problem->backward || !search->heuristic) &&
                     search->walks != GG_STRAYING; /* it does not tell which walk is the first */
    bool forward = problem->passes > 0 || kept || !from_goal;
    search->guided = search->heuristic && tables_cover(search->heuristic, search->scratch);
    if (forward && search->heuristic)
        search->bound = gg_tables_estimate(search, search->scratch);
    if (search->bound == GG_FAR)
        return end_search(search, GG_NO_PLAN);
    if (!ways_begin(search, forward ? GG_FORWARD : GG_BACKWARD))
        gg_ways_fall_back(search);
    return (gg_outcome)search->outcome;
}

/* What was walked in vain counts as expansions. */
void gg_ways_run(gg_search *search, uint32_t expansions)
{
    uint32_t walked = search->walked < expansions ? search->walked : expansions;
    search->walked -= walked;
    expansions -= walked;
    while (search->direction != GG_NOWHERE && expansions > 0) {
        if (ways_step(search))
            expansions--;
    }
}

const GG_ROM gg_search_ops gg_searching = {gg_ways_begin, gg_ways_run};
