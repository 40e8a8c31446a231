/* SPDX-License-Identifier: MIT */
/* The texts behind keys that have conditions or effects: see resolve.h. */
#include "syntax/advice.h"
#include "domain/keys.h"
#include "domain/resolve.h"

#include <string.h>

static void report_mapping(const struct parsing *parsing, const struct node *mapping, bool effects)
{
    const char *advice = advice_for_mapping(parsing->pool, mapping, effects);
    report_error(parsing->diagnostics, mapping->place, "%s is a text, not a mapping%s%s",
                 effects ? "an effect" : "a condition", advice ? "; write: " : "",
                 advice ? advice : "");
}

/* Whether an item of a list is a key of the mapping about it, as [open, effects: done], whose ']' is
 * missing before it; an error then says so. */
static bool is_key_in_list(const struct parsing *parsing, const struct node *item)
{
    const char *name = item->kind == NODE_MAPPING && item->count == 1 ? item->keys[0]->text : NULL;
    bool known = false;
    for (size_t i = 0; name && parsing->tables[i]; i++)
        known |= key_find(parsing->tables[i], name) != NULL;
    known = known && map_get(parsing->facts, name) < 0;
    if (known)
        report_error(parsing->diagnostics, item->keys[0]->place,
                     "'%s' is a key, and stands in a list: is its ']' missing before the key?",
                     name);
    return known;
}

struct expression *parse_item(const struct parsing *parsing, const struct node *text, bool effect)
{
    if (text->kind != NODE_MAPPING)
        return effect ? parse_effect(parsing, text) : parse_condition(parsing, text);
    report_mapping(parsing, text, effect);
    return NULL;
}

static struct expressions texts_read_texts(struct scope *scope, struct node *node, bool effects)
{
    const struct parsing *parsing = &scope->domain->parsing;
    struct expressions result = {0};
    struct text words = {0};
    size_t count = 0;
    bool none = !node || node_is_null(node);
    struct node **texts = none ? NULL : phrases_of(parsing, node, true, &count);
    bool in_list = node && node->kind == NODE_SEQUENCE && node->flow;
    scope->in_conditions = !effects;
    for (size_t i = 0; i < count && !(in_list && is_key_in_list(parsing, texts[i])); i++) {
        struct expression *item = parse_item(parsing, texts[i], effects);
        if (!item || !(effects ? resolve_effect(scope, item) : resolve_condition(scope, item)))
            continue;
        result.items = pool_grow(parsing->pool, result.items, result.count, sizeof *result.items);
        result.texts = pool_grow(parsing->pool, result.texts, result.count, sizeof *result.texts);
        result.texts[result.count] = texts[i]->text;
        result.items[result.count++] = item;
        text_add(&words, "%s%s", words.length ? ", " : "", texts[i]->text);
    }
    scope->in_conditions = false;
    result.text = pool_copy(parsing->pool, words.data ? words.data : "", words.length);
    text_free(&words);
    return result;
}

struct expressions read_conditions(struct scope *scope, struct node *node)
{
    return texts_read_texts(scope, node, false);
}

struct expressions read_effects(struct scope *scope, struct node *node)
{
    return texts_read_texts(scope, node, true);
}
