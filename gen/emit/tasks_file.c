/* SPDX-License-Identifier: MIT */
/* Finds the functions that a C file defines: see tasks_file.h. */
#include "emit/tasks_file.h"

#include <ctype.h>
#include <string.h>

/* A place in C code, with what was seen on the way. */
struct reader {
    const struct source *source;
    size_t at;
    unsigned line, column;
    int braces, parentheses;
    bool is_static; /* the declaration that is being read */
};

static char peek(const struct reader *reader, size_t ahead)
{
    size_t at = reader->at + ahead;
    return at < reader->source->length ? reader->source->data[at] : '\0';
}

static bool at_end(const struct reader *reader)
{
    return reader->at >= reader->source->length;
}

static void step(struct reader *reader)
{
    if (at_end(reader))
        return;
    char c = reader->source->data[reader->at++];
    if (c == '\n') {
        reader->line++;
        reader->column = 1;
    } else if (((unsigned char)c & 0xC0) != 0x80) {
        reader->column++;
    }
}

static void skip_comment(struct reader *reader)
{
    bool block = peek(reader, 1) == '*';
    step(reader);
    step(reader);
    while (!at_end(reader)) {
        if (block && peek(reader, 0) == '*' && peek(reader, 1) == '/') {
            step(reader);
            step(reader);
            return;
        }
        if (!block && peek(reader, 0) == '\n')
            return;
        step(reader);
    }
}

static void skip_quoted(struct reader *reader)
{
    char quote = peek(reader, 0);
    step(reader);
    while (!at_end(reader) && peek(reader, 0) != quote && peek(reader, 0) != '\n') {
        if (peek(reader, 0) == '\\')
            step(reader);
        step(reader);
    }
    step(reader);
}

/* Skips a directive up to the end of its line. A line goes on if a backslash stands at its end,
 * also before a carriage return, or if a comment is open there. */
static void skip_directive(struct reader *reader)
{
    while (!at_end(reader) && peek(reader, 0) != '\n') {
        if (peek(reader, 0) == '/' && peek(reader, 1) == '*') {
            skip_comment(reader);
            continue;
        }
        if (peek(reader, 0) == '\\') {
            step(reader);
            if (peek(reader, 0) == '\r')
                step(reader);
        }
        step(reader);
    }
}

/* Skips what is not code; true if there was something. */
static bool skip_gap(struct reader *reader)
{
    char c = peek(reader, 0);
    if (c == '/' && (peek(reader, 1) == '*' || peek(reader, 1) == '/'))
        skip_comment(reader);
    else if (c == '"' || c == '\'')
        skip_quoted(reader);
    else if (c == '#')
        skip_directive(reader);
    else if (isspace((unsigned char)c))
        step(reader);
    else
        return false;
    return true;
}

static bool tasks_file_is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static const char *read_word(struct reader *reader, struct pool *pool)
{
    size_t start = reader->at;
    while (tasks_file_is_word(peek(reader, 0)) && !at_end(reader))
        step(reader);
    return pool_copy_text(pool, reader->source->data + start, reader->at - start);
}

static void count_brackets(struct reader *reader)
{
    char c = peek(reader, 0);
    reader->braces += (c == '{') - (c == '}');
    reader->parentheses += (c == '(') - (c == ')');
    if (c == ';' || c == '}')
        reader->is_static = false;
    step(reader);
}

/* Goes behind the parentheses that open here; true if a body follows. */
static bool skip_parameters(struct reader *reader)
{
    int outer = reader->parentheses;
    do {
        if (!skip_gap(reader))
            count_brackets(reader);
    } while (reader->parentheses > outer && !at_end(reader));
    while (!at_end(reader) && skip_gap(reader))
        ;
    return peek(reader, 0) == '{';
}

struct definition *definitions_in(struct pool *pool, const struct source *source,
                                  const char *prefix, size_t *count)
{
    struct definition *found = NULL;
    struct reader reader = {.source = source, .line = 1, .column = 1};
    *count = 0;
    while (!at_end(&reader)) {
        if (skip_gap(&reader))
            continue;
        if (!tasks_file_is_word(peek(&reader, 0))) {
            count_brackets(&reader);
            continue;
        }
        struct place place = {source, reader.line, reader.column, 1};
        const char *word = read_word(&reader, pool);
        place.length = (unsigned)strlen(word);
        reader.is_static |= strcmp(word, "static") == 0;
        while (!at_end(&reader) && skip_gap(&reader))
            ;
        bool wanted = reader.braces == 0 && reader.parentheses == 0 &&
                      strncmp(word, prefix, strlen(prefix)) == 0 && peek(&reader, 0) == '(';
        if (!wanted || !skip_parameters(&reader))
            continue;
        POOL_ADD(pool, found, *count) = (struct definition){word, place, reader.is_static};
    }
    return found;
}
