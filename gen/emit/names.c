/* SPDX-License-Identifier: MIT */
/* Names of things of the domain within C, its words in comments, and what the words of templates
 * share: see emit.h. */
#include "emit/emit.h"

#include <string.h>

const char *identifier_of_ground_name(struct pool *pool, const char *name)
{
    struct text text = {0};
    for (; *name; name++)
        if (*name == '(' || *name == ',')
            text_add(&text, "__");
        else if (*name != ')' && *name != ' ')
            text_add_bytes(&text, name, 1);
    return text_move_to_pool(&text, pool);
}

/* "until_open_d__front": as for other actions, whose names have the objects behind them; as many of
 * them. */
static const char *identifier_with_objects(struct writer *writer,
                                           const struct ground_action *action, size_t count)
{
    const char *name = action->action->name_in_c;
    for (size_t i = 0; i < count; i++)
        name = pool_format(writer->pool, "%s__%s", name,
                           writer->domain->symbols[action->arguments[i]].name);
    return name;
}

const char *identifier_of_action_row(struct writer *writer, size_t row)
{
    const struct ground_action *action = &writer->tables->problem->rows.items[row];
    size_t count = action->action->parameters.count;
    const char *name = identifier_of_ground_name(writer->pool, action->name);
    if (action->told) /* no object is named so, as the word is one of conditions */
        return pool_format(writer->pool, "%s__any",
                           identifier_with_objects(writer, action, count - 1));
    if (action->action->in_subtasks)
        name = identifier_with_objects(writer, action, count);
    return action->variant ? pool_format(writer->pool, "%s__%zu", name, action->variant + 1) : name;
}

const char *identifier_of_ground_task(struct writer *writer, size_t number)
{
    const struct problem *problem = writer->tables->problem;
    const struct ground_task *ground = &problem->tasks[number];
    if (ground->task && ground->task->is_each)
        return pool_format(writer->pool, "all__%zu", number);
    const char *name = identifier_of_ground_name(writer->pool, ground->name);
    if (!ground->task) { /* it stands for an action */
        const struct ground_action *first =
            &problem->actions[ground->methods[0].subtasks[0].number];
        if (first->action->in_subtasks)
            name = identifier_with_objects(writer, first, first->action->parameters.count);
    }
    return ground->variant ? pool_format(writer->pool, "%s__%zu", name, ground->variant + 1) : name;
}

const char *words_of_expressions(struct writer *writer, const struct expressions *expressions)
{
    return expressions->count ? comment_text(writer->pool, expressions->text) : "none";
}

const char *constant_name(struct writer *writer, const char *kind, const char *name)
{
    return pool_format(writer->pool, "%s_%s%s", writer->upper, kind,
                       upper_case(writer->pool, name));
}

const char *label_suffix(struct pool *pool, const char *label)
{
    return label ? pool_format(pool, " (%s)", comment_text(pool, label)) : "";
}

const char *agent_type_prefix(struct writer *writer, const struct agent_type *agent_type)
{
    if (!agent_type)
        return pool_format(writer->pool, "%s_world", writer->prefix);
    if (writer->domain->agent_type_count == 1)
        return writer->prefix;
    return pool_format(writer->pool, "%s_%s", writer->prefix, agent_type->name);
}

const char *callback_name(struct writer *writer, const struct agent_type *agent_type,
                          const struct callback *callback)
{
    return pool_format(writer->pool, "%s_%s_%s", agent_type_prefix(writer, agent_type),
                       callback_types[callback->kind].word, callback->name);
}

const char *text_of_number(struct pool *pool, size_t number)
{
    return pool_format(pool, "%zu", number);
}

bool word_equals(const char *word, const char *other)
{
    return strcmp(word, other) == 0;
}
