/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: a small build leaves them out. See parts.h. */
#include "emit/parts.h"

/* A table of so many names. */
static void write_list(struct writer *writer, const char *name, const char *const *names,
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
        write_list(writer, pool_format(writer->pool, "%s__methods__%zu", kind, i), methods[i],
                   problem->tasks[i].method_count);
    text_add(&writer->text,
             "static const GG_ROM char *const GG_ROM *const GG_ROM %s__methods[] = {\n", kind);
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    %s__methods__%zu,\n", kind, i);
    text_add(&writer->text, "    NULL};\n");
}

void write_names(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const struct problem *problem = tables->problem;
    const gg_names *names = tables->domain.names;
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n");
    write_list(writer, "names__facts", names->facts, tables->layout.fact_count);
    write_list(writer, "names__actions", names->actions, problem->action_count);
    write_list(writer, "labels__actions", names->action_labels, problem->action_count);
    write_list(writer, "names__tasks", names->tasks, problem->task_count);
    write_list(writer, "labels__tasks", names->task_labels, problem->task_count);
    write_method_names(writer, "names", names->methods);
    write_method_names(writer, "labels", names->method_labels);
    write_list(writer, "names__goals", names->goals, problem->goal_count);
    write_list(writer, "labels__goals", names->goal_labels, problem->goal_count);
    write_list(writer, "names__characters", names->agent_types, problem->domain->agent_type_count);
    if (names->places)
        write_list(writer, "names__places", names->places, tables->domain.places->count);
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
    text_add(&writer->text, "    .places = %s,\n};\n#endif\n\n",
             names->places ? "names__places" : "NULL");
}
