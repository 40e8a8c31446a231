/* SPDX-License-Identifier: MIT */
/*
 * Random domains in which time matters: rules, senses, durations, timeouts, cooldowns, retries,
 * walks, claims, wants. See quiet_domain.c.
 */
#ifndef TESTS_QUIET_DOMAIN_H
#define TESTS_QUIET_DOMAIN_H

#include "support/support.h"

/** The YAML of a domain. Its sensed facts are s0 and s1, if there are any; its agents have at most
 *  two types. */
struct text quiet_domain_random(struct dice *dice);

/** Whether an action waits for a condition, so that no function of the game carries it out. */
bool awaits_condition(const gg_domain *domain, uint16_t action);

#endif
