/* SPDX-License-Identifier: MIT */
/* Templates and small texts for the writers: see writer.h. */
#include "writer.h"

#include <string.h>

const char *upper_case(struct pool *pool, const char *name)
{
    char *upper = pool_copy(pool, name, strlen(name));
    for (char *c = upper; *c; c++)
        if (*c >= 'a' && *c <= 'z')
            *c = (char)(*c - 'a' + 'A');
    return upper;
}

struct writer writer_start(struct pool *pool, const struct tables *tables, const char *source)
{
    const char *slash = strrchr(source, '/');
    const char *name = tables->problem->domain->name;
    struct writer writer = {.pool = pool, .tables = tables, .prefix = name};
    writer.upper = upper_case(pool, name);
    writer.source = slash ? slash + 1 : source;
    return writer;
}

void emit(struct writer *writer, const char *template, const char *name)
{
    for (const char *at = template; *at;) {
        size_t plain = strcspn(at, "$");
        text_add_bytes(&writer->text, at, plain);
        at += plain;
        if (!*at)
            return;
        const char *filled = at[1] == 'p'   ? writer->prefix
                             : at[1] == 'P' ? writer->upper
                             : at[1] == 'n' ? name
                             : at[1] == 'N' ? upper_case(writer->pool, name)
                                            : "$";
        text_add(&writer->text, "%s", filled);
        at += 2;
    }
}

const char *comment_text(struct pool *pool, const char *text)
{
    struct text result = {0};
    for (; *text; text++) {
        bool ends = (text[0] == '*' && text[1] == '/') || (text[0] == '/' && text[1] == '*');
        bool breaks = (unsigned char)text[0] < 0x20 || text[0] == '\\';
        text_add_bytes(&result, breaks ? " " : text, 1);
        if (ends)
            text_add(&result, " ");
    }
    const char *copy = pool_copy(pool, result.data ? result.data : "", result.length);
    text_free(&result);
    return copy;
}

/* Octal escapes have an end, other than hexadecimal ones; '?' could make a
 * trigraph. */
const char *string_literal(struct pool *pool, const char *text)
{
    struct text result = {0};
    text_add(&result, "\"");
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\' || c == '?')
            text_add(&result, "\\%c", c);
        else if (c < 0x20 || c == 0x7F)
            text_add(&result, "\\%03o", c);
        else
            text_add_bytes(&result, text, 1);
    }
    text_add(&result, "\"");
    const char *copy = pool_copy(pool, result.data, result.length);
    text_free(&result);
    return copy;
}

const char *parameter_list(struct writer *writer, const struct parameters *parameters)
{
    const char *list = "";
    for (size_t i = 0; i < parameters->count; i++)
        list = pool_format(writer->pool, "%s, %s_symbol %s", list, writer->prefix,
                           parameters->items[i].name);
    return list;
}

const char *task_of(const struct action *action)
{
    return action->name;
}

const char *check_of(const struct action *action)
{
    return action->procedural;
}

const char *cost_of(const struct action *action)
{
    return action->cost_call;
}

bool can_do(const struct character *character, const struct action *action)
{
    return !character->actions || character->actions[action->number];
}

const char *character_prefix(struct writer *writer, const struct character *character)
{
    if (writer->tables->problem->domain->character_count == 1)
        return writer->prefix;
    return pool_format(writer->pool, "%s_%s", writer->prefix, character->name);
}
