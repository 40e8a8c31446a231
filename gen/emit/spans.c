/* SPDX-License-Identifier: MIT */
/* Times that agents draw: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

static void write_spans_of_actions(struct writer *writer, const uint32_t *spans)
{
    const struct domain *domain = writer->tables->problem->domain;
    struct text rows = {0};
    for (size_t i = 0; spans && i < domain->action_count; i++)
        text_add(&rows, "    %" PRIu32 ", /* %s */\n", spans[i], domain->actions[i]->name);
    write_rows(writer, "uint32_t spans__of_actions", &rows);
}

static void write_spans_of_rules(struct writer *writer, const uint32_t *spans)
{
    const struct tables *tables = writer->tables;
    struct text rows = {0};
    for (uint16_t i = 0; spans && i < tables->domain.agent_rule_count; i++)
        text_add(&rows, "    %" PRIu32 ", /* %s */\n", spans[i],
                 tables->problem->rules[tables->rules[i]].name);
    write_rows(writer, "uint32_t spans__of_rules", &rows);
}

void write_spans(struct writer *writer)
{
    const gg_spans *spans = writer->tables->domain.extras->spans;
    if (!spans)
        return;
    text_add(&writer->text, "/* By how much times that are drawn differ, in milliseconds. */\n");
    write_spans_of_actions(writer, spans->of_actions);
    write_spans_of_rules(writer, spans->of_rules);
    text_add(&writer->text,
             "static const GG_ROM gg_spans spans__all = {.part = %s, .of_actions = %s, "
             ".of_rules = %s};\n\n",
             spans->part == &gg_told_spanning ? "&gg_told_spanning" : "&gg_spanning",
             spans->of_actions ? "spans__of_actions" : "NULL",
             spans->of_rules ? "spans__of_rules" : "NULL");
}
