/* SPDX-License-Identifier: MIT */
/*
 * Packs 64-bit distances into bytes: there are few different ones, so a table
 * holds their numbers. See pack_table.h.
 */
#include "tables/pack_table.h"

#include "guidance/numbering.h"
#include "tables/search_need.h"

#include <string.h>

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

/* Makes a digit of four bits from one on, but not beyond its half of the word. Each bit is taken
 * once. */
static gg_index_digit digit_at(struct pool *pool, struct weights *weights, size_t bit)
{
    size_t last = bit / 32 * 32 + 28;
    size_t first = bit < last ? bit : last;
    uint16_t *values = pool_take(pool, 16 * sizeof *values);
    for (size_t value = 0; value < 16; value++)
        for (size_t i = 0; i < 4; i++)
            if (value >> i & 1)
                values[value] = (uint16_t)(values[value] + weights->bits[first + i]);
    memset(&weights->bits[first], 0, 4 * sizeof *weights->bits);
    return (gg_index_digit){values, (uint16_t)(first / 64), (uint8_t)(first % 64)};
}

/* A group has one value for each of its bools, after that for none, if there is one. */
static void weigh_group(struct weights *weights, const struct layout *layout,
                        const struct group *group, uint32_t stride)
{
    for (uint32_t i = 0; i < group->count; i++)
        weigh_fact(weights, &layout->facts[layout->numbers[group->members[i]]],
                   (i + group->may_be_none) * stride);
}

static void add_digits(const struct table_packing_context *packing, gg_distance_table *table,
                       const struct projection *projection)
{
    const struct layout *layout = packing->layout;
    const struct grouped_problem *grouped = packing->grouped;
    struct pool *pool = packing->pool;
    struct weights weights = {.words = layout->word_count};
    weights.bits = pool_take(packing->scratch, (weights.words * 64 + 1) * sizeof *weights.bits);
    for (size_t i = 0; i < projection->pattern.count; i++) {
        size_t variable = projection->pattern.variables[i];
        uint32_t stride = projection->strides[i];
        if (grouped && variable >= grouped->first)
            weigh_group(&weights, layout, &grouped->groups[variable - grouped->first], stride);
        else
            weigh_fact(&weights, &layout->facts[layout->numbers[variable]], stride);
    }
    gg_index_digit *digits = NULL;
    for (size_t bit = 0; bit < weights.words * 64; bit++) {
        if (!weights.bits[bit])
            continue;
        POOL_ADD(pool, digits, table->digit_count) = digit_at(pool, &weights, bit);
    }
    table->digits = digits;
}

/* Tells a table which bits its digits look at. */
static void set_mask(gg_distance_table *table, size_t words)
{
    for (size_t half = 2 * words; half-- > 0;) {
        uint32_t bits = 0;
        for (uint16_t i = 0; i < table->digit_count; i++) {
            const gg_index_digit *digit = &table->digits[i];
            for (uint32_t bit = 0; digit->word * 2u + digit->shift / 32u == half && bit < 4; bit++)
                bits |= (uint32_t)(digit->values[1u << bit] > 0) << (digit->shift % 32 + bit);
        }
        table->mask[half % 2] = gg_fold_word_half(table->mask[half % 2], bits);
    }
}

gg_distance_table pack_distance_table(const struct table_packing_context *packing,
                                      const struct projection *projection)
{
    struct pool *pool = packing->pool, *scratch = packing->scratch;
    gg_distance_table table = {.size = projection->pattern.size};
    struct item_numbering distances =
        number_distinct_items(scratch, projection->distances, table.size);
    struct numbered_row row =
        make_numbered_row(pool, &distances, projection->distances, table.size);
    uint64_t *items = pool_take(pool, distances.count * sizeof *items);
    memcpy(items, distances.items, distances.count * sizeof *items);
    table.distances = items;
    table.entries = row.bytes;
    table.wide = row.wide;
    add_digits(packing, &table, projection);
    set_mask(&table, packing->layout->word_count);
    return table;
}

/* ---------------------------------------------------------------------- groups */

/* The rows of a group, one for each word that it has bools in. */
static gg_exclusive_bools *add_exclusives(const struct table_packing_context *packing,
                                          const struct group *group, gg_exclusive_bools *rows,
                                          size_t *count)
{
    const struct layout *layout = packing->layout;
    size_t first = *count;
    for (size_t word = 0; word < layout->word_count; word++) {
        gg_exclusive_bools row = {.word = (uint16_t)word, .some = !group->may_be_none};
        for (size_t i = 0; i < group->count; i++) {
            const gg_fact *fact = &layout->facts[layout->numbers[group->members[i]]];
            row.mask |= (uint64_t)(fact->word == word) << fact->shift;
        }
        if (!row.mask)
            continue;
        if (*count > first)
            rows[*count - 1].more = true;
        POOL_ADD(packing->pool, rows, *count) = row;
    }
    return rows;
}

/* Also what no pattern looks at rules steps out. NULL: there are no groups. */
static const gg_exclusive_groups *pack_groups(const struct table_packing_context *packing)
{
    const struct grouped_problem *grouped = packing->grouped;
    gg_exclusive_bools *rows = NULL;
    size_t count = 0;
    for (size_t i = 0; grouped && i < grouped->count; i++)
        rows = add_exclusives(packing, &grouped->groups[i], rows, &count);
    if (!rows)
        return NULL;
    rows[count - 1].last = true;
    gg_exclusive_groups *groups = pool_take(packing->pool, sizeof *groups);
    *groups = (gg_exclusive_groups){&gg_grouping, rows};
    return groups;
}

size_t group_row_count(const gg_exclusive_groups *groups)
{
    size_t count = 0;
    for (bool last = !groups; !last; count++)
        last = groups->rows[count].last;
    return count;
}

/* ------------------------------------------------------------------- policy */

/* A move as one number: the row of the action and the offset; the last one is none. */
static uint64_t pack_table_code_of(const struct action_rows *rows, size_t action, int32_t offset)
{
    return action == SIZE_MAX ? UINT64_MAX
                              : (uint64_t)rows->of_actions[action] << 16 | (uint16_t)offset;
}

static const gg_table_step *moves_of(struct pool *pool, const struct item_numbering *codes)
{
    gg_table_step *moves = pool_take(pool, codes->count * sizeof *moves);
    for (uint32_t i = 0; i < codes->count; i++) {
        bool none = codes->items[i] == UINT64_MAX;
        moves[i].action = none ? GG_NONE : (uint16_t)(codes->items[i] >> 16);
        moves[i].offset = none ? 0 : (uint16_t)codes->items[i];
    }
    return moves;
}

static gg_step_table step_table_of(struct pool *pool, struct pool *scratch,
                                   const gg_distance_table *table, struct projection *projection)
{
    size_t *actions = pool_take(scratch, table->size * sizeof *actions);
    int32_t *offsets = pool_take(scratch, table->size * sizeof *offsets);
    uint64_t *codes = pool_take(scratch, table->size * sizeof *codes);
    projection_first_actions(projection, projection->objective->costs->distances, actions, offsets);
    const struct action_rows *rows = &projection->objective->problem->rows;
    for (uint32_t i = 0; i < table->size; i++)
        codes[i] = pack_table_code_of(rows, actions[i], offsets[i]);
    struct item_numbering moves = number_distinct_items(scratch, codes, table->size);
    struct numbered_row row = make_numbered_row(pool, &moves, codes, table->size);
    return (gg_step_table){*table, row.bytes, moves_of(pool, &moves), row.wide};
}

/* The bytes of the entries of a table with its steps. */
static size_t step_table_entries(const gg_step_table *whole)
{
    return table_entry_bytes(&whole->table) + numbered_bytes(whole->table.size, whole->wide);
}

size_t table_entry_bytes(const gg_distance_table *table)
{
    return numbered_bytes(table->size, table->wide);
}

/* The bytes of a table without steps. */
static size_t table_bytes(const gg_distance_table *table)
{
    enum { TABLE = 48, DIGIT = 16 };
    size_t bytes = TABLE + table_entry_bytes(table);
    bytes += table->digit_count * (DIGIT + 16 * sizeof(uint16_t));
    return bytes + (numbered_row_greatest(table->entries, table->wide, table->size) + 1u) *
                       sizeof(gg_distance);
}

size_t heuristic_table_bytes(const gg_heuristic *heuristic)
{
    enum { STEPS = 24 };
    size_t bytes = 0;
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += table_bytes(&heuristic->tables[i]);
    if (!has_step_table(heuristic))
        return bytes;
    const gg_step_table *whole = (const gg_step_table *)heuristic->tables;
    bytes += STEPS + numbered_bytes(whole->table.size, whole->wide);
    return bytes + (numbered_row_greatest(whole->policy, whole->wide, whole->table.size) + 1u) *
                       sizeof(gg_table_step);
}

bool has_step_table(const gg_heuristic *heuristic)
{
    return heuristic->reading == &gg_table_reading;
}

/* ------------------------------------------------------------------------ whole */

void pack_tables(const struct table_packing_context *packing, gg_heuristic *heuristic,
                 const struct projection_collection *chosen, uint32_t bytes)
{
    gg_distance_table *tables = pool_take(packing->pool, chosen->count * sizeof *tables);
    for (size_t i = 0; i < chosen->count; i++) {
        tables[i] = pack_distance_table(packing, chosen->items[i]);
        tables[i].ends_sum = chosen->ends[i];
        tables[i].base = chosen->bases[i];
    }
    heuristic->table_count = (uint16_t)chosen->count;
    heuristic->tables = chosen->count ? tables : NULL;
    if (chosen->exact && !packing->grouped && !can_be_read(heuristic)) {
        gg_step_table *whole = pool_take(packing->pool, sizeof *whole);
        *whole = step_table_of(packing->pool, packing->scratch, &tables[0], chosen->items[0]);
        if (step_table_entries(whole) <= bytes) {
            heuristic->tables = &whole->table;
            heuristic->reading = &gg_table_reading;
        }
    }
    if (chosen->count > 0)
        heuristic->groups = pack_groups(packing);
}
