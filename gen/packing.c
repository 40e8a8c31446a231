/* SPDX-License-Identifier: MIT */
/*
 * From 64-bit distances to bytes: there are few different ones, so a table
 * holds their numbers. See packing.h.
 */
#include "packing.h"

#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------- numbering */

/* Different numbers in ascending order. */
struct numbering {
    uint64_t *items;
    uint32_t count;
};

static int compare(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

static struct numbering number(struct pool *pool, const uint64_t *items, uint32_t count)
{
    struct numbering result = {pool_take(pool, count * sizeof *items), 0};
    memcpy(result.items, items, count * sizeof *items);
    qsort(result.items, count, sizeof *items, compare);
    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || result.items[i] != result.items[result.count - 1])
            result.items[result.count++] = result.items[i];
    return result;
}

static uint32_t number_of_item(const struct numbering *numbering, uint64_t item)
{
    const uint64_t *found =
        bsearch(&item, numbering->items, numbering->count, sizeof item, compare);
    return (uint32_t)(found - numbering->items);
}

/* A row of numbers as bytes; the upper halves apart, if there are any. */
struct row {
    const uint8_t *low, *high;
};

static struct row row_of(struct pool *pool, const struct numbering *numbering,
                         const uint64_t *items, uint32_t count)
{
    bool wide = numbering->count > 256;
    uint8_t *low = pool_take(pool, count), *high = wide ? pool_take(pool, count) : NULL;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t place = number_of_item(numbering, items[i]);
        low[i] = (uint8_t)place;
        if (wide)
            high[i] = (uint8_t)(place >> 8);
    }
    return (struct row){low, high};
}

uint32_t packed_bytes(struct pool *scratch, const struct projection *projection)
{
    uint32_t size = projection->pattern.size;
    bool wide = number(scratch, projection->distances, size).count > 256;
    return wide ? 2 * size : size;
}

/* ------------------------------------------------------------------- digits */

/* What each bit of a state adds to the index. */
struct weights {
    uint16_t *bits; /* by bit of the state */
    size_t words;
};

static void weigh_fact(struct weights *weights, const gg_fact *fact, uint32_t stride)
{
    uint16_t *bits = &weights->bits[fact->word * 64u + fact->shift];
    for (uint32_t i = 0; i < fact->width; i++)
        bits[i] = (uint16_t)(fact->kind == GG_SYMBOL ? i * stride : stride << i);
}

/* Four bits from one on, but not beyond its half of the word; each bit is taken
 * once. */
static gg_digit digit_at(struct pool *pool, struct weights *weights, size_t bit)
{
    size_t last = bit / 32 * 32 + 28;
    size_t first = bit < last ? bit : last;
    uint16_t *values = pool_take(pool, 16 * sizeof *values);
    for (size_t value = 0; value < 16; value++)
        for (size_t i = 0; i < 4; i++)
            if (value >> i & 1)
                values[value] = (uint16_t)(values[value] + weights->bits[first + i]);
    memset(&weights->bits[first], 0, 4 * sizeof *weights->bits);
    return (gg_digit){values, (uint16_t)(first / 64), (uint8_t)(first % 64)};
}

static void add_digits(struct pool *pool, gg_table *table, const struct layout *layout,
                       const struct projection *projection)
{
    struct weights weights = {.words = layout->word_count};
    weights.bits = pool_take(pool, (weights.words * 64 + 1) * sizeof *weights.bits);
    for (size_t i = 0; i < projection->pattern.count; i++)
        weigh_fact(&weights, &layout->facts[layout->numbers[projection->pattern.atoms[i]]],
                   projection->strides[i]);
    gg_digit *digits = NULL;
    for (size_t bit = 0; bit < weights.words * 64; bit++) {
        if (!weights.bits[bit])
            continue;
        digits = pool_grow(pool, digits, table->digit_count, sizeof *digits);
        digits[table->digit_count++] = digit_at(pool, &weights, bit);
    }
    table->digits = digits;
}

gg_table pack(struct pool *pool, const struct layout *layout, const struct projection *projection)
{
    gg_table table = {.size = projection->pattern.size};
    struct numbering distances = number(pool, projection->distances, table.size);
    struct row row = row_of(pool, &distances, projection->distances, table.size);
    table.distances = distances.items;
    table.entries = row.low;
    table.entries_high = row.high;
    add_digits(pool, &table, layout, projection);
    return table;
}

/* ------------------------------------------------------------------- policy */

/* A move as one number: action and offset; the last one is none. */
static uint64_t code_of(size_t action, int32_t offset)
{
    return action == SIZE_MAX ? UINT64_MAX : (uint64_t)action << 16 | (uint16_t)offset;
}

static const gg_move *moves_of(struct pool *pool, const struct numbering *codes)
{
    gg_move *moves = pool_take(pool, codes->count * sizeof *moves);
    for (uint32_t i = 0; i < codes->count; i++) {
        bool none = codes->items[i] == UINT64_MAX;
        moves[i].action = none ? GG_NONE : (uint16_t)(codes->items[i] >> 16);
        moves[i].offset = none ? 0 : (uint16_t)codes->items[i];
    }
    return moves;
}

void pack_policy(struct pool *pool, gg_table *table, struct projection *projection)
{
    size_t *actions = pool_take(pool, table->size * sizeof *actions);
    int32_t *offsets = pool_take(pool, table->size * sizeof *offsets);
    uint64_t *codes = pool_take(pool, table->size * sizeof *codes);
    projection_policy(projection, action_costs(pool, projection->objective->problem), actions,
                      offsets);
    for (uint32_t i = 0; i < table->size; i++)
        codes[i] = code_of(actions[i], offsets[i]);
    struct numbering moves = number(pool, codes, table->size);
    struct row row = row_of(pool, &moves, codes, table->size);
    table->moves = moves_of(pool, &moves);
    table->policy = row.low;
    table->policy_high = row.high;
}

size_t table_row_bytes(const gg_table *table)
{
    size_t rows = 1;
    rows += table->entries_high ? 1 : 0;
    rows += table->policy ? 1 : 0;
    rows += table->policy_high ? 1 : 0;
    return rows * table->size;
}

uint32_t row_greatest(const uint8_t *low, const uint8_t *high, uint32_t count)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t entry = low[i] | (high ? (uint32_t)high[i] << 8 : 0);
        most = entry > most ? entry : most;
    }
    return most;
}

size_t table_bytes_of(const gg_table *table)
{
    size_t bytes = sizeof *table + table_row_bytes(table);
    bytes += table->digit_count * (sizeof(gg_digit) + 16 * sizeof(uint16_t));
    bytes +=
        (row_greatest(table->entries, table->entries_high, table->size) + 1u) * sizeof(gg_distance);
    if (table->policy)
        bytes +=
            (row_greatest(table->policy, table->policy_high, table->size) + 1u) * sizeof(gg_move);
    return bytes;
}
