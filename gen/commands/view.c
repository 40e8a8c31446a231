/* SPDX-License-Identifier: MIT */
/*
 * `goapgen view`: looks at a record of agents.
 */
#include "base/printable.h"
#include "view/check.h"
#include "commands/commands.h"
#include "commands/compile.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Reads the whole file of a record. False, with a message, if it cannot be read or is too large. */
static bool read_record_file(const char *path, struct text *bytes)
{
    char piece[4096];
    size_t count = 1;
    FILE *file = fopen(path, "rb");
    if (!file) {
        print_line(stderr, "goapgen: %s: %s", path, strerror(errno));
        return false;
    }
    while (count > 0 && bytes->length <= RECORD_LIMIT) {
        count = fread(piece, 1, sizeof piece, file);
        text_add_bytes(bytes, piece, count);
    }
    const char *error = ferror(file) ? strerror(errno) : NULL;
    fclose(file);
    if (!error && bytes->length > RECORD_LIMIT)
        error = "the record is larger than can be looked at; begin another one from time to time";
    if (error)
        print_line(stderr, "goapgen: %s: %s", path, error);
    return !error;
}

static void print_check(const char *path, const struct record *record,
                        const struct record_check *check, size_t bytes)
{
    uint64_t time = record->event_count ? record->events[record->event_count - 1].time : 0;
    print_line(stdout, "%s: %zu agents, %zu events until %llu.%03u s, %llu lost, %zu bytes", path,
               record->agent_count, record->event_count, (unsigned long long)(time / 1000),
               (unsigned)(time % 1000), (unsigned long long)record->lost, bytes);
    printf("facts of their own were changed %zu times by actions, %zu times by the game\n",
           check->by_actions, check->by_the_game);
}

/* Does with the bytes of a record what the options ask for. */
static enum exit_code show(struct pool *pool, const struct tables *tables, const char *path,
                           const struct text *bytes)
{
    const char *error;
    const struct record *record =
        record_read(pool, tables, (const unsigned char *)bytes->data, bytes->length, &error);
    if (!record) {
        print_line(stderr, "goapgen: %s: %s", path, error);
        return EXIT_ERRORS;
    }
    struct record_check check = record_check(pool, tables, record);
    if (check.fault) {
        print_line(stderr, "goapgen: %s: %s", path, check.fault);
        return EXIT_ERRORS;
    }
    print_check(path, record, &check, bytes->length);
    return EXIT_DONE;
}

enum exit_code command_view(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options)
{
    struct domain *domain;
    struct text bytes = {0};
    struct source *source = source_read_piped_or_say(pool, options->file);
    if (!source)
        return EXIT_TROUBLE;
    const struct tables *tables = compile(pool, diagnostics, source, &domain);
    if (!tables || diagnostics_failed(diagnostics)) {
        diagnostics_print(diagnostics);
        return EXIT_ERRORS;
    }
    enum exit_code code = EXIT_TROUBLE;
    if (read_record_file(options->beside.items[0], &bytes))
        code = show(pool, tables, options->beside.items[0], &bytes);
    text_free(&bytes);
    return code;
}
