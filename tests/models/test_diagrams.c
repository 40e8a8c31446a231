/* SPDX-License-Identifier: MIT */
/*
 * Decision diagrams against tables of all values: random functions of a few bits are combined, and
 * brought into other orders of bits, and each result has the value of the table for all bits. Equal
 * functions are equal numbers.
 */
#include "guidance/diagram.h"
#include "suites.h"
#include "support/run.h"
#include "support/support.h"

#include <string.h>

enum { BITS = 5, VALUES = 1 << BITS, FUNCTIONS = 24, LEAVES = 4, WORK = 1 << 20 };

/* A function; what it is of bits whose values are those of a number, bit 0 the lowest one. */
struct function {
    uint32_t diagram;
    uint32_t values[VALUES];
};

static uint32_t value_at(const struct diagrams *diagrams, uint32_t diagram, unsigned bits)
{
    while (!diagram_is_leaf(diagram)) {
        struct diagram_node node = diagram_node(diagrams, diagram);
        diagram = bits >> node.bit & 1 ? node.high : node.low;
    }
    return diagram_leaf_number(diagram);
}

static bool is_as_its_values(const struct diagrams *diagrams, const struct function *function)
{
    for (unsigned i = 0; i < VALUES; i++)
        if (value_at(diagrams, function->diagram, i) != function->values[i])
            return false;
    return true;
}

/* Each node is reached, stands once, behind those above it, and depends on its bit. */
static bool is_reduced(const struct diagrams *diagrams, uint32_t diagram)
{
    struct pool *pool = pool_new();
    struct diagram_node_list list = diagram_node_list(pool, diagrams, diagram);
    bool fine = list.count == 0 ? diagram_is_leaf(diagram) : list.nodes[0] == diagram;
    for (size_t i = 0; i < list.count && fine; i++) {
        struct diagram_node node = diagram_node(diagrams, list.nodes[i]);
        bool above = i == 0;
        fine = node.low != node.high;
        for (size_t j = 0; j < i && fine; j++) {
            struct diagram_node other = diagram_node(diagrams, list.nodes[j]);
            above = above || other.low == list.nodes[i] || other.high == list.nodes[i];
            fine = other.bit <= node.bit && list.nodes[j] != list.nodes[i] &&
                   !(other.bit == node.bit && other.low == node.low && other.high == node.high);
        }
        fine = fine && above;
    }
    pool_free(pool);
    return fine;
}

/* A function of random values below a number, made of the values one by one. */
static struct function random_function(struct diagrams *diagrams, struct dice *dice,
                                       uint32_t values)
{
    struct function function = {.diagram = DIAGRAM_NONE};
    for (unsigned i = 0; i < VALUES; i++) {
        uint32_t only = DIAGRAM_ALL;
        function.values[i] = roll(dice, 3) ? roll(dice, values) : 0;
        for (unsigned j = 0; j < BITS; j++) {
            uint32_t bit = diagram_bit(diagrams, j);
            only = i >> j & 1 ? diagram_and(diagrams, bit, only)
                              : diagram_without(diagrams, only, bit);
        }
        function.diagram = diagram_if_then_else(diagrams, only, diagram_leaf(function.values[i]),
                                                function.diagram);
    }
    return function;
}

static struct function chosen(struct diagrams *diagrams, const struct function *set,
                              const struct function *inside, const struct function *outside)
{
    struct function result;
    for (unsigned i = 0; i < VALUES; i++)
        result.values[i] = set->values[i] ? inside->values[i] : outside->values[i];
    result.diagram =
        diagram_if_then_else(diagrams, set->diagram, inside->diagram, outside->diagram);
    return result;
}

static struct function combined(struct diagrams *diagrams, int how, const struct function *a,
                                const struct function *b)
{
    struct function result;
    for (unsigned i = 0; i < VALUES; i++) {
        bool in_a = a->values[i], in_b = b->values[i];
        result.values[i] = how == 0 ? in_a && in_b : how == 1 ? in_a || in_b : in_a && !in_b;
    }
    result.diagram = how == 0   ? diagram_and(diagrams, a->diagram, b->diagram)
                     : how == 1 ? diagram_or(diagrams, a->diagram, b->diagram)
                                : diagram_without(diagrams, a->diagram, b->diagram);
    return result;
}

/* A substitution, and to which state it leads from each. */
struct drawn {
    uint32_t by[BITS];
    struct substitution substitution;
    unsigned after[VALUES];
};

/* Some bits become functions of all, constants among them; or only constants. */
static void draw(struct drawn *drawn, struct diagrams *diagrams, struct dice *dice,
                 const struct function *sets, uint32_t number)
{
    bool constant = roll(dice, 2);
    memset(drawn, 0, sizeof *drawn);
    drawn->substitution = (struct substitution){drawn->by, roll(dice, BITS + 1), number, constant};
    for (unsigned j = 0; j < BITS; j++) {
        const struct function *set = &sets[roll(dice, FUNCTIONS)];
        unsigned kind = j < drawn->substitution.end ? roll(dice, constant ? 3 : 4) : 0;
        drawn->by[j] = kind == 0   ? diagram_bit(diagrams, j)
                       : kind == 1 ? DIAGRAM_ALL
                       : kind == 2 ? DIAGRAM_NONE
                                   : set->diagram;
        for (unsigned i = 0; i < VALUES; i++)
            drawn->after[i] |= (kind == 0   ? i >> j & 1
                                : kind == 1 ? 1
                                : kind == 2 ? 0
                                            : set->values[i])
                               << j;
    }
}

static struct function substituted(struct diagrams *diagrams, const struct drawn *drawn,
                                   const struct function *function)
{
    struct function result = {0};
    for (unsigned i = 0; i < VALUES; i++)
        result.values[i] = function->values[drawn->after[i]];
    result.diagram = diagram_substitute(diagrams, function->diagram, &drawn->substitution);
    return result;
}

static struct function preimage(struct diagrams *diagrams, const struct drawn *drawn,
                                const struct function *set, const struct function *condition,
                                const struct function *known)
{
    struct function result = {0};
    for (unsigned i = 0; i < VALUES; i++)
        result.values[i] =
            condition->values[i] && !known->values[i] && set->values[drawn->after[i]];
    result.diagram = diagram_preimage(diagrams, set->diagram, &drawn->substitution,
                                      condition->diagram, known->diagram);
    return result;
}

static bool is_same_within(const struct diagrams *diagrams, uint32_t diagram,
                           const struct function *function, const struct function *set)
{
    for (unsigned i = 0; i < VALUES; i++)
        if (set->values[i] && value_at(diagrams, diagram, i) != function->values[i])
            return false;
    return true;
}

/* Sets and functions, and those that are made of them. */
struct collection {
    struct diagrams *diagrams;
    struct function sets[FUNCTIONS], functions[FUNCTIONS];
};

static void check_function(const struct collection *collection, const struct function *function)
{
    CU_ASSERT_TRUE(is_as_its_values(collection->diagrams, function));
    CU_ASSERT_TRUE(is_reduced(collection->diagrams, function->diagram));
    for (int i = 0; i < FUNCTIONS; i++) {
        const struct function *other = &collection->functions[i];
        bool same = memcmp(function->values, other->values, sizeof other->values) == 0;
        CU_ASSERT_EQUAL(same, function->diagram == other->diagram);
    }
}

static void fill(struct collection *collection, struct pool *pool, struct dice *dice)
{
    collection->diagrams = diagrams_new(pool, BITS, WORK);
    for (int i = 0; i < FUNCTIONS; i++) {
        collection->sets[i] = random_function(collection->diagrams, dice, 2);
        collection->functions[i] = random_function(collection->diagrams, dice, LEAVES);
    }
}

static void functions_are_as_their_values(void)
{
    static struct collection collection;
    static struct drawn drawn;
    for (uint64_t seed = 1; random_case(seed, 200); seed++) {
        struct pool *pool = pool_new();
        struct dice dice = dice_of(seed);
        fill(&collection, pool, &dice);
        for (uint32_t i = 0; i < 100; i++) {
            draw(&drawn, collection.diagrams, &dice, collection.sets, i);
            struct function *set = &collection.sets[roll(&dice, FUNCTIONS)];
            struct function *other_set = &collection.sets[roll(&dice, FUNCTIONS)];
            struct function *function = &collection.functions[roll(&dice, FUNCTIONS)];
            struct function *other = &collection.functions[roll(&dice, FUNCTIONS)];
            struct function made[] = {
                chosen(collection.diagrams, set, function, other),
                combined(collection.diagrams, (int)i % 3, set, other_set),
                substituted(collection.diagrams, &drawn, function),
                preimage(collection.diagrams, &drawn, set, other_set,
                         &collection.sets[roll(&dice, FUNCTIONS)]),
            };
            for (size_t j = 0; j < sizeof made / sizeof *made; j++)
                check_function(&collection, &made[j]);
            *other = made[i % 2 * 2];
            *other_set = made[1 + i / 2 % 2 * 2];
            if (set->diagram == DIAGRAM_NONE)
                continue;
            uint32_t restricted =
                diagram_restrict(collection.diagrams, function->diagram, set->diagram);
            CU_ASSERT_TRUE(is_same_within(collection.diagrams, restricted, function, set));
        }
        CU_ASSERT_FALSE(diagrams_failed(collection.diagrams));
        pool_free(pool);
    }
}

/* Of four of eight numbers the fourth bit is 0, and with it those of the other two. */
static void restriction_leaves_tests_out(void)
{
    struct pool *pool = pool_new();
    struct diagrams *diagrams = diagrams_new(pool, 3, WORK);
    uint32_t set = diagram_bit(diagrams, 0), all = DIAGRAM_NONE;
    for (uint32_t i = 0; i < 3; i++)
        all = diagram_if_then_else(diagrams, diagram_bit(diagrams, i),
                                   diagram_without(diagrams, DIAGRAM_ALL, all), all);
    CU_ASSERT_EQUAL(diagram_node_list(pool, diagrams, all).count, 5);
    CU_ASSERT_EQUAL(diagram_node_list(pool, diagrams, diagram_restrict(diagrams, all, set)).count,
                    3);
    pool_free(pool);
}

/* ---------------------------------------------------------------------- sifting */

/* Bits of blocks, which the order puts one after the other; those behind the blocks follow. by: for each
 * bit of a result, that of the diagram that was sifted. */
static void bits_in_order(const struct bit_block *blocks, size_t count, const size_t *order,
                          uint32_t *by)
{
    uint32_t next = 0;
    for (size_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < blocks[order[i]].count; j++)
            by[next++] = blocks[order[i]].first + j;
    for (; next < BITS; next++)
        by[next] = next;
}

/* The number whose bits, by their places, are those of another one. */
static unsigned in_order(unsigned bits, const uint32_t *by)
{
    unsigned result = 0;
    for (unsigned i = 0; i < BITS; i++)
        result |= (bits >> by[i] & 1) << i;
    return result;
}

/* Blocks of one or two bits, and sometimes a bit behind all. */
static size_t draw_blocks(struct dice *dice, struct bit_block *blocks)
{
    uint32_t end = BITS - roll(dice, 2);
    size_t count = 0;
    for (uint32_t first = 0; first < end; first += blocks[count++].count)
        blocks[count] = (struct bit_block){first, first + 1 < end && roll(dice, 3) == 0 ? 2 : 1};
    return count;
}

/* A diagram in another order of bits says the same, and has no more nodes, as many as it says. With
 * little work it is the same, not so small. Returns by how many nodes it became smaller. */
static size_t check_sifting(struct pool *pool, const struct collection *collection,
                            const struct function *function, struct dice *dice)
{
    struct bit_block blocks[BITS];
    uint32_t by[BITS];
    uint64_t given = roll(dice, 2) ? WORK : roll(dice, 20), left = given;
    size_t count = draw_blocks(dice, blocks),
           before = diagram_node_list(pool, collection->diagrams, function->diagram).count;
    const struct sifting *sifting =
        diagram_sift(pool, collection->diagrams, function->diagram, blocks, count, &left);
    struct diagrams *diagrams = diagrams_new(pool, BITS, WORK);
    uint32_t sifted = sifting_diagram(sifting, diagrams);
    size_t after = diagram_node_list(pool, diagrams, sifted).count;
    bits_in_order(blocks, count, sifting_order(sifting), by);
    for (unsigned i = 0; i < VALUES; i++)
        CU_ASSERT_EQUAL(value_at(diagrams, sifted, in_order(i, by)), function->values[i]);
    CU_ASSERT_TRUE(is_reduced(diagrams, sifted));
    CU_ASSERT_TRUE(after <= before && after == sifting_node_count(sifting));
    CU_ASSERT_TRUE(left <= given);
    return before - after;
}

static void sifting_says_the_same(void)
{
    static struct collection collection;
    size_t less = 0;
    for (uint64_t seed = 1; random_case(seed, 200); seed++) {
        struct pool *pool = pool_new();
        struct dice dice = dice_of(seed);
        fill(&collection, pool, &dice);
        for (int i = 0; i < FUNCTIONS; i++) {
            less += check_sifting(pool, &collection, &collection.sets[i], &dice);
            less += check_sifting(pool, &collection, &collection.functions[i], &dice);
        }
        pool_free(pool);
    }
    CHECK_SAYING(less > random_cases(200 * FUNCTIONS / 2), "%zu nodes less", less);
}

/* Pairs of bits that are both 1, any of some pairs: where all first bits come before all second ones
 * there is a node for each set of pairs (Bryant 1986), where each pair is together two for each. */
static void sifting_brings_pairs_together(void)
{
    enum { PAIRS = 8 };
    struct pool *pool = pool_new();
    struct diagrams *diagrams = diagrams_new(pool, 2 * PAIRS, WORK);
    struct bit_block blocks[2 * PAIRS];
    uint32_t any = DIAGRAM_NONE;
    uint64_t work = WORK;
    for (uint32_t i = 0; i < 2 * PAIRS; i++)
        blocks[i] = (struct bit_block){i, 1};
    for (uint32_t i = 0; i < PAIRS; i++)
        any = diagram_or(
            diagrams, any,
            diagram_and(diagrams, diagram_bit(diagrams, i), diagram_bit(diagrams, PAIRS + i)));
    CU_ASSERT_EQUAL(diagram_node_list(pool, diagrams, any).count, (2 << PAIRS) - 2);
    const struct sifting *sifting = diagram_sift(pool, diagrams, any, blocks, 2 * PAIRS, &work);
    CU_ASSERT_EQUAL(sifting_node_count(sifting), 2 * PAIRS);
    pool_free(pool);
}

/* ------------------------------------------------------------------------- work */

/* The same work is done again; with less of it, it fails, and ends. */
static void work_has_an_end(void)
{
    static struct collection collection;
    for (uint64_t work = 1; work < 5000; work = work * 3 / 2 + 1) {
        uint64_t left[2];
        bool failed[2];
        for (int i = 0; i < 2; i++) {
            struct pool *pool = pool_new();
            struct dice dice = dice_of(work);
            collection.diagrams = diagrams_new(pool, BITS, work);
            for (int j = 0; j < 4; j++)
                collection.sets[j] = random_function(collection.diagrams, &dice, 2);
            failed[i] = diagrams_failed(collection.diagrams);
            left[i] = diagrams_work_left(collection.diagrams);
            CU_ASSERT_TRUE(failed[i] || is_as_its_values(collection.diagrams, &collection.sets[3]));
            pool_free(pool);
        }
        CU_ASSERT_EQUAL(failed[0], failed[1]);
        CU_ASSERT_EQUAL(left[0], left[1]);
        CU_ASSERT_EQUAL(failed[0], work < 300 ? true : work > 2000 ? false : failed[0]);
    }
}

void add_diagrams_suite(void)
{
    CU_pSuite suite = CU_add_suite("diagrams", NULL, NULL);
    CU_ADD_TEST(suite, functions_are_as_their_values);
    CU_ADD_TEST(suite, restriction_leaves_tests_out);
    CU_ADD_TEST(suite, sifting_says_the_same);
    CU_ADD_TEST(suite, sifting_brings_pairs_together);
    CU_ADD_TEST(suite, work_has_an_end);
}
