/* SPDX-License-Identifier: MIT */
/* Declared names: see names.h. */
#include "domain/names.h"

void name_add(struct name_table *names, struct pool *pool, const char *name, struct place place)
{
    map_put(&names->numbers, pool, name, (int64_t)names->count);
    POOL_ADD(pool, names->items, names->count, (struct declared_name){name, place});
}

int64_t name_number(const struct name_table *names, const char *name)
{
    return map_get(&names->numbers, name);
}

void guess_names(struct guess *guess, const struct name_table *names)
{
    for (size_t i = 0; i < names->count; i++)
        guess_try(guess, names->items[i].name, names->items[i].place);
}

void note_nearest_name(const struct parsing *parsing, const struct name_table *names, const char *unknown)
{
    struct guess guess = guess_start(parsing, unknown);
    guess_names(&guess, names);
    guess_note(&guess, parsing);
}
