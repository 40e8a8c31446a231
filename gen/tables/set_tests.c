/* SPDX-License-Identifier: MIT */
/*
 * Constraints of many symbols become rows of gg_sets.all: see gg_set_test. Boxes that ask for
 * the same sets share their rows, and rows that leave the same symbols out share the words
 * that say so: `at != c_1` and `at != c_2` are one word with one bit.
 */
#include "tables/build.h"

#include <inttypes.h>

/* The symbols from the first that is left out to the last. */
static uint64_t *make_holes(struct pool *pool, const struct constraint *constraint,
                            gg_set_test *test)
{
    uint32_t first = constraint->low, last = constraint->high;
    while (bit_is_in(constraint->set, first))
        first++;
    while (bit_is_in(constraint->set, last))
        last--;
    test->first = (uint16_t)first;
    test->count = (uint16_t)(last - first + 1);
    uint64_t *holes = pool_take(pool, (test->count / 64u + 1) * sizeof *holes);
    for (uint32_t value = first; value <= last; value++)
        if (!bit_is_in(constraint->set, value))
            bit_put(holes, value - first);
    return holes;
}

uint32_t hole_words(const gg_set_test *test)
{
    return (uint32_t)bit_words(test->count);
}

/* The number of the words as they were made first. */
static size_t share_holes(struct building *building, gg_set_test *test, uint64_t *holes)
{
    struct text key = {0};
    for (uint32_t i = 0; i < hole_words(test); i++)
        text_add(&key, "%" PRIx64 ",", holes[i]);
    int64_t known = map_get(&building->holes, key.data);
    if (known < 0) {
        known = (int64_t)building->holes.count;
        map_put(&building->holes, building->pool, pool_copy(building->pool, key.data, key.length),
                known);
        building->hole_words = pool_grow(building->pool, building->hole_words, (size_t)known,
                                         sizeof *building->hole_words);
        building->hole_words[known] = holes;
    }
    text_free(&key);
    test->holes = building->hole_words[known];
    return (size_t)known;
}

static void set_tests_add_row(struct building *building, const struct constraint *constraint)
{
    struct tables *tables = building->tables;
    size_t number = tables->set_count++;
    tables->set_tests =
        pool_grow(building->pool, tables->set_tests, number, sizeof *tables->set_tests);
    tables->set_rows =
        pool_grow(building->pool, tables->set_rows, number, sizeof *tables->set_rows);
    tables->sets = (gg_sets){&gg_set_testing, tables->set_tests};
    tables->domain.sets = &tables->sets;
    gg_set_test *test = &tables->set_tests[number];
    *test = (gg_set_test){0};
    if (!constraint)
        return;
    test->fact = (uint16_t)tables->layout.numbers[constraint->variable];
    test->low = (uint16_t)constraint->low;
    test->high = (uint16_t)constraint->high;
    uint64_t *holes = make_holes(building->pool, constraint, test);
    tables->set_rows[number] =
        (struct set_row){constraint, share_holes(building, test, holes), NULL};
}

/* Adds a row that asks for bounds of a sum. */
static void set_tests_add_bounds(struct building *building, const struct sum_bounds *bounds)
{
    struct tables *tables = building->tables;
    uint32_t number = bounds_row_of(building, bounds);
    set_tests_add_row(building, NULL);
    gg_set_test *row = &tables->set_tests[tables->set_count - 1];
    row->fact = GG_OF_SUM;
    row->first = (uint16_t)number;
    row->count = (uint16_t)(number >> 16);
    tables->set_rows[tables->set_count - 1] = (struct set_row){NULL, 0, bounds};
}

/* Rows from one on as a text: the same for the same rows. */
static const char *text_of_rows(struct building *building, size_t first)
{
    const struct tables *tables = building->tables;
    struct text text = {0};
    for (size_t i = first; i < tables->set_count; i++) {
        const gg_set_test *test = &tables->set_tests[i];
        text_add(&text, "%u %u %u %u %zu %u,", test->fact, test->low, test->high, test->first,
                 tables->set_rows[i].holes, test->fact == GG_OF_SUM ? test->count : 0);
    }
    const char *result = pool_copy(building->pool, text.data, text.length);
    text_free(&text);
    return result;
}

uint32_t set_tests_of(struct building *building, const struct box *box)
{
    struct tables *tables = building->tables;
    if (!tables->set_count)
        set_tests_add_row(building, NULL);
    for (size_t i = 0; i < box->sum_count; i++)
        (void)bounds_row_of(building, &box->sums[i]); /* whose terms may have sets of their own */
    size_t first = tables->set_count;
    for (size_t i = 0; i < box->count; i++)
        if (constraint_has_holes(&box->constraints[i]))
            set_tests_add_row(building, &box->constraints[i]);
    for (size_t i = 0; i < box->sum_count; i++)
        set_tests_add_bounds(building, &box->sums[i]);
    const char *text = text_of_rows(building, first);
    int64_t known = map_get(&building->set_boxes, text);
    if (known >= 0) {
        tables->set_count = first;
        return (uint32_t)known;
    }
    for (size_t i = first; i + 1 < tables->set_count; i++)
        tables->set_tests[i].more = true;
    map_put(&building->set_boxes, building->pool, text, (int64_t)first);
    return (uint32_t)first;
}
