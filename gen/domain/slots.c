/* SPDX-License-Identifier: MIT */
/* Types of slots: see slots.h. */
#include "domain/slots.h"

#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/trees.h"

static const struct key slots_rows[] = {
    {"slots", KEY_NUMBER, KEY_FIELD(object_type, slots), .low = 1, .high = SLOTS_MOST,
     .otherwise = 1, .required = true, .without = "must be given",
     .description = "How many of them there can be at a time."},
    {"shared", KEY_FLAG, KEY_FIELD(object_type, shared),
     .description = "Whether the world binds them, so that they are the same for all agents."},
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

/* What a fact of slots, or one that can be a slot, must not be; NULL: it is fine. */
static const char *fault_of_slots(const struct domain *domain, const struct fact *fact)
{
    if (fact->constant)
        return "is of slots, which come and go, so it cannot be constant";
    if (fact->shared && has_private_slots(domain, fact))
        return "is shared, and the slots are each agent's own: the type wants 'shared: true', too";
    if (domain->places.fact == fact && can_have_slot_value(domain, fact))
        return "tells where agents are: no slot can be a place";
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

void check_slot_facts(struct domain *domain, const struct node *team)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        check_fact(domain, domain->facts[i]);
    for (size_t i = 0; team && i < domain->type_count; i++)
        if (domain->types[i].slots)
            refuse(&domain->parsing, domain->types[i].place,
                   "type '%s' has slots, which a domain with a 'team' cannot have: a team's "
                   "schedule is made for what is there all the time",
                   domain->types[i].name);
}
