/* SPDX-License-Identifier: MIT */
/* The README's first ten minutes, carried out: its domain, its program, and
 * what it says that they print. */
#include "support/run.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

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
 * the end of the block, in which lines can be empty, is one that was printed. Bytes depend on the size of a pointer. */
static void check_shown(const char *readme, const char *command, const char *printed)
{
    const char *line = strstr(readme, command);
    CU_ASSERT_PTR_NOT_NULL_FATAL(line);
    size_t checked = 0;
    for (line = strchr(line, '\n') + 1; *line == '\n' || strncmp(line, "    ", 4) == 0;
         line = strchr(line, '\n') + 1) {
        if (*line == '\n')
            continue;
        if (line[4] == '$')
            break;
        struct text shown = {0};
        text_add_bytes(&shown, line + 4, strcspn(line + 4, "\n") + 1);
        bool skipped =
            strstr(shown.data, "...") || (sizeof(void *) != 8 && strstr(shown.data, "bytes:"));
        CHECK_SAYING(skipped || strstr(printed, shown.data) != NULL,
                     "a README shows this, but it is not printed: %s", shown.data);
        checked += !skipped;
        text_free(&shown);
    }
    CU_ASSERT(checked > 0);
}

/* A reader's folders: the repository, as it is built, and one beside it for the dog. */
static struct scratch reader_new(void)
{
    struct scratch scratch = scratch_new();
    struct result made =
        shell("cd '%s' && mkdir goapgen dog && ln -s '%s' goapgen/build && ln -s '%s' goapgen",
              scratch.folder, built(scratch.pool, "."), in_repository(scratch.pool, "runtime"));
    CU_ASSERT_EQUAL_FATAL(made.code, 0);
    result_free(&made);
    return scratch;
}

/* Types a command that the README shows, given by its beginning, in the dog's folder. What is
 * printed for it is compared. */
static void carry_out(const struct scratch *scratch, const char *readme, const char *command)
{
    const char *shown = pool_format(scratch->pool, "    $ %s", command);
    const char *line = strstr(readme, shown);
    CHECK_SAYING(line != NULL, "README.md does not show %s", command);
    CU_ASSERT_FATAL(line != NULL);
    const char *typed = pool_copy(scratch->pool, line + 6, strcspn(line + 6, "\n"));
    struct result result = shell("cc() { command %s %s \"$@\"; }; cd '%s/dog' && %s", c_compiler(),
                                 c_flags(), scratch->folder, typed);
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s: %s", typed, result.errs.data);
    if (strncmp(strchr(line, '\n') + 1, "    ", 4) == 0 && strchr(line, '\n')[5] != '$')
        check_shown(line, shown, result.out.data);
    result_free(&result);
}

static void write_block(const struct scratch *scratch, const char *name, const char *readme,
                        const char *fence, int n)
{
    scratch_write(scratch, name, nth_block(scratch->pool, readme, fence, n));
}

/* What the README leads to is made in the reader's folder alone. */
static void check_only_the_dog_has_files(const struct scratch *scratch)
{
    CU_ASSERT_EQUAL(files_in(scratch->folder), 2);
    CU_ASSERT_EQUAL(files_in(in_scratch(scratch, "goapgen")), 2);
}

static void first_ten_minutes(void)
{
    struct scratch scratch = reader_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    CU_ASSERT_PTR_NOT_NULL(strstr(readme.data, "    $ mkdir ../dog && cd ../dog\n"));
    write_block(&scratch, "dog/dog.yaml", readme.data, "```yaml\n", 0);
    write_block(&scratch, "dog/main.c", readme.data, "```c\n", 0);
    carry_out(&scratch, readme.data, "../goapgen/build/goapgen dog.yaml");
    carry_out(&scratch, readme.data, "cc ");
    carry_out(&scratch, readme.data, "./dog");
    carry_out(&scratch, readme.data, "../goapgen/build/goapgen plan dog.yaml");
    carry_out(&scratch, readme.data, "../goapgen/build/goapgen run dog.yaml");
    check_only_the_dog_has_files(&scratch);
    text_free(&readme);
    scratch_free(&scratch);
}

/* Puts a block of code in the place of the stub with this first line. */
static void replace_stub(const struct scratch *scratch, const char *file, const char *head,
                         const char *block)
{
    struct text tasks;
    CU_ASSERT_FATAL(read_whole(in_scratch(scratch, file), &tasks));
    char *stub = strstr(tasks.data, head);
    CU_ASSERT_PTR_NOT_NULL_FATAL(stub);
    const char *rest = strstr(stub, "\n}\n") + 3;
    *stub = '\0';
    scratch_write(scratch, file, pool_format(scratch->pool, "%s%s%s", tasks.data, block, rest));
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

/* What the README says of searches: with a procedural precondition the planner has nodes. */
static void check_search(const struct scratch *scratch, const char *readme)
{
    const char *yaml = nth_block(scratch->pool, readme, "```yaml\n", 1);
    const char *push = strstr(yaml, "uninterruptible: true");
    CU_ASSERT_PTR_NOT_NULL_FATAL(push);
    scratch_write(scratch, "asking.yaml",
                  pool_format(scratch->pool, "%.*sprocedural_precondition: may_push, %s",
                              (int)(push - yaml), yaml, push));
    struct result nodes =
        shell("cd '%s' && goapgen/build/goapgen asking.yaml && grep -c 'nodes\\[' dog.h && "
              "rm *.* && cp dog/dog.yaml . && goapgen/build/goapgen dog.yaml && "
              "grep -c 'nodes\\[' dog.h; rm *.*",
              scratch->folder);
    CHECK_SAYING(strstr(nodes.out.data, "\n1\n") != NULL && strstr(nodes.out.data, "\n0\n") != NULL,
                 "%s%s", nodes.out.data, nodes.errs.data);
    result_free(&nodes);
}

/* The domain grows by a goal, the tasks file by what is printed for it. */
static void a_goal_that_interrupts(void)
{
    struct scratch scratch = reader_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    const char *goal = strstr(readme.data, "### A goal that interrupts");
    write_block(&scratch, "dog/dog.yaml", readme.data, "```yaml\n", 0);
    carry_out(&scratch, readme.data, "../goapgen/build/goapgen dog.yaml");
    write_block(&scratch, "dog/dog.yaml", readme.data, "```yaml\n", 1);
    carry_out(&scratch, goal, "../goapgen/build/goapgen --new-tasks dog.yaml");
    carry_out(&scratch, goal, "../goapgen/build/goapgen dog.yaml");
    check_search(&scratch, readme.data);
    replace_stub(&scratch, "dog/dog_tasks.c", "bool dog_sense_raining",
                 nth_block(scratch.pool, readme.data, "```c\n", 2));
    write_block(&scratch, "dog/main.c", readme.data, "```c\n", 3);
    carry_out(&scratch, goal, "cc ");
    carry_out(&scratch, goal, "./dog");
    write_block(&scratch, "dog/pack.c", readme.data, "```c\n", 4);
    carry_out(&scratch, readme.data, "cc -I../goapgen/runtime pack.c");
    struct result pack = shell("cd '%s/dog' && ./pack", scratch.folder);
    CU_ASSERT_EQUAL(pack.code, 0);
    check_said_twice(pack.out.data, "once more:\n");
    write_block(&scratch, "dog/sleep.c", readme.data, "```c\n", 5);
    carry_out(&scratch, readme.data, "cc -I../goapgen/runtime sleep.c");
    carry_out(&scratch, readme.data, "./sleep");
    check_only_the_dog_has_files(&scratch);
    result_free(&pack);
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
        {"domains/orchard/README.md",
         "team domains/orchard/orchard.yaml --at 0 'want roast(stove_1)'\n"},
        {"domains/orchard/README.md",
         "team domains/orchard/orchard.yaml --at 0 'want roast(stove_1)' --at 7s 'stock(stove_1, "
         "raw_apple) = 0' --at 9s 'leave b'\n"},
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

/* The pet's own README shows some lines of its day. */
static void the_day_of_the_pet(void)
{
    struct pool *pool = pool_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("domains/pet/README.md", &readme));
    struct result day = shell("'%s'", built(pool, "pet"));
    check_shown(readme.data, "    $ build/pet\n", day.out.data);
    result_free(&day);
    text_free(&readme);
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

/* What the README and the reference show of a team compiles, and reaches what it asks for. */
static void the_calls_of_a_team(void)
{
    struct scratch scratch = scratch_new();
    struct text reference, readme;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference) && read_whole("README.md", &readme));
    const char *teams = strstr(reference.data, "\n## Teams\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(teams);
    scratch_write(&scratch, "orchard.yaml", block_of(scratch.pool, teams, "```yaml\n"));
    const char *agents = strstr(readme.data, "\n## Several agents\n");
    scratch_write(&scratch, "main.c",
                  pool_format(scratch.pool,
                              "#include \"orchard.h\"\n"
                              "static orchard_world world;\nstatic orchard_agent agent;\n"
                              "static orchard_planner planner;\nstatic orchard_team team;\n"
                              "static orchard_team_planner team_planner;\n"
                              "static const orchard_team_profile profile = {{1000, 1000}};\n"
                              "int main(void)\n{\n"
                              "orchard_symbol stove = ORCHARD_STOVE_1;\nuint32_t id;\n"
                              "orchard_world_init(&world);\n"
                              "orchard_agent_init(&agent, &world, 1);\n%s%s}\n",
                              block_of(scratch.pool, agents, "```c\n"),
                              block_of(scratch.pool, teams, "```c\n")));
    struct result result =
        shell("cd '%s' && '%s' orchard.yaml && %s %s -I'%s' main.c orchard.c orchard_tasks.c "
              "'%s'/*.c -o orchard && ./orchard",
              scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
              in_repository(scratch.pool, "runtime"), in_repository(scratch.pool, "runtime"));
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    text_free(&reference);
    text_free(&readme);
    scratch_free(&scratch);
}

/* The hunter of the reference is asked four times a second, and sleeps in between. */
static void the_hunter_who_sleeps(void)
{
    struct scratch scratch = scratch_new();
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *sleep = strstr(reference.data, "\n## Sleep\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(sleep);
    scratch_write(&scratch, "hunter.yaml", block_of(scratch.pool, sleep, "```yaml\n"));
    scratch_write(&scratch, "main.c",
                  pool_format(scratch.pool,
                              "#include \"hunter.h\"\n%s"
                              "static hunter_world world;\nstatic hunter_agent one;\n"
                              "static hunter_planner planner;\nstatic int asked;\n"
                              "bool mouse_is_caught(void)\n{\n"
                              "    asked++;\n    return world.core.clock >= 700;\n}\n"
                              "int main(void)\n{\n"
                              "    hunter_world_init(&world);\n"
                              "    hunter_agent_init(&one, &world, 1);\n"
                              "    for (int i = 0; i < 4; i++) {\n"
                              "        uint32_t pause = hunter_agent_quiet(&one);\n"
                              "        if (pause != (i > 0 ? 250u : 0u))\n            return 1;\n"
                              "        hunter_world_tick(&world, pause);\n"
                              "        hunter_agent_tick(&one, &planner, pause);\n    }\n"
                              "    return asked != 3 || !hunter_fed(&one);\n}\n",
                              block_of(scratch.pool, sleep, "```c\n")));
    struct result result = shell(
        "cd '%s' && '%s' -t stubs.c hunter.yaml && %s %s -I'%s' main.c hunter.c '%s'/*.c -o hunter "
        "&& ./hunter",
        scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
        in_repository(scratch.pool, "runtime"), in_repository(scratch.pool, "runtime"));
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    text_free(&reference);
    scratch_free(&scratch);
}

void add_readme_suite(void)
{
    CU_pSuite suite = CU_add_suite("readme", NULL, NULL);
    CU_ADD_TEST(suite, first_ten_minutes);
    CU_ADD_TEST(suite, a_goal_that_interrupts);
    CU_ADD_TEST(suite, what_goapgen_prints);
    CU_ADD_TEST(suite, the_day_of_the_pet);
    CU_ADD_TEST(suite, the_reference_has_good_examples);
    CU_ADD_TEST(suite, the_calls_of_a_team);
    CU_ADD_TEST(suite, the_hunter_who_sleeps);
}
