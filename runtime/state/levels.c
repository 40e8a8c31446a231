/* SPDX-License-Identifier: MIT */
/*
 * How far goals of best effort are reached in a state: see gg_best_effort. Rests on sums.c. Only the
 * tables of domains with such goals lead to it. The sum alone decides, where the rest of the goal holds.
 */
#include "state/levels.h"

#include "state/sums.h"

uint32_t gg_shortfall(const GG_ROM gg_domain *domain, const GG_ROM gg_best_effort *effort,
                      const uint64_t *state)
{
    uint32_t sum = gg_sum_of_terms(domain, effort->terms, effort->count, state);
    if (!gg_condition_holds(domain, &effort->rest, state))
        return GG_NO_LEVEL;
    sum -= (uint32_t)effort->least;
    return sum < effort->enough ? effort->enough - sum : 0;
}

void gg_shortfall_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_best_effort *effort,
                                uint64_t *bits)
{
    gg_add_care_mask(domain, &effort->rest, bits);
    for (uint16_t word = 0; word < domain->word_count; word++)
        bits[word] |= gg_terms_care_mask(domain, effort->terms, effort->count, word);
}

const GG_ROM gg_level_ops gg_leveling = {gg_shortfall};
