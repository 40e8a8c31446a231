/* SPDX-License-Identifier: MIT */
/*
 * Writes the tables of a domain as C: each entity's arrays stand before the
 * table with its row, in the order of the YAML, so that a change there changes
 * little here. Names with two underscores in a row are this file's own: no
 * name of a user's has them. They begin with a word of this file's, never with
 * a user's name: what is called alike and of different kinds does not meet.
 */
#include <inttypes.h>
#include <string.h>

#include "write_glue.h"
#include "write_goals.h"
#include "write_parts.h"

/* "go_to(laser)" as a part of a C identifier: "go_to__laser". */
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

const char *action_identifier(struct writer *writer, size_t number)
{
    const struct ground_action *actions = writer->tables->problem->actions;
    size_t variant = 0;
    while (variant < number &&
           strcmp(actions[number - variant - 1].name, actions[number].name) == 0)
        variant++;
    const char *name = identifier_of(writer->pool, actions[number].name);
    return variant ? pool_format(writer->pool, "%s__%zu", name, variant + 1) : name;
}

const char *words_of(struct writer *writer, const struct expressions *expressions)
{
    return expressions->count ? comment_text(writer->pool, expressions->text) : "none";
}

/* ------------------------------------------------- conditions and effects */

static void write_box_tests(struct writer *writer, const char *name, size_t number,
                            const gg_box *box)
{
    struct text *text = &writer->text;
    if (box->flag_count)
        text_add(text, "static const gg_flag_test %s__flags_%zu[] = {\n", name, number);
    for (uint16_t i = 0; i < box->flag_count; i++)
        text_add(text,
                 "    {.word = %u, .care = UINT64_C(0x%" PRIx64 "), .want = UINT64_C(0x%" PRIx64
                 ")},\n",
                 box->flags[i].word, box->flags[i].care, box->flags[i].want);
    text_add(text, "%s", box->flag_count ? "};\n" : "");
    if (box->range_count)
        text_add(text, "static const gg_range_test %s__ranges_%zu[] = {\n", name, number);
    for (uint16_t i = 0; i < box->range_count; i++)
        text_add(text,
                 "    {.word = %u, .low = UINT64_C(0x%" PRIx64 "), .high = UINT64_C(0x%" PRIx64
                 "),\n     .care = UINT64_C(0x%" PRIx64 ")},\n",
                 box->ranges[i].word, box->ranges[i].low, box->ranges[i].high, box->ranges[i].care);
    text_add(text, "%s", box->range_count ? "};\n" : "");
}

static bool always_holds(const gg_condition *condition)
{
    return condition->count == 1 && !condition->boxes[0].flag_count &&
           !condition->boxes[0].range_count;
}

/* The name of an array of a box, or NULL where it is empty. */
static const char *part_name(struct writer *writer, uint16_t count, const char *name,
                             const char *part, unsigned number)
{
    return count ? pool_format(writer->pool, "%s__%s_%u", name, part, number) : "NULL";
}

void write_boxes(struct writer *writer, const char *name, const gg_condition *condition)
{
    struct text *text = &writer->text;
    if (always_holds(condition) || !condition->count)
        return;
    for (uint16_t i = 0; i < condition->count; i++)
        write_box_tests(writer, name, i, &condition->boxes[i]);
    text_add(text, "static const gg_box %s__boxes[] = {\n", name);
    for (uint16_t i = 0; i < condition->count; i++) {
        const gg_box *box = &condition->boxes[i];
        const char *flags = part_name(writer, box->flag_count, name, "flags", i);
        const char *ranges = part_name(writer, box->range_count, name, "ranges", i);
        text_add(text, "    {.flags = %s, .ranges = %s, .flag_count = %u, .range_count = %u},\n",
                 flags, ranges, box->flag_count, box->range_count);
    }
    text_add(text, "};\n");
}

void write_condition(struct writer *writer, const char *name, const gg_condition *condition)
{
    const char *boxes = always_holds(condition) ? "always__boxes"
                        : condition->count      ? pool_format(writer->pool, "%s__boxes", name)
                                                : "NULL";
    text_add(&writer->text, "{.boxes = %s, .count = %u}", boxes, condition->count);
}

static void write_effect(struct writer *writer, const char *name, const gg_effect *effect)
{
    struct text *text = &writer->text;
    if (effect->assignment_count)
        text_add(text, "static const gg_assignment %s_assignments[] = {\n", name);
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        text_add(
            text,
            "    {.word = %u, .keep = UINT64_C(0x%" PRIx64 "), .set = UINT64_C(0x%" PRIx64 ")},\n",
            effect->assignments[i].word, effect->assignments[i].keep, effect->assignments[i].set);
    text_add(text, "%s", effect->assignment_count ? "};\n" : "");
    if (effect->addition_count)
        text_add(text, "static const gg_addition %s_additions[] = {\n", name);
    for (uint16_t i = 0; i < effect->addition_count; i++)
        text_add(
            text, "    {.fact = %u, .amount = %" PRId32 "}, /* %s */\n", effect->additions[i].fact,
            effect->additions[i].amount,
            writer->tables->problem->atoms[writer->tables->layout.atoms[effect->additions[i].fact]]
                .name);
    text_add(text, "%s", effect->addition_count ? "};\n" : "");
    text_add(text, "static const gg_effect %s = {\n    .assignments = %s%s, .additions = %s%s,\n",
             name, effect->assignment_count ? name : "NULL",
             effect->assignment_count ? "_assignments" : "", effect->addition_count ? name : "NULL",
             effect->addition_count ? "_additions" : "");
    text_add(text, "    .assignment_count = %u, .addition_count = %u};\n", effect->assignment_count,
             effect->addition_count);
}

/* The name of a part of an effect, which is written where it is a table of its
 * own; NULL stands for none. */
static const char *write_part(struct writer *writer, const char *name, const gg_effect *part,
                              const gg_action *action)
{
    const char *kind = part == action->effect ? "effect" : part == action->own ? "own" : "world";
    if (!part)
        return "NULL";
    const char *table = pool_format(writer->pool, "%s__%s", name, kind);
    if (part != action->effect)
        write_effect(writer, table, part);
    return pool_format(writer->pool, "&%s", table);
}

/* ---------------------------------------------------------------- opening */

static void write_numbers(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    if (!problem->action_count && !problem->task_count)
        return;
    text_add(&writer->text,
             "/* The numbers of ground actions and, after them, tasks. */\nenum {\n");
    for (size_t i = 0; i < problem->action_count; i++)
        text_add(&writer->text, "    action__%s,\n", action_identifier(writer, i));
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    task__%s,\n",
                 identifier_of(writer->pool, problem->tasks[i].name));
    text_add(&writer->text, "};\n\n");
}

void write_words(struct writer *writer, const char *name, const uint64_t *words)
{
    if (!words || !writer->tables->domain.word_count)
        return;
    text_add(&writer->text, "static const uint64_t %s__words[] = {", name);
    for (uint16_t i = 0; i < writer->tables->domain.word_count; i++)
        text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 ")", i ? ", " : "", words[i]);
    text_add(&writer->text, "};\n");
}

const char *words_name(const struct writer *writer, const char *name, const uint64_t *words)
{
    return words && writer->tables->domain.word_count ? name : "NULL";
}

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

/* Of the senses, each behind the fact's name. */
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

static void write_facts(struct writer *writer)
{
    static const char *const kinds[] = {"GG_BOOL", "GG_SYMBOL", "GG_NUMBER"};
    const struct tables *tables = writer->tables;
    struct text *text = &writer->text;
    if (tables->layout.fact_count)
        text_add(text, "/* Where the facts stand in a state. */\n"
                       "static const gg_fact facts__all[] = {\n");
    for (size_t i = 0; i < tables->layout.fact_count; i++) {
        const gg_fact *fact = &tables->layout.facts[i];
        text_add(text,
                 "    {.word = %u, .shift = %u, .width = %u, .kind = %s, .shared = %s, "
                 ".coarse = %u, .top = %" PRIu32 ", .first = %" PRIu32 "}, /* %s */\n",
                 fact->word, fact->shift, fact->width, kinds[fact->kind],
                 fact->shared ? "true" : "false", fact->coarse, fact->top, fact->first,
                 tables->problem->atoms[tables->layout.atoms[i]].name);
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

/* --------------------------------------------------------------- entities */

void write_arguments(struct writer *writer, const char *name, const size_t *symbols, size_t count)
{
    if (!count)
        return;
    text_add(&writer->text, "static const uint16_t %s__arguments[] = {", name);
    for (size_t i = 0; i < count; i++)
        emit(writer, i ? ", $P_$N" : "$P_$N",
             writer->tables->problem->domain->symbols[symbols[i]].name);
    text_add(&writer->text, "};\n");
}

const char *number_or_none(struct writer *writer, uint16_t number)
{
    return number == GG_NONE ? "GG_NONE" : pool_format(writer->pool, "%u", number);
}

/* The arrays of one action, and its row in *rows. */
static void write_action(struct writer *writer, size_t number, struct text *rows)
{
    const struct ground_action *ground = &writer->tables->problem->actions[number];
    const gg_action *action = &writer->tables->domain.actions[number];
    const char *name = pool_format(writer->pool, "action__%s", action_identifier(writer, number));
    text_add(&writer->text, "/* %s: %s */\n", ground->name,
             words_of(writer, &ground->action->effects));
    write_boxes(writer, name, &action->precondition);
    const char *effect = pool_format(writer->pool, "%s__effect", name);
    write_effect(writer, effect, action->effect);
    const char *own = write_part(writer, name, action->own, action);
    const char *world = write_part(writer, name, action->world, action);
    write_arguments(writer, name, ground->arguments, ground->action->parameters.count);
    struct writer row = *writer;
    row.text = *rows;
    text_add(&row.text, "    /* %s */\n    {.precondition = ", ground->name);
    write_condition(&row, name, &action->precondition);
    text_add(&row.text,
             ",\n     .effect = &%s, .own = %s, .world = %s,\n     .duration = %" PRIu32
             ", .timeout = %" PRIu32 ", .retry = %" PRIu32 ", .cost = %u,\n     .written = ",
             effect, own, world, action->duration, action->timeout, action->retry, action->cost);
    emit(&row, "$P_ACTION_$N", ground->action->name);
    text_add(&row.text, ", .procedural = %s, .priced = %s",
             number_or_none(writer, action->procedural), number_or_none(writer, action->priced));
    text_add(&row.text, ",\n     .uninterruptible = %s, .applies = %s",
             action->uninterruptible ? "true" : "false", action->applies ? "true" : "false");
    text_add(&row.text, ", .arguments = %s%s}, /* %s */\n", action->arguments ? name : "NULL",
             action->arguments ? "__arguments" : "",
             words_of(writer, &ground->action->preconditions));
    *rows = row.text;
}

void write_rows(struct writer *writer, const char *declaration, struct text *rows)
{
    if (rows->length)
        text_add(&writer->text, "static const %s[] = {\n%s};\n\n", declaration, rows->data);
    text_free(rows);
}

static void write_actions(struct writer *writer)
{
    struct text rows = {0};
    for (size_t i = 0; i < writer->tables->problem->action_count; i++)
        write_action(writer, i, &rows);
    text_add(&writer->text, "%s", rows.length ? "\n" : "");
    write_rows(writer, "gg_action actions__all", &rows);
}

static void write_rules(struct writer *writer, const char *table, const gg_rule *rules,
                        const size_t *numbers, size_t count)
{
    struct text rows = {0};
    for (size_t i = 0; i < count; i++) {
        const struct rule *rule = writer->tables->problem->rules[numbers[i]].rule;
        const char *name = pool_format(writer->pool, "rule__%s", rule->name);
        text_add(&writer->text, "/* %s: %s */\n", rule->name, words_of(writer, &rule->effects));
        write_boxes(writer, name, &rules[i].precondition);
        const char *effect = pool_format(writer->pool, "%s__effect", name);
        write_effect(writer, effect, rules[i].effect);
        struct writer row = *writer;
        row.text = rows;
        text_add(&row.text, "    /* %s */\n    {.precondition = ", rule->name);
        write_condition(&row, name, &rules[i].precondition);
        text_add(&row.text, ", .effect = &%s, .period = %" PRIu32 "}, /* %s */\n", effect,
                 rules[i].period, words_of(writer, &rule->preconditions));
        rows = row.text;
    }
    text_add(&writer->text, "%s", count ? "\n" : "");
    write_rows(writer, table, &rows);
}

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
