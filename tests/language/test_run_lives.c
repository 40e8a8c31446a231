/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run --seeds` and `--merge`: sums of many lives. They are compared to numbers counted by
 * hand, to the tables of single runs added up here, and to each other however they are grouped.
 */
#include "support/json.h"
#include "support/fault.h"
#include "support/project.h"
#include "support/run_output.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A worker that works for 7 seconds, again and again, in a minute: 9 times begun, 8 times done. */
static const char worker[] = "domain: worker\n"
                             "actions: {work: {duration: 7s}, dance: {}}\n"
                             "tasks:\n"
                             "  live: {methods: {toil: {subtasks: [work]},"
                             " play: {subtasks: [dance]}}}\n";

/* ------------------------------------------------------------------- by hand */

static void the_sum_is_told_whole(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, worker, "--time 60s --seeds 5..7");
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_STRING_EQUAL(
        result.out.data,
        "lives             3\n"
        "seeds             5..7\n"
        "simulated time    3m\n"
        "decisions         27\n"
        "plannings failed  0\n"
        "plans dropped     0\n"
        "plans interrupted 0\n"
        "\n"
        "method          chosen    share       lives\n"
        "live: toil          27  100.0 %           3\n"
        "live: play           0    0.0 %           0\n"
        "\n"
        "action         started        done   failed  aborted    share       lives\n"
        "work                27          24        0        0  100.0 %           3\n"
        "dance                0           0        0        0    0.0 %           0\n"
        "(at the end of their lives 3 of the 3 agents were still in an action)\n"
        "\n"
        "methods never chosen in any life:\n"
        "  live: play\n"
        "actions never done in any life:\n"
        "  dance\n"
        "longest repetition: 9 decisions in a row with the same plan: work (seed 5)\n");
    result_free(&result);
    result = simulated(&scratch, worker, "--time 60s --seeds 5..7 --json");
    CU_ASSERT(is_json(result.out.data));
    CU_ASSERT_STRING_EQUAL(
        result.out.data,
        "{\"domain\": \"worker\", \"agent\": \"worker\", \"lives\": 3, \"seeds\": [[5, 7]], "
        "\"options\": [\"--time 1m\"], \"time\": 180000, \"ended_by\": {\"decisions\": 0, "
        "\"time\": 3, \"standstill\": 0, \"ticks\": 0}, \"decisions\": 27, \"failed\": 0, "
        "\"at_limit\": 0, \"dropped\": 0, \"interrupted\": 0, \"goals\": [], "
        "\"methods\": [{\"task\": \"live\", \"method\": \"toil\", \"chosen\": 27, \"lives\": 3, "
        "\"share\": 1.0}, {\"task\": \"live\", \"method\": \"play\", \"chosen\": 0, "
        "\"lives\": 0, \"share\": 0.0}], "
        "\"actions\": [{\"action\": \"work\", \"started\": 27, \"done\": 24, \"failed\": 0, "
        "\"aborted\": 0, \"lives\": 3, \"share\": 1.0}, {\"action\": \"dance\", \"started\": 0, "
        "\"done\": 0, \"failed\": 0, \"aborted\": 0, \"lives\": 0, \"share\": 0.0}], "
        "\"never_reached\": [], \"never_chosen\": [\"live: play\"], \"never_done\": [\"dance\"], "
        "\"missed\": null, \"turns\": null, \"passed_by\": null, \"idle\": null, \"unfinished\": "
        "[{\"action\": \"work\", \"times\": "
        "3}], "
        "\"repetition\": {\"seed\": 5, \"decisions\": 9, \"steps\": [\"work\"]}}\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* --------------------------------------------------------------- added up here */

enum { LIVES = 5, COLUMNS = 6 };

/* The numbers behind the name of a line in a table; false if the text has no such line. */
static bool numbers_of(const char *text, const char *name, size_t length, long numbers[COLUMNS])
{
    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, name, length) != 0 || strncmp(line + length, "  ", 2) != 0)
            continue;
        const char *end = line + strcspn(line, "\n%");
        size_t count = 0;
        memset(numbers, 0, COLUMNS * sizeof *numbers);
        for (char *at = (char *)(uintptr_t)(line + length); at < end && count < COLUMNS;) {
            char *behind;
            long number = strtol(at, &behind, 10);
            if (behind == at || behind > end)
                break;
            at = behind;
            if (*at != '.') /* a share is no number that adds up */
                numbers[count++] = number;
            else
                break;
        }
        return count > 0;
    }
    return false;
}

/* Checks that each line of the sum has the numbers of the single runs, added. */
static size_t check_sums(const char *domain, const char *sum, const struct result *singles)
{
    size_t lines = 0;
    for (const char *line = sum; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *gap = strstr(line, "  ");
        long found[COLUMNS], added[COLUMNS] = {0}, one[COLUMNS];
        size_t length = gap ? (size_t)(gap - line) : 0;
        if (!gap || gap == line || length > strcspn(line, "\n") || strncmp(line, "lives", 5) == 0 ||
            strncmp(line, "seeds", 5) == 0 || strncmp(line, "simulated", 9) == 0 ||
            !numbers_of(line, line, length, found))
            continue;
        bool is_goal = false;
        for (size_t i = 0; i < LIVES; i++) {
            CU_ASSERT_FATAL(numbers_of(singles[i].out.data, line, length, one));
            for (size_t j = 0; j < COLUMNS; j++)
                added[j] += one[j];
        }
        const char *percent = memchr(line, '%', strcspn(line, "\n"));
        is_goal = !percent && found[2] > 0;
        for (size_t j = 0; j < (is_goal ? 2 : percent ? 4 : 1); j++)
            CHECK_SAYING(found[j] == added[j], "%s, column %zu: %ld and not %ld: %.60s", domain, j,
                         found[j], added[j], line);
        lines++;
    }
    return lines;
}

static void sums_are_those_of_single_runs(void)
{
    static const char *const domains[] = {"cat", "guard", "village"};
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    for (size_t i = 0; i < 3; i++) {
        const char *path = in_repository(
            scratch.pool, pool_format(scratch.pool, "domains/%s/%s.yaml", domains[i], domains[i]));
        struct result singles[LIVES];
        for (unsigned seed = 0; seed < LIVES; seed++)
            singles[seed] = shell("'%s' run '%s' --time 5m --seed %u", goapgen, path, 20 + seed);
        struct result sum = shell("'%s' run '%s' --time 5m --seeds 20..24", goapgen, path);
        CU_ASSERT_EQUAL(sum.code, 0);
        CU_ASSERT(check_sums(domains[i], sum.out.data, singles) > 5);
        result_free(&sum);
        for (size_t j = 0; j < LIVES; j++)
            result_free(&singles[j]);
    }
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------ groupings */

/* However lives are grouped, and in whatever order they come, the sum is the same. */
static void order_and_grouping_do_not_matter(void)
{
    static const char *const agents[] = {"", "--agents 2"};
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    const char *domain = in_repository(scratch.pool, "domains/village/village.yaml");
    for (size_t i = 0; i < 2; i++) {
        struct result result = shell(
            "cd '%s' && run() { '%s' run '%s' --time 3m %s --json \"$@\"; } && "
            "merge() { '%s' run --merge \"$@\"; } && "
            "run --seeds 1..7 >whole && run --seeds 1..3 >a && run --seed 4 >b && "
            "run --seeds 5..5 >c && run --seeds 6..7 >d && "
            "for files in 'a b c d' 'd c b a' 'b d a c'; do merge $files --json | cmp whole - "
            "|| exit 9; done; "
            "merge d b --json >db && merge c a --json >ca && merge ca db --json | cmp whole - && "
            "merge whole --json | cmp whole - && merge ca db >text && "
            "'%s' run '%s' --time 3m %s --seeds 1..7 | cmp text -",
            scratch.folder, goapgen, domain, agents[i], goapgen, goapgen, domain, agents[i]);
        CHECK_SAYING(result.code == 0, "%d: %s%s", result.code, result.out.data, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- bad files */

/* What is merged is made of a good file by one change: what is said, and nothing else. */
static void what_cannot_be_added_is_refused(void)
{
    static const struct {
        const char *change, *message;
    } trials[] = {
        {"s/\"seeds\": [^ ]* 2/\"seeds\": [[2, 2/", "as many lives as seeds"},
        {"s/\\[\\[1, 2/[[2, 3/", "the life of seed 2 was read before, and counts once"},
        {"s/\\[\\[1, 2/[[4, 3/", "bad.json: error: seeds: a first seed that is not above the last"},
        {"s/\\[\\[1, 2/[[3, 4/; s/1m/5ms/", "it was simulated with '--time 5ms', and what was read "
                                            "before with '--time 1m'\n"},
        {"s/\\[\\[1, 2/[[3, 4/; s/play/plow/", "it has other methods"},
        {"s/\\[\\[1, 2/[[3, 4/; s/\"worker/\"waiter/", "it is of domain 'waiter'"},
        {"s|\"work\"|work|", "bad.json:1:464: error: this is not JSON: invalid token near 'work'"},
        {"s/\"decisions\": 18/\"decisions\": -1/",
         "bad.json: error: decisions: a whole number from 0 to"},
        {"s/\"decisions\": 18/\"decisions\": 9007199254740992/",
         "decisions: a whole number from 0 to"},
        {"s/\"decisions\": 18, //", "decisions: a whole number from 0 to"},
        {"s/\"methods\": \\[/\"methods\": {}, \"x\": [/", "methods: a list is expected"},
        {"s/\"time\": 2/\"time\": 1/", "how each life ended"},
        {"s/}$//", "error"},
        {"s/.*/[]/", "domain: a text is expected"},
        {"s/.*//", "this is not JSON: "},
    };
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    struct result good = simulated(&scratch, worker, "--time 60s --seeds 1..2 --json");
    scratch_write(&scratch, "good.json", good.out.data);
    for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
        struct result result =
            shell("cd '%s' && sed '%s' good.json >bad.json && '%s' run --merge good.json bad.json",
                  scratch.folder, trials[i].change, goapgen);
        CHECK_SAYING(result.code == 1 && strstr(result.errs.data, "bad.json:") &&
                         strstr(result.errs.data, trials[i].message) && !*result.out.data,
                     "%s: %d: %s%s", trials[i].change, result.code, result.errs.data,
                     result.out.data);
        result_free(&result);
    }
    result_free(&good);
    scratch_free(&scratch);
}

/* Beginnings of a file, and other texts, end with an error and never otherwise. */
static void no_beginning_of_a_file_is_added(void)
{
    struct scratch scratch = scratch_new();
    struct result good = simulated(&scratch, worker, "--time 60s --seeds 1..2 --json");
    const char *goapgen = built(scratch.pool, "goapgen");
    for (size_t length = 0; length + 2 < good.out.length; length += 23) {
        const char *path = scratch_write(&scratch, "cut.json",
                                         pool_copy_text(scratch.pool, good.out.data, length));
        struct result result = RUN(NULL, goapgen, "run", "--merge", path);
        CHECK_SAYING(result.code == 1 && !*result.out.data && strstr(result.errs.data, "error"),
                     "%zu: %d: %s", length, result.code, result.errs.data);
        result_free(&result);
    }
    result_free(&good);
    scratch_free(&scratch);
}

/* --------------------------------------------------------------------- trouble */

static void usage_is_checked(void)
{
    static const struct {
        const char *arguments, *message;
    } trials[] = {
        {"--seeds 5", "the first and the last seed are expected"},
        {"--seeds 5..4", "the first seed is above the last"},
        {"--seeds 1..x", "a number from 0 to 4294967295 is expected"},
        {"--seeds 1..4294967296", "a number from 0 to 4294967295 is expected"},
        {"--seeds 0..1000000", "more than 1000000 seeds"},
        {"--seed 1 --seeds 1..2", "--seed and --seeds exclude each other"},
        {"--merge --time 5s", "only --json can stand beside it"},
    };
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
        struct result result = simulated(&scratch, worker, trials[i].arguments);
        check_result(&result, 2, trials[i].message);
        CU_ASSERT_STRING_EQUAL(result.out.data, "");
        result_free(&result);
    }
    struct result last = simulated(&scratch, worker, "--time 60s --seeds 4294967294..4294967295");
    CU_ASSERT_EQUAL(last.code, 0);
    check_row(&last, "decisions", 18);
    result_free(&last);
    scratch_free(&scratch);
}

/* If a process is ended from outside, its lives are not left out silently. */
static void an_ended_process_is_told(void)
{
    if (!have("ps"))
        return;
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(&scratch, "worker.yaml", worker);
    struct result result = shell("'%s' run '%s' --decisions 1000000 --seeds 1..100000 & run=$!; "
                                 "until kill $(ps -o pid= --ppid $run) 2>/dev/null; "
                                 "do sleep 0.05; done; wait $run",
                                 built(scratch.pool, "goapgen"), path);
    check_result(&result, 2, "a process was ended by signal 15");
    CU_ASSERT_STRING_EQUAL(result.out.data, "");
    result_free(&result);
    scratch_free(&scratch);
}

/* Without a plan in any life the exit code is 3, as of one run. */
static void no_plan_in_any_life_is_told(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch,
                                     "domain: m\nstate: {key: bool, out: bool}\n"
                                     "actions: {open: {preconditions: key, effects: out}}\n"
                                     "goals: {free: {conditions: out}}\n",
                                     "--seeds 1..3 -W no-unreachable-goal");
    CHECK_SAYING(result.code == 3, "%d: %s", result.code, result.errs.data);
    CU_ASSERT(strstr(result.errs.data, "m: no planning found a plan, in any life") != NULL);
    check_says(&result, "goals never reached in any life:\n  free\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* Whatever cannot be had, there is a message and no half result. */
static void no_half_result_is_printed(void)
{
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    const char *path = scratch_write(&scratch, "worker.yaml", worker);
    struct result usual = RUN(NULL, goapgen, "run", path, "--seeds", "1..4");
    struct result result = shell("ulimit -n 4; '%s' run '%s' --seeds 1..4", goapgen, path);
    check_result(&result, 2, "cannot make a pipe");
    CU_ASSERT_STRING_EQUAL(result.out.data, "");
    result_free(&result);
    const char *library = fault_library(&scratch, "faults");
    const char *const arguments[] = {goapgen, "run", path, "--seeds", "1..4", NULL};
    struct fault fault = {.calls = "memory", .at = 1};
    size_t failures = 0;
    for (; library && fault.at < 400; fault.at += 9) {
        (void)run_with_fault(&scratch, library, &fault, arguments, &result);
        bool is_usual = result.code == 0 && strcmp(result.out.data, usual.out.data) == 0;
        bool is_said = result.code == 2 && !*result.out.data &&
                       strstr(result.errs.data, "goapgen: out of memory\n");
        CHECK_SAYING(is_usual || is_said, "allocation %u: %d, signal %d: %s%s", fault.at,
                     result.code, result.signal, result.out.data, result.errs.data);
        failures += is_said;
        result_free(&result);
    }
    CU_ASSERT(!library || failures > 5);
    result_free(&usual);
    scratch_free(&scratch);
}

void add_run_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("run lives", NULL, NULL);
    CU_ADD_TEST(suite, the_sum_is_told_whole);
    CU_ADD_TEST(suite, sums_are_those_of_single_runs);
    CU_ADD_TEST(suite, order_and_grouping_do_not_matter);
    CU_ADD_TEST(suite, what_cannot_be_added_is_refused);
    CU_ADD_TEST(suite, no_beginning_of_a_file_is_added);
    CU_ADD_TEST(suite, usage_is_checked);
    CU_ADD_TEST(suite, an_ended_process_is_told);
    CU_ADD_TEST(suite, no_plan_in_any_life_is_told);
    CU_ADD_TEST(suite, no_half_result_is_printed);
}
