/* SPDX-License-Identifier: MIT */
/*
 * The examples of other planners, tests/domains/peers: they compile without a warning, what the
 * originals say of their plans comes of them here, too, and none takes more lines than its
 * original, as the table of their README tells.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 120 };

static const char folder[] = "tests/domains/peers";

/* A row of the table. */
struct row {
    char file[64];
    unsigned there, here;
};

/* Reads the row that begins at the line, where it is one of a domain. */
static bool read_row(const char *line, struct row *row)
{
    char cell[400];
    return sscanf(line, "| `%63[^`]` | %399[^|\n] | %u | %u |", row->file, cell, &row->there,
                  &row->here) == 4;
}

/* How many lines there are before the examples that are neither empty nor comments; each of the
 * whole text is narrow. */
static unsigned count_lines(const char *file, const char *text)
{
    unsigned count = 0;
    bool counts = true;
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        const char *first = line + strspn(line, " ");
        CHECK_SAYING(length <= WIDTH, "%s: a line of %zu characters: %.*s", file, length,
                     (int)length, line);
        counts &= strncmp(line, "examples:", 9) != 0;
        count += counts && *first != '#' && first != line + length;
        line += length + (line[length] == '\n');
    }
    return count;
}

static void check_row(const struct row *row)
{
    struct pool *pool = pool_new();
    struct text text = {0};
    const char *path = pool_format(pool, "%s/%s", folder, row->file);
    if (CHECK_SAYING(read_whole(path, &text), "%s cannot be read", path)) {
        const char *examples = strstr(text.data, "\nexamples:");
        unsigned count = count_lines(row->file, text.data);
        CHECK_SAYING(count == row->here, "%s has %u lines, and its README says %u", path, count,
                     row->here);
        CHECK_SAYING(count <= row->there, "%s: %u lines, and its original has %u", path, count,
                     row->there);
        CHECK_SAYING(examples && !strstr(examples, "\nactions:") && !strstr(examples, "\ntasks:"),
                     "%s: the examples are not at the end", path);
    }
    text_free(&text);
    pool_free(pool);
}

static void are_as_short_as_the_table_says(void)
{
    struct pool *pool = pool_new();
    struct text text = {0};
    size_t rows = 0;
    CU_ASSERT_FATAL(read_whole(pool_format(pool, "%s/README.md", folder), &text));
    for (const char *line = text.data; line; line = strchr(line, '\n')) {
        struct row row;
        line += *line == '\n';
        if (!read_row(line, &row))
            continue;
        check_row(&row);
        rows++;
    }
    CHECK_SAYING(rows + 1 == files_in(folder), "%zu domains are in the table", rows);
    text_free(&text);
    pool_free(pool);
}

static void compile_without_a_warning(void)
{
    struct scratch scratch = scratch_new();
    struct result result = shell(
        "for file in %s/*.yaml; do '%s' -W error -o '%s' \"$file\" >&2 || echo \"$file\"; done",
        folder, built(scratch.pool, "goapgen"), scratch.folder);
    CHECK_SAYING(result.out.length == 0, "%s: %s", result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void plan_as_their_originals(void)
{
    struct pool *pool = pool_new();
    struct result result =
        shell("for file in %s/*.yaml; do '%s' test \"$file\" || echo \"$file: $?\" >&2; done",
              folder, built(pool, "goapgen"));
    CHECK_SAYING(result.errs.length == 0, "%s: %s", result.errs.data, result.out.data);
    result_free(&result);
    pool_free(pool);
}

void add_peers_suite(void)
{
    CU_pSuite suite = CU_add_suite("peers", NULL, NULL);
    CU_ADD_TEST(suite, are_as_short_as_the_table_says);
    CU_ADD_TEST(suite, compile_without_a_warning);
    CU_ADD_TEST(suite, plan_as_their_originals);
}
