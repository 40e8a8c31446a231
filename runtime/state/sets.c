/* SPDX-License-Identifier: MIT */
/*
 * Sets of symbols, and sums within bounds, that conditions ask for. Rests on state.h. Only the tables
 * of domains name it that have such conditions.
 */
#include "state/state.h"
#include "state/sums.h"

bool gg_set_has(const GG_ROM gg_set_test *test, uint32_t value)
{
    if (value < test->low || value > test->high)
        return false;
    uint32_t place = value - test->first; /* before the first hole: far beyond the last one */
    return place >= test->count || !gg_rom_has_bit(test->holes, place);
}

static bool sets_hold(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                      const uint64_t *state)
{
    for (const GG_ROM gg_set_test *test = gg_first_set(domain, box);; test++) {
        const GG_ROM gg_fact *fact = &domain->facts[test->fact];
        bool holds = test->fact == GG_OF_SUM
                         ? domain->features->sums->ops->holds(domain, test, state)
                         : gg_set_has(test, gg_read_field(fact, state[fact->word]));
        if (!holds)
            return false;
        if (!test->more)
            return true;
    }
}

static void sets_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                               uint64_t *bits)
{
    for (const GG_ROM gg_set_test *test = gg_first_set(domain, box); test; test = gg_next_set(test))
        if (test->fact == GG_OF_SUM)
            domain->features->sums->ops->add_care_mask(domain, test, bits);
        else
            bits[domain->facts[test->fact].word] |=
                gg_fact_mask_in_word(&domain->facts[test->fact]);
}

const GG_ROM gg_set_ops gg_set_testing = {sets_hold, sets_add_care_mask};
