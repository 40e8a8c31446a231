/* SPDX-License-Identifier: MIT */
/*
 * What a plan must not do: break the goals that must be kept, or use actions that are left out for
 * a while or that others have claimed. Rests on state.h. Only who sets bounds names it, see
 * gg_bounds.ops.
 */
#include "goap/search.h"
#include "state/travel.h"

/* Where a fact tells the place of a row, it is left out at some places only. */
static bool leaves_row_out(const GG_ROM gg_domain *domain, uint16_t number, uint16_t row)
{
    return is_same_action(domain, gg_row_of(domain, number), row) &&
           !has_told_place(&domain->actions[row]);
}

static bool is_excluded(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t index)
{
    for (uint16_t i = 0; i < bounds->excluded_count; i++)
        if (bounds->excluded[i].left > 0 &&
            leaves_row_out(domain, bounds->excluded[i].action, index))
            return true;
    return false;
}

bool gg_bounds_any(const gg_bounds *bounds)
{
    for (uint16_t i = 0; i < bounds->excluded_count; i++)
        if (bounds->excluded[i].left > 0)
            return true;
    return bounds->kept != NULL || bounds->refused != NULL;
}

bool gg_bounds_allow(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t action)
{
    return !is_excluded(domain, bounds, action) &&
           !(bounds->refused && gg_has_bit(bounds->refused, action));
}

bool gg_bounds_keep(const GG_ROM gg_domain *domain, const gg_bounds *bounds, const uint64_t *state)
{
    for (uint32_t word = 0; bounds->kept && word * 64 < domain->goal_count; word++)
        for (uint64_t set = bounds->kept[word]; set; set &= set - 1) {
            const GG_ROM gg_goal *goal = &domain->goals[word * 64 + gg_lowest_bit(set)];
            if (!gg_condition_holds(domain, &goal->condition, state))
                return false;
        }
    return true;
}

bool gg_plan_obeys_bounds(const gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const gg_bounds *bounds = &problem->bounds;
    uint64_t *state = search->reading;
    bool replays = bounds->kept || domain->told;
    if (replays && !state)
        return false;
    if (replays)
        gg_copy_words(state, problem->state, domain->word_count);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i];
        if (!bounds->ops->allows(domain, bounds, step) ||
            (domain->told && domain->told->ops->is_left_out(domain, bounds, step,
                                                            told_place_in(domain, step, state))))
            return false;
        if (!replays)
            continue;
        gg_do_action(domain, step, state);
        if (bounds->kept && !bounds->ops->keeps(domain, bounds, state))
            return false;
    }
    return true;
}

const GG_ROM gg_bound_ops gg_bounding = {gg_bounds_any, gg_bounds_allow, gg_bounds_keep,
                                         gg_plan_obeys_bounds};
