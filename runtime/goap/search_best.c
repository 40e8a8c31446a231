/* SPDX-License-Identifier: MIT */
/*
 * The search for plans of goals of best effort (over-subscription planning: Smith, "Choosing
 * Objectives in Over-Subscription Planning", 2004; Domshlak, Mirkis, "Deterministic Oversubscription
 * Planning as Heuristic Search", 2015). It is one A* from the state, which ends at the goal as any
 * other does, and notes on its way the best level that it has met. What tables know to be a dead end
 * comes last instead of being left out; if all states were met, or none can be better, the plan leads
 * to the best level, by the cheapest way. Rests on levels.c, relaxation.c and search_ways.c. Only the
 * tables of domains name it that have such goals.
 */
#include "goap/search.h"
#include "state/levels.h"

/* What is noted in gg_search.noted: the best node, what it falls short by, and what every state falls
 * short by at least. */
enum { BEST_NODE, BEST_SHORTFALL, LEAST_SHORTFALL };

/* The estimate of dead ends: no plan costs as much. */
#define DEAD_END ((gg_distance)1 << 62)

static const GG_ROM gg_best_effort *effort_of(const gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    return problem->passes > 0 ? NULL : best_effort_of(problem->domain, problem->goal);
}

/* ------------------------------------------------------------ what can be reached */

/* The highest value of a fact that may be brought about, or the lowest, in gg_read's terms. */
static uint32_t farthest_value(const gg_search *search, const GG_ROM gg_fact *fact, bool lowest)
{
    uint32_t found = 0, last = gg_last_value(fact);
    for (uint32_t i = 0; i <= last; i++) {
        uint32_t number = lowest ? last - i : i;
        if (relaxed_cost_at(search, fact->first + number) != GG_FAR)
            found = number;
    }
    uint32_t value = found << fact->coarse;
    if (!lowest)
        value |= (1u << fact->coarse) - 1;
    return value < fact->top ? value : fact->top;
}

/* The most that a term may come to, as if nothing were ever undone. */
static uint32_t most_of_term(const gg_search *search, const GG_ROM gg_sum_term *term)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint32_t count = 0;
    if (!term->box) {
        count = farthest_value(search, &domain->facts[term->fact], term->weight < 0);
    } else if (term->weight > 0) {
        count = gg_relaxed_cost_without_sums(search, ref_to_box(term->box), false) != GG_FAR;
    }
    return (uint32_t)term->weight * count;
}

/* What every state falls short by at least that there is a way to. */
static uint32_t least_shortfall(gg_search *search, const GG_ROM gg_best_effort *effort)
{
    uint32_t most = 0u - (uint32_t)effort->least;
    gg_fill_relaxed_costs(search, search->problem.state, false);
    for (uint16_t i = 0; i < effort->count; i++)
        most += most_of_term(search, &effort->terms[i]);
    return most < effort->enough ? effort->enough - most : 0;
}

/* -------------------------------------------------------------------- the search */

/* Where the goal itself is out of reach, all is a dead end, and the cheapest states come first. */
static gg_distance estimate_best(gg_search *search, const uint64_t *state)
{
    gg_distance estimate = DEAD_END;
    if (search->noted[LEAST_SHORTFALL] == 0 && search->bound < DEAD_END)
        estimate = gg_tables_estimate(search, state);
    return estimate < DEAD_END ? estimate : DEAD_END;
}

static bool best_meet_successor(gg_search *search, uint32_t index, uint16_t action)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint64_t *state = &search->scratch[domain->word_count];
    const uint64_t *before = gg_node_key(search, index);
    gg_copy_words(state, before, domain->word_count);
    do_in_search(search, action, state);
    if (!bounds_keep(domain, &search->problem.bounds, state))
        return true;
    gg_way_to_state way = {state, estimate_best, index, action,
                           gg_step_distance_in(search, action, before)};
    return gg_search_add_or_improve_node(search, &way);
}

/* Makes the successors of a node; false if there is no room for all. No action is left out because
 * others do as well: that keeps a way to the goal, not one to each level. */
static bool best_expand(gg_search *search, uint32_t index)
{
    search->expanded++;
    gg_find_applicable_actions(search, gg_node_key(search, index), search->sets);
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            if (!best_meet_successor(search, index, (uint16_t)(word * 64 + gg_lowest_bit(set))))
                return false;
    return true;
}

/* Notes a node if there is none of a better level, nor a cheaper one of the same. Returns what its
 * state falls short by. */
static uint32_t search_best_note(gg_search *search, uint32_t index)
{
    uint32_t shortfall =
        gg_shortfall(search->problem.domain, effort_of(search), gg_node_key(search, index));
    uint32_t best = search->noted[BEST_NODE];
    if (shortfall < search->noted[BEST_SHORTFALL] ||
        (best != GG_NO_NODE && shortfall == search->noted[BEST_SHORTFALL] &&
         search->nodes[index].cost_so_far < search->nodes[best].cost_so_far)) {
        search->noted[BEST_NODE] = index;
        search->noted[BEST_SHORTFALL] = shortfall;
    }
    return shortfall;
}

/* The search has met all that there is, or a level that is the best: ends with the plan to the best
 * node. If that is where the search began, there is none. */
static void settle_for_best(gg_search *search)
{
    uint32_t best = search->noted[BEST_NODE];
    if (search->cut)
        (void)end_search(search, GG_PLAN_TOO_LONG);
    else if (best == GG_NO_NODE || search->nodes[best].parent == GG_NO_NODE)
        (void)end_search(search, GG_NO_PLAN);
    else
        gg_ways_arrive(search, best);
}

/* Takes the plan to the best node so far, in case that nothing better is found. */
static void take_best_so_far(gg_search *search)
{
    uint32_t best = search->noted[BEST_NODE];
    gg_distance cost_so_far = best == GG_NO_NODE ? 0 : search->nodes[best].cost_so_far;
    uint32_t steps = steps_of_distance(cost_so_far);
    if (steps == 0 || steps > search->plan->capacity)
        return;
    search->plan->length = (uint16_t)steps;
    search->cost = (uint32_t)(cost_so_far >> 16);
    gg_collect_forward_steps(search, best);
}

/* There is no room for more nodes. If the goal may be in reach, any plan for it is searched for. */
static void best_fall_back(gg_search *search, uint32_t index)
{
    gg_distance estimated_total = search->nodes[index].estimated_total;
    search->how = GG_HOW_GREEDY;
    take_best_so_far(search);
    if (estimated_total >= DEAD_END) {
        (void)end_search(search, GG_OUT_OF_NODES);
        return;
    }
    if (estimated_total > search->bound)
        search->bound = estimated_total;
    gg_ways_fall_back(search);
}

/* The search ran out of nodes, and no plan for the goal was found: what is left is that to the best
 * level which was met, if that fits. */
static void end_unproven(gg_search *search)
{
    gg_outcome outcome = (gg_outcome)search->outcome;
    if (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN)
        return;
    search->outcome = search->plan->length > 0 ? GG_FOUND_UNPROVEN : GG_OUT_OF_NODES;
}

/* Expands the best node. States that are dead ends come in the order of their cost: the first one of
 * the best level is the cheapest. */
static void best_step(gg_search *search)
{
    if (search->open.heap_count == 0) {
        settle_for_best(search);
        return;
    }
    uint32_t index = gg_heap_take(search), shortfall = search_best_note(search, index);
    if (shortfall == 0)
        gg_ways_arrive(search, index);
    else if (shortfall == search->noted[LEAST_SHORTFALL])
        settle_for_best(search);
    else if (!best_expand(search, index))
        best_fall_back(search, index);
}

/* -------------------------------------------------------------- as it is called */

static bool begin_from_state(gg_search *search)
{
    gg_way_to_state way = {search->scratch, estimate_best, GG_NO_NODE, GG_NONE, 0};
    gg_nodes_clear(search);
    search->direction = GG_FORWARD;
    search->outcome = GG_SEARCHING;
    search->noted[BEST_NODE] = GG_NO_NODE;
    search->noted[BEST_SHORTFALL] = GG_NO_LEVEL;
    search->noted[LEAST_SHORTFALL] = least_shortfall(search, effort_of(search));
    return gg_search_add_or_improve_node(search, &way);
}

/* The search of all other goals has asked the game what may be done, and says whether there is a plan for
 * the goal itself. */
static gg_outcome begin_after(gg_search *search, gg_outcome outcome)
{
    bool goes_on = search->direction == GG_FORWARD || outcome == GG_NO_PLAN;
    if (effort_of(search) && goes_on && !begin_from_state(search))
        return end_search(search, GG_OUT_OF_NODES);
    return (gg_outcome)search->outcome;
}

static gg_outcome begin_best(gg_search *search, bool too_long)
{
    if (effort_of(search))
        search->problem.backward = NULL;
    return begin_after(search, gg_ways_begin(search, too_long));
}

static gg_outcome begin_best_apart(gg_search *search, bool too_long)
{
    if (effort_of(search))
        search->problem.backward = NULL;
    return begin_after(search, gg_apart_begin(search, too_long));
}

/* Where the search for any plan has met all states, the goal has no plan, but some level may. */
static void run_best(gg_search *search, uint32_t expansions)
{
    bool is_best = effort_of(search) != NULL;
    for (; is_best && search->direction == GG_FORWARD && expansions > 0; expansions--)
        best_step(search);
    if (!is_best || search->direction > GG_FORWARD)
        gg_ways_run(search, expansions);
    if (is_best && search->direction == GG_NOWHERE && search->how == GG_HOW_GREEDY)
        end_unproven(search);
}

const GG_ROM gg_search_ops gg_searching_best = {begin_best, run_best};
const GG_ROM gg_search_ops gg_searching_best_apart = {begin_best_apart, run_best};
