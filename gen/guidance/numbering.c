/* SPDX-License-Identifier: MIT */
/* Numbers for the different items of a row: see numbering.h. */
#include "guidance/numbering.h"

#include <stdlib.h>
#include <string.h>

/* The greatest number, which stands for none, comes first: so a row of few items is mostly the begin of
 * a row of more. */
static int numbering_compare(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a + 1, other = *(const uint64_t *)b + 1;
    return (one > other) - (one < other);
}

struct item_numbering number_distinct_items(struct pool *pool, const uint64_t *items,
                                            uint32_t count)
{
    struct item_numbering result = {pool_take(pool, count * sizeof *items), 0};
    memcpy(result.items, items, count * sizeof *items);
    qsort(result.items, count, sizeof *items, numbering_compare);
    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || result.items[i] != result.items[result.count - 1])
            result.items[result.count++] = result.items[i];
    return result;
}

uint32_t number_of_item(const struct item_numbering *numbering, uint64_t item)
{
    const uint64_t *found =
        bsearch(&item, numbering->items, numbering->count, sizeof item, numbering_compare);
    return (uint32_t)(found - numbering->items);
}

struct numbered_row make_numbered_row(struct pool *pool, const struct item_numbering *numbering,
                                      const uint64_t *items, uint32_t count)
{
    bool wide = numbering->count > 256;
    uint8_t *bytes = pool_take(pool, numbered_bytes(count, wide));
    for (uint32_t i = 0; i < count; i++) {
        uint32_t number = number_of_item(numbering, items[i]);
        bytes[i] = (uint8_t)number;
        if (wide)
            bytes[count + i] = (uint8_t)(number >> 8);
    }
    return (struct numbered_row){bytes, wide};
}

uint32_t numbered_row_bytes(struct pool *scratch, const uint64_t *items, uint32_t count)
{
    return (uint32_t)numbered_bytes(count,
                                    number_distinct_items(scratch, items, count).count > 256);
}

uint32_t numbered_row_entry(const uint8_t *row, bool wide, uint32_t count, uint32_t index)
{
    return row[index] | (wide ? (uint32_t)row[count + index] << 8 : 0);
}

uint32_t numbered_row_greatest(const uint8_t *row, bool wide, uint32_t count)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t entry = numbered_row_entry(row, wide, count, i);
        most = entry > most ? entry : most;
    }
    return most;
}
