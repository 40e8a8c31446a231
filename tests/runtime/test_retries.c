/* SPDX-License-Identifier: MIT */
/* Goals that say how long they rest after a plan of theirs failed, or was carried out in vain. Random
 * lives with them are in tests/models/test_goal_simulations.c. */
#include "agent/agent.h"
#include "gg_explain.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char lock[] = "domain: d\n"
                           "state: {open: bool, key: bool, tidy: bool}\n"
                           "actions:\n"
                           "  pick: {effects: open, duration: 100ms}\n"
                           "  sweep: {effects: tidy, duration: 100ms}\n"
                           "goals:\n"
                           "  opened: {conditions: open, priority: 2, retry: %s}\n"
                           "  tidy: {conditions: tidy, relevant: key}\n"
                           "limits: {plan: 8}\n";

/* A stage on which nothing can be done, with this `retry`. */
static void stage_with_retry(struct stage *stage, struct actor *actor, const char *retry)
{
    struct pool *pool = pool_new();
    stage_with(stage, actor, pool_format(pool, lock, retry));
    actor->answer = always_fails;
    pool_free(pool);
}

static uint32_t left_of(const struct actor *actor)
{
    return gg_backoff_of(&actor->core, 0)->left;
}

#define FAILED                                                                                     \
    "wants opened, made 1, started pick, start pick, stop pick, ended pick failure, gave up "      \
    "opened"

/* From the first failure on, and always as long. */
static void it_rests_as_long_each_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_with_retry(&stage, &actor, "2s");
    stage_tick(&stage, &actor, 1);
    for (int i = 0; i < 10; i++) {
        expect_log(&stage, FAILED);
        CU_ASSERT_EQUAL(left_of(&actor), 2000);
        stage_tick(&stage, &actor, 1999);
        expect_log(&stage, "");
        CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1);
        stage_tick(&stage, &actor, 1);
    }
    stage_end(&stage);
}

/* Twice as long each time in a row; when the goal is reached, that begins anew. */
static void it_rests_twice_as_long_up_to_the_most(void)
{
    static const uint32_t rests[] = {300, 600, 1000, 1000};
    struct stage stage;
    struct actor actor;
    stage_with_retry(&stage, &actor, "{first: 300ms, most: 1s}");
    stage_tick(&stage, &actor, 1);
    for (int i = 0; i < 4; i++) {
        CU_ASSERT_EQUAL(left_of(&actor), rests[i]);
        stage_tick(&stage, &actor, rests[i] - 1);
        stage_tick(&stage, &actor, 1);
    }
    actor.answer = NULL;
    stage_tick(&stage, &actor, 1000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick pick, stop pick, ended pick success, reached opened");
    set_fact(&actor, "open", 0);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, FAILED);
    CU_ASSERT_EQUAL(left_of(&actor), 300);
    stage_end(&stage);
}

/* What is drawn is drawn each time, by the agent, between the two. */
static void it_can_be_drawn(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t least = UINT32_MAX, most = 0;
    stage_with_retry(&stage, &actor, "200ms..207ms");
    for (int i = 0; i < 200; i++) {
        stage_tick(&stage, &actor, 207);
        uint32_t left = left_of(&actor);
        least = left < least ? left : least;
        most = left > most ? left : most;
    }
    CU_ASSERT_EQUAL(least, 200);
    CU_ASSERT_EQUAL(most, 207);
    stage_end(&stage);
}

static gg_status undo_at_once(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase != GG_STOP)
        return gg_agent_wait(&actor->core);
    return GG_SUCCESS;
}

/* A plan that was carried out in vain rests as well, so that others have their turn, and counts in the
 * row; it is no failure. */
static void what_was_in_vain_rests_too(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {hit: {type: bool, sensed: true}, tidy: bool}\n"
               "actions:\n"
               "  shoot: {effects: hit, duration: 300ms}\n"
               "  sweep: {effects: tidy, duration: 100ms}\n"
               "goals:\n"
               "  hit: {conditions: hit, priority: 2, retry: {first: 250ms, most: 450ms}}\n"
               "  tidy: {conditions: tidy}\n"
               "limits: {plan: 8}\n");
    actor.answer = undo_at_once;
    actor.sensed = GG_NONE;
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 300);
    expect_log(&stage, "wants hit, made 1, started shoot, start shoot, tick shoot, stop shoot, "
                       "ended shoot success, missed hit, wants tidy, made 1, started sweep, "
                       "start sweep");
    CU_ASSERT_EQUAL(left_of(&actor), 250);
    stage_tick(&stage, &actor, 250);
    forget_log(&stage);
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 300);
    expect_log(&stage, "tick shoot, tick shoot, stop shoot, ended shoot success, missed hit");
    CU_ASSERT_EQUAL(left_of(&actor), 450);
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 0)->failures, 2);
    stage_end(&stage);
}

/* A goal without a plan backs off as ever. */
static void without_a_plan_it_does_not_count(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool, key: bool}\n"
               "actions: {turn: {preconditions: key, effects: open}}\n"
               "goals: {opened: {conditions: open, retry: 5s}}\nlimits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(left_of(&actor), 0);
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 0)->waits, 250);
    stage_end(&stage);
}

/* Goals beside it are as they were. */
static void others_rest_as_ever(void)
{
    static const uint32_t rests[] = {0, 250, 500};
    struct stage stage;
    struct actor actor;
    stage_with_retry(&stage, &actor, "1h");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "key", 1);
    for (int i = 0; i < 3; i++) {
        stage_tick(&stage, &actor, 1000);
        CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 1)->left, rests[i]);
    }
    stage_end(&stage);
}

/* What is left of it is not cut unless the tables have a shorter one. */
static void it_is_saved(void)
{
    struct stage stage;
    struct actor actor;
    stage_with_retry(&stage, &actor, "{first: 30s, most: 60s}");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(left_of(&actor), 30000);
    gg_backoff_of(&actor.core, 0)->left = 60001;
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(left_of(&actor), 60000);
    gg_backoff_of(&actor.core, 1)->left = 60000; /* it has none */
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 1)->left, 16000);
    stage_end(&stage);
}

static void it_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    char text[400];
    stage_with_retry(&stage, &actor, "2s");
    stage_tick(&stage, &actor, 1);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CU_ASSERT_PTR_NOT_NULL(strstr(text, "not opened: it has failed, and backs off for 2 s"));
    stage_tick(&stage, &actor, 2000);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(text, "not opened: it has failed 2 times in a row, and backs off for 2 s"));
    stage_end(&stage);
}

/* A want for the goal rests likewise, and has failed at the third time. */
static void a_want_rests_too(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool}\nactions: {pick: {effects: open}}\n"
               "goals: {opened: {conditions: open, retry: 2s}}\n"
               "limits: {plan: 8, wants: 2}\n");
    actor.answer = always_fails;
    uint32_t want = gg_agent_want(&actor.core, 0, 5);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_WAITING);
        stage_tick(&stage, &actor, 2000);
        CU_ASSERT_EQUAL(left_of(&actor), 2000);
    }
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_FAILED);
    stage_end(&stage);
}

void add_retries_suite(void)
{
    CU_pSuite suite = CU_add_suite("retries of goals", NULL, NULL);
    CU_ADD_TEST(suite, it_rests_as_long_each_time);
    CU_ADD_TEST(suite, it_rests_twice_as_long_up_to_the_most);
    CU_ADD_TEST(suite, it_can_be_drawn);
    CU_ADD_TEST(suite, what_was_in_vain_rests_too);
    CU_ADD_TEST(suite, without_a_plan_it_does_not_count);
    CU_ADD_TEST(suite, others_rest_as_ever);
    CU_ADD_TEST(suite, it_is_saved);
    CU_ADD_TEST(suite, it_is_explained);
    CU_ADD_TEST(suite, a_want_rests_too);
}
