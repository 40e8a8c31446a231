/* SPDX-License-Identifier: MIT */
/* The table of Kernighan and Ritchie: see dictionary.h. */
#include "dictionary.h"

#include <stdlib.h>
#include <string.h>

static void *allocated(void *memory)
{
    if (!memory)
        exit(1);
    return memory;
}

static unsigned slot_of(const char *name)
{
    unsigned hash = 0;
    for (; *name; name++)
        hash = (unsigned char)*name + 31 * hash;
    return hash % DICTIONARY_SLOTS;
}

static struct entry_of_name *lookup(const struct dictionary *dictionary, const char *name)
{
    struct entry_of_name *entry = dictionary->slots[slot_of(name)];
    while (entry && strcmp(entry->name, name) != 0)
        entry = entry->next;
    return entry;
}

struct dictionary *dictionary_new(void)
{
    return allocated(calloc(1, sizeof(struct dictionary)));
}

void dictionary_free(struct dictionary *dictionary)
{
    for (size_t i = 0; i < DICTIONARY_SLOTS; i++)
        for (struct entry_of_name *entry = dictionary->slots[i], *next; entry; entry = next) {
            next = entry->next;
            free(entry->name);
            free(entry);
        }
    free(dictionary);
}

void dictionary_set(struct dictionary *dictionary, const char *name, int64_t value)
{
    struct entry_of_name *entry = lookup(dictionary, name);
    if (!entry) {
        struct entry_of_name **slot = &dictionary->slots[slot_of(name)];
        entry = allocated(malloc(sizeof *entry));
        entry->name = allocated(strdup(name));
        entry->next = *slot;
        *slot = entry;
    }
    entry->value = value;
}

int64_t dictionary_get(const struct dictionary *dictionary, const char *name)
{
    return lookup(dictionary, name)->value;
}

struct dictionary *dictionary_copy(const struct dictionary *dictionary)
{
    struct dictionary *copy = dictionary_new();
    for (size_t i = 0; i < DICTIONARY_SLOTS; i++)
        for (const struct entry_of_name *entry = dictionary->slots[i]; entry; entry = entry->next)
            dictionary_set(copy, entry->name, entry->value);
    return copy;
}
