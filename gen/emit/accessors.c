/* SPDX-License-Identifier: MIT */
/*
 * Getters and setters: inline functions that turn the packed values into the
 * types and units of the YAML. See accessors.h.
 */
#include "emit/accessors.h"

#include "ground/describe.h"

#include <inttypes.h>
#include <string.h>

const char *value_type(struct writer *writer, const struct fact *fact)
{
    if (fact->kind == GG_BOOL)
        return "bool";
    if (fact->kind == GG_SYMBOL)
        return pool_format(writer->pool, "%s_symbol", writer->prefix);
    return fact->scale.divisor == 1 ? "int32_t" : "double";
}

static bool is_type_among(const struct fact *fact, const char *name)
{
    for (size_t i = 0; i < fact->parameter_count; i++)
        if (strcmp(fact->parameters[i]->name, name) == 0)
            return true;
    return false;
}

/* A type's name with a number, such that it is no other parameter's type. */
static const char *numbered_name(struct pool *pool, const struct fact *fact, const char *type,
                                 size_t before)
{
    for (size_t number = 1;; number++) {
        const char *name = pool_format(pool, "%s_%zu", type, number);
        if (!is_type_among(fact, name) && before-- == 0)
            return name;
    }
}

const char *fact_parameter(struct writer *writer, const struct fact *fact, size_t index)
{
    size_t before = 0, all = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        all += fact->parameters[i] == fact->parameters[index];
        before += i < index && fact->parameters[i] == fact->parameters[index];
    }
    const char *name = fact->parameters[index]->name;
    if (all == 1 && !is_taken(writer->tables->problem->domain, name))
        return name;
    return numbered_name(writer->pool, fact, name, before);
}

const char *fact_parameters(struct writer *writer, const struct fact *fact, bool declared)
{
    const char *list = "";
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const char *type = declared ? pool_format(writer->pool, "%s_symbol ", writer->prefix) : "";
        list = pool_format(writer->pool, "%s, %s%s", list, type, fact_parameter(writer, fact, i));
    }
    return list;
}

/* The list without the comma that leads it; "void" if there is none. */
static const char *alone(const char *list)
{
    return *list ? list + 2 : "void";
}

/* -------------------------------------------------------- objects, numbers */

static void write_position(struct writer *writer, const struct object_type *type)
{
    emit(writer,
         "/** The position of an object among those of type '$n'; one past the last\n"
         " *  if it is none. */\n"
         "static inline uint32_t $p_position_of_$n($p_symbol object)\n{\n    switch (object) {\n",
         type->name);
    for (size_t i = 0; i < type->objects.count; i++) {
        const struct domain *domain = writer->tables->problem->domain;
        emit(writer, "    case $P_$N:\n", domain->symbols[type->objects.symbols[i]].name);
        text_add(&writer->text, "        return %zu;\n", i);
    }
    text_add(&writer->text, "    default:\n        return %zu;\n    }\n}\n\n", type->objects.count);
}

/* Types whose objects are parameters of facts. */
static void write_positions(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t t = 0; t < domain->type_count; t++) {
        bool used = false;
        for (size_t i = 0; i < domain->fact_count; i++)
            for (size_t j = 0; j < domain->facts[i]->parameter_count; j++)
                used |= !domain->facts[i]->is_cooldown &&
                        domain->facts[i]->parameters[j] == &domain->types[t];
        if (used)
            write_position(writer, &domain->types[t]);
    }
}

/* The statements that make `index` of the parameters, and return `wrong` where
 * one of them is no object of its type. */
static void accessors_write_index(struct writer *writer, const struct fact *fact, const char *wrong)
{
    text_add(&writer->text, "    uint32_t index = 0;\n");
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const struct object_type *type = fact->parameters[i];
        const char *name = fact_parameter(writer, fact, i);
        text_add(&writer->text, "    if (%s_position_of_%s(%s) == %zu)\n        return %s;\n",
                 writer->prefix, type->name, name, type->objects.count, wrong);
        text_add(&writer->text, "    index = index * %zu + %s_position_of_%s(%s);\n",
                 type->objects.count, writer->prefix, type->name, name);
    }
}

static void write_fact_number(struct writer *writer, const struct fact *fact)
{
    emit(writer,
         "/** The number of the fact '$n' of these objects; GG_NONE, which reads as\n"
         " *  0 and cannot be set, if there is none. */\n"
         "static inline uint16_t $p_fact_$n(",
         fact->name);
    text_add(&writer->text, "%s)\n{\n", alone(fact_parameters(writer, fact, true)));
    accessors_write_index(writer, fact, "GG_NONE");
    emit(writer, "    return (uint16_t)($P_FACT_$N + index);\n}\n\n", fact->name);
}

/* The number of a fact as an accessor passes it on. */
static const char *fact_argument(struct writer *writer, const struct fact *fact)
{
    if (!fact->parameter_count)
        return pool_format(writer->pool, "%s_FACT_%s", writer->upper,
                           upper_case(writer->pool, fact->name));
    return pool_format(writer->pool, "%s_fact_%s(%s)", writer->prefix, fact->name,
                       alone(fact_parameters(writer, fact, false)));
}

/* ----------------------------------------------------------------- values */

/* The value that is packed, in steps of 1 / divisor. */
static const char *scaled(struct pool *pool, const struct number_scale *scale)
{
    if (scale->low == 0 && scale->step == 1)
        return "packed";
    if (scale->low == 0)
        return pool_format(pool, "((int64_t)packed * %" PRId64 ")", scale->step);
    if (scale->step == 1)
        return pool_format(pool, "(%" PRId64 " + (int64_t)packed)", scale->low);
    return pool_format(pool, "(%" PRId64 " + (int64_t)packed * %" PRId64 ")", scale->low,
                       scale->step);
}

void write_unpacking(struct writer *writer, const struct fact *fact)
{
    const struct number_scale *scale = &fact->scale;
    if (fact->kind == GG_BOOL) {
        text_add(&writer->text, "    return packed != 0;\n");
    } else if (fact->kind == GG_SYMBOL) {
        emit(writer, "    static const $p_symbol values[] = {", "");
        for (size_t i = 0; i < fact->values.count; i++)
            emit(writer, i ? ", $P_$N" : "$P_$N",
                 writer->tables->problem->domain->symbols[fact->values.symbols[i]].name);
        text_add(&writer->text, "};\n    return values[packed];\n");
    } else if (scale->divisor == 1) {
        text_add(&writer->text, "    return (int32_t)%s;\n", scaled(writer->pool, scale));
    } else {
        text_add(&writer->text, "    return (double)%s / %" PRId64 ".0;\n",
                 scaled(writer->pool, scale), scale->divisor);
    }
}

/* From `value` to `packed`. */
static void write_packing(struct writer *writer, const struct fact *fact)
{
    const struct number_scale *scale = &fact->scale;
    if (fact->kind == GG_BOOL) {
        text_add(&writer->text, "    uint32_t packed = value ? 1 : 0;\n");
    } else if (fact->kind == GG_SYMBOL) {
        text_add(&writer->text, "    uint32_t packed;\n    switch (value) {\n");
        for (size_t i = 0; i < fact->values.count; i++) {
            emit(writer, "    case $P_$N:\n",
                 writer->tables->problem->domain->symbols[fact->values.symbols[i]].name);
            text_add(&writer->text, "        packed = %zu;\n        break;\n", i);
        }
        text_add(&writer->text, "    default:\n        return;\n    }\n");
    } else if (scale->divisor == 1 && scale->low == 0 && scale->step == 1) {
        text_add(&writer->text, "    uint32_t packed = value < 0 ? 0 : (uint32_t)value;\n");
    } else if (scale->divisor == 1) {
        text_add(&writer->text,
                 "    int64_t above = (int64_t)value - %" PRId64 " + %" PRId64 ";\n"
                 "    uint32_t packed = above < 0 ? 0 : (uint32_t)(above / %" PRId64 ");\n",
                 scale->low, scale->step / 2, scale->step);
    } else {
        text_add(&writer->text,
                 "    double above = (value * %" PRId64 ".0 - %" PRId64 ".0) / %" PRId64 ".0;\n"
                 "    uint32_t packed = !(above > 0.0) ? 0 : above >= %" PRIu32 ".0 ? %" PRIu32
                 "u : (uint32_t)(above + 0.5);\n",
                 scale->divisor, scale->low, scale->step, fact->top, fact->top);
    }
}

static const char *accessors_describe(struct writer *writer, const struct fact *fact)
{
    const char *label =
        fact->label ? pool_format(writer->pool, " (%s)", comment_text(writer->pool, fact->label))
                    : "";
    const char *of = fact->shared ? ", shared" : "";
    const struct number_scale *scale = &fact->scale;
    if (fact->kind != GG_NUMBER)
        return pool_format(writer->pool, "%s%s%s", fact->name, label, of);
    const char *steps =
        scale->step == 1 && scale->divisor == 1
            ? ""
            : pool_format(writer->pool, " in steps of %s", words_of_steps(writer->pool, fact, 1));
    return pool_format(writer->pool, "%s%s: %s to %s%s%s", fact->name, label,
                       words_of_number(writer->pool, fact, 0),
                       words_of_number(writer->pool, fact, fact->top), steps, of);
}

/* Whether a fact goes back to its start when a slot is unbound. */
static bool goes_with_slots(const struct writer *writer, const struct fact *fact)
{
    return is_of_slots(fact) || can_be_slot(writer->tables->problem->domain, fact);
}

static void write_getter(struct writer *writer, const struct fact *fact)
{
    text_add(&writer->text, "/** %s */\nstatic inline %s ", accessors_describe(writer, fact),
             value_type(writer, fact));
    emit(writer, "$p_$n(const $p_agent *agent", fact->name);
    text_add(&writer->text, "%s)\n{\n    uint32_t packed = gg_%s_read(&agent->core, %s);\n",
             fact_parameters(writer, fact, true), goes_with_slots(writer, fact) ? "slots" : "agent",
             fact_argument(writer, fact));
    write_unpacking(writer, fact);
    text_add(&writer->text, "}\n\n");
}

static void write_setter(struct writer *writer, const struct fact *fact)
{
    emit(writer, "static inline void $p_set_$n($p_agent *agent", fact->name);
    text_add(&writer->text, "%s, %s value)\n{\n", fact_parameters(writer, fact, true),
             value_type(writer, fact));
    write_packing(writer, fact);
    text_add(&writer->text, "    gg_%s_write(&agent->core, %s, packed);\n}\n\n",
             goes_with_slots(writer, fact) ? "slots" : "agent", fact_argument(writer, fact));
}

/* Writes the accessors of a shared fact that need no agent. */
static void write_world_getter(struct writer *writer, const struct fact *fact)
{
    text_add(&writer->text, "static inline %s ", value_type(writer, fact));
    emit(writer, "$p_world_$n(const $p_world *world", fact->name);
    text_add(&writer->text, "%s)\n{\n", fact_parameters(writer, fact, true));
    emit(writer, "    uint32_t packed = gg_read(&$p_domain, ", "");
    text_add(&writer->text, "%s, world->state);\n", fact_argument(writer, fact));
    write_unpacking(writer, fact);
    text_add(&writer->text, "}\n\n");
}

static void write_world_setter(struct writer *writer, const struct fact *fact)
{
    emit(writer, "static inline void $p_world_set_$n($p_world *world", fact->name);
    text_add(&writer->text, "%s, %s value)\n{\n", fact_parameters(writer, fact, true),
             value_type(writer, fact));
    write_packing(writer, fact);
    if (goes_with_slots(writer, fact)) {
        text_add(&writer->text, "    gg_slots_write_world(&world->core, %s, packed);\n}\n\n",
                 fact_argument(writer, fact));
        return;
    }
    emit(writer, "    gg_write(&$p_domain, ", "");
    text_add(&writer->text, "%s, packed, world->state);\n}\n\n", fact_argument(writer, fact));
}

/* Writes the function that tells how much others have claimed of a fact. */
static void write_claimed(struct writer *writer, const struct fact *fact)
{
    emit(writer, "/** What others have claimed of $n: ", fact->name);
    text_add(&writer->text, "%s */\nstatic inline uint32_t ",
             fact->kind == GG_NUMBER
                 ? "how many steps of it they take away;\n *  UINT32_MAX: all of it"
                 : "UINT32_MAX if one of them writes it, else 0");
    emit(writer, "$p_claimed_$n(const $p_agent *agent", fact->name);
    text_add(&writer->text, "%s)\n{\n    return gg_agent_claimed(&agent->core, %s);\n}\n\n",
             fact_parameters(writer, fact, true), fact_argument(writer, fact));
}

/* The statements that make `index` of a constant: its instance, or one past the last. */
static void write_constant_index(struct writer *writer, const struct fact *fact)
{
    text_add(&writer->text, "    uint32_t index = %zu;\n", fact->count);
    for (size_t i = 0; i < fact->parameter_count; i++)
        text_add(&writer->text, "%s%s_position_of_%s(%s) < %zu", i ? " &&\n        " : "    if (",
                 writer->prefix, fact->parameters[i]->name, fact_parameter(writer, fact, i),
                 fact->parameters[i]->objects.count);
    text_add(&writer->text, ")\n        index = ");
    for (size_t i = 1; i < fact->parameter_count; i++)
        text_add(&writer->text, "(");
    for (size_t i = 0; i < fact->parameter_count; i++) {
        if (i)
            text_add(&writer->text, ") * %zu + ", fact->parameters[i]->objects.count);
        text_add(&writer->text, "%s_position_of_%s(%s)", writer->prefix, fact->parameters[i]->name,
                 fact_parameter(writer, fact, i));
    }
    text_add(&writer->text, ";\n");
}

static const char *constant_type(const struct fact *fact)
{
    return fact->top > UINT16_MAX ? "uint32_t" : fact->top > UINT8_MAX ? "uint16_t" : "uint8_t";
}

/* The values of all instances, and a 0 for what is none. */
static void write_all_values(struct writer *writer, const struct fact *fact)
{
    const struct variable *variables = &writer->tables->problem->variables[fact->first];
    text_add(&writer->text, "    static const %s values_of_all[] = {", constant_type(fact));
    for (size_t i = 0; i < fact->count; i++)
        text_add(&writer->text, "%s%s%" PRIu32, i ? "," : "", i % 20 ? " " : "\n        ",
                 variables[i].start);
    text_add(&writer->text, ",\n        0};\n");
    if (fact->parameter_count)
        write_constant_index(writer, fact);
    text_add(&writer->text, "    uint32_t packed = values_of_all[%s];\n",
             fact->parameter_count ? "index" : "0");
}

/* A constant of so many instances is written as those that have another value than its own
 * start, where these are few. */
enum { SPARSE_INSTANCES = 4096, SPARSE_SHARE = 8 };

static size_t count_others(const struct writer *writer, const struct fact *fact)
{
    const struct variable *variables = &writer->tables->problem->variables[fact->first];
    size_t count = 0;
    for (size_t i = 0; i < fact->count; i++)
        count += variables[i].start != fact->start;
    return count;
}

static bool is_sparse(const struct writer *writer, const struct fact *fact)
{
    return fact->count > SPARSE_INSTANCES &&
           count_others(writer, fact) < fact->count / SPARSE_SHARE;
}

/* The instances that have another value, or these values; ended by one that is none. */
static void write_others(struct writer *writer, const struct fact *fact, bool values)
{
    const struct variable *variables = &writer->tables->problem->variables[fact->first];
    size_t written = 0;
    for (size_t i = 0; i <= fact->count; i++) {
        bool is_end = i == fact->count;
        if (!is_end && variables[i].start == fact->start)
            continue;
        size_t number = !values ? i : is_end ? 0 : variables[i].start;
        text_add(&writer->text, "%s%s%zu", written ? "," : "", written % 10 ? " " : "\n        ",
                 number);
        written++;
    }
    text_add(&writer->text, "};\n");
}

/* The instances are in order, so that one is found by halving. */
static void write_sparse_values(struct writer *writer, const struct fact *fact)
{
    text_add(&writer->text, "    static const uint32_t other__places[] = {");
    write_others(writer, fact, false);
    text_add(&writer->text, "    static const %s other__values[] = {", constant_type(fact));
    write_others(writer, fact, true);
    write_constant_index(writer, fact);
    text_add(&writer->text,
             "    uint32_t first__place = 0, last__place = %zu;\n"
             "    while (first__place < last__place) {\n"
             "        uint32_t middle__place = (first__place + last__place) / 2;\n"
             "        if (other__places[middle__place] < index)\n"
             "            first__place = middle__place + 1;\n"
             "        else\n"
             "            last__place = middle__place;\n"
             "    }\n"
             "    uint32_t packed = %" PRIu32 ";\n"
             "    if (other__places[first__place] == index)\n"
             "        packed = other__values[first__place];\n",
             count_others(writer, fact), fact->start);
}

static void write_constant(struct writer *writer, const struct fact *fact)
{
    text_add(&writer->text, "/** %s, constant; 0 or the first value if there is none */\n",
             accessors_describe(writer, fact));
    text_add(&writer->text, "static inline %s ", value_type(writer, fact));
    emit(writer, "$p_$n(", fact->name);
    text_add(&writer->text, "%s)\n{\n", alone(fact_parameters(writer, fact, true)));
    if (is_sparse(writer, fact))
        write_sparse_values(writer, fact);
    else
        write_all_values(writer, fact);
    write_unpacking(writer, fact);
    text_add(&writer->text, "}\n\n");
}

void write_accessors(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    write_positions(writer);
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        if (fact->constant)
            write_constant(writer, fact);
        if (fact->constant || fact->is_cooldown)
            continue;
        if (fact->parameter_count)
            write_fact_number(writer, fact);
        write_getter(writer, fact);
        if (!fact->is_binding)
            write_setter(writer, fact);
        if (fact->shared)
            write_world_getter(writer, fact);
        if (fact->shared && !fact->is_binding)
            write_world_setter(writer, fact);
        if (fact->claim)
            write_claimed(writer, fact);
    }
}
