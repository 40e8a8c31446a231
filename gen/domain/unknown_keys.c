/* SPDX-License-Identifier: MIT */
/*
 * Keys that a mapping cannot have. What was meant is told, and the value is read as if it had been
 * written, as otherwise what hangs on it would be reported as well: a goal without conditions, facts
 * that are not known.
 */
#include "syntax/advice.h"
#include "domain/entries.h"

#include <string.h>

/* The key that an unknown key probably means: one that is called so elsewhere, or else the nearest
 * one; NULL if none is near. */
static const struct key *meant_key(const struct parsing *parsing, const struct key_table *table,
                                   const char *unknown)
{
    struct guess guess = guess_start(parsing, unknown);
    const struct key *plural = key_find(table, pool_format(parsing->pool, "%ss", unknown));
    if (plural)
        return plural;
    for (const struct key *key = table->keys; key->name; key++) {
        if (is_foreign_key_synonym(key->name, unknown))
            return key;
        guess_try(&guess, key->name, (struct place){0});
    }
    return guess.best ? key_find(table, guess.best) : NULL;
}

/* Lets the value of a key be found under another name, if nothing stands there. */
static void read_as(const struct parsing *parsing, struct node *mapping, size_t i, const char *name)
{
    if (text_number_map_get(&mapping->index, name) >= 0)
        return;
    struct node *key = pool_take(parsing->pool, sizeof *key);
    *key = *mapping->keys[i];
    key->text = name;
    mapping->keys[i] = key;
    text_number_map_put(&mapping->index, parsing->pool, name, (int64_t)i);
}

/* Which kinds of mappings have a key, as "goals and methods"; NULL: none has. */
static const char *owners_of_key(const struct parsing *parsing, const char *key)
{
    const char *owners = NULL, *last = NULL;
    for (size_t i = 0; parsing->tables[i]; i++) {
        if (!key_find(parsing->tables[i], key))
            continue;
        if (last)
            owners = owners ? pool_format(parsing->pool, "%s, %s", owners, last) : last;
        const char *of = parsing->tables[i]->of;
        last = of[strlen(of) - 1] == 's' ? of : pool_format(parsing->pool, "%ss", of);
    }
    return owners ? pool_format(parsing->pool, "%s and %s", owners, last) : last;
}

/* Whether a key of the outermost mapping seems to belong to the section before it, whose keys are
 * indented more. */
static bool key_is_slipped(const struct key_table *table, const struct node *mapping, size_t i)
{
    const struct node *before = i > 0 ? mapping->items[i - 1] : NULL;
    return strcmp(table->of, "domain") == 0 && before && !mapping->flow &&
           before->kind == NODE_MAPPING && !before->flow && before->count &&
           key_find(table, mapping->keys[i - 1]->text) &&
           before->keys[0]->place.column > mapping->keys[i]->place.column;
}

static void report_slipped(const struct parsing *parsing, struct node *mapping, size_t i,
                           const char *what)
{
    const struct node *key = mapping->keys[i];
    struct node *before = mapping->items[i - 1];
    refuse(parsing, key->place,
           "unknown key '%s' in %s; is it indented too little? The keys of '%s' are indented by %u",
           key->text, what, mapping->keys[i - 1]->text, before->keys[0]->place.column - 1);
    if (text_number_map_get(&before->index, key->text) < 0)
        node_add_pair(parsing->pool, before, mapping->keys[i], mapping->items[i]);
}

/* The keys of the entries of a section, as those of an action for "actions"; NULL of a section of
 * others. */
static const struct key_table *entry_keys(const struct parsing *parsing, const char *section)
{
    const char *of = strcmp(section, "state") == 0 ? "facts" : section;
    for (size_t i = 0; parsing->tables[i]; i++)
        if (strcmp(pool_format(parsing->pool, "%ss", parsing->tables[i]->of), of) == 0)
            return parsing->tables[i];
    return NULL;
}

/* Whether an entry can have lost keys: it is empty, or they stand on lines of their own. */
static bool is_open_entry(const struct node *entry)
{
    return node_is_null(entry) || (entry->kind == NODE_MAPPING && !entry->flow);
}

/* The innermost section that ends with a section and whose last entry can have lost a key, as the
 * methods of the last of the tasks; NULL if none is, or none has such a key. name: of the outer. */
static struct node *section_of_lost(const struct parsing *parsing, struct node *section,
                                    const char *name, const char *key)
{
    struct node *found = NULL;
    const struct key_table *keys = entry_keys(parsing, name);
    while (keys && section->count && section->kind == NODE_MAPPING && !section->flow) {
        const struct node *entry = section->items[section->count - 1];
        if (!is_open_entry(entry))
            break;
        if (key_find(keys, key))
            found = section;
        if (!entry->count)
            break;
        keys = entry_keys(parsing, entry->keys[entry->count - 1]->text);
        section = entry->items[entry->count - 1];
    }
    return found;
}

/* Whether a key of the outermost mapping cannot be one of its own, by its name or by its value. */
static bool is_out_of_place(const struct key_table *table, const struct node *mapping, size_t i)
{
    const struct key *key = key_find(table, mapping->keys[i]->text);
    const struct node *value = mapping->items[i];
    return value->kind != NODE_MAPPING && !node_is_null(value) && !(key && key->list);
}

/* Whether a key of the outermost mapping was to be one of the last entry of the section before it:
 * "preconditions" of {actions: {eat: {effects: fed}}, preconditions: hungry}. It is then reported,
 * and given to that entry. */
static bool is_slipped_far(const struct parsing *parsing, const struct key_table *table,
                           struct node *mapping, size_t i)
{
    size_t before = i;
    struct node *key = mapping->keys[i];
    while (before > 0 && !key_find(table, mapping->keys[before - 1]->text))
        before--;
    if (before == 0 || !key_is_slipped(table, mapping, before) ||
        !is_out_of_place(table, mapping, i))
        return false;
    struct node *section = section_of_lost(parsing, mapping->items[before - 1],
                                           mapping->keys[before - 1]->text, key->text);
    if (!section)
        return false;
    mend_slipped_key(parsing, section, section->count - 1, key, mapping->items[i]);
    mapping->items[i] = node_new_mapping(parsing->pool, key->place);
    return true;
}

/* Whether an entry of a section is a section of the domain, which has not got it yet: its name is
 * one, and what stands in it are no keys of such an entry. */
static bool is_section_inside(const struct key_table *table, const struct key_table *entries,
                              const struct node *mapping, const struct node *section, size_t i)
{
    const char *name = section->keys[i]->text;
    const struct node *value = section->items[i];
    return key_find(table, name) && text_number_map_get(&mapping->index, name) < 0 &&
           value->kind == NODE_MAPPING && value->count && !key_find(entries, value->keys[0]->text);
}

/* Puts sections of the domain in their place that stand in another, as they are indented too far. */
static void mend_sections_inside(const struct parsing *parsing, const struct key_table *table,
                                 struct node *mapping, size_t i)
{
    struct node *section = mapping->items[i];
    const struct key_table *entries = entry_keys(parsing, mapping->keys[i]->text);
    if (strcmp(table->of, "domain") != 0 || !entries || section->kind != NODE_MAPPING ||
        section->flow)
        return;
    struct node kept = node_as_empty_mapping(section);
    for (size_t j = 0; j < section->count; j++) {
        struct node *key = section->keys[j];
        bool inside = is_section_inside(table, entries, mapping, section, j);
        if (inside)
            refuse(parsing, key->place,
                   "'%s' is indented too far, if it is a section of the domain", key->text);
        node_add_pair(parsing->pool, inside ? mapping : &kept, key, section->items[j]);
    }
    *section = kept;
}

/* Whether a key is to tell the parameters of something that can have them. */
static bool is_of_parameters(const struct key_table *table, const char *key)
{
    return is_among(table->of, "action task method goal rule") &&
           is_among(key, "parameters params arguments args");
}

static void report_key(const struct parsing *parsing, const struct key_table *table,
                       struct node *mapping, size_t i, const char *what)
{
    const struct node *key = mapping->keys[i];
    const struct key *meant = meant_key(parsing, table, key->text);
    const char *owners = owners_of_key(parsing, key->text);
    if (strchr(key->text, '(') && !strchr(key->text, ')'))
        (void)report_torn(parsing->diagnostics, key);
    else if (meant) {
        refuse(parsing, key->place, "unknown key '%s' in %s; did you mean '%s'?", key->text, what,
               meant->name);
        if (meant->kind != KEY_OWN || !table->optional ||
            is_foreign_key_synonym(meant->name, key->text))
            read_as(parsing, mapping, i, meant->name);
    } else if (key_is_slipped(table, mapping, i))
        report_slipped(parsing, mapping, i, what);
    else if (owners)
        refuse(parsing, key->place, "unknown key '%s' in %s: %s can have it", key->text, what,
               owners);
    else
        refuse(parsing, key->place, "unknown key '%s' in %s%s", key->text, what,
               is_of_parameters(table, key->text)
                   ? ": parameters stand in its name, as in 'go_to(place to)'"
                   : "");
}

bool key_is_torn_by_comma(const struct node *mapping, size_t i)
{
    const struct node *value = i > 0 ? mapping->items[i - 1] : NULL;
    return value && mapping->flow && value->kind == NODE_SCALAR && value->plain &&
           strchr(value->text, '(') && !strchr(value->text, ')') &&
           strchr(mapping->keys[i]->text, ')');
}

/* "effects:open", "effects = open": a key of the table and its value, which YAML takes for a key as
 * there is no ': ' between them. Reports it, and puts key and value in its place. */
static bool is_key_and_value(const struct parsing *parsing, const struct key_table *table,
                             struct node *mapping, size_t i)
{
    const struct node *whole = mapping->keys[i];
    size_t length = strspn(whole->text, "abcdefghijklmnopqrstuvwxyz_");
    size_t sign = length + strspn(whole->text + length, " ");
    size_t start = sign + 1 + strspn(whole->text + sign + (whole->text[sign] != 0), " ");
    const struct key *key = key_find(table, pool_copy_text(parsing->pool, whole->text, length));
    if (!key || !node_is_null(mapping->items[i]) || !strchr(":=", whole->text[sign]) ||
        !whole->text[sign] || !whole->text[start])
        return false;
    refuse(parsing, node_part_place(whole, sign, 1),
           whole->text[sign] == ':' ? "a blank is missing behind the ':'; write: %s: %s"
                                    : "a key has a ':' behind it; write: %s: %s",
           key->name, whole->text + start);
    struct node *value = pool_take(parsing->pool, sizeof *value);
    *value = *whole;
    value->text = whole->text + start;
    value->place = node_part_place(whole, start, strlen(value->text));
    mapping->items[i] = value;
    read_as(parsing, mapping, i, key->name);
    return true;
}

static bool takes_list(const struct key *key)
{
    return key && (key->kind == KEY_CONDITIONS || key->kind == KEY_EFFECTS || key->list);
}

/* {preconditions: hunger > 50, enemy}: returns how many keys are the rest of a list that
 * lacks its brackets, which is reported. */
static size_t report_loose_keys(const struct parsing *parsing, const struct key_table *table,
                                const struct node *mapping, size_t first)
{
    size_t count = count_unbracketed_items(mapping, first);
    const char *owner = count ? mapping->keys[first - 1]->text : "";
    const struct key *key = count ? key_find(table, owner) : NULL;
    if (count && !key)
        key = meant_key(parsing, table, owner);
    if (!takes_list(key))
        return 0;
    refuse(parsing, mapping->keys[first]->place,
           "a comma ends the value of '%s'; a list has brackets: %s", owner,
           advice_unbracketed_as_list(parsing->pool, mapping, first, count));
    return count;
}

void keys_report_unknown(const struct parsing *parsing, const struct key_table *table,
                         struct node *mapping, const char *what)
{
    for (size_t i = 0, loose; i < mapping->count; i++) {
        const struct key *key = key_find(table, mapping->keys[i]->text);
        if (is_slipped_far(parsing, table, mapping, i))
            continue;
        mend_sections_inside(parsing, table, mapping, i);
        if (key || key_is_torn_by_comma(mapping, i) || is_key_and_value(parsing, table, mapping, i))
            continue;
        if ((loose = report_loose_keys(parsing, table, mapping, i)) > 0)
            i += loose - 1;
        else
            report_key(parsing, table, mapping, i, what);
    }
}
