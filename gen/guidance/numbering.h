/* SPDX-License-Identifier: MIT */
/*
 * Stores long rows of 64-bit items in a byte or two each: there are few different items, so
 * that a row holds their numbers. The choice of tables asks how many bytes a row will have.
 */
#ifndef GOAPGEN_GUIDANCE_NUMBERING_H
#define GOAPGEN_GUIDANCE_NUMBERING_H

#include "base/memory.h"

/** The different items of a row, in ascending order; an item's number is its position. */
struct item_numbering {
    uint64_t *items;
    uint32_t count;
};

/** Numbers the different ones of `count` items, in rising order, from 0 on; from the pool. */
struct item_numbering number_distinct_items(struct pool *pool, const uint64_t *items,
                                            uint32_t count);

/** The number of an item that the numbering has. */
uint32_t number_of_item(const struct item_numbering *numbering, uint64_t item);

/** A row of items stored by their numbers, as bytes; the upper halves apart, NULL if all of them
 *  are 0. */
struct numbered_row {
    const uint8_t *low, *high;
};

/** Makes the row of the numbers of `count` items, each of which the numbering has. */
struct numbered_row make_numbered_row(struct pool *pool, const struct item_numbering *numbering,
                                      const uint64_t *items, uint32_t count);

/** How many bytes the numbered row of `count` items takes: one or two for each. */
uint32_t numbered_row_bytes(struct pool *scratch, const uint64_t *items, uint32_t count);

/** The greatest number in a numbered row, whose upper halves may be missing. */
uint32_t numbered_row_greatest(const uint8_t *low, const uint8_t *high, uint32_t count);

#endif
