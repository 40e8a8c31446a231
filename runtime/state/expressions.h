/* SPDX-License-Identifier: MIT */
/*
 * Dispatch to numeric expressions: see expressions.c. Rests on gg.h. Inside the runtime only.
 */
#ifndef GG_STATE_EXPRESSIONS_H
#define GG_STATE_EXPRESSIONS_H

#include "state/features.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The priority of a goal in a state; `otherwise` if it is not computed. */
static inline int32_t computed_priority(const GG_ROM gg_domain *domain, uint16_t goal,
                                        const uint64_t *state, int32_t otherwise)
{
    const GG_ROM gg_expressions *expressions = expressions_of(domain);
    return expressions
               ? expressions->ops->value(domain, expressions->priorities, goal, state, otherwise)
               : otherwise;
}

/** The score of a method in a state; `otherwise` if it is not computed. */
static inline int32_t computed_score(const GG_ROM gg_domain *domain, uint16_t task, uint16_t method,
                                     const uint64_t *state, int32_t otherwise)
{
    const GG_ROM gg_expressions *expressions = expressions_of(domain);
    return expressions && expressions->scores
               ? expressions->ops->value(domain, expressions->scores[task], method, state,
                                         otherwise)
               : otherwise;
}

/** The weight of a group of methods in a state; `otherwise` if it is not computed. */
static inline uint16_t computed_weight(const GG_ROM gg_domain *domain, uint16_t task,
                                       uint16_t group, const uint64_t *state, uint16_t otherwise)
{
    const GG_ROM gg_expressions *expressions = expressions_of(domain);
    return expressions && expressions->weights
               ? (uint16_t)expressions->ops->value(domain, expressions->weights[task], group, state,
                                                   otherwise)
               : otherwise;
}

#ifdef __cplusplus
}
#endif

#endif
