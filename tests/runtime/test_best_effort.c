/* SPDX-License-Identifier: MIT */
/* Goals of best effort in the life of an agent, worked out by hand: what a plan promises, when it was in
 * vain, when the goal rests, wants, explanations. */
#include "agent/agent.h"
#include "gg_explain.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Pears hang at places, and three are wanted. */
#define PEARS(keys)                                                                                \
    "domain: d\nstate: {pears: 0..5, left: {type: 0..5, start: 2}, plums: 0..2, home: bool}\n"     \
    "actions:\n"                                                                                   \
    "  pick: {preconditions: left >= 1, effects: [pears += 1, left -= 1, not home], duration: "    \
    "1s}\n"                                                                                        \
    "  go: {effects: home, duration: 1s}\n"                                                        \
    "  plum: {preconditions: plums <= 1, effects: plums += 1, duration: 1s}\n"                     \
    "goals:\n"                                                                                     \
    "  full: {conditions: [pears >= 3, home], best_effort: true, priority: 2" keys "}\n"           \
    "  sweet: {conditions: plums >= 2, priority: 1}\n"                                             \
    "limits: {plan: 8, nodes: 200, wants: 2}\n"

/* The plan leads to the best level; then the goal rests, and what matters less has its turn. */
static void it_does_what_can_be_done(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, PEARS(""));
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants full, made 3, started pick, start pick");
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick go, stop go, ended go success, wants full, failed 1");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants sweet, made 2, started plum, start plum");
    stage_end(&stage);
}

/* Once more comes, it goes on, and the goal is reached whole. */
static void a_change_wakes_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, PEARS(""));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "plums", 2);
    for (int i = 0; i < 60; i++)
        stage_tick(&stage, &actor, 100);
    forget_log(&stage);
    set_fact(&actor, "left", 1);
    for (int i = 0; i < 30; i++)
        stage_tick(&stage, &actor, 100);
    CHECK_SAYING(strstr(stage.log.data, "made 2") && strstr(stage.log.data, "reached full"), "%s",
                 stage.log.data);
    stage_end(&stage);
}

/* What falls short of what was promised was in vain, and the plan is made again. */
static void less_than_promised_is_in_vain(void)
{
    static const struct {
        unsigned pears;
        bool missed;
    } cases[] = {{1, true}, {2, false}};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, PEARS(""));
        actor_start(&actor, &stage, 0, 1);
        for (int j = 0; j < 4; j++) {
            if (j == 3)
                set_fact(&actor, "pears", cases[i].pears);
            stage_tick(&stage, &actor, j ? 1000 : 1);
        }
        bool missed = strstr(stage.log.data, "missed full") != NULL;
        CHECK_SAYING(missed == cases[i].missed, "%u: %s", cases[i].pears, stage.log.data);
        stage_end(&stage);
    }
}

/* A plan that leads to less than it promised is given up; one that leads to more is not. */
static void the_promise_is_kept(void)
{
    static const struct {
        unsigned pears;
        bool dropped;
    } cases[] = {{0, true}, {1, false}, {2, false}};
    for (int i = 0; i < 3; i++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, PEARS(""));
        actor_start(&actor, &stage, 0, 1);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1000); /* one pear is picked, the second begun */
        forget_log(&stage);
        set_fact(&actor, "pears", cases[i].pears);
        stage_tick(&stage, &actor, 1);
        bool dropped = strstr(stage.log.data, "dropped") != NULL;
        CHECK_SAYING(dropped == cases[i].dropped, "%u: %s", cases[i].pears, stage.log.data);
        stage_end(&stage);
    }
}

/* A want for it ends as one without a plan does, once nothing better can be done. */
static void a_want_ends_with_what_can_be_done(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, PEARS(", relevant: plums <= 1"));
    actor_start(&actor, &stage, 0, 1);
    uint32_t want = gg_agent_want(&actor.core, 0, 5);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_RUNNING);
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_FAILED);
    stage_end(&stage);
}

/* An agent that is saved in the middle of its plan knows what that promised. */
static void a_saved_one_keeps_its_promise(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, PEARS(""));
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    uint32_t *promise =
        gg_agent_part(&actor.core, stage.domain.features->best_efforts->agent_shortfall);
    CU_ASSERT_EQUAL(*promise, 1);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(*promise, 1);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- explained */

static void it_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    char text[2000];
    stage_start(&stage, PEARS(""));
    actor_start(&actor, &stage, 0, 1);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CHECK_SAYING(strstr(text, "would do full (priority 2): pick, pick, go; short of it by 1\n"),
                 "%s", text);
    stage_tick(&stage, &actor, 1);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CHECK_SAYING(strstr(text, "does full (priority 2): pick, pick, go; short of it by 1\n"), "%s",
                 text);
    set_fact(&actor, "plums", 2);
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1000);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CHECK_SAYING(strstr(text, "not full: no plan was found, and none is looked for before a change "
                              "or for") &&
                     strstr(text, "; short of it by 1\n"),
                 "%s", text);
    stage_end(&stage);
}

/* A plan that is made anew counts with the whole of what the running action changes over time, and goes on
 * with the action, which has used up what it asks for. */
static void a_new_plan_goes_on_with_what_runs(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\n"
        "state: {n: 0..20, some: {type: bool, start: true}, more: {type: bool, start: true}}\n"
        "actions:\n"
        "  fill: {preconditions: n <= 0, effects: n += 4 over time, duration: 4s}\n"
        "  add_some: {preconditions: [some, n >= 4], effects: [n += 3, not some]}\n"
        "  add_more: {preconditions: [more, n >= 4], effects: [n += 2, not more]}\n"
        "goals: {full: {conditions: n >= 20, best_effort: true}}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants full, made 3, started fill, start fill");
    stage_tick(&stage, &actor, 2000);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 2);
    set_fact(&actor, "some", 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants full, made 2"));
    CU_ASSERT_FALSE(was_logged(&stage, "stop fill"));
    stage_tick(&stage, &actor, 2000);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 6);
    stage_end(&stage);
}

void add_best_effort_suite(void)
{
    CU_pSuite suite = CU_add_suite("best effort", NULL, NULL);
    CU_ADD_TEST(suite, it_does_what_can_be_done);
    CU_ADD_TEST(suite, a_change_wakes_it);
    CU_ADD_TEST(suite, less_than_promised_is_in_vain);
    CU_ADD_TEST(suite, the_promise_is_kept);
    CU_ADD_TEST(suite, a_want_ends_with_what_can_be_done);
    CU_ADD_TEST(suite, a_saved_one_keeps_its_promise);
    CU_ADD_TEST(suite, it_is_explained);
    CU_ADD_TEST(suite, a_new_plan_goes_on_with_what_runs);
}
