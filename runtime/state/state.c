/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects on packed states, on which the rest of the runtime stands.
 * gg_tables.h describes the tests with their tables. Only this file and state.h know how a
 * value is read from a word.
 */
#include "state/told.h"

const GG_ROM uint8_t gg_format_28 = GG_FORMAT;

/* The one copy in a program, for where a compiler does not inline them. */
extern inline const GG_ROM gg_set_test *gg_first_set(const GG_ROM gg_domain *domain,
                                                     const GG_ROM gg_box *box);
extern inline const GG_ROM gg_set_test *gg_next_set(const GG_ROM gg_set_test *test);
extern inline bool gg_range_holds(const GG_ROM gg_range_test *test,
                                  const GG_ROM uint64_t *guard_words, const uint64_t *state);
extern inline bool gg_box_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                                const uint64_t *state);
extern inline bool gg_condition_holds(const GG_ROM gg_domain *domain,
                                      const GG_ROM gg_condition *condition, const uint64_t *state);
extern inline uint32_t gg_fact_value_mask(const GG_ROM gg_fact *fact);
extern inline uint32_t gg_read_field(const GG_ROM gg_fact *fact, uint64_t word);
extern inline uint64_t gg_write_field(const GG_ROM gg_fact *fact, uint64_t word, uint32_t value);
extern inline const GG_ROM gg_fact *gg_take_fact_of_lowest_bit(const GG_ROM gg_domain *domain,
                                                               uint32_t word, uint64_t *bits);
extern inline void gg_effect_apply(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                                   uint64_t *state);

bool gg_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_condition *condition,
              const uint64_t *state)
{
    return gg_condition_holds(domain, condition, state);
}

void gg_apply(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect, uint64_t *state)
{
    gg_effect_apply(domain, effect, state);
}

void gg_do_action(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *state)
{
    if (domain->told)
        (void)domain->told->ops->act(domain, row, state);
    else
        gg_effect_apply(domain, domain->actions[row].effect, state);
}

void gg_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_condition *condition,
                      uint64_t *bits)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        const GG_ROM gg_box *box = &condition->boxes[i];
        for (uint16_t j = 0; j < box->flag_count; j++)
            bits[box->flags[j].word] |= box->flags[j].care;
        for (uint16_t j = 0; j < box->range_count; j++)
            bits[box->ranges[j].word] |= box->ranges[j].care;
        if (box->sets)
            domain->sets->ops->add_care_mask(domain, box, bits);
    }
}

uint32_t gg_read(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    if (index >= domain->fact_count)
        return 0;
    const GG_ROM gg_fact *fact = &domain->facts[index];
    if (fact->kind != GG_SYMBOL)
        return gg_read_field(fact, state[fact->word]);
    uint64_t bits = state[fact->word] & gg_fact_mask_in_word(fact);
    return bits ? gg_lowest_bit(bits) - fact->shift : fact->top;
}

void gg_write(const GG_ROM gg_domain *domain, uint16_t index, uint32_t value, uint64_t *state)
{
    if (index >= domain->fact_count)
        return;
    const GG_ROM gg_fact *fact = &domain->facts[index];
    uint64_t *word = &state[fact->word];
    if (value > fact->top)
        value = fact->top;
    if (fact->kind != GG_SYMBOL) {
        *word = gg_write_field(fact, *word, value);
        return;
    }
    *word = (*word & ~gg_fact_mask_in_word(fact)) | gg_one_bit(fact->shift + value);
}
