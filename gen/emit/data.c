/* SPDX-License-Identifier: MIT */
/*
 * What actions tell whoever carries them out: a structure with the fields of `data`, a row of it for
 * each action of the YAML and one of the defaults behind these, and the functions that give the row
 * of an action. A domain without `data` has nothing of it. See parts.h.
 */
#include "emit/accessors.h"
#include "emit/parts.h"

#include <inttypes.h>

static bool has_data(const struct domain *domain)
{
    return domain->data_field_count > 0 && domain->action_count > 0;
}

/* ------------------------------------------------------------------ header */

void write_data_type(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!has_data(domain))
        return;
    emit(writer,
         "/** What the YAML tells of an action, for whoever carries it out. */\n"
         "typedef struct $p_data {\n",
         "");
    for (size_t i = 0; i < domain->data_field_count; i++) {
        const struct data_field *field = &domain->data_fields[i];
        if (field->is_text)
            text_add(&writer->text, "    const GG_ROM char *%s;\n", field->type.name);
        else
            text_add(&writer->text, "    %s %s;\n", value_type(writer, &field->type),
                     field->type.name);
    }
    emit(writer, "} $p_data;\n\n", "");
}

void declare_data_functions(struct writer *writer)
{
    if (has_data(writer->tables->problem->domain))
        emit(
            writer,
            "/** The data of the action that is running, also while it is stopped; where none is,\n"
            " *  the defaults of the fields. Never NULL. */\n"
            "const GG_ROM $p_data *$p_action_data(const $p_agent *agent);\n\n"
            "/** The data of an action; of $P_ACTION_NONE the defaults. Never NULL. */\n"
            "const GG_ROM $p_data *$p_data_of($p_action action);\n\n",
            "");
}

/* ------------------------------------------------------------------ source */

/* low + value * step, as a decimal number where the field has steps between whole ones. */
static const char *number_text(struct writer *writer, const struct number_scale *scale,
                               uint32_t value)
{
    int64_t number = scale->low + value * scale->step, divisor = scale->divisor;
    if (divisor == 1)
        return number == INT32_MIN ? "INT32_MIN" : pool_format(writer->pool, "%" PRId64, number);
    for (; divisor > 10 && number % 10 == 0; divisor /= 10)
        number /= 10;
    int digits = 0;
    for (int64_t i = divisor; i > 1; i /= 10)
        digits++;
    int64_t size = number < 0 ? -number : number;
    return pool_format(writer->pool, "%s%" PRId64 ".%0*" PRId64, number < 0 ? "-" : "",
                       size / divisor, digits, size % divisor);
}

/* The value of a field that is no text. */
static void write_value(struct writer *writer, const struct fact *type, uint32_t value)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (type->kind == GG_BOOL)
        text_add(&writer->text, value ? "true" : "false");
    else if (type->kind == GG_SYMBOL)
        emit(writer, "$P_$N", domain->symbols[type->values.symbols[value]].name);
    else
        text_add(&writer->text, "%s", number_text(writer, &type->scale, value));
}

/* The row of an action; NULL: that of the defaults. */
static void write_row(struct writer *writer, const struct action *action)
{
    const struct domain *domain = writer->tables->problem->domain;
    text_add(&writer->text, "    {");
    for (size_t i = 0; i < domain->data_field_count; i++) {
        const struct data_field *field = &domain->data_fields[i];
        bool given = action && action->data && action->data[i].text;
        text_add(&writer->text, "%s.%s = ", i ? ", " : "", field->type.name);
        if (!field->is_text)
            write_value(writer, &field->type, given ? action->data[i].value : field->type.start);
        else if (given)
            text_add(&writer->text, "GG_TEXT(%s)",
                     string_literal(writer->pool, action->data[i].text));
        else
            text_add(&writer->text, "data__default__%s", field->type.name);
    }
    text_add(&writer->text, "}, /* %s */\n", action ? action->name : "the defaults");
}

void write_data(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!has_data(domain))
        return;
    for (size_t i = 0; i < domain->data_field_count; i++)
        if (domain->data_fields[i].is_text)
            text_add(&writer->text, "static const GG_ROM char data__default__%s[] = %s;\n",
                     domain->data_fields[i].type.name,
                     string_literal(writer->pool, domain->data_fields[i].text));
    emit(writer, "static const GG_ROM $p_data data__rows[] = {\n", "");
    for (size_t i = 0; i < domain->action_count; i++)
        write_row(writer, domain->actions[i]);
    write_row(writer, NULL);
    emit(writer,
         "};\n\n"
         "const GG_ROM $p_data *$p_data_of($p_action action)\n{\n"
         "    uint16_t row = (uint16_t)action;\n"
         "    if ((size_t)action > $P_ACTION_NONE)\n        row = $P_ACTION_NONE;\n"
         "    return &data__rows[row];\n}\n\n"
         "const GG_ROM $p_data *$p_action_data(const $p_agent *agent)\n{\n"
         "    uint16_t number = gg_agent_action(&agent->core);\n"
         "    if (number == GG_NONE)\n        return &data__rows[$P_ACTION_NONE];\n"
         "    return &data__rows[$p_domain.actions[number].source_index];\n}\n\n",
         "");
}
