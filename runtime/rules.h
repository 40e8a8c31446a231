/* SPDX-License-Identifier: MIT */
/*
 * The order in which rules fire: that of their times, the same for the rules of the world and of
 * agents. Inside the runtime only.
 */
#ifndef GG_RULES_H
#define GG_RULES_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Rules, and the time that passes for them. */
typedef struct gg_rule_clock {
    const gg_rule *rules;
    uint32_t *left; /**< milliseconds to each rule's next time */
    uint16_t count;
    uint32_t time; /**< milliseconds that are still to pass */
} gg_rule_clock;

/** The rule that is due next, of several at one time the first in the YAML. The clock is moved to
 *  that time. NULL if no rule is due in the time that is left; the clock is then moved to its
 *  end. */
const gg_rule *gg_rule_due(gg_rule_clock *clock);

#ifdef __cplusplus
}
#endif

#endif
