/* SPDX-License-Identifier: MIT */
/*
 * Mistakes in the shape of a file that newcomers make: brackets, colons, quotes, indentation, lists
 * in the place of mappings, keys. One error tells each, at its place; and as the error tells to
 * write it, the domain compiles.
 */
#include "support/mistaken.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Mistakes of more than one word: the lines, where the error is in them and what it says, and the
 * lines as it tells to write them. */
static const struct {
    const char *wrong;
    unsigned line, column;
    const char *says, *right;
} shapes[] = {
    /* a colon without a blank, or none */
    {"actions:\n  act: {preconditions: open, effects:done, duration: 2s}\n", 2, 37,
     "a blank is missing behind the ':'; write: effects: done",
     "actions:\n  act: {preconditions: open, effects: done, duration: 2s}\n"},
    {"actions:\n  act: {effects:done}\n", 2, 16, "write: effects: done",
     "actions:\n  act: {effects: done}\n"},
    {"actions:\n  act: {effects = done}\n", 2, 17,
     "a key has a ':' behind it; write: effects: done", "actions:\n  act: {effects: done}\n"},
    {"actions:\n  act:\n    preconditions: open\n    effects:done\n    duration: 2s\n", 4, 12,
     "write: effects: done",
     "actions:\n  act:\n    preconditions: open\n    effects: done\n    duration: 2s\n"},
    {"actions:\n  act:\n    effects:done\n    duration: 2s\n", 3, 12, "write: effects: done",
     "actions:\n  act:\n    effects: done\n    duration: 2s\n"},
    {"actions:\n  act:\n    effects:done\n", 3, 12, "write: effects: done",
     "actions:\n  act:\n    effects: done\n"},
    {"actions:\n  act:\n    duration: 2s\n    effects:done\n  other: {effects: open}\n", 4, 12,
     "write: effects: done",
     "actions:\n  act:\n    duration: 2s\n    effects: done\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects:[done, gold = 4], cost: 2}\n", 2, 16,
     "write: effects: [done, gold = 4]", "actions:\n  act: {effects: [done, gold = 4], cost: 2}\n"},
    {"actions: {act(item i):{effects: done}}\n", 1, 22, "write: act(item i): {effects: done}",
     "actions: {act(item i): {effects: done}}\n"},
    {"actions:\n  other: {effects: open}\n  act:{effects: done}\n", 3, 6,
     "write: act: {effects: done}", "actions:\n  other: {effects: open}\n  act: {effects: done}\n"},
    {"actions:\n  act(item i):{effects: done}\n", 2, 14, "write: act(item i): {effects: done}",
     "actions:\n  act(item i): {effects: done}\n"},
    {"actions:{act: {effects: done}}\n", 1, 8, "write: actions: {act: {effects: done}}",
     "actions: {act: {effects: done}}\n"},
    {"actions\n  act: {effects: done}\n", 1, 1,
     "write: actions:", "actions:\n  act: {effects: done}\n"},
    {"actions:\n  act {preconditions: open, effects: done}\n", 2, 3,
     "write: act:", "actions:\n  act: {preconditions: open, effects: done}\n"},
    {"actions:\n  act {effects: done}\n", 2, 3,
     "write: act:", "actions:\n  act: {effects: done}\n"},
    {"actions:\n  act: effects: done\n", 2, 8, "write: {effects: done}",
     "actions:\n  act: {effects: done}\n"},
    {"goals:\n  g:\n    conditions: count(item i: open) >= 2\n", 3, 17,
     "write: 'count(item i: open) >= 2'",
     "goals:\n  g:\n    conditions: 'count(item i: open) >= 2'\n"},
    {"goals:\n  g: {conditions: mood in [happy, angry] and open, priority: 1}\n", 2, 19,
     "write: 'mood in [happy, angry] and open'",
     "goals:\n  g: {conditions: 'mood in [happy, angry] and open', priority: 1}\n"},
    {"actions:\n  act: {effects: done cost: 3}\n", 2, 23,
     "write: , cost:", "actions:\n  act: {effects: done , cost: 3}\n"},
    {"actions:\n  act: {effects: [done] cost: 3}\n", 2, 25,
     "write: , cost:", "actions:\n  act: {effects: [done] , cost: 3}\n"},
    {"actions:\n  act: {label: Meal: big, effects: done}\n", 2, 16, "write: 'Meal: big'",
     "actions:\n  act: {label: 'Meal: big', effects: done}\n"},
    {"actions:\n  act:\n    label: Meal: big\n    effects: done\n", 3, 12, "write: 'Meal: big'",
     "actions:\n  act:\n    label: 'Meal: big'\n    effects: done\n"},
    /* brackets */
    {"actions:\n  act: {effects: done, duration: 5s\ngoals:\n  g: {conditions: open}\n", 2, 36,
     "'}' is missing here",
     "actions:\n  act: {effects: done, duration: 5s}\ngoals:\n  g: {conditions: open}\n"},
    {"actions:\n  act: {effects: done # so\n\n  # more\n  other: {effects: open}\n", 2, 22,
     "'}' is missing here",
     "actions:\n  act: {effects: done} # so\n\n  # more\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects: [done, open]\n  other: {effects: open}\n", 2, 30,
     "'}' is missing here", "actions:\n  act: {effects: [done, open]}\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects: [done, open],\n  other: {effects: open}\n", 2, 31,
     "'}' is missing here",
     "actions:\n  act: {effects: [done, open],}\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects: [done, open\n  other: {effects: open}\n", 2, 29,
     "']}' are missing here",
     "actions:\n  act: {effects: [done, open]}\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects: done", 2, 22, "'}' is missing here",
     "actions:\n  act: {effects: done}"},
    {"actions:\n  act: {effects: [done, open}\n", 2, 29, "']' is missing here",
     "actions:\n  act: {effects: [done, open]}\n"},
    {"actions:\n  act: {effects: [done, open, duration: 2s}\n", 2, 29, "']' is missing here",
     "actions:\n  act: {effects: [done, open], duration: 2s}\n"},
    {"actions: {\n  act: {effects: done}\ngoals:\n  g: {conditions: open}\n", 2, 23,
     "'}' is missing here",
     "actions: {\n  act: {effects: done}}\ngoals:\n  g: {conditions: open}\n"},
    {"actions:\n  act: {effects: done}}\n", 2, 23, "'}' closes nothing",
     "actions:\n  act: {effects: done}\n"},
    {"actions:\n  act: {effects: [done]]}\n", 2, 24, "']' closes nothing",
     "actions:\n  act: {effects: [done]}\n"},
    {"actions:\n  act: {preconditions: [open, effects: done, duration: 2s]}\n", 2, 31,
     "is its ']' missing before the key?",
     "actions:\n  act: {preconditions: [open], effects: done, duration: 2s}\n"},
    /* comments and quotes */
    {"// what is done\nactions:\n  act: {effects: done}\n", 1, 1, "a comment begins with '#'",
     "# what is done\nactions:\n  act: {effects: done}\n"},
    {"actions: // all\n  act: {effects: done}\n", 1, 10, "a comment begins with '#'",
     "actions: # all\n  act: {effects: done}\n"},
    {"actions:\n  act: {effects: done} // it\n  other: {effects: open}\n", 2, 24,
     "a comment begins with '#'",
     "actions:\n  act: {effects: done} # it\n  other: {effects: open}\n"},
    {"actions:\n  act:\n    duration: 5s // long\n    effects: done\n", 3, 18,
     "a comment begins with '#'", "actions:\n  act:\n    duration: 5s # long\n    effects: done\n"},
    {"actions:\n  act:\n    uninterruptible: true // so\n    effects: done\n", 3, 27,
     "a comment begins with '#'",
     "actions:\n  act:\n    uninterruptible: true # so\n    effects: done\n"},
    {"actions:\n  act: {preconditions: \"mood\" == angry, effects: done}\n", 2, 31,
     "a text ends with its quotes",
     "actions:\n  act: {preconditions: mood == angry, effects: done}\n"},
    {"actions:\n  act:\n    preconditions: \"mood == angry\n    effects: done\n", 3, 20,
     "this quote is never closed",
     "actions:\n  act:\n    preconditions: \"mood == angry\"\n    effects: done\n"},
    {"goals:\n  to rest: {conditions: open}\n", 2, 3, "write: to_rest",
     "goals:\n  to_rest: {conditions: open}\n"},
    /* indentation */
    {"actions:\n  act: {effects: done}\nother: {effects: open}\n", 3, 1,
     "is it indented too little?", "actions:\n  act: {effects: done}\n  other: {effects: open}\n"},
    {"actions:\n  act: {effects: done}\nother: {effects: open}\ntasks:\n  t: {subtasks: other}\n",
     3, 1, "is it indented too little?",
     "actions:\n  act: {effects: done}\n  other: {effects: open}\ntasks:\n  t: {subtasks: "
     "other}\n"},
    {"actions:\n  act: {effects: done}\nother: {effects: open}\n  more: {effects: open}\n", 3, 1,
     "'other' is indented too little: the keys of 'actions' are indented by 2",
     "actions:\n  act: {effects: done}\n  other: {effects: open}\n  more: {effects: open}\n"},
    {"actions:\n  act: {effects: done}\nother:\n    effects: open\n  more: {effects: open}\n", 3, 1,
     "'other' is indented too little",
     "actions:\n  act: {effects: done}\n  other:\n    effects: open\n  more: {effects: open}\n"},
    {"actions:\n  act: {effects: done}\n   other: {effects: open}\n", 3, 4,
     "to be by 2, as line 10", "actions:\n  act: {effects: done}\n  other: {effects: open}\n"},
    {"actions:\n  act:\n    effects: done\n   duration: 3s\n", 4, 4, "or by 4, as line 11",
     "actions:\n  act:\n    effects: done\n    duration: 3s\n"},
    {"actions:\n  act:\n    effects: done\n     duration: 3s\n", 4, 6,
     "to be by 4, as line 11, whose key has its value",
     "actions:\n  act:\n    effects: done\n    duration: 3s\n"},
    {"actions:\n  act:\n    duration: 3s\n  effects: done\n", 4, 3,
     "'effects' is indented too little, if it is a key of 'act'",
     "actions:\n  act:\n    duration: 3s\n    effects: done\n"},
    {"goals:\n  g:\n  conditions: open\n", 3, 3, "if it is a key of 'g'",
     "goals:\n  g:\n    conditions: open\n"},
    {"tasks:\n  t:\n  methods:\n    m: {subtasks: []}\n", 3, 3, "if it is a key of 't'",
     "tasks:\n  t:\n    methods:\n      m: {subtasks: []}\n"},
    {"actions:\n  act:\n    effects: done\npreconditions: gold == 3\n", 4, 1,
     "'preconditions' is indented too little, if it is a key of 'act'",
     "actions:\n  act:\n    effects: done\n    preconditions: gold == 3\n"},
    {"actions:\n  act:\n    preconditions: open\neffects:\n  - done\n  - not open\n", 4, 1,
     "if it is a key of 'act'",
     "actions:\n  act:\n    preconditions: open\n    effects:\n      - done\n      - not open\n"},
    {"actions:\n  act:\n    effects: done\ncost: 3\ngoals: {g: {conditions: done}}\n", 4, 1,
     "if it is a key of 'act'",
     "actions:\n  act:\n    effects: done\n    cost: 3\ngoals: {g: {conditions: done}}\n"},
    {"actions:\n  act:\neffects: done\n", 3, 1, "if it is a key of 'act'",
     "actions:\n  act:\n    effects: done\n"},
    {"goals:\n  g:\n    priority: 1\nconditions: open\n", 4, 1, "if it is a key of 'g'",
     "goals:\n  g:\n    priority: 1\n    conditions: open\n"},
    {"tasks:\n  t:\n    methods:\n      m:\n        preconditions: open\nsubtasks: []\n", 6, 1,
     "if it is a key of 'm'",
     "tasks:\n  t:\n    methods:\n      m:\n        preconditions: open\n        subtasks: []\n"},
    {"goals:\n  g: {conditions: open}\n  - h\n", 3, 3, "stands among keys",
     "goals:\n  g: {conditions: open}\n  h: {conditions: open}\n"},
    {"goals:\n  - h\n  g: {conditions: open}\n", 3, 3, "stands among the items of a list",
     "goals:\n  h: {conditions: open}\n  g: {conditions: open}\n"},
    {"  actions:\n    act: {effects: done}\ngoals: {g: {conditions: done}}\n", 1, 3,
     "'actions' is indented too far, if it is a section of the domain",
     "actions:\n    act: {effects: done}\ngoals: {g: {conditions: done}}\n"},
    {"actions:\n  act: {effects: done}\n  goals:\n    g: {conditions: done}\n", 3, 3,
     "'goals' is indented too far",
     "actions:\n  act: {effects: done}\ngoals:\n    g: {conditions: done}\n"},
    /* methods */
    {"tasks:\n  t: {one: {subtasks: []}, two: {preconditions: open, subtasks: []}}\n", 2, 7,
     "'one' is a method: write 'methods:' around the methods of task 't'",
     "tasks:\n  t: {methods: {one: {subtasks: []}, two: {preconditions: open, subtasks: []}}}\n"},
    {"tasks:\n  t:\n    select: first\n    one:\n      subtasks: []\n", 4, 5,
     "write 'methods:' around the methods of task 't'",
     "tasks:\n  t:\n    select: first\n    methods:\n      one:\n        subtasks: []\n"},
    {"tasks:\n  t:\n    methods:\n      one:\n        subtasks: []\n    two:\n      subtasks: []\n",
     6, 5, "'two' is indented too little, if it is a key of 'methods'",
     "tasks:\n  t:\n    methods:\n      one:\n        subtasks: []\n      two:\n"
     "        subtasks: []\n"},
    /* lists of names */
    {"actions:\n  - name: act\n    effects: done\n  - name: other\n    effects: open\n"
     "tasks: {t: {subtasks: [act, other]}}\n",
     2, 5, "'actions' is no list, as the names are its keys; write: act:",
     "actions:\n  act:\n    effects: done\n  other:\n    effects: open\n"
     "tasks: {t: {subtasks: [act, other]}}\n"},
    {"goals:\n  - {name: g, conditions: open}\n", 2, 6, "'goals' is no list",
     "goals:\n  g: {conditions: open}\n"},
    {"goals:\n  - g: {conditions: open}\n", 2, 5, "write: g:, without '- '",
     "goals:\n  g: {conditions: open}\n"},
    {"conditions:\n  - name: rich\n    condition: gold >= 5\ngoals: {g: {conditions: rich}}\n", 2,
     5, "'conditions' is no list",
     "conditions:\n  rich: gold >= 5\ngoals: {g: {conditions: rich}}\n"},
    {"tasks:\n  t:\n    methods:\n      - name: m\n        subtasks: []\n", 4, 9,
     "'methods' is no list", "tasks:\n  t:\n    methods:\n      m:\n        subtasks: []\n"},
    {"tasks:\n  - name: t\n    subtasks: []\n", 2, 5, "'tasks' is no list",
     "tasks:\n  t:\n    subtasks: []\n"},
    {"rules:\n  - name: r\n    every: 1s\n    effects: open\n", 2, 5, "'rules' is no list",
     "rules:\n  r:\n    every: 1s\n    effects: open\n"},
    {"agents:\n  - name: a\ngoals: {g: {conditions: open}}\n", 2, 5, "'agents' is no list",
     "agents:\n  a:\ngoals: {g: {conditions: open}}\n"},
    {"goals: {g: {conditions: open}}\nagents:\n  a: {goals: g}\n", 3, 14, "write: [g]",
     "goals: {g: {conditions: open}}\nagents:\n  a: {goals: [g]}\n"},
    /* keys */
    {"tasks:\n  t: {sequence: []}\n", 2, 7, "did you mean 'subtasks'?",
     "tasks:\n  t: {subtasks: []}\n"},
    {"tasks:\n  t: {steps: []}\n", 2, 7, "did you mean 'subtasks'?",
     "tasks:\n  t: {subtasks: []}\n"},
    {"tasks:\n  t:\n    actions: []\n", 3, 5, "did you mean 'subtasks'?",
     "tasks:\n  t:\n    subtasks: []\n"},
    {"tasks:\n  t: {plan: []}\n", 2, 7, "did you mean 'subtasks'?",
     "tasks:\n  t: {subtasks: []}\n"},
    {"tasks:\n  t: {methods: {m: {sequence: []}}}\n", 2, 21, "did you mean 'subtasks'?",
     "tasks:\n  t: {methods: {m: {subtasks: []}}}\n"},
    {"tasks:\n  t: []\n", 2, 6, "must be a mapping", "tasks:\n  t: {subtasks: []}\n"},
    {"actions: {wait: }\ntasks:\n  t: [wait, wait]\n", 3, 6, "write: {subtasks: [wait, wait]}",
     "actions: {wait: }\ntasks:\n  t: {subtasks: [wait, wait]}\n"},
    {"goals:\n  g: gold >= 5\n", 2, 6, "write: {conditions: gold >= 5}",
     "goals:\n  g: {conditions: gold >= 5}\n"},
    {"actions:\n  act: {effects: done, priority: 3}\n", 2, 24,
     "unknown key 'priority' in action 'act': goals, methods and teams can have it",
     "actions:\n  act: {effects: done}\n"},
    {"goals:\n  g: {condition: open}\n", 2, 7, "did you mean 'conditions'?",
     "goals:\n  g: {conditions: open}\n"},
    {"goal:\n  g: {conditions: open}\n", 1, 1, "did you mean 'goals'?",
     "goals:\n  g: {conditions: open}\n"},
    {"actions: {nap: }\ntasks:\n  t:\n    subtasks:\n      - nap: 5\n", 5, 9,
     "'nap: {duration: 5s}'", "actions: {nap: }\ntasks:\n  t:\n    subtasks:\n      - nap\n"},
    {"actions:\n  act: {effects: done, cost: “5”}\n", 2, 30, "without quotes; write: 5",
     "actions:\n  act: {effects: done, cost: 5}\n"},
    {"action:\n  act: {effects: done}\ntasks: {t: {subtasks: act}}\n", 1, 1,
     "did you mean 'actions'?", "actions:\n  act: {effects: done}\ntasks: {t: {subtasks: act}}\n"},
    {"actions:\n  act(item): {effects: done}\n", 2, 7, "not 'item' alone",
     "actions:\n  act(item i): {effects: done}\n"},
    {"actions:\n  act(i): {effects: stock(i) += 1}\n", 2, 7, "not 'i' alone",
     "actions:\n  act(item i): {effects: stock(i) += 1}\n"},
};

/* A text with something in the place of each of its signs of a kind. */
static const char *replaced(struct pool *pool, const char *text, const char *sign, const char *with)
{
    const char *at = strstr(text, sign);
    return at ? pool_format(pool, "%.*s%s%s", (int)(at - text), text, with,
                            replaced(pool, at + strlen(sign), sign, with))
              : text;
}

/* Tags, with which other languages negate: '!' is marked in all of them, and as libyaml tells nothing
 * of some, each must not be read as if it were not there. */
static void tags_are_refused_wherever_they_stand(void)
{
    static const char *const tags[] = {"!@",        "! @",  "!!@",   "[!@]", "[!@, @]", "[@, !@]",
                                       "!(@ or @)", "![@]", "! [@]", "!<@>", "!a!@",    "!%@"};
    static const char *const sites[] = {
        "actions:\n  act: {preconditions: ~, effects: done}\n",
        "actions:\n  act: {effects: done, preconditions: ~}\n",
        "actions:\n  act:\n    preconditions: ~\n    effects: done\n",
        "actions:\n  act: {effects: ~}\n",
        "actions:\n  act:\n    effects: ~\n    duration: 2s\n",
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        for (size_t j = 0; j < sizeof sites / sizeof *sites; j++) {
            const char *lines = replaced(pool, sites[j], "~", replaced(pool, tags[i], "@", "open"));
            const char *text = pool_format(pool, "%s%s", mistaken_before, lines);
            unsigned line, column;
            place_of_byte(text, strchr(text, '!'), &line, &column);
            (void)check_mistake(pool, text, line, column, "'!' begins a YAML tag");
        }
    pool_free(pool);
}

static void shapes_are_told_where_they_go_wrong(void)
{
    enum { LINES_BEFORE = 8 };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const char *text = pool_format(pool, "%s%s", mistaken_before, shapes[i].wrong);
        (void)check_mistake(pool, text, LINES_BEFORE + shapes[i].line, shapes[i].column,
                            shapes[i].says);
        check_mended(pool_format(pool, "%s%s", mistaken_before, shapes[i].right), text);
    }
    pool_free(pool);
}

/* A name that is a keyword, and is used: nothing is said where it is. */
static void keywords_as_names_are_told_once(void)
{
    static const char *const words[] = {"do", "int", "static", "bool", "true", "count"};
    static const char *const sites[] = {
        "  @: bool\nactions:\n  act: {preconditions: [open, @], effects: not @}\n"
        "  other:\n    preconditions: @\n    effects: [@ = true]\n"
        "goals:\n  g: {conditions: @ == false}\n",
        ("  @: 0..9\nactions:\n  act: {preconditions: @ >= 2, effects: @ += 2}\n"
         "goals:\n  g: {conditions: [not @ > 4, gold + @ > 3], priority: 2 * @}\n"),
        "actions:\n  @: {effects: done}\ntasks:\n  t: {subtasks: [@, @]}\n",
        "goals:\n  @: {conditions: open}\nagents: {a: {goals: [@]}}\n",
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (size_t j = 0; j < sizeof sites / sizeof *sites; j++) {
            const char *lines = replaced(pool, sites[j], "@", words[i]);
            const char *text = pool_format(pool, "%s%s", mistaken_before, lines);
            unsigned line, column;
            place_of_byte(text, text + strlen(mistaken_before) + (strchr(sites[j], '@') - sites[j]),
                          &line, &column);
            (void)check_mistake(pool, text, line, column, words[i]);
        }
    pool_free(pool);
}

void add_shapes_suite(void)
{
    CU_pSuite suite = CU_add_suite("shapes", NULL, NULL);
    CU_ADD_TEST(suite, shapes_are_told_where_they_go_wrong);
    CU_ADD_TEST(suite, tags_are_refused_wherever_they_stand);
    CU_ADD_TEST(suite, keywords_as_names_are_told_once);
}
