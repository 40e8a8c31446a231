/* SPDX-License-Identifier: MIT */
/* Lives that are disturbed in the middle of what they plan and do, in programs that are made of domains:
 * see tests/language/disturbed. */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static void live(const char *name)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    const char *folder = in_repository(pool, "tests/language/disturbed");
    check_run(shell("'%s' -o '%s' -t '%s/unused.c' '%s/%s.yaml'", built(pool, "goapgen"),
                    scratch.folder, scratch.folder, folder, name),
              name);
    check_run(shell("cd '%s' && %s %s " C_WARNINGS " -I '%s' -I . -I '%s' -o program twin.c "
                    "'%s/use_twin.c' '%s/%s_tasks.c' '%s' && ./program",
                    scratch.folder, c_compiler(), c_flags(), in_repository(pool, "runtime"), folder,
                    folder, folder, name, built(pool, "libgoapgen.a")),
              name);
    scratch_free(&scratch);
}

/* The planner holds a plan that was found, while a better one is searched for. */
static void a_plan_that_was_found_is_not_overwritten(void)
{
    live("seeker");
}

/* What is kept was decided when the search began. */
static void a_search_keeps_what_it_kept(void)
{
    live("keeper");
}

/* An action that ends without its slot begins no cooldown with it. */
static void nothing_cools_down_for_what_is_gone(void)
{
    live("hunter");
}

void add_disturbed_suite(void)
{
    CU_pSuite suite = CU_add_suite("disturbed", NULL, NULL);
    CU_ADD_TEST(suite, a_plan_that_was_found_is_not_overwritten);
    CU_ADD_TEST(suite, a_search_keeps_what_it_kept);
    CU_ADD_TEST(suite, nothing_cools_down_for_what_is_gone);
}
