/* SPDX-License-Identifier: MIT */
/* A hundred thousand random simulations of agents with goals; see goal_simulation.h. */
#include "models/goal_simulation.h"
#include "support/run.h"
#include "suites.h"

enum {
    DOMAINS = 2000,
    SIMULATIONS = 50, /* in each, of two agents */
    TICKS = 50,
    LONG_SIMULATIONS = 200, /* each in another domain */
    LONG_TICKS = 2000,
    OFTEN = 2000 /* so often everything happens at least */
};

static void random_lives_are_as_they_should_be(void)
{
    static struct goal_simulation simulation;
    unsigned told[GG_REQUEST_RESTS + 1] = {0}, timeouts = 0, woken = 0, taken = 0, given_out = 0,
                                     cooldowns = 0, retried = 0;
    bool fine = true;
    for (uint64_t domain = 1; random_case(domain, DOMAINS) && fine; domain++) {
        goal_simulation_open(&simulation, domain);
        for (uint64_t seed = 1; seed <= SIMULATIONS && fine; seed++)
            fine = goal_simulation_run(&simulation, seed, TICKS, false);
        for (int i = 0; i <= GG_REQUEST_RESTS; i++)
            told[i] += simulation.told[i];
        timeouts += simulation.timeouts;
        taken += simulation.taken;
        given_out += simulation.given_out;
        woken += simulation.woken;
        retried += simulation.retried;
        cooldowns += simulation.cooldowns;
        goal_simulation_close(&simulation);
    }
    CU_ASSERT_TRUE(fine);
    for (int i = 0; i <= GG_WALK_ENDED; i++)
        CHECK_SAYING(told[i] >= random_cases(OFTEN), "%d: %u", i, told[i]);
    CU_ASSERT_TRUE(timeouts >= random_cases(OFTEN));
    CU_ASSERT_TRUE(taken >= random_cases(OFTEN / 2));
    CU_ASSERT_TRUE(given_out >= random_cases(OFTEN));
    CU_ASSERT_TRUE(retried >= random_cases(OFTEN));
    CU_ASSERT_TRUE(woken >= random_cases(OFTEN));
    CU_ASSERT_TRUE(cooldowns >= random_cases(OFTEN));
    CU_ASSERT_TRUE(told[GG_ACTION_REFUSED] >= random_cases(OFTEN));
    CU_ASSERT_TRUE(told[GG_GOAL_MISSED] >= random_cases(OFTEN));
}

/* Simulations in which nothing succeeds, so that back-offs are as long as they can be. */
static void lives_of_failures_are_as_they_should_be(void)
{
    static struct goal_simulation simulation;
    bool fine = true;
    unsigned failed = 0;
    for (uint64_t domain = 1; random_case(domain, LONG_SIMULATIONS) && fine; domain++) {
        goal_simulation_open(&simulation, domain);
        fine = goal_simulation_run(&simulation, domain, LONG_TICKS, true);
        failed += simulation.told[GG_GOAL_FAILED];
        goal_simulation_close(&simulation);
    }
    CU_ASSERT_TRUE(fine);
    CU_ASSERT_TRUE(failed >= 5 * random_cases(LONG_SIMULATIONS));
}

void add_goal_simulations_suite(void)
{
    CU_pSuite suite = CU_add_suite("simulations with goals", NULL, NULL);
    CU_ADD_TEST(suite, random_lives_are_as_they_should_be);
    CU_ADD_TEST(suite, lives_of_failures_are_as_they_should_be);
}
