/* SPDX-License-Identifier: MIT */
/* The warnings of the analysis, as texts: see said.h. */
#include "support/said.h"

#include "analysis/analysis.h"
#include "cli/compile.h"
#include "support/run.h"

#include <string.h>

static void keep_warnings(struct said *said, const char *text)
{
    static const char before[] = "test.yaml:", word[] = " warning: ";
    for (const char *line = text; line && *line; line = strchr(line, '\n') + 1) {
        size_t length = strcspn(line, "\n");
        const char *found = strstr(line, word);
        if (strncmp(line, before, sizeof before - 1) != 0 || !found || found > line + length)
            continue;
        const char *end = line + length;
        line += sizeof before - 1;
        text_add(&said->lines, "%.*s %.*s\n", (int)(found - 1 - line), line,
                 (int)(end - found - (long)sizeof word + 1), found + sizeof word - 1);
    }
}

struct said said_of(const char *yaml)
{
    struct said said = {.pool = pool_new()};
    struct diagnostics *diagnostics = diagnostics_new(said.pool);
    struct source *source = source_from_text(said.pool, "test.yaml", yaml, strlen(yaml));
    struct domain *domain;
    struct text shown = {0};
    diagnostics_silence_warning(diagnostics, "unread-fact");
    diagnostics_silence_warning(diagnostics, "unchanged-fact");
    const struct tables *tables = compile_from_source(said.pool, diagnostics, source, &domain);
    if (tables)
        analyse(said.problem = tables->problem);
    diagnostics_add_to_text(diagnostics, &shown);
    CHECK_SAYING(tables != NULL, "%s", shown.data);
    text_add(&said.lines, "%s", "");
    keep_warnings(&said, shown.data);
    text_free(&shown);
    return said;
}

void said_free(struct said *said)
{
    text_free(&said->lines);
    pool_free(said->pool);
}
