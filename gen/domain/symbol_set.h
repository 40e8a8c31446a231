/* SPDX-License-Identifier: MIT */
/*
 * Sets of symbols, in order: the objects of a type, and what a fact can be. A symbol of a
 * large set is found by a hash table, so that no stage takes the square of its size.
 */
#ifndef GOAPGEN_DOMAIN_SYMBOL_SET_H
#define GOAPGEN_DOMAIN_SYMBOL_SET_H

#include "base/memory.h"

/** A set of symbols, in order, each once. A copy of the struct is the same set, as long as
 *  nothing is added to either. */
struct symbol_set {
    size_t *symbols;
    size_t count;
    uint32_t *places;   /**< positions + 1 by hash, 0: free; NULL while the set is small */
    size_t place_count; /**< a power of two */
};

/** The position of a symbol in a set, or -1. */
int64_t symbol_position(const struct symbol_set *set, size_t symbol);

/** Adds a symbol that is not in the set. */
void symbol_add(struct pool *pool, struct symbol_set *set, size_t symbol);

/** Whether all symbols of one set are in another one. */
bool is_subset(const struct symbol_set *part, const struct symbol_set *whole);

/** Whether any symbol of one set is in another one. */
bool sets_overlap(const struct symbol_set *a, const struct symbol_set *b);

#endif
