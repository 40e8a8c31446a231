/* SPDX-License-Identifier: MIT */
/* The keys whose part in a life is counted, by living it without them: see life_keys.c. */
#ifndef TESTS_LIFE_KEYS_H
#define TESTS_LIFE_KEYS_H

#include "models/life_model.h"

enum life_key {
    LIFE_KEY_OVER_TIME,
    LIFE_KEY_TIMEOUT,
    LIFE_KEY_RETRY,
    LIFE_KEY_ACTION_COOLDOWN,
    LIFE_KEY_METHOD_COOLDOWN,
    LIFE_KEY_GOAL_COOLDOWN,
    LIFE_KEY_WHILE,
    LIFE_KEY_UNINTERRUPTIBLE,
    LIFE_KEY_KEEP,
    LIFE_KEY_RELEVANT,
    LIFE_KEY_APPLIED,
    LIFE_KEY_SENSED,
    LIFE_KEY_WORLD_RULES,
    LIFE_KEY_OWN_RULES,
    LIFE_KEY_PRIORITY,
    LIFE_KEY_AT,
    LIFE_KEY_MOVES,
    LIFE_KEY_WITHIN,
    LIFE_KEY_WANTS,
    LIFE_KEY_GOAL_RETRY,
    LIFE_KEY_UNTIL,
    LIFE_KEY_FAILING,
    LIFE_KEY_RESTART,
    LIFE_KEY_AFTER,
    LIFE_KEY_METHOD_TIMEOUT,
    LIFE_KEY_AGAIN,
    LIFE_KEY_GOAL_TIMEOUT,
    LIFE_KEY_WAIT_STEPS,
    LIFE_KEY_UNTIL_STEPS,
    LIFE_KEY_TIMEOUT_STEPS,
    LIFE_KEY_CLAIMS,
    LIFE_KEY_SLOTS,
    LIFE_KEY_GOAL_PRIORITY,
    LIFE_KEY_INERTIA,
    LIFE_KEY_LATCHED,
    LIFE_KEY_GOAL_WHILE,
    LIFE_KEY_METHOD_WHILE,
    LIFE_KEY_SCORE,
    LIFE_KEY_METHOD_INERTIA,
    LIFE_KEY_SCORE_INERTIA,
    LIFE_KEY_TURNS,
    LIFE_KEY_RECONSIDER,
    LIFE_KEY_BEST_EFFORT,
    LIFE_KEY_VALUE,
    LIFE_KEYS
};

extern const char *const life_key_names[LIFE_KEYS];

/** Takes a key out of a domain. */
void life_domain_strip(struct life_domain *domain, enum life_key key);

#endif
