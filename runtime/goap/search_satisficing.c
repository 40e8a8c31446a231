/* SPDX-License-Identifier: MIT */
/*
 * The search from the state for any plan: greedy best-first search by the costs of relaxed plans
 * (relaxed_plan.c). Nodes are what it has least of. A state is therefore estimated only when it is
 * expanded, and its successors count as much as it until then (deferred evaluation); and first only
 * those successors are made whose actions are in the relaxed plan (preferred operators: Richter and
 * Helmert, "Preferred Operators and Deferred Evaluation in Satisficing Planning", 2009). The
 * node then goes back into the heap, and the others are made when it comes up again. Of states of
 * the same estimate the one that is cheapest to come to is expanded first, which makes for good
 * plans; where many states have the same estimate, as values of large numbers are not told apart,
 * that takes too many nodes, and the one that is farthest comes first. Rests on
 * open_list.c, search_forward.c and relaxed_plan.c. A state is left out only if no plan leads on
 * from it, or none that is short enough, or, in GG_IMPROVING, none that is better than the plan that
 * is there. There, the way to a node counts as much as its estimate.
 */
#include "goap/search.h"

/* The estimated total of a node is twice its estimate and, in GG_IMPROVING, twice its cost so far;
 * one more if its successors by the actions of the relaxed plan were made. */
enum { AGAIN = 1 };

/* Of how much worse a node counts whose other successors are to be made. */
enum { PENALTY = 2 };

/* Makes the node of a state, which is not there; like: what to put into it, and the hash. False if
 * there is no room. */
static bool add_node(gg_search *search, const uint64_t *state, const gg_node *like)
{
    uint32_t index = gg_nodes_add(search, state, like->links.hash);
    if (index == GG_NO_NODE)
        return false;
    gg_node *node = &search->nodes[index];
    node->cost_so_far = like->cost_so_far;
    node->estimated_total = like->estimated_total;
    node->parent = like->parent;
    node->action = like->action;
    gg_heap_raise(search, index);
    return true;
}

static gg_distance total_of(const gg_search *search, gg_distance cost_so_far, gg_distance estimate)
{
    return 2 * (search->direction == GG_IMPROVING ? cost_so_far + estimate : estimate);
}

/* What is left of an estimated total without the cost so far. */
static gg_distance satisficing_estimate_of(const gg_search *search, const gg_node *node)
{
    gg_distance without = search->direction == GG_IMPROVING ? node->cost_so_far : 0;
    return node->estimated_total / 2 - without;
}

/* Whether a way of this cost may lead to a plan that is wanted. */
static bool is_wanted(const gg_search *search, gg_distance cost_so_far)
{
    return search->direction != GG_IMPROVING ||
           cost_so_far < ((gg_distance)search->cost << 16) + search->noted[GG_NOTED_LENGTH];
}

/* Gives a node, in GG_IMPROVING, a way that is better than the one by which it was met before. Its
 * successors are made, or given better ways, once more. */
static void take_way(gg_search *search, uint32_t index, const gg_node *like)
{
    gg_node *node = &search->nodes[index];
    if (search->direction != GG_IMPROVING || like->cost_so_far >= node->cost_so_far)
        return;
    node->estimated_total -= 2 * (node->cost_so_far - like->cost_so_far);
    node->cost_so_far = like->cost_so_far;
    node->parent = like->parent;
    node->action = like->action;
    gg_heap_raise(search, index);
}

static bool is_goal(const gg_search *search, const uint64_t *state)
{
    return gg_ref_holds(search->problem.domain, gg_problem_condition(&search->problem), state);
}

/* Makes the successor of a node by an action; false if there is no room. A goal comes up next; what
 * no step can follow any more is left out. */
static bool meet_next_state(gg_search *search, uint32_t index, uint16_t action)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const gg_node *node = &search->nodes[index];
    uint64_t *state = &search->scratch[domain->word_count];
    uint32_t hash;
    gg_copy_words(state, gg_node_key(search, index), domain->word_count);
    do_in_search(search, action, state);
    gg_distance step = gg_step_distance_in(search, action, gg_node_key(search, index));
    gg_distance cost_so_far = node->cost_so_far + step;
    if (!bounds_keep(domain, &search->problem.bounds, state) || !is_wanted(search, cost_so_far))
        return true;
    uint32_t there = gg_nodes_find(search, state, &hash);
    gg_node like = {{hash, 0, 0, 0}, cost_so_far, 0, index, action};
    if (there != GG_NO_NODE) {
        take_way(search, there, &like);
        return true;
    }
    gg_distance estimate = is_goal(search, state) ? 0 : satisficing_estimate_of(search, node);
    like.estimated_total = total_of(search, cost_so_far, estimate);
    if (steps_of_distance(node->cost_so_far) + (estimate > 0) >= search->plan->capacity) {
        search->cut = true;
        return true;
    }
    return add_node(search, state, &like);
}

/* Makes the successors of a node by the actions of a row; false if there is no room for all. */
static bool meet_successors(gg_search *search, uint32_t index, const uint64_t *actions)
{
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++)
        for (uint64_t set = actions[word]; set; set &= set - 1)
            if (!meet_next_state(search, index, (uint16_t)(word * 64 + gg_lowest_bit(set))))
                return false;
    return true;
}

/* Leaves those actions in a row that are in another one, too. */
static void intersect(const gg_search *search, uint64_t *actions, const uint64_t *others)
{
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++)
        actions[word] &= others[word];
}

/* Estimates a node and makes its successors by actions of the relaxed plan; false if there is no
 * room for all. */
static bool satisficing_expand(gg_search *search, uint32_t index)
{
    uint32_t row = (search->problem.domain->action_count + 63u) / 64;
    uint64_t *applicable = search->sets, *relaxed = &search->sets[row];
    const uint64_t *state = gg_node_key(search, index);
    gg_node *node = &search->nodes[index];
    gg_fill_relaxed_costs(search, state, true);
    gg_distance estimate =
        gg_extract_relaxed_plan(search, gg_problem_condition(&search->problem), relaxed);
    if (estimate == GG_FAR)
        return true;
    gg_find_applicable_actions(search, state, applicable);
    node->estimated_total = total_of(search, node->cost_so_far, estimate);
    intersect(search, relaxed, applicable);
    if (!meet_successors(search, index, relaxed))
        return false;
    node->estimated_total = total_of(search, node->cost_so_far, PENALTY * estimate) + AGAIN;
    gg_heap_raise(search, index);
    return true;
}

/* Makes all successors of a node that are not there yet; false if there is no room for them. */
static bool expand_again(gg_search *search, uint32_t index)
{
    gg_find_applicable_actions(search, gg_node_key(search, index), search->sets);
    return meet_successors(search, index, search->sets);
}

static bool satisficing_begin(gg_search *search)
{
    uint32_t hash;
    gg_nodes_clear(search);
    (void)gg_nodes_find(search, search->scratch, &hash);
    gg_node like = {{hash, 0, 0, 0}, 0, 0, GG_NO_NODE, GG_NONE};
    return add_node(search, search->scratch, &like);
}

/* The distance of the way to a node. In GG_IMPROVING, those before it may have got better ways since
 * it was given its own. */
static gg_distance distance_to(const gg_search *search, uint32_t index)
{
    gg_distance distance = 0;
    for (; search->nodes[index].parent != GG_NO_NODE; index = search->nodes[index].parent)
        distance += gg_step_distance_in(search, search->nodes[index].action,
                                        gg_node_key(search, search->nodes[index].parent));
    return distance;
}

static gg_progress step_on(gg_search *search, uint32_t *best)
{
    if (search->open.heap_count == 0)
        return GG_EXHAUSTED;
    *best = gg_heap_take(search);
    gg_node *node = &search->nodes[*best];
    search->expanded++;
    if (!is_wanted(search, node->cost_so_far))
        return GG_EXPANDED;
    if (node->estimated_total == total_of(search, node->cost_so_far, 0) &&
        is_goal(search, gg_node_key(search, *best))) {
        search->expanded--;
        node->cost_so_far = distance_to(search, *best);
        node->estimated_total = total_of(search, node->cost_so_far, 0);
        return GG_ARRIVED;
    }
    bool again = node->estimated_total & AGAIN;
    bool room = again ? expand_again(search, *best) : satisficing_expand(search, *best);
    return room ? GG_EXPANDED : GG_NO_ROOM;
}

/* ---------------------------------------------------------------- a better plan */

/* Ends with the best plan that was found. */
static gg_progress end_with_best(gg_search *search, gg_outcome outcome)
{
    search->plan->length = (uint16_t)search->noted[GG_NOTED_LENGTH];
    (void)end_search(search, outcome);
    return GG_SETTLED;
}

/* Begins anew where a greedy way has found a plan that is not proven. As that takes whatever comes
 * first, often a far better plan is near: goes on for one, for half as many expansions as it took,
 * and some more (anytime search that begins anew with another weight: Richter, Thayer and Ruml, "The
 * Joy of Forgetting: Faster Anytime Search via Restarting", 2010). Until then the length of the plan
 * is noted, as the plan is empty while there is a search. */
static bool satisficing_improve(gg_search *search)
{
    enum { MORE = 256 };
    uint32_t took = search->expanded - search->noted[GG_NOTED_BEGINNING];
    search->noted[GG_NOTED_LENGTH] = search->plan->length;
    search->plan->length = 0;
    if (search->direction == GG_IMPROVING)
        return true;
    search->noted[GG_NOTED_END] = search->expanded + took / 2 + MORE;
    search->direction = GG_IMPROVING;
    search->cut = false;
    return satisficing_begin(search) || end_with_best(search, GG_FOUND_UNPROVEN) == GG_SETTLED;
}

/* The same as step_on; where a better plan is looked for, and there is nothing left or no room, the
 * search is over. */
static gg_progress satisficing_step(gg_search *search, uint32_t *best)
{
    if (search->direction != GG_IMPROVING)
        return step_on(search, best);
    if (search->expanded >= search->noted[GG_NOTED_END])
        return end_with_best(search, GG_FOUND_UNPROVEN);
    gg_progress progress = step_on(search, best);
    if (progress == GG_EXHAUSTED)
        return end_with_best(search, search->cut ? GG_FOUND_UNPROVEN : GG_FOUND);
    return progress == GG_NO_ROOM ? end_with_best(search, GG_FOUND_UNPROVEN) : progress;
}

const GG_ROM gg_direction_ops gg_satisficing = {satisficing_begin, satisficing_step,
                                                gg_collect_forward_steps, satisficing_improve};
