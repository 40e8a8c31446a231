/* SPDX-License-Identifier: MIT */
/*
 * The words of templates that speak of a fact: the types and units of the YAML, and how its packed
 * values become these. See emit.h.
 */
#include "emit/emit.h"
#include "ground/describe.h"

#include <inttypes.h>
#include <string.h>

/* Whether a fact goes back to its start when a slot is unbound. */
static bool goes_with_slots(const struct scope *scope)
{
    return has_slot_parameter(scope->fact) || can_have_slot_value(scope->domain, scope->fact);
}

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

const char *fact_parameter_name(struct writer *writer, const struct fact *fact, size_t index)
{
    size_t before = 0, all = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        all += fact->parameters[i] == fact->parameters[index];
        before += i < index && fact->parameters[i] == fact->parameters[index];
    }
    const char *name = fact->parameters[index]->name;
    if (all == 1 && !is_unusable_parameter_name(writer->domain, name))
        return name;
    return numbered_name(writer->pool, fact, name, before);
}

const char *fact_parameters(struct writer *writer, const struct fact *fact, bool declared)
{
    const char *list = "";
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const char *type = declared ? pool_format(writer->pool, "%s_symbol ", writer->prefix) : "";
        list =
            pool_format(writer->pool, "%s, %s%s", list, type, fact_parameter_name(writer, fact, i));
    }
    return list;
}

/* A list without the comma that leads it; "void" if there is none. */
static const char *alone(const char *list)
{
    return *list ? list + 2 : "void";
}

/* The number of a fact as an accessor passes it on. */
static const char *fact_number(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    const struct fact *fact = scope->fact;
    if (!fact->parameter_count)
        return constant_name(writer, "FACT_", fact->name);
    return pool_format(writer->pool, "%s_fact_%s(%s)", writer->prefix, fact->name,
                       alone(fact_parameters(writer, fact, false)));
}

static const char *fact_about(const struct scope *scope)
{
    const struct fact *fact = scope->fact;
    struct pool *pool = scope->writer->pool;
    const char *label = label_suffix(pool, fact->label);
    const char *of = fact->shared ? ", shared" : "";
    const struct number_scale *scale = &fact->scale;
    if (fact->kind != GG_NUMBER)
        return pool_format(pool, "%s%s%s", fact->name, label, of);
    const char *steps =
        scale->step == 1 && scale->divisor == 1
            ? ""
            : pool_format(pool, " in steps of %s", words_of_scale_steps(pool, fact, 1));
    return pool_format(pool, "%s%s: %s to %s%s%s", fact->name, label,
                       words_of_numeric_value(pool, fact, 0),
                       words_of_numeric_value(pool, fact, fact->top), steps, of);
}

/* The function that the game is told by of a fact: of one agent type, or of each. */
static const char *fact_appliers(const struct scope *scope)
{
    const struct domain *domain = scope->domain;
    return pool_format(scope->writer->pool, "%s%s_apply_%s", scope->writer->prefix,
                       domain->agent_type_count > 1 ? "_..." : "", scope->fact->name);
}

/* The type of each parameter of a fact, and its name in C. */
enum loop_step next_parameter(struct scope *scope, size_t i)
{
    if (i == scope->fact->parameter_count)
        return LOOP_END;
    scope->type = scope->fact->parameters[i];
    scope->name = scope->type->name;
    scope->number = i;
    return LOOP_ITEM;
}

/* ------------------------------------------------------------------- values */

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

static void write_unpacking(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    const struct fact *fact = scope->fact;
    const struct number_scale *scale = &fact->scale;
    if (fact->kind == GG_BOOL) {
        text_add(&writer->text, "    return packed != 0;\n");
    } else if (fact->kind == GG_SYMBOL) {
        emit(writer, "    static const $p_symbol values[] = {", "");
        for (size_t i = 0; i < fact->values.count; i++)
            emit(writer, i ? ", $P_$N" : "$P_$N",
                 writer->domain->symbols[fact->values.symbols[i]].name);
        text_add(&writer->text, "};\n    return values[packed];\n");
    } else if (scale->divisor == 1) {
        text_add(&writer->text, "    return (int32_t)%s;\n", scaled(writer->pool, scale));
    } else {
        text_add(&writer->text, "    return (double)%s / %" PRId64 ".0;\n",
                 scaled(writer->pool, scale), scale->divisor);
    }
}

/* From `value` to `packed`. */
static void write_packing(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    const struct fact *fact = scope->fact;
    const struct number_scale *scale = &fact->scale;
    if (fact->kind == GG_BOOL) {
        text_add(&writer->text, "    uint32_t packed = value ? 1 : 0;\n");
    } else if (fact->kind == GG_SYMBOL) {
        text_add(&writer->text, "    uint32_t packed;\n    switch (value) {\n");
        for (size_t i = 0; i < fact->values.count; i++) {
            emit(writer, "    case $P_$N:\n",
                 writer->domain->symbols[fact->values.symbols[i]].name);
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

/* ---------------------------------------------------------------- constants */

static const char *constant_type(const struct scope *scope)
{
    uint32_t top = scope->fact->top;
    return top > UINT16_MAX ? "uint32_t" : top > UINT8_MAX ? "uint16_t" : "uint8_t";
}

/* The instance of the parameters, which all are objects of their types. */
static const char *constant_index(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    const struct fact *fact = scope->fact;
    const char *index = "";
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const char *position =
            pool_format(writer->pool, "%s_position_of_%s(%s)", writer->prefix,
                        fact->parameters[i]->name, fact_parameter_name(writer, fact, i));
        index = i ? pool_format(writer->pool, "(%s) * %zu + %s", index,
                                fact->parameters[i]->objects.count, position)
                  : position;
    }
    return index;
}

/* Whether they are. */
static const char *constant_within(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    const struct fact *fact = scope->fact;
    const char *within = "";
    for (size_t i = 0; i < fact->parameter_count; i++)
        within =
            pool_format(writer->pool, "%s%s%s_position_of_%s(%s) < %zu", within,
                        i ? " &&\n        " : "", writer->prefix, fact->parameters[i]->name,
                        fact_parameter_name(writer, fact, i), fact->parameters[i]->objects.count);
    return within;
}

static const struct variable *constants_of(const struct scope *scope)
{
    return &scope->writer->tables->problem->variables[scope->fact->first];
}

static void write_constant_values(const struct scope *scope)
{
    for (size_t i = 0; i < scope->fact->count; i++)
        text_add(&scope->writer->text, "%s%s%" PRIu32, i ? "," : "", i % 20 ? " " : "\n        ",
                 constants_of(scope)[i].start);
}

/* A constant of so many instances is written as those that have another value than its own
 * start, where these are few. */
enum { SPARSE_INSTANCES = 4096, SPARSE_SHARE = 8 };

static size_t count_others(const struct scope *scope)
{
    size_t count = 0;
    for (size_t i = 0; i < scope->fact->count; i++)
        count += constants_of(scope)[i].start != scope->fact->start;
    return count;
}

static bool constant_is_sparse(const struct scope *scope)
{
    return !scope->declarations && scope->fact->count > SPARSE_INSTANCES &&
           count_others(scope) < scope->fact->count / SPARSE_SHARE;
}

/* The instances that have another value, or these values; ended by one that is none. */
static void write_others(const struct scope *scope, bool values)
{
    const struct fact *fact = scope->fact;
    const struct variable *variables = constants_of(scope);
    size_t written = 0;
    for (size_t i = 0; i <= fact->count; i++) {
        bool is_end = i == fact->count;
        if (!is_end && variables[i].start == fact->start)
            continue;
        size_t number = !values ? i : is_end ? 0 : variables[i].start;
        text_add(&scope->writer->text, "%s%s%zu", written ? "," : "",
                 written % 10 ? " " : "\n        ", number);
        written++;
    }
}

/* -------------------------------------------------------------------- words */

bool fact_word_holds(const struct scope *scope, const char *word)
{
    const struct fact *fact = scope->fact;
    return word_equals(word, "applied")    ? fact->applied
           : word_equals(word, "argued")   ? fact->parameter_count > 0
           : word_equals(word, "binding")  ? fact->is_binding
           : word_equals(word, "claimed")  ? fact->claim
           : word_equals(word, "constant") ? fact->constant
           : word_equals(word, "number")   ? fact->kind == GG_NUMBER
           : word_equals(word, "of_slots") ? goes_with_slots(scope)
           : word_equals(word, "shared")   ? fact->shared
           : word_equals(word, "slots")    ? has_slot_parameter(fact)
           : word_equals(word, "sparse")   ? constant_is_sparse(scope)
                                           : abort_on_unknown_word(word);
}

const char *fact_word_text(const struct scope *scope, const char *word)
{
    const struct fact *fact = scope->fact;
    struct writer *writer = scope->writer;
    struct pool *pool = writer->pool;
    return word_equals(word, "about")             ? fact_about(scope)
           : word_equals(word, "appliers")        ? fact_appliers(scope)
           : word_equals(word, "accessed")        ? goes_with_slots(scope) ? "slots" : "agent"
           : word_equals(word, "count")           ? text_of_number(pool, fact->count)
           : word_equals(word, "instance")        ? constant_index(scope)
           : word_equals(word, "lone_parameters") ? alone(fact_parameters(writer, fact, true))
           : word_equals(word, "number")          ? fact_number(scope)
           : word_equals(word, "other_count")     ? text_of_number(pool, count_others(scope))
           : word_equals(word, "packed_type")     ? constant_type(scope)
           : word_equals(word, "parameter")       ? fact_parameter_name(writer, fact, scope->number)
           : word_equals(word, "parameters")      ? fact_parameters(writer, fact, true)
           : word_equals(word, "start")           ? text_of_number(pool, fact->start)
           : word_equals(word, "type")            ? value_type(writer, fact)
           : word_equals(word, "within")          ? constant_within(scope)
                                                  : NULL;
}

void write_fact_word(const struct scope *scope, const char *word)
{
    if (word_equals(word, "packing"))
        write_packing(scope);
    else if (word_equals(word, "unpacking"))
        write_unpacking(scope);
    else if (word_equals(word, "values"))
        write_constant_values(scope);
    else if (word_equals(word, "other_instances"))
        write_others(scope, false);
    else if (word_equals(word, "other_values"))
        write_others(scope, true);
    else
        abort_on_unknown_word(word);
}
