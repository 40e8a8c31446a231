/* SPDX-License-Identifier: MIT */
/* Sets of symbols: see symbol_set.h. */
#include "domain/symbol_set.h"

/* A set of so many symbols is looked through. */
enum { SMALL_SET = 16 };

static size_t first_place(const struct symbol_set *set, size_t symbol)
{
    return (size_t)((uint32_t)symbol * UINT32_C(2654435761) >> 8) & (set->place_count - 1);
}

int64_t symbol_position(const struct symbol_set *set, size_t symbol)
{
    for (size_t i = 0; !set->places && i < set->count; i++)
        if (set->symbols[i] == symbol)
            return (int64_t)i;
    if (!set->places)
        return -1;
    size_t place = first_place(set, symbol);
    for (; set->places[place]; place = (place + 1) & (set->place_count - 1))
        if (set->symbols[set->places[place] - 1] == symbol)
            return (int64_t)set->places[place] - 1;
    return -1;
}

static void put_place(struct symbol_set *set, size_t position)
{
    size_t place = first_place(set, set->symbols[position]);
    while (set->places[place])
        place = (place + 1) & (set->place_count - 1);
    set->places[place] = (uint32_t)(position + 1);
}

/* At most half of the places are used. */
static void make_places(struct pool *pool, struct symbol_set *set)
{
    set->place_count = set->place_count ? 2 * set->place_count : 4 * SMALL_SET;
    set->places = pool_take(pool, set->place_count * sizeof *set->places);
    for (size_t i = 0; i < set->count; i++)
        put_place(set, i);
}

void symbol_add(struct pool *pool, struct symbol_set *set, size_t symbol)
{
    POOL_ADD(pool, set->symbols, set->count) = symbol;
    if (set->count == SMALL_SET || (set->places && set->count * 2 > set->place_count))
        make_places(pool, set);
    else if (set->places)
        put_place(set, set->count - 1);
}

bool is_subset(const struct symbol_set *part, const struct symbol_set *whole)
{
    for (size_t i = 0; part->symbols != whole->symbols && i < part->count; i++)
        if (symbol_position(whole, part->symbols[i]) < 0)
            return false;
    return true;
}

bool sets_overlap(const struct symbol_set *a, const struct symbol_set *b)
{
    for (size_t i = 0; i < a->count; i++)
        if (symbol_position(b, a->symbols[i]) >= 0)
            return true;
    return false;
}
