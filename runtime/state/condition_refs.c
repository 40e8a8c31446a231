/* SPDX-License-Identifier: MIT */
/*
 * Conditions made at run time, where tables lie apart from variables; elsewhere what tests those of
 * the tables tests them too, and there is nothing here. Rests on state.h.
 */
#include "state/condition_refs.h"

#ifdef GG_ROM_APART

/* Whether all tests of a box hold that was made at run time: see gg_box_holds. */
static bool made_box_holds(const GG_ROM gg_domain *domain, const gg_runtime_box *box,
                           const uint64_t *state)
{
    for (uint16_t i = 0; i < box->flag_count; i++) {
        const gg_flag_test *test = &box->flags[i];
        if ((state[test->word] ^ test->want) & test->care)
            return false;
    }
    for (uint16_t i = 0; i < box->range_count; i++) {
        const gg_range_test *test = &box->ranges[i];
        uint64_t guards = domain->guards[test->word], s = state[test->word];
        if ((((s | guards) - test->low) & ((test->high | guards) - s) & guards) != guards)
            return false;
    }
    return true;
}

bool gg_ref_holds(const GG_ROM gg_domain *domain, gg_condition_ref ref, const uint64_t *state)
{
    return ref.made ? made_box_holds(domain, ref.made->boxes, state)
                    : gg_condition_holds(domain, ref.table, state);
}

void gg_ref_add_care_mask(const GG_ROM gg_domain *domain, gg_condition_ref ref, uint64_t *bits)
{
    if (!ref.made) {
        gg_add_care_mask(domain, ref.table, bits);
        return;
    }
    const gg_runtime_box *box = ref.made->boxes;
    for (uint16_t i = 0; i < box->flag_count; i++)
        bits[box->flags[i].word] |= box->flags[i].care;
    for (uint16_t i = 0; i < box->range_count; i++)
        bits[box->ranges[i].word] |= box->ranges[i].care;
}

#endif
