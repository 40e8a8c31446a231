/* SPDX-License-Identifier: MIT */
/*
 * The tables as they are written: all rows of one shape stand in one array, and what several rows lead
 * to that says the same stands there once.
 */
#ifndef GOAPGEN_TABLES_POOLS_H
#define GOAPGEN_TABLES_POOLS_H

#include "tables/shapes.h"

/** All rows of a shape. */
struct table_pool {
    const struct shape *shape;
    const unsigned char *rows;
    size_t count;
    bool of_names; /**< whether only the names lead to it */
};

/** Tables whose pointers lead into pools. */
struct pooled_tables {
    struct tables tables;
    gg_names names;
    struct table_pool *pools;
    size_t count;
};

/** Copies what C has of finished tables. The result lives in the pool. */
const struct pooled_tables *tables_pooled(struct pool *pool, const struct tables *tables);

/** The pool into which a pointer to rows of a shape leads. */
const struct table_pool *pool_of_rows(const struct pooled_tables *pooled,
                                      const struct shape *shape);

#endif
