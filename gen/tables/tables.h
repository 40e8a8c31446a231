/* SPDX-License-Identifier: MIT */
/*
 * The tables: the gg_domain that the runtime reads, built in memory. The room `emit`
 * prints it, and the command line hands it to the runtime as it is.
 */
#ifndef GOAPGEN_TABLES_H
#define GOAPGEN_TABLES_H

#include "ground/layout.h"

/** The most choices of a plan that an agent watches, and the most actions that it
 *  remembers to have failed. */
enum { WATCH_LIMIT = 8, RETRY_LIMIT = 8 };

struct tables {
    gg_domain domain;
    struct layout layout;
    const struct problem *problem;
    gg_agent_type *agent_types;              /**< domain.agent_types */
    const size_t *agent_rules, *world_rules; /**< their numbers in the problem */
};

/** Adds to a state's worth of words the bits of the facts that a condition reads: encode.c. */
void add_read_bits(const gg_condition *condition, uint64_t *words);

/** Whether a domain has a goal that plans must keep. */
bool any_kept(const gg_domain *domain);

/** Builds the tables. The result and all it points to live in the pool. */
struct tables *tables_build(struct pool *pool, const struct problem *problem);

#endif
