/* SPDX-License-Identifier: MIT */
/*
 * The search from the state: A* (Hart, Nilsson, Raphael 1968) over states. Its heuristic are
 * the goal's tables and, where the goal has one for the nearest states, its policy. Rests on
 * search_common.c, goal_tables.c and, by gg_heuristic.reading, policies_nearest.c, by
 * gg_search_tables.stubborn, stubborn_sets.c. The heuristic
 * is never more than the distance to the goal, so that the first way to the goal is the
 * cheapest.
 */
#include "goap/search.h"

static gg_distance estimate_state(gg_search *search, const uint64_t *state)
{
    return search->heuristic ? gg_tables_estimate(search, state) : 0;
}

static gg_estimate *forward_estimate_of(const gg_search *search)
{
    if (search->finer & GG_WALKS_AHEAD)
        return leg_costs_of(search->problem.domain)->estimating->estimate;
    return search->finer & GG_NEAREST_STATES ? search->heuristic->reading->nearest->estimate
                                             : estimate_state;
}

/* Whether plans on a way cost more than there is one for. */
static bool way_is_hopeless(gg_search *search, const gg_way_to_state *way, const uint64_t *before)
{
    return search->finer & GG_WALKS_AHEAD &&
           leg_costs_of(search->problem.domain)
               ->estimating->is_hopeless(search, before, way->action,
                                         search->nodes[way->parent].cost_so_far + way->step);
}

static bool forward_meet_successor(gg_search *search, uint32_t index, uint16_t action)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint64_t *state = &search->scratch[domain->word_count];
    const uint64_t *before = gg_node_key(search, index);
    gg_way_to_state way = {state, forward_estimate_of(search), index, action,
                           gg_step_distance_in(search, action, before)};
    if (way_is_hopeless(search, &way, before))
        return true;
    gg_copy_words(state, before, domain->word_count);
    do_in_search(search, action, state);
    if (!bounds_keep(domain, &search->problem.bounds, state))
        return true;
    return gg_search_add_or_improve_node(search, &way);
}

/* Of 64 actions, from one on, those that are usable and that the filters do not rule out in a state;
 * *next: the first filter that is not for fewer actions, which becomes the one behind these. */
static uint64_t candidates(const gg_search *search, const uint64_t *state, uint32_t word,
                           uint16_t *next)
{
    const GG_ROM gg_search_tables *tables = search->problem.domain->search;
    uint64_t set = search->usable[word];
    for (; *next < tables->filter_count && tables->filters[*next].actions == word; ++*next) {
        const GG_ROM gg_action_filter *filter = &tables->filters[*next];
        if (set)
            set &= tables->masks[filter->first +
                                 filter->rows[gg_four_bits(state[filter->word], filter->shift)]];
    }
    return set;
}

void gg_find_applicable_actions(const gg_search *search, const uint64_t *state,
                                uint64_t *applicable)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t filter = 0;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++) {
        applicable[word] = candidates(search, state, word, &filter);
        uint64_t filtered = domain->search->filter_count ? domain->search->filtered[word] : 0;
        for (uint64_t set = applicable[word] & ~filtered; set; set &= set - 1) {
            uint32_t action = word * 64 + gg_lowest_bit(set);
            if (!gg_condition_holds(domain, &domain->actions[action].precondition, state))
                applicable[word] &= ~(set & (0 - set));
        }
    }
    if (search->finer & GG_PLACES_LEFT_OUT)
        domain->told->ops->leave_out(domain, &search->problem.bounds, state, applicable);
}

/* Leaves applicable actions out by stubborn sets. As the sets cost time, a search that seems to
 * be near its goal begins without them, and if the first ones left nothing out, no more are
 * made. If goals must be kept, there are none: the order of actions then matters in ways that
 * the sets do not know. Nor are there if all goal states are of interest: the sets keep a way
 * to the goal, not one to each state. Nor are there if the agent stands at no place: a walk to the place of
 * its fact then matters, though it changes nothing. Nor are there if actions are left out at some places: the
 * sets do not know what would let them be done. */
static void forward_leave_out(gg_search *search, const uint64_t *state)
{
    enum { NEAR = 3, EASY = 8, TRIALS = 2 };
    uint32_t before = steps_of_distance(search->bound) <= NEAR ? EASY : 0;
    if (!search->problem.domain->search->stubborn || kept_goals_of(&search->problem.bounds) ||
        search->problem.passes > 0 || search->walks == GG_STRAYING ||
        search->finer & GG_PLACES_LEFT_OUT)
        return;
    if (search->expanded <= before || (search->expanded > before + TRIALS && !search->left_out))
        return;
    if (search->problem.domain->search->stubborn->leave_out(search, state, search->sets))
        search->left_out = true;
}

/* Makes the successors of a node; false if there is no room for all. */
static bool forward_expand(gg_search *search, uint32_t index)
{
    const uint64_t *state = gg_node_key(search, index);
    search->expanded++;
    gg_find_applicable_actions(search, state, search->sets);
    forward_leave_out(search, state);
    for (uint32_t word = 0; word * 64 < search->problem.domain->action_count; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            if (!forward_meet_successor(search, index, (uint16_t)(word * 64 + gg_lowest_bit(set))))
                return false;
    return true;
}

static bool forward_begin(gg_search *search)
{
    const GG_ROM gg_leg_costs *costs = leg_costs_of(search->problem.domain);
    gg_nodes_clear(search);
    search->finer &= (uint8_t)~GG_WALKS_AHEAD;
    if (costs && costs->estimating)
        costs->estimating->begin_forward(search);
    gg_way_to_state way = {search->scratch, forward_estimate_of(search), GG_NO_NODE, GG_NONE, 0};
    return gg_search_add_or_improve_node(search, &way);
}

/* Whether a goal state is one of those that were found before: the excepted one, or one of
 * the first in order of cost, each of which counts once. */
static bool is_passed_over(gg_search *search, uint32_t index)
{
    const gg_goal_problem *problem = &search->problem;
    if (problem->passes == 0)
        return false;
    if (problem->except &&
        gg_same_words(gg_node_key(search, index), problem->except, problem->domain->word_count))
        return true;
    for (uint8_t i = 0; i < search->passed_count; i++)
        if (search->noted[i] == index)
            return true;
    if (search->passed_count + (problem->except != NULL) >= problem->passes)
        return false;
    search->noted[search->passed_count++] = index;
    return true;
}

static gg_progress forward_step(gg_search *search, uint32_t *best)
{
    if (search->open.heap_count == 0)
        return GG_EXHAUSTED;
    *best = gg_heap_take(search);
    if (gg_ref_holds(search->problem.domain, gg_problem_condition(&search->problem),
                     gg_node_key(search, *best)) &&
        !is_passed_over(search, *best))
        return GG_ARRIVED;
    if (search->finer & GG_NEAREST_STATES &&
        search->heuristic->reading->nearest->finish(search, *best))
        return GG_ARRIVED;
    return forward_expand(search, *best) ? GG_EXPANDED : GG_NO_ROOM;
}

void gg_collect_forward_steps(const gg_search *search, uint32_t index)
{
    uint32_t steps = 0;
    for (uint32_t i = index; search->nodes[i].parent != GG_NO_NODE; i = search->nodes[i].parent)
        steps++;
    for (; steps-- > 0; index = search->nodes[index].parent)
        search->plan->steps[steps] = search->nodes[index].action;
}

const GG_ROM gg_direction_ops gg_progressing = {forward_begin, forward_step,
                                                gg_collect_forward_steps, NULL};
