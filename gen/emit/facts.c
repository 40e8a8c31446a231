/* SPDX-License-Identifier: MIT */
/* Writes where the facts lie in a state, the state at the start, and the arrays that all
 * conditions share: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

static bool any_rule_always(const gg_rule *rules, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        if (always_holds(&rules[i].precondition))
            return true;
    return false;
}

static bool any_always(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (always_holds(&domain->actions[i].precondition))
            return true;
    for (uint16_t i = 0; i < domain->task_count; i++)
        for (uint16_t j = 0; j < domain->tasks[i].method_count; j++)
            if (always_holds(&domain->tasks[i].methods[j].precondition))
                return true;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (always_holds(&domain->goals[i].condition) || always_holds(&domain->goals[i].relevant))
            return true;
    for (uint16_t i = 0; i < domain->achievement_count; i++)
        if (always_holds(&domain->achievements[i]))
            return true;
    return any_rule_always(domain->agent_rules, domain->agent_rule_count) ||
           any_rule_always(domain->world_rules, domain->world_rule_count);
}

/* Writes the periods of the senses. */
static void write_periods(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!writer->tables->domain.sense_count)
        return;
    text_add(&writer->text, "static const uint32_t senses__periods[] = {\n");
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->sensed)
            text_add(&writer->text, "    %" PRIu32 ", /* %s */\n", domain->facts[i]->period,
                     domain->facts[i]->name);
    text_add(&writer->text, "};\n");
}

void write_facts(struct writer *writer)
{
    static const char *const kinds[] = {"GG_BOOL", "GG_SYMBOL", "GG_NUMBER"};
    const struct tables *tables = writer->tables;
    struct text *text = &writer->text;
    if (tables->layout.fact_count)
        text_add(text, "/* Where the facts lie in a state. */\n"
                       "static const gg_fact facts__all[] = {\n");
    for (size_t i = 0; i < tables->layout.fact_count; i++) {
        const gg_fact *fact = &tables->layout.facts[i];
        text_add(text,
                 "    {.word = %u, .shift = %u, .width = %u, .kind = %s, .shared = %s, "
                 ".coarse = %u, .top = %" PRIu32 ", .first = %" PRIu32 "}, /* %s */\n",
                 fact->word, fact->shift, fact->width, kinds[fact->kind],
                 fact->shared ? "true" : "false", fact->coarse, fact->top, fact->first,
                 tables->problem->variables[tables->layout.variables[i]].name);
    }
    text_add(text, "%s", tables->layout.fact_count ? "};\n\n" : "");
    write_words(writer, "start", tables->domain.start);
    write_words(writer, "guards", tables->domain.guards);
    write_words(writer, "tops", tables->domain.tops);
    write_words(writer, "shared", tables->domain.shared);
    write_words(writer, "applied", tables->domain.applied);
    write_periods(writer);
    text_add(text, "\n");
    if (any_always(&tables->domain))
        text_add(text,
                 "/* The condition that always holds. */\n"
                 "static const gg_box always__boxes[] = {\n"
                 "    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0}};\n\n");
}
