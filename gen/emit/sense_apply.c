/* SPDX-License-Identifier: MIT */
/*
 * Writes the functions that read sensed facts from the game, and those that carry changes of
 * applied facts over to the game. See parts.h.
 */
#include "domain/agent_type.h"
#include "emit/accessors.h"
#include "emit/parts.h"

/* The objects of the i-th ground fact: ", GUARD_LASER". */
static const char *sense_apply_objects_of(struct writer *writer, const struct fact *fact, size_t i)
{
    const struct domain *domain = writer->tables->problem->domain;
    const char *list = "";
    for (size_t j = fact->parameter_count; j-- > 0;) {
        const struct symbol_set *objects = &fact->parameters[j]->objects;
        const char *name = domain->symbols[objects->symbols[i % objects->count]].name;
        list = pool_format(writer->pool, ", %s_%s%s", writer->upper, upper_case(writer->pool, name),
                           list);
        i /= objects->count;
    }
    return list;
}

static bool any_sense(const struct writer *writer, const struct agent_type *agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    bool any = false;
    for (size_t i = 0; i < domain->fact_count; i++)
        any |= has_sense(agent_type, domain->facts[i]);
    return any;
}

static bool any_apply(const struct writer *writer, const struct agent_type *agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    bool any = false;
    for (size_t i = 0; i < domain->fact_count; i++)
        any |= has_apply(agent_type, domain->facts[i]);
    return any;
}

/* --------------------------------------------------------------- sensed facts */

/* Writes what must hold for a fact to be read: its slots are bound. */
static void write_slot_test(struct writer *writer, const struct fact *fact, size_t i)
{
    const struct domain *domain = writer->tables->problem->domain;
    const char *before = "        if (";
    for (size_t j = fact->parameter_count; j-- > 0;) {
        const struct object_type *type = fact->parameters[j];
        size_t symbol = type->objects.symbols[i % type->objects.count];
        i /= type->objects.count;
        if (!type->slots)
            continue;
        text_add(&writer->text, "%s%s_%s_bound(self, %s_%s)", before, writer->prefix, type->name,
                 writer->upper, upper_case(writer->pool, domain->symbols[symbol].name));
        before = " && ";
    }
    if (is_of_slots(fact))
        text_add(&writer->text, ")\n    ");
}

static void write_reading(struct writer *writer, const char *prefix, const struct fact *fact,
                          const char *objects)
{
    text_add(&writer->text, "        %s_set_%s(self%s, %s_sense_%s(self%s));\n", writer->prefix,
             fact->name, objects, prefix, fact->name, objects);
}

static void open_function(struct writer *writer, const struct agent_type *agent_type,
                          const char *head, const char *what)
{
    emit(writer, "static void agent_type__$n__", agent_type->name);
    text_add(&writer->text, "%s\n{\n", head);
    emit(writer, "    $p_agent *self = ($p_agent *)(void *)agent;\n    switch ($n) {\n", what);
}

static void close_function(struct writer *writer)
{
    text_add(&writer->text, "    default:\n        break;\n    }\n}\n\n");
}

void write_sense(struct writer *writer, const struct agent_type *agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    size_t number = 0;
    if (!any_sense(writer, agent_type))
        return;
    open_function(writer, agent_type, "sense(gg_agent *agent, uint16_t sense)", "sense");
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        number += i > 0 && domain->facts[i - 1]->sensed;
        if (!has_sense(agent_type, fact))
            continue;
        text_add(&writer->text, "    case %zu: /* %s */\n", number, fact->name);
        for (size_t j = 0; j < fact->count; j++) {
            write_slot_test(writer, fact, j);
            write_reading(writer, agent_type_prefix(writer, agent_type), fact,
                          sense_apply_objects_of(writer, fact, j));
        }
        text_add(&writer->text, "        break;\n");
    }
    close_function(writer);
}

/* -------------------------------------------------------------- applied facts */

/* Whether an agent type has a function that applies the fact. */
static bool sense_apply_is_applied(const struct domain *domain, const struct fact *fact)
{
    bool any = false;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        any |= has_apply(&domain->agent_types[i], fact);
    return any;
}

void write_values(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        if (!sense_apply_is_applied(domain, fact))
            continue;
        text_add(&writer->text, "static %s value__%s(uint32_t packed)\n{\n",
                 value_type(writer, fact), fact->name);
        write_unpacking(writer, fact);
        text_add(&writer->text, "}\n\n");
    }
}

static void write_applying(struct writer *writer, const char *prefix, const struct fact *fact,
                           size_t number)
{
    emit(writer, "    case $P_FACT_$N", fact->name);
    if (fact->parameter_count)
        text_add(&writer->text, " + %zu", number);
    text_add(&writer->text, ":\n        %s_apply_%s(self%s, value__%s(value));\n        break;\n",
             prefix, fact->name, sense_apply_objects_of(writer, fact, number), fact->name);
}

void write_apply(struct writer *writer, const struct agent_type *agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_apply(writer, agent_type))
        return;
    open_function(writer, agent_type, "apply(gg_agent *agent, uint16_t fact, uint32_t value)",
                  "fact");
    for (size_t i = 0; i < domain->fact_count; i++)
        for (size_t j = 0; has_apply(agent_type, domain->facts[i]) && j < domain->facts[i]->count;
             j++)
            write_applying(writer, agent_type_prefix(writer, agent_type), domain->facts[i], j);
    close_function(writer);
}
