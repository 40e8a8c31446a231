/* SPDX-License-Identifier: MIT */
/* Plans that are made anew as there may be a cheaper one (`reconsider`), worked out by hand. Random lives
 * beside plain numbers are in tests/models. */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Two ways to be fed; the cheap one is open when the game says so. */
#define FOOD(keys)                                                                                 \
    "domain: d\nstate: {open: bool, here: 0..2, fed: bool, cold: bool}\n"                          \
    "actions:\n"                                                                                   \
    "  go_far: {effects: here = 2, duration: 4s, cost: 8}\n"                                       \
    "  go_near: {preconditions: open, effects: here = 1, duration: 1s, cost: 3}\n"                 \
    "  eat: {preconditions: here >= 1, effects: fed, duration: 2s, cost: 2}\n"                     \
    "  warm_up: {preconditions: cold, effects: not cold, duration: 1s}\n"                          \
    "goals:\n"                                                                                     \
    "  sated: {conditions: fed, priority: 1" keys "}\n"                                            \
    "  warm: {conditions: not cold, priority: 2}\n"                                                \
    "limits: {plan: 8, nodes: 50}\n"

#define TO_FAR "wants sated, made 2, started go_far, start go_far"

/* ------------------------------------------------------------------- when it is due */

static void without_the_key_a_plan_is_kept(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, FOOD(""));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_FAR);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 3999);
    expect_log(&stage, "tick go_far");
    stage_end(&stage);
}

/* What the running action has cost counts no more: eating costs 2, and the near food 5. */
static void a_running_action_costs_nothing_more(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, FOOD(", reconsider: 1s"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_FAR);
    set_fact(&actor, "open", 1);
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick go_far, tick go_far, tick go_far");
    stage_end(&stage);
}

/* A way of three steps, which a shortcut makes cheaper. */
#define WAY(reconsider, shortcut)                                                                  \
    "domain: d\nstate: {open: bool, n: 0..4, done: bool}\n"                                        \
    "actions:\n"                                                                                   \
    "  step: {preconditions: n <= 2, effects: n += 1, duration: 1s, cost: 5}\n"                    \
    "  jump: {preconditions: open, effects: n = 3, duration: 1s, cost: " shortcut "}\n"            \
    "  end: {preconditions: n >= 3, effects: done, duration: 1s, cost: 1}\n"                       \
    "goals: {arrived: {conditions: done" reconsider "}}\n"                                         \
    "limits: {plan: 8, nodes: 50, table: 0}\n"
#define ON_THE_WAY "wants arrived, made 4, started step, start step"

/* That long after the last planning, on the millisecond, and for the same goal. */
static void a_cheaper_plan_takes_over(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 700ms", "4"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, ON_THE_WAY);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 700);
    stage_tick(&stage, &actor, 300);
    set_fact(&actor, "open", 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 399);
    expect_log(&stage, "tick step, tick step");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick step, stop step, ended step aborted, made 2, started jump, "
                       "start jump");
    CU_ASSERT_EQUAL(actor.core.goal, 0);
    stage_end(&stage);
}

/* Two steps of 5 are left. The new plan must be cheaper by more than the margin: equal does not do. */
static void the_margin_is_to_be_exceeded(void)
{
    static const struct {
        const char *key;
        bool changes;
    } all[] = {{", reconsider: {every: 500ms, margin: 2}", true},
               {", reconsider: {every: 500ms, margin: 3}", false},
               {", reconsider: 500ms", true}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        struct stage stage;
        struct actor actor;
        struct text yaml = {0};
        text_add(&yaml, WAY("%s", "7"), all[i].key);
        stage_with(&stage, &actor, yaml.data);
        stage_tick(&stage, &actor, 1);
        set_fact(&actor, "open", 1);
        forget_log(&stage);
        stage_tick(&stage, &actor, 500);
        expect_log(&stage, all[i].changes ? "tick step, stop step, ended step aborted, made 2, "
                                            "started jump, start jump"
                                          : "tick step");
        stage_end(&stage);
        text_free(&yaml);
    }
}

/* Each planning begins the time anew, also one that changes nothing. */
static void the_time_begins_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 400ms", "4"));
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 400);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 400);
    set_fact(&actor, "open", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 399);
    expect_log(&stage, "tick step");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick step, stop step, ended step aborted, made 2, started jump, "
                       "start jump");
    stage_end(&stage);
}

/* It is reached when the running action ends: to stop that would save nothing. */
static void a_goal_that_holds_is_not_planned_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 400ms", "4"));
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "done", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 400);
    stage_tick(&stage, &actor, 400);
    expect_log(&stage, "tick step, tick step");
    stage_tick(&stage, &actor, 200);
    expect_log(&stage, "tick step, stop step, ended step success, reached arrived");
    stage_end(&stage);
}

/* An agent type tells it for its goals, and a goal for itself. */
static void a_goal_says_it_before_its_agent(void)
{
    static const char *const goals[] = {"", ", reconsider: 300ms"};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        struct text yaml = {0};
        text_add(&yaml, WAY("%s", "4") "agents: {one: {goals: [arrived], reconsider: 700ms}}\n",
                 goals[i]);
        stage_with(&stage, &actor, yaml.data);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), i == 0 ? 700 : 300);
        stage_end(&stage);
        text_free(&yaml);
    }
}

/* ----------------------------------------------------------------------- by the game */

static void the_game_asks_for_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 1h", "4"));
    gg_agent_reconsider(&actor.core); /* there is no plan yet */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, ON_THE_WAY);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick step");
    gg_agent_reconsider(&actor.core);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick step, stop step, ended step aborted, made 2, started jump, "
                       "start jump");
    stage_end(&stage);
}

/* ------------------------------------------------------------- what goes on meanwhile */

/* What both plans begin with goes on: the shortcut comes behind it. */
static void what_both_begin_with_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool, n: 0..4, done: bool}\n"
               "actions:\n"
               "  dig: {preconditions: n == 0, effects: n = 1, duration: 1s, cost: 5}\n"
               "  step: {preconditions: [n >= 1, n <= 3], effects: n += 1, duration: 1s, cost: 5}\n"
               "  jump: {preconditions: [open, n == 1], effects: n = 4, duration: 1s, cost: 6}\n"
               "  end: {preconditions: n == 4, effects: done, duration: 1s, cost: 1}\n"
               "goals: {arrived: {conditions: done, reconsider: 500ms}}\n"
               "limits: {plan: 8, nodes: 50}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants arrived, made 5, started dig, start dig");
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick dig, made 3");
    stage_tick(&stage, &actor, 499);
    expect_log(&stage, "tick dig");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick dig, stop dig, ended dig success, started jump, start jump");
    stage_end(&stage);
}

/* An action that has to end by itself ends before. */
static void what_must_not_be_interrupted_ends_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool, n: 0..4, done: bool}\n"
               "actions:\n"
               "  step: {preconditions: n <= 2, effects: n += 1, duration: 1s, cost: 5, "
               "uninterruptible: true}\n"
               "  jump: {preconditions: open, effects: n = 3, duration: 1s, cost: 1}\n"
               "  end: {preconditions: n >= 3, effects: done, duration: 1s, cost: 1}\n"
               "goals: {arrived: {conditions: done, reconsider: 300ms}}\n"
               "limits: {plan: 8, nodes: 50}\n");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 900);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 99);
    stage_tick(&stage, &actor, 99);
    expect_log(&stage, "tick step, tick step, stop step, ended step success, made 2, started jump, "
                       "start jump");
    stage_end(&stage);
}

/* A goal that matters more comes first, and the plan is made anew for the other one afterwards. */
static void a_goal_that_matters_more_comes_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, FOOD(", reconsider: 1s"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_FAR);
    stage_tick(&stage, &actor, 999);
    set_fact(&actor, "open", 1);
    set_fact(&actor, "cold", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick go_far, tick go_far, wants warm, stop go_far, ended go_far aborted, "
                       "made 1, started warm_up, start warm_up");
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick warm_up, stop warm_up, ended warm_up success, reached warm, "
                       "wants sated, made 2, started go_near, start go_near");
    stage_end(&stage);
}

/* Costs that are drawn stay what they are as long as the plan does. */
static void nothing_is_drawn_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {n: 0..3, m: 0..3, done: bool}\n"
               "actions:\n"
               "  left: {preconditions: n <= 2, effects: n += 1, duration: 1m, cost: 1..40}\n"
               "  right: {preconditions: m <= 2, effects: m += 1, duration: 1m, cost: 1..40}\n"
               "  end: {preconditions: n >= 3 or m >= 3, effects: done, duration: 1m, cost: 1}\n"
               "goals: {arrived: {conditions: done, reconsider: 100ms}}\n"
               "limits: {plan: 8, nodes: 50}\n");
    stage_tick(&stage, &actor, 1);
    for (int i = 0; i < 200; i++) {
        forget_log(&stage);
        stage_tick(&stage, &actor, 100);
        CU_ASSERT_FALSE(was_logged(&stage, "made"));
    }
    stage_end(&stage);
}

/* ---------------------------------------------------------------------------- walks */

#define SPOTS                                                                                      \
    "domain: d\nstate: {here: [home, far, near], open: bool, fed: bool}\n"                         \
    "actions:\n"                                                                                   \
    "  eat_far: {at: far, effects: fed, cost: travel, duration: 1s}\n"                             \
    "  eat_near: {at: near, preconditions: open, effects: fed, cost: travel, duration: 1s}\n"      \
    "goals: {sated: {conditions: fed, reconsider: 1s}}\n"                                          \
    "limits: {plan: 8, nodes: 50}\n"

/* Of a walk what is left of it counts: behind the middle the way back is longer. */
static void what_is_left_of_a_walk_counts(void)
{
    static const struct {
        uint32_t opens; /* after so many seconds */
        bool turns;
    } all[] = {{3, true}, {5, false}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        struct stage stage;
        struct actor actor;
        stage_with(&stage, &actor, SPOTS "places: {fact: here, at: {home: 0, far: 10, near: 0}}\n");
        stage_tick(&stage, &actor, 1);
        for (uint32_t second = 0; second < all[i].opens; second++)
            stage_tick(&stage, &actor, 1000);
        set_fact(&actor, "open", 1);
        forget_log(&stage);
        stage_tick(&stage, &actor, 1000 - 100);
        stage_tick(&stage, &actor, 100);
        CU_ASSERT_EQUAL(was_logged(&stage, "made 1, walks eat_near"), all[i].turns);
        stage_end(&stage);
    }
}

/* The same where the game tells how long walks take: all of 10 s, of which some are over. */
static void what_is_left_counts_where_the_game_walks(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {here: [home, far], open: bool, fed: bool}\n"
               "actions:\n"
               "  eat_far: {at: far, effects: fed, cost: travel, duration: 1s}\n"
               "  fast: {preconditions: open, effects: fed, cost: 5, duration: 1s}\n"
               "goals: {sated: {conditions: fed, reconsider: 1s}}\n"
               "places: {fact: here, travel: {call: how_long}}\n"
               "limits: {plan: 8, nodes: 50}\n");
    actor.told.walk = 10000;
    stage_tick(&stage, &actor, 1);
    uint16_t whole = gg_walk_cost(10000);
    CU_ASSERT_EQUAL(whole, 11);
    set_fact(&actor, "open", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 6000); /* 4 s are left, which cost no more than 5 */
    CU_ASSERT_FALSE(was_logged(&stage, "made"));
    stage_end(&stage);
}

/* A plan that leads further than it was made for, as the world has changed, gives way to none that leads as far. */
static void how_far_the_present_plan_leads_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, nodes: 50}\n"
               "state: {level: 0..4, ladder: bool}\n"
               "actions:\n"
               "  pour: {preconditions: level <= 1, effects: level += 2, duration: 1m}\n"
               "  top: {preconditions: ladder, effects: level = 4, duration: 1m, cost: 9}\n"
               "goals: {full: {conditions: level >= 4, best_effort: true, reconsider: 1s}}\n");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "started pour"));
    set_fact(&actor, "level", 1);
    forget_log(&stage);
    for (int i = 0; i < 30; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_FALSE(was_logged(&stage, "made"));
    set_fact(&actor, "ladder", 1);
    for (int i = 0; i < 30; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_TRUE(was_logged(&stage, "started top"));
    stage_end(&stage);
}

/* --------------------------------------------------------------------- budgets, saving */

/* A planning that takes several ticks: meanwhile the plan goes on. */
static void it_takes_several_ticks(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 500ms", "4"));
    gg_agent_detail(&actor.core, 0, 1);
    for (int i = 0; i < 20; i++)
        stage_tick(&stage, &actor, 1);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 499);
    int ticks = 0;
    while (!was_logged(&stage, "made 2") && ticks++ < 50)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT(ticks > 1 && ticks < 50);
    CU_ASSERT(was_logged(&stage, "tick step, tick step"));
    stage_end(&stage);
}

static void a_saved_agent_reconsiders_in_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WAY(", reconsider: 700ms", "4"));
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 600);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    forget_log(&stage);
    stage_tick(&stage, &actor, 99);
    expect_log(&stage, "tick step");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick step, stop step, ended step aborted, made 2, started jump, "
                       "start jump");
    stage_end(&stage);
}

/* The other goals have had their turn then: the back-off of one without a plan goes on. */
static void a_goal_without_a_plan_is_tried_again_meanwhile(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool, warm: bool, done: bool}\n"
               "actions:\n"
               "  warm_up: {preconditions: open, effects: warm, duration: 1s}\n"
               "  work: {effects: done, duration: 1h}\n"
               "goals:\n"
               "  warm: {conditions: warm, priority: 2}\n"
               "  done: {conditions: done, priority: 1, reconsider: 250ms}\n"
               "limits: {plan: 8, nodes: 50}\n");
    for (int i = 0; i < 251; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "tick work, wants warm, failed 1"));
    forget_log(&stage);
    for (int i = 0; i < 499; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_FALSE(was_logged(&stage, "wants"));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants warm, failed 1"));
    stage_end(&stage);
}

void add_reconsider_suite(void)
{
    CU_pSuite suite = CU_add_suite("reconsider", NULL, NULL);
    CU_ADD_TEST(suite, without_the_key_a_plan_is_kept);
    CU_ADD_TEST(suite, a_running_action_costs_nothing_more);
    CU_ADD_TEST(suite, a_cheaper_plan_takes_over);
    CU_ADD_TEST(suite, the_margin_is_to_be_exceeded);
    CU_ADD_TEST(suite, the_time_begins_anew);
    CU_ADD_TEST(suite, a_goal_that_holds_is_not_planned_anew);
    CU_ADD_TEST(suite, a_goal_says_it_before_its_agent);
    CU_ADD_TEST(suite, the_game_asks_for_it);
    CU_ADD_TEST(suite, what_both_begin_with_goes_on);
    CU_ADD_TEST(suite, what_must_not_be_interrupted_ends_first);
    CU_ADD_TEST(suite, a_goal_that_matters_more_comes_first);
    CU_ADD_TEST(suite, a_goal_without_a_plan_is_tried_again_meanwhile);
    CU_ADD_TEST(suite, nothing_is_drawn_anew);
    CU_ADD_TEST(suite, what_is_left_of_a_walk_counts);
    CU_ADD_TEST(suite, what_is_left_counts_where_the_game_walks);
    CU_ADD_TEST(suite, how_far_the_present_plan_leads_counts);
    CU_ADD_TEST(suite, it_takes_several_ticks);
    CU_ADD_TEST(suite, a_saved_agent_reconsiders_in_time);
}
