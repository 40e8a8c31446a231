/* SPDX-License-Identifier: MIT */
/* Lines for messages: see lines.h. */
#include "syntax/lines.h"

#include <string.h>

static bool is_of_word(char c)
{
    return c && strchr(NAME_CHARACTERS, c);
}

/* The length of a line without the comment and the blanks at its end. */
static size_t trimmed(const char *text, size_t length)
{
    char quote = 0;
    for (size_t i = 0; i < length; i++) {
        bool begins = i == 0 || strchr(" \t[{,:(", text[i - 1]);
        if (quote && text[i] == quote)
            quote = 0;
        else if (!quote && begins && (text[i] == '"' || text[i] == '\''))
            quote = text[i];
        else if (!quote && text[i] == '#' && (i == 0 || text[i - 1] == ' '))
            length = i;
    }
    while (length && strchr(" \t\r", text[length - 1]))
        length--;
    return length;
}

/* A line from its first byte to its end. */
static struct line line_from(const struct source *source, unsigned number, const char *text,
                             size_t length)
{
    struct line line = {source, number, text, trimmed(text, length), 0};
    line.indent = line_blanks(&line, 0);
    if (line_is_item(&line))
        line.indent += 1 + line_blanks(&line, line.indent + 1);
    return line;
}

struct line line_of(const struct place *place)
{
    size_t length;
    const char *text = source_line(place->source, place->line, &length);
    return line_from(place->source, place->line, text, length);
}

struct line line_before(const struct line *line)
{
    const char *start = line->text, *end;
    struct line before = {line->source, line->number, line->text, 0, 0};
    while (!before.length && start > line->source->data) {
        end = start - 1;
        for (start = end; start > line->source->data && start[-1] != '\n'; start--)
            ;
        before = line_from(line->source, before.number - 1, start, (size_t)(end - start));
    }
    return before;
}

bool line_next(struct line *line)
{
    const char *end = strchr(line->text, '\n');
    if (!end)
        return false;
    *line = line_from(line->source, line->number + 1, end + 1, strcspn(end + 1, "\n"));
    return true;
}

bool line_says_something(const struct line *line)
{
    return line->length > 0;
}

/* The characters of so many bytes. */
static unsigned characters(const char *text, size_t length)
{
    return (unsigned)characters_of(text, length);
}

struct place line_place(const struct line *line, size_t offset, size_t length)
{
    return (struct place){line->source, line->number, characters(line->text, offset) + 1,
                          characters(line->text + offset, length)};
}

size_t line_offset(const struct line *line, unsigned column)
{
    return bytes_of_characters(line->text, line->length, column - 1);
}

size_t line_blanks(const struct line *line, size_t offset)
{
    size_t end = offset;
    while (end < line->length && line->text[end] == ' ')
        end++;
    return end - offset;
}

size_t line_key_length(const struct line *line, size_t offset)
{
    size_t end = offset;
    while (end < line->length && is_of_word(line->text[end]))
        end++;
    if (end == offset || end >= line->length || line->text[end] != '(')
        return end - offset;
    const char *close = memchr(line->text + end, ')', line->length - end);
    return close ? (size_t)(close + 1 - line->text) - offset : 0;
}

bool line_is_key(const struct line *line)
{
    bool quoted = line->indent < line->length && strchr("'\"", line->text[line->indent]);
    size_t end = line->indent + quoted;
    end += line_key_length(line, end);
    end += quoted;
    return end > line->indent + 2 * (size_t)quoted && end < line->length &&
           line->text[end] == ':' && (end + 1 == line->length || line->text[end + 1] == ' ');
}

bool line_is_item(const struct line *line)
{
    size_t dash = line_blanks(line, 0);
    return dash < line->length && line->text[dash] == '-' &&
           (dash + 1 == line->length || line->text[dash + 1] == ' ');
}

size_t line_word_before(const struct line *line, size_t offset)
{
    size_t start = offset;
    while (start > 0 && is_of_word(line->text[start - 1]))
        start--;
    return offset - start;
}

size_t line_comment_of_c(const struct line *line, size_t end)
{
    char quote = 0;
    for (size_t i = 0; i + 1 < line->length && i < end; i++) {
        bool begins = i == 0 || strchr(" \t", line->text[i - 1]);
        if (quote && line->text[i] == quote)
            quote = 0;
        else if (!quote && begins && strchr("'\"", line->text[i]))
            quote = line->text[i];
        else if (!quote && begins && line->text[i] == '/' && strchr("/*", line->text[i + 1]))
            return i;
    }
    return end;
}
