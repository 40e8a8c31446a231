/* SPDX-License-Identifier: MIT */
/*
 * Writes a domain as C: the functions that lead to the programmer's, and the tables. Each entity's
 * arrays stand before the table with its row, in the order of the YAML, so that a small change of
 * the YAML is a small change here. Names with two underscores in a row are the file's own, as
 * no name of a user has them. They begin with the kind of thing, never with a user's
 * name, so that things of different kinds may have the same name. parts.h lists the
 * functions that write the parts of the file.
 */
#include "emit/parts.h"

static void write_numbers(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    if (!problem->action_count && !problem->task_count)
        return;
    text_add(&writer->text,
             "/* The numbers of ground actions and, after them, tasks. */\nenum {\n");
    for (size_t i = 0; i < problem->action_count; i++)
        text_add(&writer->text, "    action__%s,\n", action_identifier(writer, i));
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    task__%s,\n", task_identifier(writer, i));
    text_add(&writer->text, "};\n\n");
}

struct text write_tables(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer writer = writer_start(pool, tables, source);
    text_add(&writer.text, "/* Made by goapgen from %s. Do not edit: run goapgen again. */\n",
             writer.source);
    emit(&writer, "#include \"$p.h\"\n\n", "");
    write_numbers(&writer);
    write_glue(&writer);
    write_domain(&writer);
    text_add(&writer.text, "\n");
    write_doing(&writer);
    write_data(&writer);
    return writer.text;
}
