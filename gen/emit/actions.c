/* SPDX-License-Identifier: MIT */
/* The ground actions, their numbers, and the rules: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

void write_numbers(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    if (!problem->action_count && !problem->task_count)
        return;
    text_add(&writer->text,
             "/* The numbers of ground actions and, after them, tasks. */\nenum {\n");
    for (size_t i = 0; i < problem->action_count; i++)
        text_add(&writer->text, "    action__%s,\n", action_identifier(writer, i));
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    task__%s,\n", task_identifier(writer, i));
    text_add(&writer->text, "};\n\n");
}

/* The name of a part of an effect, which is written where it is a table of its
 * own, and its action the first that has it; NULL stands for none. */
static const char *write_part(struct writer *writer, const char *name, const gg_effect *part,
                              const gg_action *action, bool is_first)
{
    const char *kind = part == action->effect ? "effect" : part == action->own ? "own" : "world";
    if (!part)
        return "NULL";
    const char *table = pool_format(writer->pool, "%s__%s", name, kind);
    if (part != action->effect && is_first)
        write_effect(writer, table, part);
    return pool_format(writer->pool, "&%s", table);
}

/* The first action with the effects of an action, which are written there. */
static size_t first_with_effects(const struct writer *writer, size_t number)
{
    const gg_action *actions = writer->tables->domain.actions;
    while (number > 0 && actions[number - 1].effect == actions[number].effect)
        number--;
    return number;
}

/* The effects of an action, and their names, where they are not those of an action before it. */
struct effect_names {
    const char *all, *own, *world;
};

static struct effect_names actions_write_effects(struct writer *writer, size_t number)
{
    const gg_action *action = &writer->tables->domain.actions[number];
    size_t first = first_with_effects(writer, number);
    const char *name = pool_format(writer->pool, "action__%s", action_identifier(writer, first));
    struct effect_names names = {.all = pool_format(writer->pool, "%s__effect", name)};
    if (first == number)
        write_effect(writer, names.all, action->effect);
    names.own = write_part(writer, name, action->own, action, first == number);
    names.world = write_part(writer, name, action->world, action, first == number);
    return names;
}

/* The name of an action's arguments, which are written with the first action that has them. */
static const char *name_arguments(struct writer *writer, size_t number)
{
    const struct ground_action *ground = &writer->tables->problem->actions[number];
    const gg_action *actions = writer->tables->domain.actions;
    size_t first = number;
    while (first > 0 && actions[first - 1].arguments == actions[number].arguments)
        first--;
    if (!actions[number].arguments)
        return "NULL";
    const char *name = pool_format(writer->pool, "action__%s", action_identifier(writer, first));
    if (first == number)
        write_arguments(writer, name, ground->arguments, ground->action->parameters.count);
    return pool_format(writer->pool, "%s__arguments", name);
}

/* The arrays of one action, and its row in *rows. */
static void write_action(struct writer *writer, size_t number, struct text *rows)
{
    const struct ground_action *ground = &writer->tables->problem->actions[number];
    const gg_action *action = &writer->tables->domain.actions[number];
    const char *name = pool_format(writer->pool, "action__%s", action_identifier(writer, number));
    text_add(&writer->text, "/* %s: %s */\n", ground->name,
             words_of(writer, &ground->action->effects));
    write_boxes(writer, name, &action->precondition, &ground->condition);
    struct effect_names names = actions_write_effects(writer, number);
    const char *arguments = name_arguments(writer, number);
    struct writer row = *writer;
    row.text = *rows;
    text_add(&row.text, "    /* %s */\n    {.precondition = ", ground->name);
    write_condition(&row, name, &action->precondition);
    text_add(&row.text,
             ",\n     .effect = &%s, .own = %s, .world = %s,\n     .duration = %" PRIu32
             ", .timeout = %" PRIu32 ", .retry = %" PRIu32 ", .cost = %u,\n     .source_index = ",
             names.all, names.own, names.world, action->duration, action->timeout, action->retry,
             action->cost);
    emit(&row, "$P_ACTION_$N", ground->action->name);
    text_add(&row.text, ", .procedural = %s, .dynamic_cost = %s",
             number_or_none(writer, action->procedural),
             number_or_none(writer, action->dynamic_cost));
    text_add(&row.text, ",\n     .begins_at = %s, .ends_at = %s, .origin = %s",
             number_or_none(writer, action->begins_at), number_or_none(writer, action->ends_at),
             number_or_none(writer, action->origin));
    text_add(&row.text, ",\n     .called_duration = %s, .uninterruptible = %s, .applies = %s",
             action->called_duration ? "true" : "false", action->uninterruptible ? "true" : "false",
             action->applies ? "true" : "false");
    text_add(&row.text, ", .arguments = %s}, /* %s */\n", arguments,
             words_of(writer, &ground->action->preconditions));
    *rows = row.text;
}

void write_actions(struct writer *writer)
{
    struct text rows = {0};
    for (size_t i = 0; i < writer->tables->problem->action_count; i++)
        write_action(writer, i, &rows);
    text_add(&writer->text, "%s", rows.length ? "\n" : "");
    write_rows(writer, "gg_action actions__all", &rows);
}

void write_lasting(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    const gg_condition *const *lasting = writer->tables->lasting.conditions;
    struct text rows = {0};
    const char *name = NULL;
    if (!writer->tables->domain.extras->lasting)
        return;
    text_add(&writer->text, "/* What must hold while actions run. */\n");
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *ground = &problem->actions[i];
        if (lasting[i] && (i == 0 || lasting[i] != lasting[i - 1])) {
            name = pool_format(writer->pool, "lasting__%s", action_identifier(writer, i));
            write_boxes(writer, name, lasting[i], &ground->lasting);
            text_add(&writer->text, "static const GG_ROM gg_condition %s = ", name);
            write_condition(writer, name, lasting[i]);
            text_add(&writer->text, "; /* %s */\n", words_of(writer, &ground->action->lasting));
        }
        text_add(&rows, "    %s%s, /* %s */\n", lasting[i] ? "&" : "", lasting[i] ? name : "NULL",
                 ground->name);
    }
    write_rows(writer, "gg_condition *const GG_ROM lasting__conditions", &rows);
    text_add(&writer->text, "static const GG_ROM gg_lasting lasting__all = {.part = &gg_enduring, "
                            ".conditions = lasting__conditions};\n\n");
}

void write_rules(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const gg_rule *rules = tables->domain.rules;
    struct text rows = {0};
    for (size_t i = 0; i < tables->problem->rule_count; i++) {
        const struct ground_rule *ground = &tables->problem->rules[tables->rules[i]];
        const struct rule *rule = ground->rule;
        const char *name =
            pool_format(writer->pool, "rule__%s", identifier_of(writer->pool, ground->name));
        text_add(&writer->text, "/* %s: %s */\n", ground->name, words_of(writer, &rule->effects));
        write_boxes(writer, name, &rules[i].precondition, &ground->condition);
        const char *effect = pool_format(writer->pool, "%s__effect", name);
        write_effect(writer, effect, rules[i].effect);
        struct writer row = *writer;
        row.text = rows;
        text_add(&row.text, "    /* %s */\n    {.precondition = ", ground->name);
        write_condition(&row, name, &rules[i].precondition);
        text_add(&row.text, ", .effect = &%s, .period = %" PRIu32 "}, /* %s */\n", effect,
                 rules[i].period, words_of(writer, &rule->preconditions));
        rows = row.text;
    }
    text_add(&writer->text, "%s", rows.length ? "\n" : "");
    write_rows(writer, "gg_rule rules__all", &rows);
}
