/* SPDX-License-Identifier: MIT */
/*
 * Writes the tables of a domain as C: each entity's arrays stand before the
 * table with its row, in the order of the YAML, so that a change there changes
 * little here. Names with two underscores in a row are the file's own: no
 * name of a user's has them. They begin with a word of the file's, never with
 * a user's name: what is called alike and of different kinds does not meet.
 * The parts of the file are written by the files that parts.h lists.
 */
#include "emit/parts.h"

struct text write_tables(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer writer = writer_start(pool, tables, source);
    const gg_domain *domain = &tables->domain;
    text_add(&writer.text, "/* Made by goapgen from %s. Do not edit: run goapgen again. */\n",
             writer.source);
    emit(&writer, "#include \"$p.h\"\n\n", "");
    write_numbers(&writer);
    write_facts(&writer);
    write_actions(&writer);
    write_tasks(&writer);
    write_rules(&writer, "gg_rule agent__rules", domain->agent_rules, tables->agent_rules,
                domain->agent_rule_count);
    write_rules(&writer, "gg_rule world__rules", domain->world_rules, tables->world_rules,
                domain->world_rule_count);
    write_goals(&writer);
    write_glue(&writer);
    write_names(&writer);
    write_domain(&writer);
    text_add(&writer.text, "\n");
    write_doing(&writer);
    return writer.text;
}
