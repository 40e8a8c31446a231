/* SPDX-License-Identifier: MIT */
/*
 * The lives of tests/domains/lives, which users of such planners told of: what should come of each
 * comes of it, as its examples say. Where a key is needed for that, the life without it is beside it.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>

static const struct {
    const char *file;
    bool fails; /* without the key */
} lives[] = {
    {"robot_drains", false},
    {"same_action_goes_on", false},
    {"traffic_light", false},
    {"place_that_moves", false},
    {"missed_shots", false},
    {"missed_shots_retry", false},
    {"poked", true},
    {"poked_over_time", false},
    {"time_limit", false},
    {"second_blow", true},
    {"second_blow_restarts", false},
    {"sleeps_on", false},
    {"blows_count", false},
    {"lock_is_jammed", false},
    {"flicker", true},
    {"flicker_inertia", false},
    {"heals_up", true},
    {"heals_up_latched", false},
    {"closer_food", true},
    {"closer_food_reconsider", false},
    {"bed_of_three_planks", true},
    {"bed_best_effort", false},
    {"three_pears", false},
    {"bonfire", true},
    {"bonfire_walks", false},
    {"false_alarm", true},
    {"false_alarm_while", false},
    {"one_axe", false},
    {"two_tools", false},
    {"one_dock", false},
};

enum { LIVES = sizeof lives / sizeof *lives };

static void what_should_come_of_them_comes(void)
{
    struct pool *pool = pool_new();
    for (int i = 0; i < LIVES; i++) {
        struct result result =
            shell("'%s' test tests/domains/lives/%s.yaml", built(pool, "goapgen"), lives[i].file);
        CHECK_SAYING(result.code == lives[i].fails, "%s: exit code %d, %s", lives[i].file,
                     result.code, result.out.data);
        result_free(&result);
    }
    pool_free(pool);
}

static void all_files_are_tried(void)
{
    struct result result = shell("ls tests/domains/lives/*.yaml | wc -l");
    CU_ASSERT_EQUAL(atoi(result.out.data), LIVES);
    result_free(&result);
}

void add_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("lives", NULL, NULL);
    CU_ADD_TEST(suite, what_should_come_of_them_comes);
    CU_ADD_TEST(suite, all_files_are_tried);
}
