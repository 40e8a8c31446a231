/* SPDX-License-Identifier: MIT */
/*
 * Saved bytes of agents and worlds: whether they belong to these tables, and whether a state can
 * occur. The fingerprint does not depend on times, as games tune them: if a time is shorter than
 * it was, what is left of it is cut. Rests on state.h. Bytes of the same fingerprint have the
 * same parts in the same places: those count in it.
 */
#include "agent/saved.h"

#include "state/state.h"

/* ------------------------------------------------------------------- states */

/* Whether a fact has a value in a state. */
static bool has_value(const GG_ROM gg_fact *fact, const uint64_t *state)
{
    uint64_t bits = state[fact->word] & gg_fact_mask_in_word(fact);
    if (fact->kind == GG_SYMBOL)
        return bits != 0 && (bits & (bits - 1)) == 0;
    return gg_read_field(fact, state[fact->word]) <= fact->top;
}

bool gg_state_valid(const GG_ROM gg_domain *domain, const uint64_t *state)
{
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (!has_value(&domain->facts[i], state))
            return false;
    for (uint16_t word = 0; word < domain->word_count; word++) {
        uint64_t bits = state[word];
        for (uint16_t i = 0; i < domain->fact_count; i++)
            if (domain->facts[i].word == word)
                bits &= ~gg_fact_mask_in_word(&domain->facts[i]);
        if (bits)
            return false;
    }
    return true;
}

static bool is_on_map(int32_t number)
{
    return number >= -GG_MAP_EDGE && number <= GG_MAP_EDGE;
}

bool gg_point_valid(gg_point point)
{
    return is_on_map(point.x) && is_on_map(point.y);
}

void gg_cap_time_left(uint32_t *left, uint32_t longest)
{
    if (*left > longest)
        *left = longest;
}

void gg_cap_rule_timers(const GG_ROM gg_rule *rules, uint16_t count, uint32_t *left)
{
    for (uint16_t i = 0; i < count; i++)
        gg_cap_time_left(&left[i], rules[i].period);
}
