/* SPDX-License-Identifier: MIT */
/* Reads what `goapgen run` prints, and checks it: see run_output.h. */
#include "support/run_output.h"

#include <CUnit/CUnit.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct result simulated(const struct scratch *scratch, const char *yaml, const char *arguments)
{
    const char *path = scratch_write(scratch, "simulated.yaml", yaml);
    return shell("'%s' run '%s' %s", built(scratch->pool, "goapgen"), path, arguments);
}

/* The rest of a line behind a name, "live: feed", each part of which may have a label: "live (lives):
 * feed"; NULL if it does not begin with that name. */
static const char *behind_name(const char *line, const char *name)
{
    for (;; line++, name++) {
        const char *end = strncmp(line, " (", 2) == 0 ? strstr(line, ")") : NULL;
        if ((*name == ':' || *name == '\0') && end)
            line = end + 1;
        if (*name == '\0')
            return *line == ' ' ? line : NULL;
        if (*line != *name)
            return NULL;
    }
}

long number_of_row(const struct result *result, const char *name)
{
    for (const char *line = result->out.data; *line;) {
        const char *rest = behind_name(line, name);
        if (rest && strspn(rest, " 0123456789") > 1)
            return strtol(rest, NULL, 10);
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    return -1;
}

void check_row(const struct result *result, const char *name, long expected)
{
    long found = number_of_row(result, name);
    CHECK_SAYING(found == expected, "%s: %ld, not %ld, in\n%s%s", name, found, expected,
                 result->out.data, result->errs.data);
}

void check_action(const struct result *result, const char *name, const long expected[4])
{
    long found[4] = {-1, -1, -1, -1};
    for (const char *line = result->out.data; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        char *rest = (char *)(uintptr_t)behind_name(line, name);
        if (!rest)
            continue;
        for (size_t i = 0; i < 4; i++)
            found[i] = strtol(rest, &rest, 10);
    }
    for (size_t i = 0; i < 4; i++)
        CHECK_SAYING(found[i] == expected[i], "%s, number %zu: %ld, not %ld, in\n%s%s", name, i,
                     found[i], expected[i], result->out.data, result->errs.data);
}

void check_says(const struct result *result, const char *text)
{
    CHECK_SAYING(strstr(result->out.data, text) != NULL, "\"%s\" is not said in\n%s%s", text,
                 result->out.data, result->errs.data);
}

void check_runs(const char *yaml, const struct expectation *runs, size_t count)
{
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < count; i++) {
        struct result result = simulated(&scratch, yaml, runs[i].arguments);
        CHECK_SAYING(result.code == 0, "%s: exit code %d, %s", runs[i].arguments, result.code,
                     result.errs.data);
        for (size_t j = 0; j < 5 && runs[i].texts[j]; j++)
            check_says(&result, runs[i].texts[j]);
        for (size_t j = 0; j < 8 && runs[i].rows[j].name; j++)
            check_row(&result, runs[i].rows[j].name, runs[i].rows[j].number);
        result_free(&result);
    }
    scratch_free(&scratch);
}
