/* SPDX-License-Identifier: MIT */
/*
 * Which conditions can be wanted: those that a condition builder makes. Rests on agent.h. The
 * game hands a condition over as it is, and a saved agent has its own, so that each of its bits is
 * looked at.
 */
#include "agent/agent.h"

/* Whether a fact has values that a test of flags asks for. */
static bool asks_flags(const GG_ROM gg_fact *fact, const gg_flag_test *test)
{
    uint64_t mask = gg_fact_mask_in_word(fact), care = test->care & mask, want = test->want & mask;
    if (fact->kind == GG_BOOL)
        return (want & ~care) == 0;
    return want == 0 && care != mask;
}

/* Whether a fact has values that a test of ranges asks for. */
static bool asks_range(const GG_ROM gg_fact *fact, const gg_range_test *test)
{
    uint32_t low = gg_read_field(fact, test->low), high = gg_read_field(fact, test->high);
    uint64_t care = test->care & gg_fact_mask_in_word(fact);
    return low <= high && high <= fact->top &&
           (care == gg_fact_mask_in_word(fact) || (care == 0 && low == 0 && high == fact->top));
}

/* The bits of a word's facts. */
static uint64_t bits_of_word(const GG_ROM gg_domain *domain, uint16_t word)
{
    uint64_t bits = 0;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == word)
            bits |= gg_fact_mask_in_word(&domain->facts[i]);
    return bits;
}

static bool flags_valid(const GG_ROM gg_domain *domain, const gg_flag_test *test)
{
    if (test->word >= domain->flag_words ||
        ((test->care | test->want) & ~bits_of_word(domain, test->word)))
        return false;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == test->word && !asks_flags(&domain->facts[i], test))
            return false;
    return true;
}

static bool ranges_valid(const GG_ROM gg_domain *domain, const gg_range_test *test)
{
    if (test->word < domain->flag_words || test->word >= domain->word_count ||
        ((test->low | test->high | test->care) & ~bits_of_word(domain, test->word)))
        return false;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == test->word && !asks_range(&domain->facts[i], test))
            return false;
    return true;
}

bool gg_want_box_valid(const GG_ROM gg_domain *domain, const gg_runtime_box *box)
{
    if (box->flag_count > domain->flag_words ||
        box->range_count > domain->word_count - domain->flag_words ||
        box->flag_count + box->range_count == 0 || box->sets)
        return false;
    for (uint16_t i = 0; i < box->flag_count; i++)
        for (uint16_t j = i; j < box->flag_count; j++)
            if (j == i ? !flags_valid(domain, &box->flags[i])
                       : box->flags[i].word == box->flags[j].word)
                return false;
    for (uint16_t i = 0; i < box->range_count; i++)
        for (uint16_t j = i; j < box->range_count; j++)
            if (j == i ? !ranges_valid(domain, &box->ranges[i])
                       : box->ranges[i].word == box->ranges[j].word)
                return false;
    return true;
}
