/* SPDX-License-Identifier: MIT */
/* Source files: see source.h. */
#include "source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

struct source *source_from_text(struct pool *pool, const char *path, const char *text,
                                size_t length)
{
    struct source *result = pool_take(pool, sizeof *result);
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    result->path = pool_copy(pool, path, strlen(path));
    result->data = pool_copy(pool, text, length);
    result->length = length;
    return result;
}

static struct source *read_all(struct pool *pool, const char *path, FILE *file, char **error)
{
    struct text content = {0};
    char piece[65536];
    size_t count;
    while (content.length <= SOURCE_LIMIT && (count = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(&content, piece, count);
    struct source *result = NULL;
    if (ferror(file))
        *error = pool_format(pool, "cannot read '%s': %s", path, strerror(errno));
    else if (content.length > SOURCE_LIMIT)
        *error = pool_format(pool, "'%s' is larger than %d bytes", path, SOURCE_LIMIT);
    else
        result = source_from_text(pool, path, content.data ? content.data : "", content.length);
    text_free(&content);
    return result;
}

struct source *source_read(struct pool *pool, const char *path, char **error)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        *error = pool_format(pool, "cannot read '%s': %s", path, strerror(errno));
        return NULL;
    }
    struct source *result = read_all(pool, path, file, error);
    fclose(file);
    return result;
}

struct source *source_read_or_say(struct pool *pool, const char *path)
{
    char *error;
    struct source *result = source_read(pool, path, &error);
    if (!result)
        fprintf(stderr, "goapgen: %s\n", error);
    return result;
}

/* The length of the UTF-8 character at the text, 0 where it is none (RFC 3629:
 * no overlong forms, no surrogates, nothing above U+10FFFF). */
static unsigned character_length(const unsigned char *text, size_t left)
{
    if (text[0] < 0x80)
        return 1;
    unsigned length = text[0] >= 0xF0 ? 4 : text[0] >= 0xE0 ? 3 : 2;
    if (text[0] < 0xC2 || text[0] > 0xF4 || left < length)
        return 0;
    for (unsigned i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    bool wrong = (text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xED && text[1] > 0x9F) ||
                 (text[0] == 0xF0 && text[1] < 0x90) || (text[0] == 0xF4 && text[1] > 0x8F);
    return wrong ? 0 : length;
}

static const char *fault_of(const unsigned char *text, unsigned length)
{
    if (length == 0)
        return "this is not UTF-8";
    if (text[0] == 0)
        return "NUL byte in the text";
    if ((text[0] < 0x20 && text[0] != '\t' && text[0] != '\n' && text[0] != '\r') ||
        text[0] == 0x7F)
        return "control character in the text";
    return NULL;
}

struct place source_first_fault(const struct source *source, const char **what)
{
    struct place at = {source, 1, 1, 1};
    for (size_t i = 0; i < source->length;) {
        const unsigned char *text = (const unsigned char *)source->data + i;
        unsigned length = character_length(text, source->length - i);
        *what = fault_of(text, length);
        if (*what)
            return at;
        at.column++;
        if (*text == '\n') {
            at.line++;
            at.column = 1;
        }
        i += length;
    }
    at.line = 0;
    return at;
}

const char *source_line(const struct source *source, unsigned line, size_t *length)
{
    const char *start = source->data;
    const char *end = source->data + source->length;
    for (; line > 1 && start < end; line--) {
        const char *newline = memchr(start, '\n', (size_t)(end - start));
        start = newline ? newline + 1 : end;
    }
    const char *newline = memchr(start, '\n', (size_t)(end - start));
    *length = (size_t)((newline ? newline : end) - start);
    if (*length && start[*length - 1] == '\r')
        --*length;
    return start;
}
