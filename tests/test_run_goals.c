/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run` of agents with goals: how lives end, and what is counted of goals and of the
 * actions that are broken off for them. The numbers are counted by hand.
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "json.h"
#include "lived.h"
#include "project.h"
#include "suites.h"

/* ------------------------------------------------------------------- no plan */

static const char locked[] = "domain: m\n"
                             "state: {has_key: bool, out: bool}\n"
                             "actions: {open: {preconditions: has_key, effects: out}}\n"
                             "goals: {free: {conditions: out}}\n";

static void without_a_plan_for_a_goal_the_exit_code_is_3(void)
{
    struct scratch scratch = scratch_new();
    struct result life = lived(&scratch, locked, "--decisions 3");
    CU_ASSERT_EQUAL(life.code, 3);
    CU_ASSERT_STRING_EQUAL(life.errs.data, "goapgen: free: there is no plan\n");
    check_row(&life, "decisions", 3);
    check_row(&life, "plannings failed", 3);
    result_free(&life);
    scratch_free(&scratch);
}

static void a_life_without_decisions_is_one(void)
{
    static const struct expectation lives[] = {
        {"--set out",
         {"simulated time    0s; it stands still", "every goal holds or is irrelevant"},
         {{"decisions", 0}, {"plannings failed", 0}}}};
    CHECK_LIVES(locked, lives);
}

void add_run_goals_suite(void)
{
    CU_pSuite suite = CU_add_suite("run goals", NULL, NULL);
    CU_ADD_TEST(suite, without_a_plan_for_a_goal_the_exit_code_is_3);
    CU_ADD_TEST(suite, a_life_without_decisions_is_one);
}
