/* SPDX-License-Identifier: MIT */
/* What a side of a box says, in the words of the YAML, for messages. */
#ifndef GOAPGEN_SIDE_WORDS_H
#define GOAPGEN_SIDE_WORDS_H

#include "ground.h"

/** "at == laser", "ammo >= 3", "not loaded". */
const char *side_words(struct pool *pool, const struct problem *problem, const struct side *side);

/** A ground fact's value, given in gg_read's terms: "laser", "0.3", "true". */
const char *value_words(struct pool *pool, const struct problem *problem, size_t atom,
                        uint32_t value);

#endif
