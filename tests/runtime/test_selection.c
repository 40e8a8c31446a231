/* SPDX-License-Identifier: MIT */
/* Drawn methods: how often each comes first, and in which order the others follow. */
#include "support/apart.h"
#include "support/asked.h"
#include "support/chance.h"
#include "suites.h"

#include <string.h>

enum { METHODS = ASKED_METHODS, DRAWS = 60000 };

/* How often each method comes first. */
static void count_first(const struct compiled *compiled, unsigned counts[METHODS])
{
    struct asked asked = {.allowed = GG_NONE};
    gg_random random;
    gg_random_seed(&random, 2024);
    memset(counts, 0, METHODS * sizeof *counts);
    for (int i = 0; i < DRAWS; i++) {
        CU_ASSERT_EQUAL_FATAL(asked_plan(compiled, &random, &asked), GG_NO_PLAN);
        CU_ASSERT_TRUE_FATAL(asked.count > 0 && asked.order[0] < METHODS);
        counts[asked.order[0]]++;
    }
}

static void draws_all_alike(void)
{
    static const char *const methods[METHODS] = {"", "", "", ", weight: 50", "", ""};
    struct compiled compiled = asked_compile("random", methods, METHODS);
    unsigned counts[METHODS];
    count_first(&compiled, counts);
    CU_ASSERT_TRUE(chance_is_even(counts, METHODS));
    compiled_free(&compiled);
}

static void draws_by_weight(void)
{
    static const char *const methods[METHODS] = {", weight: 1", ", weight: 20", "",
                                                 ", weight: 3", ", weight: 5",  ", weight: 10"};
    static const double weights[METHODS] = {1, 20, 1, 3, 5, 10};
    struct compiled compiled = asked_compile("weighted", methods, METHODS);
    unsigned counts[METHODS];
    count_first(&compiled, counts);
    CU_ASSERT_TRUE(chance_fits(counts, weights, METHODS));
    compiled_free(&compiled);
}

static void draws_alike_where_all_weights_are_zero(void)
{
    static const char *const methods[METHODS] = {", weight: 0", ", weight: 0", ", weight: 0",
                                                 ", weight: 0", ", weight: 0", ", weight: 0"};
    struct compiled compiled = asked_compile("weighted", methods, METHODS);
    unsigned counts[METHODS];
    count_first(&compiled, counts);
    CU_ASSERT_TRUE(chance_is_even(counts, METHODS));
    compiled_free(&compiled);
}

/* The whole order of three methods, as a number from 0 to 5. */
static unsigned order_of(const uint16_t order[3])
{
    return order[0] * 2u + (order[1] > order[2]);
}

static void count_orders(const struct compiled *compiled, unsigned counts[6])
{
    struct asked asked = {.allowed = GG_NONE};
    gg_random random;
    gg_random_seed(&random, 5);
    memset(counts, 0, 6 * sizeof *counts);
    for (int i = 0; i < DRAWS; i++) {
        (void)asked_plan(compiled, &random, &asked);
        CU_ASSERT_EQUAL_FATAL(asked.count, 3);
        counts[order_of(asked.order)]++;
    }
}

static void falls_back_in_a_drawn_order(void)
{
    static const char *const methods[] = {"", ", weight: 2", ", weight: 3"};
    /* The first by its weight of 6, the second by its weight of what is left. */
    static const double weights[] = {1 / 6.0 * 2 / 5, 1 / 6.0 * 3 / 5, 2 / 6.0 * 1 / 4,
                                     2 / 6.0 * 3 / 4, 3 / 6.0 * 1 / 3, 3 / 6.0 * 2 / 3};
    struct compiled alike = asked_compile("random", methods, 3);
    struct compiled weighted = asked_compile("weighted", methods, 3);
    unsigned counts[6];
    count_orders(&alike, counts);
    CU_ASSERT_TRUE(chance_is_even(counts, 6));
    count_orders(&weighted, counts);
    CU_ASSERT_TRUE(chance_fits(counts, weights, 6));
    compiled_free(&alike);
    compiled_free(&weighted);
}

/* ------------------------------------------------------------- priority levels */

/* The upper priority level has no weights: it goes as written. */
static void draws_within_a_level(void)
{
    static const char *const methods[METHODS] = {", priority: 1, weight: 1",
                                                 ", priority: 1, weight: 3",
                                                 ", priority: 2",
                                                 ", priority: 2",
                                                 ", priority: 1",
                                                 ", priority: -1"};
    static const double weights[] = {1, 3, 1};
    struct compiled compiled = asked_compile("priority", methods, METHODS);
    struct asked asked = {.allowed = GG_NONE};
    unsigned counts[3] = {0};
    gg_random random;
    gg_random_seed(&random, 11);
    for (int i = 0; i < DRAWS; i++) {
        CU_ASSERT_EQUAL_FATAL(asked_plan(&compiled, &random, &asked), GG_NO_PLAN);
        CU_ASSERT_EQUAL_FATAL(asked.count, METHODS);
        CU_ASSERT_TRUE_FATAL(asked.order[0] == 2 && asked.order[1] == 3 && asked.order[5] == 5);
        counts[asked.order[2] == 4 ? 2 : asked.order[2]]++;
    }
    CU_ASSERT_TRUE(chance_fits(counts, weights, 3));
    compiled_free(&compiled);
}

/* A task may have tens of thousands of levels: those far down are drawn from by weight, too. */
static void the_last_level_is_drawn_like_the_first(void)
{
    static const char *const methods[METHODS] = {", weight: 1", ", weight: 20", "",
                                                 ", weight: 3", ", weight: 5",  ", weight: 10"};
    struct compiled compiled = asked_compile("weighted", methods, METHODS);
    struct apart apart = apart_of(&compiled.tables->domain);
    struct tables tables = *compiled.tables;
    gg_method_instances *groups = (gg_method_instances *)(uintptr_t)apart.domain.tasks[0].groups;
    struct compiled last = compiled;
    for (int i = 0; i < METHODS; i++)
        groups[i].rank = UINT16_MAX;
    tables.domain = apart.domain;
    last.tables = &tables;
    for (uint32_t seed = 0; seed < 200; seed++) {
        struct asked one = {.allowed = GG_NONE}, other = one;
        gg_random random;
        gg_random_seed(&random, seed);
        (void)asked_plan(&compiled, &random, &one);
        gg_random_seed(&random, seed);
        (void)asked_plan(&last, &random, &other);
        CU_ASSERT_EQUAL(memcmp(one.order, other.order, sizeof one.order), 0);
    }
    apart_free(&apart);
    compiled_free(&compiled);
}

static void what_does_not_apply_is_taken_by_no_order(void)
{
    static const char *const methods[METHODS] = {
        ", preconditions: never", ", preconditions: never", ", preconditions: never",
        ", preconditions: never", ", preconditions: never", ", preconditions: never"};
    static const char *const orders[] = {"score", "random", "weighted", "first"};
    for (int i = 0; i < 4; i++) {
        struct compiled compiled = asked_compile(orders[i], methods, METHODS);
        struct asked asked = {.allowed = 0};
        CU_ASSERT_EQUAL(asked_plan(&compiled, NULL, &asked), GG_NO_PLAN);
        CU_ASSERT_EQUAL(asked.count, 0);
        compiled_free(&compiled);
    }
}

/* ------------------------------------------------------------- fall-backs */

/* Methods 1 and 4 are not applicable. */
static const char *const some_applicable[METHODS] = {
    "", ", preconditions: never", "", ", weight: 0", ", preconditions: never, weight: 9", ""};

static void tries_all_that_are_applicable(void)
{
    static const char *const selects[] = {"random", "weighted"};
    for (int i = 0; i < 2; i++) {
        struct compiled compiled = asked_compile(selects[i], some_applicable, METHODS);
        struct asked asked = {.allowed = GG_NONE};
        for (uint32_t seed = 0; seed < 500; seed++) {
            gg_random random;
            gg_random_seed(&random, seed);
            unsigned seen = 0;
            CU_ASSERT_EQUAL(asked_plan(&compiled, &random, &asked), GG_NO_PLAN);
            CU_ASSERT_EQUAL(asked.count, 4);
            for (unsigned j = 0; j < asked.count; j++)
                seen |= 1u << asked.order[j];
            CU_ASSERT_EQUAL(seen, 0x2d);
        }
        compiled_free(&compiled);
    }
}

static void finds_the_only_method_that_works(void)
{
    static const uint16_t applicable[] = {0, 2, 3, 5};
    struct compiled compiled = asked_compile("random", some_applicable, METHODS);
    for (uint32_t seed = 0; seed < 400; seed++) {
        struct asked asked = {.allowed = applicable[seed % 4]};
        gg_random random;
        gg_random_seed(&random, seed);
        CU_ASSERT_EQUAL(asked_plan(&compiled, &random, &asked), GG_FOUND);
    }
    compiled_free(&compiled);
}

static void tries_weight_zero_last(void)
{
    struct compiled compiled = asked_compile("weighted", some_applicable, METHODS);
    struct asked asked = {.allowed = GG_NONE};
    gg_random random;
    gg_random_seed(&random, 9);
    for (int i = 0; i < 2000; i++) {
        (void)asked_plan(&compiled, &random, &asked);
        CU_ASSERT_EQUAL(asked.order[3], 3);
    }
    compiled_free(&compiled);
}

/* Two methods without objects, and one whose first and last object do not fit. */
static const char places[] =
    "domain: d\n"
    "types: {place: [p0, p1, p2, p3]}\n"
    "state: {shut(place): bool}\n"
    "start: [shut(p0), shut(p3)]\n"
    "actions:\n"
    "  go(place p): {procedural_precondition: ask_go}\n"
    "  stay: {procedural_precondition: ask_stay}\n"
    "  play: {procedural_precondition: ask_play}\n"
    "tasks:\n"
    "  live:\n"
    "    select: random\n"
    "    methods:\n"
    "      walk(place p): {preconditions: not shut(p), subtasks: [go(p)]}\n"
    "      rest: {subtasks: [stay]}\n"
    "      romp: {subtasks: [play]}\n";

/* The methods behind four questions, of which two must be of `walk`, in order. */
static void methods_of(const struct compiled *compiled, const struct asked *asked,
                       uint16_t methods[3])
{
    uint16_t first = action_number(compiled->tables, "go(p1)");
    uint16_t second = action_number(compiled->tables, "go(p2)");
    uint16_t stay = action_number(compiled->tables, "stay");
    unsigned count = 0;
    CU_ASSERT_EQUAL_FATAL(asked->count, 4);
    for (unsigned i = 0; i < 4; i++) {
        bool walks = asked->order[i] == first;
        CU_ASSERT_TRUE_FATAL(count < 3);
        methods[count++] = walks ? 0 : asked->order[i] == stay ? 1 : 2;
        if (walks)
            CU_ASSERT_EQUAL_FATAL(asked->order[++i], second);
    }
    CU_ASSERT_EQUAL_FATAL(methods[0] + methods[1] + methods[2], 3);
}

/* The instances of a method are one in the draw, and follow it in order. */
static void draws_a_method_with_all_its_objects(void)
{
    struct compiled compiled = compile_text(places);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    unsigned counts[6] = {0};
    struct asked asked = {.allowed = GG_NONE};
    gg_random random;
    gg_random_seed(&random, 31);
    for (int i = 0; i < DRAWS; i++) {
        uint16_t methods[3];
        (void)asked_plan(&compiled, &random, &asked);
        methods_of(&compiled, &asked, methods);
        counts[order_of(methods)]++;
    }
    CU_ASSERT_TRUE(chance_is_even(counts, 6));
    compiled_free(&compiled);
}

/* A task that draws one of 64 methods, each for three objects. */
static struct compiled compile_many(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {thing: [o0, o1, o2]}\nactions:\n");
    for (int i = 0; i < 64; i++)
        text_add(&yaml, "  a%d(thing t): {procedural_precondition: may}\n", i);
    text_add(&yaml, "tasks:\n  live:\n    select: random\n    methods:\n");
    for (int i = 0; i < 64; i++)
        text_add(&yaml, "      m%d(thing t): {subtasks: [a%d(t)]}\n", i, i);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    return compiled;
}

/* Only one works, for one object, or none. */
static void as_many_methods_as_can_be_drawn_are_all_tried(void)
{
    struct compiled compiled = compile_many();
    struct apart apart = apart_of(&compiled.tables->domain);
    struct tables tables = *compiled.tables;
    tables.domain = apart.domain;
    compiled.tables = &tables;
    CU_ASSERT_EQUAL(tables.domain.tasks[0].group_count, 64);
    gg_random random;
    gg_random_seed(&random, 7);
    for (uint16_t i = 0; i <= tables.domain.action_count; i++) {
        struct asked asked = {.allowed = i};
        bool is_one = i < tables.domain.action_count;
        CU_ASSERT_EQUAL(asked_plan(&compiled, &random, &asked), is_one ? GG_FOUND : GG_NO_PLAN);
    }
    apart_free(&apart);
    compiled_free(&compiled);
}

static void the_same_seed_draws_the_same(void)
{
    static const char *const methods[METHODS] = {"", "", "", "", "", ""};
    struct compiled compiled = asked_compile("random", methods, METHODS);
    unsigned differences = 0;
    for (uint32_t seed = 0; seed < 200; seed++) {
        struct asked one = {.allowed = GG_NONE}, two = one, other = one;
        gg_random random;
        gg_random_seed(&random, seed);
        (void)asked_plan(&compiled, &random, &one);
        gg_random_seed(&random, seed);
        (void)asked_plan(&compiled, &random, &two);
        (void)asked_plan(&compiled, &random, &other);
        CU_ASSERT_EQUAL(memcmp(one.order, two.order, sizeof one.order), 0);
        differences += memcmp(one.order, other.order, sizeof one.order) != 0;
    }
    CU_ASSERT_TRUE(differences > 150);
    compiled_free(&compiled);
}

void add_selection_suite(void)
{
    CU_pSuite suite = CU_add_suite("selection", NULL, NULL);
    CU_ADD_TEST(suite, draws_all_alike);
    CU_ADD_TEST(suite, draws_by_weight);
    CU_ADD_TEST(suite, draws_alike_where_all_weights_are_zero);
    CU_ADD_TEST(suite, falls_back_in_a_drawn_order);
    CU_ADD_TEST(suite, tries_all_that_are_applicable);
    CU_ADD_TEST(suite, finds_the_only_method_that_works);
    CU_ADD_TEST(suite, tries_weight_zero_last);
    CU_ADD_TEST(suite, draws_a_method_with_all_its_objects);
    CU_ADD_TEST(suite, as_many_methods_as_can_be_drawn_are_all_tried);
    CU_ADD_TEST(suite, the_same_seed_draws_the_same);
    CU_ADD_TEST(suite, draws_within_a_level);
    CU_ADD_TEST(suite, the_last_level_is_drawn_like_the_first);
    CU_ADD_TEST(suite, what_does_not_apply_is_taken_by_no_order);
}
