/* SPDX-License-Identifier: MIT */
/*
 * Stores long rows of 64-bit items in a byte or two each: there are few different items, so
 * that a row holds their numbers. The choice of tables asks how many bytes a row will have.
 */
#ifndef GOAPGEN_GUIDANCE_NUMBERING_H
#define GOAPGEN_GUIDANCE_NUMBERING_H

#include "base/memory.h"

/** The different items of a row, in ascending order, but UINT64_MAX first; an item's number is its
 *  position. */
struct item_numbering {
    uint64_t *items;
    uint32_t count;
};

/** Numbers the different ones of `count` items, in this order, from 0 on; from the pool. */
struct item_numbering number_distinct_items(struct pool *pool, const uint64_t *items,
                                            uint32_t count);

/** The number of an item that the numbering has. */
uint32_t number_of_item(const struct item_numbering *numbering, uint64_t item);

/** A row of items stored by their numbers, as bytes; of a wide one, whose numbers need more, the upper
 *  halves stand behind all lower ones. */
struct numbered_row {
    const uint8_t *bytes;
    bool wide;
};

/** Makes the row of the numbers of `count` items, each of which the numbering has. */
struct numbered_row make_numbered_row(struct pool *pool, const struct item_numbering *numbering,
                                      const uint64_t *items, uint32_t count);

/** How many bytes the numbered row of `count` items takes: one or two for each. */
uint32_t numbered_row_bytes(struct pool *scratch, const uint64_t *items, uint32_t count);

/** How many bytes a numbered row of `count` items has. */
static inline size_t numbered_bytes(uint32_t count, bool wide)
{
    return wide ? 2 * (size_t)count : count;
}

/** The number of an item in a numbered row of `count` items. */
uint32_t numbered_row_entry(const uint8_t *row, bool wide, uint32_t count, uint32_t index);

/** The greatest number in a numbered row of `count` items. */
uint32_t numbered_row_greatest(const uint8_t *row, bool wide, uint32_t count);

#endif
