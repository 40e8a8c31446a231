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

static void lack_ask_flags(const GG_ROM gg_fact *fact, const gg_flag_test *test, gg_lack *lack)
{
    if (fact->kind != GG_SYMBOL) {
        lack->low = lack->high = (test->want & gg_fact_bits(fact)) != 0;
        return;
    }
    lack->low = 0;
    lack->high = fact->top;
    lack->among = allowed_by(fact, test);
}

static void ask_range(const GG_ROM gg_fact *fact, const gg_range_test *test, gg_lack *lack)
{
    lack->low = gg_read_field(fact, test->low);
    lack->high = gg_read_field(fact, test->high);
}

static bool lack_is_within(const gg_lack *lack)
{
    return lack->low <= lack->is && lack->is <= lack->high;
}

static bool fails_at_flags(gg_box_ref box, const GG_ROM gg_fact *fact, const uint64_t *state,
                           gg_lack *lack)
{
    for (uint16_t i = 0; i < flag_count_of(box); i++) {
        gg_flag_test room;
        const gg_flag_test *test = flag_of(box, i, &room);
        uint64_t failing = (state[test->word] ^ test->want) & test->care;
        if (test->word == fact->word && (failing & gg_fact_bits(fact))) {
            lack_ask_flags(fact, test, lack);
            return true;
        }
    }
    return false;
}

static bool fails_at_ranges(gg_box_ref box, const GG_ROM gg_fact *fact, gg_lack *lack)
{
    for (uint16_t i = 0; i < range_count_of(box); i++) {
        gg_range_test room;
        const gg_range_test *test = range_of(box, i, &room);
        if (test->word != fact->word || !(test->care & gg_fact_bits(fact)))
            continue;
        ask_range(fact, test, lack);
        if (!lack_is_within(lack))
            return true;
    }
    return false;
}

static bool fails_at_sets(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                          gg_lack *lack)
{
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test; test = gg_next_set(test))
        if (test->fact == fact && !gg_set_has(test, lack->is)) { /* none of a sum */
            lack->low = test->low;
            lack->high = test->high;
            lack->among = (uint64_t)(test - domain->sets->all);
            return true;
        }
    return false;
}

/* The same of a sum. */
static bool fails_at_sum(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t sum,
                         const uint64_t *state, gg_lack *lack)
{
    lack->is = domain->extras->sums->part->value(domain, sum, state);
    for (const GG_ROM gg_set_test *row = first_set_of(domain, box); row; row = gg_next_set(row)) {
        const GG_ROM gg_sum_bounds *bounds = gg_bounds_of_row(domain, row);
        if (!bounds || bounds->sum != sum)
            continue;
        lack->low = bounds->low;
        lack->high = bounds->high;
        return !lack_is_within(lack);
    }
    return false;
}

bool gg_lack_in_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t number,
                    const uint64_t *state, gg_lack *lack)
{
    if (number >= domain->fact_count) {
        uint16_t sum = (uint16_t)(number - domain->fact_count);
        lack->among = 0;
        lack->known = sums_of(domain) && sum < sums_of(domain)->count &&
                      fails_at_sum(domain, box, sum, state, lack);
        return lack->known;
    }
    const GG_ROM gg_fact *fact = &domain->facts[number];
    lack->is = gg_read(domain, number, state);
    lack->among = 0;
    bool is_flag = fact->word < domain->flag_words;
    lack->known =
        is_flag ? fails_at_flags(box, fact, state, lack)
                : fails_at_ranges(box, fact, lack) || fails_at_sets(domain, box, number, lack);
    return lack->known;
}

/* How far the value of a number or sum is from what is asked. */
static uint32_t distance_of(const gg_lack *lack)
{
    if (lack->is < lack->low)
        return lack->low - lack->is;
    return lack->is > lack->high ? lack->is - lack->high : 0;
}

/* Of the boxes that fail at the fact, one that fails at least else, and of these the nearest: a
 * comparison of two numbers is a box for each value of one of them. */
void gg_lack_find(const GG_ROM gg_domain *domain, gg_condition_ref condition, uint16_t fact,
                  const uint64_t *state, gg_lack *lack)
{
    uint32_t fewest = UINT32_MAX;
    gg_lack_in_box(domain, box_of(condition, 0), fact, state, lack);
    for (uint16_t i = box_count_of(condition); i-- > 0;) {
        gg_lack other;
        gg_box_ref box = box_of(condition, i);
        if (!gg_lack_in_box(domain, box, fact, state, &other))
            continue;
        uint32_t count = gg_count_failing(domain, box, state);
        if (count < fewest || (count == fewest && distance_of(&other) < distance_of(lack))) {
            fewest = count;
            *lack = other;
        }
    }
}
