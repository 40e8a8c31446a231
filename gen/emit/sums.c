/* SPDX-License-Identifier: MIT */
/* Writes the sums that conditions put bounds to: see gg_sums and parts.h. */
#include "emit/parts.h"

#include "ground/describe.h"
#include "tables/search_need.h"

#include <inttypes.h>

/* A set of actions, a bit for each. */
static void write_actions_of(struct writer *writer, const char *name, size_t sum,
                             const uint64_t *set)
{
    size_t words = action_words(writer);
    if (!set)
        return;
    text_add(&writer->text, "static const GG_ROM uint64_t sums__%s_%zu[] = {", name, sum);
    for (size_t i = 0; i < words; i++)
        text_add(&writer->text, "%s%sUINT64_C(0x%" PRIx64 ")", i ? "," : "", i % 4 ? " " : "\n    ",
                 set[i]);
    text_add(&writer->text, "};\n");
}

static void write_terms(struct writer *writer, size_t number)
{
    const struct tables *tables = writer->tables;
    const struct sum_row *row = &tables->sum_rows[number];
    const gg_sum *sum = &tables->all_sums[number];
    const char *name = pool_format(writer->pool, "sums__%zu", number);
    size_t box = 0;
    text_add(&writer->text, "/* %s */\n", comment_text(writer->pool, row->sum->name));
    write_boxes(writer, name, &row->boxes, &row->ground);
    text_add(&writer->text, "static const GG_ROM gg_sum_term sums__terms_%zu[] = {\n", number);
    for (uint16_t i = 0; i < sum->count; i++) {
        const gg_sum_term *term = &sum->terms[i];
        const char *of =
            term->box ? pool_format(writer->pool, "&%s__boxes[%zu]", name, box++) : "NULL";
        text_add(&writer->text, "    {.box = %s, .weight = %" PRId32 ", .fact = %u},\n", of,
                 term->weight, term->fact);
    }
    text_add(&writer->text, "};\n");
    write_actions_of(writer, "raising", number, sum->raising);
    write_actions_of(writer, "lowering", number, sum->lowering);
}

static const char *sums_name_of(struct writer *writer, const char *name, size_t number, bool there)
{
    return there ? pool_format(writer->pool, "sums__%s_%zu", name, number) : "NULL";
}

static void write_sum_rows(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    struct text *text = &writer->text;
    text_add(text, "static const GG_ROM gg_sum sums__rows[] = {\n");
    for (size_t i = 0; i < tables->sums.count; i++) {
        const gg_sum *sum = &tables->all_sums[i];
        text_add(
            text,
            "    {.terms = sums__terms_%zu, .raising = %s, .lowering = %s,\n     .least = %" PRId32
            ", .top = %" PRIu32 ", .count = %u},\n",
            i, sums_name_of(writer, "raising", i, sum->raising),
            sums_name_of(writer, "lowering", i, sum->lowering), sum->least, sum->top, sum->count);
    }
    text_add(text, "};\nstatic const GG_ROM gg_sum_bounds sums__bounds[] = {\n");
    for (size_t i = 0; i < tables->bounds_count; i++) {
        const gg_sum_bounds *bounds = &tables->sum_bounds[i];
        text_add(text, "    {.low = %" PRIu32 ", .high = %" PRIu32 ", .sum = %u},\n", bounds->low,
                 bounds->high, bounds->sum);
    }
    text_add(text, "};\n");
}

void write_sums(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    if (!tables->sums.count)
        return;
    text_add(&writer->text, "/* Sums that conditions put bounds to. */\n");
    for (size_t i = 0; i < tables->sums.count; i++)
        write_terms(writer, i);
    write_sum_rows(writer);
    text_add(&writer->text,
             "static const GG_ROM gg_sums sums__all = {\n    .part = &gg_summing, .relaxed = %s, "
             ".all = sums__rows, .bounds = sums__bounds,\n    .count = %u};\n\n",
             search_need_of(tables) == NEEDS_BOTH ? "&gg_relaxed_sums" : "NULL",
             tables->sums.count);
}
