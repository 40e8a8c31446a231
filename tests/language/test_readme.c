/* SPDX-License-Identifier: MIT */
/* The README's first ten minutes, carried out: its domain, its program, and
 * what it says that they print. */
#include "support/reader.h"
#include "support/run_output.h"
#include "support/support.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

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
    reader_write_block(&scratch, "own/dog.yaml", readme.data, "```yaml\n", 0);
    reader_write_block(&scratch, "own/main.c", readme.data, "```c\n", 0);
    reader_type(&scratch, readme.data, "../goapgen/build/goapgen dog.yaml");
    reader_type(&scratch, readme.data, "cc ");
    reader_type(&scratch, readme.data, "./dog");
    reader_type(&scratch, readme.data, "../goapgen/build/goapgen plan dog.yaml");
    reader_type(&scratch, readme.data, "../goapgen/build/goapgen run dog.yaml");
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

/* What the README says of searches: with a dynamic cost the planner has nodes. */
static void check_search(const struct scratch *scratch, const char *readme)
{
    const char *yaml = reader_block(scratch->pool, readme, "```yaml\n", 1);
    const char *push = strstr(yaml, "uninterruptible: true");
    CU_ASSERT_PTR_NOT_NULL_FATAL(push);
    scratch_write(scratch, "asking.yaml",
                  pool_format(scratch->pool, "%.*scost: {call: how_heavy}, %s", (int)(push - yaml),
                              yaml, push));
    struct result nodes =
        shell("cd '%s' && goapgen/build/goapgen asking.yaml && grep -c 'nodes\\[' dog.h && "
              "rm *.* && cp own/dog.yaml . && goapgen/build/goapgen dog.yaml && "
              "grep -c 'nodes\\[' dog.h; rm *.*",
              scratch->folder);
    CHECK_SAYING(strstr(nodes.out.data, "\n1\n") != NULL && strstr(nodes.out.data, "\n0\n") != NULL,
                 "%s%s", nodes.out.data, nodes.errs.data);
    result_free(&nodes);
}

/* The README's examples: one fails, the domain is mended, and it holds. */
static void what_it_must_do(const struct scratch *scratch, const char *readme)
{
    struct text domain;
    CU_ASSERT_FATAL(read_whole(in_scratch(scratch, "own/dog.yaml"), &domain));
    const char *before = pool_copy_text(scratch->pool, domain.data, domain.length);
    const char *eat = strstr(before, "effects: hungry -= 5, ");
    const char *examples = reader_block(scratch->pool, readme, "```yml\n", 0);
    CU_ASSERT_PTR_NOT_NULL_FATAL(eat);
    scratch_write(scratch, "own/dog.yaml", pool_format(scratch->pool, "%s%s", before, examples));
    reader_type(scratch, readme, "../goapgen/build/goapgen test dog.yaml");
    scratch_write(scratch, "own/dog.yaml",
                  pool_format(scratch->pool, "%.*suninterruptible: true, %s%s", (int)(eat - before),
                              before, eat, examples));
    reader_type(scratch, strstr(readme, "So `eat` gets"), "../goapgen/build/goapgen test dog.yaml");
    reader_write_block(scratch, "own/rain.yaml", readme, "```yml\n", 1);
    reader_type(scratch, readme,
                "../goapgen/build/goapgen run dog.yaml --time 10m --events rain.yaml");
    scratch_write(scratch, "own/dog.yaml", before);
    text_free(&domain);
}

/* The domain grows by a goal, the tasks file by what is printed for it. */
static void a_goal_that_interrupts(void)
{
    struct scratch scratch = reader_new();
    struct text readme;
    CU_ASSERT_FATAL(read_whole("README.md", &readme));
    const char *goal = strstr(readme.data, "### A goal that interrupts");
    reader_write_block(&scratch, "own/dog.yaml", readme.data, "```yaml\n", 0);
    reader_type(&scratch, readme.data, "../goapgen/build/goapgen dog.yaml");
    reader_write_block(&scratch, "own/dog.yaml", readme.data, "```yaml\n", 1);
    reader_type(&scratch, goal, "../goapgen/build/goapgen --new-tasks dog.yaml");
    reader_type(&scratch, goal, "../goapgen/build/goapgen dog.yaml");
    check_search(&scratch, readme.data);
    what_it_must_do(&scratch, readme.data);
    replace_stub(&scratch, "own/dog_tasks.c", "bool dog_sense_raining",
                 reader_block(scratch.pool, readme.data, "```c\n", 2));
    reader_write_block(&scratch, "own/main.c", readme.data, "```c\n", 3);
    reader_type(&scratch, goal, "cc ");
    reader_type(&scratch, goal, "./dog");
    reader_write_block(&scratch, "own/pack.c", readme.data, "```c\n", 4);
    reader_type(&scratch, readme.data, "cc -I../goapgen/runtime pack.c");
    struct result pack = shell("cd '%s/own' && ./pack", scratch.folder);
    CU_ASSERT_EQUAL(pack.code, 0);
    check_said_twice(pack.out.data, "once more:\n");
    reader_write_block(&scratch, "own/sleep.c", readme.data, "```c\n", 5);
    reader_type(&scratch, readme.data, "cc -I../goapgen/runtime sleep.c");
    reader_type(&scratch, readme.data, "./sleep");
    reader_write_block(&scratch, "own/record.c", readme.data, "```c\n", 6);
    reader_type(&scratch, readme.data, "cc -I../goapgen/runtime record.c");
    reader_type(&scratch, readme.data, "./record");
    reader_type(&scratch, readme.data, "../goapgen/build/goapgen view dog.yaml");
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
        {"README.md", "plan domains/coin/coin.yaml --goal rich_with_key\n"},
        {"domains/article_cat/README.md",
         "run domains/article_cat/article_cat.yaml --agent orderly\n"},
        {"domains/article_cat/README.md",
         "run domains/article_cat/article_cat.yaml --agent fickle --decisions 1000000\n"},
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
        reader_check_shown(readme.data, pool_format(pool, "$ build/goapgen %s", shown[i].command),
                           printed.out.data);
        result_free(&printed);
        text_free(&readme);
    }
    pool_free(pool);
}

/* These domains' own READMEs show some lines of what their programs print. */
static void what_domains_print(void)
{
    static const char *const names[] = {"article_cat", "coin",      "pet",  "sentry",
                                        "builder",     "household", "heist"};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct text readme;
        CU_ASSERT_FATAL(read_whole(pool_format(pool, "domains/%s/README.md", names[i]), &readme));
        struct result printed = shell("'%s'", built(pool, names[i]));
        reader_check_shown(readme.data, pool_format(pool, "    $ build/%s | cat\n", names[i]),
                           printed.out.data);
        result_free(&printed);
        text_free(&readme);
    }
    pool_free(pool);
}

/* The examples that a block has in turn come out as they say. */
static void check_examples_of(const struct scratch *scratch, const char *file)
{
    struct result result = shell("cd '%s' && '%s' test %s 2>&1", scratch->folder,
                                 built(scratch->pool, "goapgen"), file);
    CHECK_SAYING(result.code == 0, "%s", result.out.data);
    result_free(&result);
}

/* The examples of the reference compile, and nothing is to be said against them; but
 * for the one that includes a file, and what the one of `always` and `reachable` is to show. */
static void the_reference_has_good_examples(void)
{
    static const char fence[] = "```yaml\n";
    struct scratch scratch = scratch_new();
    struct text reference;
    size_t count = 0;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    for (const char *at = reference.data; (at = strstr(at, fence)) != NULL; at++) {
        const char *block = reader_block(scratch.pool, at, fence, 0);
        if (strstr(block, "include:"))
            continue;
        scratch_write(&scratch, "example.yaml", block);
        struct result result = shell("cd '%s' && '%s' -W error -W no-broken-invariant "
                                     "-W no-unreachable-state example.yaml",
                                     scratch.folder, built(scratch.pool, "goapgen"));
        CHECK_SAYING(result.code == 0, "%s", result.errs.data);
        result_free(&result);
        if (strstr(block, "\nexamples:"))
            check_examples_of(&scratch, "example.yaml");
        count++;
    }
    CU_ASSERT(count > 10);
    text_free(&reference);
    scratch_free(&scratch);
}

/* Two agents of one cook, whom the reference has instead of parallel actions: songs and an egg. */
static void the_cook_sings_while_the_egg_boils(void)
{
    struct scratch scratch = scratch_new();
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *section = strstr(reference.data, "\n## Not supported\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(section);
    const char *block = reader_block(scratch.pool, section, "```yaml\n", 0);
    struct result result = simulated(&scratch, block, "--agents 1 --time 200s");
    CU_ASSERT_EQUAL(result.code, 0);
    const char *mouth = strstr(result.out.data, "\nmouth: 1 agent\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(mouth);
    check_row(&result, "take_off", 1); /* of the hands, which come first */
    check_action(&result, "sing", (const long[]){25, 25, 0, 0});
    result_free(&result);
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
    scratch_write(&scratch, "orchard.yaml", reader_block(scratch.pool, teams, "```yaml\n", 0));
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
                              reader_block(scratch.pool, agents, "```c\n", 0),
                              reader_block(scratch.pool, teams, "```c\n", 0)));
    struct result result =
        shell("cd '%s' && '%s' orchard.yaml && %s %s -I'%s' main.c orchard.c orchard_tasks.c "
              "'%s' '%s' -o orchard && ./orchard",
              scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
              in_repository(scratch.pool, "runtime"), built(scratch.pool, "libgoapgen_team.a"),
              built(scratch.pool, "libgoapgen.a"));
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
    scratch_write(&scratch, "hunter.yaml", reader_block(scratch.pool, sleep, "```yaml\n", 0));
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
                              reader_block(scratch.pool, sleep, "```c\n", 0)));
    struct result result = shell(
        "cd '%s' && '%s' -t stubs.c hunter.yaml && %s %s -I'%s' main.c hunter.c '%s' -o hunter "
        "&& ./hunter",
        scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
        in_repository(scratch.pool, "runtime"), built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    text_free(&reference);
    scratch_free(&scratch);
}

/* The beaver of the reference goes by one function, which is told that it swims, and plays what else
 * it does by another one. */
static void the_beaver_who_shares_functions(void)
{
    struct scratch scratch = scratch_new();
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *beaver = strstr(reference.data, "\nActions that are carried out alike");
    CU_ASSERT_PTR_NOT_NULL_FATAL(beaver);
    scratch_write(&scratch, "beaver.yaml", reader_block(scratch.pool, beaver, "```yaml\n", 0));
    scratch_write(
        &scratch, "main.c",
        pool_format(
            scratch.pool,
            "#include \"beaver.h\"\n"
            "static beaver_world world;\nstatic beaver_agent one;\n"
            "static beaver_planner planner;\nstatic int swims, walks, plays[2];\n"
            "static void start_moving(beaver_agent *agent, bool swim, beaver_symbol to)\n{\n"
            "    (void)agent;\n    (void)to;\n    swims += swim;\n    walks += !swim;\n}\n"
            "static bool has_arrived(beaver_agent *agent)\n{\n"
            "    return beaver_agent_wait(agent) == GG_SUCCESS;\n}\n%s"
            "gg_status beaver_task_play(beaver_agent *agent, gg_phase phase, "
            "beaver_action action)\n{\n"
            "    plays[action == BEAVER_ACTION_GNAW] += phase == GG_START;\n"
            "    return beaver_agent_wait(agent);\n}\n"
            "int main(void)\n{\n"
            "    beaver_world_init(&world);\n    beaver_agent_init(&one, &world, 1);\n"
            "    for (int i = 0; i < 1000 && beaver_dam_height(&one) < 9; i++)\n"
            "        beaver_agent_tick(&one, &planner, 100);\n"
            "    return beaver_dam_height(&one) != 9 || swims + walks != 6 || "
            "plays[0] != 9 || plays[1] != 9;\n}\n",
            reader_block(scratch.pool, beaver, "```c\n", 0)));
    struct result result = shell(
        "cd '%s' && '%s' -t stubs.c beaver.yaml && %s %s -I'%s' main.c beaver.c '%s' -o beaver "
        "&& ./beaver",
        scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
        in_repository(scratch.pool, "runtime"), built(scratch.pool, "libgoapgen.a"));
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
    CU_ADD_TEST(suite, what_domains_print);
    CU_ADD_TEST(suite, the_reference_has_good_examples);
    CU_ADD_TEST(suite, the_cook_sings_while_the_egg_boils);
    CU_ADD_TEST(suite, the_calls_of_a_team);
    CU_ADD_TEST(suite, the_hunter_who_sleeps);
    CU_ADD_TEST(suite, the_beaver_who_shares_functions);
}
