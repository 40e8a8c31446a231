/* SPDX-License-Identifier: MIT */
/*
 * Wants: goals that the game gives to an agent, one worked example each. Random lives are in
 * tests/models/test_want_lives.c.
 */
#include "suites.h"
#include "support/farm.h"

#include <string.h>

/* ------------------------------------------------------------------ one want */

static void a_want_is_reached_once(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    uint32_t id = want(&actor, "done(west)", 1);
    CU_ASSERT(id != 0);
    expect_status(&actor, id, GG_WANT_WAITING);
    CU_ASSERT_EQUAL(want(&actor, "done(west)", 2), id);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants done(west), made 2, started go(west), start go(west)");
    expect_status(&actor, id, GG_WANT_RUNNING);
    CU_ASSERT_EQUAL(want(&actor, "done(west)", 1), id);
    pass(&stage, &actor, 3);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "reached done(west)"));
    expect_status(&actor, id, GG_WANT_REACHED);
    set_fact(&actor, "ploughed(west)", 0);
    forget_log(&stage);
    pass(&stage, &actor, 3);
    expect_log(&stage, "");
    uint32_t again = want(&actor, "done(west)", 1);
    CU_ASSERT(again != 0 && again != id);
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

static void what_holds_already_is_reached(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    set_fact(&actor, "ploughed(moor)", 1);
    uint32_t id = want(&actor, "done(moor)", 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "reached done(moor)");
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* A want waits until its goal is relevant. */
static void it_waits_for_relevance(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 4, wants: 1}\n"
               "state: {sun: bool, dry: bool}\n"
               "actions: {hang: {effects: dry}}\n"
               "types: {line: [one]}\n"
               "goals: {'washing(line l)': {conditions: dry, relevant: sun}}\n");
    uint32_t id = want(&actor, "washing(one)", 1);
    pass(&stage, &actor, 1);
    expect_log(&stage, "");
    expect_status(&actor, id, GG_WANT_WAITING);
    set_fact(&actor, "sun", 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* It is reached when it held once, though the agent is at something else. */
static void what_the_game_brings_about_is_reached(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    set_fact(&actor, "fed", 0);
    uint32_t id = want(&actor, "done(moor)", 1);
    stage_tick(&stage, &actor, 100);
    forget_log(&stage);
    set_fact(&actor, "ploughed(moor)", 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick mow, reached done(moor)");
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* What is done for a want is not stopped when it holds meanwhile, as for other goals. */
static void the_action_for_it_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    set_fact(&actor, "at", 1);
    uint32_t id = want(&actor, "done(east)", 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants done(east), made 1, started plough(east), start plough(east)");
    set_fact(&actor, "ploughed(east)", 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick plough(east)");
    expect_status(&actor, id, GG_WANT_RUNNING);
    pass(&stage, &actor, 1);
    expect_status(&actor, id, GG_WANT_REACHED);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "ended plough(east) success, reached"));
    stage_end(&stage);
}

/* ------------------------------------------------------------------- choosing */

static void priorities_decide(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    set_fact(&actor, "fed", 0);
    uint32_t low = want(&actor, "done(east)", 4);
    pass(&stage, &actor, 1);
    expect_log(&stage,
               "wants animals, made 2, started mow, start mow, tick mow, tick mow, tick mow, "
               "tick mow, tick mow, tick mow, tick mow, tick mow, tick mow");
    expect_status(&actor, low, GG_WANT_WAITING);
    uint32_t high = want(&actor, "done(west)", 6);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "tick mow, wants done(west), stop mow, ended mow aborted, made 2, "
                       "started go(west), start go(west)");
    expect_status(&actor, high, GG_WANT_RUNNING);
    CU_ASSERT_EQUAL(want(&actor, "done(east)", 7), low);
    stage_tick(&stage, &actor, 50);
    expect_status(&actor, low, GG_WANT_RUNNING);
    expect_status(&actor, high, GG_WANT_WAITING);
    stage_end(&stage);
}

/* A goal that the agent has by itself, and that is wanted, has the higher priority. */
static void a_want_of_an_own_goal_raises_it(void)
{
    static const struct {
        int32_t own, other;
        const char *first;
    } cases[] = {{1, 6, "done(east)"}, {9, 6, "animals"}};
    for (size_t i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        on_the_farm(&stage, &actor);
        set_fact(&actor, "fed", 0);
        CU_ASSERT(want(&actor, "animals", cases[i].own) &&
                  want(&actor, "done(east)", cases[i].other));
        stage_tick(&stage, &actor, 100);
        CU_ASSERT_EQUAL(actor.core.goal, goal_number(&stage, cases[i].first));
        stage_end(&stage);
    }
}

/* What another agent has claimed proves nothing. When the claim ends, the want is pursued. */
static void what_is_claimed_proves_nothing(void)
{
    struct stage stage;
    struct actor first, second;
    stage_with(&stage, &first,
               "domain: d\n"
               "limits: {plan: 4}\n"
               "types: {food: [apple]}\n"
               "state: {left(food): {type: 0..3, start: 1, shared: true, claim: true},"
               " had(food): bool}\n"
               "actions: {take(food f): {preconditions: left(f) >= 1,\n"
               "  effects: [left(f) -= 1, had(f)], duration: 1s}}\n"
               "goals: {fed(food f): {conditions: had(f)}}\n");
    actor_start(&second, &stage, 0, 2);
    CU_ASSERT(want(&first, "fed(apple)", 1) != 0);
    uint32_t id = want(&second, "fed(apple)", 1);
    for (int i = 0; i < 5; i++) {
        stage_tick(&stage, &first, 100);
        stage_tick(&stage, &second, 100);
    }
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "failed 1"));
    expect_status(&second, id, GG_WANT_WAITING);
    CU_ASSERT(gg_agent_stop(&first.core, &stage.planner));
    pass(&stage, &second, 2);
    expect_status(&second, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* ---------------------------------------------------------------- taking back */

static void what_is_taken_back_is_given_up(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    uint32_t id = want(&actor, "done(west)", 1);
    stage_tick(&stage, &actor, 100);
    forget_log(&stage);
    CU_ASSERT(gg_agent_unwant(&actor.core, id));
    CU_ASSERT(!gg_agent_unwant(&actor.core, id));
    expect_status(&actor, id, GG_WANT_REFUSED);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick go(west), stop go(west), ended go(west) aborted");
    CU_ASSERT_EQUAL(actor.core.plan_length, 0);
    CU_ASSERT_EQUAL(agent_backoffs(&actor.core)[goal_number(&stage, "done(west)")].failures, 0);
    stage_end(&stage);
}

/* The goal is one of the agent's own: it goes on with it. */
static void an_own_goal_stays_when_a_want_is_taken_back(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    set_fact(&actor, "fed", 0);
    uint32_t id = want(&actor, "animals", 1);
    stage_tick(&stage, &actor, 100);
    forget_log(&stage);
    CU_ASSERT(gg_agent_unwant(&actor.core, id));
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick mow");
    stage_end(&stage);
}

/* ---------------------------------------------------------------- refused, reused */

static void there_are_so_many_slots(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    uint32_t first = want(&actor, "done(east)", 1), second = want(&actor, "done(west)", 1),
             third = want(&actor, "animals", -1);
    CU_ASSERT(first && second && third);
    CU_ASSERT_EQUAL(want(&actor, "done(moor)", 9), 0);
    expect_status(&actor, 0, GG_WANT_REFUSED);
    CU_ASSERT_EQUAL(want(&actor, "done(west)", 9), second);
    CU_ASSERT(gg_agent_unwant(&actor.core, second) && gg_agent_unwant(&actor.core, first));
    uint32_t fourth = want(&actor, "done(moor)", 1); /* in the slot that ended first */
    CU_ASSERT(fourth != first && fourth != second && (fourth & 255) == (second & 255));
    expect_status(&actor, second, GG_WANT_REFUSED);
    expect_status(&actor, fourth, GG_WANT_WAITING);
    CU_ASSERT(!gg_agent_unwant(&actor.core, second));
    expect_status(&actor, 77, GG_WANT_REFUSED);
    stage_end(&stage);
}

static void a_goal_of_another_type_is_refused(void)
{
    struct stage stage;
    struct actor one, other;
    stage_start(&stage, farm);
    actor_start(&one, &stage, 0, 1);
    actor_start(&other, &stage, 1, 1);
    CU_ASSERT_EQUAL(want(&one, "sleep", 1), 0);
    CU_ASSERT(want(&other, "sleep", 1) != 0);
    CU_ASSERT(want(&one, "done(east)", 1) != 0);
    CU_ASSERT_EQUAL(gg_agent_want(&one.core, stage.domain.goal_count, 1), 0);
    CU_ASSERT_EQUAL(gg_agent_want(&one.core, GG_NONE, 1), 0);
    stage_end(&stage);
}

/* -------------------------------------------------------------------- failing */

static void without_a_plan_it_fails_at_once(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    uint32_t id = want(&actor, "done(moor)", 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants done(moor), failed 1");
    expect_status(&actor, id, GG_WANT_FAILED);
    pass(&stage, &actor, 30);
    expect_log(&stage, "");
    stage_end(&stage);
}

static void it_fails_after_three_failures_in_a_row(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    actor.answer = always_fails;
    uint32_t id = want(&actor, "done(west)", 1);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT(gg_agent_want_status(&actor.core, id) == GG_WANT_WAITING);
        for (int j = 0; j < 300 && !(stage.log.data && strstr(stage.log.data, "gave up")); j++)
            stage_tick(&stage, &actor, 1);
        CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "gave up done(west)"));
        forget_log(&stage);
    }
    expect_status(&actor, id, GG_WANT_FAILED);
    pass(&stage, &actor, 30);
    expect_log(&stage, "");
    stage_end(&stage);
}

/* While an action is left out because it failed, nothing is proven. */
static void what_is_left_out_for_a_while_proves_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 4, wants: 1}\n"
               "state: {dug: bool}\n"
               "actions: {dig: {effects: dug, retry: 2s}}\n"
               "goals: {hole: {conditions: dug}}\n"
               "agents: {a: {goals: [hole]}}\n");
    actor.answer = always_fails;
    uint32_t id = want(&actor, "hole", 1);
    for (int i = 0; i < 15; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "failed 1"));
    expect_status(&actor, id, GG_WANT_WAITING);
    actor.answer = NULL;
    for (int i = 0; i < 15; i++)
        stage_tick(&stage, &actor, 100);
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

void add_wants_suite(void)
{
    CU_pSuite suite = CU_add_suite("wants", NULL, NULL);
    CU_ADD_TEST(suite, a_want_is_reached_once);
    CU_ADD_TEST(suite, what_holds_already_is_reached);
    CU_ADD_TEST(suite, what_the_game_brings_about_is_reached);
    CU_ADD_TEST(suite, the_action_for_it_goes_on);
    CU_ADD_TEST(suite, it_waits_for_relevance);
    CU_ADD_TEST(suite, priorities_decide);
    CU_ADD_TEST(suite, a_want_of_an_own_goal_raises_it);
    CU_ADD_TEST(suite, what_is_claimed_proves_nothing);
    CU_ADD_TEST(suite, what_is_taken_back_is_given_up);
    CU_ADD_TEST(suite, an_own_goal_stays_when_a_want_is_taken_back);
    CU_ADD_TEST(suite, there_are_so_many_slots);
    CU_ADD_TEST(suite, a_goal_of_another_type_is_refused);
    CU_ADD_TEST(suite, without_a_plan_it_fails_at_once);
    CU_ADD_TEST(suite, it_fails_after_three_failures_in_a_row);
    CU_ADD_TEST(suite, what_is_left_out_for_a_while_proves_nothing);
}
