/* SPDX-License-Identifier: MIT */
/*
 * `always` and `reachable`: examples with all that is said of them, and that they change nothing of
 * what is written. Random domains are in models/test_random_properties.c.
 */
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

/* The warnings of a domain with their notes, without the lines of the source. */
static struct text lines_of(const char *messages)
{
    struct text lines = {0};
    text_add(&lines, "%s", "");
    for (const char *line = messages; line && *line;) {
        size_t length = strcspn(line, "\n") + 1;
        const char *other = strstr(line, "[-W unchanged-fact]");
        bool is_other = other && other < line + length;
        if (strncmp(line, "test.yaml:", 10) == 0 && !is_other)
            text_add_bytes(&lines, line + 10, length - 10);
        line += length;
    }
    return lines;
}

#define GUARD                                                                                      \
    "domain: d\n"                                                                                  \
    "state: {alarm: {type: bool, shared: true}, asleep: bool, noise: {type: 0..1000000, "          \
    "sensed: true}}\n"                                                                             \
    "actions:\n"                                                                                   \
    "  sleep: {preconditions: not alarm, effects: asleep}\n"                                       \
    "  wake: {preconditions: asleep, effects: not asleep}\n"                                       \
    "  ring: {preconditions: [not asleep, noise >= 400000], effects: alarm}\n"                     \
    "rules: {calm: {every: 1s, preconditions: alarm, effects: not alarm}}\n"                       \
    "goals: {g: {conditions: asleep}, h: {conditions: alarm}}\n"

#define FARM                                                                                       \
    "domain: d\n"                                                                                  \
    "types: {hen: [ada, bea]}\n"                                                                   \
    "state: {gate: {type: bool, shared: true}, dark: {type: bool, shared: true}, fed(hen): "       \
    "{type: "                                                                                      \
    "bool, shared: true, start: true}, inside: bool}\n"                                            \
    "actions:\n"                                                                                   \
    "  open_gate: {effects: gate}\n"                                                               \
    "  creep_in: {preconditions: [gate, dark], effects: inside}\n"                                 \
    "  feed(hen it): {effects: fed(it)}\n"                                                         \
    "rules: {dusk: {every: 1m, effects: dark}, hunger: {every: 1m, preconditions: dark, effects: " \
    "not fed(bea)}}\n"                                                                             \
    "goals: {fed: {conditions: 'all(hen h) fed(h)'}, snug: {conditions: inside}, open: "           \
    "{conditions: gate}}\n"                                                                        \
    "agents: {farmer: {actions: [open_gate, feed]}, fox: {actions: [creep_in]}}\n"

#define TASKED                                                                                     \
    "domain: d\nstate: {hot: bool, wet: bool}\nactions:\n"                                         \
    "  heat: {effects: hot}\n  cool: {preconditions: hot, effects: not hot}\n"                     \
    "  soak: {effects: wet}\n"                                                                     \
    "tasks: {t: {methods: {m: {preconditions: not wet, subtasks: [soak, cool]}}}}\n"

#define WALKS                                                                                      \
    "domain: d\n"                                                                                  \
    "types: {place: [yard, hall, attic]}\n"                                                        \
    "state: {here: place, tidy: {type: bool, start: true}, toy: [attic, hall]}\n"                  \
    "places: {fact: here, at: {yard: 0, hall: 1, attic: 2}}\n"                                     \
    "actions:\n"                                                                                   \
    "  mess: {at: yard, preconditions: tidy, effects: not tidy}\n"                                 \
    "  sweep: {at: hall, preconditions: not tidy, effects: tidy}\n"                                \
    "  bring: {route: [toy, yard], preconditions: not tidy, effects: toy = hall}\n"                \
    "goals: {g: {conditions: tidy}, h: {conditions: toy == hall}}\n"

#define LOCK                                                                                       \
    "domain: d\nstate: {tries: 0..3, open: bool, seen: {type: bool, shared: true}}\nactions:\n"    \
    "  pick: {preconditions: [tries < 3, not open], effects: open, duration: 1s,\n"                \
    "    on_failure: tries += 1, on_abort: seen}\n"                                                \
    "  shut: {preconditions: [open, not seen], effects: not open}\n"                               \
    "goals: {g: {conditions: open}, h: {conditions: not open}}\n"

#define BURNS                                                                                      \
    "domain: d\nstate: {n: {type: 0..10, start: 10}, m: {type: 0..1 step 0.1}}\nactions:\n"        \
    "  burn: {preconditions: [n == 10, m == 0], effects: [n -= 4 over time, m += 0.8 over time], " \
    "duration: 1s}\ngoals: {g: {conditions: [n <= 5, m >= 0]}}\n"

#define DRIES                                                                                      \
    "domain: d\ntypes: {place: [yard, hall]}\n"                                                    \
    "state: {here: place, n: {type: 0..4, start: 4}}\n"                                            \
    "places: {fact: here, at: {yard: 0, hall: 1}}\n"                                               \
    "actions:\n"                                                                                   \
    "  dry: {at: hall, preconditions: n == 4, effects: n -= 4 over time, duration: 1s}\n"          \
    "goals: {g: {conditions: n == 0}}\n"

#define SLOW                                                                                       \
    "domain: d\nstate: {n: 0..2000000}\nactions:\n"                                                \
    "  fill: {preconditions: n == 0, effects: n += 1000000 over time, duration: 1h}\n"             \
    "goals: {g: {conditions: n >= 1000000}}\n"

#define LARGE                                                                                      \
    "domain: d\nstate: {n: 0..2000000, a: bool, b: bool}\n"                                        \
    "goals: {g: {conditions: [a, b, n == 7]}}\nactions:\n"                                         \
    "  raise: {effects: n += 1}\n"                                                                 \
    "  mark: {effects: a}\n"

static const struct example {
    const char *yaml, *lines;
} examples[] = {
    /* One agent keeps it, and a second one does not; the rule ends the alarm. */
    {GUARD "always: not (alarm and asleep)\nreachable: [alarm and noise == 3, asleep]\n",
     "9:9: warning: this does not always hold: it is false after 3 steps, where alarm is true and "
     "asleep is true [-W broken-invariant]\n"
     "4:3: note: step 1: d: sleep\n"
     "2:58: note: step 2: the game, for another d: noise = 400000\n"
     "6:3: note: step 3: another d: ring\n"},
    /* At the start, and what holds whatever the facts are. */
    {GUARD "always: [asleep or alarm, noise >= 0, noise <= 1000000]\nreachable: [noise < 0]\n",
     "9:10: warning: this does not always hold: it is false at the start, where asleep is false "
     "and alarm is false [-W broken-invariant]\n"
     "10:13: warning: this holds in no state that actions, rules and the game lead to: 1 state was "
     "looked at [-W unreachable-state]\n"},
    /* Actions fail, and are given up. */
    {LOCK "always: [tries < 2, not (seen and open)]\nreachable: tries == 3\n",
     "8:10: warning: this does not always hold: it is false after 2 steps, where tries is 2 [-W "
     "broken-invariant]\n"
     "4:3: note: steps 1 to 2: pick fails\n"
     "8:21: warning: this does not always hold: it is false after 2 steps, where seen is true and "
     "open is true [-W broken-invariant]\n"
     "4:3: note: step 1: pick is aborted\n"
     "4:3: note: step 2: pick\n"},
    /* Two types: each does its part, and a condition on private facts is about one of them. */
    {FARM "always: [not inside, 'all(hen h) fed(h)']\n",
     "11:10: warning: this does not always hold for fox: it is false after 3 steps, where inside "
     "is true [-W broken-invariant]\n"
     "5:3: note: step 1: farmer: open_gate\n"
     "8:9: note: step 2: rule dusk\n"
     "6:3: note: step 3: fox: creep_in\n"
     "11:23: warning: this does not always hold: it is false after 2 steps, where fed(bea) is "
     "false [-W broken-invariant]\n"
     "8:9: note: step 1: rule dusk\n"
     "8:43: note: step 2: rule hunger\n"},
    {FARM "reachable: ['any(hen h) not fed(h)', not fed(ada), inside and not gate]\n",
     "11:38: warning: this holds in no state that actions, rules and the game lead to: 1 state "
     "was looked at, with one agent of each type [-W unreachable-state]\n"
     "11:52: warning: this holds in no state that actions, rules and the game lead to: 7 states "
     "were looked at, with one agent of each type [-W unreachable-state]\n"},
    /* Steps that are alike are one line, and of a way of many lines the middle is left out. */
    {"domain: d\nstate: {gold: 0..1000000, side: bool}\n"
     "actions:\n  dig: {preconditions: gold <= 499999, effects: gold += 1}\n"
     "goals: {rich: {conditions: [gold == 0, side]}}\nalways: gold < 300000\n",
     "6:9: warning: this does not always hold: it is false after 300000 steps, where gold is "
     "300000 "
     "[-W broken-invariant]\n"
     "4:3: note: steps 1 to 300000: dig\n"},
    {"domain: d\nstate: {gold: 0..30, side: bool}\nactions:\n"
     "  dig: {preconditions: not side, effects: [gold += 1, side]}\n"
     "  turn: {preconditions: side, effects: not side}\n"
     "goals: {rich: {conditions: gold == 30}}\nalways: gold <= 13\n",
     "7:9: warning: this does not always hold: it is false after 27 steps, where gold is 14 "
     "[-W broken-invariant]\n"
     "4:3: note: step 1: dig\n5:3: note: step 2: turn\n4:3: note: step 3: dig\n"
     "5:3: note: step 4: turn\n4:3: note: step 5: dig\n5:3: note: step 6: turn\n"
     "4:3: note: step 7: dig\n5:3: note: step 8: turn\n4:3: note: step 9: dig\n"
     "5:3: note: step 10: turn\n4:3: note: step 11: dig\n5:3: note: step 12: turn\n"
     "7:9: note: steps 13 to 15 are not shown\n"
     "5:3: note: step 16: turn\n4:3: note: step 17: dig\n5:3: note: step 18: turn\n"
     "4:3: note: step 19: dig\n5:3: note: step 20: turn\n4:3: note: step 21: dig\n"
     "5:3: note: step 22: turn\n4:3: note: step 23: dig\n5:3: note: step 24: turn\n"
     "4:3: note: step 25: dig\n5:3: note: step 26: turn\n4:3: note: step 27: dig\n"},
    /* What the task of a type cannot come to, it does not do, unless the game gives it wants. */
    {TASKED "always: not hot\n", ""},
    {TASKED "always: not hot\nlimits: {wants: 1}\n",
     "8:9: warning: this does not always hold: it is false after 1 step, where hot is true "
     "[-W broken-invariant]\n4:3: note: step 1: heat\n"},
    /* Where an agent has walked to it is before the action is done, if it can be done at all. */
    {WALKS "always: [here != hall or tidy, here != hall or not tidy, here != attic]\n"
           "reachable: [here == attic and tidy, here == hall and not tidy]\n",
     "10:10: warning: this does not always hold: it is false after 2 steps, where here is hall and "
     "tidy is false [-W broken-invariant]\n"
     "6:3: note: step 1: mess\n7:3: note: step 2: walk to hall for sweep\n"
     "10:32: warning: this does not always hold: it is false after 2 steps, where here is hall and "
     "tidy is true [-W broken-invariant]\n"
     "6:3: note: step 1: mess\n7:3: note: step 2: sweep\n"
     "10:58: warning: this does not always hold: it is false after 2 steps, where here is attic "
     "[-W broken-invariant]\n"
     "6:3: note: step 1: mess\n8:3: note: step 2: walk to attic for bring\n"
     "11:13: warning: this holds in no state that actions, rules and the game lead to: 9 states "
     "were looked at [-W unreachable-state]\n"},
    /* A member of a team may wait there for what the others do. */
    {WALKS "team: {}\nalways: here != hall or not tidy\nreachable: here == attic and tidy\n",
     "11:9: warning: this does not always hold: it is false after 1 step, where here is hall and "
     "tidy is true [-W broken-invariant]\n"
     "7:3: note: step 1: walk to hall for sweep\n"},
    /* What changes over time may be stopped: each step of both numbers, and nothing between. */
    {BURNS "always: [n != 8, not (n == 9 and m != 0.2)]\n"
           "reachable: [n == 7, n == 9 and m == 0.2, n == 9 and m == 0.4]\n",
     "6:10: warning: this does not always hold: it is false after 1 step, where n is 8 "
     "[-W broken-invariant]\n"
     "4:3: note: step 1: burn, as far as n -= 2 and m += 0.4\n"
     "6:18: warning: this does not always hold: it is false after 1 step, where n is 9 and m is "
     "0.3 "
     "[-W broken-invariant]\n"
     "4:3: note: step 1: burn, as far as n -= 1 and m += 0.3\n"
     "7:42: warning: this holds in no state that actions, rules and the game lead to: 9 states "
     "were "
     "looked at [-W unreachable-state]\n"},
    /* It is stopped where it began. */
    {DRIES "always: [n == 4 or here == hall, n != 3]\nreachable: n == 3 and here == yard\n",
     "8:34: warning: this does not always hold: it is false after 1 step, where n is 3 "
     "[-W broken-invariant]\n"
     "6:3: note: step 1: dry, as far as n -= 1\n"
     "9:12: warning: this holds in no state that actions, rules and the game lead to: 6 states "
     "were "
     "looked at [-W unreachable-state]\n"},
    /* Of very many steps the first and the last but one. */
    {SLOW "always: [n != 1, n != 999999, n != 7]\n",
     "6:10: warning: this does not always hold: it is false after 1 step, where n is 1 "
     "[-W broken-invariant]\n"
     "4:3: note: step 1: fill, as far as n += 1\n"
     "6:18: warning: this does not always hold: it is false after 1 step, where n is 999999 "
     "[-W broken-invariant]\n"
     "4:3: note: step 1: fill, as far as n += 999999\n"
     "6:31: warning: whether this always holds could not be found out: it holds in the 4 states "
     "looked at, and there are more [-W unfinished-check]\n"},
    /* More facts than are named. */
    {"domain: d\ntypes: {pot: [p, q, r, s, t]}\nstate: {full(pot): bool}\n"
     "actions: {fill(pot it): {effects: full(it)}}\ngoals: {g: {conditions: full(p)}}\n"
     "always: not all(pot x) full(x)\n",
     "6:9: warning: this does not always hold: it is false after 5 steps, where full(p) is true, "
     "full(q) is true, full(r) is true, full(s) is true, and so on [-W broken-invariant]\n"
     "4:11: note: step 1: fill(p)\n4:11: note: step 2: fill(q)\n4:11: note: step 3: fill(r)\n"
     "4:11: note: step 4: fill(s)\n4:11: note: step 5: fill(t)\n"},
    /* A rule with `after` takes place once, until its preconditions have been false. */
    {"domain: d\nstate: {bell: 0..9, open: bool, rung: 0..9}\nactions:\n"
     "  open: {preconditions: bell < 2, effects: open}\n  shut: {preconditions: rung < 2, effects: "
     "[not "
     "open, rung += 1]}\n"
     "goals: {g: {conditions: bell == 2}}\nrules: {ring: {after: 5s, preconditions: open, effects: "
     "bell += 1}}\nalways: [bell <= rung + 1, bell <= 2]\nreachable: bell == 4\n",
     "9:12: warning: this holds in no state that actions, rules and the game lead to: 16 states "
     "were looked at [-W unreachable-state]\n"},
    /* Too many states: what is found is told, and the rest is not taken for found. */
    {LARGE "always: [n == 0, not (a and b and n == 999999)]\nreachable: [b, a and n == 999999]\n",
     "7:10: warning: this does not always hold: it is false after 1 step, where n is 1 "
     "[-W broken-invariant]\n5:3: note: step 1: raise\n"
     "7:18: warning: whether this always holds could not be found out: it holds in the 558468 "
     "states looked at, and there are more [-W unfinished-check]\n"
     "8:16: warning: whether this can hold could not be found out: it does not hold in the "
     "1000000 states looked at, and there are more [-W unfinished-check]\n"},
};

static void examples_are_told(void)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        struct compiled compiled = compile_text(examples[i].yaml);
        struct text lines = lines_of(compiled.messages.data);
        CHECK_SAYING(compiled.tables != NULL && strcmp(lines.data, examples[i].lines) == 0,
                     "example %zu:\n%s", i, lines.data);
        text_free(&lines);
        compiled_free(&compiled);
    }
}

/* Writes the files of a domain into a folder, and returns all that is in them. */
static struct text written(const struct scratch *scratch, const char *yaml, const char *folder)
{
    static const char *const names[] = {"d.h", "d.c", "d_tasks.c"};
    struct text all = {0};
    const char *path = scratch_write(scratch, "d.yaml", yaml);
    struct result result =
        shell("%s -W no-unchanged-fact -o %s %s", built(scratch->pool, "goapgen"),
              in_scratch(scratch, folder), path);
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct text text = {0};
        const char *name = pool_format(scratch->pool, "%s/%s", folder, names[i]);
        CU_ASSERT(read_whole(in_scratch(scratch, name), &text));
        text_add(&all, "%s", text.data);
        text_free(&text);
    }
    return all;
}

static void nothing_else_changes(void)
{
    struct scratch scratch = scratch_new();
    struct text without = written(&scratch, FARM, "without");
    struct text with = written(&scratch,
                               FARM "always: [not inside, 'all(hen h) (fed(h) or not dark)']\n"
                                    "reachable: [inside and not gate, gate]\n",
                               "with");
    CU_ASSERT(without.length > 10000);
    CU_ASSERT(strcmp(without.data, with.data) == 0);
    text_free(&without);
    text_free(&with);
    scratch_free(&scratch);
}

/* Runs goapgen on a domain of two files. */
static struct result run_included(const struct scratch *scratch, const char *options)
{
    (void)scratch_write(scratch, "more.yaml", "always: hot\nreachable: wet and not hot\n");
    const char *path = scratch_write(
        scratch, "d.yaml",
        "domain: d\ninclude: [more.yaml]\nstate: {hot: bool, wet: bool}\n"
        "actions: {heat: {effects: [hot, wet]}}\ngoals: {g: {conditions: [hot, wet]}}\n"
        "always: not hot\n");
    return shell("cd %s && %s %s %s", scratch->folder, built(scratch->pool, "goapgen"), options,
                 path + strlen(scratch->folder) + 1);
}

static void conditions_of_all_files_count(void)
{
    struct scratch scratch = scratch_new();
    struct result said = run_included(&scratch, "-o out");
    CU_ASSERT_EQUAL(said.code, 0);
    CU_ASSERT_STRING_EQUAL(
        said.errs.data,
        "d.yaml:6:9: warning: this does not always hold: it is false after 1 step, where hot is "
        "true [-W broken-invariant]\n"
        "    6 | always: not hot\n"
        "      |         ^~~\n"
        "d.yaml:4:11: note: step 1: heat\n"
        "more.yaml:1:9: warning: this does not always hold: it is false at the start, where hot is "
        "false [-W broken-invariant]\n"
        "    1 | always: hot\n"
        "      |         ^~~\n"
        "more.yaml:2:12: warning: this holds in no state that actions, rules and the game lead to: "
        "2 states were looked at [-W unreachable-state]\n"
        "    2 | reachable: wet and not hot\n"
        "      |            ^~~\n");
    result_free(&said);
    said = run_included(&scratch, "-o other -W no-broken-invariant -W no-unreachable-state");
    CU_ASSERT_EQUAL(said.code, 0);
    CU_ASSERT_STRING_EQUAL(said.errs.data, "");
    result_free(&said);
    scratch_free(&scratch);
}

/* Warnings that count as errors stop each command that compiles. */
static void all_commands_check(void)
{
    static const struct {
        const char *command;
        int code;
    } runs[] = {
        {"-W error -o none", 1},
        {"plan -W error", 1},
        {"run -W error", 1},
        {"plan -W error -W no-broken-invariant -W no-unreachable-state", 0},
        {"run -W error -W no-broken-invariant -W no-unreachable-state", 0},
    };
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct result said = run_included(&scratch, runs[i].command);
        CHECK_SAYING(said.code == runs[i].code, "%s: %d\n%s", runs[i].command, said.code,
                     said.errs.data);
        CU_ASSERT_EQUAL(strstr(said.errs.data, "error: this does not always hold") != NULL,
                        runs[i].code == 1);
        result_free(&said);
    }
    CU_ASSERT_FALSE(exists(in_scratch(&scratch, "none")));
    scratch_free(&scratch);
}

/* The domain of LANGUAGE.md gives the warnings that are shown there. */
static void the_document_shows_what_is_said(void)
{
    struct scratch scratch = scratch_new();
    struct text document = {0};
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &document));
    const char *place = strstr(document.data, "## Always and reachable\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(place);
    const char *yaml = block_behind(scratch.pool, &place, "```yaml\n");
    const char *shown = block_behind(scratch.pool, &place, "```\n");
    (void)scratch_write(&scratch, "sentry.yaml", yaml);
    struct result said =
        shell("cd %s && %s sentry.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CHECK_SAYING(strcmp(said.errs.data, shown) == 0, "%s", said.errs.data);
    result_free(&said);
    text_free(&document);
    scratch_free(&scratch);
}

void add_properties_suite(void)
{
    CU_pSuite suite = CU_add_suite("properties", NULL, NULL);
    CU_ADD_TEST(suite, examples_are_told);
    CU_ADD_TEST(suite, nothing_else_changes);
    CU_ADD_TEST(suite, conditions_of_all_files_count);
    CU_ADD_TEST(suite, all_commands_check);
    CU_ADD_TEST(suite, the_document_shows_what_is_said);
}
