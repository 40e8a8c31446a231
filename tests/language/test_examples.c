/* SPDX-License-Identifier: MIT */
/*
 * Every domain that this repository shows or has: the blocks of LANGUAGE.md, README.md and
 * the manual page, and all files in domains/ and tests/. Whatever they are, `goapgen run`,
 * `goapgen plan` and `goapgen graph` end by themselves, in time, with an exit code of their
 * table, and say something; and the C that is made of it is C.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* What is asked of each domain. */
static const struct {
    const char *words[6];
    bool json;
    bool draws; /* also what has nothing to plan */
} commands[] = {
    {{"run", "--time", "30s"}, false, false},
    {{"run", "--json", "--decisions", "20"}, true, false},
    {{"plan"}, false, false},
    {{"plan", "--why"}, false, false},
    {{"plan", "--json"}, true, false},
    {{"test"}, false, false},
    {{"graph"}, false, true},
};

/* A domain, and what stands in it. */
struct example {
    const char *name; /* where it is from, for messages */
    const char *folder, *path;
    const char *text;
};

static bool has_section(const char *text, const char *key)
{
    size_t length = strlen(key);
    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, key, length) == 0 && line[length] == ':')
            return true;
    }
    return false;
}

/* Whether some agent has a goal or a task: one that an agent names, or one without
 * parameters, which stands first in these domains if there is one. */
static bool has_something_to_plan(const char *text)
{
    const char *tasks = strstr(text, "\ntasks:");
    if (has_section(text, "goals") || strstr(text, " task: "))
        return true;
    if (!tasks)
        return false;
    const char *first = tasks + strlen("\ntasks:");
    return first[strcspn(first, "(:")] == ':';
}

/* Whether the code is one that such a domain can end with: 1 where it has errors, 2 where it
 * has nothing to plan. */
static bool is_sensible(const struct example *example, size_t command, int code)
{
    int nothing = commands[command].draws ? 0 : 2;
    bool is_for_tests = strncmp(example->name, "tests/", 6) == 0; /* its examples may fail */
    if (strcmp(commands[command].words[0], "test") == 0) /* 2: there are no examples in it */
        return code == (has_section(example->text, "examples") ? 0 : 2) ||
               (code == 1 && is_for_tests);
    if (strncmp(example->name, "tests/fuzz/", 11) == 0)
        return code >= 0 && code <= 4;
    if (strncmp(example->name, "tests/language/bad/", 19) == 0)
        return code == 1 || (strstr(example->name, "/parts/") && code == nothing);
    if (commands[command].draws)
        return code == 0;
    return has_something_to_plan(example->text) ? code == 0 || code == 3 : code == 2;
}

/* Returns the exit code. */
static int check_command(const struct example *example, size_t number)
{
    struct pool *pool = pool_new();
    struct setting setting = {.folder = example->folder, .processors = 10, .little_memory = true};
    const char *arguments[10] = {built(pool, "goapgen")};
    const char *said = example->name;
    size_t count = 1;
    for (size_t i = 0; i < 6 && commands[number].words[i]; i++) {
        arguments[count++] = commands[number].words[i];
        said = pool_format(pool, "%s %s", said, commands[number].words[i]);
    }
    arguments[count] = example->path;
    struct result result = run(&setting, arguments);
    CHECK_SAYING(result.signal == 0, "%s: signal %d", said, result.signal);
    CHECK_SAYING(is_sensible(example, number, result.code), "%s: exit code %d, %s", said,
                 result.code, result.errs.data);
    bool answers = result.code == 0 || (result.code == 3 && *arguments[1] == 'r');
    answers |= strcmp(arguments[1], "test") == 0 && result.errs.length == 0;
    CHECK_SAYING(answers ? result.out.length > 0 : result.errs.length > 0, "%s: nothing is said",
                 said);
    if (commands[number].json && (result.code == 0 || result.code == 3))
        CHECK_SAYING(is_json(result.out.data), "%s: no JSON: %s", said, result.out.data);
    int code = result.code;
    result_free(&result);
    pool_free(pool);
    return code;
}

/* A C compiler reads what is made of a domain, beside its stubs. */
static void check_c(const struct example *example)
{
    struct scratch scratch = scratch_new();
    struct result result =
        shell("'%s' -o '%s' '%s%s%s' && %s %s -std=c99 -Wall -Wextra -Wconversion -Werror "
              "-fsyntax-only -I '%s' '%s'/*.c",
              built(scratch.pool, "goapgen"), scratch.folder,
              example->folder ? example->folder : "", example->folder ? "/" : "", example->path,
              c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"), scratch.folder);
    CHECK_SAYING(result.code == 0, "%s: %s", example->name, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* What has errors is not brought further than to these by any command. */
static void check_example(const struct example *example)
{
    bool has_errors = check_command(example, 0) == 1;
    for (size_t i = 1; i < (has_errors ? 2 : sizeof commands / sizeof *commands); i++)
        check_command(example, i);
    if (!has_errors)
        check_c(example);
}

/* ----------------------------------------------------------------- documents */

/* What the examples leave out: the file that one includes, and what stands around a part. */
static const char included[] = "state: {rested: bool}\n";
static const char around_a_part[] = "domain: coin\n"
                                    "state: {has_key: bool, door_open: bool, has_coin: bool, "
                                    "keys_left: {type: 0..3, start: 1}}\n";

/* Carries out the texts between two others; how many there were. */
static size_t check_blocks(const char *file, const char *begin, const char *end)
{
    struct scratch scratch = scratch_new();
    struct text document;
    size_t count = 0;
    CU_ASSERT_FATAL(read_whole(file, &document));
    struct result made = shell("mkdir '%s/animals'", scratch.folder);
    result_free(&made);
    scratch_write(&scratch, "animals/cat_state.yaml", included);
    for (const char *at = document.data; (at = strstr(at, begin)) != NULL; count++) {
        at += strlen(begin);
        const char *stop = strstr(at, end);
        CU_ASSERT_PTR_NOT_NULL_FATAL(stop);
        const char *text = pool_copy_text(scratch.pool, at, (size_t)(stop - at));
        if (!has_section(text, "domain"))
            text = pool_format(scratch.pool, "%s%s", around_a_part, text);
        scratch_write(&scratch, "example.yaml", text);
        struct example example = {pool_format(scratch.pool, "%s, example %zu", file, count),
                                  scratch.folder, "example.yaml", text};
        check_example(&example);
    }
    text_free(&document);
    scratch_free(&scratch);
    return count;
}

static void examples_of_documents(void)
{
    CU_ASSERT(check_blocks("gen/LANGUAGE.md", "```yaml\n", "```") >= 39);
    CU_ASSERT(check_blocks("README.md", "```yaml\n", "```") >= 3);
    CU_ASSERT(check_blocks("gen/goapgen.1", ".Bd -literal -offset indent\n", ".Ed\n") > 0);
}

/* --------------------------------------------------------------------- files */

static void files_of_the_repository(void)
{
    struct pool *pool = pool_new();
    struct result list = shell("find domains tests -name '*.yaml' | sort");
    size_t count = 0;
    for (char *line = list.out.data; *line; count++) {
        char *end = strchr(line, '\n');
        CU_ASSERT_PTR_NOT_NULL_FATAL(end);
        *end = '\0';
        struct text text;
        CU_ASSERT(read_whole(line, &text));
        struct example example = {line, NULL, in_repository(pool, line), text.data};
        check_example(&example);
        text_free(&text);
        line = end + 1;
    }
    CU_ASSERT(count > 100);
    result_free(&list);
    pool_free(pool);
}

void add_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("examples", NULL, NULL);
    CU_ADD_TEST(suite, examples_of_documents);
    CU_ADD_TEST(suite, files_of_the_repository);
}
