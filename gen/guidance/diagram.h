/* SPDX-License-Identifier: MIT */
/*
 * Decision diagrams: functions of bits, whose values are numbers, each function once (Bryant,
 * "Graph-Based Algorithms for Boolean Function Manipulation", 1986; with numbers for leaves: Bahar
 * and others, "Algebraic Decision Diagrams and Their Applications", 1993). A set of states is a
 * function that is 1 in the set and 0 elsewhere. Equal functions of one collection are equal
 * numbers.
 *
 * What is done is counted, so that the same diagrams come out on every machine: where the work or
 * the room of a collection has run out, all that is asked of it returns at once, and what it
 * returns means nothing (`diagrams_failed`).
 */
#ifndef GOAPGEN_GUIDANCE_DIAGRAM_H
#define GOAPGEN_GUIDANCE_DIAGRAM_H

#include "base/memory.h"

/** The most bits, nodes and substitutions of a collection. With as many nodes as there can be it
 *  takes some 230 MB. */
enum { DIAGRAM_BITS = 1024, DIAGRAM_NODES = 1 << 22, DIAGRAM_SUBSTITUTIONS = (1 << 18) - 1 };

/** A collection of diagrams of one order of bits, which are numbered by this order: bit 0 is tested
 *  first. */
struct diagrams;

/** The leaf with a number below 2^31. */
static inline uint32_t diagram_leaf(uint32_t number)
{
    return UINT32_C(1) << 31 | number;
}

/** Whether a diagram is a leaf. */
static inline bool diagram_is_leaf(uint32_t diagram)
{
    return diagram >> 31 != 0;
}

/** The number of a leaf. */
static inline uint32_t diagram_leaf_number(uint32_t leaf)
{
    return leaf & ~(UINT32_C(1) << 31);
}

/** The sets of no states and of all. */
#define DIAGRAM_NONE diagram_leaf(0)
#define DIAGRAM_ALL diagram_leaf(1)

/** Makes a collection of diagrams of so many bits, on which so many steps of work may be done: a
 *  step looks at one node, or at one pair or three of them. In the pool. */
struct diagrams *diagrams_new(struct pool *pool, uint32_t bits, uint64_t work);

/** Whether the work or the room of a collection of diagrams did not suffice. */
bool diagrams_failed(const struct diagrams *diagrams);

/** How many nodes all diagrams of a collection have. */
uint32_t diagrams_node_count(const struct diagrams *diagrams);

/** The work that may still be done on the diagrams. */
uint64_t diagrams_work_left(const struct diagrams *diagrams);

/** Takes one step of the work that may still be done, for what a caller does beside the diagrams:
 *  false if there is none left. */
bool diagrams_take_step(struct diagrams *diagrams);

/** Makes the diagrams fail, for what a caller finds to be too much. */
void diagrams_give_up(struct diagrams *diagrams);

/** The set of the states in which a bit is 1. */
uint32_t diagram_bit(struct diagrams *diagrams, uint32_t bit);

/** The function that is one function in a set, and another one elsewhere. */
uint32_t diagram_if_then_else(struct diagrams *diagrams, uint32_t set, uint32_t inside,
                              uint32_t outside);

/** The intersection of two sets. */
uint32_t diagram_and(struct diagrams *diagrams, uint32_t a, uint32_t b);

/** The union of two sets. */
uint32_t diagram_or(struct diagrams *diagrams, uint32_t a, uint32_t b);

/** The set of what is in the first set and not in the second. */
uint32_t diagram_without(struct diagrams *diagrams, uint32_t a, uint32_t b);

/** Functions that take the places of bits, as the changes of an action do. */
struct substitution {
    const uint32_t *by; /**< by bit: the set of the states in which it becomes 1 */
    uint32_t end;       /**< all bits from here on stay as they are */
    uint32_t number;    /**< below DIAGRAM_SUBSTITUTIONS; equal numbers of one collection are equal
                             substitutions */
    bool constant;      /**< whether each bit before the end stays as it is, or is 1 or 0 in all
                             states */
};

/** A function of a state's bits with a substitution put in: of a set, the states that it leads into
 *  the set. */
uint32_t diagram_substitute(struct diagrams *diagrams, uint32_t diagram,
                            const struct substitution *substitution);

/** The preimage of a set: the states of a condition, but not those of `known`, that a substitution
 *  leads into the set. */
uint32_t diagram_preimage(struct diagrams *diagrams, uint32_t set,
                          const struct substitution *substitution, uint32_t condition,
                          uint32_t known);

/** A simpler function than one that matters in a set only, which is not empty: it is the same
 *  there, and anything elsewhere, so that it has fewer nodes; it may have more (Coudert and Madre,
 *  "A Unified Framework for the Formal Verification of Sequential Circuits", 1990: restrict). */
uint32_t diagram_restrict(struct diagrams *diagrams, uint32_t diagram, uint32_t set);

/** A node of a diagram: where its bit is 0, `low` goes on, otherwise `high`. */
struct diagram_node {
    uint32_t bit, low, high;
};

/** The first node of a diagram that is no leaf. */
struct diagram_node diagram_node(const struct diagrams *diagrams, uint32_t diagram);

/** Some nodes of diagrams, by number. */
struct diagram_node_list {
    uint32_t *nodes;
    size_t count;
};

/** All nodes of a diagram, its own and those below, in the order of their bits; in the pool. Nodes
 *  of equal bits stand as they are met first, low before high, in the order of those above them:
 *  equal functions give equal lists. */
struct diagram_node_list diagram_node_list(struct pool *pool, const struct diagrams *diagrams,
                                           uint32_t diagram);

/* Sifting looks for orders of bits in which a diagram has fewer nodes (Rudell, "Dynamic Variable
 * Ordering for Ordered Binary Decision Diagrams", 1993; bits that stay together: Panda and Somenzi,
 * "Who Are the Variables in Your Neighborhood", 1995). */

/** A block of bits that stay together when a diagram is sifted, in their order. */
struct bit_block {
    uint32_t first, count;
};

/** The result of diagram_sift: a diagram in an order of bits that was looked for. */
struct sifting;

/** Looks by sifting for an order of bits in which a diagram has fewer nodes: each block of bits is
 *  moved past all others, and left where there are the fewest, until this is of little use. The
 *  blocks come one after the other, from bit 0 on; the bits behind them stay where they are. *work:
 *  the steps that may be done, as of diagrams, which become less by those that were. In the pool,
 *  as little as the diagram itself. */
struct sifting *diagram_sift(struct pool *pool, const struct diagrams *diagrams, uint32_t diagram,
                             const struct bit_block *blocks, size_t count, uint64_t *work);

/** How many nodes the diagram has in the order that sifting found. */
size_t sifting_node_count(const struct sifting *sifting);

/** The order that sifting found: the numbers of the blocks, one after the other. */
const size_t *sifting_order(const struct sifting *sifting);

/** The diagram in the order that sifting found, in a collection whose bits have this order. */
uint32_t sifting_diagram(const struct sifting *sifting, struct diagrams *to);

#endif
