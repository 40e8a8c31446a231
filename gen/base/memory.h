/* SPDX-License-Identifier: MIT */
/*
 * The compiler's memory: a pool that is freed as a whole, so that no stage has to
 * free anything itself, and texts that grow. No pointer that a pool gave is freed alone.
 */
#ifndef GOAPGEN_BASE_MEMORY_H
#define GOAPGEN_BASE_MEMORY_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(form, first) __attribute__((format(printf, form, first)))
#else
#define PRINTF_LIKE(form, first)
#endif

/** Memory that is taken in pieces and freed at once. */
struct pool;

/** Ends the program with exit code 2 and the message that memory has run out. The functions
 *  below do so if there is not enough. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void out_of_memory(void);

/** Makes an empty pool. */
struct pool *pool_new(void);

/** Frees a pool (or NULL) with all that was taken from it. */
void pool_free(struct pool *pool);

/** Takes back all that was taken from a pool, which stays in use. */
void pool_clear(struct pool *pool);

/** Takes zeroed memory from a pool, aligned for every type. */
void *pool_take(struct pool *pool, size_t size);

/** Copies a text of a length into a pool, and ends it by a NUL. */
char *pool_copy_text(struct pool *pool, const char *text, size_t length);

/** Formats a text into a pool, as printf does; a NUL ends it. */
char *pool_format(struct pool *pool, const char *format, ...) PRINTF_LIKE(2, 3);

/** Formats a text into a pool as pool_format does, with a va_list. */
char *pool_format_va(struct pool *pool, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

/**
 * Makes room for one more item behind `count` items in an array that only
 * pool_grow has grown. Returns the array, which may have moved; the new item is
 * zeroed. Use: items = pool_grow(pool, items, count, sizeof *items).
 */
void *pool_grow(struct pool *pool, void *items, size_t count, size_t item_size);

/** The new item behind those of such an array, zeroed and counted. Use: POOL_ADD(pool, items,
 *  count) = item. */
#define POOL_ADD(pool, items, count) (*POOL_ITEM(pool, items, count))

/** Where the new item behind those of such an array lies, zeroed and counted. */
#define POOL_ITEM(pool, items, count)                                                              \
    ((items) = pool_grow(pool, items, count, sizeof *(items)), &(items)[(count)++])

/** A text that grows. Starts as {0}; freed with text_free. */
struct text {
    char *data; /**< ended by a NUL; NULL as long as nothing was added */
    size_t length, capacity;
};

/** Adds to a text what printf formats. */
void text_add(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);

/** Adds bytes to a text. */
void text_add_bytes(struct text *text, const char *bytes, size_t length);

/** Frees a text, which is empty then and can be used again. */
void text_free(struct text *text);

/** Adds a number of base 10 or 16, as %u and %x do: for the millions of a table. */
void text_add_number(struct text *text, uint64_t number, unsigned base);

/** Prints a text on standard output, and frees it. */
void text_print_and_free(struct text *text);

/** Adds an item to a text that is a list, behind ", " where it has others. */
void text_add_item(struct text *list, const char *item);

/** Copies what was added to a text into a pool, and frees the text. */
char *text_move_to_pool(struct text *text, struct pool *pool);

/** A map from texts to numbers. Starts as {0}, lives in a pool. */
struct text_number_map {
    struct map_entry *entries;
    size_t count, capacity;
};

/** The number that a map has for a text; -1: none. */
int64_t text_number_map_get(const struct text_number_map *map, const char *key);

/** Sets the number, 0 or more, that a map has for a text. The text is not copied. */
void text_number_map_put(struct text_number_map *map, struct pool *pool, const char *key,
                         int64_t value);

#endif
