/* SPDX-License-Identifier: MIT */
/*
 * What it costs to bring sums within their bounds as if nothing were ever undone. Rests on
 * relaxation.c. A sum is brought up from the least that it can be, term by term, the cheapest terms
 * first: those that count already cost nothing; and down likewise. So the cost is an estimate, but
 * it is GG_FAR only if the terms that can be come to do not suffice.
 */
#include "goap/search.h"
#include "state/sums.h"

static void try_place(const gg_search *search, gg_sum_way *way, uint32_t place)
{
    gg_distance cost = relaxed_cost_at(search, place);
    if (cost >= way->cost)
        return;
    way->cost = cost;
    way->place = place;
}

/* Tries all values that a constraint rules out. */
static void try_outside(const gg_search *search, gg_sum_way *way, const gg_constraint *constraint)
{
    uint32_t last = gg_last_value(constraint->fact);
    for (uint32_t value = 0; value <= last; value++)
        if (!gg_constraint_allows(constraint, value))
            try_place(search, way, constraint->fact->first + value);
}

/* The cheapest value at which a box fails. */
static void find_failing_value(const gg_search *search, const GG_ROM gg_box *box, gg_sum_way *way)
{
    gg_box_reader reader = gg_box_reader_begin(search->problem.domain, ref_to_box(box));
    gg_constraint constraint;
    while (gg_box_reader_next(&reader, &constraint))
        try_outside(search, way, &constraint);
}

static uint32_t size_of_weight(const GG_ROM gg_sum_term *term)
{
    return term->weight < 0 ? 0u - (uint32_t)term->weight : (uint32_t)term->weight;
}

/* By how much a term whose value counts is nearer with a value than at its far end; of values that
 * a search does not tell apart the best counts. */
static uint32_t gain_at(const GG_ROM gg_domain *domain, const GG_ROM gg_sum_term *term,
                        uint32_t value, bool up)
{
    const GG_ROM gg_fact *fact = &domain->facts[term->fact];
    uint32_t low = value << fact->coarse, high = low + (uint32_t)gg_bits_below(fact->coarse);
    high = high > fact->top ? fact->top : high;
    bool wants_high = (term->weight > 0) == up;
    return gg_weight_times(size_of_weight(term), wants_high ? high : fact->top - low);
}

/* The most that a term whose value counts gains at no cost. */
static uint32_t free_gain(const gg_search *search, const GG_ROM gg_sum_term *term, bool up)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_fact *fact = &domain->facts[term->fact];
    uint32_t most = 0;
    for (uint32_t value = 0; value <= gg_last_value(fact); value++) {
        uint32_t gain = gain_at(domain, term, value, up);
        if (gain > most && relaxed_cost_at(search, fact->first + value) == 0)
            most = gain;
    }
    return most;
}

/* The value of a term that gains most of what is wanted, and of those that suffice the cheapest. It
 * does not depend on what is left, so that the ways keep their order. */
static void find_value(const gg_search *search, const GG_ROM gg_sum_term *term,
                       const gg_sum_ways *ways, gg_sum_way *way)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_fact *fact = &domain->facts[term->fact];
    uint32_t free = free_gain(search, term, ways->up);
    for (uint32_t value = 0; value <= gg_last_value(fact); value++) {
        uint32_t place = fact->first + value, gain = gain_at(domain, term, value, ways->up);
        gg_distance cost = relaxed_cost_at(search, place);
        if (gain <= free || cost == GG_FAR)
            continue;
        gain = gain - free < ways->whole ? gain - free : ways->whole;
        if (gain < way->gain || (gain == way->gain && cost >= way->cost))
            continue;
        way->cost = cost;
        way->gain = gain;
        way->place = place;
    }
}

/* The way by one term; of no gain: there is none. */
static gg_sum_way way_of(const gg_search *search, const gg_sum_ways *ways, uint16_t number)
{
    const GG_ROM gg_sums *sums = search->problem.domain->features->sums;
    const GG_ROM gg_sum_term *term = &sums->all[sums->bounds[ways->bounds].sum].terms[number];
    gg_sum_way way = {GG_FAR, 0, UINT32_MAX, number};
    if (!term->box) {
        find_value(search, term, ways, &way);
        return way;
    }
    if ((term->weight > 0) == ways->up)
        way.cost = gg_relaxed_cost_without_sums(search, ref_to_box(term->box), true);
    else
        find_failing_value(search, term->box, &way);
    way.gain = way.cost == GG_FAR ? 0 : size_of_weight(term);
    return way;
}

static gg_sum_ways ways_of(const gg_search *search, uint32_t number, bool up)
{
    const GG_ROM gg_sums *sums = search->problem.domain->features->sums;
    const GG_ROM gg_sum_bounds *bounds = &sums->bounds[number];
    const GG_ROM gg_sum *sum = &sums->all[bounds->sum];
    gg_sum_ways ways = {{0, 0, 0, 0}, up ? bounds->low : sum->top - bounds->high, 0, number, up};
    for (uint16_t i = 0; i < sum->count; i++) {
        uint32_t gain = sum->terms[i].box ? 0 : free_gain(search, &sum->terms[i], up);
        ways.whole = gain < ways.whole ? ways.whole - gain : 0;
    }
    ways.left = ways.whole;
    return ways;
}

/* Whether one way comes before another. */
static bool is_before(const gg_sum_way *one, const gg_sum_way *other)
{
    return one->cost != other->cost ? one->cost < other->cost : one->term < other->term;
}

static bool next_way(const gg_search *search, gg_sum_ways *ways)
{
    const GG_ROM gg_sums *sums = search->problem.domain->features->sums;
    uint16_t count = sums->all[sums->bounds[ways->bounds].sum].count;
    gg_sum_way best = {GG_FAR, 0, 0, 0};
    for (uint16_t i = 0; i < count && ways->left > 0; i++) {
        gg_sum_way way = way_of(search, ways, i);
        bool is_new = ways->last.gain == 0 || is_before(&ways->last, &way);
        if (way.gain > 0 && is_new && (best.gain == 0 || is_before(&way, &best)))
            best = way;
    }
    ways->last = best;
    ways->left = best.gain < ways->left ? ways->left - best.gain : 0;
    return best.gain > 0;
}

/* What it costs to bring a sum to one end of its bounds. */
static gg_distance end_cost(const gg_search *search, uint32_t bounds, bool up, bool add)
{
    gg_distance sum = 0;
    gg_sum_ways ways = ways_of(search, bounds, up);
    while (next_way(search, &ways))
        sum = gg_combine_relaxed_costs(sum, ways.last.cost, add);
    return ways.left > 0 ? GG_FAR : sum;
}

static gg_distance cost(const gg_search *search, uint32_t bounds, bool add)
{
    gg_distance up = end_cost(search, bounds, true, add);
    return gg_combine_relaxed_costs(up, end_cost(search, bounds, false, add), add);
}

const GG_ROM gg_relaxed_ops gg_relaxed_sums = {cost, ways_of, next_way};
