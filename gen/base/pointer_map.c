/* SPDX-License-Identifier: MIT */
/* Open addressing, of which at most half is used: see pointer_map.h. */
#include "base/pointer_map.h"

struct pointer_entry {
    const void *key, *kind, *value;
};

/* Where a key stands, or would stand. */
static struct pointer_entry *find_entry(const struct pointer_map *map, const void *key,
                                        const void *kind)
{
    uint64_t hash = (uint64_t)(uintptr_t)key * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(hash >> 32) & (map->capacity - 1);
    while (map->entries[at].key && (map->entries[at].key != key || map->entries[at].kind != kind))
        at = (at + 1) & (map->capacity - 1);
    return &map->entries[at];
}

const void *pointer_map_get(const struct pointer_map *map, const void *key, const void *kind)
{
    return map->capacity ? find_entry(map, key, kind)->value : NULL;
}

void pointer_map_put(struct pointer_map *map, struct pool *pool, const void *key, const void *kind,
                     const void *value)
{
    struct pointer_map before = *map;
    if (2 * map->count >= map->capacity) {
        map->capacity = before.capacity ? 2 * before.capacity : 256;
        map->entries = pool_take(pool, map->capacity * sizeof *map->entries);
        for (size_t i = 0; i < before.capacity; i++)
            if (before.entries[i].key)
                *find_entry(map, before.entries[i].key, before.entries[i].kind) = before.entries[i];
    }
    *find_entry(map, key, kind) = (struct pointer_entry){key, kind, value};
    map->count++;
}
