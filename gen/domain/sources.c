/* SPDX-License-Identifier: MIT */
/* The files that a domain is read from, by whose order diagnostics go: see domain.h. */
#include "domain/domain.h"

void domain_add_source(struct domain *domain, struct source *source)
{
    source->order = (unsigned)domain->source_count;
    domain->sources = pool_grow(domain->parsing.pool, domain->sources, domain->source_count,
                                sizeof *domain->sources);
    domain->sources[domain->source_count++] = source;
}
