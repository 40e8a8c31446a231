/* SPDX-License-Identifier: MIT */
/* What actions claim of shared facts: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

static const char *name_of_place(const struct writer *writer, uint32_t place)
{
    const struct tables *tables = writer->tables;
    uint16_t fact = tables->domain.claimed[place].fact;
    return tables->problem->variables[tables->layout.variables[fact]].name;
}

/* The claims of each action that has some, and of all actions together. */
static void write_action_claims(struct writer *writer)
{
    static const char *const kinds[] = {"GG_TAKES", "GG_ADDS", "GG_WRITES"};
    const gg_domain *domain = &writer->tables->domain;
    struct text rows = {0};
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_claim *claim = domain->claims[i];
        const char *name = claim ? action_identifier(writer, i) : "";
        text_add(&rows, claim ? "    action__%s__claims,\n" : "    NULL,\n", name);
        if (!claim)
            continue;
        text_add(&writer->text, "static const GG_ROM gg_claim action__%s__claims[] = {\n", name);
        for (bool more = true; more; more = claim++->more)
            text_add(&writer->text,
                     "    {.amount = %" PRIu32 ", .place = %u, .kind = %s, .more = %s}, /* %s */\n",
                     claim->amount, claim->place, kinds[claim->kind],
                     claim->more ? "true" : "false", name_of_place(writer, claim->place));
        text_add(&writer->text, "};\n");
    }
    write_rows(writer, "gg_claim *const GG_ROM claims__all", &rows);
}

void write_claims(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    struct text rows = {0};
    if (!domain->claimed)
        return;
    text_add(&writer->text, "/* What actions claim while they are done, and who uses it. */\n");
    write_action_claims(writer);
    for (uint32_t i = 0; i < domain->claimed_count; i++) {
        text_add(&writer->text, "static const GG_ROM uint64_t claimed__users_%" PRIu32 "[] = {", i);
        for (uint32_t j = 0; j < action_words(writer); j++)
            text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 "),", j % 4 ? " " : "\n    ",
                     domain->claimed[i].users[j]);
        text_add(&writer->text, "\n};\n");
        text_add(&rows,
                 "    {.users = claimed__users_%" PRIu32 ", .fact = %u, .adds_up = %s}, /* %s */\n",
                 i, domain->claimed[i].fact, domain->claimed[i].adds_up ? "true" : "false",
                 name_of_place(writer, i));
    }
    write_rows(writer, "gg_claimed claimed__all", &rows);
}
