/* SPDX-License-Identifier: MIT */
/*
 * What each value of each fact costs to be brought about from a state, when
 * what actions undo is not looked at: worked out once before a search from the
 * goal, which is guided by it as in HSPr (Bonet, Geffner, "Planning as
 * Heuristic Search: New Results", 1999). Taking of several conditions the
 * dearest gives what no plan is below (h_max); adding them up (h_add) comes
 * nearer to the truth, from either side.
 */
#include "search.h"

/* What reaching several things costs together. */
static gg_distance both(gg_distance a, gg_distance b, bool add)
{
    if (add)
        return distance_sum(a, b);
    return a > b ? a : b;
}

/* ------------------------------------------------------- what a box costs */

static gg_distance flag_side(const gg_search *search, const gg_fact *fact, uint64_t care,
                             uint64_t want)
{
    const gg_distance *reach = &search->reach[fact->first];
    if (fact->kind == GG_BOOL)
        return reach[(want & one_bit(fact->shift)) != 0];
    gg_distance least = GG_FAR;
    for (uint32_t value = 0; value <= fact->top; value++)
        if (reach[value] < least && !(care & one_bit(fact->shift + value)))
            least = reach[value];
    return least;
}

static gg_distance flag_word(const gg_search *search, uint32_t word, uint64_t care, uint64_t want,
                             bool add)
{
    const gg_domain *domain = search->aim.domain;
    gg_distance sum = 0;
    for (uint64_t bits = care; bits && sum != GG_FAR;) {
        const gg_fact *fact = &domain->facts[domain->fact_at[word * 64 + lowest_bit(bits)]];
        sum = both(sum, flag_side(search, fact, care, want), add);
        bits &= ~fact_bits(fact);
    }
    return sum;
}

static gg_distance range_side(const gg_search *search, const gg_fact *fact, uint64_t low,
                              uint64_t high)
{
    uint32_t mask = (uint32_t)bits_below(fact->width), shift = fact->shift & 31;
    uint32_t first = (half_of(low, fact->shift) >> shift & mask) >> fact->coarse;
    uint32_t last = (half_of(high, fact->shift) >> shift & mask) >> fact->coarse;
    gg_distance least = GG_FAR;
    for (uint32_t value = first; value <= last; value++)
        if (search->reach[fact->first + value] < least)
            least = search->reach[fact->first + value];
    return least;
}

static gg_distance range_word(const gg_search *search, uint32_t word, uint64_t low, uint64_t high,
                              bool add)
{
    const gg_domain *domain = search->aim.domain;
    gg_distance sum = 0;
    for (uint64_t bits = low | (high ^ domain->tops[word]); bits && sum != GG_FAR;) {
        const gg_fact *fact = &domain->facts[domain->fact_at[word * 64 + lowest_bit(bits)]];
        sum = both(sum, range_side(search, fact, low, high), add);
        bits &= ~fact_bits(fact);
    }
    return sum;
}

gg_distance gg_reach_box(const gg_search *search, const uint64_t *key, bool add)
{
    const gg_domain *domain = search->aim.domain;
    gg_distance sum = 0;
    for (uint32_t i = 0; i < domain->word_count && sum != GG_FAR; i++) {
        uint64_t a = key[2 * i], b = key[2 * i + 1];
        sum = both(sum,
                   i < domain->flag_words ? flag_word(search, i, a, b, add)
                                          : range_word(search, i, a, b, add),
                   add);
    }
    return sum;
}

static gg_distance tests_cost(const gg_search *search, const gg_box *box, bool add)
{
    gg_distance sum = 0;
    for (uint16_t i = 0; i < box->flag_count; i++)
        sum = both(
            sum, flag_word(search, box->flags[i].word, box->flags[i].care, box->flags[i].want, add),
            add);
    for (uint16_t i = 0; i < box->range_count; i++)
        sum = both(
            sum,
            range_word(search, box->ranges[i].word, box->ranges[i].low, box->ranges[i].high, add),
            add);
    return sum;
}

static gg_distance condition_cost(const gg_search *search, const gg_condition *condition, bool add)
{
    gg_distance least = GG_FAR;
    for (uint16_t i = 0; i < condition->count; i++) {
        gg_distance cost = tests_cost(search, &condition->boxes[i], add);
        least = cost < least ? cost : least;
    }
    return least;
}

/* ------------------------------------------------------- what actions bring */

/* Some values of a fact, from one on, can be reached at a cost; whether one of
 * them is cheaper by that. */
static bool lower(gg_search *search, const gg_fact *fact, uint32_t first, uint32_t last,
                  gg_distance cost)
{
    bool lowered = false;
    for (uint32_t i = fact->first + first; i <= fact->first + last; i++) {
        if (search->reach[i] <= cost)
            continue;
        search->reach[i] = cost;
        lowered = true;
    }
    return lowered;
}

static bool assign(gg_search *search, const gg_assignment *change, gg_distance cost)
{
    const gg_domain *domain = search->aim.domain;
    bool lowered = false;
    for (uint64_t bits = ~change->keep; bits;) {
        const gg_fact *fact =
            &domain->facts[domain->fact_at[change->word * 64u + lowest_bit(bits)]];
        uint64_t set = change->set & fact_bits(fact);
        uint32_t value = half_of(set, fact->shift) >> (fact->shift & 31) >> fact->coarse;
        if (fact->kind == GG_SYMBOL)
            value = lowest_bit(set) - fact->shift;
        lowered |= lower(search, fact, value, value, cost);
        bits &= ~fact_bits(fact);
    }
    return lowered;
}

/* An addition leads from each value that can be reached to another one. Values
 * that are not told apart lead wherever one of them does. */
static bool add_to(gg_search *search, const gg_addition *change, gg_distance before,
                   gg_distance cost, bool add)
{
    const gg_fact *fact = &search->aim.domain->facts[change->fact];
    bool lowered = false;
    for (uint32_t i = 0; i <= fact->top >> fact->coarse; i++) {
        gg_distance way = both(before, search->reach[fact->first + i], add);
        uint32_t low = i << fact->coarse;
        uint32_t high = low + (uint32_t)bits_below(fact->coarse);
        high = high > fact->top ? fact->top : high;
        uint32_t first = sum_within(low, change->amount, fact->top) >> fact->coarse;
        uint32_t last = sum_within(high, change->amount, fact->top) >> fact->coarse;
        if (way != GG_FAR)
            lowered |= lower(search, fact, first, last, way + cost);
    }
    return lowered;
}

/* Whether an action makes a value cheaper. */
static bool apply(gg_search *search, uint16_t index, bool add)
{
    const gg_action *action = &search->aim.domain->actions[index];
    gg_distance before = condition_cost(search, &action->precondition, add);
    gg_distance cost = action_distance(search, index);
    bool lowered = false;
    if (before == GG_FAR)
        return false;
    for (uint16_t i = 0; i < action->effect->assignment_count; i++)
        lowered |= assign(search, &action->effect->assignments[i], before + cost);
    for (uint16_t i = 0; i < action->effect->addition_count; i++)
        lowered |= add_to(search, &action->effect->additions[i], before, cost, add);
    return lowered;
}

static bool apply_all(gg_search *search, bool add)
{
    bool lowered = false;
    for (uint32_t word = 0; word * 64 < search->aim.domain->action_count; word++)
        for (uint64_t set = search->usable[word]; set; set &= set - 1)
            lowered |= apply(search, (uint16_t)(word * 64 + lowest_bit(set)), add);
    return lowered;
}

void gg_reach(gg_search *search, bool add)
{
    const gg_domain *domain = search->aim.domain;
    for (uint32_t i = 0; i < domain->value_count; i++)
        search->reach[i] = GG_FAR;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *fact = &domain->facts[i];
        search->reach[fact->first + (gg_read(domain, i, search->scratch) >> fact->coarse)] = 0;
    }
    while (apply_all(search, add))
        continue;
}
