/* SPDX-License-Identifier: MIT */
/*
 * make install and make uninstall: a game is made from what is installed, by what pkg-config
 * says and nothing else, and what was installed can be removed without a trace.
 */
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>

/* Runs make without what a make above this program has told it. */
static void make(const char *goal, const char *destdir, const char *prefix)
{
    struct result result = shell("unset MAKEFLAGS MAKELEVEL MFLAGS; make %s DESTDIR='%s' "
                                 "PREFIX='%s'",
                                 goal, destdir, prefix);
    check_result(&result, 0, "");
    result_free(&result);
}

/* Runs a command in the scratch folder where pkg-config finds what is installed below it. */
static void check_with_pkg_config(const struct scratch *scratch, const char *command)
{
    struct result result = shell("cd '%s' && export PKG_CONFIG_PATH='%s/usr/lib/pkgconfig' && %s",
                                 scratch->folder, scratch->folder, command);
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s: %s", command, result.errs.data);
    result_free(&result);
}

static void a_game_is_made_from_what_is_installed(void)
{
    struct project project = project_new();
    const struct scratch *scratch = &project.scratch;
    struct pool *pool = scratch->pool;
    const char *program = "-DNAME=cat -DHEADER='\"cat.h\"' -DINIT=cat_agent_init live.c";
    struct text live;
    CU_ASSERT_FATAL(read_whole("tests/language/golden/live.c", &live));
    scratch_write(scratch, "live.c", live.data);
    make("install", "", in_scratch(scratch, "usr"));
    check_with_pkg_config(scratch, "$(pkg-config --variable=goapgen goapgen) "
                                   "-W no-saturating-effect -W no-timeless-task cat.yaml");
    check_with_pkg_config(
        scratch, pool_format(pool,
                             "%s %s %s cat.c cat_tasks.c $(pkg-config --cflags --libs goapgen) "
                             "-o in_c && ./in_c",
                             c_compiler(), c_flags(), program));
    check_with_pkg_config(scratch,
                          pool_format(pool,
                                      "%s %s -c cat.c $(pkg-config --cflags goapgen) && "
                                      "%s %s -std=c++11 -x c++ %s cat_tasks.c -x none cat.o "
                                      "$(pkg-config --cflags --libs goapgen) -o in_cxx && ./in_cxx",
                                      c_compiler(), c_flags(), cpp_compiler(), c_flags(), program));
    text_free(&live);
    project_free(&project);
}

static void the_versions_are_the_same(void)
{
    struct scratch scratch = scratch_new();
    make("install", "", in_scratch(&scratch, "usr"));
    check_with_pkg_config(&scratch, "test \"goapgen $(pkg-config --modversion goapgen)\" = "
                                    "\"$($(pkg-config --variable=goapgen goapgen) --version)\"");
    scratch_free(&scratch);
}

/* The files below a folder, a line each, without the folder's name. */
static struct result files_below(const char *folder)
{
    return shell("cd '%s' && find . -type f | LC_ALL=C sort", folder);
}

/* Another library of the name libgg is packaged, and its header is called gg/gg.h. */
static void files_go_where_they_belong_and_are_removed(void)
{
    struct scratch scratch = scratch_new();
    const char *stage = in_scratch(&scratch, "a stage");
    make("install", stage, "/opt/my games");
    struct result installed = files_below(stage);
    CU_ASSERT_STRING_EQUAL(installed.out.data, "./opt/my games/bin/goapgen\n"
                                               "./opt/my games/include/goapgen/gg.h\n"
                                               "./opt/my games/include/goapgen/gg_actions.h\n"
                                               "./opt/my games/include/goapgen/gg_best_efforts.h\n"
                                               "./opt/my games/include/goapgen/gg_chases.h\n"
                                               "./opt/my games/include/goapgen/gg_commitments.h\n"
                                               "./opt/my games/include/goapgen/gg_conditions.h\n"
                                               "./opt/my games/include/goapgen/gg_cooldowns.h\n"
                                               "./opt/my games/include/goapgen/gg_explain.h\n"
                                               "./opt/my games/include/goapgen/gg_expressions.h\n"
                                               "./opt/my games/include/goapgen/gg_features.h\n"
                                               "./opt/my games/include/goapgen/gg_heuristics.h\n"
                                               "./opt/my games/include/goapgen/gg_memory.h\n"
                                               "./opt/my games/include/goapgen/gg_ops.h\n"
                                               "./opt/my games/include/goapgen/gg_problems.h\n"
                                               "./opt/my games/include/goapgen/gg_record.h\n"
                                               "./opt/my games/include/goapgen/gg_retries.h\n"
                                               "./opt/my games/include/goapgen/gg_roads.h\n"
                                               "./opt/my games/include/goapgen/gg_slots.h\n"
                                               "./opt/my games/include/goapgen/gg_tables.h\n"
                                               "./opt/my games/include/goapgen/gg_team.h\n"
                                               "./opt/my games/include/goapgen/gg_team_agents.h\n"
                                               "./opt/my games/include/goapgen/gg_team_books.h\n"
                                               "./opt/my games/include/goapgen/gg_timeouts.h\n"
                                               "./opt/my games/include/goapgen/gg_trace.h\n"
                                               "./opt/my games/include/goapgen/gg_values.h\n"
                                               "./opt/my games/include/goapgen/gg_walk.h\n"
                                               "./opt/my games/include/goapgen/gg_wants.h\n"
                                               "./opt/my games/include/goapgen/gg_whiles.h\n"
                                               "./opt/my games/lib/libgoapgen.a\n"
                                               "./opt/my games/lib/libgoapgen_team.a\n"
                                               "./opt/my games/lib/pkgconfig/goapgen.pc\n"
                                               "./opt/my games/share/doc/goapgen/LANGUAGE.md\n"
                                               "./opt/my games/share/man/man1/goapgen.1\n");
    CU_ASSERT_EQUAL(files_in(in_scratch(&scratch, ".")), 1);
    result_free(&installed);
    make("uninstall", stage, "/opt/my games");
    struct result left = files_below(stage);
    CU_ASSERT_STRING_EQUAL(left.out.data, "");
    CU_ASSERT_FALSE(exists(in_scratch(&scratch, "a stage/opt/my games/include/goapgen")));
    CU_ASSERT_FALSE(exists(in_scratch(&scratch, "a stage/opt/my games/share/doc/goapgen")));
    result_free(&left);
    scratch_free(&scratch);
}

static void what_others_installed_stays(void)
{
    static const char *const others[] = {"bin/gg", "lib/libgg.a", "include/gg.h",
                                         "include/goapgen/mine.h"};
    struct scratch scratch = scratch_new();
    const char *prefix = in_scratch(&scratch, "usr");
    make("install", "", prefix);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        scratch_write(&scratch, pool_format(scratch.pool, "usr/%s", others[i]), "mine");
    make("uninstall", "", prefix);
    struct result left = files_below(prefix);
    CU_ASSERT_STRING_EQUAL(left.out.data,
                           "./bin/gg\n./include/gg.h\n./include/goapgen/mine.h\n./lib/libgg.a\n");
    result_free(&left);
    scratch_free(&scratch);
}

void add_install_suite(void)
{
    CU_pSuite suite = CU_add_suite("install", NULL, NULL);
    CU_ADD_TEST(suite, a_game_is_made_from_what_is_installed);
    CU_ADD_TEST(suite, the_versions_are_the_same);
    CU_ADD_TEST(suite, files_go_where_they_belong_and_are_removed);
    CU_ADD_TEST(suite, what_others_installed_stays);
}
