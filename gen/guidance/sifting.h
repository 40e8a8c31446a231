/* SPDX-License-Identifier: MIT */
/*
 * Orders of bits in which a diagram has fewer nodes (sifting: Rudell, "Dynamic Variable Ordering for
 * Ordered Binary Decision Diagrams", 1993; bits that stay together: Panda and Somenzi, "Who Are the
 * Variables in Your Neighborhood", 1995).
 */
#ifndef GOAPGEN_GUIDANCE_SIFTING_H
#define GOAPGEN_GUIDANCE_SIFTING_H

#include "guidance/diagram.h"

/** Bits that stay together, in their order. */
struct bit_block {
    uint32_t first, count;
};

/** A diagram in an order of bits that is looked for. */
struct sifting;

/** Each block of bits is moved past all others, and left where the diagram has the fewest nodes, until
 *  this is of little use. The blocks come one after the other, from bit 0 on; the bits behind them stay
 *  where they are. *work: the steps that may be done, as of diagrams, which become less by those that
 *  were. In the pool, as little as the diagram itself. */
struct sifting *diagram_sift(struct pool *pool, const struct diagrams *diagrams, uint32_t diagram,
                             const struct bit_block *blocks, size_t count, uint64_t *work);

/** How many nodes the diagram has in the order that was found; and this order: the numbers of the
 *  blocks, one after the other. */
size_t sifting_node_count(const struct sifting *sifting);
const size_t *sifting_order(const struct sifting *sifting);

/** The diagram, in a collection whose bits are those of the order that was found. */
uint32_t sifting_diagram(const struct sifting *sifting, struct diagrams *to);

#endif
