/* SPDX-License-Identifier: MIT */
/*
 * What the compiler says of wrong domains: each tests/language/bad/NAME.yaml is compiled,
 * and what stands on standard error must be tests/language/bad/NAME.expected, to the
 * letter. A new pair of files is a new test. UPDATE_GOLDEN=1 in the environment
 * writes the .expected files anew; look at the difference before it is kept.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static int is_domain(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".yaml") == 0;
}

static const char folder[] = "tests/language/bad";

static void compare_messages(struct pool *pool, const char *name, const struct text *messages)
{
    const char *path = pool_format(pool, "%s/%s.expected", folder, name);
    struct text expected;
    if (getenv("UPDATE_GOLDEN"))
        CU_ASSERT_FATAL(write_whole(path, messages->data, messages->length));
    CHECK_SAYING(read_whole(path, &expected), "%s cannot be read", path);
    bool same = expected.length == messages->length &&
                memcmp(expected.data, messages->data, expected.length) == 0;
    CHECK_SAYING(same, "%s: %s", path, difference(pool, &expected, messages));
    text_free(&expected);
}

static void compile_bad(const struct scratch *scratch, const char *name)
{
    const char *path = pool_format(scratch->pool, "%s.yaml", name);
    struct setting setting = {.folder = folder, .processors = 20, .little_memory = true};
    struct result result = run(&setting, (const char *const[]){built(scratch->pool, "goapgen"),
                                                               "-o", scratch->folder, path, NULL});
    CHECK_SAYING(result.code == 1, "%s: exit code %d, signal %d", path, result.code, result.signal);
    CHECK_SAYING(result.out.length == 0, "%s: something on standard output", path);
    CHECK_SAYING(files_in(scratch->folder) == 0, "%s: files were written", path);
    compare_messages(scratch->pool, name, &result.errs);
    result_free(&result);
}

static void every_message_is_as_expected(void)
{
    struct scratch scratch = scratch_new();
    struct dirent **entries;
    int count = scandir(folder, &entries, is_domain, alphasort);
    CHECK_SAYING(count > 0, "no domains in %s: the tests run in the repository's root", folder);
    for (int i = 0; i < count; i++) {
        size_t length = strlen(entries[i]->d_name) - 5;
        compile_bad(&scratch, pool_copy_text(scratch.pool, entries[i]->d_name, length));
        free(entries[i]);
    }
    if (count > 0)
        free(entries);
    scratch_free(&scratch);
}

void add_bad_input_suite(void)
{
    CU_pSuite suite = CU_add_suite("bad input", NULL, NULL);
    CU_ADD_TEST(suite, every_message_is_as_expected);
}
