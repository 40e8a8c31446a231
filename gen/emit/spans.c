/* SPDX-License-Identifier: MIT */
/* Times and costs that agents draw: see parts.h. */
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

static void write_spans_of_costs(struct writer *writer, const uint16_t *spans)
{
    const struct tables *tables = writer->tables;
    struct text rows = {0};
    uint16_t next = 0;
    for (uint16_t i = 0; spans && i < tables->domain.action_count; i++)
        if (tables->domain.actions[i].dynamic_cost == next) {
            text_add(&rows, "    %u, /* ", spans[next++]);
            text_add(&rows, "%s */\n", tables->problem->actions[i].name);
        }
    write_rows(writer, "uint16_t spans__of_costs", &rows);
}

void write_spans(struct writer *writer)
{
    const gg_spans *spans = writer->tables->domain.extras->spans;
    if (!spans)
        return;
    text_add(&writer->text, "/* By how much what is drawn differs: times in milliseconds. */\n");
    write_spans_of_actions(writer, spans->of_actions);
    write_spans_of_rules(writer, spans->of_rules);
    write_spans_of_costs(writer, spans->of_costs);
    text_add(&writer->text,
             "static const GG_ROM gg_spans spans__all = {.part = %s, .of_actions = %s, "
             ".of_rules = %s, .of_costs = %s, .luck = %s};\n\n",
             spans->part == &gg_told_spanning ? "&gg_told_spanning" : "&gg_spanning",
             spans->of_actions ? "spans__of_actions" : "NULL",
             spans->of_rules ? "spans__of_rules" : "NULL",
             spans->of_costs ? "spans__of_costs" : "NULL",
             spans->luck == &gg_called_luck ? "&gg_called_luck"
             : spans->luck                  ? "&gg_agent_luck"
                                            : "NULL");
}
