/* SPDX-License-Identifier: MIT */
/*
 * Families of problems that grow: their YAML, and a model of each that carries plans out without
 * the runtime. The benchmarks and the suite `scaling` share them. Rests on support/dice.
 */
#ifndef TESTS_SCALING_H
#define TESTS_SCALING_H

#include "base/memory.h"

#include <stdbool.h>
#include <stdint.h>

enum scaling_family {
    SCALING_CRAFTING,  /**< items that are made of others, some of which are used up */
    SCALING_GRID,      /**< things that lie on a grid are brought home, one at a time; the cells
                            are symbols */
    SCALING_XY,        /**< the same, where a cell is two numbers */
    SCALING_LOGISTICS, /**< trucks bring parcels to places along roads */
    SCALING_COUNTING,  /**< goods are gathered, up to a number of each, and sold */
    SCALING_BLOCKS,    /**< an arm builds towers of `things` blocks */
    SCALING_GRIPPER,   /**< a robot with two hands carries `things` balls to the next room */
    SCALING_FAMILIES
};

/** A problem: `size` is the number of items, the side of the grid, the places, or how many of each
 *  good; `things` those to bring, or the goods; `trucks` is for logistics. */
struct scaling {
    enum scaling_family family;
    unsigned size, things, trucks;
};

/** Most items, places or cells, and the most of the others. */
enum { SCALING_SIZE = 400, SCALING_THINGS = 32, SCALING_TRUCKS = 8, SCALING_WAYS = 1200 };

/** What a problem is called, in a table. */
const char *scaling_name(enum scaling_family family);

/** Writes the YAML of a problem with so many nodes. The same numbers give the same problem. */
void scaling_write(const struct scaling *scaling, unsigned nodes, struct text *yaml);

/** Whether steps, by their names, can be carried out from the start and reach the goal; *cost: what
 *  they cost. */
bool scaling_replays(const struct scaling *scaling, const char *const *steps, unsigned count,
                     unsigned *cost);

#endif
