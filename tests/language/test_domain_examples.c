/* SPDX-License-Identifier: MIT */
/* The examples of the domains that are shipped, and lives of them with events. */
#include "support/demo.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static void check_examples(struct pool *pool, const char *folder, const char *name)
{
    struct result result =
        shell("'%s' test domains/%s/%s.yaml", built(pool, "goapgen"), folder, name);
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s: exit code %d: %s%s", name,
                 result.code, result.out.data, result.errs.data);
    result_free(&result);
}

/* Each domain has examples that say what matters about it. */
static void their_examples_come_out(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < DEMOS; i++)
        check_examples(pool, demo_names[i], demo_names[i]);
    check_examples(pool, "skirmish", "command");
    pool_free(pool);
}

/* An agent that lives by what it senses does all that it can do when events tell it something. */
static void a_night_of_the_guard_is_eventful(void)
{
    static const char *const types[] = {"watchman", "brute"};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        struct result result = shell("'%s' run domains/guard/guard.yaml --time 60m --agent %s "
                                     "--events domains/guard/night.yml",
                                     built(pool, "goapgen"), types[i]);
        CU_ASSERT(result.code == 0 && result.errs.length == 0);
        CHECK_SAYING(strstr(result.out.data, "\ngoals never reached: none\n"
                                             "actions never done: none\n") != NULL,
                     "%s: %s", types[i], result.out.data);
        result_free(&result);
    }
    pool_free(pool);
}

void add_domain_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("domain examples", NULL, NULL);
    CU_ADD_TEST(suite, their_examples_come_out);
    CU_ADD_TEST(suite, a_night_of_the_guard_is_eventful);
}
