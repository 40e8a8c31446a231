/* SPDX-License-Identifier: MIT */
/* Compiles what is written here: see compiled.h. */
#include "compiled.h"

#include "cli/compile.h"

#include <stdlib.h>
#include <string.h>

const struct tables *compiled(struct pool *pool, const char *text)
{
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct source *source = source_from_text(pool, "bench.yaml", text, strlen(text));
    const struct tables *tables = compile_from_source(pool, diagnostics, source, &domain);
    if (!tables) {
        diagnostics_print(diagnostics);
        exit(1);
    }
    return tables;
}
