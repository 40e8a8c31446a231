/* SPDX-License-Identifier: MIT */
/*
 * Makes the texts that a user meant of YAML's lists: in a flow list a comma separates
 * items even between parentheses, so these items are joined again. See expression.h.
 */
#include "syntax/expression.h"

#include <string.h>

static int open_parentheses(const char *text)
{
    int open = 0;
    for (; *text; text++)
        open += (*text == '(') - (*text == ')');
    return open;
}

/* The bytes of a source line between two columns. */
static const char *slice(struct pool *pool, struct place from, unsigned end_column)
{
    size_t length;
    const char *line = source_line(from.source, from.line, &length);
    size_t start = bytes_of_characters(line, length, from.column - 1);
    size_t end = bytes_of_characters(line, length, end_column - 1);
    return pool_copy_text(pool, line + start, end > start ? end - start : 0);
}

/* Joins items of a flow list that follow each other into one node. */
static struct node *text_list_join(struct pool *pool, struct node *const *items, size_t count)
{
    struct node *result = pool_take(pool, sizeof *result);
    *result = *items[0];
    const struct node *last = items[count - 1];
    if (last->place.line == result->place.line && last->end_column) {
        result->text = slice(pool, result->place, last->end_column);
        result->place.length = last->end_column - result->place.column;
        result->end_column = last->end_column;
        result->exact = true;
        result->ascii = strlen(result->text) == result->place.length;
        return result;
    }
    result->exact = false;
    struct text joined = {0};
    for (size_t i = 0; i < count; i++)
        text_add_item(&joined, items[i]->text);
    result->text = text_move_to_pool(&joined, pool);
    return result;
}

/* How many items, from the first on, belong to one text; 0 if its
 * parentheses are never closed. */
static size_t run_of(struct node *const *items, size_t count)
{
    int open = 0;
    for (size_t i = 0; i < count; i++) {
        if (items[i]->kind != NODE_SCALAR || (i > 0 && !items[i]->plain))
            return 0;
        open += open_parentheses(items[i]->text);
        if (open <= 0)
            return i + 1;
    }
    return 0;
}

static bool is_text(const struct parsing *parsing, const struct node *node)
{
    if (node->kind == NODE_SCALAR && !node_is_null(node))
        return true;
    return refuse(parsing, node->place, "a text is expected here");
}

struct node **texts_of_node(const struct parsing *parsing, struct node *node, bool mappings,
                            size_t *count)
{
    struct node **result = NULL;
    struct node *const single[] = {node};
    bool list = node->kind == NODE_SEQUENCE;
    struct node *const *items = list ? node->items : single;
    size_t item_count = list ? node->count : 1, run;
    *count = 0;
    for (size_t i = 0; i < item_count; i += run) {
        run = 1;
        bool mapping = mappings && items[i]->kind == NODE_MAPPING;
        if (!mapping && !is_text(parsing, items[i]))
            continue;
        struct node *phrase = items[i];
        if (!mapping && list && node->flow && phrase->plain && open_parentheses(phrase->text) > 0) {
            run = run_of(items + i, item_count - i);
            if (run == 0) {
                refuse(parsing, phrase->place, "'(' is never closed");
                return result;
            }
            phrase = text_list_join(parsing->pool, items + i, run);
        }
        POOL_ADD(parsing->pool, result, *count) = phrase;
    }
    return result;
}
