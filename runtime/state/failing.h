/* SPDX-License-Identifier: MIT */
/* What is in the way of a condition: inside the runtime only. See failing.c. */
#ifndef GG_FAILING_H
#define GG_FAILING_H

#include "state/condition_refs.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The fact in the way of a condition, at which it fails in a state, or the number behind those of
 *  the facts that stands for a sum (see gg_sums); GG_NONE if it holds. changed: the bits of facts
 *  that are named before others, word_count words, or NULL. */
uint16_t gg_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                         const uint64_t *state, const uint64_t *changed);

/** Whether an effect changes a shared fact of some bits of a word. */
bool gg_effect_changes_shared(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                              uint16_t word, uint64_t bits);

/** The first shared fact that an effect changes and at which a box fails in a state; GG_NONE: there
 *  is none, whatever becomes of other facts. */
uint16_t gg_failing_shared_of_effect(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                                     const GG_ROM gg_effect *effect, const uint64_t *state);

/** Whether a box fails in a state, and only at facts of which these bits are; word_count words. */
bool gg_fails_only_at(const GG_ROM gg_domain *domain, gg_box_ref box, const GG_ROM uint64_t *bits,
                      const uint64_t *state);

/** Whether a test that fails of a box reads a fact, also as part of a sum. */
bool gg_fails_at(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                 const uint64_t *state);

/** How many facts, and bits of symbols, a box fails at in a state: how far it is from holding. */
uint32_t gg_count_failing(const GG_ROM gg_domain *domain, gg_box_ref box, const uint64_t *state);

/** Describes how a box fails at a fact in a state: what it asks of the fact, and the fact's value,
 *  see gg_unmet. Returns whether it fails there; if not, nothing is known. */
bool gg_describe_failing_in_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                                const uint64_t *state, gg_unmet *unmet);

/** Describes how a condition fails at a fact in a state, likewise: of the boxes that fail there,
 *  one that fails at least else, and of these the one whose value is nearest, or else the last. */
void gg_describe_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                              uint16_t fact, const uint64_t *state, gg_unmet *unmet);

/** Tells the present value of a fact or sum that was described in a later state of a plan. */
void gg_describe_value_now(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *now,
                           gg_unmet *unmet);

#ifdef __cplusplus
}
#endif

#endif
