/* SPDX-License-Identifier: MIT */
/*
 * Domains that are large, deep or broken: whatever the compiler is given, it
 * ends by itself, in a time and with memory that are bounded, and with an exit
 * code that says what happened.
 */
#include "support/run.h"
#include "suites.h"
#include "support/support.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { ANY_CODE = -1 };

/* Compiles a file; where that goes wrong the file is kept and named. */
static void survives(const struct scratch *scratch, const char *path, const char *name, int code)
{
    struct setting setting = {.processors = 20, .little_memory = true};
    struct result result = run(&setting, (const char *const[]){built(scratch->pool, "goapgen"),
                                                               "-o", scratch->folder, path, NULL});
    bool fine = code == ANY_CODE ? result.code >= 0 && result.code <= 2 : result.code == code;
    const char *kept = built(scratch->pool, pool_format(scratch->pool, "failed-%s.yaml", name));
    if (!fine)
        rename(path, kept);
    CHECK_SAYING(fine, "%s: exit code %d, signal %d", kept, result.code, result.signal);
    CHECK_SAYING(result.code == 0 || result.errs.length > 0, "%s: nothing is said", name);
    result_free(&result);
}

static void survives_text(const struct scratch *scratch, const char *name, struct text *text,
                          int code)
{
    const char *path = in_scratch(scratch, "input.yaml");
    CU_ASSERT_FATAL(write_whole(path, text->data, text->length));
    survives(scratch, path, name, code);
    text_free(text);
}

static void repeat(struct text *text, const char *piece, size_t count)
{
    size_t length = strlen(piece);
    for (size_t i = 0; i < count; i++)
        text_add_bytes(text, piece, length);
}

/* A head, a piece many times, and a tail. */
struct pattern {
    const char *name, *head, *piece, *tail;
    size_t count;
    int code;
};

static void survives_patterns(const struct pattern *patterns, size_t count)
{
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < count; i++) {
        struct text text = {0};
        text_add(&text, "%s", patterns[i].head);
        repeat(&text, patterns[i].piece, patterns[i].count);
        text_add(&text, "%s", patterns[i].tail);
        survives_text(&scratch, patterns[i].name, &text, patterns[i].code);
    }
    scratch_free(&scratch);
}

#define STATE "domain: d\nstate: {a: bool, n: 0..9}\n"
#define ACT STATE "actions:\n  act:\n    preconditions: "

static void survives_depth(void)
{
    static const struct pattern patterns[] = {
        {"lists", "domain: d\ntypes: ", "[", "\n", 100000, 1},
        {"mappings", "domain: d\ntypes: ", "{", "\n", 100000, 1},
        {"keys", "domain: d\ntypes: ", "{a: ", "\n", 100000, 1},
        {"questions", "domain: d\ntypes: ", "? ", "\n", 100000, 1},
        {"dashes", "domain: d\ntypes:\n", "- ", "x\n", 100000, 1},
        {"anchors", "domain: d\ntypes: ", "&a [*a, ", "\n", 8000, 1},
        {"parentheses", ACT, "(", "a\n", 100000, 1},
        {"nots", ACT, "not ", "a\n", 100000, 1},
        {"alls", ACT, "all(t x) ", "a\n", 20000, 1},
        {"closing", ACT "a", ")", "\n", 100000, 1},
    };
    survives_patterns(patterns, sizeof patterns / sizeof *patterns);
}

static void survives_length(void)
{
    static const struct pattern patterns[] = {
        {"ands", ACT "a", " and a", "\n", 100000, 0},
        {"ors", ACT "a", " or a", "\n", 100000, 0},
        {"other ors", ACT "n == 1", " or n == 2 or n == 7 and a", "\n", 30000, ANY_CODE},
        {"conditions", ACT "[a", ", a", "]\n", 200000, 0},
        {"contradictions", ACT "[a", ", not a, a", "]\n", 60000, 0},
        {"flow list", "domain: d\ntypes: {t: [a", ", a", "]}\n", 1000000, 1},
        {"comment", "domain: d\n#", "x", "\n", 3900000, 0},
        {"plain text", "domain: ", "x", "\n", 3900000, 1},
        {"quoted text", "domain: \"", "x", "\"\n", 3900000, 1},
        {"unended quote", "domain: \"", "\\x20", "\n", 900000, 1},
        {"spaces", "domain:", " ", "d\n", 3900000, 0},
        {"empty lines", "domain: d\n", "\n", "", 3900000, 0},
        {"long name", STATE "actions: {a", "b", ": {}}\n", 900, 1},
        {"digits", ACT "n == 1", "0", "\n", 1000000, 1},
        {"parameters", STATE "actions:\n  ? 'act(t x", ", t x", "'\n  : {}\n", 100000, 1},
        {"arguments", ACT "'a(x", ", x", ")'\n", 100000, 1},
        {"in list", ACT "'n in [1", ", 1", "]'\n", 100000, 0},
        {"subtasks", STATE "tasks: {a: {methods: {b: {subtasks: [a", ", a", "]}}}}\n", 100000, 1},
        {"torn items", ACT "[all(t", ", t", ") a]\n", 100000, 1},
        {"documents", "domain: d\n", "---\n", "", 900000, 1},
        {"directives", "", "%YAML 1.1\n", "---\ndomain: d\n", 300000, 1},
        {"same anchors", "domain: d\ntypes: {t: [", "&a x, *a, ", "]}\n", 60000, 1},
    };
    survives_patterns(patterns, sizeof patterns / sizeof *patterns);
}

/* The same with a number in each piece. */
struct series {
    const char *name, *head;
    const char *before, *after; /* the number stands between them */
    const char *next;           /* and the next one behind these; NULL: not */
    const char *tail;
    size_t count;
    int code;
};

static void add_series(struct text *text, const struct series *series)
{
    text_add(text, "%s", series->head);
    for (size_t i = 0; i < series->count; i++) {
        text_add(text, "%s%zu%s", series->before, i, series->after);
        if (series->next)
            text_add(text, "%zu%s", i + 1, series->next);
    }
    text_add(text, "%s", series->tail);
}

static void survives_many(void)
{
    static const struct series all[] = {
        {"facts", "domain: d\nstate:\n", "  f", ": bool\n", NULL, "", 240000, 1},
        {"some facts", "domain: d\nstate:\n", "  f", ": bool\n", NULL, "", 20000, 0},
        {"actions", STATE "actions:\n", "  a", ": {effects: a}\n", NULL, "", 70000, 1},
        {"some actions", STATE "actions:\n", "  a", ": {effects: a}\n", NULL, "", 15000, 0},
        {"rules", STATE "rules:\n", "  r", ": {every: 1s, effects: a}\n", NULL, "", 60000,
         ANY_CODE},
        {"methods", STATE "tasks:\n  t:\n    methods:\n", "      m", ": {}\n", NULL, "", 100000,
         ANY_CODE},
        {"tasks", STATE "tasks:\n", "  t", ": {methods: {m: {subtasks: [t", "]}}}\n",
         "  t8000: {methods: {m: {}}}\n", 8000, 0},
        {"impossible tasks", STATE "tasks:\n", "  t", ": {methods: {m: {subtasks: [t", "]}}}\n",
         "  t8000: {methods: {m: {preconditions: false}}}\n", 8000, 0},
        {"types", "domain: d\ntypes:\n", "  t", ": [t", "]\n", "  t20000: [x]\n", 20000, 1},
        {"types in a ring", "domain: d\ntypes:\n", "  t", ": [t", "]\n", "  t20000: [t0]\n", 20000,
         1},
        {"symbols", "domain: d\nstate:\n", "  f", ": [s, t", "]\n", "", 15000, 0},
        {"anchors", "domain: d\ntypes:\n", "  a", ": &a", " [x]\n", "", 60000, 0},
        {"aliases", "domain: d\nx: &b0 [x]\ny:\n", "  a: &b1 [*b0, &b", " x]\n", NULL, "", 20000,
         1},
        {"includes", "domain: d\ninclude:\n", "  - none", ".yaml\n", NULL, "", 20000, 1},
        {"unknown names", "domain: d\nactions:\n  act:\n    preconditions:\n",
         "    - unknown_name_", "\n", NULL, "", 100000, 1},
        {"near names", STATE "actions:\n", "  name_", ": {preconditions: nmae_", "}\n", "", 60000,
         1},
        {"braces for brackets", "domain: d\nstate: {f: {x", ", a", "", NULL, "}}\n", 60000, 1},
        {"a list for keys", "domain: d\ngoals: {g: [x", ", a", "", NULL, "]}\n", 60000, 1},
        {"unknown keys", "domain: d\nactions:\n", "  a", ": {key", ": x}\n", "", 80000, 1},
    };
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        struct text text = {0};
        add_series(&text, &all[i]);
        survives_text(&scratch, all[i].name, &text, all[i].code);
    }
    scratch_free(&scratch);
}

/* A file of 100 MB of which nothing but the length is written. */
static void survives_a_large_file(void)
{
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(&scratch, "large.yaml", "domain: d\n");
    CU_ASSERT_EQUAL_FATAL(truncate(path, 100000000), 0);
    survives(&scratch, path, "large", 2);
    survives(&scratch, "/dev/zero", "zero", 2);
    scratch_free(&scratch);
}

/* A text that is wrong, and one that is right, a thousand times by an alias. */
static void survives_aliases_of_long_texts(void)
{
    static const char *const pieces[] = {"x", " and a"};
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < 2; i++) {
        struct text text = {0};
        text_add(&text, ACT "[&t a");
        repeat(&text, pieces[i], 3000000 / strlen(pieces[i]));
        repeat(&text, ", *t", 1000);
        text_add(&text, "]\n");
        survives_text(&scratch, "long aliases", &text, 1);
    }
    scratch_free(&scratch);
}

static void survives_an_explosion(void)
{
    struct scratch scratch = scratch_new();
    struct text text = {0};
    text_add(&text, "domain: d\ntypes:\n  t: [");
    for (int i = 0; i < 60; i++)
        text_add(&text, "%ss%d", i ? ", " : "", i);
    text_add(&text, "]\nstate:\n  f(t, t): bool\nactions:\n"
                    "  act(t a, t b):\n"
                    "    preconditions: all(t x, t y) any(t z) (f(x, y) or f(y, z))\n"
                    "    effects: all(t x, t y) f(x, y)\n"
                    "rules:\n"
                    "  fade: {every: 1s, preconditions: all(t a, t b, t c, t d, t e) f(a, b),\n"
                    "    effects: 'all(t a, t b, t c, t d, t e) not f(a, b)'}\n");
    survives_text(&scratch, "explosion", &text, 1);
    scratch_free(&scratch);
}

/* ---------------------------------------------------------------- random */

/* 3600 conditions to achieve in states of 57600 facts: what is worked out on the way to the tables
 * of one is not kept for all. */
static void survives_conditions_of_many_facts(void)
{
    struct scratch scratch = scratch_new();
    struct text text = {0};
    text_add(&text, "domain: many\ntypes:\n  ta: [a0");
    for (int i = 1; i < 60; i++)
        text_add(&text, ", a%d", i);
    text_add(&text, "]\n  tk: [k0");
    for (int i = 1; i < 15; i++)
        text_add(&text, ", k%d", i);
    text_add(&text, "]\nstate: {'f(ta, ta, tk)': bool, 'g(ta, ta)': bool}\n"
                    "actions:\n"
                    "  make(ta a, ta b): {effects: 'g(a, b)'}\n"
                    "tasks:\n"
                    "  live:\n"
                    "    methods:\n"
                    "      m(ta a, ta b): {subtasks: {achieve: ['f(a, b, k0)', 'g(a, b)']}}\n");
    survives_text(&scratch, "many-conditions", &text, 0);
    scratch_free(&scratch);
}

/* A goal for 28000 ground actions: tables of few facts, in bounded time. */
static void survives_goals_of_many_actions(void)
{
    struct scratch scratch = scratch_new();
    struct text text = {0};
    text_add(&text, "domain: many\ntypes:\n  place: [p0");
    for (int i = 1; i < 60; i++)
        text_add(&text, ", p%d", i);
    text_add(&text, "]\n  car: [c0, c1, c2, c3, c4, c5, c6, c7]\n"
                    "state: {at(car): place, open(place): bool}\n"
                    "actions:\n"
                    "  drive(car c, place from, place to):\n"
                    "    preconditions: [at(c) == from, from != to, open(to)]\n"
                    "    effects: at(c) = to\n"
                    "  clear(place p): {effects: open(p)}\n"
                    "goals:\n"
                    "  meet: {conditions: all(car c) at(c) == p9}\n"
                    "  part: {conditions: [at(c0) == p5, at(c1) == p6, at(c7) == p8]}\n");
    survives_text(&scratch, "many-goals", &text, 0);
    scratch_free(&scratch);
}

/* A task that does each of 16000 actions in a method of its own, and no two of these are
 * the same: what was found of one is not gone through for each of the others. */
static void survives_methods_of_many_actions(void)
{
    static const char *const types[] = {"ta: [a", "tb: [b", "tc: [c"};
    static const int counts[] = {60, 60, 5};
    struct scratch scratch = scratch_new();
    struct text text = {0};
    text_add(&text, "domain: many\ntypes:\n");
    for (int type = 0; type < 3; type++) {
        text_add(&text, "  %s0", types[type]);
        for (int i = 1; i < counts[type]; i++)
            text_add(&text, ", %c%d", types[type][5], i);
        text_add(&text, "]\n");
    }
    text_add(&text,
             "state: {f: bool, g: bool, at: ta}\n"
             "actions:\n"
             "  act(ta x, tb y, tc z): {effects: f = g}\n"
             "tasks:\n"
             "  live:\n"
             "    methods:\n"
             "      m(ta x, tb y, tc z): {preconditions: at == x, subtasks: ['act(x, y, z)']}"
             "\n");
    survives_text(&scratch, "many-methods", &text, 0);
    scratch_free(&scratch);
}

static void survives_random_bytes(void)
{
    static const char often[] = "domain: state{}[](),:-&*!|>'\"%@`#\n\n  \t\\0..9 abc";
    struct scratch scratch = scratch_new();
    struct dice dice = dice_of(1);
    for (int round = 0; round < 200; round++) {
        struct text text = {0};
        for (uint32_t left = roll(&dice, 400); left > 0; left--) {
            char byte = round % 2 ? often[roll(&dice, sizeof often - 1)] : (char)roll(&dice, 256);
            text_add_bytes(&text, &byte, 1);
        }
        text_add_bytes(&text, "\n", 1);
        const char *name = pool_format(scratch.pool, "bytes-%d", round);
        survives_text(&scratch, name, &text, ANY_CODE);
    }
    scratch_free(&scratch);
}

/* One change: a byte that is set, a piece that is left out, doubled or moved. */
static void mutate(struct text *text, struct dice *dice)
{
    static const char bytes[] = "{}[](),:-&*!|>'\"%#\n \t\\0-9=<+a\xc3\x80";
    if (text->length < 20)
        return;
    size_t at = roll(dice, (uint32_t)text->length - 10), other = roll(dice, (uint32_t)at + 1);
    size_t length = 1 + roll(dice, 9);
    char piece[10];
    struct text copy = {0};
    memcpy(piece, text->data + at, length);
    switch (roll(dice, 3)) {
    case 0:
        text->data[at] = bytes[roll(dice, sizeof bytes - 1)];
        break;
    case 1:
        memmove(text->data + at, text->data + at + length, text->length - at - length);
        text->length -= length;
        break;
    default:
        text_add_bytes(&copy, text->data, other);
        text_add_bytes(&copy, piece, length);
        text_add_bytes(&copy, text->data + other, text->length - other);
        text_free(text);
        *text = copy;
    }
}

static void survives_mutations(void)
{
    static const char *const good[] = {"tests/language/golden/cat.yaml",
                                       "tests/language/golden/guard.yaml",
                                       "domains/guard/guard.yaml"};
    struct scratch scratch = scratch_new();
    struct dice dice = dice_of(2);
    for (int round = 0; round < 400; round++) {
        struct text text;
        CHECK_SAYING(read_whole(good[round % 3], &text), "%s cannot be read", good[round % 3]);
        for (uint32_t changes = 1 + roll(&dice, 4); changes > 0; changes--)
            mutate(&text, &dice);
        const char *name = pool_format(scratch.pool, "mutation-%d", round);
        survives_text(&scratch, name, &text, ANY_CODE);
    }
    scratch_free(&scratch);
}

void add_robustness_suite(void)
{
    CU_pSuite suite = CU_add_suite("robustness", NULL, NULL);
    CU_ADD_TEST(suite, survives_depth);
    CU_ADD_TEST(suite, survives_length);
    CU_ADD_TEST(suite, survives_many);
    CU_ADD_TEST(suite, survives_a_large_file);
    CU_ADD_TEST(suite, survives_aliases_of_long_texts);
    CU_ADD_TEST(suite, survives_an_explosion);
    CU_ADD_TEST(suite, survives_conditions_of_many_facts);
    CU_ADD_TEST(suite, survives_goals_of_many_actions);
    CU_ADD_TEST(suite, survives_methods_of_many_actions);
    CU_ADD_TEST(suite, survives_random_bytes);
    CU_ADD_TEST(suite, survives_mutations);
}
