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

/** Gives a heuristic the tables of a collection. That of all facts that matter gets the moves on a
 *  shortest way, if so many bytes have room for them and it has no groups, whose states would not
 *  be all. */
void pack_tables(const struct table_packing_context *packing, gg_heuristic *heuristic,
                 const struct projection_collection *chosen, uint32_t bytes);

/** How many rows groups have; NULL: none. */
size_t group_row_count(const gg_exclusive_groups *groups);

/** The bytes of the entries and the policy of a table, without its structures. */
size_t table_content_bytes(const gg_distance_table *table);

/** The bytes of a whole table, as on a host of 64 bits, so that they are the same on every one. */
size_t table_total_bytes(const gg_distance_table *table);

#endif
