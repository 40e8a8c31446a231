/* SPDX-License-Identifier: MIT */
/*
 * For how long nothing happens to an agent that acts or walks, and what the functions of the game
 * say of how long they wait. What else ends it is in test_due.c.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

static uint32_t quiet_of(const struct actor *actor)
{
    return gg_agent_quiet(&actor->core);
}

/* An actor that says nothing of how long it waits. */
static gg_status says_nothing(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return actor->core.elapsed < 100 ? GG_RUNNING : GG_SUCCESS;
}

/* An actor that waits for what the test has told it, counted from the start. */
static gg_status waits_for_it(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait_for(&actor->core, actor->truth);
}

/* An actor that looks four times a second whether the test has told it to end. */
static gg_status looks_about(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    if (actor->truth)
        return GG_SUCCESS;
    return gg_agent_wait_for(&actor->core, actor->core.elapsed + 250);
}

/* ---------------------------------------------------------------- actions, walks */

static const char napper[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {n: 0..9}\n"
    "actions:\n"
    "  nap: {effects: n += 1, duration: 2s, timeout: 5s}\n"
    "tasks: {live: {methods: {m: {preconditions: n <= 1, subtasks: [nap, nap]}}}}\n";

static void an_action_that_waits(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0); /* it has to decide */
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 2000);
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1500);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1500);
    expect_log(&stage, "tick nap, stop nap, ended nap success, started nap, start nap");
    CU_ASSERT_EQUAL(quiet_of(&actor), 2000);
    stage_end(&stage);
}

static void nothing_comes_by_itself(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {hungry: {type: bool}}\n"
               "actions: {eat: {effects: not hungry, duration: 1s}}\n"
               "goals: {fed: {conditions: not hungry}}\n");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), UINT32_MAX);
    CU_ASSERT_EQUAL(gg_world_quiet(&stage.scene.core), UINT32_MAX);
    set_fact(&actor, "hungry", 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1000);
    stage_end(&stage);
}

static void a_function_that_says_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    actor.answer = says_nothing;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 50);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_end(&stage);
}

/* It is not called in between, however short the ticks are. */
static void a_function_that_says_how_long(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    actor.answer = waits_for_it;
    actor.truth = 700;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 700);
    forget_log(&stage);
    stage_tick(&stage, &actor, 699);
    expect_log(&stage, "");
    CU_ASSERT_EQUAL(quiet_of(&actor), 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick nap, stop nap, ended nap success, started nap, start nap");
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner)); /* the game may, at any time */
    expect_log(&stage, "stop nap, ended nap aborted");
    stage_end(&stage);
}

static void a_function_that_looks_now_and_then(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    actor.answer = looks_about;
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    for (int i = 0; i < 600; i++)
        stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick nap, tick nap");
    CU_ASSERT_EQUAL(quiet_of(&actor), 150);
    actor.truth = 1;
    stage_tick(&stage, &actor, 149);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick nap, stop nap, ended nap success, started nap, start nap, stop nap, "
                       "ended nap success");
    stage_end(&stage);
}

/* The timeout comes before, and the function is not asked then. */
static void a_timeout(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    actor.answer = waits_for_it;
    actor.truth = UINT32_MAX;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 5000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 5000);
    expect_log(&stage, "stop nap, ended nap failure, made 2, chose live.m, started nap, start nap");
    stage_end(&stage);
}

/* From outside nothing is said: the game only asks. Where nothing is done, nothing is waited for.
 * */
static void asked_from_outside(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    CU_ASSERT_EQUAL(gg_agent_wait_for(&actor.core, 5), GG_INVALID);
    actor.answer = says_nothing;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    CU_ASSERT_EQUAL(gg_agent_wait_for(&actor.core, 50), GG_RUNNING);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    CU_ASSERT_EQUAL(gg_agent_wait_for(&actor.core, 0), GG_SUCCESS);
    stage_end(&stage);
}

static gg_status asks_in_the_middle(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    actor->truth += quiet_of(actor);
    return phase == GG_TICK ? gg_agent_wait(&actor->core) : GG_RUNNING;
}

static void asked_by_its_own_function(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    actor.answer = asks_in_the_middle;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.truth, 0);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1999);
    stage_end(&stage);
}

static void a_duration_that_is_called(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {n: 0..9}\n"
               "actions: {dig: {effects: n += 1, duration: {call: digging}}}\n"
               "tasks: {live: {methods: {m: {subtasks: dig}}}}\n");
    actor.told.duration = 300;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 300);
    actor.told.duration = 200; /* what is known is what counts */
    CU_ASSERT_EQUAL(quiet_of(&actor), 200);
    stage_end(&stage);
}

static const char walker[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {here: [home, pond], wet: {type: bool}}\n"
                             "places: {fact: here, speed: 2, at: {home: 0, pond: 6}}\n"
                             "actions: {swim: {at: pond, effects: wet, duration: 500ms}}\n"
                             "goals: {clean: {conditions: wet}}\n";

static void a_walk(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, walker);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 3000);
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(quiet_of(&actor), 2000);
    gg_agent_set_speed(&actor.core, 4000);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1000);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 999);
    forget_log(&stage);
    stage_tick(&stage, &actor, 999);
    expect_log(&stage, "walked swim success, started swim, start swim");
    CU_ASSERT_EQUAL(quiet_of(&actor), 500);
    stage_end(&stage);
}

static gg_status rests_on_the_way(gg_agent *agent, gg_phase phase, uint16_t place)
{
    struct actor *actor = (struct actor *)agent;
    (void)place;
    actor->told.asked += phase == GG_TICK;
    return gg_agent_wait_for(agent, 400);
}

/* Where the walk begins anew, it is not known any more how long it waits. */
static void a_walk_that_says_how_long(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, walker);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.walk = rests_on_the_way;
    stage.agent_types[0].calls = &calls;
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(quiet_of(&actor), 300);
    CU_ASSERT_EQUAL(actor.told.asked, 0);
    set_fact(&actor, "here", 0);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(actor.told.asked, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 300);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- saved */

static void saved_while_it_waits(void)
{
    struct stage stage;
    struct actor actor, copy;
    stage_with(&stage, &actor, napper);
    actor.answer = waits_for_it;
    actor.truth = 700;
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 100);
    memcpy(&copy, &actor, sizeof copy);
    CU_ASSERT_EQUAL(gg_agent_attach(&copy.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(quiet_of(&copy), 600);
    copy.core.waits = 3;
    CU_ASSERT_EQUAL(gg_agent_valid(&copy.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
}

void add_quiet_suite(void)
{
    CU_pSuite suite = CU_add_suite("quiet", NULL, NULL);
    CU_ADD_TEST(suite, an_action_that_waits);
    CU_ADD_TEST(suite, nothing_comes_by_itself);
    CU_ADD_TEST(suite, a_function_that_says_nothing);
    CU_ADD_TEST(suite, a_function_that_says_how_long);
    CU_ADD_TEST(suite, a_function_that_looks_now_and_then);
    CU_ADD_TEST(suite, a_timeout);
    CU_ADD_TEST(suite, asked_from_outside);
    CU_ADD_TEST(suite, asked_by_its_own_function);
    CU_ADD_TEST(suite, a_duration_that_is_called);
    CU_ADD_TEST(suite, a_walk);
    CU_ADD_TEST(suite, a_walk_that_says_how_long);
    CU_ADD_TEST(suite, saved_while_it_waits);
}
