/* SPDX-License-Identifier: MIT */
/*
 * Writes the parts that rows of several tables have: names, conditions, effects, words of a
 * state. An array stands before the row that names it; an empty one is NULL. See parts.h.
 */
#include "emit/parts.h"

#include "ground/describe.h"

#include <inttypes.h>

/* ------------------------------------------------------------------ names */

const char *identifier_of(struct pool *pool, const char *name)
{
    struct text text = {0};
    for (; *name; name++)
        if (*name == '(' || *name == ',')
            text_add(&text, "__");
        else if (*name != ')' && *name != ' ')
            text_add_bytes(&text, name, 1);
    const char *result = pool_copy(pool, text.data, text.length);
    text_free(&text);
    return result;
}

const char *task_identifier(struct writer *writer, size_t number)
{
    const struct ground_task *ground = &writer->tables->problem->tasks[number];
    if (ground->task && ground->task->is_each)
        return pool_format(writer->pool, "all__%zu", number);
    return identifier_of(writer->pool, ground->name);
}

const char *action_identifier(struct writer *writer, size_t number)
{
    const struct ground_action *action = &writer->tables->problem->actions[number];
    const char *name = identifier_of(writer->pool, action->name);
    return action->variant ? pool_format(writer->pool, "%s__%zu", name, action->variant + 1) : name;
}

const char *words_of(struct writer *writer, const struct expressions *expressions)
{
    return expressions->count ? comment_text(writer->pool, expressions->text) : "none";
}

const char *number_or_none(struct writer *writer, uint16_t number)
{
    return number == GG_NONE ? "GG_NONE" : pool_format(writer->pool, "%u", number);
}

/* ------------------------------------------------- conditions and effects */

/* The constraints of a box that the test of a word encodes, in the user's words. */
static const char *words_of_test(struct writer *writer, const struct box *box, uint16_t word,
                                 bool ranges)
{
    const struct tables *tables = writer->tables;
    const char *words = "";
    for (size_t i = 0; i < box->count; i++) {
        const gg_fact *fact =
            &tables->layout.facts[tables->layout.numbers[box->constraints[i].variable]];
        if (fact->word == word && (fact->kind == GG_NUMBER) == ranges &&
            !constraint_has_holes(&box->constraints[i]))
            words = pool_format(
                writer->pool, "%s%s%s", words, *words ? ", " : "",
                words_of_constraint(writer->pool, tables->problem, &box->constraints[i]));
    }
    return comment_text(writer->pool, words);
}

static void write_box_tests(struct writer *writer, const char *name, size_t number,
                            const gg_box *box, const struct box *ground)
{
    struct text *text = &writer->text;
    if (box->flag_count)
        text_add(text, "static const GG_ROM gg_flag_test %s__flags_%zu[] = {\n", name, number);
    for (uint16_t i = 0; i < box->flag_count; i++)
        text_add(text,
                 "    {.word = %u, .care = UINT64_C(0x%" PRIx64 "), .want = UINT64_C(0x%" PRIx64
                 ")}, /* %s */\n",
                 box->flags[i].word, box->flags[i].care, box->flags[i].want,
                 words_of_test(writer, ground, box->flags[i].word, false));
    text_add(text, "%s", box->flag_count ? "};\n" : "");
    if (box->range_count)
        text_add(text, "static const GG_ROM gg_range_test %s__ranges_%zu[] = {\n", name, number);
    for (uint16_t i = 0; i < box->range_count; i++)
        text_add(text,
                 "    {.word = %u, .low = UINT64_C(0x%" PRIx64 "), .high = UINT64_C(0x%" PRIx64
                 "),\n     .care = UINT64_C(0x%" PRIx64 ")}, /* %s */\n",
                 box->ranges[i].word, box->ranges[i].low, box->ranges[i].high, box->ranges[i].care,
                 words_of_test(writer, ground, box->ranges[i].word, true));
    text_add(text, "%s", box->range_count ? "};\n" : "");
}

/* Whether a condition has a box without tests: all such conditions share one array. */
static bool always_holds(const gg_condition *condition)
{
    return condition->count == 1 && !condition->boxes[0].flag_count &&
           !condition->boxes[0].range_count && !condition->boxes[0].sets;
}

/* The name of an array of a box, or NULL if it is empty. */
static const char *parts_part_name(struct writer *writer, uint16_t count, const char *name,
                                   const char *part, unsigned number)
{
    return count ? pool_format(writer->pool, "%s__%s_%u", name, part, number) : "NULL";
}

void write_boxes(struct writer *writer, const char *name, const gg_condition *condition,
                 const struct dnf *ground)
{
    struct text *text = &writer->text;
    if (always_holds(condition) || !condition->count)
        return;
    for (uint16_t i = 0; i < condition->count; i++)
        write_box_tests(writer, name, i, &condition->boxes[i], &ground->items[i]);
    text_add(text, "static const GG_ROM gg_box %s__boxes[] = {\n", name);
    for (uint16_t i = 0; i < condition->count; i++) {
        const gg_box *box = &condition->boxes[i];
        const char *flags = parts_part_name(writer, box->flag_count, name, "flags", i);
        const char *ranges = parts_part_name(writer, box->range_count, name, "ranges", i);
        text_add(text,
                 "    {.flags = %s, .ranges = %s, .flag_count = %u, .range_count = %u, "
                 ".sets = %" PRIu32 "},\n",
                 flags, ranges, box->flag_count, box->range_count, box->sets);
    }
    text_add(text, "};\n");
}

void write_condition(struct writer *writer, const char *name, const gg_condition *condition)
{
    bool always = always_holds(condition);
    const char *dnf = always             ? "always__boxes"
                      : condition->count ? pool_format(writer->pool, "%s__boxes", name)
                                         : "NULL";
    *writer->asks_always |= always;
    text_add(&writer->text, "{.boxes = %s, .count = %u}", dnf, condition->count);
}

void write_effect(struct writer *writer, const char *name, const gg_effect *effect)
{
    struct text *text = &writer->text;
    if (effect->assignment_count)
        text_add(text, "static const GG_ROM gg_assignment %s_assignments[] = {\n", name);
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        text_add(
            text,
            "    {.word = %u, .keep = UINT64_C(0x%" PRIx64 "), .set = UINT64_C(0x%" PRIx64 ")},\n",
            effect->assignments[i].word, effect->assignments[i].keep, effect->assignments[i].set);
    text_add(text, "%s", effect->assignment_count ? "};\n" : "");
    if (effect->addition_count)
        text_add(text, "static const GG_ROM gg_addition %s_additions[] = {\n", name);
    for (uint16_t i = 0; i < effect->addition_count; i++)
        text_add(text, "    {.fact = %u, .amount = %" PRId32 "}, /* %s */\n",
                 effect->additions[i].fact, effect->additions[i].amount,
                 writer->tables->problem
                     ->variables[writer->tables->layout.variables[effect->additions[i].fact]]
                     .name);
    text_add(text, "%s", effect->addition_count ? "};\n" : "");
    text_add(text,
             "static const GG_ROM gg_effect %s = {\n    .assignments = %s%s, .additions = %s%s,\n",
             name, effect->assignment_count ? name : "NULL",
             effect->assignment_count ? "_assignments" : "", effect->addition_count ? name : "NULL",
             effect->addition_count ? "_additions" : "");
    text_add(text, "    .assignment_count = %u, .addition_count = %u};\n", effect->assignment_count,
             effect->addition_count);
}

/* ------------------------------------------------------------------ arrays */

void write_words(struct writer *writer, const char *name, const uint64_t *words)
{
    if (!words || !writer->tables->domain.word_count)
        return;
    text_add(&writer->text, "static const GG_ROM uint64_t %s__words[] = {", name);
    for (uint16_t i = 0; i < writer->tables->domain.word_count; i++)
        text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 ")", i ? ", " : "", words[i]);
    text_add(&writer->text, "};\n");
}

size_t action_words(const struct writer *writer)
{
    size_t words = (writer->tables->domain.action_count + 63u) / 64;
    return words ? words : 1;
}

const char *words_name(const struct writer *writer, const char *name, const uint64_t *words)
{
    return words && writer->tables->domain.word_count ? name : "NULL";
}

void write_arguments(struct writer *writer, const char *name, const size_t *symbols, size_t count)
{
    if (!count)
        return;
    text_add(&writer->text, "static const GG_ROM uint16_t %s__arguments[] = {", name);
    for (size_t i = 0; i < count; i++)
        emit(writer, i ? ", $P_$N" : "$P_$N",
             writer->tables->problem->domain->symbols[symbols[i]].name);
    text_add(&writer->text, "};\n");
}

void write_rows(struct writer *writer, const char *declaration, struct text *rows)
{
    if (rows->length)
        text_add(&writer->text, "static const GG_ROM %s[] = {\n%s};\n\n", declaration, rows->data);
    text_free(rows);
}
