/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen test` says of examples that fail: each domain in tests/language/failing has some,
 * and all that is printed of them must be what stands beside it, to the letter. UPDATE_GOLDEN=1 in
 * the environment writes the .expected files anew; look at the difference before it is kept.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static const char folder[] = "tests/language/failing";

static struct result tried(struct pool *pool, const char *file, const char *option,
                           const char *value)
{
    struct setting setting = {.folder = folder, .processors = 10, .little_memory = true};
    return run(&setting,
               (const char *const[]){built(pool, "goapgen"), "test", file, option, value, NULL});
}

static void compare(struct pool *pool, const char *name, const struct text *printed)
{
    const char *path = pool_format(pool, "%s/%s", folder, name);
    struct text expected;
    if (getenv("UPDATE_GOLDEN"))
        CU_ASSERT_FATAL(write_whole(path, printed->data, printed->length));
    CHECK_SAYING(read_whole(path, &expected), "%s cannot be read", path);
    bool same = expected.length == printed->length &&
                memcmp(expected.data, printed->data, expected.length) == 0;
    CHECK_SAYING(same, "%s: %s", path, difference(pool, &expected, printed));
    text_free(&expected);
}

static int is_domain(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".yaml") == 0;
}

static void check_domain(struct pool *pool, const char *file)
{
    struct result result = tried(pool, file, NULL, NULL);
    const char *name = pool_copy_text(pool, file, strlen(file) - 5);
    CHECK_SAYING(result.code == 1, "%s: exit code %d", file, result.code);
    CHECK_SAYING(result.errs.length == 0, "%s: %s", file, result.errs.data);
    compare(pool, pool_format(pool, "%s.expected", name), &result.out);
    result_free(&result);
}

static void what_is_printed_is_as_expected(void)
{
    struct pool *pool = pool_new();
    struct dirent **entries;
    int count = scandir(folder, &entries, is_domain, alphasort);
    CHECK_SAYING(count > 0, "no domains in %s: the tests run in the repository's root", folder);
    for (int i = 0; i < count; i++) {
        check_domain(pool, entries[i]->d_name);
        free(entries[i]);
    }
    if (count > 0)
        free(entries);
    pool_free(pool);
}

static void json_tells_the_same(void)
{
    struct pool *pool = pool_new();
    struct result result = tried(pool, "order.yaml", "--json", NULL);
    CU_ASSERT_EQUAL(result.code, 1);
    CHECK_SAYING(is_json(result.out.data), "no JSON: %s", result.out.data);
    compare(pool, "order.json", &result.out);
    result_free(&result);
    pool_free(pool);
}

/* XML with the signs in it that have to be escaped. */
static void junit_tells_the_same(void)
{
    struct scratch scratch = scratch_new();
    const char *path = pool_format(scratch.pool, "%s/junit.xml", scratch.folder);
    struct result result = tried(scratch.pool, "at.yaml", "--junit", path);
    struct text written;
    CU_ASSERT_EQUAL(result.code, 1);
    CU_ASSERT_FATAL(read_whole(path, &written));
    compare(scratch.pool, "at.xml", &written);
    text_free(&written);
    result_free(&result);
    scratch_free(&scratch);
}

static void a_file_that_cannot_be_written_is_told(void)
{
    struct scratch scratch = scratch_new();
    const char *path = pool_format(scratch.pool, "%s/none/junit.xml", scratch.folder);
    struct result result = tried(scratch.pool, "at.yaml", "--junit", path);
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "No such file or directory"));
    result_free(&result);
    scratch_free(&scratch);
}

/* -------------------------------------------------------------- files beside */

static const char lamp[] = "domain: lamp\n"
                           "state: {on: bool, dark: {type: bool, sensed: true}}\n"
                           "actions:\n"
                           "  light: {preconditions: [dark, not on], effects: on}\n"
                           "goals: {bright: {conditions: on, relevant: dark}}\n";

static struct result lamp_with(struct scratch *scratch, const char *domain, const char *command)
{
    scratch_write(scratch, "lamp.yaml", domain);
    return shell("cd '%s' && '%s' %s 2>&1", scratch->folder, built(scratch->pool, "goapgen"),
                 command);
}

static void check_lamp(struct scratch *scratch, const char *domain, const char *command, int code,
                       const char *said)
{
    struct result result = lamp_with(scratch, domain, command);
    CHECK_SAYING(result.code == code, "%s: exit code %d", command, result.code);
    CHECK_SAYING(strcmp(result.out.data, said) == 0, "%s: %s", command, result.out.data);
    result_free(&result);
}

static void examples_can_stand_in_files_of_their_own(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "a.yaml", "examples: {lit: {given: dark, expect: {plan: [light]}}}\n");
    scratch_write(&scratch, "b.yaml",
                  "examples: {later: {events: {at 2s: dark}, expect: {at 2s: on}}}\n");
    check_lamp(&scratch, lamp, "test lamp.yaml a.yaml b.yaml", 0, "2 examples, 0 failed\n");
    check_lamp(&scratch, lamp, "test lamp.yaml a.yaml", 0, "1 example, 0 failed\n");
    check_lamp(&scratch, lamp, "test lamp.yaml", 2,
               "goapgen: there are no examples to try ('examples')\n");
    check_lamp(&scratch, lamp, "test lamp.yaml none.yaml", 2,
               "goapgen: cannot read 'none.yaml': No such file or directory\n");
    check_lamp(&scratch, lamp, "test lamp.yaml a.yaml a.yaml", 1,
               "a.yaml:1:12: error: example 'lit' is defined twice\n"
               "    1 | examples: {lit: {given: dark, expect: {plan: [light]}}}\n"
               "      |            ^~~\n"
               "a.yaml:1:12: note: it was first defined here\n"
               "1 error\n");
    scratch_free(&scratch);
}

static void included_files_have_examples(void)
{
    struct scratch scratch = scratch_new();
    const char *domain = pool_format(scratch.pool, "include: [a.yaml]\n%s", lamp);
    scratch_write(&scratch, "a.yaml", "examples: {lit: {expect: {at 1s: [not dark, on]}}}\n");
    check_lamp(&scratch, domain, "test lamp.yaml", 1,
               "a.yaml:1:27: lit: expected at 1s: on\n"
               "    on is false\n"
               "1 example, 1 failed\n");
    scratch_free(&scratch);
}

static void a_file_beside_has_nothing_but_examples(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "a.yaml", "goals: {x: {conditions: on}}\n");
    check_lamp(&scratch, lamp, "test lamp.yaml a.yaml", 1,
               "a.yaml:1:1: error: unknown key 'goals' in a file of examples: domains and agents "
               "can have it\n"
               "    1 | goals: {x: {conditions: on}}\n"
               "      | ^~~~~\n"
               "a.yaml:1:1: error: the file has no 'examples'\n"
               "    1 | goals: {x: {conditions: on}}\n"
               "      | ^\n"
               "2 errors\n");
    scratch_free(&scratch);
}

/* What is told of long lists takes memory by their length, and no more. */
static void long_lists_take_little_memory(void)
{
    enum { STEPS = 50000 };
    struct scratch scratch = scratch_new();
    struct text steps = {0};
    text_add(&steps, "%sexamples: {shines: {given: dark, expect: {at 1s: on, plan: [", lamp);
    for (int i = 0; i < 2 * STEPS; i++)
        text_add(&steps, "%s%s", i == STEPS ? "], order: [" : i ? ", " : "", "light");
    text_add(&steps, "]}}}\n");
    scratch_write(&scratch, "lamp.yaml", steps.data);
    struct setting setting = {.folder = scratch.folder, .processors = 10, .little_memory = true};
    struct result result = run(
        &setting, (const char *const[]){built(scratch.pool, "goapgen"), "test", "lamp.yaml", NULL});
    CHECK_SAYING(result.code == 1 && result.errs.length == 0, "%s", result.errs.data);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "light was not done after light\n"));
    result_free(&result);
    text_free(&steps);
    scratch_free(&scratch);
}

/* The reference's own examples all come out as they say. */
static void those_of_the_reference_do_not_fail(void)
{
    struct scratch scratch = scratch_new();
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *from = strstr(reference.data, "domain: watchdog\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(from);
    size_t length = (size_t)(strstr(from, "```") - from);
    check_lamp(&scratch, pool_copy_text(scratch.pool, from, length), "test lamp.yaml", 0,
               "3 examples, 0 failed\n");
    text_free(&reference);
    scratch_free(&scratch);
}

/* What examples read and change is no use of a fact, and does not reach the tables. */
static void examples_change_nothing_that_is_generated(void)
{
    struct scratch scratch = scratch_new();
    const char *with = pool_format(scratch.pool,
                                   "%sexamples: {lit: {given: dark, events: {at 1s: not dark}, "
                                   "expect: {at 1s: [on, not dark]}}}\n",
                                   lamp);
    struct result result =
        lamp_with(&scratch, lamp, "-o one lamp.yaml && mv lamp.yaml two.yaml && true");
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    result = lamp_with(&scratch, with, "-o other lamp.yaml");
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    result = shell("diff -r '%s/one' '%s/other'", scratch.folder, scratch.folder);
    CHECK_SAYING(result.code == 0, "%s", result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_failing_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("failing examples", NULL, NULL);
    CU_ADD_TEST(suite, what_is_printed_is_as_expected);
    CU_ADD_TEST(suite, json_tells_the_same);
    CU_ADD_TEST(suite, junit_tells_the_same);
    CU_ADD_TEST(suite, a_file_that_cannot_be_written_is_told);
    CU_ADD_TEST(suite, examples_can_stand_in_files_of_their_own);
    CU_ADD_TEST(suite, included_files_have_examples);
    CU_ADD_TEST(suite, a_file_beside_has_nothing_but_examples);
    CU_ADD_TEST(suite, long_lists_take_little_memory);
    CU_ADD_TEST(suite, those_of_the_reference_do_not_fail);
    CU_ADD_TEST(suite, examples_change_nothing_that_is_generated);
}
