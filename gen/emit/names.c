/* SPDX-License-Identifier: MIT */
/* Names of things of the domain within C, and its words in comments: see parts.h. */
#include "emit/parts.h"

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

const char *constant_name(struct writer *writer, const char *kind, const char *name)
{
    return pool_format(writer->pool, "%s_%s%s", writer->upper, kind,
                       upper_case(writer->pool, name));
}
