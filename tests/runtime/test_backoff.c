/* SPDX-License-Identifier: MIT */
/*
 * What happens when actions fail, take too long or must not be stopped, and what backs off
 * for how long: on worked examples. Goals without a plan are in test_unplanned_goals.c.
 */
#include "agent/agent_layout.h"
#include "support/stage.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

/* -------------------------------------------------------------------- retry */

static const char doors[] =
    "domain: d\n"
    "state: {inside: bool, far: bool}\n"
    "actions:\n"
    "  by_door: {preconditions: not far, effects: inside, retry: 5s}\n"
    "  by_window: {preconditions: not far, effects: inside, cost: 9, retry: 1s}\n"
    "goals: {be_in: {conditions: inside}}\n"
    "limits: {plan: 8}\n";

#define DOOR "started by_door, start by_door, stop by_door, ended by_door failure"
#define WINDOW "started by_window, start by_window, stop by_window, ended by_window failure"

static void an_action_that_failed_is_kept_out_for_a_while(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, doors);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " DOOR ", gave up be_in");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " WINDOW ", gave up be_in");
    stage_tick(&stage, &actor, 249);
    expect_log(&stage, ""); /* the second time in a row: it backs off */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, failed 1"); /* both are kept out */
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "wants be_in, made 1, " WINDOW ", gave up be_in");
    actor.answer = NULL;
    stage_tick(&stage, &actor, 3748);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants be_in, made 1, started by_window, start by_window, "
                       "stop by_window, ended by_window success, reached be_in");
    set_fact(&actor, "inside", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, started by_door, start by_door, stop by_door, "
                       "ended by_door success");
    stage_end(&stage);
}

static void it_is_kept_out_of_the_root_task_as_well(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nactions: {sing: {retry: 1s}, sigh: {duration: 60m}}\n"
               "tasks: {live: {methods: {a: {subtasks: sing}, b: {subtasks: sigh}}}}\n"
               "limits: {plan: 8}\n");
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.a, started sing, start sing, stop sing, "
                       "ended sing failure");
    actor.answer = NULL;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.b, started sigh, start sigh");
    gg_agent_stop(&actor.core, &stage.planner);
    stage_tick(&stage, &actor, 999);
    expect_log(&stage, "stop sigh, ended sigh aborted, made 1, chose live.a, started sing, "
                       "start sing, stop sing, ended sing success");
    stage_end(&stage);
}

/* Where no more can be remembered, the action that failed first may be tried again. */
static void no_more_is_kept_out_than_there_is_room_for(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, doors);
    gg_exclusions fewer = *stage.domain.exclusions;
    fewer.limit = fewer.retry_limit = 1;
    stage.domain.exclusions = &fewer;
    agent_exclusions(&actor.core)[1].left = 0; /* what lies behind may be anything */
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " DOOR ", gave up be_in");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " WINDOW ", gave up be_in");
    CU_ASSERT_EQUAL(agent_exclusions(&actor.core)[1].left, 0);
    stage_tick(&stage, &actor, 250);
    expect_log(&stage, "wants be_in, made 1, " DOOR ", gave up be_in");
    stage_end(&stage);
}

/* Also where what it changes, or with what object it is done, is told by facts that have changed. */
static void it_is_kept_out_whatever_facts_tell_of_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\ntypes: {item: [hat, coat]}\n"
        "state: {gold: {type: 0..9, start: 9}, price: {type: 1..3, start: 2}, has(item): bool}\n"
        "actions:\n"
        "  buy(item i): {preconditions: gold >= price, effects: [gold -= price, has(i)],\n"
        "    retry: 5s}\n"
        "goals: {dressed: {conditions: has(hat) or has(coat)}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants dressed, made 1, started buy(hat), start buy(hat), stop buy(hat), "
                       "ended buy(hat) failure, gave up dressed");
    set_fact(&actor, "price", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants dressed, made 1, started buy(coat), start buy(coat), "
                       "stop buy(coat), ended buy(coat) failure, gave up dressed");
    set_fact(&actor, "price", 3);
    stage_tick(&stage, &actor, 300);
    expect_log(&stage, "wants dressed, failed 1");
    set_fact(&actor, "price", 2);
    stage_tick(&stage, &actor, 4700);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants dressed, made 1, started buy(hat), start buy(hat), stop buy(hat), "
                       "ended buy(hat) failure, gave up dressed");
    stage_end(&stage);
}

/* -------------------------------------------------------- timeouts, bounds */

static void a_task_fails_when_its_time_is_out(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {a: bool}\n"
               "actions: {wait: {effects: a, timeout: 200ms, uninterruptible: true}}\n"
               "goals: {g: {conditions: a}}\nlimits: {plan: 8}\n");
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 199);
    expect_log(&stage, "wants g, made 1, started wait, start wait, tick wait");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick wait, stop wait, ended wait failure, gave up g, wants g, made 1, "
                       "started wait, start wait");
    CU_ASSERT_FALSE(fact_of(&actor, "a"));
    stage_end(&stage);
}

static const char serious[] =
    "domain: d\n"
    "state: {a: bool, b: bool, free: {type: bool, start: true}}\n"
    "actions:\n"
    "  prepare: {duration: 100ms, uninterruptible: true, preconditions: not a, effects: a}\n"
    "  use: {preconditions: [a, free], effects: b, duration: 100ms}\n"
    "  rush: {effects: b, cost: 50, duration: 100ms}\n"
    "  flee: {effects: free, duration: 100ms}\n"
    "goals: {have_b: {conditions: b}, be_free: {conditions: free, priority: 5}}\n"
    "limits: {plan: 8}\n";

static void what_is_uninterruptible_ends_by_itself(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, serious);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants have_b, made 2, started prepare, start prepare");
    set_fact(&actor, "free", 0); /* breaks the plan, and wakes a higher goal */
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "tick prepare, dropped use");
    stage_tick(&stage, &actor, 49);
    expect_log(&stage, "tick prepare");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick prepare, stop prepare, ended prepare success, wants be_free, "
                       "made 1, started flee, start flee");
    CU_ASSERT_EQUAL(fact_of(&actor, "a"), 1);
    stage_end(&stage);
}

static void the_game_stops_even_that(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, serious);
    stage_tick(&stage, &actor, 1);
    gg_agent_stop(&actor.core, &stage.planner);
    expect_log(&stage, "wants have_b, made 2, started prepare, start prepare, stop prepare, "
                       "ended prepare aborted");
    stage_tick(&stage, &actor, 1); /* nothing has failed by that */
    expect_log(&stage, "wants have_b, made 2, started prepare, start prepare");
    stage_end(&stage);
}

/* ---------------------------------------------------------------- back-offs */

static void a_goal_that_fails_again_and_again_rests_longer_and_longer(void)
{
    static const uint32_t backoffs[] = {0, 250, 500, 1000, 2000, 4000, 8000, 16000, 16000, 16000};
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {a: bool}\nactions: {try: {effects: a}}\n"
               "goals: {g: {conditions: a}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    for (unsigned i = 0; i < sizeof backoffs / sizeof *backoffs; i++) {
        expect_log(&stage, "wants g, made 1, started try, start try, stop try, "
                           "ended try failure, gave up g");
        if (backoffs[i] > 0)
            stage_tick(&stage, &actor, backoffs[i] - 1);
        expect_log(&stage, "");
        stage_tick(&stage, &actor, 1);
    }
    actor.answer = NULL;
    stage_tick(&stage, &actor, 16000);
    stage_tick(&stage, &actor, 0);
    set_fact(&actor, "a", 0); /* it was reached: the row is over */
    actor.answer = always_fails;
    forget_log(&stage);
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants g, made 1, started try, start try, stop try, "
                       "ended try failure, gave up g, wants g, made 1, started try, start try, "
                       "stop try, ended try failure, gave up g");
    stage_end(&stage);
}

#define SHOOTER(duration)                                                                          \
    "domain: d\nstate: {dead: {type: bool, sensed: true}, near: bool}\n"                           \
    "actions:\n"                                                                                   \
    "  close_in: {preconditions: not near, effects: near, duration: 400ms}\n"                      \
    "  shoot: {preconditions: near, effects: dead, duration: " duration "}\n"                      \
    "goals: {g: {conditions: dead}}\nlimits: {plan: 8}\n"
#define MISSED "tick shoot, stop shoot, ended shoot success, missed g"
#define AGAIN "wants g, made 1, started shoot, start shoot"

static void start_shooter(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_with(stage, actor, yaml);
    actor->sensed = fact_number(stage->compiled.tables, "dead"); /* and it stays false */
    set_fact(actor, "near", 1);
    stage_tick(stage, actor, 1);
    expect_log(stage, AGAIN);
}

/* A shot that misses is no failure: the next one starts in the tick in which it has ended. */
static void what_was_carried_out_in_vain_is_made_again_at_once(void)
{
    struct stage stage;
    struct actor actor;
    start_shooter(&stage, &actor, SHOOTER("1s"));
    for (int shot = 0; shot < 30; shot++) {
        stage_tick(&stage, &actor, 999);
        forget_log(&stage);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, MISSED ", " AGAIN);
    }
    CU_ASSERT_EQUAL(gg_backoffs_of(&actor.core)[0].failures, 0);
    stage_end(&stage);
}

/* What is carried out in less than 250 ms is made again when these are over. */
static void what_takes_no_time_is_not_made_again_at_once(void)
{
    struct stage stage;
    struct actor actor;
    start_shooter(&stage, &actor, SHOOTER("10ms"));
    for (int shot = 0; shot < 30; shot++) {
        stage_tick(&stage, &actor, 10);
        expect_log(&stage, MISSED);
        CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0); /* it senses at each decision */
        stage_tick(&stage, &actor, 239);
        expect_log(&stage, "");
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, AGAIN);
    }
    stage_end(&stage);
}

/* Also if a tick is as long as the back-off of the goal that comes first, or longer. */
static void every_goal_gets_its_turn_in_ticks_of(uint32_t milliseconds)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {never: bool, fed: bool}\n"
               "actions: {eat: {effects: fed}, sing: {}}\n"
               "goals:\n"
               "  first: {conditions: never, priority: 2}\n"
               "  second: {conditions: never, priority: 1}\n"
               "  last: {conditions: fed}\n"
               "tasks: {live: {methods: {m: {subtasks: sing}}}}\n"
               "agents: {a: {goals: [first, second, last], task: live}}\n"
               "limits: {plan: 8}\n");
    stage_tick(&stage, &actor, milliseconds);
    stage_tick(&stage, &actor, milliseconds);
    expect_log(&stage, "wants first, failed 1, wants second, failed 1");
    stage_tick(&stage, &actor, milliseconds);
    expect_log(&stage, "wants last, made 1, started eat, start eat, stop eat, ended eat success");
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, milliseconds);
    expect_log(&stage, "reached last, wants first, failed 1, wants second, failed 1, made 1, "
                       "chose live.m, started sing, start sing, stop sing, ended sing success");
    stage_end(&stage);
}

static void every_goal_gets_its_turn(void)
{
    every_goal_gets_its_turn_in_ticks_of(250);
    every_goal_gets_its_turn_in_ticks_of(3600000);
}

static void a_goal_that_was_reached_cools_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {a: bool, b: bool}\n"
               "actions: {to_a: {effects: a}, to_b: {effects: b, duration: 60m}}\n"
               "goals: {g: {conditions: a, priority: 2, cooldown: 3s}, "
               "h: {conditions: b}}\nlimits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants g, made 1, started to_a, start to_a, stop to_a, "
                       "ended to_a success, reached g, wants h, made 1, started to_b, start to_b");
    set_fact(&actor, "a", 0);
    stage_tick(&stage, &actor, 2999);
    expect_log(&stage, "tick to_b");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick to_b, wants g, stop to_b, ended to_b aborted, made 1, "
                       "started to_a, start to_a, stop to_a, ended to_a success");
    stage_end(&stage);
}

void add_backoff_suite(void)
{
    CU_pSuite suite = CU_add_suite("back-off", NULL, NULL);
    CU_ADD_TEST(suite, an_action_that_failed_is_kept_out_for_a_while);
    CU_ADD_TEST(suite, it_is_kept_out_of_the_root_task_as_well);
    CU_ADD_TEST(suite, it_is_kept_out_whatever_facts_tell_of_it);
    CU_ADD_TEST(suite, no_more_is_kept_out_than_there_is_room_for);
    CU_ADD_TEST(suite, a_task_fails_when_its_time_is_out);
    CU_ADD_TEST(suite, what_is_uninterruptible_ends_by_itself);
    CU_ADD_TEST(suite, the_game_stops_even_that);
    CU_ADD_TEST(suite, a_goal_that_fails_again_and_again_rests_longer_and_longer);
    CU_ADD_TEST(suite, what_was_carried_out_in_vain_is_made_again_at_once);
    CU_ADD_TEST(suite, what_takes_no_time_is_not_made_again_at_once);
    CU_ADD_TEST(suite, every_goal_gets_its_turn);
    CU_ADD_TEST(suite, a_goal_that_was_reached_cools_down);
}
