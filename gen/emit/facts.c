/* SPDX-License-Identifier: MIT */
/* Writes where the facts lie in a state, the state at the start, and the sets of symbols that
 * conditions ask for: see parts.h. */
#include "emit/parts.h"

#include "ground/describe.h"

#include <inttypes.h>

/* Writes the periods of the senses. */
static void write_periods(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!writer->tables->domain.sense_count)
        return;
    text_add(&writer->text, "static const GG_ROM uint32_t senses__periods[] = {\n");
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->sensed)
            text_add(&writer->text, "    %" PRIu32 ", /* %s */\n", domain->facts[i]->period,
                     domain->facts[i]->name);
    text_add(&writer->text, "};\n");
}

/* What leaves symbols out of a set: a bit for each that is not in it. */
static void write_holes(struct writer *writer)
{
    struct text *text = &writer->text;
    for (size_t i = 0; i < writer->tables->hole_count; i++) {
        const struct holes *holes = &writer->tables->holes[i];
        text_add(text, "static const GG_ROM uint64_t sets__holes_%zu[] = {", i);
        for (uint32_t j = 0; j < holes->count; j++)
            text_add(text, "%s%sUINT64_C(0x%" PRIx64 ")", j ? "," : "", j % 4 ? " " : "\n    ",
                     holes->words[j]);
        text_add(text, "};\n");
    }
}

static void write_sets(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    struct text *text = &writer->text;
    if (!tables->set_count)
        return;
    text_add(text, "/* Sets of symbols that conditions ask for; the first row is none. */\n");
    write_holes(writer);
    text_add(text, "static const GG_ROM gg_set_test sets__all[] = {\n");
    for (size_t i = 0; i < tables->set_count; i++) {
        const gg_set_test *test = &tables->sets[i];
        const struct set_row *row = &tables->set_rows[i];
        const char *words =
            row->bounds       ? words_of_bounds(writer->pool, row->bounds)
            : row->constraint ? words_of_constraint(writer->pool, tables->problem, row->constraint)
                              : "none";
        const char *holes =
            row->constraint ? pool_format(writer->pool, "sets__holes_%zu", row->holes) : "NULL";
        text_add(text,
                 "    {.holes = %s, .fact = %u, .low = %u, .high = %u, .first = %u, "
                 ".count = %u,\n     .more = %s}, /* %s */\n",
                 holes, test->fact, test->low, test->high, test->first, test->count,
                 test->more ? "true" : "false", comment_text(writer->pool, words));
    }
    text_add(text, "};\n\n");
}

void write_facts(struct writer *writer)
{
    static const char *const kinds[] = {"GG_BOOL", "GG_SYMBOL", "GG_NUMBER"};
    const struct tables *tables = writer->tables;
    struct text *text = &writer->text;
    if (tables->layout.fact_count)
        text_add(text, "/* Where the facts lie in a state. */\n"
                       "static const GG_ROM gg_fact facts__all[] = {\n");
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
    write_sets(writer);
}
