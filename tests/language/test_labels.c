/* SPDX-License-Identifier: MIT */
/*
 * Labels in what the commands print: `name (label)` in text, both in JSON, and columns that are as
 * wide as what stands in them, in any script.
 */
#define _XOPEN_SOURCE 700
#include "base/printable.h"
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <limits.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

/* A dog with labels in several scripts, for most of what can have one. Its food disturbs a terminal. */
static const char dog[] =
    "domain: d\n"
    "types: {tool: [axe, bow]}\n"
    "state:\n"
    "  hungry: {type: 0..10, start: 9, label: wie hungrig}\n"
    "  has(tool): {type: bool, label: dabei}\n"
    "  dry: bool\n"
    "actions:\n"
    "  eat: {preconditions: hungry >= 5, effects: hungry -= 5, duration: 2s, label: "
    "\"a\\e[31m\\u202E\"}\n"
    "  fetch(tool t): {preconditions: not has(t), effects: has(t), duration: 1s, label: holt es}\n"
    "  wait: {effects: hungry += 1, duration: 1s}\n"
    "goals: {dry: {conditions: dry, relevant: has(axe), label: \"\xE4\xB9\xBE\"}}\n"
    "tasks:\n"
    "  live:\n"
    "    label: \"\xE7\x94\x9F\xE6\xB4\xBB\"\n"
    "    methods:\n"
    "      feed: {preconditions: hungry >= 8, subtasks: [fetch(bow), eat], label: \"e\\u0301t\"}\n"
    "      rest: {subtasks: [wait]}\n"
    "agents: {rex: {task: live, goals: [dry], label: der Hund}}\n";

#define LIVE "live (\xE7\x94\x9F\xE6\xB4\xBB)"
#define FEED "feed (e\xCC\x81t)"
#define EAT "eat (a<U+001B>[31m<U+202E>)"

/* Runs a command on the dog, or on another domain. */
static struct result command_on(const char *yaml, const char *command, const char *options)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    scratch_write(&scratch, "e.yaml",
                  "examples: {one: {expect: {within 2s: has(axe), order: [eat, fetch]}}}\n");
    struct result result = shell("cd '%s' && '%s' %s d.yaml %s", scratch.folder,
                                 built(scratch.pool, "goapgen"), command, options);
    scratch_free(&scratch);
    return result;
}

/* Runs it, and looks for each of some texts in what it prints. */
static void check_prints(const char *command, const char *options, const char *const *texts)
{
    struct result result = command_on(dog, command, options);
    for (; *texts; texts++)
        CHECK_SAYING(strstr(result.out.data, *texts) || strstr(result.errs.data, *texts),
                     "%s %s does not print %s, but\n%s%s", command, options, *texts,
                     result.out.data, result.errs.data);
    CHECK_SAYING(!strchr(result.out.data, '\033') && !strchr(result.errs.data, '\033'),
                 "%s %s disturbs the terminal", command, options);
    CHECK_SAYING(!strstr(options, "--json") || is_json(result.out.data), "%s: no JSON: %s", command,
                 result.out.data);
    result_free(&result);
}

#define CHECK_PRINTS(command, options, ...)                                                        \
    check_prints(command, options, (const char *const[]){__VA_ARGS__, NULL})

static void names_have_their_labels_in_text(void)
{
    CHECK_PRINTS("plan", "--task live", LIVE ": 2 steps", "  fetch(bow) (holt es)\n  " EAT "\n",
                 "  " LIVE " > " FEED "\n    1. fetch(bow) (holt es)\n    2. " EAT "\n");
    CHECK_PRINTS("plan", "--task live --set 'hungry = 7' --why",
                 LIVE ": " FEED " needs hungry >= 8 (it is 7)");
    CHECK_PRINTS("plan", "--goal dry", "goapgen: dry (\xE4\xB9\xBE): there is no plan");
    CHECK_PRINTS(
        "decide", "", "would do the root task: fetch(bow) (holt es), " EAT "\n",
        "not dry (\xE4\xB9\xBE): it is not relevant, because of has(axe) (dabei): it is false",
        "method: " LIVE " > " FEED "\n");
    CHECK_PRINTS("decide", "--set 'hungry = 7'",
                 "not " LIVE " > " FEED ", because of hungry (wie hungrig): it is 7, wants >= 8");
    CHECK_PRINTS("run", "--decisions 9", LIVE ": " FEED "  ", "fetch (holt es)  ",
                 "\n  dry (\xE4\xB9\xBE) (never chosen", "\n" EAT "  ");
    CHECK_PRINTS("run", "--decisions 9 --agents 2", "rex (der Hund): 2 agents\n");
    CHECK_PRINTS("test", "e.yaml", "    has(axe) (dabei) is false\n",
                 "start: fetch(bow) (holt es)\n", "method: " LIVE " > " FEED "\n",
                 "    at 1s fetch(bow) (holt es) is done before eat (a<U+001B>");
}

static void json_has_names_and_labels(void)
{
    CHECK_PRINTS("plan", "--task live --json",
                 "\"task\": \"live\", \"task_label\": \"\xE7\x94\x9F\xE6\xB4\xBB\"",
                 "\"steps\": [\"fetch(bow)\", \"eat\"], \"steps_labels\": [\"holt es\", "
                 "\"a\\u001B[31m\xE2\x80\xAE\"]",
                 "\"methods\": [\"feed\"], \"methods_labels\": [\"e\xCC\x81t\"]");
    CHECK_PRINTS("plan", "--goal dry --json",
                 "\"goal\": \"dry\", \"goal_label\": \"\xE4\xB9\xBE\", \"found\": false",
                 "\"steps\": [], \"kept\": []");
    CHECK_PRINTS("decide", "--json", "\"agent\": \"rex\", \"agent_label\": \"der Hund\"",
                 "\"fact\": \"has(axe)\", \"fact_label\": \"dabei\"",
                 "\"by\": \"feed\", \"by_label\": \"e\xCC\x81t\"");
    CHECK_PRINTS("run", "--decisions 9 --json",
                 "{\"goal\": \"dry\", \"goal_label\": \"\xE4\xB9\xBE\", \"chosen\": 0",
                 "\"never_reached\": [\"dry\"], \"never_reached_labels\": [\"\xE4\xB9\xBE\"]",
                 "{\"action\": \"wait\", \"started\"");
    CHECK_PRINTS("test", "e.yaml --json", "start: fetch(bow) (holt es)\"");
}

static void without_labels_json_is_as_it_was(void)
{
    struct result result =
        command_on("domain: d\nstate: {n: 0..2}\nactions: {go: {effects: n += 1}}\n"
                   "tasks: {live: {methods: {m: {subtasks: go}}}}\n",
                   "plan", "--json");
    CU_ASSERT(strstr(result.out.data, "label") == NULL);
    result_free(&result);
}

/* ---------------------------------------------------------------------------- columns */

/* The columns up to a byte of a line, as the C library counts them. Escapes are not in it. */
static int columns_to(const char *line, const char *end)
{
    int columns = 0;
    mbstate_t state = {0};
    while (line < end) {
        wchar_t wide;
        size_t length = mbrtowc(&wide, line, (size_t)(end - line), &state);
        if (length == 0 || length > 4)
            return -1;
        columns += wcwidth(wide);
        line += length;
    }
    return columns;
}

/* In each row of `run` the count ends where its heading ends. */
static void columns_are_as_wide_as_what_is_shown(void)
{
    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        return;
    struct result result = command_on(dog, "run", "--decisions 9");
    int wanted = -1, rows = 0;
    for (char *line = strtok(result.out.data, "\n"); line; line = strtok(NULL, "\n")) {
        const char *share = strstr(line, "share"), *percent = strstr(line, " %");
        int columns = share     ? columns_to(line, share + 5)
                      : percent ? columns_to(line, percent + 2)
                                : 0;
        if (share)
            wanted = columns;
        rows += percent != NULL;
        CHECK_SAYING(!columns || columns == wanted, "%d, not %d columns: %s", columns, wanted,
                     line);
    }
    CU_ASSERT_EQUAL(rows, 5);
    result_free(&result);
    setlocale(LC_CTYPE, "C");
}

/* Against the C library's own table, in the scripts that have been the same for long. It has come to
 * count the filler of half a width, U+FFA0, for nothing. */
static void widths_are_those_of_the_library(void)
{
    static const unsigned blocks[][2] = {
        {0x20, 0x7E},     {0xC0, 0x17F},      {0x300, 0x36F},    {0x391, 0x3CE},   {0x410, 0x44F},
        {0x591, 0x5F4},   {0x621, 0x65F},     {0x905, 0x94D},    {0xE01, 0xE3A},   {0xE40, 0xE5B},
        {0x1100, 0x11FF}, {0x3041, 0x3096},   {0x30A1, 0x30FE},  {0x4E00, 0x9FA5}, {0xAC00, 0xD7A3},
        {0xFF01, 0xFFBE}, {0x1F600, 0x1F64F}, {0x20000, 0x2A6D6}};
    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        return;
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        for (unsigned c = blocks[i][0]; c <= blocks[i][1]; c++) {
            char text[MB_LEN_MAX + 1] = "";
            mbstate_t state = {0};
            int width = wcwidth((wchar_t)c);
            if (width < 0 || c == 0x61C || c == 0xFFA0 || wcrtomb(text, (wchar_t)c, &state) > 4)
                continue;
            wrong += columns_of(text) != (size_t)width;
        }
    CU_ASSERT_EQUAL(wrong, 0);
    setlocale(LC_CTYPE, "C");
}

/* ----------------------------------------------------------------------------- merging */

/* Lives that are added up have the labels that one call prints, in either form. */
static void labels_are_added_up(void)
{
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    scratch_write(&scratch, "d.yaml", dog);
    struct result result = shell(
        "cd '%s' && g='%s' && "
        "for j in '' --json; do $g run d.yaml --decisions 9 --seeds 1..4 $j >whole && "
        "$g run d.yaml --decisions 9 --seeds 1..2 --json >a && "
        "$g run d.yaml --decisions 9 --seed 3 --json >b && "
        "$g run d.yaml --decisions 9 --seed 4 --json >c && "
        "$g run --merge c a b $j >sum && cmp whole sum || exit 9; done; grep -q 'holt es' sum",
        scratch.folder, goapgen);
    CHECK_SAYING(result.code == 0, "exit code %d: %s%s", result.code, result.out.data,
                 result.errs.data);
    result_free(&result);
    result = shell("cd '%s' && sed 's/holt es/bringt/' d.yaml >o.yaml && '%s' run o.yaml "
                   "--decisions 9 --seed 9 --json >o && '%s' run --merge a o",
                   scratch.folder, goapgen, goapgen);
    CU_ASSERT_EQUAL(result.code, 1);
    CHECK_SAYING(strstr(result.errs.data, "it has other actions"), "%s", result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------------------- teams */

static void teams_have_them_too(void)
{
    static const char team[] = "domain: d\n"
                               "types: {place: [camp, wood]}\n"
                               "state:\n"
                               "  at: {type: place, start: camp}\n"
                               "  logs: {type: 0..5, shared: true, label: \"Hölzer\"}\n"
                               "places: {fact: at, at: {camp: 0, wood: 4}}\n"
                               "actions: {chop: {at: wood, effects: logs += 1, duration: 2s, "
                               "label: \"\xE4\xBC\x90\xE6\x9C\xA8\"}}\n"
                               "goals: {stocked: {conditions: logs >= 2, label: vorrätig}}\n"
                               "agents: {man: {goals: []}}\n"
                               "team: {example: {a: {at: camp}, b: {at: camp}}, requests: 2}\n";
    struct result result = command_on(team, "team", "");
    CHECK_SAYING(strstr(result.out.data, "request 1: stocked (vorrätig), reached") &&
                     strstr(result.out.data, "  chop (\xE4\xBC\x90\xE6\x9C\xA8), for request 1"),
                 "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    result = command_on(team, "team", "--json");
    CU_ASSERT(is_json(result.out.data));
    CHECK_SAYING(
        strstr(result.out.data, "\"goal\": \"stocked\", \"goal_label\": \"vorrätig\"") &&
            strstr(result.out.data, "\"action\": \"chop\", \"action_label\": \"\xE4\xBC\x90"),
        "%s", result.out.data);
    result_free(&result);
}

void add_labels_suite(void)
{
    CU_pSuite suite = CU_add_suite("labels", NULL, NULL);
    CU_ADD_TEST(suite, names_have_their_labels_in_text);
    CU_ADD_TEST(suite, json_has_names_and_labels);
    CU_ADD_TEST(suite, without_labels_json_is_as_it_was);
    CU_ADD_TEST(suite, columns_are_as_wide_as_what_is_shown);
    CU_ADD_TEST(suite, widths_are_those_of_the_library);
    CU_ADD_TEST(suite, labels_are_added_up);
    CU_ADD_TEST(suite, teams_have_them_too);
}
