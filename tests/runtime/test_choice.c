/* SPDX-License-Identifier: MIT */
/*
 * How an agent chooses among its goals, what interrupts it, and what it keeps: on worked
 * examples. Random simulations are in test_goal_simulations.c.
 */
#include "support/stage.h"
#include "suites.h"

/* Three wants of a dog, of which the first two need a step of 100 ms each; a gate that
 * may be closed. */
static const char wants[] =
    "domain: d\n"
    "state: {fed: bool, played: bool, calm: bool, gate: {type: bool, start: true}, wild: bool}\n"
    "actions:\n"
    "  eat: {preconditions: gate, effects: fed, duration: 100ms}\n"
    "  play: {effects: [played, not calm], duration: 100ms}\n"
    "  lie: {effects: calm, duration: 100ms}\n"
    "  dream: {duration: 100ms}\n"
    "goals:\n"
    "  be_calm: {conditions: calm, priority: 1}\n"
    "  be_fed: {conditions: fed, priority: 3, relevant: not wild}\n"
    "  have_played: {conditions: played, priority: 2}\n"
    "tasks: {doze: {methods: {m: {subtasks: dream}}}}\n"
    "agents: {dog: {actions: [eat, play, lie, dream], goals: [be_calm, be_fed, have_played], "
    "task: doze}}\n"
    "limits: {plan: 8}\n";

/* ----------------------------------------------------------------- which goal */

static void the_highest_priority_comes_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_fed, made 1, started eat, start eat");
    CU_ASSERT_EQUAL(actor.core.goal, 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick eat, stop eat, ended eat success, reached be_fed, "
                       "wants have_played, made 1, started play, start play");
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick play, stop play, ended play success, reached have_played, "
                       "wants be_calm, made 1, started lie, start lie");
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick lie, stop lie, ended lie success, reached be_calm, "
                       "made 1, chose doze.m, started dream, start dream");
    CU_ASSERT_EQUAL(actor.core.goal, GG_NONE);
    stage_end(&stage);
}

static void what_is_irrelevant_or_holds_is_not_chosen(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    set_fact(&actor, "wild", 1);
    set_fact(&actor, "played", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_calm, made 1, started lie, start lie");
    stage_end(&stage);
}

static void where_there_is_no_plan_the_next_goal_comes_up(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    set_fact(&actor, "gate", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_fed, failed 1");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants have_played, made 1, started play, start play");
    set_fact(&actor, "gate", 1);
    stage_tick(&stage, &actor, 98); /* it backs off for 250 ms */
    expect_log(&stage, "tick play");
    stage_end(&stage);
}

static void of_equal_priorities_the_first_in_the_file_comes_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {a: bool, b: bool}\n"
               "actions: {to_a: {effects: a, duration: 1s}, "
               "to_b: {effects: b, duration: 1s}}\n"
               "goals: {second: {conditions: b, priority: 5, relevant: a}, "
               "first: {conditions: a, priority: 5}, "
               "third: {conditions: b, priority: 5}}\n"
               "limits: {plan: 4}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants first, made 1, started to_a, start to_a");
    set_fact(&actor, "a", 1); /* now the other is relevant, but no higher */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick to_a");
    stage_end(&stage);
}

/* ------------------------------------------------------------- interruptions */

static void a_higher_goal_interrupts_and_an_equal_one_does_not(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    set_fact(&actor, "fed", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants have_played, made 1, started play, start play");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick play");
    set_fact(&actor, "fed", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick play, wants be_fed, stop play, ended play aborted, made 1, "
                       "started eat, start eat");
    set_fact(&actor, "calm", 0); /* of a lower priority */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat");
    stage_end(&stage);
}

static void a_higher_goal_without_a_plan_does_not_interrupt(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    set_fact(&actor, "fed", 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "fed", 0);
    set_fact(&actor, "gate", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants have_played, made 1, started play, start play, "
                       "tick play, wants be_fed, failed 1");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick play");
    stage_end(&stage);
}

static void any_goal_interrupts_the_root_task_and_one_that_is_irrelevant(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wants);
    set_fact(&actor, "fed", 1);
    set_fact(&actor, "played", 1);
    set_fact(&actor, "calm", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose doze.m, started dream, start dream");
    set_fact(&actor, "fed", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick dream, wants be_fed, stop dream, ended dream aborted, made 1, "
                       "started eat, start eat");
    set_fact(&actor, "wild", 1); /* what it is at has become irrelevant, and goes on */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat");
    set_fact(&actor, "calm", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat, wants be_calm, stop eat, ended eat aborted, made 1, "
                       "started lie, start lie");
    stage_end(&stage);
}

static int32_t asked_priority;

static int32_t priority(struct gg_agent *agent, uint16_t goal)
{
    (void)agent;
    (void)goal;
    return asked_priority;
}

static void a_called_priority_is_asked_at_each_decision(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {a: bool, b: bool}\n"
               "actions: {to_a: {effects: a, duration: 1s}, "
               "to_b: {effects: b, duration: 1s}}\n"
               "goals: {steady: {conditions: a, priority: 5}, "
               "moody: {conditions: b, priority: {call: mood}}}\n"
               "limits: {plan: 4}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.priority = priority;
    stage.agent_types[0].calls = &calls;
    asked_priority = 5;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants steady, made 1, started to_a, start to_a");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick to_a");
    asked_priority = 6; /* and no fact has changed */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick to_a, wants moody, stop to_a, ended to_a aborted, made 1, "
                       "started to_b, start to_b");
    asked_priority = 4;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick to_b, wants steady, stop to_b, ended to_b aborted, made 1, "
                       "started to_a, start to_a");
    stage_end(&stage);
}

/* -------------------------------------------------------------- keeping goals */

/* The short way is through the smoke. */
static const char smoke[] =
    "domain: d\n"
    "state: {at: [yard, hall, cellar], mask: bool, hot: {type: bool, start: true}}\n"
    "actions:\n"
    "  enter: {preconditions: at == yard, effects: at = hall}\n"
    "  descend: {preconditions: at == hall, effects: at = cellar}\n"
    "  dress: {preconditions: at == yard, effects: mask, cost: 5}\n"
    "goals:\n"
    "  be_safe: {conditions: mask or at == yard, priority: 2, relevant: hot, keep: %s}\n"
    "  be_down: {conditions: at == cellar, priority: %d}\n"
    "limits: {plan: 4}\n";

/* The steps of the plan for the cellar, and what stands in them first. */
static uint16_t way_down(const char *keep, int priority_down, bool hot, const char *first)
{
    struct stage stage;
    struct actor actor;
    char yaml[sizeof smoke + 20];
    snprintf(yaml, sizeof yaml, smoke, keep, priority_down);
    stage_with(&stage, &actor, yaml);
    set_fact(&actor, "hot", hot);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    uint16_t length = actor.core.plan_length;
    CU_ASSERT_STRING_EQUAL(action_name(&stage, agent_plan(&actor.core)[0]), first);
    stage_end(&stage);
    return length;
}

static void a_kept_goal_bounds_plans_of_no_higher_priority(void)
{
    CU_ASSERT_EQUAL(way_down("false", 1, true, "enter"), 2);
    CU_ASSERT_EQUAL(way_down("true", 1, true, "dress"), 3);
    CU_ASSERT_EQUAL(way_down("true", 2, true, "dress"), 3);
    CU_ASSERT_EQUAL(way_down("true", 3, true, "enter"), 2);
    CU_ASSERT_EQUAL(way_down("true", 1, false, "enter"), 2);
}

static void the_root_task_keeps_goals_too(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {clean: {type: bool, start: true}, n: 0..3}\n"
               "actions: {dig: {effects: [not clean, n += 1]}, "
               "read: {effects: n += 1}}\n"
               "goals: {stay_clean: {conditions: clean, keep: true}}\n"
               "tasks: {live: {methods: {a: {subtasks: dig}, b: {subtasks: read}}}}\n"
               "agents: {me: {actions: [dig, read], goals: [stay_clean], task: live}}\n"
               "limits: {plan: 4}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.b, started read, start read, stop read, "
                       "ended read success");
    stage_end(&stage);
}

/* ---------------------------------------------------------- luck and misfortune */

static const char steps[] = "domain: d\n"
                            "state: {key: bool, open: bool, inside: bool, sun: bool}\n"
                            "actions:\n"
                            "  take: {effects: key, duration: 100ms}\n"
                            "  unlock: {preconditions: key, effects: open, duration: 100ms}\n"
                            "  enter: {preconditions: open, effects: inside, duration: 100ms}\n"
                            "goals: {be_in: {conditions: inside}}\n"
                            "limits: {plan: 8}\n";

/* What the old plan has behind the better part must keep them as well. */
static void an_interruption_keeps_goals_too(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {bell: bool, dry: {type: bool, start: true}, rain: bool}\n"
               "actions:\n"
               "  walk: {duration: 50ms}\n"
               "  ring: {duration: 50ms}\n"
               "  swim: {effects: not dry, duration: 50ms}\n"
               "goals: {be_dry: {conditions: dry, relevant: rain, keep: true}}\n"
               "tasks:\n"
               "  live: {methods: {m: {subtasks: [leg, swim]}}}\n"
               "  leg:\n"
               "    select: priority\n"
               "    methods: {hi: {priority: 1, preconditions: bell, subtasks: ring}, "
               "lo: {subtasks: walk}}\n"
               "agents: {a: {goals: [be_dry], task: live}}\n"
               "limits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.m, chose leg.lo, started walk, start walk");
    set_fact(&actor, "rain", 1);
    set_fact(&actor, "bell", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk"); /* the plan as it was is older than the rain */
    set_fact(&actor, "rain", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted leg.hi, made 2, "
                       "chose leg.hi, started ring, start ring");
    stage_end(&stage);
}

static void what_no_step_needs_changes_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, steps);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 3, started take, start take");
    set_fact(&actor, "sun", 1);
    set_fact(&actor, "key", 1);  /* take brings it about anyway */
    set_fact(&actor, "open", 1); /* and so does unlock */
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick take, stop take, ended take success, started unlock, start unlock");
    stage_end(&stage);
}

static void a_goal_that_holds_ends_the_plan_after_the_running_task(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, steps);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "inside", 1);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "wants be_in, made 3, started take, start take, tick take");
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "tick take, stop take, ended take success, reached be_in");
    CU_ASSERT_EQUAL(actor.core.plan_length, 0);
    stage_end(&stage);
}

static void a_broken_plan_is_dropped_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, steps);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants be_in, made 3, started take, start take, "
                       "tick take, stop take, ended take success, started unlock, start unlock");
    set_fact(&actor, "key", 0); /* it was needed to begin, and is not any more */
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick unlock, stop unlock, ended unlock success, started enter, "
                       "start enter");
    set_fact(&actor, "open", 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick enter, stop enter, ended enter success, reached be_in");
    stage_end(&stage);
}

/* The new plan begins with what is running: nothing is stopped. */
static void a_running_task_goes_on_in_the_new_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {up: bool, left: {type: bool, start: true}, inside: bool}\n"
               "actions:\n"
               "  climb: {preconditions: not up, effects: up, duration: 100ms}\n"
               "  go_left: {preconditions: [up, left], effects: inside, duration: 100ms}\n"
               "  go_right: {preconditions: up, effects: inside, cost: 2, duration: 100ms}\n"
               "goals: {be_in: {conditions: inside}}\n"
               "limits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 2, started climb, start climb");
    stage_tick(&stage, &actor, 60);
    set_fact(&actor, "left", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick climb, tick climb, dropped go_left, wants be_in, made 2");
    stage_tick(&stage, &actor, 39);
    expect_log(&stage, "tick climb, stop climb, ended climb success, started go_right, "
                       "start go_right");
    stage_end(&stage);
}

static void where_nothing_leads_on_the_running_task_is_stopped(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "state: {up: bool, left: {type: bool, start: true}, inside: bool}\n"
               "actions:\n"
               "  climb: {preconditions: not up, effects: up, duration: 100ms}\n"
               "  go_left: {preconditions: [up, left], effects: inside, duration: 100ms}\n"
               "goals: {be_in: {conditions: inside}}\n"
               "limits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 2, started climb, start climb");
    set_fact(&actor, "left", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick climb, dropped go_left, wants be_in, failed 1");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick climb, stop climb, ended climb aborted");
    set_fact(&actor, "inside", 1); /* nothing was done for it any more */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "");
    stage_end(&stage);
}

void add_choice_suite(void)
{
    CU_pSuite suite = CU_add_suite("choice", NULL, NULL);
    CU_ADD_TEST(suite, the_highest_priority_comes_first);
    CU_ADD_TEST(suite, what_is_irrelevant_or_holds_is_not_chosen);
    CU_ADD_TEST(suite, where_there_is_no_plan_the_next_goal_comes_up);
    CU_ADD_TEST(suite, of_equal_priorities_the_first_in_the_file_comes_first);
    CU_ADD_TEST(suite, a_higher_goal_interrupts_and_an_equal_one_does_not);
    CU_ADD_TEST(suite, a_higher_goal_without_a_plan_does_not_interrupt);
    CU_ADD_TEST(suite, any_goal_interrupts_the_root_task_and_one_that_is_irrelevant);
    CU_ADD_TEST(suite, a_called_priority_is_asked_at_each_decision);
    CU_ADD_TEST(suite, a_kept_goal_bounds_plans_of_no_higher_priority);
    CU_ADD_TEST(suite, the_root_task_keeps_goals_too);
    CU_ADD_TEST(suite, an_interruption_keeps_goals_too);
    CU_ADD_TEST(suite, what_no_step_needs_changes_nothing);
    CU_ADD_TEST(suite, a_goal_that_holds_ends_the_plan_after_the_running_task);
    CU_ADD_TEST(suite, a_broken_plan_is_dropped_at_once);
    CU_ADD_TEST(suite, a_running_task_goes_on_in_the_new_plan);
    CU_ADD_TEST(suite, where_nothing_leads_on_the_running_task_is_stopped);
}
