/* SPDX-License-Identifier: MIT */
/*
 * How far goals of best effort are reached: see levels.c. Inside the runtime only.
 *
 * Rests on features.h.
 */
#ifndef GG_LEVELS_H
#define GG_LEVELS_H

#include "state/features.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a state falls short by in which the rest of a goal does not hold: it counts as worse than any
 *  other. */
#define GG_NO_LEVEL UINT32_MAX

/** By how much the sum of a goal of best effort falls short of what suffices in a state; 0: the goal
 *  holds; GG_NO_LEVEL: the rest of it does not. */
uint32_t gg_shortfall(const GG_ROM gg_domain *domain, const GG_ROM gg_best_effort *effort,
                      const uint64_t *state);

/** Adds the bits that this depends on to a state's worth of words. */
void gg_shortfall_add_care_mask(const GG_ROM gg_domain *domain, const GG_ROM gg_best_effort *effort,
                                uint64_t *bits);

/** How far goals of best effort are reached, for who is to contain nothing of it without such goals. */
typedef struct gg_level_ops {
    /** See gg_shortfall. */
    uint32_t (*shortfall)(const GG_ROM gg_domain *domain, const GG_ROM gg_best_effort *effort,
                          const uint64_t *state);
} gg_level_ops;

/** How a goal is of best effort; NULL: it is not, or is a want that is a condition. */
static inline const GG_ROM gg_best_effort *best_effort_of(const GG_ROM gg_domain *domain,
                                                          uint16_t goal)
{
    const GG_ROM gg_best_efforts *efforts = best_efforts_of(domain);
    return efforts && goal < domain->goal_count ? efforts->of_goals[goal] : NULL;
}

#ifdef __cplusplus
}
#endif

#endif
