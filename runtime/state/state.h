/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects on packed states, inlined for the searches, which use them most.
 * gg_tables.h describes the tests with their tables.
 */
#ifndef GG_STATE_H
#define GG_STATE_H

#include "state/bits.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The first set test of a box; NULL: it has none. */
inline const GG_ROM gg_set_test *gg_first_set(const GG_ROM gg_domain *domain,
                                              const GG_ROM gg_box *box)
{
    return box->sets ? &domain->sets->all[box->sets] : NULL;
}

/** The set test of a box that follows one; NULL: there is no other. */
inline const GG_ROM gg_set_test *gg_next_set(const GG_ROM gg_set_test *test)
{
    return test->more ? test + 1 : NULL;
}

/** Whether the set of a set test has a symbol. */
bool gg_set_has(const GG_ROM gg_set_test *test, uint32_t value);

/** The functions for the set tests of boxes: sets.c. */
typedef struct gg_set_ops {
    /* Whether all of them hold. */
    bool (*hold)(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box, const uint64_t *state);
    /* Adds the bits that they read to a state's worth of words. */
    void (*add_care_mask)(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box, uint64_t *bits);
} gg_set_ops;

/** Whether all numbers of a word of the state lie in the ranges of a test. */
inline bool gg_range_holds(const GG_ROM gg_range_test *test, const GG_ROM uint64_t *guard_words,
                           const uint64_t *state)
{
    uint64_t guards = guard_words[test->word], s = state[test->word];
    return (((s | guards) - test->low) & ((test->high | guards) - s) & guards) == guards;
}

/** Whether a box holds in a state. */
inline bool gg_box_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
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
    return !box->sets || domain->sets->ops->hold(domain, box, state);
}

/** Whether a condition holds in a state. */
inline bool gg_condition_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_condition *condition,
                               const uint64_t *state)
{
    for (uint16_t i = 0; i < condition->count; i++)
        if (gg_box_holds(domain, &condition->boxes[i], state))
            return true;
    return false;
}

/** Adds the bits that a condition reads, its care mask, to a state's worth of words. */
void gg_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_condition *condition,
                      uint64_t *bits);

/** The mask of the value of a number or bool, which has 1 to 32 bits, in its half of the word, not
 *  shifted. */
inline uint32_t gg_fact_value_mask(const GG_ROM gg_fact *fact)
{
    return UINT32_MAX >> (32 - fact->width);
}

/** Reads the value of a number or bool from its word. */
inline uint32_t gg_read_field(const GG_ROM gg_fact *fact, uint64_t word)
{
    return (gg_half_of(word, fact->shift) >> (fact->shift & 31)) & gg_fact_value_mask(fact);
}

/** The word of a number or bool, with another value in place of its own. */
inline uint64_t gg_write_field(const GG_ROM gg_fact *fact, uint64_t word, uint32_t value)
{
    uint64_t mask = gg_word_of_half(gg_fact_value_mask(fact) << (fact->shift & 31), fact->shift);
    return (word & ~mask) | gg_word_of_half(value << (fact->shift & 31), fact->shift);
}

/** The fact to which the lowest of some bits of a word belongs; all of the fact's bits are taken
 *  out of them. Only searches may ask: a domain without goals and subgoals has no
 *  gg_domain.fact_at. */
inline const GG_ROM gg_fact *gg_take_fact_of_lowest_bit(const GG_ROM gg_domain *domain,
                                                        uint32_t word, uint64_t *bits)
{
    const GG_ROM gg_fact *fact = &domain->facts[domain->fact_at[word * 64 + gg_lowest_bit(*bits)]];
    *bits &= ~gg_fact_mask_in_word(fact);
    return fact;
}

/** Applies an effect to a state. */
inline void gg_effect_apply(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                            uint64_t *state)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        state[change->word] = (state[change->word] & change->keep) | change->set;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *change = &effect->additions[i];
        const GG_ROM gg_fact *fact = &domain->facts[change->fact];
        uint64_t *word = &state[fact->word];
        uint32_t value = gg_add_clamped(gg_read_field(fact, *word), change->amount, fact->top);
        *word = gg_write_field(fact, *word, value);
    }
}

#ifdef __cplusplus
}
#endif

#endif
