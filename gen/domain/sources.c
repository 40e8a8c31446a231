/* SPDX-License-Identifier: MIT */
/* The files that a domain is read from, by whose order diagnostics go: see domain.h. */
#include "domain/domain.h"

#include <string.h>

void domain_add_source(struct domain *domain, struct source *source)
{
    source->order = (unsigned)domain->source_count;
    POOL_ADD(domain->parsing.pool, domain->sources, domain->source_count) = source;
}

struct node *domain_option_node(struct domain *domain, const char *option, const char *value)
{
    struct pool *pool = domain->parsing.pool;
    struct source *source = source_from_text(pool, option, value, strlen(value));
    domain_add_source(domain, source);
    struct node *text = pool_take(pool, sizeof *text);
    text->text = source->data;
    text->exact = true;
    text->place = (struct place){source, 1, 1, 1};
    return text;
}
