/* SPDX-License-Identifier: MIT */
/* Which form a guide has, and how many bytes: see guide.h. */
#include "guide.h"

#include "tables/pack_policy.h"
#include "tables/search_need.h"

enum guide_form guide_form_of(const gg_heuristic *heuristic)
{
    if (can_be_read(heuristic))
        return heuristic->policy ? GUIDE_DIAGRAM : GUIDE_TABLE;
    if (heuristic->policy)
        return GUIDE_NEAREST;
    return heuristic->table_count ? GUIDE_ESTIMATES : GUIDE_NONE;
}

const char *guide_form_name(enum guide_form form)
{
    static const char *const names[] = {"-", "estimates", "nearest", "table", "diagram"};
    return names[form];
}

/* How many different things a row of indices of two halves refers to. */
static size_t range_of(const uint8_t *low, const uint8_t *high, uint32_t size)
{
    size_t most = 0;
    for (uint32_t i = 0; i < size; i++) {
        size_t entry = low[i] | (high ? (size_t)high[i] << 8 : 0);
        most = entry > most ? entry : most;
    }
    return most + 1;
}

static size_t bytes_of(const gg_distance_table *table)
{
    size_t bytes = sizeof *table + table->size * (size_t)(table->entries_high ? 2 : 1);
    bytes += table->digit_count * (sizeof *table->digits + 16 * sizeof *table->digits->values);
    bytes += range_of(table->entries, table->entries_high, table->size) * sizeof *table->distances;
    if (table->policy)
        bytes += table->size * (size_t)(table->policy_high ? 2 : 1) +
                 range_of(table->policy, table->policy_high, table->size) * sizeof *table->moves;
    return bytes;
}

size_t guide_bytes(const gg_heuristic *heuristic)
{
    size_t bytes = sizeof *heuristic;
    if (heuristic->policy)
        bytes += policy_bytes(heuristic->policy);
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += bytes_of(&heuristic->tables[i]);
    return bytes;
}
