/* SPDX-License-Identifier: MIT */
/*
 * Relaxed plans: actions that lead to a condition if nothing is ever undone (Hoffmann and Nebel,
 * "The FF Planning System: Fast Plan Generation Through Heuristic Search", 2001). Of each value
 * that is needed, the action by which it costs least is taken, and what that action needs is needed
 * in turn; the costs are those of h_add, as in Keyder and Geffner, "Heuristics for Planning with
 * Action Costs Revisited", 2008. Which values are needed, and which have their action, is marked in
 * search->relaxed_costs, which costs no other memory. Rests on relaxation.c. Where the relaxed
 * costs no longer change, each value that costs something has such an action.
 */
#include "state/features.h"
#include "goap/search.h"
#include "state/sums.h"

/* The marks of a value: it is needed; its action is in the plan. */
#define NEEDED ((gg_distance)1 << 61)
#define SUPPORTED ((gg_distance)1 << 62)

/* A relaxed plan that is being made. */
typedef struct gg_relaxed {
    gg_search *search;
    uint64_t *actions;
    gg_distance cost;
    bool grown; /* whether an action was found in this pass */
} gg_relaxed;

/* The cost of an action, with one more for each action, so that short ways are preferred where
 * actions cost nothing. */
static gg_distance step_cost(const gg_search *search, uint16_t action, gg_walk_ends ends)
{
    return gg_step_distance_from(search, action, ends) + ((gg_distance)1 << 16);
}

/* ---------------------------------------------------------------- what is needed */

/* Rows of words of a state by which most actions are passed over quickly: a bit for each symbol
 * that is needed; all bits of each other fact of which a value is needed. */
static uint64_t *needed_symbols(const gg_search *search)
{
    return &search->scratch[2 * (size_t)search->problem.domain->word_count];
}

static uint64_t *needed_facts(const gg_search *search)
{
    return &search->scratch[3 * (size_t)search->problem.domain->word_count];
}

static void need_value(gg_search *search, const GG_ROM gg_fact *fact, uint32_t place)
{
    GG_ASSERT(place != UINT32_MAX);
    if (relaxed_cost_at(search, place) == 0)
        return;
    search->relaxed_costs[place] |= NEEDED;
    if (fact->kind == GG_SYMBOL)
        needed_symbols(search)[fact->word] |= gg_one_bit(fact->shift + place - fact->first);
    else
        needed_facts(search)[fact->word] |= gg_fact_mask_in_word(fact);
}

/* The fact that has a value. */
static const GG_ROM gg_fact *fact_of_place(const GG_ROM gg_domain *domain, uint32_t place)
{
    uint16_t fact = 0;
    while (fact + 1 < domain->fact_count && domain->facts[fact + 1].first <= place)
        fact++;
    return &domain->facts[fact];
}

static void need_constraint(gg_search *search, const gg_constraint *constraint)
{
    need_value(search, constraint->fact, gg_cheapest_value(search, constraint));
}

/* Marks what a box needs without the bounds of its sums. */
static void need_plain(gg_search *search, gg_box_ref box)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint32_t i = 0; i < gg_tested_word_count(box); i++) {
        uint64_t pair[2];
        uint32_t word = gg_tested_word_at(box, i, pair);
        for (uint64_t bits = gg_constrained_bits(domain, word, pair); bits;) {
            gg_constraint constraint = gg_take_constraint(domain, word, pair, &bits);
            need_constraint(search, &constraint);
        }
    }
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test;
         test = gg_next_set(test)) {
        if (test->fact == GG_OF_SUM)
            continue;
        gg_constraint constraint = gg_constraint_of_set_test(domain, test);
        need_constraint(search, &constraint);
    }
}

/* Marks what is needed to bring a sum to one end of its bounds. */
static void need_ways(gg_search *search, uint32_t bounds, bool up)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_sum *sum =
        &domain->features->sums->all[domain->features->sums->bounds[bounds].sum];
    gg_sum_ways ways = domain->features->sums->relaxed->ways(search, bounds, up);
    while (domain->features->sums->relaxed->next_way(search, &ways)) {
        const GG_ROM gg_box *box = sum->terms[ways.last.term].box;
        if (ways.last.place == UINT32_MAX)
            need_plain(search, ref_to_box(box));
        else
            need_value(search, fact_of_place(domain, ways.last.place), ways.last.place);
    }
}

static void need_box(gg_search *search, gg_box_ref box)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    bool asks = sums_of(domain) && sums_of(domain)->relaxed;
    need_plain(search, box);
    for (const GG_ROM gg_set_test *row = asks ? first_set_of(domain, box) : NULL; row;
         row = gg_next_set(row))
        if (row->fact == GG_OF_SUM) {
            need_ways(search, gg_bounds_number(row), true);
            need_ways(search, gg_bounds_number(row), false);
        }
}

/* Marks what the cheapest box of a condition needs. */
static void need_condition(gg_search *search, gg_condition_ref condition)
{
    gg_distance least = GG_FAR;
    uint16_t cheapest = 0;
    for (uint16_t i = 0; i < box_count_of(condition); i++) {
        gg_distance cost = gg_relaxed_box_cost(search, box_of(condition, i), true);
        if (cost < least) {
            least = cost;
            cheapest = i;
        }
    }
    if (least != GG_FAR && least > 0)
        need_box(search, box_of(condition, cheapest));
}

/* ------------------------------------------------------------ what brings it about */

/* Whether a value is needed that has no action yet: of the three highest bits, which are all set in
 * GG_FAR, only the lowest is. */
static bool relaxed_plan_is_open(const gg_search *search, uint32_t place)
{
    return gg_half_of(search->relaxed_costs[place], 32) >> 29 == 1;
}

static bool relaxed_plan_any_open(const gg_search *search, const gg_result_values *landing)
{
    for (uint32_t place = landing->first; place <= landing->last; place++)
        if (relaxed_plan_is_open(search, place))
            return true;
    return false;
}

/* Marks the values that an action leads to at their cost; whether there are any. */
static bool support(gg_search *search, const gg_result_values *landing, gg_distance cost)
{
    bool supported = false;
    for (uint32_t place = landing->first; place <= landing->last; place++)
        if (relaxed_plan_is_open(search, place) && relaxed_cost_at(search, place) == cost) {
            search->relaxed_costs[place] |= SUPPORTED;
            supported = true;
        }
    return supported;
}

/* Takes an action into the plan; again: each time counts, as with additions. */
static void relaxed_plan_take(gg_relaxed *relaxed, uint16_t index, gg_walk_ends ends, bool again)
{
    gg_search *search = relaxed->search;
    const GG_ROM gg_domain *domain = search->problem.domain;
    bool known = gg_has_bit(&relaxed->actions[index / 64], index % 64);
    relaxed->grown = true;
    if (!known || again)
        relaxed->cost = gg_add_relaxed_step(relaxed->cost, step_cost(search, index, ends));
    if (known)
        return;
    relaxed->actions[index / 64] |= gg_one_bit(index % 64);
    need_condition(search, ref_to_table(&domain->actions[index].precondition));
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE) {
        const GG_ROM gg_fact *here = &domain->facts[domain->places->fact];
        need_value(search, here, here->first + ends.from);
    }
    if (ends.to != GG_NONE) {
        const GG_ROM gg_told_place *told = told_place_of(domain, &domain->actions[index]);
        const GG_ROM gg_fact *fact = &domain->facts[told->fact];
        need_value(search, fact, fact->first + (uint32_t)told->low + ends.to - told->first);
    }
}

/* What an action costs with what it needs, with its places. */
static gg_distance cost_with(const gg_search *search, uint16_t index, gg_walk_ends ends)
{
    return gg_add_relaxed_step(gg_relaxed_cost_before(search, index, ends, true),
                               gg_step_distance_from(search, index, ends));
}

/* The places with which an action costs least with what it needs; the first of several. to: the place that
 * a fact has to tell it; GG_NONE: any. */
static gg_walk_ends cheapest_ends(const gg_search *search, uint16_t index, uint16_t to)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_walk_ends ends = first_walk_ends(domain, index), cheapest = ends;
    gg_distance least = GG_FAR;
    do {
        gg_distance cost = to == GG_NONE || ends.to == to ? cost_with(search, index, ends) : GG_FAR;
        if (cost < least) {
            least = cost;
            cheapest = ends;
        }
    } while (gg_next_walk_ends(domain, index, &ends));
    return cheapest;
}

/* The bits of the facts to which an assignment may give a needed value. */
static uint64_t needed_bits(const gg_search *search, const GG_ROM gg_assignment *change)
{
    return (change->set & needed_symbols(search)[change->word]) |
           (~change->keep & needed_facts(search)[change->word]);
}

static void try_assignments(gg_relaxed *relaxed, uint16_t index)
{
    gg_search *search = relaxed->search;
    const GG_ROM gg_effect *effect = search->problem.domain->actions[index].effect;
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        for (uint64_t bits = needed_bits(search, &effect->assignments[i]); bits;) {
            gg_result_values landing =
                gg_values_after_assignment(search, &effect->assignments[i], &bits);
            if (!relaxed_plan_any_open(search, &landing))
                continue;
            gg_walk_ends ends = cheapest_ends(search, index, GG_NONE);
            if (support(search, &landing, cost_with(search, index, ends)))
                relaxed_plan_take(relaxed, index, ends, false);
        }
}

/* Tries the places that a fact may tell an action. */
static void try_told_places(gg_relaxed *relaxed, uint16_t index)
{
    gg_search *search = relaxed->search;
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_told_place *told = told_place_of(domain, &domain->actions[index]);
    for (uint16_t to = told->first; to - told->first < told->count; to++) {
        gg_result_values landing = gg_value_of_told_place(search, to);
        if (!relaxed_plan_any_open(search, &landing))
            continue;
        gg_walk_ends ends = cheapest_ends(search, index, to);
        if (support(search, &landing, cost_with(search, index, ends)))
            relaxed_plan_take(relaxed, index, ends, false);
    }
}

/* Tries an addition from the values that are farther on to those before, so that a count is taken
 * back in one pass. */
static void try_addition(gg_relaxed *relaxed, uint16_t index, const GG_ROM gg_addition *change)
{
    gg_search *search = relaxed->search;
    const GG_ROM gg_fact *fact = &search->problem.domain->facts[change->fact];
    uint32_t last = gg_last_value(fact);
    if (!(needed_facts(search)[fact->word] & gg_fact_mask_in_word(fact)))
        return;
    for (uint32_t i = 0; i <= last; i++) {
        uint32_t value = change->amount > 0 ? last - i : i;
        gg_distance from = relaxed_cost_at(search, fact->first + value);
        gg_result_values landing = gg_values_after_addition(search, change, value);
        if (from == GG_FAR || !relaxed_plan_any_open(search, &landing))
            continue;
        gg_walk_ends ends = cheapest_ends(search, index, GG_NONE);
        gg_distance cost = gg_combine_relaxed_costs(cost_with(search, index, ends), from, true);
        if (cost == GG_FAR || !support(search, &landing, cost))
            continue;
        relaxed_plan_take(relaxed, index, ends, true);
        need_value(search, fact, fact->first + value);
    }
}

static void try_action(gg_relaxed *relaxed, uint16_t index)
{
    const GG_ROM gg_effect *effect = relaxed->search->problem.domain->actions[index].effect;
    try_assignments(relaxed, index);
    if (has_told_place(&relaxed->search->problem.domain->actions[index]))
        try_told_places(relaxed, index);
    for (uint16_t i = 0; i < effect->addition_count; i++)
        try_addition(relaxed, index, &effect->additions[i]);
}

/* Tries all actions, from the first one on or from the last one back. */
static void try_all(gg_relaxed *relaxed, bool back)
{
    uint32_t count = relaxed->search->problem.domain->action_count;
    relaxed->grown = false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t index = back ? count - 1 - i : i;
        if (gg_has_bit(&relaxed->search->usable[index / 64], index % 64))
            try_action(relaxed, (uint16_t)index);
    }
}

gg_distance gg_extract_relaxed_plan(gg_search *search, gg_condition_ref condition,
                                    uint64_t *actions)
{
    uint32_t words = (search->problem.domain->action_count + 63u) / 64;
    gg_relaxed relaxed = {search, actions, 0, true};
    for (uint32_t word = 0; word < words; word++)
        actions[word] = 0;
    for (uint32_t i = 0; i < search->problem.domain->word_count; i++)
        needed_symbols(search)[i] = needed_facts(search)[i] = 0;
    if (gg_relaxed_condition_cost(search, condition, true) == GG_FAR)
        return GG_FAR;
    need_condition(search, condition);
    for (bool back = true; relaxed.grown; back = !back)
        try_all(&relaxed, back);
    return relaxed.cost;
}
