/* SPDX-License-Identifier: MIT */
/* Writes what a team needs to know of actions: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

static void write_work(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    text_add(&writer->text, "static const GG_ROM gg_team_work team__work[] = {\n");
    for (size_t i = 0; i < tables->domain.action_count; i++)
        text_add(&writer->text, "    {.skill = %s, .facility = %s}, /* %s */\n",
                 number_or_none(writer, tables->team.work[i].skill),
                 number_or_none(writer, tables->team.work[i].facility),
                 tables->problem->actions[i].name);
    text_add(&writer->text, "};\n");
}

static void write_capacities(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const gg_places *places = tables->domain.places;
    if (!tables->team.capacities)
        return;
    text_add(&writer->text, "static const GG_ROM uint16_t team__capacities[] = {");
    for (uint16_t i = 0; i < places->count; i++)
        if (tables->team.capacities[i] == GG_TEAM_UNLIMITED)
            text_add(&writer->text, "%sGG_TEAM_UNLIMITED", i ? ", " : "");
        else
            text_add(&writer->text, "%s%u", i ? ", " : "", tables->team.capacities[i]);
    text_add(&writer->text, "};\n");
}

void write_team(struct writer *writer)
{
    const gg_team_tables *team = &writer->tables->team;
    if (!team->work)
        return;
    if (writer->tables->domain.action_count)
        write_work(writer);
    write_capacities(writer);
    emit(writer, "const GG_ROM gg_team_tables $p_team_tables = {\n    .domain = &$p_domain,\n", "");
    text_add(&writer->text,
             "    .work = %s, .capacities = %s,\n"
             "    .priority = %" PRId32 ", .skill_count = %u, .sum = %s};\n\n",
             writer->tables->domain.action_count ? "team__work" : "NULL",
             team->capacities ? "team__capacities" : "NULL", team->priority, team->skill_count,
             team->sum ? "true" : "false");
}
