/* SPDX-License-Identifier: MIT */
/* Templates and small texts for the writers: see writer.h. */
#include "emit/writer.h"

#include "base/printable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *upper_case(struct pool *pool, const char *name)
{
    char *upper = pool_copy_text(pool, name, strlen(name));
    for (char *c = upper; *c; c++)
        if (*c >= 'a' && *c <= 'z')
            *c = (char)(*c - 'a' + 'A');
    return upper;
}

struct writer writer_start(struct pool *pool, const struct tables *tables, const char *source)
{
    const char *slash = strrchr(source, '/');
    const char *name = tables->problem->domain->name;
    struct writer writer = {.pool = pool,
                            .domain = tables->problem->domain,
                            .tables = tables,
                            .sizes = memory_size_values_of(tables),
                            .prefix = name};
    writer.upper = upper_case(pool, name);
    writer.source = comment_text(pool, slash ? slash + 1 : source);
    return writer;
}

bool abort_on_unknown_word(const char *word)
{
    fprintf(stderr, "goapgen: a template has the word '%s', which is none\n", word);
    abort();
}

void expand_dollar_letter(struct writer *writer, struct text *to, char letter, const char *name)
{
    const char *text = letter == 'p'   ? writer->prefix
                       : letter == 'P' ? writer->upper
                       : letter == 'n' ? name
                       : letter == 'N' ? upper_case(writer->pool, name)
                                       : NULL;
    if (!text)
        abort_on_unknown_word((const char[]){'$', letter, '\0'});
    text_add(to, "%s", text);
}

void emit(struct writer *writer, const char *template, const char *name)
{
    for (const char *at = template; *at;) {
        size_t plain = strcspn(at, "$");
        text_add_bytes(&writer->text, at, plain);
        at += plain;
        if (!*at)
            return;
        expand_dollar_letter(writer, &writer->text, at[1], name);
        at += 2;
    }
}

const char *comment_text(struct pool *pool, const char *text)
{
    struct text result = {0};
    for (text = printable_text(pool, text); *text; text++) {
        bool marks = (text[0] == '*' && text[1] == '/') || (text[0] == '/' && text[1] == '*');
        text_add(&result, "%c%s", *text, marks ? " " : "");
    }
    return text_move_to_pool(&result, pool);
}

/* Octal escapes have an end, other than hexadecimal ones, and compilers do not look for
 * marks of direction in them; '?' could make a trigraph. */
static void add_literal_character(struct text *to, const char *text, struct character_display shown)
{
    if (shown.as_it_is && strchr("\"\\?", *text))
        text_add(to, "\\%c", *text);
    else if (shown.as_it_is)
        text_add_bytes(to, text, shown.length);
    else
        for (unsigned i = 0; i < shown.length; i++)
            text_add(to, "\\%03o", (unsigned char)text[i]);
}

static void add_literal(struct text *to, const char *text, size_t longest_line)
{
    size_t line = to->length;
    text_add(to, "\"");
    for (size_t left = strlen(text); left > 0;) {
        struct character_display shown = display_of_character(text, left);
        if (to->length - line > longest_line) {
            text_add(to, "\"\n    \"");
            line = to->length;
        }
        add_literal_character(to, text, shown);
        text += shown.length;
        left -= shown.length;
    }
    text_add(to, "\"");
}

/* (const char[]){'a', '\303', '\251', 0} */
static void add_array(struct text *to, const char *text)
{
    enum { LINE_BYTES = 12 };
    text_add(to, "(const char[]){");
    for (size_t i = 0; text[i]; i++)
        text_add(to, "%s'\\%03o',", i % LINE_BYTES ? " " : "\n        ", (unsigned char)text[i]);
    text_add(to, " 0}");
}

const char *string_literal(struct pool *pool, const char *text)
{
    enum { LITERAL_BYTES = 4095, LONGEST_LINE = 160 };
    struct text result = {0};
    if (strlen(text) > LITERAL_BYTES)
        add_array(&result, text);
    else
        add_literal(&result, text, LONGEST_LINE);
    return text_move_to_pool(&result, pool);
}

const char *error_literal(struct pool *pool, const char *text)
{
    struct text result = {0};
    add_literal(&result, printable_text(pool, text), SIZE_MAX);
    return text_move_to_pool(&result, pool);
}
