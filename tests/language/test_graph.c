/* SPDX-License-Identifier: MIT */
/*
 * `goapgen graph`: pictures of a small domain, whole; texts of any characters, which are found again
 * in what is printed; and wrong usage. Larger pictures are looked at in test_drawings.c, and what
 * serves what in test_serving.c. UPDATE_GOLDEN=1 in the environment writes the pictures anew.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------- whole pictures */

static const struct {
    const char *file, *arguments;
} pictures[] = {
    {"small.dot", ""},
    {"small.mmd", "--mermaid"},
    {"goal.dot", "--goal fed"},
    {"ground_goal.mmd", "--mermaid --goal 'seen( cellar )'"},
    {"agent.mmd", "--mermaid --agent lamp"},
    {"run.dot", "--run --time 20m"},
    {"run.mmd", "--mermaid --run --agents 2 --decisions 50 --seed 7"},
};

static void pictures_are_as_before(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        const char *path = pool_format(pool, "tests/language/graph/%s", pictures[i].file);
        struct result result = shell("'%s' graph tests/language/graph/small.yaml %s",
                                     built(pool, "goapgen"), pictures[i].arguments);
        struct text expected;
        CU_ASSERT(result.code == 0 && result.errs.length == 0);
        if (getenv("UPDATE_GOLDEN"))
            CU_ASSERT_FATAL(write_whole(path, result.out.data, result.out.length));
        CHECK_SAYING(read_whole(path, &expected), "%s cannot be read", path);
        CHECK_SAYING(strcmp(expected.data, result.out.data) == 0, "%s: %s", path,
                     difference(pool, &expected, &result.out));
        text_free(&expected);
        result_free(&result);
    }
    pool_free(pool);
}

/* ---------------------------------------------------------------------- texts */

/* Labels as they are, and as they are shown; in lines, where they do not fit into one. */
static const struct {
    const char *yaml, *lines[3];
} labels[] = {
    {"'plain'", {"plain"}},
    {"\"\\\"quoted\\\" & <b>bold</b>; #35; &amp; 'x'\"",
     {"\"quoted\" & <b>bold</b>; #35; &amp;", "'x'"}},
    {"'\\N \\G \\l \\ back\\'", {"\\N \\G \\l \\ back\\"}},
    {"'{a|b} [c] (d) `e` *f* _g_ ~~h~~ $$i$$'", {"{a|b} [c] (d) `e` *f* _g_ ~~h~~", "$$i$$"}},
    {"'style a:#b; classDef c:#d; %%{x}%% %% y'", {"style a:#b; classDef c:#d; %%{x}%%", "%% y"}},
    {"'www.example.org http://x.y/z a@b.c'", {"www.example.org http://x.y/z a@b.c"}},
    {"'1. one'", {"1. one"}},
    {"\"two\\nlines\\ta  tab\\r\\n \"", {"two lines a tab"}},
    {"\"\\e[31mred\\u202E\"", {"<U+001B>[31mred<U+202E>"}},
    {"'\xE6\x9C\x89\xE8\x85\xBF \xC3\xA4'", {"\xE6\x9C\x89\xE8\x85\xBF \xC3\xA4"}},
    {"'--> a --x b -.-> end subgraph click'", {"--> a --x b -.-> end subgraph click"}},
    {"'a text that is so long that it is broken into several lines'",
     {"a text that is so long that it is", "broken into several lines"}},
    {"'aword_that_is_so_long_that_there_is_no_other_way_than_to_tear_it'",
     {"aword_that_is_so_long_that_there_is_", "no_other_way_than_to_tear_it"}},
};

enum { LABELS = sizeof labels / sizeof *labels };

static const char *labelled_domain(struct pool *pool)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {f: bool}\nactions:\n");
    for (size_t i = 0; i < LABELS; i++)
        text_add(&yaml, "  act%zu: {label: %s, effects: f}\n", i, labels[i].yaml);
    text_add(&yaml, "goals: {end: {conditions: f}}\n");
    const char *result = pool_copy_text(pool, yaml.data, yaml.length);
    text_free(&yaml);
    return result;
}

/* Puts the character of an entity, which begins with a mark, behind a text: `&amp;` in DOT, where a
 * backslash is two, `#38;` for Mermaid; how long the entity is. */
static size_t decode(struct text *to, const char *at, char mark)
{
    static const struct {
        const char *entity, *character;
    } named[] = {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (strncmp(at, named[i].entity, strlen(named[i].entity)) == 0) {
            text_add(to, "%s", named[i].character);
            return strlen(named[i].entity);
        }
    if (mark == '&' && strncmp(at, "\\\\", 2) == 0) {
        text_add(to, "\\");
        return 2;
    }
    if (*at == mark) {
        text_add(to, "%c", atoi(at + strcspn(at, "0123456789")));
        return strcspn(at, ";") + 1;
    }
    text_add_bytes(to, at, 1);
    return 1;
}

/* Checks that the n-th label stands between the marks of each of its lines, with its entities
 * decoded, and that no forbidden character is in it as it is. */
static void check_label(const char *printed, const char *node, size_t number, const char *forbidden)
{
    char mark = strchr(forbidden, '&') ? '#' : '&';
    const char *at = strstr(printed, node);
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    for (size_t i = 0; i < 3 && labels[number].lines[i]; i++) {
        struct text text = {0};
        at = strstr(at, "<i>");
        CU_ASSERT_PTR_NOT_NULL_FATAL(at);
        at += strlen("<i>");
        while (*at && strncmp(at, "</i>", 4) != 0) {
            CHECK_SAYING(!strchr(forbidden, *at), "%s: a '%c' as it is", node, *at);
            at += decode(&text, at, mark);
        }
        CHECK_SAYING(strcmp(text.data, labels[number].lines[i]) == 0, "%s: '%s'", node, text.data);
        text_free(&text);
    }
}

static void texts_are_found_again(void)
{
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    const char *path = scratch_write(&scratch, "labels.yaml", labelled_domain(scratch.pool));
    struct result dot = shell("'%s' graph '%s'", goapgen, path);
    struct result mermaid = shell("'%s' graph --mermaid '%s'", goapgen, path);
    CU_ASSERT(dot.code == 0 && mermaid.code == 0);
    for (size_t i = 0; i < LABELS; i++) {
        check_label(dot.out.data, pool_format(scratch.pool, "\n  \"action act%zu\" [", i), i,
                    "<>\"\n\t");
        check_label(mermaid.out.data, pool_format(scratch.pool, "\n  action_act%zu(", i), i,
                    "&<>\"\n\t:.*`[]{}|\\~@$%");
    }
    result_free(&mermaid);
    result_free(&dot);
    scratch_free(&scratch);
}

/* Graphviz takes the labels for what they are: they stand in its picture, escaped as in XML. */
static void graphviz_shows_the_texts(void)
{
    if (!have("dot"))
        return;
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(&scratch, "labels.yaml", labelled_domain(scratch.pool));
    struct result svg =
        shell("'%s' graph '%s' | dot -Tsvg | grep -o '>[^<>]*</text>' | sed 's/^>//; s/<.*//; "
              "s/&#45;/-/g; s/&#92;/\\\\/g; s/&#39;/\\x27/g; s/&#160;/ /g; s/&quot;/\"/g; "
              "s/&lt;/</g; s/&gt;/>/g; "
              "s/&amp;/\\&/g'",
              built(scratch.pool, "goapgen"), path);
    CU_ASSERT(svg.errs.length == 0);
    for (size_t i = 0; i < LABELS; i++)
        for (size_t j = 0; j < 3 && labels[i].lines[j]; j++) {
            const char *line = pool_format(scratch.pool, "\n%s\n", labels[i].lines[j]);
            CHECK_SAYING(strstr(svg.out.data, line) != NULL, "not in the picture: %s",
                         labels[i].lines[j]);
        }
    result_free(&svg);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- edges */

/* Conditions that only an instance of an action has, as it copies a fact or sets out from a place,
 * are not asked for by the action. */
static void instances_ask_for_no_more(void)
{
    static const char yaml[] = "domain: d\n"
                               "state: {here: [a, b], mark: [a, b], done: bool, seen: bool}\n"
                               "places: {fact: here, at: {a: 0, b: 2}}\n"
                               "actions:\n"
                               "  note: {effects: mark = here}\n"
                               "  stamp: {preconditions: mark == b, effects: seen}\n"
                               "  work: {at: b, cost: travel, effects: done}\n"
                               "goals: {end: {conditions: [done, seen]}}\n";
    struct scratch scratch = scratch_new();
    struct result result =
        shell("'%s' graph '%s' --mermaid | grep -e '->'", built(scratch.pool, "goapgen"),
              scratch_write(&scratch, "d.yaml", yaml));
    CU_ASSERT_STRING_EQUAL(result.out.data, "  action_note -.->|\"mark\"| action_stamp\n"
                                            "  action_stamp -.->|\"seen\"| goal_end\n"
                                            "  action_work -.->|\"done\"| goal_end\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* --------------------------------------------------------------------- usage */

/* Of eight things four are a sum: what makes one count serves it, or where at most three may count,
 * what makes one not count; numbers in it are wanted higher or lower. */
static const char sums[] =
    "domain: d\n"
    "types: {thing: [a, b, c, d, e, f, g, h], color: [red, green, blue]}\n"
    "state: {made(thing): bool, hue(thing): color, heat(thing): 0..9, gold: 0..99, debt: 0..9, at: "
    "thing}\n"
    "actions:\n"
    "  make(thing t): {effects: made(t)}\n"
    "  make_again(thing t): {preconditions: made(t), effects: made(t)}\n"
    "  unmake(thing t): {effects: not made(t)}\n"
    "  paint(thing t): {preconditions: at == t, effects: hue(t) = blue}\n"
    "  strip(thing t): {preconditions: at == t, effects: hue(t) = green}\n"
    "  warm(thing t): {preconditions: heat(t) <= 3, effects: heat(t) += 2}\n"
    "  cool(thing t): {preconditions: heat(t) >= 9, effects: heat(t) -= 2}\n"
    "  earn: {effects: gold += 3}\n"
    "  spend: {preconditions: gold >= 5, effects: gold = 4}\n"
    "  borrow: {effects: debt += 1}\n"
    "  repay: {effects: debt = 0}\n"
    "  wait: {effects: debt = 9, preconditions: debt == 9}\n"
    "goals:\n"
    "  many: {conditions: 'count(thing t: made(t)) >= 4'}\n"
    "  few: {conditions: 'count(thing t: made(t)) <= 3'}\n"
    "  blue: {conditions: 'count(thing t: hue(t) == blue) >= 4'}\n"
    "  not_blue: {conditions: 'count(thing t: hue(t) == blue) <= 4'}\n"
    "  warmed: {conditions: 'count(thing t: heat(t) in [4, 5]) >= 4'}\n"
    "  unlike: {conditions: 'count(thing t: heat(t) in [4, 5]) <= 4'}\n"
    "  paid: {conditions: 'gold + count(thing t: made(t)) >= 2 * debt + 20', keep: true}\n";

static void sums_are_served(void)
{
    static const char served[] = "make make_again made(thing)\n"
                                 "make many made(thing)\n"
                                 "make paid made(thing)\n"
                                 "unmake few not made(thing)\n"
                                 "paint blue hue(thing)\n"
                                 "strip not_blue hue(thing)\n"
                                 "warm warmed heat(thing)\n"
                                 "earn spend gold higher\n"
                                 "earn paid gold higher\n"
                                 "borrow wait debt higher\n"
                                 "repay paid debt lower\n";
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(&scratch, "d.yaml", sums);
    struct result result = shell("'%s' graph '%s' | sed -n 's/^ *\"action \\(.*\\)\" -> \"[a-z]* "
                                 "\\(.*\\)\" .*label=<\\(.*\\)>.*/\\1 \\2 \\3/p'",
                                 built(scratch.pool, "goapgen"), path);
    CHECK_SAYING(strcmp(result.out.data, served) == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* A subtask for each object has several places in a ground method; the conditions behind it are those
 * that are written there all the same. */
static void conditions_behind_all_are_served(void)
{
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(
        &scratch, "d.yaml",
        "domain: d\n"
        "types: {place: [yard, hall]}\n"
        "state: {lit: bool, warm: bool}\n"
        "actions: {light: {effects: lit}, heat: {effects: warm}}\n"
        "tasks:\n"
        "  live: {methods: {m: {subtasks: [all(place p) t(p), {achieve: lit}, {achieve: warm}]}}}\n"
        "  t(place p): {methods: {m: {}}}\n");
    struct result result = shell("'%s' graph --mermaid '%s' | sed -n 's/^ *action_\\(.*\\) -[.].* "
                                 "achieve_\\(.*\\)/\\1 \\2/p'",
                                 built(scratch.pool, "goapgen"), path);
    CU_ASSERT_STRING_EQUAL(result.out.data, "light live__m__2\nheat live__m__3\n");
    result_free(&result);
    scratch_free(&scratch);
}

static void wrong_usage_is_told(void)
{
    static const struct {
        const char *arguments, *says;
    } usages[] = {
        {"", "no domain is given"},
        {"d.yaml --goal rich", "unknown goal 'rich'; there is: fed, seen, lost"},
        {"d.yaml --goal seem", "did you mean 'seen'?"},
        {"d.yaml --goal 'seen(attic)'", "unknown goal 'seen(attic)'"},
        {"d.yaml --goal lost", "constants rule out the goal 'lost' for all objects"},
        {"d.yaml --goal fed --agent lamp", "agent 'lamp' does not have the goal 'fed'"},
        {"d.yaml --agent dog", "unknown agent 'dog'"},
        {"d.yaml --run --agent dog", "unknown agent 'dog'"},
        {"d.yaml --run --agent idler", "agent 'idler' does nothing by itself"},
        {"d.yaml --time 5s", "--time is for a simulation, which is asked for by --run"},
        {"d.yaml --decisions 5", "--decisions is for a simulation"},
        {"d.yaml --agents 5", "--agents is for a simulation"},
        {"d.yaml --events e.yaml", "--events is for a simulation"},
        {"d.yaml --seed 5", "--seed is for a simulation"},
        {"d.yaml --run --time 5s --decisions 5", "--decisions and --time exclude each other"},
        {"d.yaml --run --agents 900", "at most 1000 in all"},
        {"d.yaml --json", "unknown or ambiguous option --json"},
        {"d.yaml --task live", "unknown or ambiguous option --task"},
        {"d.yaml --set 'x = 3'", "x"},
        {"missing.yaml", "missing.yaml"},
    };
    struct scratch scratch = scratch_new();
    scratch_write(
        &scratch, "d.yaml",
        "domain: d\ntypes: {room: [hall, yard]}\n"
        "state: {f: bool, g: bool, lit(room): bool, no(room): {type: bool, constant: true}}\n"
        "actions: {eat: {effects: f}, light(room r): {effects: [lit(r), g]}}\n"
        "goals:\n  fed: {conditions: f}\n  seen(room r): {conditions: lit(r)}\n"
        "  lost(room r): {conditions: [no(r), g]}\n"
        "agents: {cat: {goals: [fed]}, lamp: {goals: [seen]}, idler: {actions: [eat], "
        "goals: []}}\n");
    for (size_t i = 0; i < sizeof usages / sizeof *usages; i++) {
        struct result result = shell("cd '%s' && '%s' graph %s", scratch.folder,
                                     built(scratch.pool, "goapgen"), usages[i].arguments);
        CHECK_SAYING(result.code == 2 && result.out.length == 0, "graph %s: exit code %d, %s",
                     usages[i].arguments, result.code, result.out.data);
        CHECK_SAYING(strstr(result.errs.data, usages[i].says) != NULL, "graph %s says: %s",
                     usages[i].arguments, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* What matters for a goal of a team, whose types do one step of it each; and what one of them can do
 * for it. */
static void a_team_is_seen_together(void)
{
    static const struct {
        const char *arguments;
        bool shows_one, shows_two;
    } cases[] = {{"--goal done", true, true},
                 {"--goal done --agent x", false, false},
                 {"--goal done --agent y", false, true}};
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml",
                  "domain: d\n"
                  "state: {a: {type: bool, shared: true}, b: {type: bool, shared: true}}\n"
                  "actions: {one: {effects: a}, two: {preconditions: a, effects: b}}\n"
                  "goals: {done: {conditions: b}}\n"
                  "agents: {x: {actions: [one], goals: []}, y: {actions: [two], goals: []}}\n"
                  "team: {members: 2}\n");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct result result = shell("cd '%s' && '%s' graph d.yaml %s", scratch.folder,
                                     built(scratch.pool, "goapgen"), cases[i].arguments);
        CU_ASSERT_EQUAL(result.code, 0);
        CHECK_SAYING((strstr(result.out.data, "\"action one\"") != NULL) == cases[i].shows_one &&
                         (strstr(result.out.data, "\"action two\"") != NULL) == cases[i].shows_two,
                     "graph %s: %s", cases[i].arguments, result.out.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

void add_graph_suite(void)
{
    CU_pSuite suite = CU_add_suite("graph", NULL, NULL);
    CU_ADD_TEST(suite, pictures_are_as_before);
    CU_ADD_TEST(suite, texts_are_found_again);
    CU_ADD_TEST(suite, graphviz_shows_the_texts);
    CU_ADD_TEST(suite, instances_ask_for_no_more);
    CU_ADD_TEST(suite, sums_are_served);
    CU_ADD_TEST(suite, conditions_behind_all_are_served);
    CU_ADD_TEST(suite, a_team_is_seen_together);
    CU_ADD_TEST(suite, wrong_usage_is_told);
}
