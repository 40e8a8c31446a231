/* SPDX-License-Identifier: MIT */
/*
 * Effects that depend on conditions, as they take place. What is planned with them is compared with
 * plain numbers in tests/models/test_goap_random.c.
 */
#include "suites.h"
#include "support/stage.h"

#include <string.h>

static const char walker[] =
    "domain: d\nlimits: {plan: 8, table: 0}\n"
    "state: {raining: bool, coat: bool, wet: bool, far: bool, steps: 0..9,\n"
    "  mud: {type: 0..9, shared: true}}\n"
    "actions:\n"
    "  walk: {preconditions: not far, effects: [far, wet if raining and not coat,\n"
    "    steps += 1 if raining, steps += 2 if not raining, mud += 1 if raining], duration: 100ms}\n"
    "  turn: {preconditions: far, effects: not far, duration: 10ms}\n"
    "tasks: {live: {methods: {m: {subtasks: [walk, turn]}}}}\n";

static void expect_facts(const struct actor *actor, uint32_t wet, uint32_t steps, uint32_t mud)
{
    CU_ASSERT_EQUAL(fact_of(actor, "wet"), wet);
    CU_ASSERT_EQUAL(fact_of(actor, "steps"), steps);
    CU_ASSERT_EQUAL(fact_of(actor, "mud"), mud);
}

static void the_case_of_the_end_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, walker);
    stage_tick(&stage, &actor, 50);
    set_fact(&actor, "raining", 1);
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "walk");
    expect_facts(&actor, 0, 0, 0);
    stage_tick(&stage, &actor, 40);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "turn");
    expect_facts(&actor, 1, 1, 1);
    stage_end(&stage);
}

static void the_case_of_the_start_counts_if_nothing_changes(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, walker);
    stage_tick(&stage, &actor, 100);
    expect_facts(&actor, 0, 2, 0);
    set_fact(&actor, "coat", 1);
    set_fact(&actor, "raining", 1);
    for (int i = 0; i < 10; i++)
        stage_tick(&stage, &actor, 15);
    expect_facts(&actor, 0, 3, 1);
    stage_end(&stage);
}

/* A new plan that begins with another case of the running action lets it go on; one of a goal that
 * the new case spoils is dropped. */
static void a_plan_is_dropped_that_another_case_spoils(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\n"
                  "state: {raining: bool, wet: bool, far: bool}\n"
                  "actions:\n"
                  "  walk: {effects: [far, wet if raining], duration: 100ms}\n"
                  "  dry: {preconditions: [wet, far], effects: not wet, duration: 10ms}\n"
                  "goals: {there: {conditions: [far, not wet]}}\n");
    stage_tick(&stage, &actor, 50);
    forget_log(&stage);
    set_fact(&actor, "raining", 1);
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "walk");
    CU_ASSERT(actor.core.elapsed >= 60); /* it was not started anew */
    CU_ASSERT_EQUAL(actor.core.plan_length, 2);
    stage_tick(&stage, &actor, 40);
    CU_ASSERT_EQUAL(fact_of(&actor, "wet"), 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "dry");
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(fact_of(&actor, "wet"), 0);
    stage_end(&stage);
}

/* Two changes of one fact, judged before either. */
static void all_are_judged_before_any(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {a: bool, b: bool, c: bool}\n"
                  "actions: {flip: {effects: [a if not a, not a if a, b if a, c if not c],\n"
                  "  duration: 10ms}}\n"
                  "tasks: {live: {methods: {m: {subtasks: flip}}}}\n");
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(fact_of(&actor, "a"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "c"), 1);
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(fact_of(&actor, "a"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 1);
    stage_end(&stage);
}

/* A case has fewer ways in which it could begin than the action, the second of which it begins by. */
static void the_way_it_began_by_is_that_of_all_cases(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\n"
                  "state: {dark: bool, rope: bool, hook: {type: bool, start: true}, cold: bool,\n"
                  "  done: {type: bool, shared: true}}\n"
                  "actions:\n"
                  "  shut: {preconditions: [not done, rope and dark or hook],\n"
                  "    effects: [done, cold if dark], duration: 1s}\n"
                  "goals: {g: {conditions: done}}\n");
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    forget_log(&stage);
    set_fact(&actor, "hook", 0);
    set_fact(&actor, "done", 1); /* another has shut it */
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick shut, stop shut, ended shut failure, gave up g");
    stage_end(&stage);
}

void add_effect_cases_suite(void)
{
    CU_pSuite suite = CU_add_suite("effect cases", NULL, NULL);
    CU_ADD_TEST(suite, the_case_of_the_end_counts);
    CU_ADD_TEST(suite, the_case_of_the_start_counts_if_nothing_changes);
    CU_ADD_TEST(suite, a_plan_is_dropped_that_another_case_spoils);
    CU_ADD_TEST(suite, all_are_judged_before_any);
    CU_ADD_TEST(suite, the_way_it_began_by_is_that_of_all_cases);
}
