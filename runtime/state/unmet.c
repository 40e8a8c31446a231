/* SPDX-License-Identifier: MIT */
/*
 * Works out what a condition asks of a fact that is in its way: for the trace, and for the
 * explanation of what an agent does. Rests on condition_refs.h. gg_conditions.h tells how tests
 * encode what they ask for; this reads it back, as a range of values or as a set of symbols.
 */
#include "state/extras.h"
#include "state/failing.h"

#include "state/sums.h"

/* The symbols that a test of flags allows a fact, a bit for each. A test asks for one of them, or
 * rules others out. */
static uint64_t allowed_by(const GG_ROM gg_fact *fact, const gg_flag_test *test)
{
    uint64_t bits = gg_fact_bits(fact), wanted = test->want & test->care & bits;
    uint64_t allowed = wanted ? wanted : bits & ~test->care;
    for (uint8_t i = 0; i < fact->shift; i++)
        allowed >>= 1;
    return allowed;
}

static void unmet_ask_flags(const GG_ROM gg_fact *fact, const gg_flag_test *test, gg_unmet *unmet)
{
    if (fact->kind != GG_SYMBOL) {
        unmet->low = unmet->high = (test->want & gg_fact_bits(fact)) != 0;
        return;
    }
    unmet->low = 0;
    unmet->high = fact->top;
    unmet->among = allowed_by(fact, test);
}

static void ask_range(const GG_ROM gg_fact *fact, const gg_range_test *test, gg_unmet *unmet)
{
    unmet->low = gg_read_field(fact, test->low);
    unmet->high = gg_read_field(fact, test->high);
}

static bool unmet_is_within(const gg_unmet *unmet)
{
    return unmet->low <= unmet->is && unmet->is <= unmet->high;
}

static bool fails_at_flags(gg_box_ref box, const GG_ROM gg_fact *fact, const uint64_t *state,
                           gg_unmet *unmet)
{
    for (uint16_t i = 0; i < flag_count_of(box); i++) {
        gg_flag_test room;
        const gg_flag_test *test = flag_of(box, i, &room);
        uint64_t failing = (state[test->word] ^ test->want) & test->care;
        if (test->word == fact->word && (failing & gg_fact_bits(fact))) {
            unmet_ask_flags(fact, test, unmet);
            return true;
        }
    }
    return false;
}

static bool fails_at_ranges(gg_box_ref box, const GG_ROM gg_fact *fact, gg_unmet *unmet)
{
    for (uint16_t i = 0; i < range_count_of(box); i++) {
        gg_range_test room;
        const gg_range_test *test = range_of(box, i, &room);
        if (test->word != fact->word || !(test->care & gg_fact_bits(fact)))
            continue;
        ask_range(fact, test, unmet);
        if (!unmet_is_within(unmet))
            return true;
    }
    return false;
}

static bool fails_at_sets(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                          gg_unmet *unmet)
{
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test; test = gg_next_set(test))
        if (test->fact == fact && !gg_set_has(test, unmet->is)) { /* none of a sum */
            unmet->low = test->low;
            unmet->high = test->high;
            unmet->among = (uint64_t)(test - domain->sets->all);
            return true;
        }
    return false;
}

/* The same of a sum. */
static bool fails_at_sum(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t sum,
                         const uint64_t *state, gg_unmet *unmet)
{
    unmet->is = domain->extras->sums->part->value(domain, sum, state);
    for (const GG_ROM gg_set_test *row = first_set_of(domain, box); row; row = gg_next_set(row)) {
        const GG_ROM gg_sum_bounds *bounds = gg_bounds_of_row(domain, row);
        if (!bounds || bounds->sum != sum)
            continue;
        unmet->low = bounds->low;
        unmet->high = bounds->high;
        return !unmet_is_within(unmet);
    }
    return false;
}

bool gg_unmet_in_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t number,
                     const uint64_t *state, gg_unmet *unmet)
{
    if (number >= domain->fact_count) {
        uint16_t sum = (uint16_t)(number - domain->fact_count);
        unmet->among = 0;
        unmet->known = sums_of(domain) && sum < sums_of(domain)->count &&
                       fails_at_sum(domain, box, sum, state, unmet);
        return unmet->known;
    }
    const GG_ROM gg_fact *fact = &domain->facts[number];
    unmet->is = gg_read(domain, number, state);
    unmet->among = 0;
    bool is_flag = fact->word < domain->flag_words;
    unmet->known =
        is_flag ? fails_at_flags(box, fact, state, unmet)
                : fails_at_ranges(box, fact, unmet) || fails_at_sets(domain, box, number, unmet);
    return unmet->known;
}

/* How far the value of a number or sum is from what is asked. */
static uint32_t distance_of(const gg_unmet *unmet)
{
    if (unmet->is < unmet->low)
        return unmet->low - unmet->is;
    return unmet->is > unmet->high ? unmet->is - unmet->high : 0;
}

/* Of the boxes that fail at the fact, one that fails at least else, and of these the nearest: a
 * comparison of two numbers is a box for each value of one of them. */
void gg_unmet_find(const GG_ROM gg_domain *domain, gg_condition_ref condition, uint16_t fact,
                   const uint64_t *state, gg_unmet *unmet)
{
    uint32_t fewest = UINT32_MAX;
    gg_unmet_in_box(domain, box_of(condition, 0), fact, state, unmet);
    for (uint16_t i = box_count_of(condition); i-- > 0;) {
        gg_unmet other;
        gg_box_ref box = box_of(condition, i);
        if (!gg_unmet_in_box(domain, box, fact, state, &other))
            continue;
        uint32_t count = gg_count_failing(domain, box, state);
        if (count < fewest || (count == fewest && distance_of(&other) < distance_of(unmet))) {
            fewest = count;
            *unmet = other;
        }
    }
}
