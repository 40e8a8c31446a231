/* SPDX-License-Identifier: MIT */
/*
 * What documents and comments name is there: files, in the manual page's synopsis every option of a
 * command, and numbers as they are. Links: test_links.c.
 */
#include "support/run.h"
#include "suites.h"

#include "gg_tables.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* Runs a command that prints what is wrong, a line each. */
static void check_nothing_printed(const char *what, const char *command)
{
    struct result result = shell("%s", command);
    CHECK_SAYING(result.out.length == 0 && result.errs.length == 0, "%s:\n%s%s", what,
                 result.out.data, result.errs.data);
    result_free(&result);
}

/* Sources of the project that are spoken of, in comments and in the READMEs of its folders. */
static void files_that_are_spoken_of_exist(void)
{
    check_nothing_printed("files that are not there",
                          "files=$(find gen runtime domains generated tests -name '*.[ch]'); "
                          "{ echo \"$files\" | xargs grep -hE '^ *(/?\\*|//)'; "
                          "  cat gen/README.md runtime/README.md tests/README.md | tr '`' '\\n' |"
                          "  grep -v '[A-Z]'; } |"
                          "grep -oE '\\b[a-z_0-9]+\\.[ch]\\b' | sort -u | "
                          "grep -vE '^(assert|std(int|bool|def))\\.h$' | while read -r name; do "
                          "echo \"$files\" | grep -q \"/$name\\$\" || echo \"$name\"; done");
}

/* A new file is named where its folder is described. */
static void every_file_is_described(void)
{
    check_nothing_printed("files that gen/README.md does not name",
                          "for file in gen/*/*.c; do name=$(basename \"$file\" .c); "
                          "room=$(basename \"$(dirname \"$file\")\"); "
                          "grep \"^| \\`$room/\\` \" gen/README.md |"
                          "grep -qF \"\\`$name\\`\" || echo \"$file\"; done");
    check_nothing_printed(
        "files that runtime/README.md does not name",
        "for file in runtime/*.h runtime/*/*.[ch]; do name=$(basename \"$file\"); "
        "grep -qF \"\\`$name\\`\" runtime/README.md || echo \"$name\"; done");
    check_nothing_printed("folders that are not described",
                          "for folder in tests/*/; do "
                          "grep -qF \"\\`$(basename \"$folder\")/\\`\" tests/README.md ||"
                          "echo \"$folder\"; done; for folder in domains/*/; do "
                          "grep -qF \"$(basename \"$folder\")\" domains/README.md ||"
                          "echo \"$folder\"; done");
}

/* What gen/README.md names in its table of rooms, in the column of files. */
static void every_room_has_its_files(void)
{
    check_nothing_printed(
        "files that gen/README.md names in vain",
        "sed -n 's/^| `\\([a-z]*\\)\\/` | \\(`[^|]*\\)|.*/\\1 \\2/p' gen/README.md |"
        "while read -r room names; do "
        "for name in $(echo \"$names\" | grep -oE '`[a-z_]+`' | tr -d '`'); do "
        "[ -e gen/$room/$name.c ] || echo \"$room/$name\"; done; done");
}

/* The options of a command that its help lists, looked for in the manual's synopsis. */
static void check_synopsis(struct pool *pool, const char *synopsis, const char *command)
{
    const char *from = strstr(synopsis, pool_format(pool, ".Nm\n.Cm %s\n", command));
    CU_ASSERT_PTR_NOT_NULL_FATAL(from);
    const char *to = strstr(from + 1, ".Nm\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(to);
    const char *part = pool_copy_text(pool, from, (size_t)(to - from));
    struct result help = shell("'%s' %s --help", built(pool, "goapgen"), command);
    unsigned count = 0;
    for (char *line = strtok(help.out.data, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "      --", 8) != 0)
            continue;
        const char *name = pool_copy_text(pool, line + 8, strcspn(line + 8, " "));
        CHECK_SAYING(strstr(part, pool_format(pool, "Fl \\-%s", name)) != NULL,
                     "the synopsis of %s in gen/goapgen.1 lacks --%s", command, name);
        count++;
    }
    CU_ASSERT(count >= 4);
    result_free(&help);
}

static void the_synopsis_has_all_options(void)
{
    struct pool *pool = pool_new();
    struct text manual;
    CU_ASSERT_FATAL(read_whole("gen/goapgen.1", &manual));
    char *end = strstr(manual.data, ".Sh DESCRIPTION");
    CU_ASSERT_PTR_NOT_NULL_FATAL(end);
    *end = '\0';
    check_synopsis(pool, manual.data, "plan");
    check_synopsis(pool, manual.data, "run");
    check_synopsis(pool, manual.data, "graph");
    text_free(&manual);
    pool_free(pool);
}

/* `make size` writes both; README.md shows the first machine's table. */
static void the_sizes_are_those_measured(void)
{
    check_nothing_printed(
        "sizes of README.md that are not in runtime/SIZE.md",
        "measured=$(sed -n '/^## Cortex-M0:/,/^## Cortex-M3:/p' runtime/SIZE.md | grep '^|');"
        "shown=$(sed -n '/^## How much it takes/,/^## Where/p' README.md | grep '^|');"
        "[ $(echo \"$measured\" | wc -l) -gt 10 ] || echo 'there is no table';"
        "[ \"$measured\" = \"$shown\" ] || echo \"$shown\"");
}

/* The rows of the pet in its own README, with the machine and its compiler for the name. */
static void the_sizes_of_the_pet_are_those_measured(void)
{
    check_nothing_printed(
        "sizes of domains/pet/README.md that are not in runtime/SIZE.md",
        "measured=$(sed -n -e 's/^## \\(.*\\): \\([^,]*\\),.*/| \\1 | \\2 |/p' "
        "-e 's/^| pet |//p' runtime/SIZE.md | sed -n '/^| [A-Z]/{N;s/\\n//;s/| - //;p}');"
        "shown=$(grep '^| [A-Z].*[0-9]' domains/pet/README.md);"
        "[ $(echo \"$measured\" | wc -l) -eq 4 ] || echo \"there is no table: $measured\";"
        "[ \"$measured\" = \"$shown\" ] || echo \"$measured is not $shown\"");
}

/* Agent, world and planner of the pet together, on each machine. */
static void the_pet_takes_less_than_it_says(void)
{
    check_nothing_printed("memory of the pet that is 1 KB or more",
                          "grep '^| [A-Z].*[0-9]' domains/pet/README.md | tr -d ' ,' | awk -F '|' "
                          "'$6 + $7 + $8 >= 1024 { print } END { if (NR != 4) print NR }'");
}

/* What the reference shows of the orchard's report is what goapgen says. */
static void the_memory_of_a_team_is_that_reported(void)
{
    struct pool *pool = pool_new();
    check_nothing_printed(
        "the report of the orchard's team that gen/LANGUAGE.md does not show",
        pool_format(
            pool,
            "folder=$(mktemp -d); said=$('%s' -o $folder domains/orchard/orchard.yaml 2>&1 |"
            "grep '^team: '); rm -r $folder; [ \"$said\" ] || echo 'there is none';"
            "tr -s '\\n ' '  ' <gen/LANGUAGE.md | grep -qF \"$said\" || echo \"$said\"",
            built(pool, "goapgen")));
    pool_free(pool);
}

/* The table format is that of the runtime's header. */
static void the_format_is_that_of_the_tables(void)
{
    struct text readme;
    char format[64];
    snprintf(format, sizeof format, "Tables are of format %d.", GG_FORMAT);
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    CHECK_SAYING(strstr(readme.data, format) != NULL, "README.md does not say: %s", format);
    text_free(&readme);
}

void add_documents_suite(void)
{
    CU_pSuite suite = CU_add_suite("documents", NULL, NULL);
    CU_ADD_TEST(suite, files_that_are_spoken_of_exist);
    CU_ADD_TEST(suite, every_file_is_described);
    CU_ADD_TEST(suite, every_room_has_its_files);
    CU_ADD_TEST(suite, the_synopsis_has_all_options);
    CU_ADD_TEST(suite, the_sizes_are_those_measured);
    CU_ADD_TEST(suite, the_sizes_of_the_pet_are_those_measured);
    CU_ADD_TEST(suite, the_pet_takes_less_than_it_says);
    CU_ADD_TEST(suite, the_memory_of_a_team_is_that_reported);
    CU_ADD_TEST(suite, the_format_is_that_of_the_tables);
}
