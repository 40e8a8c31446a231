/* SPDX-License-Identifier: MIT */
/*
 * In which order the facts of an objective stand in decision diagrams: facts that actions ask for
 * and change together should stand near each other (FORCE: Aloul, Markov, Sakallah, "FORCE: A Fast
 * and Easy-to-Implement Variable-Ordering Heuristic", 2003).
 */
#ifndef GOAPGEN_GUIDANCE_BIT_ORDER_H
#define GOAPGEN_GUIDANCE_BIT_ORDER_H

#include "guidance/objective.h"

/** An order, for decision diagrams, of the facts that matter for an objective, at most
 *  DIAGRAM_BITS, each once; from the pool. Which of the two ends comes first is not decided: either
 *  may be better. */
size_t *fact_order(struct pool *pool, const struct objective *objective);

#endif
