/* SPDX-License-Identifier: MIT */
/* Sections that were written as something else: see entries.h. */
#include "domain/entries.h"

#include "syntax/name_rules.h"
#include "domain/fields.h"

#include <string.h>

/* ------------------------------------------------------------------ lists */

/* Whether an item of a list is one key and what stands behind it: "- eat: {effects: fed}". */
static bool entries_is_pair(const struct node *item)
{
    return item->kind == NODE_MAPPING && item->count == 1;
}

/* The number of the key that names an item, "- name: eat"; -1 if it has none. */
static int64_t name_in(const struct node *item)
{
    int64_t number = item->kind == NODE_MAPPING ? text_number_map_get(&item->index, "name") : -1;
    if (number < 0 && item->kind == NODE_MAPPING)
        number = text_number_map_get(&item->index, "id");
    const struct node *name = number < 0 ? NULL : item->items[number];
    return name && name->kind == NODE_SCALAR && name->text[0] ? number : -1;
}

/* An item without its name. single: it has one more key, whose value is what the name stands for. */
static struct node *unnamed(struct pool *pool, const struct node *item, int64_t name, bool single)
{
    struct node *result = node_new_mapping(pool, item->place);
    result->flow = item->flow;
    for (size_t i = 0; i < item->count; i++)
        if (i != (size_t)name)
            node_add_pair(pool, result, item->keys[i], item->items[i]);
    return single && result->count == 1 ? result->items[0] : result;
}

/* Makes a mapping of a list whose items have names; false if they have none. */
static bool mend_list(const struct parsing *parsing, struct node *list, const char *section,
                      bool single)
{
    struct node mapping = node_as_empty_mapping(list);
    for (size_t i = 0; i < list->count; i++) {
        const struct node *item = list->items[i];
        int64_t name = name_in(item);
        if (name < 0 && !entries_is_pair(item))
            return false;
        struct node *key = name < 0 ? item->keys[0] : item->items[name];
        if (text_number_map_get(&mapping.index, key->text) < 0)
            node_add_pair(parsing->pool, &mapping, key,
                          name < 0 ? item->items[0] : unnamed(parsing->pool, item, name, single));
    }
    const struct node *first = list->items[0];
    int64_t name = name_in(first);
    refuse(parsing, first->keys[name < 0 ? 0 : name]->place,
           "%s is no list, as the names are its keys; write: %s:%s", section, mapping.keys[0]->text,
           name < 0 ? ", without '- '" : ", and the rest behind it");
    *list = mapping;
    return true;
}

void mend_braced_symbol_list(const struct parsing *parsing, struct node *node, const char *what)
{
    struct text list = {0};
    if (node->kind != NODE_MAPPING || !node->flow || !node->count)
        return;
    for (size_t i = 0; i < node->count; i++)
        if (!node_is_null(node->items[i]) || strpbrk(node->keys[i]->text, ":="))
            return;
    for (size_t i = 0; i < node->count; i++)
        text_add_item(&list, node->keys[i]->text);
    refuse(parsing, node->place, "the symbols of %s are a list, which has brackets; write: [%s]",
           what, text_move_to_pool(&list, parsing->pool));
    node->kind = NODE_SEQUENCE;
    node->items = node->keys;
}

/* ------------------------------------------------------------------ slips */

/* Whether a key of a section is one that the entry before it was to have: "effects" of
 * {eat: {duration: 3s}, effects: fed}. */
static bool is_slipped(const struct key_table *table, const char *name, const struct node *value,
                       const struct node *before)
{
    const struct key *key = key_find(table, name);
    bool empty = node_is_null(before);
    bool methods = key && key->shape && !strcmp(key->shape, "methods");
    if (!key || node_is_null(value))
        return false;
    if (!empty && (before->kind != NODE_MAPPING || before->flow || strcmp(table->of, "fact") == 0))
        return false;
    return value->kind != NODE_MAPPING || (empty && methods);
}

void mend_slipped_key(const struct parsing *parsing, struct node *section, size_t entry,
                      struct node *key, struct node *value)
{
    if (section->items[entry]->kind != NODE_MAPPING)
        section->items[entry] = node_new_mapping(parsing->pool, section->items[entry]->place);
    refuse(parsing, key->place, "'%s' is indented too little, if it is a key of '%s'", key->text,
           section->keys[entry]->text);
    if (text_number_map_get(&section->items[entry]->index, key->text) < 0)
        node_add_pair(parsing->pool, section->items[entry], key, value);
}

static void mend_slips(const struct parsing *parsing, const struct key_table *table,
                       struct node *section)
{
    struct node kept = node_as_empty_mapping(section);
    for (size_t i = 0; i < section->count; i++) {
        struct node *key = section->keys[i], *value = section->items[i];
        if (kept.count > 0 && is_slipped(table, key->text, value, kept.items[kept.count - 1]))
            mend_slipped_key(parsing, &kept, kept.count - 1, key, value);
        else
            node_add_pair(parsing->pool, &kept, key, value);
    }
    *section = kept;
}

/* Whether a pair of a task is a method: a mapping that has a key of those. */
static bool is_method(const struct key_table *tasks, const struct key_table *methods,
                      const struct node *key, const struct node *value)
{
    bool found = false;
    if (value->kind != NODE_MAPPING || key_find(tasks, key->text))
        return false;
    for (size_t i = 0; i < value->count && !found; i++)
        found = key_find(methods, value->keys[i]->text) != NULL;
    return found;
}

/* Adds the mapping of methods to a task that has none, for a method that stands without it. */
static struct node *add_methods(const struct parsing *parsing, struct node *task,
                                const struct node *method, const char *what)
{
    struct node *key = pool_take(parsing->pool, sizeof *key);
    struct node *methods = node_new_mapping(parsing->pool, method->place);
    refuse(parsing, method->place, "'%s' is a method: write 'methods:' around the methods of %s",
           method->text, what);
    *key = (struct node){.kind = NODE_SCALAR, .place = method->place, .text = "methods"};
    node_add_pair(parsing->pool, task, key, methods);
    return methods;
}

void mend_misplaced_methods(const struct parsing *parsing, const struct key_table *tasks,
                            const struct key_table *methods, struct node *task, const char *what)
{
    int64_t given = text_number_map_get(&task->index, "methods");
    struct node kept = node_as_empty_mapping(task), *added = NULL;
    if (task->kind != NODE_MAPPING ||
        (given >= 0 && (task->flow || task->items[given]->kind != NODE_MAPPING)))
        return;
    for (size_t i = 0; i < task->count; i++) {
        struct node *key = task->keys[i], *value = task->items[i];
        if (!is_method(tasks, methods, key, value)) {
            node_add_pair(parsing->pool, &kept, key, value);
        } else if (given >= 0) {
            mend_slipped_key(parsing, task, (size_t)given, key, value);
        } else {
            if (!added)
                added = add_methods(parsing, &kept, key, what);
            node_add_pair(parsing->pool, added, key, value);
        }
    }
    *task = kept;
}

/* Whether a section is a mapping, or was made one after an error; otherwise an error. */
static bool is_section(const struct parsing *parsing, struct node *section, const char *name,
                       const struct key_table *table)
{
    if (section->kind == NODE_SEQUENCE && section->count > 0 &&
        mend_list(parsing, section, name, !table))
        return true;
    if (!check_is_mapping(parsing, section, name))
        return false;
    if (table && section->kind == NODE_MAPPING && !section->flow)
        mend_slips(parsing, table, section);
    return true;
}

/* ---------------------------------------------------------------- entries */

/* A text, or a list of texts, as it stands behind a key in braces; NULL if it is neither. */
static const char *written(struct pool *pool, const struct node *value)
{
    if (value->kind == NODE_SCALAR)
        return pool_format(pool, strpbrk(value->text, ",[]{}") ? "'%s'" : "%s", value->text);
    for (size_t i = 0; i < value->count; i++)
        if (value->items[i]->kind != NODE_SCALAR)
            return NULL;
    struct text list = {0};
    for (size_t i = 0; i < value->count; i++)
        text_add_item(&list, value->items[i]->text);
    return value->count ? pool_format(pool, "[%s]", text_move_to_pool(&list, pool)) : NULL;
}

bool check_entry_is_mapping(const struct parsing *parsing, const struct node *entry,
                            const char *what, const char *key)
{
    if (entry->kind == NODE_MAPPING || node_is_null(entry))
        return true;
    const char *value = written(parsing->pool, entry);
    size_t name =
        entry->kind == NODE_SCALAR ? strspn(entry->text, "abcdefghijklmnopqrstuvwxyz_") : 0;
    if (name && entry->text[name] == ':' && entry->text[name + 1])
        refuse(parsing, node_part_place(entry, name, 1),
               "a blank is missing behind the ':'; write: %.*s: %s", (int)name, entry->text,
               entry->text + name + 1);
    else if (value && key)
        refuse(parsing, entry->place, "%s must be a mapping (key: value); write: {%s: %s}", what,
               key, value);
    else
        (void)check_is_mapping(parsing, entry, what);
    return false;
}

/* Declares the name of an entry; false, with an error, where it is taken. */
static bool declare_entry(const struct section_entries *entries)
{
    const struct parsing *parsing = &entries->domain->parsing;
    const struct signature *signature = &entries->signature;
    const struct name_table *names = entries->names;
    int64_t known = name_number(names, signature->name);
    if (known < 0 && entries->others) {
        names = entries->others;
        known = name_number(names, signature->name);
    }
    if (known < 0) {
        name_add(entries->names, parsing->pool, signature->name, signature->place);
        return true;
    }
    const char *title =
        entries->others ? pool_format(parsing->pool, "'%s'", signature->name) : entries->title;
    refuse(parsing, signature->place, "%s is defined twice%s%s", title,
           entries->others ? ", among " : "", entries->others ? entries->both : "");
    report_note(parsing->diagnostics, names->items[known].place, "it was first defined here");
    return false;
}

/* Reads the name of an entry, with its parameters; false, with an error, if it is none. */
static bool read_entry_name(struct section_entries *entries, const struct node *key)
{
    const struct parsing *parsing = &entries->domain->parsing;
    struct signature *signature = &entries->signature;
    *signature = (struct signature){.what = entries->what, .types_only = signature->types_only};
    if (!entries->plain)
        return parse_signature(parsing, key, signature);
    signature->name = key->text;
    signature->place = key->place;
    return check_name(parsing, key->text, key->place, entries->what);
}

bool next_entry(struct section_entries *entries)
{
    const struct parsing *parsing = &entries->domain->parsing;
    struct node *section = entries->section;
    const char *kind = strchr(entries->what, ' ') + 1;
    if (!entries->name)
        entries->name = pool_format(parsing->pool, "'%ss'", kind);
    if (entries->next == 0 && !is_section(parsing, section, entries->name, entries->keys))
        return false;
    while (entries->next < section->count) {
        size_t i = entries->next++;
        if (!read_entry_name(entries, section->keys[i]))
            continue;
        entries->title = pool_format(parsing->pool, "%s '%s'", kind, entries->signature.name);
        entries->value = section->items[i];
        if (!entries->names || declare_entry(entries))
            return true;
    }
    return false;
}
