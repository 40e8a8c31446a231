/* SPDX-License-Identifier: MIT */
/*
 * The tables as they are written: the copy says what the tables say, row by row, although its rows stand
 * in pools; none of these has an array twice, and what the copy takes is what is reported.
 */
#include "models/goap_trial.h"
#include "suites.h"
#include "tables/memory_report.h"
#include "tables/pools.h"

#include <stdlib.h>
#include <string.h>

enum { TRIALS = 200 };

/* The tables and their copy while they are compared. */
struct table_comparison {
    const struct tables *needed;
    const struct pooled_tables *pooled;
    size_t bytes; /* of the arrays of the tables, however often they say the same */
    unsigned different;
};

static void compare_rows(struct table_comparison *comparison, const struct shape *shape,
                         const struct position *one, const struct position *other);

/* The same number of rows, which lie in the pool of their shape. */
static void compare_arrays(struct table_comparison *comparison, const struct member *member,
                           const struct position *one, const struct position *other)
{
    size_t count = member_rows(member, one);
    comparison->different += count != member_rows(member, other);
    if (count == 0)
        return;
    const struct shape *shape = member_shape(member, one->row);
    const struct table_pool *pool = pool_of_rows(comparison->pooled, shape);
    const unsigned char *rows = member_pointer(member, one->row),
                        *copies = member_pointer(member, other->row);
    bool within = pool && copies >= pool->rows &&
                  copies + count * shape->bytes <= pool->rows + pool->count * shape->bytes;
    comparison->different += !within;
    comparison->bytes += count * shape->bytes;
    for (size_t i = 0; within && i < count; i++) {
        struct position row = {one->tables, rows + i * shape->bytes, i, one->index};
        struct position copy = {other->tables, copies + i * shape->bytes, i, other->index};
        if (member_is_single(member)) {
            row = (struct position){one->tables, rows, one->index, one->outer};
            copy = (struct position){other->tables, copies, other->index, other->outer};
        }
        compare_rows(comparison, shape, &row, &copy);
    }
}

static void compare_rows(struct table_comparison *comparison, const struct shape *shape,
                         const struct position *one, const struct position *other)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        const unsigned char *row = one->row, *copy = other->row;
        if (member->kind == MEMBER_STRUCTURE) {
            struct position in_one = *one, in_other = *other;
            in_one.row = row + member->offset;
            in_other.row = copy + member->offset;
            compare_rows(comparison, member->shape(), &in_one, &in_other);
        } else if (member->kind == MEMBER_ARRAY) {
            compare_arrays(comparison, member, one, other);
        } else if (member->kind != MEMBER_NAMES) {
            size_t bytes = member->bytes * (member->times ? member->times : 1);
            comparison->different +=
                memcmp(row + member->offset, copy + member->offset, bytes) != 0;
        }
    }
}

/* What the pools take that are not of names, with the domain and the team. */
static size_t bytes_of_pools(const struct pooled_tables *pooled)
{
    size_t bytes = sizeof pooled->tables.domain;
    bytes += pooled->tables.team.work ? sizeof pooled->tables.team : 0;
    for (size_t i = 0; i < pooled->count; i++)
        if (!pooled->pools[i].of_names)
            bytes += pooled->pools[i].count * pooled->pools[i].shape->bytes;
    return bytes;
}

/* The bytes of tables that the report tells, and of their parts together. */
static void check_report(const struct tables *tables, size_t bytes)
{
    struct text report = memory_report_text(tables);
    char *parts = strstr(report.data, "\ntables:");
    size_t told = 0, sum = 0;
    CU_ASSERT_PTR_NOT_NULL_FATAL(parts);
    CU_ASSERT_EQUAL(sscanf(strstr(report.data, "bytes: tables "), "bytes: tables %zu", &told), 1);
    for (char *at = parts + 1; *at && *at != '\n' && *at != ';'; at++)
        if (at[-1] == ' ' && *at >= '0' && *at <= '9')
            sum += strtoul(at, &at, 10), at--;
    CU_ASSERT_EQUAL(told, bytes);
    CU_ASSERT_EQUAL(sum, bytes);
    text_free(&report);
}

/* Compares the tables of a domain; returns how many bytes pools save. */
static size_t check_tables(const struct tables *tables)
{
    struct pool *pool = pool_new();
    struct tables needed = tables_without_unused_ops(pool, tables);
    const struct pooled_tables *pooled = tables_pooled(pool, tables);
    struct table_comparison comparison = {.needed = &needed, .pooled = pooled};
    struct position one = {.tables = &needed, .row = &needed.domain},
                    other = {.tables = &pooled->tables, .row = &pooled->tables.domain};
    compare_rows(&comparison, domain_shape(), &one, &other);
    one.row = needed.domain.names;
    other.row = &pooled->names;
    size_t bytes = comparison.bytes + sizeof needed.domain, taken = bytes_of_pools(pooled);
    compare_rows(&comparison, names_shape(), &one, &other);
    CU_ASSERT_EQUAL(comparison.different, 0);
    CU_ASSERT_TRUE(tables->team.work || taken <= bytes);
    check_report(tables, taken);
    pool_free(pool);
    return bytes > taken ? bytes - taken : 0;
}

static void pools_say_what_the_tables_say(void)
{
    size_t saved = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(170000 + seed);
        trial_compile(trial, seed % 2 ? TABLES_DEFAULT : TABLES_SMALL);
        saved += check_tables(trial->compiled.tables);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(saved > random_cases(TRIALS) * 100);
}

/* Domains of which suites made use so far, or two of its own. */
static void other_domains_do_too(void)
{
    static const char of_objects[] =
        "domain: d\n"
        "types: {dish: [a, b, c, e]}\n"
        "state: {full: 0..9, there(dish): bool, here: bool}\n"
        "actions:\n"
        "  eat(dish d): {preconditions: [there(d), full <= 5], effects: [not there(d), full += "
        "3]}\n"
        "  cook(dish d): {preconditions: here, effects: there(d), cost: 2}\n"
        "  go: {effects: here}\n"
        "goals: {sated: {conditions: full >= 9}}\n"
        "tasks: {dine(dish d): {methods: {now: {preconditions: there(d), subtasks: eat(d)},\n"
        "                                 then: {subtasks: [cook(d), eat(d)]}}}}\n";
    struct compiled compiled = compile_text(of_objects);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_TRUE(check_tables(compiled.tables) > 200);
    compiled_free(&compiled);
    for (unsigned i = 0; i < DOMAINS_KEPT && domain_kept(i); i++) {
        compiled = compile_text(domain_kept(i));
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        (void)check_tables(compiled.tables);
        compiled_free(&compiled);
    }
}

void add_pools_suite(void)
{
    CU_pSuite suite = CU_add_suite("pools", NULL, NULL);
    CU_ADD_TEST(suite, pools_say_what_the_tables_say);
    CU_ADD_TEST(suite, other_domains_do_too);
}
