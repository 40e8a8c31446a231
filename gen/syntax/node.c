/* SPDX-License-Identifier: MIT */
/* What is asked of a node: see node.h. */
#include "syntax/node.h"

#include <string.h>

bool refuse(const struct parsing *parsing, struct place place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)report_error_va(parsing->diagnostics, place, format, arguments);
    va_end(arguments);
    return false;
}

struct place node_part_place(const struct node *scalar, size_t offset, size_t length)
{
    struct place place = scalar->place;
    if (!scalar->exact)
        return place;
    place.column += (unsigned)(scalar->ascii ? offset : characters_of(scalar->text, offset));
    place.length =
        (unsigned)(scalar->ascii ? length : characters_of(scalar->text + offset, length));
    if (!place.length)
        place.length = 1;
    return place;
}

bool node_is_null(const struct node *node)
{
    return node->kind == NODE_SCALAR && node->plain &&
           (node->text[0] == '\0' || strcmp(node->text, "~") == 0);
}

bool node_says_nothing(const struct node *node)
{
    return node_is_null(node) || (node->kind == NODE_SEQUENCE && node->count == 0);
}

const struct node *node_find_key(const struct node *mapping, const char *text)
{
    int64_t i = mapping->kind == NODE_MAPPING ? text_number_map_get(&mapping->index, text) : -1;
    return i < 0 ? NULL : mapping->keys[i];
}

void node_add_pair(struct pool *pool, struct node *mapping, struct node *key, struct node *value)
{
    size_t place = mapping->count;
    text_number_map_put(&mapping->index, pool, key->text, (int64_t)place);
    POOL_ADD(pool, mapping->keys, place) = key;
    POOL_ADD(pool, mapping->items, mapping->count) = value;
}

struct node node_as_empty_mapping(const struct node *node)
{
    struct node mapping = *node;
    mapping.kind = NODE_MAPPING;
    mapping.keys = mapping.items = NULL;
    mapping.index = (struct text_number_map){0};
    mapping.count = 0;
    return mapping;
}

struct node *node_new_mapping(struct pool *pool, struct place place)
{
    struct node *mapping = pool_take(pool, sizeof *mapping);
    *mapping = (struct node){.kind = NODE_MAPPING, .place = place, .text = ""};
    return mapping;
}
