/* SPDX-License-Identifier: MIT */
/*
 * What a decomposition remembers, for the files that share it: failures, and calls with their
 * solutions. All of it are entries of one array and one hash table: see htn_entries.c. Inside the
 * runtime only.
 */
#ifndef GG_HTN_ENTRIES_H
#define GG_HTN_ENTRIES_H

#include "htn/htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No entry. */
#define NOTHING UINT32_MAX

/** Keys of the hash table. A call's is its task, or from task_count on the condition that is
 *  achieved. Those of failures begin at the first of these, what is left to do has the second,
 *  and those of solutions begin at the third, by call. The last two are of what is not found by its
 *  key: a wait, and a call or an end that is not shared. */
#define FAILURE_KEYS ((uint32_t)1 << 18)
#define LEFT_KEY ((uint32_t)1 << 19)
#define END_KEYS ((uint32_t)1 << 20)
#define WAIT_KEY UINT32_MAX
#define LONE_KEY (UINT32_MAX - 1)

/** The entry of an index. */
static inline gg_entry *entry_at(const gg_decomposition *search, uint32_t index)
{
    return &search->memory->entries[index];
}

/** The state of the entry of an index. */
static inline uint64_t *entry_state_at(const gg_decomposition *search, uint32_t index)
{
    return &search->memory->entry_states[(size_t)index * search->problem->domain->word_count];
}

/** Makes the state of an entry the present one. */
static inline void load_entry_state(gg_decomposition *search, uint32_t index)
{
    gg_copy_words(search->state, entry_state_at(search, index),
                  search->problem->domain->word_count);
}

/** Whether an entry has a key and the present state. */
static inline bool is_entry(const gg_decomposition *search, uint32_t index, uint32_t key,
                            uint32_t hash)
{
    const gg_entry *entry = entry_at(search, index);
    return entry->hash == hash && entry->key == key &&
           gg_same_words(entry_state_at(search, index), search->state,
                         search->problem->domain->word_count);
}

/** The hash of a key in the present state. */
static inline uint32_t hash_of_key(const gg_decomposition *search, uint32_t key)
{
    return gg_hash_words(search->state, search->problem->domain->word_count, key);
}

/** The first entry of the chain of the hash table to which a hash leads, the others follow by
 *  `chain`; NOTHING: it is empty. */
static inline uint32_t first_entry_of_hash(const gg_decomposition *search, uint32_t hash)
{
    return search->entry_count ? entry_at(search, hash & (search->hash_span - 1))->slot : NOTHING;
}

/** Adds an entry with the present state, and returns its index; NOTHING where there is no room. */
uint32_t gg_entry_add(gg_decomposition *search, uint32_t key, uint16_t name, uint32_t hash);

/** Cuts the entries to the first so many, and makes the hash table anew. */
void gg_entries_cut(gg_decomposition *search, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
