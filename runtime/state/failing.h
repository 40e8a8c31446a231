/* SPDX-License-Identifier: MIT */
/* What is in the way of a condition: inside the runtime only. See failing.c. */
#ifndef GG_FAILING_H
#define GG_FAILING_H

#include "state/condition_refs.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The fact at which a condition fails in a state, or the number behind those of the facts that stands
 *  for a sum (see gg_sums); GG_NONE if it holds. changed: the bits of
 *  facts that are named before others, word_count words, or NULL. */
uint16_t gg_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                         const uint64_t *state, const uint64_t *changed);

/** The shared fact that an effect changes and at which a box fails in a state; GG_NONE: there is
 *  none, whatever becomes of other facts. */
uint16_t gg_failing_shared_of_effect(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                                     const GG_ROM gg_effect *effect, const uint64_t *state);

/** At how much a box fails: facts, and bits of symbols. */
uint32_t gg_count_failing(const GG_ROM gg_domain *domain, gg_box_ref box, const uint64_t *state);

/** What a box asks of a fact, at which it fails in a state, and the fact's value: see gg_unmet. If the
 *  box does not fail there, nothing is known. Whether it fails. */
bool gg_describe_failing_in_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                                const uint64_t *state, gg_unmet *unmet);

/** The same of a condition: of the boxes that fail at the fact, one that fails at least else, and of
 *  these the one whose value is nearest, or else the last. */
void gg_describe_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                              uint16_t fact, const uint64_t *state, gg_unmet *unmet);

#ifdef __cplusplus
}
#endif

#endif
