/* SPDX-License-Identifier: MIT */
/* Writes what a team needs to know of actions: see parts.h. */
#include "emit/parts.h"

static void write_work(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    text_add(&writer->text, "static const gg_team_work team__work[] = {\n");
    for (size_t i = 0; i < tables->domain.action_count; i++)
        text_add(&writer->text, "    {.skill = %s, .facility = %s}, /* %s */\n",
                 number_or_none(writer, tables->team.work[i].skill),
                 number_or_none(writer, tables->team.work[i].facility),
                 tables->problem->actions[i].name);
    text_add(&writer->text, "};\n");
}

void write_team(struct writer *writer)
{
    const gg_team_tables *team = &writer->tables->team;
    if (!team->work)
        return;
    if (writer->tables->domain.action_count)
        write_work(writer);
    emit(writer, "const gg_team_tables $p_team_tables = {\n    .domain = &$p_domain, ", "");
    text_add(&writer->text, ".work = %s, .skill_count = %u};\n\n",
             writer->tables->domain.action_count ? "team__work" : "NULL", team->skill_count);
}
