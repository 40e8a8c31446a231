/* SPDX-License-Identifier: MIT */
/* Advice for messages: see advice.h. */
#include "syntax/advice.h"

#include "syntax/expression.h"
#include "syntax/numbers.h"

#include <string.h>
#include <strings.h>

static bool is_one_of(const char *word, const char *const words[3])
{
    for (int i = 0; i < 3; i++)
        if (strcasecmp(word, words[i]) == 0)
            return true;
    return false;
}

/* A key and its value, written as a condition or an effect. */
static const char *text_of_pair(struct pool *pool, const char *key, const struct node *value,
                                bool effects)
{
    static const char *const yes[3] = {"true", "yes", "on"}, *const no[3] = {"false", "no", "off"};
    const char *opens = strrchr(key, '(');
    if (opens && !strchr(opens, ')') && !node_is_null(value)) /* the ':' is that of a count */
        return pool_format(pool, "'%s: %s'", key, value->text);
    if (node_is_null(value) || is_one_of(value->text, yes))
        return key;
    if (is_one_of(value->text, no))
        return pool_format(pool, "not %s", key);
    return pool_format(pool, "%s %s %s", key, effects ? "=" : "==", value->text);
}

const char *advice_for_mapping(struct pool *pool, const struct node *mapping, bool effects)
{
    struct text list = {0};
    for (size_t i = 0; i < mapping->count; i++) {
        if (mapping->items[i]->kind != NODE_SCALAR) {
            text_free(&list);
            return NULL;
        }
        text_add(&list, "%s%s", i ? ", " : "",
                 text_of_pair(pool, mapping->keys[i]->text, mapping->items[i], effects));
    }
    const char *advice = mapping->count == 0   ? NULL
                         : mapping->count == 1 ? pool_copy(pool, list.data, list.length)
                                               : pool_format(pool, "[%s]", list.data);
    text_free(&list);
    return advice;
}

size_t advice_loose_keys(const struct node *mapping, size_t first)
{
    size_t count = 0;
    const struct node *before = first > 0 ? mapping->items[first - 1] : NULL;
    if (!mapping->flow || !before || before->kind != NODE_SCALAR || node_is_null(before))
        return 0;
    while (first + count < mapping->count && node_is_null(mapping->items[first + count]))
        count++;
    return count;
}

const char *advice_for_loose_keys(struct pool *pool, const struct node *mapping, size_t first,
                                  size_t count)
{
    struct text list = {0};
    text_add(&list, "[%s", mapping->items[first - 1]->text);
    for (size_t i = first; i < first + count; i++)
        text_add(&list, ", %s", mapping->keys[i]->text);
    const char *advice = pool_format(pool, "%s]", list.data);
    text_free(&list);
    return advice;
}

/* Whether a word is in a list of words that are separated by spaces. */
static bool is_among(const char *word, const char *words)
{
    size_t length = strlen(word);
    for (; *words; words += strspn(words, " ")) {
        size_t next = strcspn(words, " ");
        if (next == length && strncmp(words, word, length) == 0)
            return true;
        words += next;
    }
    return false;
}

bool advice_is_called(const char *key, const char *word)
{
    static const struct {
        const char *key, *others;
    } keys[] = {
        {"preconditions",
         "pre preconds precond condition conditions requires require needs if when"},
        {"conditions", "pre preconditions precondition condition goal state desired want wants"},
        {"goals", "goal"},
        {"effects", "post eff postcondition postconditions results result does sets then add adds"},
        {"subtasks", "steps step tasks actions do does sequence then"},
        {"methods", "choices options alternatives cases"},
        {"relevant", "preconditions precondition when if valid"},
        {"select", "choose choice selector policy"},
        {"every", "period interval time timer"},
        {"duration", "time takes"},
        {"priority", "importance insistence"},
        {"weight", "probability chance"},
        {"start", "initial init default"},
        {"state", "facts variables world blackboard"},
        {"types", "objects sorts"},
        {"domain", "name"},
        {"agents", "characters agent npcs"},
        {"label", "name title description"},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(keys[i].key, key) == 0)
            return is_among(word, keys[i].others);
    return false;
}

static bool number_of_item(const struct node *item, struct decimal *number)
{
    return item->kind == NODE_SCALAR && parse_decimal(item->text, strlen(item->text), number);
}

const char *advice_for_numbers(struct pool *pool, const struct node *list)
{
    static const char example[] = "0..10, or 0..1 step 0.1";
    struct decimal first, number;
    bool whole = true, row = true;
    for (size_t i = 0; i < list->count; i++) {
        if (!number_of_item(list->items[i], &number))
            return NULL;
        first = i ? first : number;
        whole &= number.scale == 0;
        row &= number.digits == first.digits + (int64_t)i;
    }
    if (!list->count || !whole || number.digits <= first.digits || (!row && list->count > 2))
        return list->count ? example : NULL;
    return pool_format(pool, "%s..%s", list->items[0]->text, list->items[list->count - 1]->text);
}
