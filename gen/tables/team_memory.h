/* SPDX-License-Identifier: MIT */
/* The memory that a team plans in: what the default is, and what more or less of it buys. */
#ifndef GOAPGEN_TABLES_TEAM_MEMORY_H
#define GOAPGEN_TABLES_TEAM_MEMORY_H

#include "base/memory.h"
#include "tables/tables.h"

/** How many bookings of a member a team has room for. */
enum { TEAM_BOOKINGS_OF_MEMBER = 32 };

/** How many nodes a team asks for: `limits: nodes`, or without it what follows from its requests. */
uint32_t team_nodes(const struct domain *domain);

/** The 64-bit words that a team plans with: what members, requests and actions take, and nodes,
 *  of which there are `limits: nodes`, or without it 16 for each request and at least 128. They are the
 *  same on all machines. */
size_t team_memory_words(const struct tables *tables);

/** Adds a line that says how many nodes there are when all members have joined and all requests are
 *  made, and how many there would be in less memory. */
void team_memory_add_report(struct text *text, const struct tables *tables);

#endif
