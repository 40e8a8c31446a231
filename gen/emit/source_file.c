/* SPDX-License-Identifier: MIT */
/*
 * Writes the tables of a domain as C: each entity's arrays stand before the
 * table with its row, in the order of the YAML, so that a small change of the YAML
 * is a small change here. Names with two underscores in a row are the file's own, as
 * no name of a user has them. They begin with the kind of thing, never with a user's
 * name, so that things of different kinds may have the same name. parts.h lists the
 * functions that write the parts of the file.
 */
#include "emit/parts.h"

static void write_head(struct writer *writer)
{
    text_add(&writer->text, "/* Made by goapgen from %s. Do not edit: run goapgen again. */\n",
             writer->source);
    emit(writer, "#include \"$p.h\"\n\n", "");
    write_numbers(writer);
    write_facts(writer);
}

/* What stands behind the array that all conditions share which always hold. */
static void write_body(struct writer *writer)
{
    write_sums(writer);
    write_places(writer);
    write_actions(writer);
    write_lasting(writer);
    write_cases(writer);
    write_spans(writer);
    write_claims(writer);
    write_tasks(writer);
    write_cooldowns(writer);
    write_rules(writer);
    write_goals(writer);
    write_slots(writer);
    write_figures(writer);
    write_glue(writer);
    write_names(writer);
    write_domain(writer);
    write_team(writer);
    text_add(&writer->text, "\n");
    write_doing(writer);
    write_data(writer);
}

struct text write_tables(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer head = writer_start(pool, tables, source), body = head;
    write_head(&head);
    write_body(&body);
    if (*body.asks_always)
        text_add(&head.text, "/* The condition that always holds. */\n"
                             "static const GG_ROM gg_box always__boxes[] = {\n"
                             "    {.flags = NULL, .ranges = NULL, .flag_count = 0, "
                             ".range_count = 0, .sets = 0}};\n\n");
    text_add_bytes(&head.text, body.text.data, body.text.length);
    text_free(&body.text);
    return head.text;
}
