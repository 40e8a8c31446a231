/* SPDX-License-Identifier: MIT */
/*
 * Copies the tables: see pools.h. An array is copied when all that its rows lead to was; in the copy a
 * pointer leads to the account of the array, so that rows which say the same are the same bytes. When all
 * arrays are known, the longest of each shape are laid out first, and shorter ones that are a part of
 * what is there already take no room. At last the pointers are set.
 */
#include "tables/pools.h"

#include "base/pointer_map.h"

#include <string.h>

/* Of how many rows an array may be to be looked for in others, and at how many places. */
enum { SHORT_ARRAY = 16, LOOKS = 64 };

/* An array that stands for all of the same rows. */
struct pooled_array {
    const struct shape *shape;
    unsigned char *rows;
    size_t count;
    size_t offset; /* in its pool */
    uint32_t hash;
    bool of_names;
};

/* A row that was laid out. */
struct laid_row {
    uint32_t hash;
    size_t
        next; /* the one before it of the same place in the hash table, counted from 1; 0: none */
};

struct pooling {
    struct pool *pool, *scratch;
    struct pooled_tables *result;
    struct pointer_map seen; /* the account of each array of the tables */
    struct pooled_array **arrays;
    size_t count;
    struct pooled_array **table; /* the same by hash; open addressing, at most half is used */
    size_t capacity;
    bool of_names;
};

/* ----------------------------------------------------------------------- rows */

static size_t member_bytes(const struct member *member)
{
    return member->bytes * (member->times ? member->times : 1);
}

/* Copies the members of a row; what lies between them stays 0. */
static void copy_row(const struct shape *shape, const unsigned char *row, unsigned char *copy)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        if (member->kind == MEMBER_STRUCTURE)
            copy_row(member->shape(), row + member->offset, copy + member->offset);
        else
            memcpy(copy + member->offset, row + member->offset, member_bytes(member));
    }
}

/* FNV-1a. */
static uint32_t hash_of(const unsigned char *bytes, size_t count)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash ^ hash >> 15;
}

/* --------------------------------------------------------------------- arrays */

static struct pooled_array **place_of(const struct pooling *pooling,
                                      const struct pooled_array *array)
{
    size_t at = array->hash & (pooling->capacity - 1);
    for (struct pooled_array *other; (other = pooling->table[at]) != NULL;
         at = (at + 1) & (pooling->capacity - 1))
        if (other->hash == array->hash && other->shape == array->shape &&
            other->count == array->count &&
            memcmp(other->rows, array->rows, array->count * array->shape->bytes) == 0)
            break;
    return &pooling->table[at];
}

/* The account of all arrays of the same rows. */
static struct pooled_array *pooled_account(struct pooling *pooling, struct pooled_array *array)
{
    array->hash = hash_of(array->rows, array->count * array->shape->bytes);
    if (2 * pooling->count >= pooling->capacity) {
        pooling->capacity = pooling->capacity ? 2 * pooling->capacity : 1024;
        pooling->table =
            pool_take(pooling->scratch, pooling->capacity * sizeof(struct pooled_array *));
        for (size_t i = 0; i < pooling->count; i++)
            *place_of(pooling, pooling->arrays[i]) = pooling->arrays[i];
    }
    struct pooled_array **place = place_of(pooling, array);
    if (*place)
        return *place;
    POOL_ADD(pooling->scratch, pooling->arrays, pooling->count) = array;
    return *place = array;
}

static void gather_row(struct pooling *pooling, const struct shape *shape,
                       const struct position *at, unsigned char *copy);

/* The account of the array to which a member leads. */
static const void *gather_array(struct pooling *pooling, const struct member *member,
                                const struct position *at, size_t count)
{
    const unsigned char *first = member_pointer(member, at->row);
    const struct shape *shape = member_shape(member, at->row);
    const void *known = pointer_map_get(&pooling->seen, first, shape);
    if (known)
        return known;
    struct pooled_array *array = pool_take(pooling->scratch, sizeof *array);
    *array = (struct pooled_array){.shape = shape, .count = count, .of_names = pooling->of_names};
    array->rows = pool_take(pooling->scratch, count * shape->bytes);
    for (size_t i = 0; i < count; i++) {
        struct position row = {at->tables, first + i * shape->bytes, i, at->index};
        if (member_is_single(member))
            row = (struct position){at->tables, first, at->index, at->outer};
        copy_row(shape, row.row, array->rows + i * shape->bytes);
        gather_row(pooling, shape, &row, array->rows + i * shape->bytes);
    }
    known = pooled_account(pooling, array);
    pointer_map_put(&pooling->seen, pooling->scratch, first, shape, known);
    return known;
}

/* Sets the pointers of the copy of a row to the accounts of what they lead to. */
static void gather_row(struct pooling *pooling, const struct shape *shape,
                       const struct position *at, unsigned char *copy)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        struct position row = *at;
        if (member->kind == MEMBER_STRUCTURE) {
            row.row = (const unsigned char *)at->row + member->offset;
            gather_row(pooling, member->shape(), &row, copy + member->offset);
        }
        if (member->kind != MEMBER_ARRAY)
            continue;
        size_t count = member_rows(member, at);
        const void *account = count ? gather_array(pooling, member, at, count) : NULL;
        memcpy(copy + member->offset, &account, sizeof account);
    }
}

/* --------------------------------------------------------------------- layout */

/* The rows of a shape while they are laid out. */
struct laying {
    struct pool *scratch;
    const struct shape *shape;
    unsigned char *rows;
    size_t count;
    struct laid_row *laid;
    size_t *last; /* by hash: the row laid out last, counted from 1; 0: none */
    size_t mask;
};

/* Where the rows of an array stand already, one behind the other; SIZE_MAX: nowhere. */
static size_t found_at(const struct laying *laying, const struct pooled_array *array)
{
    size_t bytes = laying->shape->bytes, looks = 0;
    uint32_t hash = hash_of(array->rows, bytes);
    for (size_t at = laying->last[hash & laying->mask];
         at && looks < LOOKS && array->count <= SHORT_ARRAY;
         at = laying->laid[at - 1].next, looks++)
        if (laying->laid[at - 1].hash == hash && at - 1 + array->count <= laying->count &&
            memcmp(&laying->rows[(at - 1) * bytes], array->rows, array->count * bytes) == 0)
            return at - 1;
    return SIZE_MAX;
}

static void lay_array_out(struct laying *laying, struct pooled_array *array)
{
    size_t bytes = laying->shape->bytes;
    array->offset = found_at(laying, array);
    if (array->offset != SIZE_MAX)
        return;
    array->offset = laying->count;
    memcpy(&laying->rows[laying->count * bytes], array->rows, array->count * bytes);
    for (size_t i = 0; i < array->count; i++) {
        uint32_t hash = hash_of(&array->rows[i * bytes], bytes);
        laying->laid[laying->count] = (struct laid_row){hash, laying->last[hash & laying->mask]};
        laying->last[hash & laying->mask] = ++laying->count;
    }
}

/* The greatest number of rows of an array of a shape that is less than another. */
static size_t next_length(const struct pooling *pooling, const struct shape *shape, size_t below)
{
    size_t length = 0;
    for (size_t i = 0; i < pooling->count; i++) {
        const struct pooled_array *array = pooling->arrays[i];
        if (array->shape == shape && array->count > length && array->count < below)
            length = array->count;
    }
    return length;
}

static struct table_pool pool_laid_out(struct pooling *pooling, const struct pooled_array *first)
{
    struct laying laying = {.scratch = pooling->scratch, .shape = first->shape, .mask = 1023};
    size_t most = 0;
    for (size_t i = 0; i < pooling->count; i++)
        most += pooling->arrays[i]->shape == first->shape ? pooling->arrays[i]->count : 0;
    laying.rows = pool_take(pooling->pool, most * first->shape->bytes);
    laying.laid = pool_take(pooling->scratch, most * sizeof *laying.laid);
    laying.last = pool_take(pooling->scratch, (laying.mask + 1) * sizeof *laying.last);
    for (size_t length = SIZE_MAX; (length = next_length(pooling, first->shape, length)) > 0;)
        for (size_t i = 0; i < pooling->count; i++)
            if (pooling->arrays[i]->shape == first->shape && pooling->arrays[i]->count == length)
                lay_array_out(&laying, pooling->arrays[i]);
    return (struct table_pool){first->shape, laying.rows, laying.count, first->of_names};
}

/* ---------------------------------------------------------------------- whole */

const struct table_pool *pool_of_rows(const struct pooled_tables *pooled, const struct shape *shape)
{
    size_t i = 0;
    while (i < pooled->count && pooled->pools[i].shape != shape)
        i++;
    return i < pooled->count ? &pooled->pools[i] : NULL;
}

/* Sets the pointers of a copy to where arrays stand. */
static void set_pointers(const struct pooling *pooling, const struct shape *shape,
                         unsigned char *row)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        if (member->kind == MEMBER_STRUCTURE)
            set_pointers(pooling, member->shape(), row + member->offset);
        const struct pooled_array *array =
            member->kind == MEMBER_ARRAY ? member_pointer(member, row) : NULL;
        if (!array)
            continue;
        const void *first =
            pool_of_rows(pooling->result, array->shape)->rows + array->offset * array->shape->bytes;
        memcpy(row + member->offset, &first, sizeof first);
    }
}

/* Copies a structure that stands in no array. */
static void gather_whole(struct pooling *pooling, const struct shape *shape, const void *row,
                         void *copy)
{
    struct position at = {.tables = &pooling->result->tables, .row = row};
    gather_row(pooling, shape, &at, copy);
}

static void lay_all_out(struct pooling *pooling)
{
    struct pooled_tables *result = pooling->result;
    for (size_t i = 0; i < pooling->count; i++)
        if (!pool_of_rows(result, pooling->arrays[i]->shape))
            POOL_ADD(pooling->pool, result->pools, result->count) =
                pool_laid_out(pooling, pooling->arrays[i]);
    for (size_t i = 0; i < result->count; i++)
        for (size_t j = 0; j < result->pools[i].count; j++)
            set_pointers(pooling, result->pools[i].shape,
                         (unsigned char *)(uintptr_t)result->pools[i].rows +
                             j * result->pools[i].shape->bytes);
}

const struct pooled_tables *tables_pooled(struct pool *pool, const struct tables *tables)
{
    struct pooled_tables *result = pool_take(pool, sizeof *result);
    struct pooling pooling = {.pool = pool, .scratch = pool_new(), .result = result};
    const struct tables needed = tables_without_unused_ops(pooling.scratch, tables);
    gg_domain domain = needed.domain;
    gg_team_tables team = needed.team;
    result->tables = needed;
    result->names = *needed.domain.names;
    gather_whole(&pooling, domain_shape(), &needed.domain, &domain);
    if (team.work)
        gather_whole(&pooling, team_shape(), &needed.team, &team);
    pooling.of_names = true;
    gather_whole(&pooling, names_shape(), needed.domain.names, &result->names);
    lay_all_out(&pooling);
    set_pointers(&pooling, domain_shape(), (unsigned char *)&domain);
    if (team.work)
        set_pointers(&pooling, team_shape(), (unsigned char *)&team);
    set_pointers(&pooling, names_shape(), (unsigned char *)&result->names);
    domain.names = &result->names;
    result->tables.domain = domain;
    result->tables.team = team;
    pool_free(pooling.scratch);
    return result;
}
