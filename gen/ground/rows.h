/* SPDX-License-Identifier: MIT */
/*
 * Rows of small numbers, as many in each, and rows in order: what relations of objects are
 * kept in. Rests on nothing but the pool.
 */
#ifndef GOAPGEN_GROUND_ROWS_H
#define GOAPGEN_GROUND_ROWS_H

#include "base/memory.h"

/** A table of small numbers: rows of one width. */
struct rows {
    uint16_t *cells; /**< row after row */
    size_t width, count, room;
};

/** A range of rows: from one up to another, without it. */
struct row_range {
    size_t from, to;
};

/** The number in a row and a column. */
uint16_t rows_cell(const struct rows *rows, size_t row, size_t column);

/** Adds a row, which is copied; memory that grows is from the pool. */
void rows_add(struct pool *pool, struct rows *rows, const uint16_t *row);

/** Puts the rows in order of their first column, then the second, and so on, where the cells of
 *  a column are below its size. Rows that are in order already take no work but one look. What
 *  it needs on the way is from the pool. */
void rows_sort(struct pool *pool, struct rows *rows, const size_t *sizes);

/** The rows that have a value in a column, of a range of sorted rows that are the same in all
 *  columns before it. */
struct row_range rows_with_value(const struct rows *rows, struct row_range range, size_t column,
                                 uint16_t value);

#endif
