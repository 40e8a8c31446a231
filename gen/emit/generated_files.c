/* SPDX-License-Identifier: MIT */
/*
 * The header and the source of a domain, by their templates. In the source, each entity's arrays
 * stand before the table with its row, in the order of the YAML, so that a small change of the YAML
 * is a small change here. Names with two underscores in a row are the file's own, as no name of a
 * user has them. They begin with the kind of thing, never with a user's name, so that things of
 * different kinds may have the same name. See writer.h.
 */
#include "base/embedded.h"
#include "emit/template.h"

struct text write_header(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer writer = writer_start(pool, tables, source);
    struct scope scope = {.writer = &writer, .domain = writer.domain};
    scope.stubs = stubs_of(pool, tables, &scope.stub_count);
    template_fill(&scope, header_template);
    return writer.text;
}

struct text write_tables(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer writer = writer_start(pool, tables, source);
    struct scope scope = {.writer = &writer, .domain = writer.domain};
    template_fill(&scope, source_template);
    return writer.text;
}

struct declarations names_declared_by_header(struct pool *pool, const struct domain *domain)
{
    struct declarations list = {NULL, 0};
    struct writer writer = {.pool = pool, .domain = domain, .prefix = domain->name};
    writer.upper = upper_case(pool, domain->name);
    template_fill(&(struct scope){.writer = &writer, .domain = domain, .declarations = &list},
                  header_template);
    return list;
}
