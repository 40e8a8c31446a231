/* SPDX-License-Identifier: MIT */
/*
 * What is counted, in the user's words: plans, why there is none, decisions and records of a domain
 * whose conditions are sums; conditions that count and are boxes nonetheless; slots of which all are
 * asked, and numbers with very many values. That sums are right in every state and plan is shown by
 * the suites `counting` and `goap_random`.
 */
#include "state/state.h"
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

static const char hotel[] =
    "domain: hotel\n"
    "types: {room: [r1, r2, r3, r4, r5, r6, r7]}\n"
    "state:\n"
    "  made(room): bool\n"
    "  size(room): {type: 0..3, constant: true, start: 2}\n"
    "  guests: {type: 0..7, start: 4}\n"
    "  open: bool\n"
    "start: [size(r7) = 3]\n"
    "actions:\n"
    "  make(room r): {preconditions: not made(r), effects: made(r)}\n"
    "  open_up: {preconditions: ['count(room r: made(r)) >= guests', not open], effects: open}\n"
    "  close:\n"
    "    preconditions: [open, 'count(room r: made(r) and size(r) >= 3) == 1']\n"
    "    effects: not open\n"
    "goals:\n"
    "  ready: {conditions: open, relevant: 'count(room r: made(r)) >= 3'}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      business: {preconditions: 'guests <= count(room r: made(r))', subtasks: [open_up]}\n"
    "      work: {preconditions: 'count(room r: made(r)) < 2 + 2', subtasks: [make(r1), "
    "make(r2)]}\n"
    "agents: {keeper: {task: live, goals: [ready]}}\n";

/* Runs a command on a domain in a scratch folder; all that is printed must have the words in it. */
static void expect(const char *yaml, const char *command, int code, const char *words)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct setting setting = {.folder = scratch.folder};
    const char *line = pool_format(scratch.pool,
                                   "'%s' %s '%s' -W no-unread-fact -W "
                                   "no-unchanged-fact 2>&1",
                                   built(scratch.pool, "goapgen"), command, file);
    const char *const arguments[] = {"sh", "-c", line, NULL};
    struct result result = run(&setting, arguments);
    CU_ASSERT_EQUAL(result.code, code);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, words));
    if (result.code != code || !strstr(result.out.data, words))
        printf("\nexpected: %s\nfound:    %s\n", words, result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void plans_count(void)
{
    expect(hotel, "plan --goal ready", 0, "ready: 5 steps, cost 5, the cheapest");
    expect(hotel, "plan --goal ready --set 'guests = 7' --set 'made(r3)'", 0, "ready: 7 steps");
    expect(hotel, "plan --goal ready --backward", 0, "ready: 5 steps, cost 5, the cheapest");
}

static void it_says_what_a_count_lacks(void)
{
    expect(hotel, "plan --task live --why", 0,
           "live: business needs guests - count(room r: made(r)) <= 0 (it is 4)\n");
    expect(
        hotel, "decide", 0,
        "not ready: it is not relevant, because of count(room r: made(r)): it is 0, wants >= 3\n");
    expect(
        hotel, "decide", 0,
        "not live > business, because of count(room r: made(r)) - guests: it is -4, wants >= 0\n");
    expect(hotel, "decide --json", 0,
           "\"fact\": \"count(room r: made(r))\", \"value\": 0, \"low\": 3, \"high\": 7}");
}

static void what_cannot_be_counted_up_to_is_named(void)
{
    static const char few[] =
        "domain: d\n"
        "types: {door: [d1, d2, d3, d4, d5, d6, d7, d8]}\n"
        "state: {open(door): bool, key: bool, glad: bool}\n"
        "actions:\n"
        "  push(door d): {preconditions: 'd in [d1, d2, d3]', effects: open(d)}\n"
        "  be_glad: {preconditions: 'count(door d: open(d)) >= 4', effects: glad}\n"
        "goals:\n"
        "  half: {conditions: 'count(door d: open(d)) >= 4'}\n"
        "  joy: {conditions: glad}\n";
    expect(few, "plan --goal half", 3, "count(door d: open(d)) >= 4 cannot be brought about\n");
    expect(few, "plan --goal joy", 3,
           "be_glad needs count(door d: open(d)) >= 4, which cannot be brought about\n");
}

/* The record names the sum that was in the way, as a fact behind all others. */
static void records_name_counts(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", hotel);
    scratch_write(&scratch, "d3.min.js", "d3 = {};\n");
    scratch_write(&scratch, "LICENSE", "as it is");
    struct result result = shell("cd '%s' && '%s' run '%s' --decisions 3 --record r >out && "
                                 "GOAPGEN_D3=d3.min.js '%s' view '%s' r >r.html && "
                                 "grep -q 'because of count(room r: made(r)) - guests' r.html",
                                 scratch.folder, built(scratch.pool, "goapgen"), file,
                                 built(scratch.pool, "goapgen"), file);
    check_run(result, "the record is shown");
    scratch_free(&scratch);
}

/* Whether a domain whose one goal has this condition has sums. */
static bool has_sums(const char *condition)
{
    struct text yaml = {0};
    text_add(
        &yaml,
        "domain: d\ntypes: {door: [d1, d2, d3, d4, d5, d6, d7], foe: {slots: 9, shared: true}}\n"
        "state: {open(door): bool, lit(door): bool, n: 0..9, gold: 0..1000, price: 0..1000,\n"
        "  alive(foe): {type: bool, shared: true}, lamp(door): {type: bool, constant: true}}\n"
        "start: [lamp(d1), lamp(d2)]\n"
        "actions:\n"
        "  push(door d): {effects: open(d)}\n"
        "  light(door d): {effects: lit(d)}\n"
        "  earn: {effects: [gold += 1, price -= 1, n += 1]}\n"
        "goals: {aim: {conditions: '%s'}}\n",
        condition);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL(compiled.tables);
    if (!compiled.tables)
        printf("%s: %s\n", condition, compiled.messages.data);
    bool any = compiled.tables && compiled.tables->domain.features->sums;
    compiled_free(&compiled);
    text_free(&yaml);
    return any;
}

static void few_boxes_stay_boxes(void)
{
    CU_ASSERT_FALSE(has_sums("count(door d: open(d)) >= 1"));
    CU_ASSERT_FALSE(has_sums("0 < count(door d: open(d) and lit(d))"));
    CU_ASSERT_FALSE(has_sums("count(door d: open(d)) == 7"));
    CU_ASSERT_FALSE(has_sums("count(door d: open(d)) == 0"));
    CU_ASSERT_FALSE(has_sums("count(door d: open(d)) <= 6"));
    CU_ASSERT_FALSE(has_sums("count(door d: lamp(d)) == 2"));
    CU_ASSERT_FALSE(has_sums("count(door d: lamp(d)) + n >= 5"));
    CU_ASSERT_FALSE(has_sums("count(door d: lamp(d) and open(d)) >= 2"));
    CU_ASSERT_FALSE(has_sums("gold > 7 or n < 2"));
    CU_ASSERT_FALSE(has_sums("all(foe f) not alive(f)"));
    CU_ASSERT_TRUE(has_sums("count(door d: open(d)) >= 3"));
    CU_ASSERT_TRUE(has_sums("count(door d: open(d)) != 4"));
    CU_ASSERT_TRUE(has_sums("count(door d: open(d)) > count(door d: lit(d))"));
    CU_ASSERT_TRUE(has_sums("count(door d: open(d)) >= n"));
    CU_ASSERT_TRUE(has_sums("count(door d: open(d) and lit(d)) == 0"));
    CU_ASSERT_TRUE(has_sums("gold > price"));
    CU_ASSERT_TRUE(has_sums("all(foe f) alive(f)"));
}

/* What there is in a state: two numbers from 0 to 3, and how many of three lamps are open; two lamps are
 * bright in every state. */
struct sides {
    unsigned a, b, open;
};

#define MEANS(name, value)                                                                         \
    static bool name(struct sides n)                                                               \
    {                                                                                              \
        (void)n;                                                                                   \
        return value;                                                                              \
    }
MEANS(always, true)
MEANS(never, false)
MEANS(other_side, n.b + n.open >= 3)
MEANS(last_fact, 2 * n.b <= n.open + 3)
MEANS(comes_back, n.a + n.open >= 3)

/* Conditions in which what a count stands beside is taken away again. */
static const struct {
    const char *text;
    bool (*holds)(struct sides sides);
} cancelling[] = {{"a <= a + count(lamp q: bright(q))", always},
                  {"a + count(lamp q: bright(q)) < a", never},
                  {"a - a + count(lamp q: bright(q)) == 2", always},
                  {"2 * a + count(lamp q: bright(q)) - (a + a) != 2", never},
                  {"a + b + count(lamp q: open(q)) >= 3 + a", other_side},
                  {"b + a + b <= a + count(lamp q: open(q)) + 3", last_fact},
                  {"a - a + a + count(lamp q: open(q)) >= 3", comes_back},
                  {"b + a - b + count(lamp q: open(q)) + b >= b + 3", comes_back},
                  {"0 * a + count(lamp q: open(q)) + a - 0 * b >= 3", comes_back}};

static void check_cancelling(const char *text, bool (*holds)(struct sides sides))
{
    struct text yaml = {0};
    text_add(&yaml,
             "domain: d\ntypes: {lamp: [l1, l2, l3]}\n"
             "state: {a: 0..3, b: 0..3, open(lamp): bool, done: bool,\n"
             "  bright(lamp): {type: bool, constant: true}}\n"
             "start: [bright(l1), bright(l3)]\n"
             "actions: {act: {preconditions: '%s', effects: done}}\n"
             "goals: {g: {conditions: '%s'}}\n",
             text, text);
    struct compiled compiled = compile_text(yaml.data);
    text_free(&yaml);
    CHECK_SAYING(compiled.tables, "'%s': %s", text, compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[8] = {0};
    unsigned wrong = 0;
    CU_ASSERT_FATAL(domain->word_count <= 8);
    for (unsigned i = 0; i < 4 * 4 * 8; i++) {
        struct sides sides = {i % 4, i / 4 % 4, 0};
        gg_write(domain, fact_number(compiled.tables, "a"), i % 4, state);
        gg_write(domain, fact_number(compiled.tables, "b"), i / 4 % 4, state);
        for (unsigned j = 0; j < 3; j++) {
            static const char *const open[] = {"open(l1)", "open(l2)", "open(l3)"};
            gg_write(domain, fact_number(compiled.tables, open[j]), i >> (4 + j) & 1, state);
            sides.open += i >> (4 + j) & 1;
        }
        wrong += gg_condition_holds(domain, &domain->goals[0].condition, state) != holds(sides);
    }
    CHECK_SAYING(wrong == 0, "'%s' is wrong in %u states", text, wrong);
    compiled_free(&compiled);
}

/* What is added and taken away again is no part of the sum, in which all else counts in every state. */
static void what_cancels_is_left_out(void)
{
    for (size_t i = 0; i < sizeof cancelling / sizeof *cancelling; i++)
        check_cancelling(cancelling[i].text, cancelling[i].holds);
}

/* A slot counts only while something is bound to it. */
static void all_of_many_slots_are_bound_ones(void)
{
    static const char hunt[] = "domain: d\n"
                               "types: {foe: {slots: 12, shared: true}}\n"
                               "state: {seen(foe): bool, calm: bool}\n"
                               "actions:\n"
                               "  look(foe f): {preconditions: not seen(f), effects: seen(f)}\n"
                               "  rest: {preconditions: all(foe f) seen(f), effects: calm}\n"
                               "goals: {peace: {conditions: calm}}\n";
    expect(hunt, "plan --goal peace", 0, "peace: 1 steps");
    expect(hunt, "plan --goal peace --set 'foe_bound(foe_3)' --set 'foe_bound(foe_12)'", 0,
           "peace: 3 steps, cost 3, the cheapest");
}

static void numbers_of_many_values_are_compared(void)
{
    static const char shop[] =
        "domain: d\n"
        "state: {gold: 0..1000, price: {type: 0..1000, start: 700}, owns: bool}\n"
        "actions:\n"
        "  earn: {effects: gold += 90}\n"
        "  buy: {preconditions: gold >= price, effects: owns}\n"
        "goals: {rich: {conditions: owns}}\n";
    expect(shop, "plan --goal rich", 0, "rich: 9 steps, cost 9, the cheapest");
    expect(shop, "plan --goal rich --set 'price = 0'", 0, "rich: 1 steps");
}

void add_sums_suite(void)
{
    CU_pSuite suite = CU_add_suite("sums", NULL, NULL);
    CU_ADD_TEST(suite, plans_count);
    CU_ADD_TEST(suite, it_says_what_a_count_lacks);
    CU_ADD_TEST(suite, what_cannot_be_counted_up_to_is_named);
    CU_ADD_TEST(suite, records_name_counts);
    CU_ADD_TEST(suite, few_boxes_stay_boxes);
    CU_ADD_TEST(suite, what_cancels_is_left_out);
    CU_ADD_TEST(suite, all_of_many_slots_are_bound_ones);
    CU_ADD_TEST(suite, numbers_of_many_values_are_compared);
}
