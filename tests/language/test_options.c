/* SPDX-License-Identifier: MIT */
/*
 * The command line as it is documented: --help, the manual page and the README
 * know the same options, and the exit codes are those of their table.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------- options */

/* An option as a line begins with it: "-o,--output-dir" or "--json". */
struct options_list {
    const char *items[64];
    size_t count;
};

static bool lists(const struct options_list *list, const char *option)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], option) == 0)
            return true;
    return false;
}

/* "  -o, --output-dir DIR   where they go" as "-o,--output-dir"; NULL if the
 * line does not begin with an option. */
static const char *option_of(struct pool *pool, const char *line)
{
    static const char name[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-";
    const char *option = NULL;
    for (;;) {
        line += strspn(line, " ,");
        size_t length = strspn(line, name);
        if (line[0] != '-' || length < 2)
            return option;
        const char *word = pool_copy_text(pool, line, length);
        option = option ? pool_format(pool, "%s,%s", option, word) : word;
        line += length;
    }
}

/* ".It Fl o , \-output\-dir Ar DIR" as "-o , --output-dir Ar DIR"; "" for any
 * other line. */
static const char *from_manual(struct pool *pool, const char *line)
{
    static const char tag[] = ".It Fl ";
    if (strncmp(line, tag, strlen(tag)) != 0)
        return "";
    struct text text = {0};
    text_add(&text, "%s", "");
    bool at_start = true;
    for (const char *at = line + strlen(tag); *at; at++) {
        if (at_start && *at != ',')
            text_add(&text, "-");
        if (*at != '\\')
            text_add(&text, "%c", *at);
        at_start = *at == ' ';
        if (strncmp(at, " Ar ", 4) == 0 || strncmp(at, " Cm ", 4) == 0)
            break;
    }
    const char *result = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return result;
}

static struct options_list options_in(struct pool *pool, const struct text *text, bool manual)
{
    struct options_list list = {.count = 0};
    for (const char *line = text->data; *line;) {
        size_t length = strcspn(line, "\n");
        const char *copy = pool_copy_text(pool, line, length);
        const char *option = option_of(pool, manual ? from_manual(pool, copy) : copy);
        if (option && !lists(&list, option) && list.count < 64)
            list.items[list.count++] = option;
        line += length + (line[length] == '\n');
    }
    return list;
}

static struct result help_of(struct pool *pool, const char *command)
{
    return shell("'%s' %s --help", built(pool, "goapgen"), command);
}

/* The commands, and the headings of the manual page between which their options stand. */
static const struct {
    const char *word, *from, *to;
} commands[] = {{"", ".Sh DESCRIPTION\n", ".Ss Planning\n"},
                {"plan", ".Ss Planning\n", ".Ss Decisions\n"},
                {"decide", ".Ss Decisions\n", ".Ss Simulation\n"},
                {"run", ".Ss Simulation\n", ".Ss Examples\n"},
                {"test", ".Ss Examples\n", ".Ss Records\n"},
                {"view", ".Ss Records\n", ".Ss Teams\n"},
                {"team", ".Ss Teams\n", ".Ss Pictures\n"},
                {"graph", ".Ss Pictures\n", ".Sh FILES\n"}};

enum { COMMANDS = sizeof commands / sizeof *commands };

static struct options_list options_of_manual(struct pool *pool, size_t command)
{
    struct text text, part = {0};
    CU_ASSERT_FATAL(read_whole("gen/goapgen.1", &text));
    const char *from = strstr(text.data, commands[command].from);
    const char *to = strstr(text.data, commands[command].to);
    CU_ASSERT_FATAL(from && to && from < to);
    text_add_bytes(&part, from, (size_t)(to - from));
    struct options_list list = options_in(pool, &part, true);
    text_free(&part);
    text_free(&text);
    return list;
}

/* The same options, in the same order. */
static void manual_has_the_options(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < COMMANDS; i++) {
        struct result result = help_of(pool, commands[i].word);
        struct options_list help = options_in(pool, &result.out, false);
        struct options_list manual = options_of_manual(pool, i);
        CU_ASSERT(help.count >= 3);
        CHECK_SAYING(manual.count == help.count, "'%s' has %zu options, in the manual %zu",
                     commands[i].word, help.count, manual.count);
        for (size_t j = 0; j < help.count && j < manual.count; j++)
            CU_ASSERT_STRING_EQUAL(manual.items[j], help.items[j]);
        result_free(&result);
    }
    pool_free(pool);
}

/* The texts of all commands, as README.md shows them: a block each. UPDATE_GOLDEN=1 in the
 * environment writes them there. */
static void readme_has_the_help_of_each_command(void)
{
    static const char heading[] = "## The command line\n", fence[] = "```\n";
    struct pool *pool = pool_new();
    struct text readme, shown = {0};
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    for (size_t i = 0; i < COMMANDS; i++) {
        struct result help = help_of(pool, commands[i].word);
        CU_ASSERT_EQUAL(help.code, 0);
        CHECK_SAYING(strncmp(help.out.data, "Usage: goapgen ", 15) == 0, "%s", help.out.data);
        text_add(&shown, "%s%s%s%s", i > 0 ? "\n" : "", fence, help.out.data, fence);
        result_free(&help);
    }
    const char *section = strstr(readme.data, heading);
    CU_ASSERT_PTR_NOT_NULL_FATAL(section);
    const char *from = strstr(section, fence), *to = from;
    for (size_t i = 0; to && i < 2 * COMMANDS; i++, to = to ? to + strlen(fence) : NULL)
        to = strstr(to, fence);
    CU_ASSERT_PTR_NOT_NULL_FATAL(to);
    const char *whole =
        pool_format(pool, "%.*s%s%s", (int)(from - readme.data), readme.data, shown.data, to);
    if (getenv("UPDATE_GOLDEN")) {
        CU_ASSERT(write_whole("README.md", whole, strlen(whole)));
    } else {
        CHECK_SAYING(strcmp(whole, readme.data) == 0, "%s",
                     "README.md shows other texts (UPDATE_GOLDEN=1 writes it anew)");
    }
    text_free(&shown);
    text_free(&readme);
    pool_free(pool);
}

/* ------------------------------------------------------------- exit codes */

static const char cat[] = "domain: cat\n"
                          "state: {full: 0..10}\n"
                          "actions: {eat: {preconditions: full <= 8, effects: full += 2}}\n"
                          "tasks:\n"
                          "  live: {methods: {feed: {subtasks: eat}}}\n"
                          "  never: {methods: {stuffed: {preconditions: full > 8}}}\n";

/* The scratch folder has cat.yaml; broken.yaml, with an error; and odd.yaml,
 * with a warning. They are run in this order. */
static const struct {
    int code;
    const char *arguments[6];
} calls[] = {
    {0, {"--help"}},
    {0, {"-h"}},
    {0, {"--version"}},
    {0, {"--schema"}},
    {0, {"plan", "--help"}},
    {2, {NULL}},
    {2, {"--no-such-option"}},
    {2, {"missing.yaml"}},
    {2, {"cat.yaml", "odd.yaml"}},
    {2, {"-W", "no-such-warning", "cat.yaml"}},
    {2, {"-o"}},
    {0, {"-o", "new/folder", "cat.yaml"}},
    {2, {"-o", "cat.yaml/folder", "cat.yaml"}},
    {2, {"frobnicate"}},
    {2, {"frobnicate", "cat.yaml"}},
    {2, {"-Werror", "plan", "cat.yaml"}},
    {2, {"--new-tasks", "--check", "cat.yaml"}},
    {1, {"--check", "cat.yaml"}},
    {0, {"cat.yaml"}},
    {0, {"--check", "cat.yaml"}},
    {0, {"--new-tasks", "cat.yaml"}},
    {1, {"broken.yaml"}},
    {0, {"odd.yaml"}},
    {1, {"-W", "error", "odd.yaml"}},
    {0, {"-W", "error", "-Wno-unread-fact", "-Wno-idle-agent", "odd.yaml"}},
    {2, {"plan"}},
    {0, {"plan", "cat.yaml"}},
    {2, {"plan", "odd.yaml"}},
    {2, {"plan", "cat.yaml", "--goal", "no_such_goal"}},
    {2, {"plan", "cat.yaml", "--goal=a", "--task=live"}},
    {2, {"plan", "cat.yaml", "--cost", "nothing=3"}},
    {2, {"plan", "missing.yaml", "--task", "live"}},
    {2, {"plan", "cat.yaml", "--task", "no_such_task"}},
    {2, {"plan", "cat.yaml", "--task", "live", "--no-such-option"}},
    {2, {"plan", "cat.yaml", "--task", "live", "--nodes=many"}},
    {2, {"plan", "cat.yaml", "--task", "live", "--set=full = 11"}},
    {2, {"plan", "cat.yaml", "--task", "live", "--deny=nothing"}},
    {2, {"plan", "cat.yaml", "--task", "live", "--agent=dog"}},
    {1, {"plan", "broken.yaml", "--task", "live"}},
    {0, {"plan", "cat.yaml", "--task", "live", "--json"}},
    {0, {"plan", "cat.yaml", "--task", "live", "--backward"}},
    {0, {"plan", "cat.yaml", "--task", "never", "--set=full = 9"}},
    {3, {"plan", "cat.yaml", "--task", "never"}},
    {4, {"plan", "cat.yaml", "--task", "live", "--nodes=0"}},
    {0, {"run", "--help"}},
    {2, {"run"}},
    {2, {"run", "missing.yaml"}},
    {0, {"run", "cat.yaml"}},
    {2, {"run", "odd.yaml"}},
    {1, {"run", "broken.yaml"}},
    {0, {"run", "cat.yaml", "--agent", "cat", "--seed=7", "--json"}},
    {2, {"run", "cat.yaml", "--agent=dog"}},
    {2, {"run", "cat.yaml", "--task=live"}},
    {2, {"run", "cat.yaml", "--set=full = 11"}},
    {3, {"run", "cat.yaml", "--set=full = 9"}},
    {0, {"run", "cat.yaml", "--decisions", "1"}},
    {2, {"run", "cat.yaml", "--decisions", "0"}},
    {2, {"run", "cat.yaml", "--decisions=1000001"}},
    {2, {"run", "cat.yaml", "--decisions=-1"}},
    {0, {"run", "cat.yaml", "--time", "1.5m"}},
    {0, {"run", "cat.yaml", "--time", "0.01h"}},
    {0, {"run", "cat.yaml", "--time", "0.0001d"}},
    {2, {"run", "cat.yaml", "--time", "0d"}},
    {2, {"run", "cat.yaml", "--time", "60"}},
    {2, {"run", "cat.yaml", "--time=0ms"}},
    {2, {"run", "cat.yaml", "--time=50d"}},
    {2, {"run", "cat.yaml", "--time=0.5ms"}},
    {2, {"run", "cat.yaml", "--time=4294968s"}},
    {2, {"run", "cat.yaml", "--time=-1s"}},
    {2, {"run", "cat.yaml", "--time=1s", "--decisions=1"}},
    {0, {"run", "cat.yaml", "--agents", "2"}},
    {0, {"run", "cat.yaml", "--agents=1000", "--decisions=1"}},
    {2, {"run", "cat.yaml", "--agents=0"}},
    {2, {"run", "cat.yaml", "--agents=1001"}},
    {2, {"run", "cat.yaml", "--agents=all"}},
    {2, {"plan", "cat.yaml", "--agents=2"}},
};

static void exit_codes_are_as_documented(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "cat.yaml", cat);
    scratch_write(&scratch, "broken.yaml", "domain: broken\nnonsense: true\n");
    scratch_write(&scratch, "odd.yaml", "domain: odd\nstate: {unused: bool}\n");
    struct setting setting = {.folder = scratch.folder};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        const char *arguments[8] = {built(scratch.pool, "goapgen")};
        const char *said = "goapgen";
        for (size_t j = 0; j < 6 && calls[i].arguments[j]; j++) {
            arguments[j + 1] = calls[i].arguments[j];
            said = pool_format(scratch.pool, "%s %s", said, arguments[j + 1]);
        }
        struct result result = run(&setting, arguments);
        CHECK_SAYING(result.code == calls[i].code, "%s: exit code %d, not %d", said, result.code,
                     calls[i].code);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* ----------------------------------------------------------------- schema */

static void schema_is_json(void)
{
    struct pool *pool = pool_new();
    struct result schema =
        run(NULL, (const char *const[]){built(pool, "goapgen"), "--schema", NULL});
    CU_ASSERT_EQUAL(schema.code, 0);
    CU_ASSERT_EQUAL(schema.out.data[0], '{');
    CU_ASSERT_TRUE(is_json(schema.out.data));
    CU_ASSERT_PTR_NOT_NULL(strstr(schema.out.data, "draft-07"));
    result_free(&schema);
    pool_free(pool);
}

void add_options_suite(void)
{
    CU_pSuite suite = CU_add_suite("options", NULL, NULL);
    CU_ADD_TEST(suite, manual_has_the_options);
    CU_ADD_TEST(suite, readme_has_the_help_of_each_command);
    CU_ADD_TEST(suite, exit_codes_are_as_documented);
    CU_ADD_TEST(suite, schema_is_json);
}
