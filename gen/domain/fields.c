/* SPDX-License-Identifier: MIT */
/* Keys, values and near names: see fields.h. */
#include "domain/fields.h"

#include "syntax/advice.h"
#include "syntax/name_rules.h"
#include "syntax/numbers.h"
#include "domain/suggest.h"

#include <string.h>
#include <strings.h>

bool is_mapping(const struct parsing *parsing, const struct node *node, const char *what)
{
    if (node->kind == NODE_MAPPING || node_is_null(node))
        return true;
    report_error(parsing->diagnostics, node->place, "%s must be a mapping (key: value)", what);
    return false;
}

struct node *value_of(const struct node *mapping, const char *key)
{
    long i = map_get(&mapping->index, key);
    return i < 0 ? NULL : mapping->items[i];
}

/* The next word of a list of words, or NULL. */
static const char *next_word(struct pool *pool, const char **words)
{
    *words += strspn(*words, " ");
    size_t length = strcspn(*words, " ");
    const char *word = length ? pool_copy(pool, *words, length) : NULL;
    *words += length;
    return word;
}

bool is_known_key(const char *known, const char *key, size_t length)
{
    for (; *known; known += strspn(known, " ")) {
        size_t word = strcspn(known, " "), mark = known[0] == '-';
        if (word - mark == length && memcmp(known + mark, key, length) == 0)
            return true;
        known += word;
    }
    return false;
}

static void report_key(const struct parsing *parsing, const struct node *key, const char *known,
                       const char *what)
{
    struct guess guess = guess_start(parsing, key->text);
    const char *word, *meant = advice_for_key(key->text, known);
    while ((word = next_word(parsing->pool, &known)) != NULL)
        guess_try(&guess, word + (word[0] == '-'), (struct place){0});
    if (meant)
        guess.best = meant;
    if (strchr(key->text, '(') || strchr(key->text, ')'))
        (void)report_torn(parsing->diagnostics, key);
    else if (guess.best)
        report_error(parsing->diagnostics, key->place, "unknown key '%s' in %s; did you mean '%s'?",
                     key->text, what, guess.best);
    else
        report_error(parsing->diagnostics, key->place, "unknown key '%s' in %s", key->text, what);
}

/* Whether a key is the rest of a value that a comma tore apart, which is told
 * of where the value is read: {effects: stock(a, b) += 1}. */
static bool is_torn_off(const struct node *mapping, size_t i)
{
    const struct node *value = i > 0 ? mapping->items[i - 1] : NULL;
    return value && mapping->flow && value->kind == NODE_SCALAR && value->plain &&
           strchr(value->text, '(') && !strchr(value->text, ')') &&
           strchr(mapping->keys[i]->text, ')');
}

/* {preconditions: hunger > 50, enemy}: returns how many keys are the rest of a list that
 * lacks its brackets, which is reported. */
static size_t report_loose_keys(const struct parsing *parsing, const struct node *mapping,
                                size_t first)
{
    static const char *const lists[] = {"preconditions", "conditions", "relevant", "effects",
                                        "subtasks",      "achieve",    "actions",  "goals"};
    const char *owner = first ? mapping->keys[first - 1]->text : "";
    size_t count = advice_loose_keys(mapping, first), i = 0;
    while (i < 8 && strcmp(owner, lists[i]) != 0)
        i++;
    if (i == 8 || count == 0)
        return 0;
    report_error(parsing->diagnostics, mapping->keys[first]->place,
                 "a comma ends the value of '%s'; a list has brackets: %s", owner,
                 advice_for_loose_keys(parsing->pool, mapping, first, count));
    return count;
}

void check_keys(const struct parsing *parsing, const struct node *mapping, const char *known,
                const char *what)
{
    for (size_t i = 0, loose; i < mapping->count; i++) {
        const char *words = known, *word;
        while ((word = next_word(parsing->pool, &words)) != NULL)
            if (strcmp(word[0] == '-' ? word + 1 : word, mapping->keys[i]->text) == 0)
                break;
        if (!word && is_torn_off(mapping, i))
            continue;
        if (!word && (loose = report_loose_keys(parsing, mapping, i)) > 0)
            i += loose - 1;
        else if (!word)
            report_key(parsing, mapping->keys[i], known, what);
        else if (word[0] == '-')
            report_error(parsing->diagnostics, mapping->keys[i]->place, "'%s' is not supported yet",
                         word + 1);
    }
}

const char *text_of(const struct parsing *parsing, const struct node *node, const char *what)
{
    if (node->kind == NODE_SCALAR && node->text[0])
        return node->text;
    report_error(parsing->diagnostics, node->place, "%s must be a text", what);
    return NULL;
}

const char *label_of(const struct parsing *parsing, const struct node *mapping)
{
    const struct node *node = value_of(mapping, "label");
    for (size_t i = 1; node && i < mapping->count; i++)
        if (mapping->items[i - 1] == node && is_torn_off(mapping, i))
            (void)report_torn(parsing->diagnostics, node);
    return node ? text_of(parsing, node, "a label") : NULL;
}

bool flag_of(const struct parsing *parsing, const struct node *mapping, const char *key)
{
    static const char *const words[] = {"true", "yes", "on", "false", "no", "off"};
    const struct node *node = value_of(mapping, key);
    if (!node)
        return false;
    for (size_t i = 0; i < 6; i++)
        if (node->kind == NODE_SCALAR && strcasecmp(node->text, words[i]) == 0)
            return i < 3;
    report_error(parsing->diagnostics, node->place, "'%s' must be true or false", key);
    return false;
}

long whole_number(const struct parsing *parsing, const struct node *node, long low, long high)
{
    struct decimal value;
    bool fine = node->kind == NODE_SCALAR &&
                parse_decimal(node->text, strlen(node->text), &value) && value.scale == 0 &&
                value.digits >= low && value.digits <= high;
    if (fine)
        return (long)value.digits;
    report_error(parsing->diagnostics, node->place, "a whole number from %ld to %ld is expected",
                 low, high);
    return low;
}

long number_of(const struct parsing *parsing, const struct node *mapping, const char *key,
               const long bounds[3])
{
    const struct node *node = value_of(mapping, key);
    return node ? whole_number(parsing, node, bounds[0], bounds[1]) : bounds[2];
}

uint32_t duration(const struct parsing *parsing, const struct node *node)
{
    uint32_t milliseconds;
    if (node->kind == NODE_SCALAR && parse_duration(node->text, &milliseconds))
        return milliseconds;
    report_error(parsing->diagnostics, node->place,
                 "a duration is expected: 250ms, 2s or 1.5m, in whole milliseconds");
    return 0;
}

uint32_t duration_of(const struct parsing *parsing, const struct node *mapping, const char *key)
{
    const struct node *node = value_of(mapping, key);
    return node ? duration(parsing, node) : 0;
}

uint32_t period_of(const struct parsing *parsing, const struct node *mapping, const char *key)
{
    const struct node *node = value_of(mapping, key);
    unsigned errors = diagnostics_errors(parsing->diagnostics);
    uint32_t period = duration_of(parsing, mapping, key);
    if (node && !period && errors == diagnostics_errors(parsing->diagnostics))
        report_error(parsing->diagnostics, node->place, "'%s' is a duration of 1ms or more", key);
    return period;
}

const char *call_of(const struct parsing *parsing, const struct node *node, const char *what)
{
    const struct node *call = node->kind == NODE_MAPPING ? value_of(node, "call") : NULL;
    if (!call) {
        report_error(parsing->diagnostics, node->place, "%s {call: FUNCTION}", what);
        return NULL;
    }
    const char *name = text_of(parsing, call, "the name of a function");
    if (!name || !check_name(parsing, name, call->place, "a function"))
        return NULL;
    return name;
}
