/* SPDX-License-Identifier: MIT */
/*
 * What happens when tasks fail, take too long or must not be stopped, and what rests
 * for how long: on worked examples.
 */
#include "support/stage.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

static gg_status always_fails(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    (void)phase;
    return GG_FAILURE;
}

static gg_status never_ends(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    (void)phase;
    return GG_RUNNING;
}

static void begin(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_start(stage, yaml);
    actor_start(actor, stage, 0, 1);
}

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
    begin(&stage, &actor, doors);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " DOOR ", gave up be_in");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 1, " WINDOW ", gave up be_in");
    stage_tick(&stage, &actor, 249);
    expect_log(&stage, ""); /* the second time in a row: it rests */
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
    begin(&stage, &actor,
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

/* -------------------------------------------------------- timeouts, bounds */

static void a_task_fails_when_its_time_is_out(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
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
    begin(&stage, &actor, serious);
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
    begin(&stage, &actor, serious);
    stage_tick(&stage, &actor, 1);
    gg_agent_stop(&actor.core, &stage.planner);
    expect_log(&stage, "wants have_b, made 2, started prepare, start prepare, stop prepare, "
                       "ended prepare aborted");
    stage_tick(&stage, &actor, 1); /* nothing has failed by that */
    expect_log(&stage, "wants have_b, made 2, started prepare, start prepare");
    stage_end(&stage);
}

/* -------------------------------------------------------------------- rests */

static void a_goal_that_fails_again_and_again_rests_longer_and_longer(void)
{
    static const uint32_t backoffs[] = {0, 250, 500, 1000, 2000, 4000, 8000, 16000, 16000, 16000};
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
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
    text_free(&stage.log);
    stage.log = (struct text){0};
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants g, made 1, started try, start try, stop try, "
                       "ended try failure, gave up g, wants g, made 1, started try, start try, "
                       "stop try, ended try failure, gave up g");
    stage_end(&stage);
}

static void a_plan_that_did_not_lead_to_its_goal_has_failed(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
          "domain: d\nstate: {a: {type: bool, sensed: true}}\n"
          "actions: {try: {effects: a, duration: 10ms}}\n"
          "goals: {g: {conditions: a}}\nlimits: {plan: 8}\n");
    actor.sensed = fact_number(stage.compiled.tables, "a"); /* and it stays false */
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "wants g, made 1, started try, start try, tick try, stop try, "
                       "ended try success, gave up g, wants g, made 1, started try, start try");
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "tick try, stop try, ended try success, gave up g");
    stage_tick(&stage, &actor, 249);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants g, made 1, started try, start try");
    stage_end(&stage);
}

/* Also where a tick is longer than the rest of the goal that comes first. */
static void every_goal_gets_its_turn(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
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
    stage_tick(&stage, &actor, 3600000);
    stage_tick(&stage, &actor, 3600000);
    expect_log(&stage, "wants first, failed 1, wants second, failed 1");
    stage_tick(&stage, &actor, 3600000);
    expect_log(&stage, "wants last, made 1, started eat, start eat, stop eat, ended eat success");
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 3600000);
    expect_log(&stage, "reached last, wants first, failed 1, wants second, failed 1, made 1, "
                       "chose live.m, started sing, start sing, stop sing, ended sing success");
    stage_end(&stage);
}

static void a_goal_that_was_reached_cools_down(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
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

/* --------------------------------------------------------- goals without a plan */

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
    begin(&stage, &actor, locked);
    expect_tries(&stage, &actor, 70000, "10 260 760 1760 3760 7760 15760 31760 47760 63760 ");
    stage_end(&stage);
}

static void what_opens_a_way_ends_the_rest(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor, locked);
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
    begin(&stage, &actor, locked);
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
    begin(&stage, &actor, locked);
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
    begin(&stage, &actor,
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
    begin(&stage, &actor,
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
    begin(&stage, &actor,
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
    begin(&stage, &actor,
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

    begin(&stage, &actor,
          "domain: d\nactions: {sing: {retry: 3s}}\n"
          "tasks: {live: {methods: {m: {subtasks: sing}}}}\nlimits: {plan: 8}\n");
    actor.answer = always_fails;
    expect_tries(&stage, &actor, 3200, "10 20 270 770 1770 2770 3010 3020 ");
    stage_end(&stage);
}

/* Where no goal is to be kept, what a goal has no use for does not end its rest. */
static void an_action_of_no_use_is_let_in_without_more(void)
{
    struct stage stage;
    struct actor actor;
    struct text tries = {0};
    begin(&stage, &actor,
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

void add_backoff_suite(void)
{
    CU_pSuite suite = CU_add_suite("back-off", NULL, NULL);
    CU_ADD_TEST(suite, an_action_that_failed_is_kept_out_for_a_while);
    CU_ADD_TEST(suite, it_is_kept_out_of_the_root_task_as_well);
    CU_ADD_TEST(suite, a_task_fails_when_its_time_is_out);
    CU_ADD_TEST(suite, what_is_uninterruptible_ends_by_itself);
    CU_ADD_TEST(suite, the_game_stops_even_that);
    CU_ADD_TEST(suite, a_goal_that_fails_again_and_again_rests_longer_and_longer);
    CU_ADD_TEST(suite, a_plan_that_did_not_lead_to_its_goal_has_failed);
    CU_ADD_TEST(suite, every_goal_gets_its_turn);
    CU_ADD_TEST(suite, a_goal_that_was_reached_cools_down);
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
