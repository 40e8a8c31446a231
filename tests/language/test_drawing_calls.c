/* SPDX-License-Identifier: MIT */
/* What functions draw that only look at an agent, in a program that is made of a domain with `draws`:
 * see tests/language/draws; and that no other domain lets them. */
#include "support/reader.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static void what_is_drawn_stays(void)
{
    static const char *const flags[] = {"-O2", "-O1"};
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    check_run(shell("'%s' -o '%s' tests/language/draws/gambler.yaml", built(pool, "goapgen"),
                    scratch.folder),
              "gambler.yaml");
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        check_run(shell("cd '%s' && %s %s %s " C_WARNINGS
                        " -I '%s' -I . -o program '%s/use_gambler.c' gambler.c "
                        "'%s/gambler_tasks.c' '%s' && ./program",
                        scratch.folder, c_compiler(), c_flags(), flags[i],
                        in_repository(pool, "runtime"), in_repository(pool, "tests/language/draws"),
                        in_repository(pool, "tests/language/draws"), built(pool, "libgoapgen.a")),
                  flags[i]);
    scratch_free(&scratch);
}

/* The same domain, in which a function draws that tells a duration. */
static struct result compile_drawing(bool draws)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    const char *yaml = pool_format(pool,
                                   "domain: d\n%s"
                                   "state: {n: 0..9}\n"
                                   "actions: {dig: {duration: {call: digging}, effects: n += 1}}\n"
                                   "tasks: {live: {methods: {m: {preconditions: n <= 8, "
                                   "subtasks: dig}}}}\n",
                                   draws ? "draws: true\n" : "");
    const char *path = scratch_write(&scratch, "d.yaml", yaml);
    (void)scratch_write(&scratch, "use.c",
                        "#include \"d.h\"\n"
                        "uint32_t d_duration_digging(const d_agent *agent)\n"
                        "{\n    return d_draw(agent, 9);\n}\n");
    check_run(shell("'%s' -o '%s' '%s'", built(pool, "goapgen"), scratch.folder, path), yaml);
    struct result result = shell("cd '%s' && %s " C_WARNINGS " -I '%s' -c use.c d.c",
                                 scratch.folder, c_compiler(), in_repository(pool, "runtime"));
    scratch_free(&scratch);
    return result;
}

static void only_domains_that_say_so_draw(void)
{
    struct result without = compile_drawing(false);
    CU_ASSERT(without.code != 0 && strstr(without.errs.data, "d_draw") != NULL);
    result_free(&without);
    check_run(compile_drawing(true), "draws: true");
}

/* The otter of the reference takes from 2 to 10 seconds for a dive, some more and some less. */
static const char game[] =
    "static otter_world world;\nstatic otter_agent one;\n"
    "static otter_planner planner;\n"
    "int main(void)\n{\n"
    "    uint32_t least = 10000, most = 0, dives = 0;\n"
    "    otter_world_init(&world);\n"
    "    otter_agent_init(&one, &world, 1);\n"
    "    for (int i = 0; i < 100000; i++) {\n"
    "        uint32_t before = one.core.elapsed;\n"
    "        otter_agent_tick(&one, &planner, 50);\n"
    "        if (one.core.elapsed > before || before == 0 || before >= 11000)\n"
    "            continue;\n"
    "        before += 50;\n"
    "        least = before < least ? before : least;\n"
    "        most = before > most ? before : most;\n"
    "        dives++;\n"
    "    }\n"
    "    return dives < 100 || least < 2000 || least > 2500 || most < 9500 ||\n"
    "           most > 10050;\n"
    "}\n";

static void the_otter_of_the_reference_draws(void)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *otter = strstr(reference.data, "\n### Functions that draw");
    CU_ASSERT_PTR_NOT_NULL_FATAL(otter);
    scratch_write(&scratch, "otter.yaml", reader_block(pool, otter, "```yaml\n", 0));
    scratch_write(&scratch, "main.c",
                  pool_format(pool, "%s\n%s", reader_block(pool, otter, "```c\n", 0), game));
    check_run(shell("cd '%s' && '%s' otter.yaml && sed -i '/duration_patience/,/^}/d' "
                    "otter_tasks.c && %s %s -I '%s' -include otter.h -o program main.c otter.c "
                    "otter_tasks.c '%s' && ./program",
                    scratch.folder, built(pool, "goapgen"), c_compiler(), c_flags(),
                    in_repository(pool, "runtime"), built(pool, "libgoapgen.a")),
              "the otter");
    text_free(&reference);
    scratch_free(&scratch);
}

void add_drawing_calls_suite(void)
{
    CU_pSuite suite = CU_add_suite("drawing calls", NULL, NULL);
    CU_ADD_TEST(suite, what_is_drawn_stays);
    CU_ADD_TEST(suite, the_otter_of_the_reference_draws);
    CU_ADD_TEST(suite, only_domains_that_say_so_draw);
}
