/* SPDX-License-Identifier: MIT */
/* What the files of problems that grow share: what is drawn for a problem. See scaling.h. */
#ifndef TESTS_SCALING_PARTS_H
#define TESTS_SCALING_PARTS_H

#include "models/scaling.h"

enum { PARTS = 3, TRADED = 5 };

/** A way to make an item out of others. */
struct way {
    unsigned item, part_count, parts[PARTS], cost;
    bool used_up[PARTS];
};

/** What is drawn for a problem. */
struct drawn {
    struct way ways[SCALING_WAYS];
    unsigned way_count;
    unsigned from[SCALING_THINGS], to[SCALING_THINGS]; /**< of things, parcels or blocks */
    unsigned trucks[SCALING_TRUCKS];
};

/** The place of a block that lies on the table, or is in the hand. */
enum { TABLE = 1000, HAND };

/** Draws a problem; from malloc. */
struct drawn *scaling_draw(const struct scaling *scaling);

/** The cells of a grid, or the places. */
unsigned scaling_cells(const struct scaling *scaling);

/** Whether a step leads from one cell of a grid to another. */
bool scaling_neighbours(unsigned side, unsigned a, unsigned b);

/** Whether a road leads from one place to another: along a ring, and across it. */
bool scaling_road(unsigned places, unsigned a, unsigned b);

#endif
