/* SPDX-License-Identifier: MIT */
/*
 * States on which estimates are tried: the ends of random walks from the start.
 */
#ifndef GOAPGEN_GUIDANCE_SAMPLES_H
#define GOAPGEN_GUIDANCE_SAMPLES_H

#include "guidance/projection.h"

/** How many samples there are. */
enum { SAMPLE_COUNT = 160 };

/** Sample states, on which estimates are tried, as values by ground fact. */
struct samples {
    uint32_t *values[SAMPLE_COUNT];
};

/** The least work that making samples takes off objective.walking: that of samples without a
 *  walk. */
uint64_t samples_least_work(const struct objective *objective);

/** Makes sample states by random walks from the start; the same ones for the same objective,
 *  always. There must be as much left of objective.walking as they take at least; what they take is
 *  taken off. */
struct samples samples_make(struct pool *pool, struct objective *objective);

#endif
