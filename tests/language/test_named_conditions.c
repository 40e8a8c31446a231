/* SPDX-License-Identifier: MIT */
/*
 * Named conditions: the tables of a domain that has them are those of the same domain with all
 * conditions written out; and the warning of those that nothing names. What random ones mean is
 * compared with oracles in all suites whose domains goap_write, htn_write and condition_write
 * write.
 */
#include "models/goap_random.h"
#include "models/goap_write.h"
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "models/names.h"
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------- the same tables */

/* How many warnings there are of a kind. */
static unsigned count_of(const struct compiled *compiled, const char *kind)
{
    unsigned count = 0;
    for (const char *at = compiled->messages.data; at && (at = strstr(at, kind)) != NULL; at++)
        count++;
    return count;
}

/* The tables as they are written in C, without the comments, which show conditions as they are
 * written in the YAML. */
static struct text tables_of(const struct compiled *compiled)
{
    struct text all = write_tables(compiled->pool, compiled->tables, "test.yaml"), bare = {0};
    for (const char *at = all.data; *at;) {
        const char *comment = strstr(at, "/*"), *end = comment ? strstr(comment, "*/") : NULL;
        text_add_bytes(&bare, at, comment ? (size_t)(comment - at) : strlen(at));
        at = end ? end + 2 : at + strlen(at);
    }
    text_free(&all);
    return bare;
}

/* Compiles both texts, and compares the tables as they are written in C, and the warnings. */
static bool are_same(const char *named, const char *written_out)
{
    struct compiled a = compile_text(named), b = compile_text(written_out);
    bool same = a.tables && b.tables;
    if (same) {
        struct text first = tables_of(&a), second = tables_of(&b);
        same = strcmp(first.data, second.data) == 0 &&
               count_of(&a, "[-W ") - count_of(&a, "[-W unused-condition]") == count_of(&b, "[-W ");
        text_free(&first);
        text_free(&second);
    }
    CHECK_SAYING(same, "these are not the same:\n%s\n%s\n%s\n%s", named,
                 a.messages.data ? a.messages.data : "", written_out,
                 b.messages.data ? b.messages.data : "");
    compiled_free(&a);
    compiled_free(&b);
    return same;
}

static const char facts[] = "domain: d\n"
                            "types: {place: [yard, hall, shed], spot: [hall, shed], item: [key]}\n"
                            "state:\n"
                            "  at: place\n"
                            "  aim: [none, hall, key]\n"
                            "  lit(place): {type: bool, shared: true, start: true}\n"
                            "  locked(place): {type: bool, shared: true}\n"
                            "  road(place, place): {type: bool, constant: true}\n"
                            "  full: 0..9\n"
                            "start: ['road(yard, hall)', 'road(hall, shed)']\n";

static const char names[] = "conditions:\n"
                            "  both(place from, place to): [one(to, from), 'one(from, to)']\n"
                            "  one(place p, place q): [lit(p) or full >= 3, p != q]\n"
                            "  is_dark: all(place p) not lit(p)\n"
                            "  any_near(place p): any(place q) (road(p, q) and not blocked(q))\n"
                            "  blocked(place p): locked(p) and any(place q) (q != p and lit(q))\n"
                            "  in_spot(spot s): at == s or s in [shed, yard]\n"
                            "  held(spot s): aim in [s, key]\n"
                            "  rich(place p): full + 2 > 3 and at != p\n"
                            "  always_so: true\n"
                            "  never_so: [at == yard, at == hall]\n";

/* What stands behind the facts, with names and written out. */
static const struct {
    const char *named, *written_out;
} pairs[] = {
    {"actions: {walk(place to): {preconditions: 'one(to, hall)', effects: at = to}}\n",
     "actions: {walk(place to): {preconditions: (lit(to) or full >= 3) and to != hall, effects: at "
     "= to}}\n"},
    {"actions:\n"
     "  walk(place here, place to):\n"
     "    preconditions: [at == here, 'both(here, to)', 'road(here, to)', not is_dark]\n"
     "    effects: at = to\n",
     "actions:\n"
     "  walk(place here, place to):\n"
     "    preconditions:\n"
     "      - at == here\n"
     "      - ((lit(to) or full >= 3) and to != here) and ((lit(here) or full >= 3) and here != "
     "to)\n"
     "      - road(here, to)\n"
     "      - not (all(place p) not lit(p))\n"
     "    effects: at = to\n"},
    {"actions:\n"
     "  walk(place q, spot s):\n"
     "    preconditions: [any_near(q), in_spot(s), not blocked(s), in_spot(hall)]\n"
     "    while: [rich(q), always_so]\n"
     "    effects: [at = s, locked(q)]\n",
     "actions:\n"
     "  walk(place q, spot s):\n"
     "    preconditions:\n"
     "      - any(place z) (road(q, z) and not (locked(z) and any(place y) (y != z and lit(y))))\n"
     "      - at == s or s in [shed, yard]\n"
     "      - not (locked(s) and any(place z) (z != s and lit(z)))\n"
     "      - at == hall or false\n"
     "    while: [full + 2 > 3 and at != q, true]\n"
     "    effects: [at = s, locked(q)]\n"},
    {"actions: {go(place p): {effects: at = p}, eat: {effects: full += 1}}\n"
     "goals:\n"
     "  g: {conditions: [one(hall, yard), 'any(place p) (any_near(p) and blocked(p))'], relevant: "
     "not is_dark or held(hall)}\n"
     "  h(spot s): {conditions: [held(s) or rich(s)], relevant: in_spot(s)}\n"
     "limits: {table: 0}\n",
     "actions: {go(place p): {effects: at = p}, eat: {effects: full += 1}}\n"
     "goals:\n"
     "  g:\n"
     "    conditions:\n"
     "      - (lit(hall) or full >= 3) and true\n"
     "      - any(place p) (any(place z) (road(p, z) and not (locked(z) and any(place y) (y != z "
     "and lit(y)))) and locked(p) and any(place z) (z != p and lit(z)))\n"
     "    relevant: not (all(place p) not lit(p)) or aim in [hall, key]\n"
     "  h(spot s): {conditions: ['aim in [s, key] or full + 2 > 3 and at != s'], relevant: 'at == "
     "s "
     "or s in [shed, yard]'}\n"
     "limits: {table: 0}\n"},
    {"actions: {go(place p): {effects: at = p}, eat: {effects: full += 1}}\n"
     "tasks:\n"
     "  live:\n"
     "    methods:\n"
     "      m(place p): {preconditions: [rich(p), 'one(p, hall)'], subtasks: [go(p), {achieve: "
     "'both(p, yard)'}]}\n"
     "      n: {preconditions: not always_so}\n"
     "      o: {preconditions: never_so}\n"
     "      q: {}\n"
     "rules: {r: {every: 1s, preconditions: all(spot s) rich(s), effects: full -= 1}}\n",
     "actions: {go(place p): {effects: at = p}, eat: {effects: full += 1}}\n"
     "tasks:\n"
     "  live:\n"
     "    methods:\n"
     "      m(place p): {preconditions: [full + 2 > 3 and at != p, (lit(p) or full >= 3) and p != "
     "hall], subtasks: [go(p), {achieve: (lit(yard) or full >= 3) and yard != p and ((lit(p) or "
     "full >= 3) and p != yard)}]}\n"
     "      n: {preconditions: false}\n"
     "      o: {preconditions: at == yard and at == hall}\n"
     "      q: {}\n"
     "rules: {r: {every: 1s, preconditions: all(spot s) (full + 2 > 3 and at != s), effects: full "
     "-= 1}}\n"},
    {"actions: {dim(place p): {preconditions: blocked(p), effects: not lit(p)}, lock(place p): "
     "{effects: [locked(p), at = p]}}\n"
     "goals: {g: {conditions: is_dark}}\n"
     "always: [not is_dark, one(yard, hall), all(place p) (not blocked(p) or any_near(p))]\n"
     "reachable: [blocked(hall) and blocked(yard), is_dark, never_so]\n",
     "actions: {dim(place p): {preconditions: locked(p) and any(place q) (q != p and lit(q)), "
     "effects: not lit(p)}, lock(place p): {effects: [locked(p), at = p]}}\n"
     "goals: {g: {conditions: all(place p) not lit(p)}}\n"
     "always: [not (all(place p) not lit(p)), lit(yard) or full >= 3, all(place p) (not (locked(p) "
     "and any(place z) (z != p and lit(z))) or any(place z) (road(p, z) and not (locked(z) and "
     "any(place y) (y != z and lit(y)))))]\n"
     "reachable:\n"
     "  - locked(hall) and any(place z) (z != hall and lit(z)) and locked(yard) and any(place z) "
     "(z "
     "!= yard and lit(z))\n"
     "  - all(place p) not lit(p)\n"
     "  - at == yard and at == hall\n"},
};

static void names_are_as_good_as_what_they_stand_for(void)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        struct text named = {0}, written_out = {0};
        text_add(&named, "%s%s%s", facts, pairs[i].named, names);
        text_add(&written_out, "%s%s", facts, pairs[i].written_out);
        (void)are_same(named.data, written_out.data);
        text_free(&named);
        text_free(&written_out);
    }
}

#define ARCHER(preconditions, goals)                                                               \
    "domain: d\n"                                                                                  \
    "types: {enemy: {slots: 3, shared: true}, spot: [a, b]}\n"                                     \
    "state:\n"                                                                                     \
    "  alive(enemy): {type: bool, shared: true}\n"                                                 \
    "  near(enemy, spot): {type: bool, sensed: true}\n"                                            \
    "  target: [none, enemy]\n"                                                                    \
    "  at: spot\n"                                                                                 \
    "actions:\n"                                                                                   \
    "  aim(enemy e): {preconditions: " preconditions ", effects: target = e}\n"                    \
    "  shoot(enemy e): {preconditions: target == e, effects: not alive(e)}\n"                      \
    "  go(spot s): {effects: at = s}\n"                                                            \
    "goals: " goals "\n"

/* Quantifiers over slots have conditions of their own put into them. */
static void slots_are_asked_for_alike(void)
{
    static const char conditions[] =
        "conditions:\n"
        "  threat(enemy e): alive(e) and any(spot s) near(e, s)\n"
        "  any_other(spot s, enemy e): any(enemy f) (f != e and near(f, s) and threat(f))\n"
        "  calm: all(enemy e) not threat(e)\n"
        "  lone(enemy e): all(enemy f, spot s) (f == e or not near(f, s))\n";
    struct text named = {0};
    text_add(&named, "%s%s",
             ARCHER("[threat(e), 'not any_other(b, e)', lone(e), lone(enemy_2)]",
                    "{safe: {conditions: calm, relevant: not calm}}"),
             conditions);
    (void)are_same(
        named.data,
        ARCHER("['alive(e) and any(spot s) near(e, s)', 'not any(enemy f) (f != e and near(f, b) "
               "and alive(f) and any(spot s) near(f, s))', 'all(enemy f, spot s) (f == e or not "
               "near(f, s))', 'all(enemy f, spot s) (f == enemy_2 or not near(f, s))']",
               "{safe: {conditions: 'all(enemy e) not (alive(e) and any(spot s) near(e, s))', "
               "relevant: 'not (all(enemy e) not (alive(e) and any(spot s) near(e, s)))'}}"));
    text_free(&named);
}

static void random_domains_are_the_same_written_out(void)
{
    for (uint64_t seed = 1; random_case(seed, 200); seed++) {
        struct dice dice = dice_of(seed);
        struct text named = {0}, written_out = {0};
        struct goap goap = {.object_count = 0};
        goap.amounts = seed % 4 == 0;
        if (seed % 2) {
            struct htn htn = htn_random(&dice);
            htn_write_out(&htn, NULL, &written_out);
            htn_write(&htn, NULL, &named);
        } else {
            goap_random(&goap, &dice, 300);
            goap_write_out(&goap, 4096, &written_out);
            goap_write(&goap, 4096, &named);
        }
        bool same = strstr(named.data, "conditions:\n") && are_same(named.data, written_out.data);
        text_free(&named);
        text_free(&written_out);
        if (!same)
            printf("seed %u\n", (unsigned)seed);
        CU_ASSERT_TRUE_FATAL(same);
    }
}

/* ---------------------------------------------------------------------- bounds */

/* Conditions c1, c2 and so on, each of which names the one before it, so many times; the first is
 * on. They are declared in this order, or the other way round. */
static struct text row_of(int count, int times, bool backward)
{
    struct text yaml = {0};
    text_add(&yaml,
             "domain: d\nstate: {on: bool}\nactions: {act: {preconditions: c%d, effects: not on}}\n"
             "goals: {g: {conditions: not on}}\nconditions:\n",
             count);
    for (int i = 1; i <= count; i++) {
        int number = backward ? count + 1 - i : i;
        text_add(&yaml, "  c%d: %s", number, number == 1 ? "on" : "");
        for (int j = 0; number > 1 && j < times; j++)
            text_add(&yaml, "%sc%d", j ? " and " : "", number - 1);
        text_add(&yaml, "\n");
    }
    return yaml;
}

static void expect_row(int count, int times, const char *fault)
{
    for (int backward = 0; backward < 2; backward++) {
        struct text yaml = row_of(count, times, backward);
        struct compiled compiled = compile_text(yaml.data);
        const char *said = compiled.messages.data ? compiled.messages.data : "";
        CHECK_SAYING((compiled.tables != NULL) == !fault, "%d conditions: %s", count, said);
        CHECK_SAYING(!fault || strstr(said, fault), "%d conditions: %s", count, said);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* An action of 60 parameters, with a condition that has 40. */
static void parameters_of_both_do_not_count_together(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {o: [a]}\nstate: {on(o): bool}\nactions:\n  act(o p0");
    for (int i = 1; i < 60; i++)
        text_add(&yaml, ", o p%d", i);
    text_add(&yaml, "):\n    effects: not on(p3)\n    preconditions:\n      - c(p0");
    for (int i = 1; i < 40; i++)
        text_add(&yaml, ", p%d", i);
    text_add(&yaml, ")\nconditions:\n  c(o q0");
    for (int i = 1; i < 40; i++)
        text_add(&yaml, ", o q%d", i);
    text_add(&yaml, "): all(o x, o y, o z, o u) (on(q39) or on(u))\n");
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    compiled_free(&compiled);
    text_free(&yaml);
}

static void bounds_are_named(void)
{
    expect_row(64, 1, NULL);
    expect_row(65, 1, "more than 64 conditions name each other in a row");
    expect_row(3000, 1, "more than 64 conditions name each other in a row");
    expect_row(13, 2, NULL);
    expect_row(60, 2, "more than 250000 comparisons and terms");
}

/* Conditions that are nested deep, each in the next. */
static void depth_is_bounded(void)
{
    for (unsigned count = 1; count <= 64; count += 3) {
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nstate: {on: bool}\nactions: {act: {preconditions: c%u, effects: "
                 "not on}}\ngoals: {g: {conditions: not on}}\nconditions:\n  c1: on\n",
                 count);
        for (unsigned i = 2; i <= count; i++) {
            text_add(&yaml, "  c%u: ", i);
            for (unsigned j = 0; j < 30; j++)
                text_add(&yaml, "(on and ");
            text_add(&yaml, "c%u", i - 1);
            for (unsigned j = 0; j < 30; j++)
                text_add(&yaml, ")");
            text_add(&yaml, "\n");
        }
        struct compiled compiled = compile_text(yaml.data);
        const char *said = compiled.messages.data ? compiled.messages.data : "";
        bool fits = 31 * (count - 1) + 2 <= 256;
        CHECK_SAYING((compiled.tables != NULL) == fits, "%u conditions: %s", count, said);
        CHECK_SAYING(fits || strstr(said, "nested deeper than 256 levels"), "%u conditions: %s",
                     count, said);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* -------------------------------------------------------------------- warnings */

static void unused_conditions_are_told(void)
{
    struct text yaml = {0};
    text_add(&yaml,
             "%sactions: {go(place p): {preconditions: outer(p), effects: at = p}}\n"
             "goals: {g: {conditions: at == hall}}\n"
             "examples: {e: {for: 1s, expect: {never: seen}}}\n"
             "reachable: told\n"
             "conditions:\n"
             "  outer(place p): inner(p)\n"
             "  inner(place p): lit(p)\n"
             "  seen: full >= 9\n"
             "  told: full >= 9 or true\n"
             "  idle: [loose, lit(hall)]\n"
             "  loose: locked(hall)\n",
             facts);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CHECK_SAYING(count_of(&compiled, "unused-condition") == 2 &&
                     count_of(&compiled, "nothing names condition 'idle'") == 1 &&
                     count_of(&compiled, "nothing names condition 'loose'") == 1,
                 "%s", compiled.messages.data);
    /* What only they read is read by nothing. */
    CHECK_SAYING(count_of(&compiled, "no condition reads fact 'locked'") == 1 &&
                     count_of(&compiled, "no condition reads fact 'lit'") == 0 &&
                     count_of(&compiled, "no condition reads fact 'full'") == 1,
                 "%s", compiled.messages.data);
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_named_conditions_suite(void)
{
    CU_pSuite suite = CU_add_suite("named conditions", NULL, NULL);
    CU_ADD_TEST(suite, names_are_as_good_as_what_they_stand_for);
    CU_ADD_TEST(suite, slots_are_asked_for_alike);
    CU_ADD_TEST(suite, random_domains_are_the_same_written_out);
    CU_ADD_TEST(suite, bounds_are_named);
    CU_ADD_TEST(suite, parameters_of_both_do_not_count_together);
    CU_ADD_TEST(suite, depth_is_bounded);
    CU_ADD_TEST(suite, unused_conditions_are_told);
}
