/* SPDX-License-Identifier: MIT */
/* Reads and checks mappings by the tables of their keys: see keys.h. */
#include "domain/keys.h"

#include "syntax/advice.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"

#include <inttypes.h>
#include <assert.h>
#include <string.h>

/* --------------------------------------------------------------- reading */

/* The member that a key's value goes to, which has so many bytes. */
static void *member_of(const struct key_reading *reading, const struct key *key, size_t size)
{
    assert(key->size == size);
    return (char *)reading->object + key->offset;
}

static void read_own(const struct key_reading *reading, const struct key *key, struct node *value)
{
    struct key_reading own = *reading;
    own.member = (char *)reading->object + key->offset;
    if (key->read)
        key->read(&own, value);
}

static void read_flag(const struct key_reading *reading, const struct key *key, struct node *value)
{
    *(bool *)member_of(reading, key, sizeof(bool)) =
        node_as_flag(&reading->domain->parsing, value, key->name);
}

static void store_text(const struct key_reading *reading, const struct key *key, const char *text)
{
    *(const char **)member_of(reading, key, sizeof text) = text;
}

static void read_label(const struct key_reading *reading, const struct key *key, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    const struct node *mapping = reading->mapping;
    size_t next = (size_t)text_number_map_get(&mapping->index, key->name) + 1;
    if (next < mapping->count && key_is_torn_by_comma(mapping, next))
        (void)report_torn(parsing->diagnostics, value);
    store_text(reading, key, node_as_text(parsing, value, "a label"));
}

static void read_function(const struct key_reading *reading, const struct key *key,
                          struct node *value)
{
    store_text(reading, key, node_as_function_name(&reading->domain->parsing, value));
}

static void read_period(const struct key_reading *reading, const struct key *key,
                        struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    *(uint32_t *)member_of(reading, key, sizeof(uint32_t)) = node_as_period(
        parsing, value, pool_format(parsing->pool, "'%s' is a duration of 1ms or more", key->name));
}

static void store_number(const struct key_reading *reading, const struct key *key, int64_t value)
{
    if (key->size == sizeof(uint16_t))
        *(uint16_t *)member_of(reading, key, sizeof(uint16_t)) = (uint16_t)value;
    else
        *(uint32_t *)member_of(reading, key, sizeof(uint32_t)) = (uint32_t)value;
}

/* What can stand in the place of a call, for a message. */
static const char *choices_before_call(const struct parsing *parsing, const struct key *key)
{
    if (key->kind == KEY_CALL)
        return "";
    const char *amount = key->amount_offset ? ", an amount (2 * size + 1)" : "";
    if (key->kind == KEY_DURATION)
        return pool_format(parsing->pool, " a duration (250ms, 2s, 1.5m, 12h, 2d)%s%s or",
                           key->range ? ", two of them (2s..5s)" : "", amount);
    const char *two = key->range ? ", two of them (2..5)" : "";
    return key->word ? pool_format(parsing->pool, " a number%s, '%s'%s or", two, key->word, amount)
                     : pool_format(parsing->pool, " a number%s%s or", two, amount);
}

/* Reads {call: danger, at_least: 1}. If a number or a duration can stand there as well, a mapping
 * without a function is not a call, and no further errors are reported for it. */
static void read_call(const struct key_reading *reading, const struct key *key, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    bool call = key->kind == KEY_CALL;
    struct key_reading inner = *reading;
    inner.what = pool_format(parsing->pool, "a %s", key->name);
    inner.mapping = value;
    if (call && value->kind == NODE_MAPPING)
        keys_report_unknown(parsing, key->call, value, inner.what);
    if (!node_as_call_name(
            parsing, value,
            pool_format(parsing->pool, "%s is%s", inner.what, choices_before_call(parsing, key))))
        return;
    if (!call)
        keys_report_unknown(parsing, key->call, value, inner.what);
    keys_store(&inner, key->call);
}

/* Reads an amount that stands in the place of a number or a duration. */
static void read_amount(const struct key_reading *reading, const struct key *key,
                        struct node *value)
{
    struct scope *scope = reading->scope;
    if (!scope)
        return;
    scope->context =
        pool_format(reading->domain->parsing.pool, "the %s of %s", key->name, reading->what);
    *(const struct term **)((char *)reading->object + key->amount_offset) =
        read_amount_text(scope, value, key->kind == KEY_DURATION);
}

static bool keys_is_number(const struct node *value)
{
    struct decimal number;
    return parse_decimal(value->text, strlen(value->text), &number);
}

/* Whether a text is one word, and no number. */
static bool keys_is_word(const char *text)
{
    return !text[strspn(text, NAME_CHARACTERS)] && !strchr(DIGITS, *text);
}

/* Whether a text is a name, which may be taken away: that of a fact, or nearly so, as it is not the
 * word that can stand in its place, nor nearly so. */
static bool is_name(const struct domain *domain, const struct key *key, const char *text)
{
    text += *text == '-' ? 1 + strspn(text + 1, " ") : 0;
    if (name_number(&domain->fact_names, text) >= 0)
        return true;
    struct guess guess = guess_start(&domain->parsing, text);
    if (key->word)
        guess_try(&guess, key->word, (struct place){0});
    return keys_is_word(text) && !guess.best;
}

/* Whether a text is "bread.price", as other languages write price(bread). */
static bool is_access(const char *text)
{
    const char *dot = strchr(text, '.');
    return dot && dot[1] != '.' && (text[0] < '0' || text[0] > '9');
}

/* Whether an amount stands behind a key: a fact, or what has a sign or parentheses. */
static bool has_amount(const struct key_reading *reading, const struct key *key,
                       const struct node *value)
{
    const char *text = value->kind == NODE_SCALAR ? value->text : "";
    if (!key->amount_offset || !*text || keys_is_number(value) || node_is_null(value))
        return false;
    const char *word;
    return *text == '(' || leading_quoted_word_length(reading->domain->parsing.pool, text, &word) ||
           strpbrk(text + 1, "(+-*/[\"") || is_access(text) || is_name(reading->domain, key, text);
}

/* Whether two numbers or durations stand behind a key, and not one. */
static bool has_range(const struct key *key, const struct node *value)
{
    return key->range && value->kind == NODE_SCALAR && strstr(value->text, "..");
}

static uint32_t *second_of(const struct key_reading *reading, const struct key *key)
{
    return (uint32_t *)((char *)reading->object + key->range_offset);
}

static void read_duration(const struct key_reading *reading, const struct key *key,
                          struct node *value)
{
    const char *times[2];
    bool listed = key->range && advice_durations_of(value, times) > 0;
    if (key->call && value->kind != NODE_SCALAR && !listed) {
        read_call(reading, key, value);
        return;
    }
    uint32_t *first = member_of(reading, key, sizeof(uint32_t));
    if (has_range(key, value) || listed)
        (void)node_as_duration_range(&reading->domain->parsing, value, first,
                                     second_of(reading, key));
    else if (has_amount(reading, key, value))
        read_amount(reading, key, value);
    else
        *first = node_as_duration(&reading->domain->parsing, value);
}

/* Whether an amount names the word of a key, to which something can be added and no more. */
static bool amount_names_word(const struct domain *domain, const struct key *key, const char *text)
{
    size_t length = key->word ? strlen(key->word) : 0;
    if (!length || name_number(&domain->fact_names, key->word) >= 0)
        return false;
    for (const char *at = text; (at = strstr(at, key->word)) != NULL; at += length)
        if ((at == text || !strchr(NAME_CHARACTERS, at[-1])) &&
            (!at[length] || !strchr(NAME_CHARACTERS, at[length])))
            return true;
    return false;
}

/* Reads an amount to which the word of the key is not added behind. */
static void read_amount_without_word(const struct key_reading *reading, const struct key *key,
                                     struct node *value)
{
    if (amount_names_word(reading->domain, key, value->text))
        refuse(&reading->domain->parsing, value->place,
               "'%s' stands first, and a number or an amount is added to it: %s + 4", key->word,
               key->word);
    else
        read_amount(reading, key, value);
}

/* What is added to the word of a key, as in `travel + 4`; NULL: the value is not so. */
static struct node *added_to_word(const struct parsing *parsing, const struct key *key,
                                  const struct node *value)
{
    size_t length = key->word ? strlen(key->word) : 0;
    if (!length || value->kind != NODE_SCALAR || strncmp(value->text, key->word, length) != 0)
        return NULL;
    length += strspn(value->text + length, " ");
    if (value->text[length] != '+')
        return NULL;
    length += 1 + strspn(value->text + length + 1, " ");
    struct node *added = pool_take(parsing->pool, sizeof *added);
    *added = *value;
    added->text = value->text + length;
    added->place = node_part_place(value, length, strlen(added->text));
    return added;
}

/* Reads a word, to which something may be added. */
static void read_word_of_number(const struct key_reading *reading, const struct key *key,
                                struct node *added)
{
    const struct parsing *parsing = &reading->domain->parsing;
    *(bool *)((char *)reading->object + key->word_offset) = true;
    if (!added)
        store_number(reading, key, 0);
    else if (has_range(key, added))
        refuse(parsing, added->place, "one number or amount is added to '%s', as %s + 2", key->word,
               key->word);
    else if (has_amount(reading, key, added))
        read_amount(reading, key, added);
    else
        store_number(reading, key, node_as_whole_number(parsing, added, key->low, key->high));
}

static void keys_read_number(const struct key_reading *reading, const struct key *key,
                             struct node *value)
{
    struct node *added = added_to_word(&reading->domain->parsing, key, value);
    bool other = key->call && !(value->kind == NODE_SCALAR && keys_is_number(value));
    if (added || (key->word && value->kind == NODE_SCALAR && strcmp(value->text, key->word) == 0))
        read_word_of_number(reading, key, added);
    else if (has_range(key, value))
        store_number(reading, key,
                     node_as_number_range(&reading->domain->parsing, value, key->low, key->high,
                                          second_of(reading, key)));
    else if (has_amount(reading, key, value))
        read_amount_without_word(reading, key, value);
    else if (other)
        read_call(reading, key, value);
    else if (key->amount_offset && !(value->kind == NODE_SCALAR && keys_is_number(value)))
        refuse(&reading->domain->parsing, value->place,
               "a %s is a number from %" PRId64 " to %" PRId64 ", or an amount (2 * size + 1)",
               key->name, key->low, key->high);
    else
        store_number(reading, key,
                     node_as_whole_number(&reading->domain->parsing, value, key->low, key->high));
}

/* Whether what stands behind `until` is conditions, and not a time or a timeout that belongs beside it, which
 * is reported. */
static bool until_has_conditions(const struct parsing *parsing, struct node *value)
{
    uint32_t time;
    if (value->kind == NODE_SCALAR && parse_duration(value->text, &time))
        return refuse(parsing, value->place,
                      "'until' has conditions; a time to wait is {wait: %s} as a subtask, and the "
                      "'duration' of an action",
                      value->text);
    const struct node *timeout = value_of_key(value, "timeout");
    struct node *rest = node_new_mapping(parsing->pool, value->place);
    for (size_t i = 0; timeout && i < value->count; i++)
        if (value->items[i] != timeout)
            node_add_pair(parsing->pool, rest, value->keys[i], value->items[i]);
    const char *conditions = advice_mapping_as_list(parsing->pool, rest, false);
    return !timeout || refuse(parsing, timeout->place,
                              "'timeout' stands beside 'until'; write: until: %s, timeout: %s",
                              conditions ? conditions : "...",
                              timeout->kind == NODE_SCALAR ? timeout->text : "...");
}

static void keys_read_texts(const struct key_reading *reading, const struct key *key,
                            struct node *value)
{
    struct scope *scope = reading->scope;
    if (!scope)
        return;
    struct pool *pool = reading->domain->parsing.pool;
    const char *part = key->context ? key->context : pool_format(pool, "the %s", key->name);
    scope->context = pool_format(pool, "%s of %s", part, reading->what);
    if (strcmp(key->name, "until") == 0 && !until_has_conditions(&reading->domain->parsing, value))
        return;
    if (node_is_null(value) && !key->may_be_empty && !key->required)
        refuse(&reading->domain->parsing, value->place, "%s: there is nothing: leave the key out",
               scope->context);
    *(struct expressions *)member_of(reading, key, sizeof(struct expressions)) =
        key->kind == KEY_EFFECTS ? read_effects(scope, value) : read_conditions(scope, value);
}

static void (*const readers[])(const struct key_reading *, const struct key *, struct node *) = {
    [KEY_OWN] = read_own,
    [KEY_FLAG] = read_flag,
    [KEY_LABEL] = read_label,
    [KEY_FUNCTION] = read_function,
    [KEY_DURATION] = read_duration,
    [KEY_PERIOD] = read_period,
    [KEY_NUMBER] = keys_read_number,
    [KEY_CALL] = read_call,
    [KEY_CONDITIONS] = keys_read_texts,
    [KEY_EFFECTS] = keys_read_texts,
};

bool keys_read(const struct key_reading *reading, const struct key_table *table)
{
    const struct parsing *parsing = &reading->domain->parsing;
    if (!check_entry_is_mapping(parsing, reading->mapping, reading->what, table->main))
        return false;
    keys_report_unknown(parsing, table, reading->mapping, reading->what);
    keys_store(reading, table);
    return true;
}

void keys_store(const struct key_reading *reading, const struct key_table *table)
{
    for (const struct key *key = table->keys; key->name; key++) {
        struct node *value = value_of_key(reading->mapping, key->name);
        if (key->kind == KEY_NUMBER)
            store_number(reading, key, key->otherwise);
        if (value && key->kind != KEY_OWN && key->kind != KEY_LABEL &&
            key->kind != KEY_CONDITIONS && key->kind != KEY_EFFECTS)
            value = without_comment(&reading->domain->parsing, value);
        if (value)
            readers[key->kind](reading, key, value);
    }
}
