/* SPDX-License-Identifier: MIT */
/* `types`, and the lists of symbols that types and facts have. */
#include "syntax/name_rules.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/slots.h"

void declare_types(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain, section, "a type", .plain = true,
                                      .names = &domain->type_names};
    while (next_entry(&entries))
        POOL_ADD(domain->parsing.pool, domain->types, domain->type_count) =
            (struct object_type){.name = entries.signature.name,
                                 .place = entries.signature.place,
                                 .node = entries.value};
}

static size_t symbol_named(struct domain *domain, const char *name, struct place place)
{
    struct pool *pool = domain->parsing.pool;
    int64_t known = name_number(&domain->symbol_names, name);
    if (known >= 0) {
        domain->symbols[known].lists++;
        return (size_t)known;
    }
    name_add(&domain->symbol_names, pool, name, place);
    POOL_ADD(pool, domain->symbols, domain->symbol_count) =
        (struct symbol){.name = name, .place = place, .lists = 1};
    return domain->symbol_count - 1;
}

static void add_symbol(struct domain *domain, struct symbol_set *set, size_t symbol)
{
    if (symbol_position(set, symbol) >= 0 || set->count > SYMBOL_LIMIT ||
        domain->listed_count > LISTED_LIMIT)
        return;
    domain->listed_count++;
    symbol_add(domain->parsing.pool, set, symbol);
}

static bool type_section_gather(struct domain *domain, struct object_type *type, unsigned depth);

/* An item of a list of symbols: a type stands for its objects. */
static void add_item(struct domain *domain, struct symbol_set *set, const struct node *item,
                     unsigned depth)
{
    const struct parsing *parsing = &domain->parsing;
    if (!node_as_text(parsing, item, "a symbol"))
        return;
    int64_t type = name_number(&domain->type_names, item->text);
    if (type < 0) {
        if (check_name(parsing, item->text, item->place, "a symbol"))
            add_symbol(domain, set, symbol_named(domain, item->text, item->place));
        return;
    }
    if (!type_section_gather(domain, &domain->types[type], depth)) {
        refuse(parsing, item->place, "type '%s' contains itself%s", item->text,
               depth > TYPE_DEPTH ? ", or types are nested too deep" : "");
        return;
    }
    const struct symbol_set *objects = &domain->types[type].objects;
    for (size_t i = 0; i < objects->count; i++)
        add_symbol(domain, set, objects->symbols[i]);
}

/* There is no room for an item; of all lists together that is told once. */
static void report_beyond(const struct parsing *parsing, struct place place, bool of_all)
{
    refuse(parsing, place,
           "with this one there are more than %d symbols in %s, the most that there can be",
           of_all ? LISTED_LIMIT : SYMBOL_LIMIT,
           of_all ? "all lists of types and facts together" : "the list");
    report_note(parsing->diagnostics, place,
                "this bound is fixed; several types, or facts, can share the objects out");
}

/* `depth` is how many types the list is nested in. */
static void read_nested(struct domain *domain, const struct node *list, struct symbol_set *set,
                        unsigned depth)
{
    const struct parsing *parsing = &domain->parsing;
    struct text_number_map seen = {0};
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    const struct node *beyond = NULL; /* the first item that there is no room for */
    for (size_t i = 0; i < list->count; i++) {
        const struct node *item = list->items[i];
        if (item->kind == NODE_SCALAR && text_number_map_get(&seen, item->text) >= 0)
            refuse(parsing, item->place, "'%s' is listed twice", item->text);
        text_number_map_put(&seen, parsing->pool, item->text, 0);
        bool full = domain->listed_count > LISTED_LIMIT;
        add_item(domain, set, item, depth);
        if (!beyond && set->count > SYMBOL_LIMIT)
            beyond = item;
        if (!full && domain->listed_count > LISTED_LIMIT)
            report_beyond(parsing, item->place, true);
    }
    if (!set->count && errors == diagnostics_error_count(parsing->diagnostics))
        refuse(parsing, list->place, "an empty list of symbols");
    if (beyond)
        report_beyond(parsing, beyond->place, false);
}

void read_symbols(struct domain *domain, const struct node *list, struct symbol_set *set)
{
    read_nested(domain, list, set, 0);
}

/* Makes the slots of a type: enemy_1, enemy_2 and so on. */
static void gather_slots(struct domain *domain, struct object_type *type)
{
    read_slots(domain, type);
    for (unsigned i = 1; i <= type->slots; i++) {
        const char *name = pool_format(domain->parsing.pool, "%s_%u", type->name, i);
        if (!check_name(&domain->parsing, name, type->place, "a slot"))
            return;
        size_t symbol = symbol_named(domain, name, type->place);
        domain->symbols[symbol].slot_of = type;
        add_symbol(domain, &type->objects, symbol);
    }
}

/* Completes a type; false if it is being completed already, or where types
 * are nested too deep. */
static bool type_section_gather(struct domain *domain, struct object_type *type, unsigned depth)
{
    if (type->open || type->complete || depth > TYPE_DEPTH)
        return type->complete;
    type->open = true;
    mend_braced_symbol_list(&domain->parsing, type->node,
                            pool_format(domain->parsing.pool, "type '%s'", type->name));
    if (type->node->kind == NODE_MAPPING)
        gather_slots(domain, type);
    else if (type->node->kind != NODE_SEQUENCE)
        refuse(&domain->parsing, type->node->place,
               "type '%s' must be a list of objects, or slots: {slots: 8, shared: true}",
               type->name);
    else
        read_nested(domain, type->node, &type->objects, depth + 1);
    for (size_t i = 0; i < type->objects.count; i++)
        domain->symbols[type->objects.symbols[i]].object = true;
    type->open = false;
    type->complete = true;
    return true;
}

void gather_type_objects(struct domain *domain)
{
    for (size_t i = 0; i < domain->type_count; i++)
        (void)type_section_gather(domain, &domain->types[i], 0);
    check_slot_types(domain);
}
