/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: a small build leaves them out. See parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

/* A table of so many names. */
static void names_write_list(struct writer *writer, const char *name, const char *const *names,
                             size_t count)
{
    text_add(&writer->text, "static const GG_ROM char *const GG_ROM %s[] = {\n", name);
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "    GG_TEXT(%s),\n", string_literal(writer->pool, names[i]));
    text_add(&writer->text, "    NULL};\n");
}

/* A table of the names of each task's methods, and a table of these. */
static void write_method_names(struct writer *writer, const char *kind,
                               const char *const *const *methods)
{
    const struct problem *problem = writer->tables->problem;
    for (size_t i = 0; i < problem->task_count; i++)
        names_write_list(writer, pool_format(writer->pool, "%s__methods__%zu", kind, i), methods[i],
                         problem->tasks[i].method_count);
    text_add(&writer->text,
             "static const GG_ROM char *const GG_ROM *const GG_ROM %s__methods[] = {\n", kind);
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    %s__methods__%zu,\n", kind, i);
    text_add(&writer->text, "    NULL};\n");
}

/* The number of the first fact whose values are written by the same row. */
static size_t first_alike(const gg_names *names, size_t fact)
{
    size_t first = 0;
    while (names->values[first] != names->values[fact])
        first++;
    return first;
}

/* A row for all facts whose values are written alike, named after the first of them. */
static void write_value_names(struct writer *writer, const struct tables *tables, size_t fact)
{
    const gg_value_names *row = tables->domain.names->values[fact];
    if (row->symbols)
        names_write_list(writer, pool_format(writer->pool, "names__symbols__%zu", fact),
                         row->symbols, tables->domain.facts[fact].top + (size_t)1);
    text_add(&writer->text, "static const GG_ROM gg_value_names names__values__%zu = {", fact);
    text_add(&writer->text,
             ".symbols = %s, .low = %" PRId64 ", .step = %" PRId64 ", .decimals = %u};\n",
             row->symbols ? pool_format(writer->pool, "names__symbols__%zu", fact) : "NULL",
             row->low, row->step, row->decimals);
}

/* How the values of each fact are written. */
static void write_values_names(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const gg_names *names = tables->domain.names;
    size_t count = tables->layout.fact_count + tables->sums.count;
    for (size_t i = 0; i < count; i++)
        if (first_alike(names, i) == i)
            write_value_names(writer, tables, i);
    text_add(&writer->text,
             "static const GG_ROM gg_value_names *const GG_ROM names__values[] = {\n");
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "    &names__values__%zu,\n", first_alike(names, i));
    text_add(&writer->text, "    NULL};\n");
}

void write_names(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const struct problem *problem = tables->problem;
    const gg_names *names = tables->domain.names;
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n");
    names_write_list(writer, "names__facts", names->facts,
                     tables->layout.fact_count + tables->sums.count);
    names_write_list(writer, "names__actions", names->actions, problem->action_count);
    names_write_list(writer, "labels__actions", names->action_labels, problem->action_count);
    names_write_list(writer, "names__tasks", names->tasks, problem->task_count);
    names_write_list(writer, "labels__tasks", names->task_labels, problem->task_count);
    write_method_names(writer, "names", names->methods);
    write_method_names(writer, "labels", names->method_labels);
    names_write_list(writer, "names__goals", names->goals, problem->goal_count);
    names_write_list(writer, "labels__goals", names->goal_labels, problem->goal_count);
    names_write_list(writer, "names__characters", names->agent_types,
                     problem->domain->agent_type_count);
    if (names->places)
        names_write_list(writer, "names__places", names->places, tables->domain.places->count);
    write_values_names(writer);
    emit(writer,
         "\nstatic const GG_ROM gg_names names__all = {\n"
         "    .domain = GG_TEXT(\"$p\"),\n"
         "    .facts = names__facts,\n"
         "    .actions = names__actions,\n"
         "    .action_labels = labels__actions,\n"
         "    .tasks = names__tasks,\n"
         "    .task_labels = labels__tasks,\n"
         "    .methods = names__methods,\n"
         "    .method_labels = labels__methods,\n"
         "    .goals = names__goals,\n"
         "    .goal_labels = labels__goals,\n"
         "    .agent_types = names__characters,\n",
         "");
    text_add(&writer->text, "    .places = %s,\n    .values = names__values,\n};\n#endif\n\n",
             names->places ? "names__places" : "NULL");
}
