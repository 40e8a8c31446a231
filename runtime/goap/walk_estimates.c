/* SPDX-License-Identifier: MIT */
/*
 * Estimates by the walks that are still to be done. A table tells how many actions that cost their walk a
 * goal takes at least from a state; and when a search begins, it is worked out what so many walks, one
 * after the other, cost at least from each place. Of what may be done, everything is taken for there as
 * often as it likes, but where it is there once only not twice in a row, nor again after one other walk:
 * so no estimate is more than the cost, and none falls by more along a step than that costs (walks without
 * cycles of two: Houck, Picard, Queyranne, Vemuganti, "The Travelling Salesman Problem as a Constrained
 * Shortest Path Problem", 1980). Rests on leg_costs.c and goal_tables.c.
 * Only the tables of domains with goals that take several walks name it.
 */
#include "goap/search.h"
#include "state/travel.h"

/* What more than so many looks at a walk would take is left out. */
enum { LOOKS = 10000 };

/* So many numbers stand before those of places. */
enum { HALVES = 5 };

/* The least cost of walks is counted to this, which stands for more as well. */
#define COST_MOST UINT16_MAX

/* What is worked out lies behind what legs cost: which estimate it is, from 1 on, or 0; how many things
 * there are at each place, up to 2; the costs, by the number of walks and by place; and of the last number
 * that was worked out, and of the one before, by place, to which place the first of them leads, and what
 * they cost at least if it leads to another. */
typedef struct gg_walk_costs {
    uint16_t *number, *things, *others[2], *nexts[2], *costs;
    uint16_t *least,
        *so_far; /* what a plan costs that was found at once, and what the way costs to the
                                 state that is estimated: upper and lower halves */
} gg_walk_costs;

static gg_walk_costs walk_costs_of(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_leg_costs *legs = domain->places->leg_costs;
    uint32_t count = domain->places->count;
    uint16_t *number =
        &search
             ->dynamic_costs[domain->dynamic_cost_count + legs->count * origins_of(domain->places)];
    uint16_t *rows = number + HALVES;
    gg_walk_costs costs = {number,
                           rows,
                           {rows + count, rows + 2 * count},
                           {rows + 3 * count, rows + 4 * count},
                           rows + 5 * count,
                           number + 1,
                           number + 3};
    return costs;
}

static void put_halves(uint16_t *halves, uint32_t number)
{
    halves[0] = (uint16_t)(number >> 16);
    halves[1] = (uint16_t)number;
}

static uint32_t halves_at(const uint16_t *halves)
{
    return (uint32_t)halves[0] << 16 | halves[1];
}

static const GG_ROM gg_walk_estimate *walk_estimate_of(const gg_search *search)
{
    uint16_t number = *walk_costs_of(search).number;
    return &search->problem.domain->places->leg_costs->estimates[number - 1];
}

/* The place where an action that costs its walk leaves the agent. */
static uint16_t end_of(const GG_ROM gg_domain *domain, uint16_t index, uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    return to != GG_NONE ? to : place_after_effect(domain, action->effect, action->ends_at);
}

/* --------------------------------------------------------------------- beginning */

/* Goes over the places at which a usable action may be done: the next one from a place on, or GG_NONE. What
 * a fact tells that is told once can be done where it is now. */
static bool next_place(const gg_search *search, uint16_t index, gg_walk_ends *ends)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    bool first = ends->from == GG_NONE;
    ends->from = 0;
    if (!has_told_place(action)) {
        ends->to = GG_NONE;
        return first;
    }
    const GG_ROM gg_told_place *told = told_place_of(domain, action);
    if (told->once)
        ends->to = told_place_in(domain, index, search->problem.state);
    else
        ends->to = first ? told->first : (uint16_t)(ends->to + 1);
    return told->once ? first && ends->to != GG_NONE : ends->to - told->first < told->count;
}

/* Notes how many things are at the places; false if the agent may get somewhere without walking. */
static bool count_things(const gg_search *search, uint16_t *things, uint32_t *legs)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint16_t i = 0; i < domain->places->count; i++)
        things[i] = 0;
    for (uint16_t i = 0; i < domain->action_count; i++) {
        const GG_ROM gg_action *action = &domain->actions[i];
        gg_walk_ends ends = {GG_NONE, GG_NONE};
        if (!gg_has_bit(&search->usable[i / 64], i % 64))
            continue;
        if (leg_of_action(domain, action) == GG_NONE) {
            if (has_told_place(action) ||
                place_after_effect(domain, action->effect, GG_NONE) != GG_NONE)
                return false;
            continue;
        }
        bool once = has_told_place(action) && told_place_of(domain, action)->once;
        while (next_place(search, i, &ends)) {
            uint16_t *count = &things[end_of(domain, i, ends.to)];
            *count = (uint16_t)(once && *count == 0 ? 1 : 2);
            ++*legs;
        }
    }
    return true;
}

/* What a walk costs from each place; NULL: it is to be asked for. */
static const GG_ROM uint16_t *told_costs(const gg_search *search, uint16_t leg)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    bool told = search->walks == GG_AS_TOLD && places->leg_costs->told;
    return told ? &places->leg_costs->told[(uint32_t)leg * places->count] : NULL;
}

/* Lowers what so many walks cost from each place by those that begin with the one to a place. */
static void lower_by(const gg_search *search, uint16_t index, gg_walk_ends ends,
                     const gg_walk_costs *costs, uint16_t walks)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t count = domain->places->count, leg = leg_to(domain, index, ends.to);
    uint16_t end = end_of(domain, index, ends.to);
    const GG_ROM uint16_t *told = told_costs(search, leg);
    uint16_t *now = &costs->costs[(uint32_t)walks * count];
    uint16_t *other = costs->others[walks % 2], *next = costs->nexts[walks % 2];
    uint32_t rest = costs->costs[(uint32_t)(walks - 1) * count + end];
    uint32_t rest_elsewhere = costs->others[(walks - 1) % 2][end];
    uint16_t next_of_rest = costs->nexts[(walks - 1) % 2][end];
    for (uint16_t from = 0; from < count; from++) {
        bool alone = costs->things[from] < 2;
        if (alone && from == end) /* it is there no more */
            continue;
        uint32_t sum = alone && from == next_of_rest ? rest_elsewhere : rest;
        sum += told ? told[from] : leg_costs_of(domain)->ops->measured(search, leg, from);
        if (sum < now[from]) {
            if (next[from] != end)
                other[from] = now[from];
            now[from] = (uint16_t)sum;
            next[from] = end;
        } else if (next[from] != end && sum < other[from]) {
            other[from] = (uint16_t)sum;
        }
    }
}

static void work_out(const gg_search *search, const gg_walk_costs *costs, uint16_t most)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t count = domain->places->count;
    for (uint16_t i = 0; i < count; i++) {
        costs->costs[i] = costs->others[0][i] = 0;
        costs->nexts[0][i] = GG_NONE;
    }
    for (uint16_t walks = 1; walks <= most; walks++) {
        for (uint16_t i = 0; i < count; i++) {
            costs->costs[(uint32_t)walks * count + i] = COST_MOST;
            costs->others[walks % 2][i] = COST_MOST;
            costs->nexts[walks % 2][i] = GG_NONE;
        }
        for (uint16_t i = 0; i < domain->action_count; i++) {
            gg_walk_ends ends = {GG_NONE, GG_NONE};
            if (!gg_has_bit(&search->usable[i / 64], i % 64) ||
                leg_of_action(domain, &domain->actions[i]) == GG_NONE)
                continue;
            while (next_place(search, i, &ends))
                lower_by(search, i, ends, costs, walks);
        }
    }
}

static void walk_estimates_begin(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_leg_costs *legs = domain->places->leg_costs;
    gg_walk_costs costs = walk_costs_of(search);
    uint16_t number = 0, start = place_in_state(domain, search->problem.state);
    uint32_t looks = 0;
    *costs.number = 0;
    put_halves(costs.least, UINT32_MAX);
    put_halves(costs.so_far, 0);
    while (number < legs->estimate_count && legs->estimates[number].heuristic != search->heuristic)
        number++;
    if (number == legs->estimate_count || !count_things(search, costs.things, &looks))
        return;
    uint16_t most =
        (uint16_t)(gg_table_distance(&legs->estimates[number].table, search->problem.state) >> 16);
    if (most > legs->estimates[number].most || looks * most * domain->places->count > LOOKS)
        return;
    costs.things[start]++; /* where it is, it need not have done it yet */
    work_out(search, &costs, legs->estimates[number].most);
    *costs.number = (uint16_t)(number + 1);
}

/* --------------------------------------------------------------------- estimates */

static gg_distance walk_estimates_estimate(gg_search *search, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_distance least = search->finer & GG_NEAREST_STATES
                            ? search->heuristic->reading->nearest->estimate(search, state)
                            : gg_tables_estimate(search, state);
    bool strays = search->walks == GG_STRAYING && gg_has_bit(state, leg_costs_of(domain)->stray);
    if (least == GG_FAR || strays)
        return least;
    gg_distance walks = gg_table_distance(&walk_estimate_of(search)->table, state);
    if (walks == GG_FAR)
        return GG_FAR;
    uint32_t place =
        (uint32_t)(walks >> 16) * domain->places->count + place_in_state(domain, state);
    gg_walk_costs costs = walk_costs_of(search);
    gg_distance cost = ((gg_distance)costs.costs[place] << 16) + (walks >> 16);
    cost = cost > least ? cost : least;
    return (cost >> 16) + halves_at(costs.so_far) > halves_at(costs.least) ? GG_FAR : cost;
}

/* An action takes one walk off what is to be done at the most. */
static bool is_hopeless(const gg_search *search, const uint64_t *before, uint16_t action,
                        gg_distance so_far)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_walk_costs costs = walk_costs_of(search);
    uint32_t cost = so_far >> 16 < UINT32_MAX ? (uint32_t)(so_far >> 16) : UINT32_MAX;
    put_halves(costs.so_far, cost);
    if (leg_of_action(domain, &domain->actions[action]) == GG_NONE)
        return false;
    gg_distance walks = gg_table_distance(&walk_estimate_of(search)->table, before);
    if (walks == GG_FAR || walks >> 16 == 0)
        return false;
    uint32_t left = (uint32_t)(walks >> 16) - 1;
    uint16_t end = end_of(domain, action, told_place_in(domain, action, before));
    return (gg_distance)cost + costs.costs[left * domain->places->count + end] >
           halves_at(costs.least);
}

/* ------------------------------------------------------------- a plan found at once */

/* Does the applicable action after which the estimate is least, in a state; false if there is none. *cost:
 * what the way has cost so far. */
static bool do_nearest(gg_search *search, uint64_t *state, uint64_t *next, gg_distance *cost)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_distance least = GG_FAR, step_of_least = 0;
    uint16_t nearest = GG_NONE;
    gg_find_applicable_actions(search, state, search->sets);
    for (uint32_t word = 0; word * 64 < domain->action_count; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1) {
            uint16_t action = (uint16_t)(word * 64 + gg_lowest_bit(set));
            gg_distance step = gg_step_distance_in(search, action, state);
            gg_copy_words(next, state, domain->word_count);
            do_in_search(search, action, next);
            gg_distance rest = walk_estimates_estimate(search, next);
            if (distance_sum(step, rest) < least &&
                bounds_keep(domain, &search->problem.bounds, next)) {
                least = distance_sum(step, rest);
                step_of_least = step;
                nearest = action;
            }
        }
    if (nearest == GG_NONE)
        return false;
    do_in_search(search, nearest, state);
    *cost += step_of_least;
    return true;
}

/* No plan is needed that costs more than one that is found by doing what is nearest: so no node is made for
 * the way to it. */
static void begin_forward(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    if (is_greedy(search) || search->problem.passes > 0 || *walk_costs_of(search).number == 0)
        return;
    search->finer |= GG_WALKS_AHEAD;
    uint64_t *state = &search->scratch[domain->word_count], *next = state + domain->word_count;
    gg_distance cost = 0;
    gg_copy_words(state, search->scratch, domain->word_count);
    for (uint16_t i = 0; i < search->plan->capacity; i++) {
        if (gg_ref_holds(domain, gg_problem_condition(&search->problem), state))
            break;
        if (!do_nearest(search, state, next, &cost))
            return;
    }
    if (gg_ref_holds(domain, gg_problem_condition(&search->problem), state) &&
        cost >> 16 < UINT32_MAX)
        put_halves(walk_costs_of(search).least, (uint32_t)(cost >> 16));
}

const GG_ROM gg_walk_estimate_ops gg_estimating_walks = {walk_estimates_begin, begin_forward,
                                                         is_hopeless, walk_estimates_estimate};
