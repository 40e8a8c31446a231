/* SPDX-License-Identifier: MIT */
/*
 * What actions change that fail or are given up: worked examples. Random lives are in
 * tests/models/test_setbacks.c.
 */
#include "agent/agent.h"
#include "support/crew.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char lock[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {tries: 0..9, spoilt: 0..9, open: bool, light: {type: bool, start: true}, rain: bool,\n"
    "  wood: {type: 0..9, start: 1, shared: true, claim: true}, here: [p, q]}\n"
    "places: {fact: here, at: {p: 0, q: 100}}\n"
    "actions:\n"
    "  pick: {preconditions: not open, while: light, effects: open, duration: 100ms, timeout: "
    "300ms,\n"
    "    on_failure: tries += 1, on_abort: [tries = 0, spoilt += 2 if rain, spoilt += 1 if not "
    "rain]}\n"
    "  saw: {preconditions: wood >= 1, effects: wood -= 1, duration: 100ms, on_failure: spoilt += "
    "3}\n"
    "  far: {at: q, duration: 100ms, on_failure: tries = 9, on_abort: tries = 8}\n"
    "  hide: {duration: 1h, on_abort: tries = 7}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      hide: {priority: 9, preconditions: rain, subtasks: hide}\n"
    "      saw: {priority: 5, preconditions: tries == 5, subtasks: saw}\n"
    "      far: {priority: 5, preconditions: tries == 6, subtasks: far}\n"
    "      pick: {subtasks: pick}\n";

#define AGAIN "made 1, chose live.pick, started pick, start pick"

static gg_status fails_later(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    return phase == GG_TICK ? GG_FAILURE : GG_RUNNING;
}

/* By its function, its timeout, and what must hold while it runs. */
static void failing_changes_what_it_says(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, lock);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "tries"), 1);
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 300);
    expect_log(&stage, "tick pick, stop pick, ended pick failure, " AGAIN);
    CU_ASSERT_EQUAL(fact_of(&actor, "tries"), 2);
    set_fact(&actor, "light", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "tries"), 3);
    CU_ASSERT_EQUAL(fact_of(&actor, "spoilt"), 0);
    stage_end(&stage);
}

/* By something better, in the case that holds then, and by the game. */
static void what_is_given_up_changes_what_it_says(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, lock);
    set_fact(&actor, "tries", 3);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(fact_of(&actor, "tries"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "spoilt"), 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "rain", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick pick, stop pick, ended pick aborted, interrupted live.hide, made 1, "
                       "chose live.hide, started hide, start hide");
    CU_ASSERT_EQUAL(fact_of(&actor, "spoilt"), 3);
    stage_end(&stage);
}

/* What others have taken meanwhile. */
static void what_was_taken_has_failed(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, lock);
    set_fact(&actor, "tries", 5);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "wood", 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 50);
    stage_tick(&stage, &actor, 50);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "ended saw failure"));
    CU_ASSERT_EQUAL(fact_of(&actor, "spoilt"), 3);
    stage_end(&stage);
}

static void walks_have_neither(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, lock);
    set_fact(&actor, "tries", 6);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(gg_agent_walking(&actor.core), GG_NONE);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_walking(&actor.core), GG_NONE);
    CU_ASSERT_EQUAL(fact_of(&actor, "tries"), 6);
    stage_end(&stage);
}

/* What it has changed over time stays, and does not count for what it changes then. */
static void it_comes_on_top_of_what_was_made_over_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {energy: 0..100}\n"
                  "actions: {sleep: {effects: energy += 50 over time, duration: 1s,\n"
                  "  on_failure: energy += 50, on_abort: energy -= 5}}\n"
                  "tasks: {live: {subtasks: sleep}}\n");
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 25);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 20);
    stage_tick(&stage, &actor, 1);
    actor.answer = fails_later;
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 95);
    stage_end(&stage);
}

/* A plan that was made before it is looked at before it begins: the hat that was to be put on has
 * fallen down. */
static void a_plan_made_before_is_looked_at_again(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\nstate: {hat: {type: bool, start: true}, sun: bool}\n"
        "actions:\n  dance: {duration: 1h, on_abort: not hat}\n"
        "  tip: {preconditions: hat, effects: not sun, duration: 1s}\n"
        "  hide: {effects: not sun, duration: 1s, cost: 9}\n"
        "goals: {shade: {conditions: not sun}}\n"
        "tasks: {live: {subtasks: dance}}\nagents: {one: {goals: [shade], task: live}}\n");
    set_fact(&actor, "sun", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "tick dance, wants shade, stop dance, ended dance aborted, made 1, dropped tip");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants shade, made 1, started hide, start hide");
    stage_end(&stage);
}

/* The game is told of applied facts, with what they are to become. */
static void the_game_is_told_of_applied_facts(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {noise: {type: 0..9, applied: true}}\n"
                  "actions: {sing: {duration: 1h, on_abort: noise += 4}}\n"
                  "tasks: {live: {subtasks: sing}}\n");
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    expect_log(&stage, "stop sing, apply noise = 4, ended sing aborted");
    CU_ASSERT_EQUAL(fact_of(&actor, "noise"), 4);
    stage_end(&stage);
}

/* Facts of a slot that is unbound stay at their start, and the others change. */
static void nothing_changes_of_what_is_gone(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\ntypes: {deer: {slots: 2}}\n"
        "state: {scared(deer): 0..9, misses: 0..9}\n"
        "actions: {chase(deer it): {duration: 1h, on_abort: [scared(it) += 2, misses += 1]}}\n"
        "tasks: {live: {methods: {it(deer it): {subtasks: chase(it)}}}}\n");
    CU_ASSERT_NOT_EQUAL(gg_agent_bind(&actor.core, 0, 5), GG_NONE);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(fact_of(&actor, "scared(deer_1)"), 2);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 5));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "scared(deer_1)"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "misses"), 2);
    stage_end(&stage);
}

/* A domain without such effects has no tables of them. */
static void domains_without_have_no_tables(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nactions: {a: {duration: 1s}}\ntasks: {live: {subtasks: a}}\n");
    CU_ASSERT_PTR_NULL(stage.domain.features->setbacks);
    stage_end(&stage);
}

void add_failing_effects_suite(void)
{
    CU_pSuite suite = CU_add_suite("effects of failing, worked", NULL, NULL);
    CU_ADD_TEST(suite, failing_changes_what_it_says);
    CU_ADD_TEST(suite, what_is_given_up_changes_what_it_says);
    CU_ADD_TEST(suite, what_was_taken_has_failed);
    CU_ADD_TEST(suite, walks_have_neither);
    CU_ADD_TEST(suite, it_comes_on_top_of_what_was_made_over_time);
    CU_ADD_TEST(suite, a_plan_made_before_is_looked_at_again);
    CU_ADD_TEST(suite, the_game_is_told_of_applied_facts);
    CU_ADD_TEST(suite, nothing_changes_of_what_is_gone);
    CU_ADD_TEST(suite, domains_without_have_no_tables);
}
