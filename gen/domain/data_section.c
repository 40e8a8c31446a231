/* SPDX-License-Identifier: MIT */
/*
 * `data`: what actions tell whoever carries them out, as animations and sounds. The section names
 * the fields, whose types and defaults are read as those of facts are, or are texts; an action gives
 * values of them. Nothing that plans looks at it.
 */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"

#include <string.h>

/* A text that C can have as a literal; NULL, with an error, where it is none. */
static const char *literal_of(const struct parsing *parsing, const struct node *node,
                              const char *what)
{
    const char *text = node_as_text(parsing, node, what);
    if (text && strlen(text) > DATA_TEXT_MOST) {
        refuse(parsing, node->place, "%s has more than %d bytes", what, DATA_TEXT_MOST);
        return NULL;
    }
    return text;
}

/* Reads a value of a field; false, with an error, if it is none. what: "the speed of action 'run'" */
static bool read_data_value(struct domain *domain, const struct data_field *field,
                            const struct node *node, const char *what, struct data_value *value)
{
    const struct parsing *parsing = &domain->parsing;
    struct data_value read = {.place = node->place};
    struct term term = {0};
    struct scope scope = scope_of_domain(domain, what);
    scope.looks_on = true;
    if (field->type.untyped)
        return false;
    read.text =
        field->is_text ? literal_of(parsing, node, what) : node_as_text(parsing, node, what);
    if (!read.text)
        return false;
    if (field->type.kind == GG_BOOL && !field->is_text)
        read.value = node_as_flag(parsing, node, field->type.name);
    else if (!field->is_text && (!parse_value(parsing, node, &term) ||
                                 !resolve_value(&scope, &field->type, &term, &read.value)))
        return false;
    *value = read;
    return true;
}

/* ------------------------------------------------------------------ fields */

/* Reads the type of a field: text, or one of those of facts. */
static void read_field_type(const struct key_reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct data_field *field = reading->object;
    field->is_text = node->kind == NODE_SCALAR && strcmp(node->text, "text") == 0;
    field->type.untyped = false;
    field->text = "";
    if (!field->is_text) {
        read_fact_type(domain, &field->type, node, reading->what, "text, ");
    } else if (name_number(&domain->type_names, "text") >= 0) {
        refuse(&domain->parsing, node->place,
               "'text' is the word for texts here, and a type of this domain: call the type "
               "otherwise");
        field->type.untyped = true;
    }
    const struct symbol_set *values = &field->type.values;
    for (size_t i = 0; i < values->count && !field->type.untyped; i++)
        if (domain->symbols[values->symbols[i]].slot_of) {
            refuse(&domain->parsing, node->place,
                   "%s would have slots as values, which come and go: the action can have them as "
                   "parameters",
                   reading->what);
            field->type.untyped = true;
        }
}

static void read_default(const struct key_reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct data_field *field = reading->object;
    struct data_value value;
    if (!read_data_value(domain, field, node,
                         pool_format(domain->parsing.pool, "the default of %s", reading->what),
                         &value))
        return;
    field->type.start = value.value;
    field->text = value.text;
}

/* The type comes first: what the default can be depends on it. */
static const struct key field_rows[] = {
    {"type", KEY_OWN, .read = read_field_type, .shape = "field_type", .required = true,
     .value = "`text`, or as of a fact", .description = "What values the field can have."},
    {"default", KEY_OWN, .read = read_default, .shape = "value", .value = "a value",
     .without = "an empty text, or where a fact would start",
     .description = "The value for actions that do not give one."},
    {.name = NULL},
};

const struct key_table field_keys = {.of = "field", .keys = field_rows};

static void read_field(struct domain *domain, struct data_field *field, struct node *node,
                       const char *what)
{
    struct key_reading reading = {domain, NULL, what, node, field, NULL};
    if (node->kind != NODE_MAPPING) {
        read_field_type(&reading, node);
        return;
    }
    field->type.untyped = true;
    (void)keys_read(&reading, &field_keys);
    if (!value_of_key(node, "type"))
        refuse(&domain->parsing, node->place, "%s has no 'type'", what);
}

void declare_data_fields(struct domain *domain, struct node *section)
{
    struct section_entries entries = {
        domain, section, "a field", .name = "'data'", .plain = true, .names = &domain->data_names};
    while (next_entry(&entries)) { /* which declares its name: there is a field for each */
        struct place place = entries.signature.place;
        struct data_field *field =
            POOL_ITEM(domain->parsing.pool, domain->data_fields, domain->data_field_count);
        field->type = (struct fact){.name = entries.signature.name, .place = place};
        if (domain->data_field_count > DATA_FIELDS_MOST) {
            field->type.untyped = true;
            refuse(&domain->parsing, place, "more than %d fields of data", DATA_FIELDS_MOST);
            return;
        }
        read_field(domain, field, entries.value, entries.title);
    }
}

/* ------------------------------------------------------------------ values */

static void report_unknown_field(const struct key_reading *reading, const struct node *key)
{
    const struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    if (domain->data_field_count) {
        refuse(parsing, key->place, "unknown field '%s' in the data of %s", key->text,
               reading->what);
        note_nearest_name(parsing, &domain->data_names, key->text);
        return;
    }
    refuse(parsing, key->place,
           "%s gives data, and the domain has no fields: a section 'data' names them, as data: "
           "{%s: text}",
           reading->what, key->text);
}

void read_action_data(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    struct action *action = reading->object;
    if (value->kind != NODE_MAPPING) {
        refuse(parsing, value->place,
               "the data of %s is a mapping, field: value, as data: {%s: ...}", reading->what,
               domain->data_field_count ? domain->data_fields[0].type.name : "speed");
        return;
    }
    action->data = pool_take(parsing->pool, (domain->data_field_count + 1) * sizeof *action->data);
    for (size_t i = 0; i < value->count; i++) {
        int64_t field = name_number(&domain->data_names, value->keys[i]->text);
        if (field < 0) {
            report_unknown_field(reading, value->keys[i]);
            if (!domain->data_field_count)
                return;
            continue;
        }
        (void)read_data_value(
            domain, &domain->data_fields[field], value->items[i],
            pool_format(parsing->pool, "'%s' of %s", value->keys[i]->text, reading->what),
            &action->data[field]);
    }
}

const char *words_of_action_data(struct pool *pool, const struct domain *domain,
                                 const struct action *action)
{
    struct text words = {0};
    for (size_t i = 0; action->data && i < domain->data_field_count; i++)
        if (action->data[i].text)
            text_add_item(&words, pool_format(pool, "%s = %s", domain->data_fields[i].type.name,
                                              action->data[i].text));
    return words.length ? text_move_to_pool(&words, pool) : NULL;
}
