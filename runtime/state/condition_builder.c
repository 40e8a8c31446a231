/* SPDX-License-Identifier: MIT */
/*
 * Makes conditions at run time, from facts and values: see gg_condition_builder in gg.h. Rests
 * on bits.h. A condition has one box, which has at most one test for each word of a state.
 */
#include "state/bits.h"

void gg_condition_begin(gg_condition_builder *builder)
{
    builder->box.flags = builder->flags;
    builder->box.ranges = builder->ranges;
    builder->box.flag_count = builder->box.range_count = 0;
    builder->box.sets = 0;
    builder->condition.boxes = &builder->box;
    builder->condition.count = 1;
}

/* The test of a word, which is made if there is none yet; NULL: no room. */
static gg_flag_test *flag_test_of(gg_condition_builder *builder, uint16_t word)
{
    for (uint16_t i = 0; i < builder->box.flag_count; i++)
        if (builder->flags[i].word == word)
            return &builder->flags[i];
    if (builder->box.flag_count == builder->flag_capacity)
        return NULL;
    gg_flag_test *test = &builder->flags[builder->box.flag_count++];
    test->word = word;
    test->care = test->want = 0;
    return test;
}

static gg_range_test *range_test_of(const GG_ROM gg_domain *domain, gg_condition_builder *builder,
                                    uint16_t word)
{
    for (uint16_t i = 0; i < builder->box.range_count; i++)
        if (builder->ranges[i].word == word)
            return &builder->ranges[i];
    if (builder->box.range_count == builder->range_capacity)
        return NULL;
    gg_range_test *test = &builder->ranges[builder->box.range_count++];
    test->word = word;
    test->low = 0;
    test->high = domain->tops[word];
    test->care = 0;
    return test;
}

/* Makes a test ask for the values from low to high of a fact, in place of what it asked before. */
static void condition_builder_ask_flags(const GG_ROM gg_fact *fact, gg_flag_test *test,
                                        uint32_t low, uint32_t high)
{
    uint64_t mask = gg_fact_mask_in_word(fact);
    test->care &= ~mask;
    test->want &= ~mask;
    if (fact->kind == GG_BOOL && low == high) {
        test->care |= mask;
        test->want |= low ? mask : 0;
    }
    for (uint32_t value = 0; fact->kind == GG_SYMBOL && value <= fact->top; value++)
        if (value < low || value > high)
            test->care |= gg_one_bit(fact->shift + value);
}

bool gg_condition_ask(const GG_ROM gg_domain *domain, gg_condition_builder *builder, uint16_t index,
                      uint32_t low, uint32_t high)
{
    if (index >= domain->fact_count || low > high || high > domain->facts[index].top)
        return false;
    const GG_ROM gg_fact *fact = &domain->facts[index];
    if (fact->kind != GG_NUMBER) {
        gg_flag_test *test = flag_test_of(builder, fact->word);
        if (test)
            condition_builder_ask_flags(fact, test, low, high);
        return test != NULL;
    }
    gg_range_test *test = range_test_of(domain, builder, fact->word);
    if (!test)
        return false;
    uint64_t mask = gg_fact_mask_in_word(fact);
    test->low = (test->low & ~mask) | gg_word_of_half(low << (fact->shift & 31), fact->shift);
    test->high = (test->high & ~mask) | gg_word_of_half(high << (fact->shift & 31), fact->shift);
    test->care |= mask;
    return true;
}
