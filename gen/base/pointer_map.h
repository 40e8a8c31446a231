/* SPDX-License-Identifier: MIT */
/* A map from pointers to pointers, of which each kind has keys of its own. */
#ifndef GOAPGEN_BASE_POINTER_MAP_H
#define GOAPGEN_BASE_POINTER_MAP_H

#include "base/memory.h"

/** A map from pointers to pointers, of which each kind has keys of its own. Starts as {0}, lives in
 *  a pool. */
struct pointer_map {
    struct pointer_entry *entries;
    size_t count, capacity;
};

/** The pointer that a key of a kind leads to; NULL: none. */
const void *pointer_map_get(const struct pointer_map *map, const void *key, const void *kind);

/** Sets the pointer that a key of a kind, which leads to nothing yet, leads to. No argument is
 *  NULL. */
void pointer_map_put(struct pointer_map *map, struct pool *pool, const void *key, const void *kind,
                     const void *value);

#endif
