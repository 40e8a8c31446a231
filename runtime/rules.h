/* SPDX-License-Identifier: MIT */
/*
 * The firing of rules in the order of their times. Inside the runtime only:
 * the world's rules and the agents' are fired alike.
 */
#ifndef GG_RULES_H
#define GG_RULES_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Rules and the time that is still to pass for them. */
typedef struct gg_rule_clock {
    const gg_rule *rules;
    uint32_t *left; /**< milliseconds to each rule's next time */
    uint16_t count;
    uint32_t time; /**< milliseconds that are still to pass */
} gg_rule_clock;

/** The rule whose time comes next, ties in the order of the YAML; its clock is
 *  set to it. NULL where none comes in the time that was left, which is then
 *  over. */
const gg_rule *gg_rule_due(gg_rule_clock *clock);

#ifdef __cplusplus
}
#endif

#endif
