/* SPDX-License-Identifier: MIT */
/* Source files: see source.h. */
#include "base/source.h"

#include "base/printable.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct source *source_from_text(struct pool *pool, const char *path, const char *text,
                                size_t length)
{
    struct source *result = pool_take(pool, sizeof *result);
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    result->path = pool_copy_text(pool, path, strlen(path));
    result->data = pool_copy_text(pool, text, length);
    result->length = length;
    return result;
}

/* Says why a file cannot be read. If memory ran out for the stream, the program ends. */
static struct source *cannot_read(struct pool *pool, const char *path, char **error)
{
    if (errno == ENOMEM)
        out_of_memory();
    *error = pool_format(pool, "cannot read '%s': %s", path, strerror(errno));
    return NULL;
}

static struct source *source_read_all(struct pool *pool, const char *path, FILE *file, char **error)
{
    struct text content = {0};
    char piece[65536];
    size_t count;
    while (content.length <= SOURCE_LIMIT && (count = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(&content, piece, count);
    struct source *result = NULL;
    if (ferror(file))
        (void)cannot_read(pool, path, error);
    else if (content.length > SOURCE_LIMIT)
        *error = pool_format(pool, "'%s' is larger than %d bytes", path, SOURCE_LIMIT);
    else
        result = source_from_text(pool, path, content.data ? content.data : "", content.length);
    text_free(&content);
    return result;
}

static struct source *read_any(struct pool *pool, const char *path, char **error)
{
    struct stat status;
    FILE *file = fopen(path, "rb");
    if (!file)
        return cannot_read(pool, path, error);
    struct source *result = source_read_all(pool, path, file, error);
    if (result)
        result->piped = fstat(fileno(file), &status) != 0 || !S_ISREG(status.st_mode);
    fclose(file);
    return result;
}

/* A folder is not refused here, as reading it says what it is. */
struct source *source_read(struct pool *pool, const char *path, char **error)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return cannot_read(pool, path, error);
    if (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))
        return read_any(pool, path, error);
    *error = pool_format(pool, "cannot read '%s': it is no regular file", path);
    return NULL;
}

static struct source *or_say(struct source *source, const char *error)
{
    if (!source)
        print_line(stderr, "goapgen: %s", error);
    return source;
}

struct source *source_read_or_report(struct pool *pool, const char *path)
{
    char *error = NULL;
    struct source *result = source_read(pool, path, &error);
    return or_say(result, error);
}

struct source *source_read_piped_or_report(struct pool *pool, const char *path)
{
    char *error = NULL;
    struct source *result = read_any(pool, path, &error);
    return or_say(result, error);
}

/* Characters that are not text: those that only libyaml takes for the end of a line, so that
 * lines would have other numbers than in an editor, and those that it refuses without saying
 * where they are. */
static const struct {
    const char *bytes, *fault;
} faults[] = {{"\xC2\x85", "lines end with a newline, not with this character"},
              {"\xE2\x80\xA8", "lines end with a newline, not with this character"},
              {"\xE2\x80\xA9", "lines end with a newline, not with this character"},
              {"\xEF\xBF\xBE", "this is no character of Unicode"},
              {"\xEF\xBF\xBF", "this is no character of Unicode"}};

static const char *source_fault_of(const char *text, size_t left)
{
    unsigned char first = (unsigned char)text[0];
    unsigned length = utf8_length(text, left);
    if (length == 0)
        return "this is not UTF-8";
    if (first == 0)
        return "NUL byte in the text";
    if (first == '\r' && (left < 2 || text[1] != '\n'))
        return faults[0].fault;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        if (length == strlen(faults[i].bytes) && memcmp(text, faults[i].bytes, length) == 0)
            return faults[i].fault;
    bool control = first < 0x20 && first != '\t' && first != '\n' && first != '\r';
    if (control || first == 0x7F || (first == 0xC2 && (unsigned char)text[1] < 0xA0))
        return "control character in the text";
    return NULL;
}

struct place source_first_fault(const struct source *source, const char **what)
{
    struct place at = {source, 1, 1, 1};
    for (size_t i = 0; i < source->length;) {
        const char *text = source->data + i;
        *what = source_fault_of(text, source->length - i);
        if (*what)
            return at;
        at.column++;
        if (*text == '\n') {
            at.line++;
            at.column = 1;
        }
        i += utf8_length(text, source->length - i);
    }
    at.line = 0;
    return at;
}

int place_compare(struct place a, struct place b)
{
    if (!a.source || !b.source)
        return (a.source != NULL) - (b.source != NULL);
    if (a.source->order != b.source->order)
        return a.source->order < b.source->order ? -1 : 1;
    if (a.line != b.line)
        return a.line < b.line ? -1 : 1;
    return a.column < b.column ? -1 : a.column > b.column;
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
