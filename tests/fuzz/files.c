/* SPDX-License-Identifier: MIT */
/*
 * The files that the program sees under the fuzzer: parts of the input, and no others.
 * What it writes is looked at and thrown away. See fuzz.h.
 */
#include "base/source.h"
#include "emit/folders.h"
#include "emit/output.h"
#include "fuzz.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *input; /* NULL: the fuzzer itself runs, not the program */
static size_t input_size;

void files_set(const uint8_t *data, size_t size)
{
    input = (const char *)data;
    input_size = size;
}

/* A part of the input, with a name that is not ended by a NUL; the first part has none. */
struct part {
    const char *name, *data;
    size_t name_length, length;
};

static const char *line_end(const char *at)
{
    const char *newline = memchr(at, '\n', (size_t)(input + input_size - at));
    return newline ? newline : input + input_size;
}

/* Whether there is a line "#file NAME" at a place. */
static bool begins_part(const char *at)
{
    static const char mark[] = "#file ";
    size_t left = (size_t)(input + input_size - at);
    return left >= sizeof mark - 1 && memcmp(at, mark, sizeof mark - 1) == 0;
}

/* The part that begins at a place, or that goes on there where it is the first. */
static struct part part_at(const char *at)
{
    struct part part = {.name = at, .data = at};
    const char *end = input + input_size;
    if (begins_part(at)) {
        part.name = at + strlen("#file ");
        part.name_length = (size_t)(line_end(at) - part.name);
        part.data = line_end(at) < end ? line_end(at) + 1 : end;
    }
    const char *stop = part.data;
    while (stop < end && !begins_part(stop))
        stop = line_end(stop) < end ? line_end(stop) + 1 : end;
    part.length = (size_t)(stop - part.data);
    return part;
}

static const char *last_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool is_called(const struct part *part, const char *path)
{
    const char *name = last_of(path);
    return part->name_length == strlen(name) && memcmp(part->name, name, part->name_length) == 0;
}

/* Finds a file of the input; the domain is the first part, under whichever name. */
static bool find(const char *path, struct part *part)
{
    const char *end = input + input_size;
    bool domain = strcmp(path, "domain.yaml") == 0;
    *part = part_at(input);
    while (!domain && !is_called(part, path)) {
        if (part->data + part->length == end)
            return false;
        *part = part_at(part->data + part->length);
    }
    return true;
}

/* ------------------------------------------------- in the place of the program's */

struct source *__wrap_source_read(struct pool *pool, const char *path, char **error);
struct source *__wrap_source_read_or_report(struct pool *pool, const char *path);
struct source *__wrap_source_read_piped_or_report(struct pool *pool, const char *path);
bool __wrap_folders_make(struct pool *pool, const char *path, struct folders *made, char **error);
bool __wrap_output_same_file(struct pool *pool, const char *a, const char *b);
char *__real_realpath(const char *path, char *resolved);
char *__wrap_realpath(const char *path, char *resolved);
bool __wrap_output_write(struct pool *pool, const struct output *outputs, size_t count,
                         char **error);
bool __wrap_output_is_current(const struct output *output);
int __real_stat(const char *path, struct stat *status);
int __real_lstat(const char *path, struct stat *status);
int __wrap_stat(const char *path, struct stat *status);
int __wrap_lstat(const char *path, struct stat *status);

struct source *__wrap_source_read(struct pool *pool, const char *path, char **error)
{
    struct part part;
    if (find(path, &part))
        return source_from_text(pool, path, part.data, part.length);
    *error = pool_format(pool, "cannot read '%s': there is no such file", path);
    return NULL;
}

struct source *__wrap_source_read_or_report(struct pool *pool, const char *path)
{
    char *error;
    return __wrap_source_read(pool, path, &error);
}

struct source *__wrap_source_read_piped_or_report(struct pool *pool, const char *path)
{
    return __wrap_source_read_or_report(pool, path);
}

bool __wrap_folders_make(struct pool *pool, const char *path, struct folders *made, char **error)
{
    (void)pool;
    (void)path;
    (void)made;
    (void)error;
    return true;
}

bool __wrap_output_same_file(struct pool *pool, const char *a, const char *b)
{
    (void)pool;
    return strcmp(last_of(a), last_of(b)) == 0;
}

/* All files are in one folder. */
char *__wrap_realpath(const char *path, char *resolved)
{
    struct part part;
    if (!input)
        return __real_realpath(path, resolved);
    errno = ENOENT;
    return find(path, &part) ? strdup(last_of(path)) : NULL;
}

bool __wrap_output_write(struct pool *pool, const struct output *outputs, size_t count,
                         char **error)
{
    (void)pool;
    (void)error;
    for (size_t i = 0; i < count; i++)
        never(strlen(outputs[i].data) != outputs[i].length);
    return true;
}

bool __wrap_output_is_current(const struct output *output)
{
    never(strlen(output->data) != output->length);
    return false;
}

static int stat_part(const char *path, struct stat *status)
{
    struct part part;
    memset(status, 0, sizeof *status);
    return find(path, &part) ? 0 : -1;
}

int __wrap_stat(const char *path, struct stat *status)
{
    return input ? stat_part(path, status) : __real_stat(path, status);
}

int __wrap_lstat(const char *path, struct stat *status)
{
    return input ? stat_part(path, status) : __real_lstat(path, status);
}
