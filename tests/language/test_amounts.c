/* SPDX-License-Identifier: MIT */
/*
 * Amounts: conditions and effects on numbers that are worked out of others, in every state of a
 * small domain, against the same in C. Random ones: the suites goap_random and htn.
 */
#include "state/state.h"
#include "suites.h"
#include "support/run.h"
#include "support/support.h"

#include <stdio.h>
#include <string.h>

/* What the facts are called in a state: a is -2 to 5, b is 0 to 6 by twos, c is 0 to 1.5 by halves,
 * here in halves; and price(x) is 3, price(y) 5. */
struct numbers {
    int a, b, c;
};

static const char facts[] = "domain: d\n"
                            "types: {thing: [x, y]}\n"
                            "state:\n"
                            "  a: -2..5\n"
                            "  b: 0..6 step 2\n"
                            "  c: 0..1.5 step 0.5\n"
                            "  price(thing): {type: 0..9, constant: true, start: 3}\n"
                            "  done: bool\n"
                            "start: price(y) = 5\n";

static struct compiled compiled_with(const char *more, const char *text)
{
    struct text yaml = {0};
    text_add(&yaml, "%s", facts);
    text_add(&yaml, more, text);
    struct compiled compiled = compile_text(yaml.data);
    if (!compiled.tables)
        printf("%s\n%s\n", yaml.data, compiled.messages.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    return compiled;
}

/* The number of a state, 0 to STATES - 1, as the facts are called. */
enum { STATES = 8 * 4 * 4 };

static struct numbers numbers_of(int state)
{
    return (struct numbers){state % 8 - 2, state / 8 % 4 * 2, state / 32};
}

static void write_state(const struct compiled *compiled, struct numbers numbers, uint64_t *state)
{
    const gg_domain *domain = &compiled->tables->domain;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_write(domain, fact_number(compiled->tables, "a"), (uint32_t)(numbers.a + 2), state);
    gg_write(domain, fact_number(compiled->tables, "b"), (uint32_t)(numbers.b / 2), state);
    gg_write(domain, fact_number(compiled->tables, "c"), (uint32_t)numbers.c, state);
}

/* -------------------------------------------------------------- conditions */

#define MEANS(name, value)                                                                         \
    static bool name(struct numbers n)                                                             \
    {                                                                                              \
        return value;                                                                              \
    }
MEANS(two_facts, n.a >= n.b)
MEANS(two_facts_equal, n.a == n.b)
MEANS(two_facts_differ, n.a != n.b)
MEANS(more_than_other, n.a > n.b + 1)
MEANS(weighted, 2 * n.a < 3 * n.b - 4)
MEANS(halves, 2 * n.a <= n.c + 1)
MEANS(product, n.a *n.b >= n.c)
MEANS(square, n.a *n.a < 5)
MEANS(three_facts, 2 * n.a + 2 * n.b - n.c > 6)
MEANS(priced, n.a >= 3)
MEANS(priced_twice, n.a + 3 > 5)
MEANS(any_price, n.a < 5)
MEANS(all_prices, n.a + n.b >= 5)
MEANS(always, n.a < 9)
MEANS(never, n.a > 9)

static const struct {
    const char *text;
    bool (*holds)(struct numbers numbers);
} conditions[] = {{"a >= b", two_facts},
                  {"b <= a", two_facts},
                  {"not (a < b)", two_facts},
                  {"a-b >= 0", two_facts},
                  {"0 <= a - b", two_facts},
                  {"-b >= -a", two_facts},
                  {"a == b", two_facts_equal},
                  {"a >= b and b >= a", two_facts_equal},
                  {"not (b != a)", two_facts_equal},
                  {"a != b", two_facts_differ},
                  {"a > b + 1", more_than_other},
                  {"a -1 > b", more_than_other},
                  {"(a - (b + 1)) > 0", more_than_other},
                  {"2 * a < 3 * b - 4", weighted},
                  {"(1 + 1) * (a + 2) < b * 3", weighted},
                  {"0.5 * (a + 2) < 0.75 * b", weighted},
                  {"a <= c + 0.5", halves},
                  {"a * b >= 2 * c", product},
                  {"a * a < price(y)", square},
                  {"a + b - c > price(x)", three_facts},
                  {"a >= price(x)", priced},
                  {"price(x) <= a", priced},
                  {"a + price(x) > price(y)", priced_twice},
                  {"any(thing t) a < price(t)", any_price},
                  {"all(thing t) a + b >= price(t)", all_prices},
                  {"a - a >= price(x) - 3", always},
                  {"price(x) > price(y)", never},
                  {"a * 0 + b > b", never}};

static void check_condition(const char *text, bool (*holds)(struct numbers numbers))
{
    struct compiled compiled =
        compiled_with("actions: {act: {effects: done}}\ngoals: {g: {conditions: '%s'}}\n", text);
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[4];
    CU_ASSERT_FATAL(domain->word_count <= 4);
    int wrong = 0;
    for (int i = 0; i < STATES; i++) {
        write_state(&compiled, numbers_of(i), state);
        wrong +=
            gg_condition_holds(domain, &domain->goals[0].condition, state) != holds(numbers_of(i));
    }
    CHECK_SAYING(wrong == 0, "'%s' is wrong in %d states", text, wrong);
    compiled_free(&compiled);
}

static void amounts_are_compared(void)
{
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
        check_condition(conditions[i].text, conditions[i].holds);
}

/* Adds an example that expects a condition, or its negation, of a state. */
static void add_example(struct text *yaml, size_t condition, int state, bool expected)
{
    struct numbers n = numbers_of(state);
    text_add(
        yaml,
        "  e%zu_%d: {given: [a = %d, b = %d, c = %d.%d], for: 1s, expect: {at 0s: '%s(%s)'}}\n",
        condition, state, n.a, n.b, n.c / 2, n.c % 2 * 5, expected ? "" : "not ",
        conditions[condition].text);
}

/* The examples of every condition in every tenth state come out; or none do, where each expects the
 * contrary. */
static void check_examples(bool right)
{
    struct scratch scratch = scratch_new();
    struct text yaml = {0};
    size_t count = 0, failed = 0;
    text_add(&yaml,
             "%sactions: {act: {effects: done}}\ngoals: {g: {conditions: done}}\n"
             "agents: {one: {goals: [g]}}\nexamples:\n",
             facts);
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
        for (int state = (int)i % 10; state < STATES; state += 10, count++)
            add_example(&yaml, i, state, conditions[i].holds(numbers_of(state)) == right);
    struct result result = shell("'%s' test '%s'", built(scratch.pool, "goapgen"),
                                 scratch_write(&scratch, "d.yaml", yaml.data));
    for (const char *at = result.out.data; (at = strstr(at, ": expected ")) != NULL; at++)
        failed++;
    CHECK_SAYING(failed == (right ? 0 : count), "%zu of %zu failed:\n%.2000s%.2000s", failed, count,
                 result.out.data, result.errs.data);
    CU_ASSERT_EQUAL(result.code, right ? 0 : 1);
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

static void examples_compare_amounts(void)
{
    check_examples(true);
    check_examples(false);
}

/* ----------------------------------------------------------------- effects */

static int clamped(int number, int low, int high)
{
    return number < low ? low : number > high ? high : number;
}

#define CHANGES(name, new_a, new_b)                                                                \
    static struct numbers name(struct numbers n)                                                   \
    {                                                                                              \
        return (struct numbers){clamped(new_a, -2, 5), clamped(new_b, 0, 6), n.c};                 \
    }
CHANGES(adds_other, n.a + n.b, n.b)
CHANGES(takes_other, n.a - n.b, n.b)
CHANGES(takes_sum, n.a - (n.b - 3), n.b)
CHANGES(doubles, n.a * 2, n.b)
CHANGES(pays, n.a - 5, n.b)
CHANGES(assigns_price, 3, n.b)
CHANGES(turns, 3 - n.a, n.b)
CHANGES(takes_over, n.b - 1, n.b + 2 * n.a)
CHANGES(multiplies, n.a + n.b * n.c - 1, n.b)

static const struct {
    const char *text;
    struct numbers (*after)(struct numbers numbers);
} effects[] = {{"[a += b, done]", adds_other},
               {"[done, a += 2 * (b + 1) - b - 2]", adds_other},
               {"[a -= b, done]", takes_other},
               {"[a += -b, done]", takes_other},
               {"[a -= b - 3, done]", takes_sum},
               {"[a += a, done]", doubles},
               {"[a -= price(y), done]", pays},
               {"[a = price(x), done]", assigns_price},
               {"[a = price(y) - 2, done]", assigns_price},
               {"[a = price(x) - a, done]", turns},
               {"[a = b - 1, b += 2 * a, done]", takes_over},
               {"[a += 2 * b * c - 1, done]", multiplies}};

/* The only action that can be done in a state; NULL if there is none or another one. */
static const gg_action *only_action(const gg_domain *domain, const uint64_t *state)
{
    const gg_action *found = NULL;
    for (uint16_t i = 0; i < domain->action_count; i++) {
        if (!gg_condition_holds(domain, &domain->actions[i].precondition, state))
            continue;
        if (found)
            return NULL;
        found = &domain->actions[i];
    }
    return found;
}

static void check_effect(const char *text, struct numbers (*after)(struct numbers numbers))
{
    struct compiled compiled =
        compiled_with("actions: {act: {effects: %s}}\ngoals: {g: {conditions: done}}\n", text);
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[4], expected[4];
    CU_ASSERT_FATAL(domain->word_count <= 4);
    int wrong = 0;
    for (int i = 0; i < STATES; i++) {
        write_state(&compiled, numbers_of(i), state);
        write_state(&compiled, after(numbers_of(i)), expected);
        gg_write(domain, fact_number(compiled.tables, "done"), 1, expected);
        const gg_action *action = only_action(domain, state);
        if (action)
            gg_effect_apply(domain, action->effect, state);
        wrong += !action || memcmp(state, expected, domain->word_count * sizeof *state) != 0;
    }
    CHECK_SAYING(wrong == 0, "'%s' is wrong in %d states", text, wrong);
    compiled_free(&compiled);
}

static void amounts_change_numbers(void)
{
    for (size_t i = 0; i < sizeof effects / sizeof *effects; i++)
        check_effect(effects[i].text, effects[i].after);
}

/* --------------------------------------------------------------- constants */

/* What constants come to takes the tables that the numbers themselves take. */
static void constants_are_numbers(void)
{
    static const char *const texts[] = {
        "{preconditions: ['a >= price(y) - 2', 'b < price(x) * 2'], effects: [a -= price(x), "
        "done]}",
        "{preconditions: ['a >= 3', 'b < 6'], effects: [a -= 3, done]}"};
    struct tables_size {
        size_t actions, boxes, ranges;
    } sizes[2];
    for (int i = 0; i < 2; i++) {
        struct compiled compiled = compiled_with("actions: {act: %s}\n", texts[i]);
        const gg_domain *domain = &compiled.tables->domain;
        const gg_condition *condition = &domain->actions[0].precondition;
        sizes[i] = (struct tables_size){domain->action_count, condition->count,
                                        condition->boxes->range_count};
        compiled_free(&compiled);
    }
    CU_ASSERT(memcmp(&sizes[0], &sizes[1], sizeof *sizes) == 0);
    CU_ASSERT(sizes[0].actions == 1 && sizes[0].boxes == 1);
}

/* ------------------------------------------------------------ explanations */

/* Of the boxes of a comparison that one is told which has the values that there are. */
static void what_is_missing_is_told(void)
{
    struct scratch scratch = scratch_new();
    const char *yaml = pool_format(scratch.pool,
                                   "%sactions:\n"
                                   "  act: {preconditions: a > b + 1, effects: [b += 2, done]}\n"
                                   "tasks: {live: {methods: {only: {subtasks: act}}}}\n"
                                   "goals: {aim: {conditions: done}}\n",
                                   facts);
    struct result result =
        shell("'%s' plan -W no-unread-fact -W no-unchanged-fact '%s' "
              "--task live --why --set a=3 --set b=2",
              built(scratch.pool, "goapgen"), scratch_write(&scratch, "d.yaml", yaml));
    CHECK_SAYING(strstr(result.errs.data, "act needs a >= 4 (it is 3)") != NULL, "%s",
                 result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* -------------------------------------------------------------------- the start */

/* Constants count as the effects before have set them. */
static void constants_tell_the_start(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "types: {room: [hall, hut]}\n"
                     "state:\n"
                     "  most: {type: 0..20, constant: true, start: 15}\n"
                     "  home: {type: [a, b, c], constant: true, start: b}\n"
                     "  size(room): {type: 0..9, constant: true, start: 4}\n"
                     "  at: [x, a, b, c]\n"
                     "  heat(room): 0..30\n"
                     "  hp: 0..20\n"
                     "  mp: 0..9\n"
                     "start: [hp = most, most = 18, mp = most - 10, at = home, size(hut) = 1, "
                     "all(room r) heat(r) = 2 * size(r) + most]\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    static const struct {
        const char *fact;
        uint32_t value;
    } expected[] = {{"hp", 15}, {"mp", 8}, {"at", 2}, {"heat(hall)", 26}, {"heat(hut)", 20}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        CU_ASSERT_EQUAL(
            gg_read(domain, fact_number(compiled.tables, expected[i].fact), domain->start),
            expected[i].value);
    compiled_free(&compiled);
}

void add_amounts_suite(void)
{
    CU_pSuite suite = CU_add_suite("amounts", NULL, NULL);
    CU_ADD_TEST(suite, amounts_are_compared);
    CU_ADD_TEST(suite, examples_compare_amounts);
    CU_ADD_TEST(suite, amounts_change_numbers);
    CU_ADD_TEST(suite, constants_are_numbers);
    CU_ADD_TEST(suite, what_is_missing_is_told);
    CU_ADD_TEST(suite, constants_tell_the_start);
}
