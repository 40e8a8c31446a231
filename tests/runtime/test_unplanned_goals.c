/* SPDX-License-Identifier: MIT */
/*
 * Goals for which there is no plan: how long they back off, and what ends that. On worked
 * examples, with the times at which the goals are tried.
 */
#include "support/stage.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

static const char locked[] =
    "domain: d\n"
    "state: {inside: bool, open: bool, windy: bool}\n"
    "actions: {enter: {preconditions: open, effects: inside, duration: 60m}}\n"
    "goals: {be_in: {conditions: inside}}\n"
    "limits: {plan: 8}\n";

/* The times at which a goal is tried, in milliseconds, in ticks of 10 ms. */
static void expect_tries(struct stage *stage, struct actor *actor, unsigned until,
                         const char *expected)
{
    struct text tries = {0};
    text_add(&tries, "%s", "");
    for (unsigned clock = 10; clock <= until; clock += 10) {
        stage_tick(stage, actor, 10);
        if (stage->log.length)
            text_add(&tries, "%u ", clock);
        stage->log.length = 0;
    }
    CU_ASSERT_STRING_EQUAL(tries.data, expected);
    if (strcmp(tries.data, expected) != 0)
        printf("found: %s\n", tries.data);
    text_free(&tries);
}

static void the_longer_there_is_no_plan_the_longer_it_rests(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, locked);
    expect_tries(&stage, &actor, 70000, "10 260 760 1760 3760 7760 15760 31760 47760 63760 ");
    stage_end(&stage);
}

static void what_opens_a_way_ends_the_rest(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, locked);
    expect_tries(&stage, &actor, 2000, "10 260 760 1760 ");
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "wants be_in, made 1, started enter, start enter");
    stage_end(&stage);
}

/* Of a change soon after the planning nothing is lost, it is only looked at later. */
static void but_not_before_a_tenth_of_a_second(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, locked);
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "wants be_in, failed 1");
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 99);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, started enter, start enter");
    stage_end(&stage);
}

static void other_facts_do_not_end_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, locked);
    expect_tries(&stage, &actor, 300, "10 260 ");
    set_fact(&actor, "windy", 1);
    expect_tries(&stage, &actor, 500, "460 "); /* that is 760 */
    stage_end(&stage);
}

/* A fact that changes in every tick, though that opens no way. */
static void a_fact_that_flickers_is_looked_at_ten_times_a_second(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {inside: bool, open: bool, key: bool, fed: bool}\n"
               "actions:\n"
               "  enter: {preconditions: [open, key], effects: inside}\n"
               "  eat: {effects: fed, duration: 60m}\n"
               "goals: {be_in: {conditions: inside, priority: 1}, be_fed: {conditions: fed}}\n"
               "limits: {plan: 8}\n");
    unsigned tries = 0;
    for (unsigned i = 0; i < 1000; i++) {
        stage_tick(&stage, &actor, 10);
        set_fact(&actor, "open", i % 2);
        tries += stage.log.data && strstr(stage.log.data, "wants be_in") != NULL;
        stage.log.length = 0;
    }
    CU_ASSERT_EQUAL(tries, 100);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core),
                    action_number(stage.compiled.tables, "eat")); /* all the while */
    stage_end(&stage);
}

static bool is_denied(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return false;
}

/* What a function of the game answers may change unseen. */
static void what_cannot_be_seen_is_asked_every_second(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {inside: bool}\n"
               "actions: {enter: {procedural_precondition: way, effects: inside}}\n"
               "goals: {be_in: {conditions: inside}}\nlimits: {plan: 8}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.precondition = is_denied;
    stage.agent_types[0].calls = &calls;
    expect_tries(&stage, &actor, 5000, "10 260 760 1760 2760 3760 4760 ");
    stage_end(&stage);
}

/* What an action has to wait for is known, so a goal that needs it is not late. */
static void an_action_that_is_let_in_again_ends_the_rest(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {inside: bool}\n"
               "actions: {enter: {effects: inside, retry: 4s}}\n"
               "goals: {be_in: {conditions: inside}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    expect_tries(&stage, &actor, 5000, "10 20 270 770 1770 3770 4010 4260 4510 ");
    stage_end(&stage);
}

/* Nor one that needs it to keep another goal, nor the root task. */
static void an_action_that_is_let_in_again_is_of_use_elsewhere(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {at: [yard, cellar], mask: bool}\n"
               "actions:\n"
               "  descend: {preconditions: at == yard, effects: at = cellar}\n"
               "  dress: {effects: mask, retry: 4s}\n"
               "goals:\n"
               "  be_safe: {conditions: mask or at == yard, priority: 2, keep: true}\n"
               "  be_down: {conditions: at == cellar}\n"
               "limits: {plan: 8}\n");
    actor.answer = always_fails;
    expect_tries(&stage, &actor, 4500, "10 20 270 770 1770 3770 4010 4260 ");
    stage_end(&stage);

    stage_with(&stage, &actor,
               "domain: d\nactions: {sing: {retry: 3s}}\n"
               "tasks: {live: {methods: {m: {subtasks: sing}}}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    expect_tries(&stage, &actor, 3200, "10 20 270 770 1770 2770 3010 3020 ");
    stage_end(&stage);
}

/* If no goal is to be kept, what a goal has no use for does not end its back-off. */
static void an_action_of_no_use_is_let_in_without_more(void)
{
    struct stage stage;
    struct actor actor;
    struct text tries = {0};
    stage_with(&stage, &actor,
               "domain: d\nstate: {inside: bool, open: bool}\n"
               "actions: {enter: {preconditions: open, effects: inside}, sing: {retry: 2s}}\n"
               "goals: {be_in: {conditions: inside}}\n"
               "tasks: {live: {methods: {m: {subtasks: sing}}}}\n"
               "agents: {a: {goals: [be_in], task: live}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    for (unsigned clock = 10; clock <= 3000; clock += 10) {
        stage_tick(&stage, &actor, 10);
        if (stage.log.length && strstr(stage.log.data, "wants be_in"))
            text_add(&tries, "%u ", clock);
        if (stage.log.length)
            stage.log.data[stage.log.length = 0] = '\0';
    }
    CU_ASSERT_STRING_EQUAL(tries.data, "10 260 760 1760 ");
    text_free(&tries);
    stage_end(&stage);
}

void add_unplanned_goals_suite(void)
{
    CU_pSuite suite = CU_add_suite("unplanned goals", NULL, NULL);
    CU_ADD_TEST(suite, the_longer_there_is_no_plan_the_longer_it_rests);
    CU_ADD_TEST(suite, what_opens_a_way_ends_the_rest);
    CU_ADD_TEST(suite, but_not_before_a_tenth_of_a_second);
    CU_ADD_TEST(suite, other_facts_do_not_end_it);
    CU_ADD_TEST(suite, a_fact_that_flickers_is_looked_at_ten_times_a_second);
    CU_ADD_TEST(suite, what_cannot_be_seen_is_asked_every_second);
    CU_ADD_TEST(suite, an_action_that_is_let_in_again_ends_the_rest);
    CU_ADD_TEST(suite, an_action_that_is_let_in_again_is_of_use_elsewhere);
    CU_ADD_TEST(suite, an_action_of_no_use_is_let_in_without_more);
}
