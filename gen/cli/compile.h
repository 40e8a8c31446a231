/* SPDX-License-Identifier: MIT */
/* The line of stages from a source to tables, in one call. */
#ifndef GOAPGEN_CLI_COMPILE_H
#define GOAPGEN_CLI_COMPILE_H

#include "tables/tables.h"

/** Compiles a domain that was read into tables, in the pool. NULL if there were errors, then or
 *  now. */
struct tables *compile_domain(struct pool *pool, struct diagnostics *diagnostics,
                              struct domain *domain);

/** Reads a source and compiles it into tables. NULL if there were errors, which are reported.
 *  Domain, problem and tables live in the pool; *domain is set even if there were errors, for the
 *  names of the files that were read. */
struct tables *compile_from_source(struct pool *pool, struct diagnostics *diagnostics,
                                   struct source *source, struct domain **domain);

#endif
