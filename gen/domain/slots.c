/* SPDX-License-Identifier: MIT */
/* Types of slots: see slots.h. */
#include "domain/slots.h"

#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/trees.h"

#include <string.h>

static void read_position(const struct key_reading *reading, struct node *value)
{
    struct object_type *type = reading->object;
    type->is_placed = value->kind == NODE_SCALAR && strcmp(value->text, "position") == 0;
    if (!type->is_placed)
        refuse(&reading->domain->parsing, value->place,
               "'at' of slots is: position, as the game tells where each of them is");
}

static const struct key slots_rows[] = {
    {"slots", KEY_NUMBER, KEY_FIELD(object_type, slots), .low = 1, .high = SLOTS_MOST,
     .otherwise = 1, .required = true, .without = "must be given",
     .description = "How many of them there can be at a time."},
    {"shared", KEY_FLAG, KEY_FIELD(object_type, shared),
     .description = "Whether the world binds them, so that they are the same for all agents."},
    {"at", KEY_OWN, .read = read_position, .shape = "placed", .value = "`position`",
     .description = "That each of them is a place, which the game moves."},
    {.name = NULL},
};

const struct key_table slots_keys = {.of = "slots", .keys = slots_rows};

void read_slots(struct domain *domain, struct object_type *type)
{
    const char *what = pool_format(domain->parsing.pool, "type '%s'", type->name);
    (void)keys_read(&(struct key_reading){domain, NULL, what, type->node, type, NULL}, &slots_keys);
    if (value_of_key(type->node, "slots"))
        return;
    type->slots = 0;
    refuse(&domain->parsing, type->node->place,
           "%s must be a list of objects, or slots: {slots: 8, shared: true}", what);
}

void check_slot_types(struct domain *domain)
{
    struct diagnostics *diagnostics = domain->parsing.diagnostics;
    for (size_t i = 0; i < domain->type_count; i++) {
        const struct object_type *type = &domain->types[i];
        for (size_t j = 0; j < type->objects.count; j++) {
            const struct symbol *symbol = &domain->symbols[type->objects.symbols[j]];
            if (!symbol->slot_of || symbol->slot_of == type)
                continue;
            report_error(
                diagnostics, type->place,
                "type '%s' has '%s', which is a slot of '%s': facts can list it, but no other type",
                type->name, symbol->name, symbol->slot_of->name);
            break;
        }
    }
}

void declare_slot_bindings(struct domain *domain)
{
    const struct parsing *parsing = &domain->parsing;
    for (size_t i = 0; i < domain->type_count; i++) {
        struct object_type *type = &domain->types[i];
        const char *name = pool_format(parsing->pool, "%s_bound", type->name);
        if (!type->slots || !check_name(parsing, name, type->place, "a fact"))
            continue;
        int64_t known = name_number(&domain->fact_names, name);
        if (known >= 0) {
            refuse(parsing, domain->facts[known]->place,
                   "the fact '%s' tells which slots of '%s' are bound: call this one otherwise",
                   name, type->name);
            continue;
        }
        struct parameter slot = {.type = type};
        struct fact *fact =
            add_runtime_fact(domain, name, type->place, &(struct parameters){&slot, 1});
        fact->shared = type->shared;
        fact->is_binding = true;
        name_add(&domain->fact_names, parsing->pool, name, type->place);
        type->bound = fact;
    }
}

/* ------------------------------------------------------------------- facts */

/* Whether a fact is of slots that each agent binds for itself, or can be one. */
static bool has_private_slots(const struct domain *domain, const struct fact *fact)
{
    for (size_t i = 0; i < fact->parameter_count; i++)
        if (fact->parameters[i] && fact->parameters[i]->slots && !fact->parameters[i]->shared)
            return true;
    for (size_t i = 0; fact->kind == GG_SYMBOL && i < fact->values.count; i++) {
        const struct object_type *type = domain->symbols[fact->values.symbols[i]].slot_of;
        if (type && !type->shared)
            return true;
    }
    return false;
}

/* Whether a fact can be a slot that is no place. */
static bool can_be_unplaced_slot(const struct domain *domain, const struct fact *fact)
{
    for (size_t i = 0; fact->kind == GG_SYMBOL && i < fact->values.count; i++) {
        const struct object_type *type = domain->symbols[fact->values.symbols[i]].slot_of;
        if (type && !type->is_placed)
            return true;
    }
    return false;
}

/* What a fact of slots, or one that can be a slot, must not be; NULL: it is fine. */
static const char *fault_of_slots(const struct domain *domain, const struct fact *fact)
{
    if (fact->constant)
        return "is of slots, which come and go, so it cannot be constant";
    if (fact->shared && has_private_slots(domain, fact))
        return "is shared, and the slots are each agent's own: the type wants 'shared: true', too";
    if (domain->places.fact == fact && can_be_unplaced_slot(domain, fact))
        return "tells where agents are: a slot can be a place only if its type has 'at: position'";
    return NULL;
}

static void check_fact(struct domain *domain, const struct fact *fact)
{
    struct diagnostics *diagnostics = domain->parsing.diagnostics;
    bool can_be = can_have_slot_value(domain, fact);
    if (fact->is_binding || (!has_slot_parameter(fact) && !can_be))
        return;
    const char *fault = fault_of_slots(domain, fact);
    if (fault)
        report_error(diagnostics, fact->place, "fact '%s' %s", fact->name, fault);
    if (can_be && domain->symbols[fact->values.symbols[fact->start]].slot_of)
        report_error(diagnostics, fact->place,
                     "fact '%s' would be '%s' at the start, a slot that is empty then: let it "
                     "begin with another symbol, as [none, %s]",
                     fact->name, domain->symbols[fact->values.symbols[fact->start]].name,
                     domain->symbols[fact->values.symbols[fact->start]].slot_of->name);
}

/* Checks a type whose slots are places. */
static void check_placed_slots(const struct domain *domain, const struct object_type *type)
{
    const struct parsing *parsing = &domain->parsing;
    const struct places *places = &domain->places;
    const struct node *at = value_of_key(type->node, "at");
    if (!type->shared)
        refuse(parsing, at->place,
               "type '%s' has positions, which are the same for all agents: it wants "
               "'shared: true', too",
               type->name);
    else if (domain->has_roads)
        refuse(parsing, at->place,
               "type '%s' has positions, and with 'roads' nobody walks anywhere else", type->name);
    else if (!places->points)
        refuse(parsing, at->place,
               "type '%s' has positions, so agents walk by positions: 'places' wants 'at'",
               type->name);
    else if (symbol_position(&places->fact->values, type->objects.symbols[0]) < 0)
        refuse(parsing, at->place,
               "the slots of '%s' are places, but none of the values of '%s', which tells where "
               "an agent is: add '%s' to these",
               type->name, places->fact->name, type->name);
    else if (!places->nowhere_node)
        refuse(parsing, at->place,
               "an agent that is at a slot of '%s' is at no place when that is unbound: 'places' "
               "wants 'nowhere', the value of '%s' that says so",
               type->name, places->fact->name);
}

bool has_placed_slots(const struct domain *domain)
{
    for (size_t i = 0; i < domain->type_count; i++)
        if (domain->types[i].is_placed)
            return true;
    return false;
}

/* Checks what is no place: see places.nowhere. */
static void check_nowhere(const struct domain *domain)
{
    const struct parsing *parsing = &domain->parsing;
    const struct places *places = &domain->places;
    if (!has_placed_slots(domain))
        refuse(parsing, places->nowhere_node->place,
               "'nowhere' is for agents whose place is gone, and no type has slots with "
               "'at: position'");
    else if (places->has_nowhere && places->fact->start == places->nowhere)
        report_error(parsing->diagnostics, places->fact->place,
                     "fact '%s' would be '%s' at the start: agents begin at a place",
                     places->fact->name, places->nowhere_node->text);
}

void check_slot_facts(struct domain *domain, const struct node *team)
{
    if (domain->places.nowhere_node)
        check_nowhere(domain);
    for (size_t i = 0; i < domain->type_count; i++)
        if (domain->types[i].is_placed && domain->types[i].objects.count > 0)
            check_placed_slots(domain, &domain->types[i]);
    for (size_t i = 0; i < domain->fact_count; i++)
        check_fact(domain, domain->facts[i]);
    for (size_t i = 0; team && i < domain->type_count; i++)
        if (domain->types[i].slots)
            refuse(&domain->parsing, domain->types[i].place,
                   "type '%s' has slots, which a domain with a 'team' cannot have: a team's "
                   "schedule is made for what is there all the time",
                   domain->types[i].name);
}
