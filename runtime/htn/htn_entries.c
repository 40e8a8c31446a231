/* SPDX-License-Identifier: MIT */
/*
 * What a decomposition remembers: entries, in the order in which they were made, and a hash
 * table over them by key and state. The newest can be forgotten, down to any one. Rests on
 * bits.h. The table has as many slots as there are entries or half as many, and each entry
 * that can be found is in the chain of one slot.
 */
#include "htn/htn_entries.h"

static void entries_put(gg_decomposition *search, uint32_t index)
{
    gg_entry *entry = entry_at(search, index);
    gg_entry *head = entry_at(search, entry->hash & (search->hash_span - 1));
    entry->chain = head->slot;
    head->slot = index;
}

/* Makes the table anew, with so many slots. */
static void lay_out(gg_decomposition *search, uint32_t span)
{
    search->hash_span = span;
    for (uint32_t i = 0; i < span; i++)
        entry_at(search, i)->slot = NOTHING;
    for (uint32_t i = 0; i < search->entry_count; i++)
        if (entry_at(search, i)->key < LONE_KEY)
            entries_put(search, i);
}

uint32_t gg_entry_add(gg_decomposition *search, uint32_t key, uint16_t name, uint32_t hash)
{
    if (search->entry_count == search->memory->entry_capacity)
        return NOTHING;
    uint32_t index = search->entry_count++;
    gg_entry *entry = entry_at(search, index);
    entry->key = key;
    entry->name = name;
    entry->hash = hash;
    entry->listed = entry->complete = entry->cut = false;
    if (key != WAIT_KEY && key != LEFT_KEY)
        gg_copy_words(entry_state_at(search, index), search->state,
                      search->problem->domain->word_count);
    if (2 * search->hash_span <= search->entry_count)
        lay_out(search, search->hash_span ? 2 * search->hash_span : 1);
    else if (key < LONE_KEY)
        entries_put(search, index);
    return index;
}

void gg_entries_cut(gg_decomposition *search, uint32_t count)
{
    uint32_t span = count > 0;
    search->entry_count = count;
    while (span && 2 * span <= count)
        span *= 2;
    lay_out(search, span);
}
