/* SPDX-License-Identifier: MIT */
/*
 * The relaxed costs: what it costs to bring about each value of each fact from a
 * state, as if actions undid nothing (delete relaxation). If several conditions cost as
 * much as the one of the greatest cost, no plan costs less (h_max). If they cost as much
 * as all of them added up (h_add), that is nearer to the truth, but may be more. Both are
 * of Bonet and Geffner, "Planning as Heuristic Search", 2001. The costs are worked out by
 * going over the actions, to and fro, until nothing changes (Bellman, Ford; Yen, "An Algorithm for
 * Finding Shortest Routes from All Source Nodes to a Given Destination", 1970). Rests on state.h. No
 * cost of h_max is more than the true one.
 */
#include "state/features.h"
#include "goap/search.h"
#include "state/sums.h"

gg_distance gg_combine_relaxed_costs(gg_distance a, gg_distance b, bool add)
{
    if (a == GG_FAR || b == GG_FAR)
        return GG_FAR;
    if (!add)
        return a > b ? a : b;
    return a + b < GG_RELAXED_MOST ? a + b : GG_RELAXED_MOST;
}

gg_distance gg_add_relaxed_step(gg_distance before, gg_distance step)
{
    return gg_combine_relaxed_costs(before, step, true);
}

/* ------------------------------------------------------- what a box costs */

gg_value_range gg_range_of_constraint(const gg_constraint *constraint)
{
    const GG_ROM gg_fact *fact = constraint->fact;
    gg_value_range span = {0, gg_last_value(fact)};
    if (constraint->set) {
        span.first = constraint->set->low;
        span.last = constraint->set->high;
    } else if (fact->kind == GG_NUMBER) {
        span.first = gg_read_field(fact, constraint->a) >> fact->coarse;
        span.last = gg_read_field(fact, constraint->b) >> fact->coarse;
    }
    return span;
}

bool gg_constraint_allows(const gg_constraint *constraint, uint32_t value)
{
    const GG_ROM gg_fact *fact = constraint->fact;
    if (constraint->set)
        return gg_set_has(constraint->set, value);
    if (fact->kind == GG_BOOL)
        return ((constraint->b & gg_one_bit(fact->shift)) != 0) == (value != 0);
    if (fact->kind == GG_SYMBOL)
        return !(constraint->a & gg_one_bit(fact->shift + value));
    return value >= gg_read_field(fact, constraint->a) >> fact->coarse &&
           value <= gg_read_field(fact, constraint->b) >> fact->coarse;
}

/* Of some of a fact's symbols, by their bits in a word, the one that costs least. */
static uint32_t cheapest_symbol(const gg_search *search, const GG_ROM gg_fact *fact, uint64_t bits)
{
    uint32_t cheapest = UINT32_MAX;
    gg_distance least = GG_FAR;
    for (; bits; bits &= bits - 1) {
        uint32_t place = fact->first + gg_lowest_bit(bits) - fact->shift;
        gg_distance cost = relaxed_cost_at(search, place);
        if (cost < least) {
            least = cost;
            cheapest = place;
        }
    }
    return cheapest;
}

uint32_t gg_cheapest_value(const gg_search *search, const gg_constraint *constraint)
{
    const GG_ROM gg_fact *fact = constraint->fact;
    uint32_t cheapest = UINT32_MAX;
    gg_distance least = GG_FAR;
    if (fact->kind == GG_SYMBOL && !constraint->set)
        return cheapest_symbol(search, fact, gg_fact_mask_in_word(fact) & ~constraint->a);
    gg_value_range span = gg_range_of_constraint(constraint);
    for (uint32_t value = span.first; value <= span.last; value++) {
        gg_distance cost = relaxed_cost_at(search, fact->first + value);
        if (cost < least && gg_constraint_allows(constraint, value)) {
            least = cost;
            cheapest = fact->first + value;
        }
    }
    return cheapest;
}

static gg_distance constraint_cost(const gg_search *search, const gg_constraint *constraint)
{
    uint32_t place = gg_cheapest_value(search, constraint);
    return place == UINT32_MAX ? GG_FAR : relaxed_cost_at(search, place);
}

uint64_t gg_constrained_bits(const GG_ROM gg_domain *domain, uint32_t word, const uint64_t *pair)
{
    return word < domain->flag_words ? pair[0] : pair[0] | (pair[1] ^ domain->tops[word]);
}

gg_constraint gg_take_constraint(const GG_ROM gg_domain *domain, uint32_t word,
                                 const uint64_t *pair, uint64_t *bits)
{
    gg_constraint constraint = {gg_take_fact_of_lowest_bit(domain, word, bits), pair[0], pair[1],
                                NULL};
    return constraint;
}

gg_constraint gg_constraint_of_set_test(const GG_ROM gg_domain *domain,
                                        const GG_ROM gg_set_test *test)
{
    gg_constraint constraint = {&domain->facts[test->fact], 0, 0, test};
    return constraint;
}

/* What a word of a box costs beside what is known of others. */
static gg_distance word_cost(const gg_search *search, uint32_t word, const uint64_t *pair,
                             gg_distance sum, bool add)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint64_t bits = gg_constrained_bits(domain, word, pair); bits && sum != GG_FAR;) {
        gg_constraint constraint = gg_take_constraint(domain, word, pair, &bits);
        sum = gg_combine_relaxed_costs(sum, constraint_cost(search, &constraint), add);
    }
    return sum;
}

gg_distance gg_relaxed_key_cost(const gg_search *search, const uint64_t *key, bool add)
{
    gg_distance sum = 0;
    for (uint32_t i = 0; i < search->problem.domain->word_count; i++)
        sum = word_cost(search, i, &key[2 * i], sum, add);
    return sum;
}

uint32_t gg_tested_word_count(gg_box_ref box)
{
    return (uint32_t)flag_count_of(box) + range_count_of(box);
}

uint32_t gg_tested_word_at(gg_box_ref box, uint32_t i, uint64_t *pair)
{
    if (i < flag_count_of(box)) {
        gg_flag_test room;
        const gg_flag_test *test = flag_of(box, (uint16_t)i, &room);
        pair[0] = test->care;
        pair[1] = test->want;
        return test->word;
    }
    gg_range_test room;
    const gg_range_test *test = range_of(box, (uint16_t)(i - flag_count_of(box)), &room);
    pair[0] = test->low;
    pair[1] = test->high;
    return test->word;
}

gg_box_reader gg_box_reader_begin(const GG_ROM gg_domain *domain, gg_box_ref box)
{
    gg_box_reader reader = {domain, box, 0, 0, {0, 0}, 0, first_set_of(domain, box)};
    return reader;
}

bool gg_box_reader_next(gg_box_reader *reader, gg_constraint *constraint)
{
    const GG_ROM gg_domain *domain = reader->domain;
    while (!reader->bits && reader->next < gg_tested_word_count(reader->box)) {
        reader->word = gg_tested_word_at(reader->box, reader->next++, reader->pair);
        reader->bits = gg_constrained_bits(domain, reader->word, reader->pair);
    }
    if (reader->bits) {
        *constraint = gg_take_constraint(domain, reader->word, reader->pair, &reader->bits);
        return true;
    }
    while (reader->sets && reader->sets->fact == GG_OF_SUM)
        reader->sets = gg_next_set(reader->sets);
    if (!reader->sets)
        return false;
    *constraint = gg_constraint_of_set_test(domain, reader->sets);
    reader->sets = gg_next_set(reader->sets);
    return true;
}

/* What the bounds of sums of a box cost beside what is known of the rest. */
static gg_distance sums_cost(const gg_search *search, gg_box_ref box, gg_distance sum, bool add)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_relaxed_ops *ops = sums_of(domain) ? sums_of(domain)->relaxed : NULL;
    for (const GG_ROM gg_set_test *row = ops ? first_set_of(domain, box) : NULL; row;
         row = gg_next_set(row))
        if (row->fact == GG_OF_SUM)
            sum = gg_combine_relaxed_costs(sum, ops->cost(search, gg_bounds_number(row), add), add);
    return sum;
}

gg_distance gg_relaxed_box_cost(const gg_search *search, gg_box_ref box, bool add)
{
    return sums_cost(search, box, gg_relaxed_cost_without_sums(search, box, add), add);
}

gg_distance gg_relaxed_cost_without_sums(const gg_search *search, gg_box_ref box, bool add)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_distance sum = 0;
    for (uint32_t i = 0; i < gg_tested_word_count(box); i++) {
        uint64_t pair[2];
        uint32_t word = gg_tested_word_at(box, i, pair);
        sum = word_cost(search, word, pair, sum, add);
    }
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test;
         test = gg_next_set(test)) {
        if (test->fact == GG_OF_SUM)
            continue;
        gg_constraint constraint = gg_constraint_of_set_test(domain, test);
        sum = gg_combine_relaxed_costs(sum, constraint_cost(search, &constraint), add);
    }
    return sum;
}

gg_distance gg_relaxed_condition_cost(const gg_search *search, gg_condition_ref condition, bool add)
{
    gg_distance least = GG_FAR;
    for (uint16_t i = 0; i < box_count_of(condition); i++) {
        gg_distance cost = gg_relaxed_box_cost(search, box_of(condition, i), add);
        least = cost < least ? cost : least;
    }
    return least;
}

/* ------------------------------------------------------- what actions bring */

typedef struct step_cost {
    gg_distance cost;
    bool add;
} step_cost;

/* Notes that an action leads to some values at a cost; whether one of them is cheaper now. */
static bool lower(gg_search *search, const gg_result_values *place, gg_distance cost)
{
    bool lowered = false;
    for (uint32_t i = place->first; i <= place->last; i++) {
        if (search->relaxed_costs[i] <= cost)
            continue;
        search->relaxed_costs[i] = cost;
        lowered = true;
    }
    return lowered;
}

gg_result_values gg_values_after_assignment(const gg_search *search,
                                            const GG_ROM gg_assignment *change, uint64_t *bits)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_fact *fact = gg_take_fact_of_lowest_bit(domain, change->word, bits);
    uint64_t set = change->set & gg_fact_mask_in_word(fact);
    uint32_t value = gg_half_of(set, fact->shift) >> (fact->shift & 31) >> fact->coarse;
    if (fact->kind == GG_SYMBOL)
        value = gg_lowest_bit(set) - fact->shift;
    gg_result_values place = {fact->first + value, fact->first + value};
    return place;
}

gg_result_values gg_values_after_addition(const gg_search *search, const GG_ROM gg_addition *change,
                                          uint32_t value)
{
    const GG_ROM gg_fact *fact = &search->problem.domain->facts[change->fact];
    uint32_t low = value << fact->coarse;
    uint32_t high = low + (uint32_t)gg_bits_below(fact->coarse);
    high = high > fact->top ? fact->top : high;
    uint32_t first = gg_add_clamped(low, change->amount, fact->top) >> fact->coarse;
    uint32_t last = gg_add_clamped(high, change->amount, fact->top) >> fact->coarse;
    gg_result_values place = {fact->first + first, fact->first + last};
    return place;
}

/* Notes where an addition leads from each value that can be reached. */
static bool add_to(gg_search *search, const GG_ROM gg_addition *change, gg_distance before,
                   const step_cost *step)
{
    const GG_ROM gg_fact *fact = &search->problem.domain->facts[change->fact];
    bool lowered = false;
    uint32_t last = gg_last_value(fact);
    for (uint32_t i = 0; i <= last; i++) {
        uint32_t value = change->amount > 0 ? i : last - i;
        gg_distance way =
            gg_combine_relaxed_costs(before, search->relaxed_costs[fact->first + value], step->add);
        gg_result_values place = gg_values_after_addition(search, change, value);
        if (way != GG_FAR)
            lowered |= lower(search, &place, gg_add_relaxed_step(way, step->cost));
    }
    return lowered;
}

/* What it costs beside the rest that a fact tells a row some place. Its condition asks for any of them, which
 * costs no more. */
static gg_distance relaxed_cost_of_place(const gg_search *search, uint16_t index, uint16_t to)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_told_place *told = told_place_of(domain, &domain->actions[index]);
    return relaxed_cost_at(search, domain->facts[told->fact].first + (uint32_t)told->low + to -
                                       told->first);
}

gg_distance gg_relaxed_cost_before(const gg_search *search, uint16_t index, gg_walk_ends ends,
                                   bool add)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    gg_distance cost = gg_relaxed_condition_cost(search, ref_to_table(&action->precondition), add);
    if (ends.to != GG_NONE)
        cost = gg_combine_relaxed_costs(cost, relaxed_cost_of_place(search, index, ends.to), add);
    if (leg_of_action(domain, action) == GG_NONE)
        return cost;
    uint32_t place = domain->facts[domain->places->fact].first + ends.from;
    return gg_combine_relaxed_costs(cost, relaxed_cost_at(search, place), add);
}

gg_result_values gg_value_of_told_place(const gg_search *search, uint16_t to)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint32_t value = domain->facts[domain->places->fact].first + to;
    gg_result_values place = {value, value};
    return place;
}

/* Notes what an action leads to with its places; whether a value is cheaper now. */
static bool apply(gg_search *search, uint16_t index, gg_walk_ends ends, bool add)
{
    const GG_ROM gg_action *action = &search->problem.domain->actions[index];
    gg_distance before = gg_relaxed_cost_before(search, index, ends, add);
    bool lowered = false;
    if (before == GG_FAR)
        return false;
    step_cost step = {gg_step_distance_from(search, index, ends), add};
    for (uint16_t i = 0; i < action->effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &action->effect->assignments[i];
        for (uint64_t bits = ~change->keep; bits;) {
            gg_result_values place = gg_values_after_assignment(search, change, &bits);
            lowered |= lower(search, &place, gg_add_relaxed_step(before, step.cost));
        }
    }
    for (uint16_t i = 0; i < action->effect->addition_count; i++)
        lowered |= add_to(search, &action->effect->additions[i], before, &step);
    if (ends.to != GG_NONE) {
        gg_result_values place = gg_value_of_told_place(search, ends.to);
        lowered |= lower(search, &place, gg_add_relaxed_step(before, step.cost));
    }
    return lowered;
}

/* Goes over all actions, from the first one on or from the last one back. */
static bool apply_all(gg_search *search, bool add, bool back)
{
    uint32_t count = search->problem.domain->action_count;
    bool lowered = false;
    for (uint32_t i = 0; i < count; i++) {
        uint16_t index = (uint16_t)(back ? count - 1 - i : i);
        if (!gg_has_bit(&search->usable[index / 64], index % 64))
            continue;
        gg_walk_ends ends = first_walk_ends(search->problem.domain, index);
        do
            lowered |= apply(search, index, ends, add);
        while (gg_next_walk_ends(search->problem.domain, index, &ends));
    }
    return lowered;
}

void gg_fill_relaxed_costs(gg_search *search, const uint64_t *state, bool add)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint32_t i = 0; i < domain->search->value_count; i++)
        search->relaxed_costs[i] = GG_FAR;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[i];
        search->relaxed_costs[fact->first + (gg_read(domain, i, state) >> fact->coarse)] = 0;
    }
    for (bool back = false; apply_all(search, add, back);)
        back = !back;
}
