/* SPDX-License-Identifier: MIT */
/* The pool, growing texts and the map: see memory.h. */
#include "base/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct block {
    struct block *next;
    size_t used, size;
};

struct pool {
    struct block *blocks;
};

enum { BLOCK_SIZE = 64 * 1024, ALIGNMENT = 16 };

void out_of_memory(void)
{
    fputs("goapgen: out of memory\n", stderr);
    exit(2);
}

static void *must(void *memory)
{
    if (!memory)
        out_of_memory();
    return memory;
}

struct pool *pool_new(void)
{
    return must(calloc(1, sizeof(struct pool)));
}

static void free_blocks(struct block *block)
{
    for (struct block *next; block; block = next) {
        next = block->next;
        free(block);
    }
}

void pool_free(struct pool *pool)
{
    if (!pool)
        return;
    free_blocks(pool->blocks);
    free(pool);
}

static size_t memory_aligned(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

void pool_clear(struct pool *pool)
{
    struct block *first = pool->blocks;
    if (!first)
        return;
    free_blocks(first->next);
    first->next = NULL;
    memset((char *)first + memory_aligned(sizeof *first), 0, first->used);
    first->used = 0;
}

void *pool_take(struct pool *pool, size_t size)
{
    size_t header = memory_aligned(sizeof(struct block));
    size_t wanted = memory_aligned(size ? size : 1);
    assert(wanted >= size);
    struct block *first = pool->blocks;
    if (!first || first->size - first->used < wanted) {
        size_t room = wanted > BLOCK_SIZE ? wanted : BLOCK_SIZE;
        struct block *fresh = must(calloc(1, header + room));
        fresh->size = room;
        fresh->next = first;
        pool->blocks = first = fresh;
    }
    void *memory = (char *)first + header + first->used;
    first->used += wanted;
    return memory;
}

char *pool_copy_text(struct pool *pool, const char *text, size_t length)
{
    char *copy = pool_take(pool, length + 1);
    if (length)
        memcpy(copy, text, length);
    return copy;
}

char *pool_format_va(struct pool *pool, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    assert(length >= 0);
    char *text = pool_take(pool, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

char *pool_format(struct pool *pool, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = pool_format_va(pool, format, arguments);
    va_end(arguments);
    return text;
}

/* The capacity is the next power of two, so it needs no field of its own. */
void *pool_grow(struct pool *pool, void *items, size_t count, size_t item_size)
{
    if (count > 0 && (count & (count - 1)) != 0)
        return items;
    size_t capacity = count ? 2 * count : 1;
    void *larger = pool_take(pool, capacity * item_size);
    if (count)
        memcpy(larger, items, count * item_size);
    return larger;
}

void text_add_bytes(struct text *text, const char *bytes, size_t length)
{
    if (text->capacity - text->length <= length) {
        size_t capacity = 2 * text->capacity + length + 1;
        text->data = must(realloc(text->data, capacity));
        text->capacity = capacity;
    }
    if (length)
        memcpy(text->data + text->length, bytes, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_add(struct text *text, const char *format, ...)
{
    char small[512];
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(small, sizeof small, format, arguments);
    assert(length >= 0);
    if ((size_t)length < sizeof small) {
        text_add_bytes(text, small, (size_t)length);
    } else {
        char *large = must(malloc((size_t)length + 1));
        vsnprintf(large, (size_t)length + 1, format, again);
        text_add_bytes(text, large, (size_t)length);
        free(large);
    }
    va_end(again);
    va_end(arguments);
}

void text_add_number(struct text *text, uint64_t number, unsigned base)
{
    char digits[20], *first = digits + sizeof digits;
    do
        *--first = "0123456789abcdef"[number % base];
    while ((number /= base) > 0);
    text_add_bytes(text, first, (size_t)(digits + sizeof digits - first));
}

void text_free(struct text *text)
{
    free(text->data);
    *text = (struct text){0};
}

void text_print_and_free(struct text *text)
{
    if (text->length)
        fwrite(text->data, 1, text->length, stdout);
    text_free(text);
}

void text_add_item(struct text *list, const char *item)
{
    text_add(list, "%s%s", list->length ? ", " : "", item);
}

char *text_move_to_pool(struct text *text, struct pool *pool)
{
    char *copy = pool_copy_text(pool, text->length ? text->data : "", text->length);
    text_free(text);
    return copy;
}

struct map_entry {
    const char *key;
    int64_t value;
};

/* Fowler, Noll, Vo: FNV-1a. */
static size_t memory_hash_of(const char *key)
{
    uint64_t hash = 14695981039346656037u;
    for (; *key; key++)
        hash = (hash ^ (unsigned char)*key) * 1099511628211u;
    return (size_t)(hash ^ hash >> 32);
}

static struct map_entry *entry_of(const struct text_number_map *map, const char *key)
{
    size_t i = memory_hash_of(key) & (map->capacity - 1);
    while (map->entries[i].key && strcmp(map->entries[i].key, key) != 0)
        i = (i + 1) & (map->capacity - 1);
    return &map->entries[i];
}

int64_t text_number_map_get(const struct text_number_map *map, const char *key)
{
    if (!map->capacity)
        return -1;
    const struct map_entry *entry = entry_of(map, key);
    return entry->key ? entry->value : -1;
}

static void enlarge(struct text_number_map *small, struct pool *pool)
{
    struct text_number_map large = {0};
    large.capacity = small->capacity ? 2 * small->capacity : 16;
    large.count = small->count;
    large.entries = pool_take(pool, large.capacity * sizeof *large.entries);
    for (size_t i = 0; i < small->capacity; i++)
        if (small->entries[i].key)
            *entry_of(&large, small->entries[i].key) = small->entries[i];
    *small = large;
}

void text_number_map_put(struct text_number_map *map, struct pool *pool, const char *key,
                         int64_t value)
{
    if (2 * (map->count + 1) > map->capacity)
        enlarge(map, pool);
    struct map_entry *entry = entry_of(map, key);
    if (!entry->key)
        map->count++;
    entry->key = key;
    entry->value = value;
}
