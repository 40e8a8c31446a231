/* SPDX-License-Identifier: MIT */
/*
 * What sums come to in a state: see gg_sum. Rests on state.h. A sum is added up anew whenever it is
 * asked for; its terms have no sums themselves, so that this has an end.
 */
#include "state/sums.h"

#include "state/state.h"

/* Whether the box of a term holds. */
static bool term_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                       const uint64_t *state)
{
    for (uint16_t i = 0; i < box->flag_count; i++) {
        const GG_ROM gg_flag_test *test = &box->flags[i];
        if ((state[test->word] ^ test->want) & test->care)
            return false;
    }
    for (uint16_t i = 0; i < box->range_count; i++)
        if (!gg_range_holds(&box->ranges[i], domain->guards, state))
            return false;
    for (const GG_ROM gg_set_test *test = gg_first_set(domain, box); test;
         test = gg_next_set(test)) {
        const GG_ROM gg_fact *fact = &domain->facts[test->fact];
        if (!gg_set_has(test, gg_read_field(fact, state[fact->word])))
            return false;
    }
    return true;
}

uint32_t gg_sum_of_terms(const GG_ROM gg_domain *domain, const GG_ROM gg_sum_term *terms,
                         uint16_t count, const uint64_t *state)
{
    uint32_t result = 0;
    for (uint16_t i = 0; i < count; i++) {
        const GG_ROM gg_sum_term *term = &terms[i];
        const GG_ROM gg_fact *fact = &domain->facts[term->fact];
        if (!term->box)
            result +=
                gg_weight_times((uint32_t)term->weight, gg_read_field(fact, state[fact->word]));
        else if (term_holds(domain, term->box, state))
            result += (uint32_t)term->weight;
    }
    return result;
}

static uint32_t value(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *state)
{
    const GG_ROM gg_sum *sum = &domain->features->sums->all[number];
    return gg_sum_of_terms(domain, sum->terms, sum->count, state) - (uint32_t)sum->least;
}

static bool sums_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *row,
                       const uint64_t *state)
{
    const GG_ROM gg_sum_bounds *bounds = gg_bounds_of_row(domain, row);
    uint32_t sum = value(domain, bounds->sum, state);
    return sum >= bounds->low && sum <= bounds->high;
}

/* The care mask of the box of a term, of one word: the bits that it reads. */
static uint64_t term_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                               uint16_t word)
{
    uint64_t bits = 0;
    for (uint16_t i = 0; i < box->flag_count; i++)
        if (box->flags[i].word == word)
            bits |= box->flags[i].care;
    for (uint16_t i = 0; i < box->range_count; i++)
        if (box->ranges[i].word == word)
            bits |= box->ranges[i].care;
    for (const GG_ROM gg_set_test *test = gg_first_set(domain, box); test; test = gg_next_set(test))
        if (domain->facts[test->fact].word == word)
            bits |= gg_fact_mask_in_word(&domain->facts[test->fact]);
    return bits;
}

uint64_t gg_terms_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_sum_term *terms,
                            uint16_t count, uint16_t word)
{
    uint64_t bits = 0;
    for (uint16_t i = 0; i < count; i++) {
        const GG_ROM gg_sum_term *term = &terms[i];
        if (term->box)
            bits |= term_care_mask(domain, term->box, word);
        else if (domain->facts[term->fact].word == word)
            bits |= gg_fact_mask_in_word(&domain->facts[term->fact]);
    }
    return bits;
}

static uint64_t care_mask(const GG_ROM gg_domain *domain, uint16_t number, uint16_t word)
{
    const GG_ROM gg_sum *sum = &domain->features->sums->all[number];
    return gg_terms_care_mask(domain, sum->terms, sum->count, word);
}

static void sums_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *row,
                               uint64_t *bits)
{
    uint16_t sum = gg_bounds_of_row(domain, row)->sum;
    for (uint16_t word = 0; word < domain->word_count; word++)
        bits[word] |= care_mask(domain, sum, word);
}

const GG_ROM gg_sum_ops gg_summing = {value, sums_holds, sums_add_care_mask, care_mask};
