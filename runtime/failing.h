/* SPDX-License-Identifier: MIT */
/* What is in the way of a condition, for the trace: inside the runtime only. See failing.c. */
#ifndef GG_FAILING_H
#define GG_FAILING_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The fact that a condition fails at in a state. `changed`: bits of facts that are named
 *  rather than others, word_count words, or NULL. GG_NONE: the condition holds. */
uint16_t gg_failing_fact(const gg_domain *domain, const gg_condition *condition,
                         const uint64_t *state, const uint64_t *changed);

#ifdef __cplusplus
}
#endif

#endif
