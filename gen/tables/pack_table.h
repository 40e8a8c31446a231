/* SPDX-License-Identifier: MIT */
/* Projections as the runtime reads them: see gg_table. */
#ifndef GOAPGEN_TABLES_PACK_TABLE_H
#define GOAPGEN_TABLES_PACK_TABLE_H

#include "ground/layout.h"
#include "heuristic/projection.h"

/** The table of a projection. What is needed on the way is from the scratch pool. */
gg_table pack(struct pool *pool, struct pool *scratch, const struct layout *layout,
              const struct projection *projection);

/** Adds to the table of an exact projection the moves on a shortest way. */
void pack_moves(struct pool *pool, struct pool *scratch, gg_table *table,
                struct projection *projection);

/** Bytes of the rows of a table, entries and policy; and of all of it. */
size_t table_row_bytes(const gg_table *table);
size_t table_bytes_of(const gg_table *table);

#endif
