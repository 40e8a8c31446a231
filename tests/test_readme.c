/* SPDX-License-Identifier: MIT */
/* The README's first ten minutes, carried out: its domain, its program, and
 * what it says that they print. */
#include <string.h>

#include "run.h"
#include "suites.h"
#include "support.h"

/* The n-th block of code of a language in a Markdown text, from 0 on. */
static const char *nth_block(struct pool *pool, const char *text, const char *fence, int n)
{
    const char *start = text;
    for (int i = 0; i <= n; i++) {
        start = strstr(start, fence);
        CU_ASSERT_PTR_NOT_NULL_FATAL(start);
        start += strlen(fence);
    }
    const char *end = strstr(start, "```");
    CU_ASSERT_PTR_NOT_NULL_FATAL(end);
    return pool_copy(pool, start, (size_t)(end - start));
}

static const char *block_of(struct pool *pool, const char *text, const char *fence)
{
    return nth_block(pool, text, fence, 0);
}

/* Each line that the README shows under a command, up to the next command or
 * the end of the block, is one that was printed. */
static void check_shown(const char *readme, const char *command, const char *printed)
{
    const char *line = strstr(readme, command);
    CU_ASSERT_PTR_NOT_NULL_FATAL(line);
    size_t checked = 0;
    for (line = strchr(line, '\n') + 1; strncmp(line, "    ", 4) == 0;
         line = strchr(line, '\n') + 1) {
        if (line[4] == '$')
            break;
        struct text shown = {0};
        text_add_bytes(&shown, line + 4, strcspn(line + 4, "\n") + 1);
        bool skipped = strstr(shown.data, "...") || strstr(shown.data, "bytes:");
        CHECK_SAYING(skipped || strstr(printed, shown.data) != NULL,
                     "a README shows this, but it is not printed: %s", shown.data);
        checked += !skipped;
        text_free(&shown);
    }
    CU_ASSERT(checked > 0);
}

static void first_ten_minutes(void)
{
    struct scratch scratch = scratch_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    scratch_write(&scratch, "dog.yaml", block_of(scratch.pool, readme.data, "```yaml\n"));
    scratch_write(&scratch, "main.c", block_of(scratch.pool, readme.data, "```c\n"));
    const char *goapgen = built(scratch.pool, "goapgen");
    struct result made = shell("cd '%s' && '%s' dog.yaml", scratch.folder, goapgen);
    CU_ASSERT_EQUAL(made.code, 0);
    CU_ASSERT_STRING_EQUAL(made.errs.data, "");
    check_shown(readme.data, "$ build/goapgen dog.yaml", made.out.data);
    const char *runtime = in_repository(scratch.pool, "runtime");
    struct result lived =
        shell("cd '%s' && %s %s -I'%s' main.c dog.c dog_tasks.c '%s'/*.c -o dog && ./dog",
              scratch.folder, c_compiler(), c_flags(), runtime, runtime);
    CU_ASSERT_EQUAL(lived.code, 0);
    check_shown(readme.data, "$ ./dog", lived.out.data);
    struct result planned = shell("cd '%s' && '%s' plan dog.yaml --task live --set 'hungry = 8'",
                                  scratch.folder, goapgen);
    check_shown(readme.data, "$ build/goapgen plan dog.yaml", planned.out.data);
    struct result spent = shell("cd '%s' && '%s' run dog.yaml --time 60s", scratch.folder, goapgen);
    check_shown(readme.data, "$ build/goapgen run dog.yaml", spent.out.data);
    result_free(&spent);
    result_free(&made);
    result_free(&lived);
    result_free(&planned);
    text_free(&readme);
    scratch_free(&scratch);
}

/* Puts a function in the place of the stub that begins with the same line. */
static void replace_stub(const struct scratch *scratch, const char *file, const char *function)
{
    struct text tasks;
    CU_ASSERT_FATAL(read_whole(in_scratch(scratch, file), &tasks));
    const char *head = pool_copy(scratch->pool, function, strcspn(function, "\n"));
    char *stub = strstr(tasks.data, head);
    CU_ASSERT_PTR_NOT_NULL_FATAL(stub);
    const char *rest = strstr(stub, "\n}\n") + 3;
    *stub = '\0';
    scratch_write(scratch, file, pool_format(scratch->pool, "%s%s%s", tasks.data, function, rest));
    text_free(&tasks);
}

/* What stands before a line ends with what stands behind it. */
static void check_said_twice(const char *text, const char *line)
{
    const char *middle = strstr(text, line);
    CU_ASSERT_PTR_NOT_NULL_FATAL(middle);
    const char *again = middle + strlen(line);
    size_t length = strlen(again);
    CU_ASSERT_FATAL(length > 100 && length <= (size_t)(middle - text));
    CU_ASSERT(memcmp(middle - length, again, length) == 0);
}

/* The domain grows by a goal, the tasks file by what is printed for it. */
static void a_goal_that_interrupts(void)
{
    struct scratch scratch = scratch_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    const char *goapgen = built(scratch.pool, "goapgen");
    scratch_write(&scratch, "dog.yaml", nth_block(scratch.pool, readme.data, "```yaml\n", 0));
    struct result first = shell("cd '%s' && '%s' dog.yaml", scratch.folder, goapgen);
    scratch_write(&scratch, "dog.yaml", nth_block(scratch.pool, readme.data, "```yaml\n", 1));
    struct result grown =
        shell("cd '%s' && '%s' --new-tasks dog.yaml >>dog_tasks.c && '%s' -W error dog.yaml",
              scratch.folder, goapgen, goapgen);
    CU_ASSERT_EQUAL(grown.code, 0);
    CU_ASSERT_STRING_EQUAL(grown.errs.data, "");
    const char *sense = nth_block(scratch.pool, readme.data, "```c\n", 2);
    replace_stub(&scratch, "dog_tasks.c", strstr(sense, "bool dog_sense_raining"));
    scratch_write(&scratch, "main.c", nth_block(scratch.pool, readme.data, "```c\n", 3));
    const char *runtime = in_repository(scratch.pool, "runtime");
    struct result lived =
        shell("cd '%s' && echo 'extern bool rain_outside;' >game.h && "
              "%s %s -include stdbool.h -include game.h -I'%s' main.c dog.c dog_tasks.c '%s'/*.c "
              "-o dog && ./dog",
              scratch.folder, c_compiler(), c_flags(), runtime, runtime);
    CU_ASSERT_EQUAL(lived.code, 0);
    check_shown(strstr(readme.data, "### A goal that interrupts"), "$ ./dog", lived.out.data);
    check_shown(strstr(readme.data, ">>dog_tasks.c"), "$ build/goapgen dog.yaml", grown.out.data);
    scratch_write(&scratch, "pack.c", nth_block(scratch.pool, readme.data, "```c\n", 4));
    struct result pack =
        shell("cd '%s' && %s %s -include stdbool.h -include game.h -I'%s' pack.c dog.c dog_tasks.c "
              "'%s'/*.c -o pack && ./pack",
              scratch.folder, c_compiler(), c_flags(), runtime, runtime);
    CU_ASSERT_EQUAL(pack.code, 0);
    check_said_twice(pack.out.data, "once more:\n");
    result_free(&pack);
    result_free(&first);
    result_free(&grown);
    result_free(&lived);
    text_free(&readme);
    scratch_free(&scratch);
}

/* What other places show of what goapgen prints. */
static void what_goapgen_prints(void)
{
    static const struct {
        const char *file, *command;
    } shown[] = {
        {"README.md", "plan domains/coin/coin.yaml --goal rich\n"},
        {"README.md", "plan domains/coin/coin.yaml --goal rich --deny key_in_world\n"},
        {"domains/cat/README.md", "run tests/domains/literal_cat.yaml\n"},
        {"domains/cat/README.md", "run domains/cat/cat.yaml\n"},
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        struct text readme;
        CU_ASSERT_FATAL(read_whole(shown[i].file, &readme));
        struct result printed = shell("'%s' %s", built(pool, "goapgen"), shown[i].command);
        check_shown(readme.data, pool_format(pool, "$ build/goapgen %s", shown[i].command),
                    printed.out.data);
        result_free(&printed);
        text_free(&readme);
    }
    pool_free(pool);
}

/* The examples of the reference compile, and nothing is to be said against them; but
 * for the one that includes a file. */
static void the_reference_has_good_examples(void)
{
    static const char fence[] = "```yaml\n";
    struct scratch scratch = scratch_new();
    struct text reference;
    size_t count = 0;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    for (const char *at = reference.data; (at = strstr(at, fence)) != NULL; at++) {
        const char *block = block_of(scratch.pool, at, fence);
        if (strstr(block, "include:"))
            continue;
        scratch_write(&scratch, "example.yaml", block);
        struct result result = shell("cd '%s' && '%s' -W error example.yaml", scratch.folder,
                                     built(scratch.pool, "goapgen"));
        CHECK_SAYING(result.code == 0, "%s", result.errs.data);
        result_free(&result);
        count++;
    }
    CU_ASSERT(count > 10);
    text_free(&reference);
    scratch_free(&scratch);
}

void add_readme_suite(void)
{
    CU_pSuite suite = CU_add_suite("readme", NULL, NULL);
    CU_ADD_TEST(suite, first_ten_minutes);
    CU_ADD_TEST(suite, a_goal_that_interrupts);
    CU_ADD_TEST(suite, what_goapgen_prints);
    CU_ADD_TEST(suite, the_reference_has_good_examples);
}
