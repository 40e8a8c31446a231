/* SPDX-License-Identifier: MIT */
/* The stages in their order: see compile.h. */
#include "cli/compile.h"

#include "analysis/analysis.h"
#include "emit/writer.h"
#include "tables/search_need.h"

struct tables *compile_domain(struct pool *pool, struct diagnostics *diagnostics,
                              struct domain *domain)
{
    if (diagnostics_error_count(diagnostics))
        return NULL;
    check_identifiers(pool, domain);
    if (diagnostics_error_count(diagnostics))
        return NULL;
    const struct problem *problem = ground(pool, domain);
    if (diagnostics_error_count(diagnostics))
        return NULL;
    struct tables *tables = tables_build(pool, problem);
    warn_of_missing_nodes(tables);
    warn_of_properties(problem);
    return tables;
}

struct tables *compile_from_source(struct pool *pool, struct diagnostics *diagnostics,
                                   struct source *source, struct domain **domain)
{
    *domain = domain_read(pool, diagnostics, source);
    return compile_domain(pool, diagnostics, *domain);
}
