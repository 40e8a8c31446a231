/* SPDX-License-Identifier: MIT */
/* The line of stages from a source to tables, in one call. */
#ifndef GOAPGEN_CLI_COMPILE_H
#define GOAPGEN_CLI_COMPILE_H

#include "tables/tables.h"

/** Compiles a domain that was read. NULL if there were errors, then or now.
 *  The tables live in the pool. */
struct tables *compile_domain(struct pool *pool, struct diagnostics *diagnostics,
                              struct domain *domain);

/** Reads and compiles a source. NULL if there were errors, which are reported. Domain,
 *  problem and tables live in the pool; *domain is set even if there were
 *  errors, for the names of the files that were read. */
struct tables *compile_from_source(struct pool *pool, struct diagnostics *diagnostics,
                                   struct source *source, struct domain **domain);

#endif
