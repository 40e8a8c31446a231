/* SPDX-License-Identifier: MIT */
/*
 * `goapgen view`: shows a record of agents as a page, or in the format of others, or checks it. The
 * page is drawn by D3, which is found on the machine when the page is made.
 */
#include "base/printable.h"
#include "emit/output.h"
#include "view/check.h"
#include "view/page.h"
#include "view/perfetto.h"
#include "cli/commands.h"
#include "cli/planner.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads a whole file of at most RECORD_LIMIT bytes. False, with the reason, if it cannot be read or
 * is larger. */
static bool read_bytes(const char *path, struct text *bytes, const char **error)
{
    char piece[4096];
    size_t count = 1;
    FILE *file = fopen(path, "rb");
    *error = file ? NULL : strerror(errno);
    if (!file)
        return false;
    text_add(bytes, "%s", "");
    while (count > 0 && bytes->length <= RECORD_LIMIT) {
        count = fread(piece, 1, sizeof piece, file);
        text_add_bytes(bytes, piece, count);
    }
    *error = ferror(file) ? strerror(errno) : NULL;
    fclose(file);
    if (!*error && bytes->length > RECORD_LIMIT)
        *error = "it is larger than can be looked at; begin another record from time to time";
    return !*error;
}

static bool read_record_file(const char *path, struct text *bytes)
{
    const char *error;
    if (read_bytes(path, bytes, &error))
        return true;
    print_line(stderr, "goapgen: %s: %s", path, error);
    return false;
}

/* ------------------------------------------------------------------- the library */

/* Where Debian's packages node-d3 and libjs-d3 have it. */
static const char usual_library[] = "/usr/share/nodejs/d3/dist/d3.min.js";

/* Where a licence may stand, from the folder of the library on; and that of Debian's package. */
static const char *const licences[] = {"LICENSE", "../LICENSE", "../LICENSE.txt", NULL};
static const char usual_licence[] = "/usr/share/doc/node-d3/copyright";

static bool read_licence(struct pool *pool, const char *path, struct text *licence)
{
    const char *slash = strrchr(path, '/'), *error;
    int folder = slash ? (int)(slash - path) + 1 : 0;
    if (strcmp(path, usual_library) == 0)
        return read_bytes(usual_licence, licence, &error);
    for (size_t i = 0; licences[i]; i++)
        if (read_bytes(pool_format(pool, "%.*s%s", folder, path, licences[i]), licence, &error))
            return true;
    return false;
}

/* Reads D3 and its licence. False, with a message that says what to install, if they are not there. */
static bool read_library(struct pool *pool, struct page_library *library)
{
    const char *named = getenv("GOAPGEN_D3"), *error;
    const char *path = named && *named ? named : usual_library;
    if (!read_bytes(path, &library->script, &error)) {
        print_line(stderr,
                   "goapgen: %s: %s; the page is drawn by D3, of version 5: install "
                   "Debian's package node-d3, or name the file d3.min.js in GOAPGEN_D3",
                   path, error);
        return false;
    }
    if (read_licence(pool, path, &library->licence))
        return true;
    print_line(stderr, "goapgen: %s: there is no licence beside it, which must be in the page",
               path);
    return false;
}

/* ------------------------------------------------------------------------ results */

static void print_check(const char *path, const struct record *record,
                        const struct record_check_result *check, size_t bytes)
{
    uint64_t time = record->event_count ? record->events[record->event_count - 1].time : 0;
    print_line(stdout, "%s: %zu agent%s, %zu events until %llu.%03u s, %llu lost, %zu bytes", path,
               record->agent_count, record->agent_count == 1 ? "" : "s", record->event_count,
               (unsigned long long)(time / 1000), (unsigned)(time % 1000),
               (unsigned long long)record->lost, bytes);
    printf("facts of their own were changed %zu times by actions, %zu times by the game\n",
           check->by_actions, check->by_the_game);
}

/* Writes a text to the file of -o, or prints it; frees it. */
static enum exit_code write_result(struct pool *pool, const struct options *options,
                                   struct text *text)
{
    if (options->output)
        return output_write_text(pool, options->output, text) ? EXIT_DONE : EXIT_TROUBLE;
    text_print_and_free(text);
    return EXIT_DONE;
}

static enum exit_code make_page(struct pool *pool, const struct tables *tables,
                                const struct options *options, const struct record *record,
                                const struct text *bytes)
{
    struct page_library library = {{0}, {0}};
    enum exit_code code = EXIT_TROUBLE;
    if (read_library(pool, &library)) {
        struct text page = page_of(pool, tables, record, bytes, &library);
        code = write_result(pool, options, &page);
    }
    text_free(&library.script);
    text_free(&library.licence);
    return code;
}

/* Does with the bytes of a record what the options ask for. */
static enum exit_code show(struct pool *pool, const struct tables *tables,
                           const struct options *options, const struct text *bytes)
{
    const char *error, *path = options->beside.items[0];
    const struct record *record =
        record_read(pool, tables, (const unsigned char *)bytes->data, bytes->length, &error);
    if (!record) {
        print_line(stderr, "goapgen: %s: %s", path, error);
        return EXIT_ERRORS;
    }
    if (options->perfetto) {
        struct text text = perfetto_of(pool, tables, record);
        return write_result(pool, options, &text);
    }
    if (!options->check)
        return make_page(pool, tables, options, record, bytes);
    struct record_check_result check = record_check(pool, tables, record);
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
    enum exit_code code;
    struct text bytes = {0};
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    code = EXIT_TROUBLE;
    if (read_record_file(options->beside.items[0], &bytes))
        code = show(pool, planning->tables, options, &bytes);
    text_free(&bytes);
    return code;
}
