/* SPDX-License-Identifier: MIT */
/* The cases of actions whose effects depend on the state in which they end: see parts.h. */
#include "emit/parts.h"

/* The name of the tables of the action that is planned for a case; NULL: none is. */
static const char *cases_action_for(struct writer *writer, size_t first, const gg_case *one)
{
    const gg_domain *domain = &writer->tables->domain;
    const gg_case_list *const *lists = domain->extras->cases->of_actions;
    for (size_t i = first; i < domain->action_count && lists[i] == lists[first]; i++)
        if (domain->actions[i].effect == one->effect)
            return pool_format(writer->pool, "action__%s", action_identifier(writer, i));
    return NULL;
}

/* The name of a part of a case's effect. */
static const char *cases_part_name(struct writer *writer, const char *name, const char *kind,
                                   const gg_effect *part, const gg_effect *whole)
{
    if (!part)
        return "NULL";
    return pool_format(writer->pool, "&%s__%s", name, part == whole ? "effect" : kind);
}

static void cases_write_effects(struct writer *writer, const char *name, const gg_case *one)
{
    write_effect(writer, pool_format(writer->pool, "%s__effect", name), one->effect);
    if (one->own && one->own != one->effect)
        write_effect(writer, pool_format(writer->pool, "%s__own", name), one->own);
    if (one->world && one->world != one->effect)
        write_effect(writer, pool_format(writer->pool, "%s__world", name), one->world);
}

static void cases_write_case(struct writer *writer, const char *name, const char *effects,
                             const gg_case *one, const struct effect_case *ground,
                             struct text *rows)
{
    write_boxes(writer, name, &one->when, &ground->when);
    if (!effects) {
        effects = name;
        cases_write_effects(writer, name, one);
    }
    const char *own = cases_part_name(writer, effects, "own", one->own, one->effect);
    const char *world = cases_part_name(writer, effects, "world", one->world, one->effect);
    struct writer row = *writer;
    row.text = *rows;
    text_add(&row.text, "    {.when = ");
    write_condition(&row, name, &one->when);
    text_add(&row.text, ",\n     .effect = &%s__effect, .own = %s, .world = %s},\n", effects, own,
             world);
    *rows = row.text;
}

/* One list, named after the first action that has it. */
static const char *cases_write_list(struct writer *writer, size_t action)
{
    const struct ground_action *ground = &writer->tables->problem->actions[action];
    const gg_case_list *list = writer->tables->cases.of_actions[action];
    const char *name = pool_format(writer->pool, "cases__%s", action_identifier(writer, action));
    struct text rows = {0};
    for (uint16_t i = 0; i < list->count; i++)
        cases_write_case(writer, pool_format(writer->pool, "%s__case%u", name, i),
                         cases_action_for(writer, action, &list->items[i]), &list->items[i],
                         &ground->cases->items[i], &rows);
    write_boxes(writer, name, &list->precondition, &ground->precondition);
    const char *shared = pool_format(writer->pool, "%s__shared", name);
    if (list->shared)
        write_effect(writer, shared, list->shared);
    write_rows(writer, pool_format(writer->pool, "gg_case %s__items", name), &rows);
    text_add(&writer->text, "static const GG_ROM gg_case_list %s = {\n    .precondition = ", name);
    write_condition(writer, name, &list->precondition);
    text_add(&writer->text, ",\n    .items = %s__items, .shared = %s%s, .count = %u};\n\n", name,
             list->shared ? "&" : "", list->shared ? shared : "NULL", list->count);
    return name;
}

void write_cases(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    struct text rows = {0};
    const char *name = NULL;
    if (!domain->extras->cases)
        return;
    const gg_case_list *const *lists = domain->extras->cases->of_actions;
    text_add(&writer->text, "/* What actions change in what state they end in. */\n");
    for (size_t i = 0; i < domain->action_count; i++) {
        if (lists[i] && (i == 0 || lists[i] != lists[i - 1]))
            name = cases_write_list(writer, i);
        text_add(&rows, "    %s%s, /* %s */\n", lists[i] ? "&" : "", lists[i] ? name : "NULL",
                 writer->tables->problem->actions[i].name);
    }
    write_rows(writer, "gg_case_list *const GG_ROM cases__of_actions", &rows);
    text_add(&writer->text, "static const GG_ROM gg_cases cases__all = {.part = &gg_by_case, "
                            ".of_actions = cases__of_actions};\n\n");
}
