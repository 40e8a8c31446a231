/* SPDX-License-Identifier: MIT */
/* Rows of small numbers: see rows.h. */
#include "ground/rows.h"

#include <string.h>

static uint16_t *row_at(const struct rows *rows, size_t row)
{
    return rows->cells + row * rows->width;
}

uint16_t rows_cell(const struct rows *rows, size_t row, size_t column)
{
    return rows->cells[row * rows->width + column];
}

void rows_add(struct pool *pool, struct rows *rows, const uint16_t *row)
{
    size_t size = rows->width * sizeof *row;
    if (rows->count == rows->room) {
        size_t room = rows->room ? 2 * rows->room : 16;
        uint16_t *larger = pool_take(pool, room * size);
        if (rows->count)
            memcpy(larger, rows->cells, rows->count * size);
        rows->cells = larger;
        rows->room = room;
    }
    if (size)
        memcpy(row_at(rows, rows->count), row, size);
    rows->count++;
}

/* Whether a row stands behind the one after it. */
static bool is_behind(const struct rows *rows, size_t row)
{
    for (size_t i = 0; i < rows->width; i++)
        if (row_at(rows, row)[i] != row_at(rows, row + 1)[i])
            return row_at(rows, row)[i] > row_at(rows, row + 1)[i];
    return false;
}

static bool is_sorted(const struct rows *rows)
{
    for (size_t i = 0; i + 1 < rows->count; i++)
        if (is_behind(rows, i))
            return false;
    return true;
}

/* Copies rows in the order of one column; equal ones stay as they were. */
static void sort_by(const struct rows *rows, size_t column, size_t *starts, size_t size,
                    struct rows *sorted)
{
    memset(starts, 0, (size + 1) * sizeof *starts);
    for (size_t i = 0; i < rows->count; i++)
        starts[row_at(rows, i)[column] + 1]++;
    for (size_t i = 0; i < size; i++)
        starts[i + 1] += starts[i];
    for (size_t i = 0; i < rows->count; i++)
        memcpy(row_at(sorted, starts[row_at(rows, i)[column]]++), row_at(rows, i),
               rows->width * sizeof *rows->cells);
}

void rows_sort(struct pool *pool, struct rows *rows, const size_t *sizes)
{
    if (is_sorted(rows))
        return;
    size_t most = 0;
    for (size_t i = 0; i < rows->width; i++)
        most = sizes[i] > most ? sizes[i] : most;
    size_t *starts = pool_take(pool, (most + 1) * sizeof *starts);
    struct rows other = *rows;
    other.cells = pool_take(pool, rows->room * rows->width * sizeof *other.cells);
    for (size_t i = rows->width; i-- > 0;) {
        sort_by(rows, i, starts, sizes[i], &other);
        uint16_t *cells = rows->cells;
        rows->cells = other.cells;
        other.cells = cells;
    }
}

/* The first row of a range whose cell is not below a value. */
static size_t first_from(const struct rows *rows, struct row_range range, size_t column,
                         uint32_t value)
{
    while (range.from < range.to) {
        size_t middle = range.from + (range.to - range.from) / 2;
        if (row_at(rows, middle)[column] < value)
            range.from = middle + 1;
        else
            range.to = middle;
    }
    return range.from;
}

struct row_range rows_with_value(const struct rows *rows, struct row_range range, size_t column,
                                 uint16_t value)
{
    struct row_range with = {first_from(rows, range, column, value), range.to};
    with.to = first_from(rows, with, column, (uint32_t)value + 1);
    return with;
}
