/* SPDX-License-Identifier: MIT */
/* Projections as the runtime reads them: see gg_distance_table. */
#ifndef GOAPGEN_TABLES_PACK_TABLE_H
#define GOAPGEN_TABLES_PACK_TABLE_H

#include "ground/layout.h"
#include "guidance/groups.h"
#include "guidance/patterns.h"

/** What pack_tables works with: pools, the layout, and the groups. */
struct table_packing_context {
    struct pool *pool, *scratch; /**< what stays, and what is needed on the way */
    const struct layout *layout;
    /** Whose groups are facts of the patterns; NULL: there are none. */
    const struct grouped_problem *grouped;
};

/** The distances of a projection as a table. */
gg_distance_table pack_distance_table(const struct table_packing_context *packing,
                                      const struct projection *projection);

/** Gives a heuristic the tables of a collection. That of all facts that matter gets the moves on a
 *  shortest way, and is what plans are read from, if there is nothing else to read them from, so many
 *  bytes have room for them, and it has no groups, whose states would not be all. */
void pack_tables(const struct table_packing_context *packing, gg_heuristic *heuristic,
                 const struct projection_collection *chosen, uint32_t bytes);

/** How many rows groups have; NULL: none. */
size_t group_row_count(const gg_exclusive_groups *groups);

/** Whether the table of a heuristic is that of a gg_step_table. */
bool has_step_table(const gg_heuristic *heuristic);

/** The bytes of the entries of a table. */
size_t table_entry_bytes(const gg_distance_table *table);

/** The bytes of all tables of a heuristic, as on a host of 64 bits, so that they are the same on every
 *  one; what they have in common with others counts for each. */
size_t heuristic_table_bytes(const gg_heuristic *heuristic);

#endif
