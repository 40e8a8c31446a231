/* SPDX-License-Identifier: MIT */
/*
 * A state in words, for warnings: only those values are told without which what is warned of would
 * not be so.
 */
#ifndef GOAPGEN_ANALYSIS_STATE_WORDS_H
#define GOAPGEN_ANALYSIS_STATE_WORDS_H

#include "analysis/state_space.h"

/** The states that a state is told apart from. */
struct contrast {
    struct pool *pool; /**< for the work */
    const struct space *space;
    const uint64_t *others;
    struct allowance *allowance;
};

/** "full == 0 and not door_open": the values of a state that keep it out of the other states, in the
 *  order of the facts, from the pool `to`; "" if there are no other states. */
const char *words_of_contrast(struct pool *to, const struct contrast *contrast, uint64_t state);

#endif
