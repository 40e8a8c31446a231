/* SPDX-License-Identifier: MIT */
/* Projections as the runtime reads them: see gg_table. */
#ifndef GOAPGEN_PACKING_H
#define GOAPGEN_PACKING_H

#include "layout.h"
#include "projection.h"

/** Bytes of the entries of a projection's table: one or two for each state. */
uint32_t packed_bytes(struct pool *scratch, const struct projection *projection);

/** The table of a projection. */
gg_table pack(struct pool *pool, const struct layout *layout, const struct projection *projection);

/** Adds to the table of an exact projection the moves on a shortest way. */
void pack_policy(struct pool *pool, gg_table *table, struct projection *projection);

/** Bytes of the rows of a table, entries and policy; and of all of it. */
size_t table_row_bytes(const gg_table *table);
size_t table_bytes_of(const gg_table *table);

/** The greatest number in a row whose upper halves may be missing. */
uint32_t row_greatest(const uint8_t *low, const uint8_t *high, uint32_t count);

#endif
