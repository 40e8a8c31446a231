/* SPDX-License-Identifier: MIT */
/*
 * The command line is read alike whatever C library reads it: with the getopt_long of this machine
 * and with one that moves words and counts them as others do (tests/faults/other_getopt.c).
 */
#include "cli/commands.h"
#include "support/fault.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* Runs goapgen with these words, on this machine's getopt_long or, with a library, on another. */
static struct result goapgen(const struct scratch *scratch, const char *library,
                             const char *const *words)
{
    const char *arguments[12] = {built(scratch->pool, "goapgen")};
    const char *environment[] = {
        library ? pool_format(scratch->pool, "LD_PRELOAD=%s", library) : NULL, NULL};
    for (size_t i = 0; i < 10 && words[i]; i++)
        arguments[i + 1] = words[i];
    return run(&(struct setting){.folder = scratch->folder, .environment = environment}, arguments);
}

static void expect_missing(const struct scratch *scratch, const char *library, const char *command,
                           const char *option)
{
    /* A domain before the option, which is moved behind it, and none. */
    const char *const calls[][4] = {{command, option, NULL},
                                    {command, "cat.yaml", option, NULL},
                                    {option, NULL},
                                    {"cat.yaml", option, NULL}};
    for (size_t i = command ? 0 : 2; i < (command ? 2u : 4u); i++) {
        struct result result = goapgen(scratch, library, calls[i]);
        const char *said = pool_format(
            scratch->pool,
            "goapgen: a value is missing behind the option %s\nTry 'goapgen %s%s--help'.\n", option,
            command ? command : "", command ? " " : "");
        CHECK_SAYING(result.code == 2 && strcmp(result.errs.data, said) == 0,
                     "%s %s: exit code %d, '%s'", command ? command : "", option, result.code,
                     result.errs.data);
        result_free(&result);
    }
}

/* Each option of each command that has a value, as a word and as a letter. */
static void expect_all_missing(const struct scratch *scratch, const char *library)
{
    size_t count = 0;
    for (size_t i = 0; i < command_count; i++)
        for (size_t j = 0; j < option_count; j++) {
            const struct option_row *option = &option_rows[j];
            if (!option->name || !option_has_value(option) || !(option->commands & commands[i].bit))
                continue;
            expect_missing(scratch, library, commands[i].word,
                           pool_format(scratch->pool, "--%s", option->name));
            count++;
            if (option->letter)
                expect_missing(scratch, library, commands[i].word,
                               pool_format(scratch->pool, "-%c", option->letter));
        }
    CU_ASSERT(count > 20);
}

static void values_that_are_missing_are_named(void)
{
    struct scratch scratch = scratch_new();
    const char *library = fault_library(&scratch, "other_getopt");
    expect_all_missing(&scratch, NULL);
    if (library)
        expect_all_missing(&scratch, library);
    scratch_free(&scratch);
}

/* Options and files in any order; the first lines mean the same, and so do the two behind them. */
enum { PLANS = 4, TEAMS = 2 };
static const char *const orders[][10] = {
    {"plan", "--task", "live", "--nodes", "100", "cat.yaml"},
    {"plan", "cat.yaml", "--task", "live", "--nodes", "100"},
    {"plan", "--task", "live", "cat.yaml", "--nodes", "100"},
    {"plan", "--task=live", "--nodes=100", "--", "cat.yaml"},
    {"team", "team.yaml", "--at", "0s", "want fed"},
    {"team", "--at", "0s", "want fed", "team.yaml"},
    {"team", "team.yaml", "--at", "3s"},
    {"team", "team.yaml", "--at"},
    {"plan", "cat.yaml", "-xW"},
    {"plan", "cat.yaml", "-hW"},
    {"plan", "cat.yaml", "--nod", "100", "--task", "live"},
    {"plan", "cat.yaml", "--json=yes"},
    {"plan", "cat.yaml", "--"},
    {"plan", "-", "--task", "live"},
    {"--", "-", "--check"},
    {"cat.yaml", "other.yaml", "-o", "made"},
    {"view", "cat.yaml", "one", "-o", "x", "two"},
    {"test", "cat.yaml", "missing.yaml", "--json"},
};

static void words_stand_in_any_order(void)
{
    struct scratch scratch = scratch_new();
    const char *library = fault_library(&scratch, "other_getopt");
    scratch_write(&scratch, "cat.yaml",
                  "domain: cat\n"
                  "state: {full: 0..10}\n"
                  "actions: {eat: {preconditions: full <= 8, effects: full += 2}}\n"
                  "tasks: {live: {methods: {feed: {subtasks: eat}}}}\n");
    scratch_write(&scratch, "team.yaml",
                  "domain: hut\n"
                  "state: {fed: {type: bool, shared: true}}\n"
                  "actions: {feed: {effects: fed, duration: 2s}}\n"
                  "goals: {fed: {conditions: fed}}\n"
                  "team: {example: {a: {}, b: {}}}\n");
    const char *before = NULL;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        struct result here = goapgen(&scratch, NULL, orders[i]);
        bool alike = i > 0 && i < PLANS + TEAMS && i != PLANS;
        CHECK_SAYING(!alike || (here.code == 0 && strcmp(here.out.data, before) == 0),
                     "line %zu: exit code %d, %s%s", i, here.code, here.out.data, here.errs.data);
        before = pool_format(scratch.pool, "%s", here.out.data);
        if (library) {
            struct result other = goapgen(&scratch, library, orders[i]);
            CHECK_SAYING(other.code == here.code && strcmp(other.out.data, here.out.data) == 0 &&
                             strcmp(other.errs.data, here.errs.data) == 0,
                         "line %zu: exit codes %d and %d, %s%s and %s%s", i, here.code, other.code,
                         here.out.data, here.errs.data, other.out.data, other.errs.data);
            result_free(&other);
        }
        result_free(&here);
    }
    scratch_free(&scratch);
}

void add_command_line_suite(void)
{
    CU_pSuite suite = CU_add_suite("command line", NULL, NULL);
    CU_ADD_TEST(suite, values_that_are_missing_are_named);
    CU_ADD_TEST(suite, words_stand_in_any_order);
}
