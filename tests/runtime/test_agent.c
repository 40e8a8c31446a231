/* SPDX-License-Identifier: MIT */
/*
 * The agent, on worked examples: in which order things happen, what an action's
 * answer leads to, what is seen and changed. Random simulations are in test_simulations.c,
 * rules in test_time.c.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

/* Picks an apple and eats it. */
static const char apples[] = "domain: d\n"
                             "state:\n"
                             "  hunger: {type: 0..10, start: 5}\n"
                             "  apple: bool\n"
                             "  store: {type: 0..3, start: 2, shared: true}\n"
                             "actions:\n"
                             "  pick:\n"
                             "    preconditions: [store >= 1, not apple]\n"
                             "    effects: [store -= 1, apple]\n"
                             "    duration: 300ms\n"
                             "  eat: {preconditions: apple, effects: [not apple, hunger -= 2]}\n"
                             "  sigh: {effects: [hunger += 1]}\n"
                             "tasks:\n"
                             "  live:\n"
                             "    methods:\n"
                             "      feed: {subtasks: [pick, eat]}\n"
                             "      moan: {subtasks: [sigh]}\n"
                             "limits: {plan: 16}\n";

#define MADE "made 2, chose live.feed, started pick, start pick"

/* ----------------------------------------------------------------- order */

static void starts_ticks_and_stops_in_order(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    stage_tick(&stage, &actor, 16);
    expect_log(&stage, MADE);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), action_number(stage.compiled.tables, "pick"));
    stage_tick(&stage, &actor, 299);
    expect_log(&stage, "tick pick");
    CU_ASSERT_EQUAL(fact_of(&actor, "store"), 2);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick pick, stop pick, ended pick success, "
                       "started eat, start eat, stop eat, ended eat success");
    CU_ASSERT_EQUAL(fact_of(&actor, "store"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 3);
    CU_ASSERT_FALSE(fact_of(&actor, "apple"));
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, MADE);
    stage_end(&stage);
}

/* Checks which of the plan's steps are left, as "pick eat". */
static void expect_steps(const struct stage *stage, const struct actor *actor, const char *names)
{
    uint16_t count;
    const uint16_t *steps = gg_agent_steps(&actor->core, &count);
    char left[64] = "";
    for (uint16_t i = 0; i < count; i++) {
        strcat(left, i ? " " : "");
        strcat(left, stage->compiled.tables->domain.names->actions[steps[i]]);
    }
    CU_ASSERT_STRING_EQUAL(left, names);
}

static void the_steps_that_are_left_are_told(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    expect_steps(&stage, &actor, "");
    stage_tick(&stage, &actor, 16);
    expect_steps(&stage, &actor, "pick eat");
    stage_tick(&stage, &actor, 299);
    expect_steps(&stage, &actor, "pick eat");
    stage_tick(&stage, &actor, 1);
    expect_steps(&stage, &actor, "");
    stage_tick(&stage, &actor, 1);
    expect_steps(&stage, &actor, "pick eat");
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    expect_steps(&stage, &actor, "");
    stage_end(&stage);
}

/* A plan can be given up while an action runs that must end by itself. */
static void of_a_plan_that_is_given_up_the_running_step_is_left(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    stage_tick(&stage, &actor, 16);
    actor.core.broken = 1;
    expect_steps(&stage, &actor, "pick");
    stage_end(&stage);
}

/* The time before its start does not count for an action. */
static void a_task_begins_at_its_start(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    stage_tick(&stage, &actor, 100000);
    expect_log(&stage, MADE);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "tick pick");
    stage_end(&stage);
}

static void a_failed_planning_is_told_and_tried_again(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {open: bool}\n"
                        "actions: {leave: {preconditions: open}}\n"
                        "tasks: {live: {methods: {m: {subtasks: [leave]}}}}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "failed 1");
    CU_ASSERT_EQUAL(actor.core.outcome, GG_NO_PLAN);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, ""); /* nothing has changed */
    stage_tick(&stage, &actor, 250);
    expect_log(&stage, "failed 1"); /* what was asked may be answered otherwise now */
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.m, started leave, start leave, stop leave, "
                       "ended leave success");
    CU_ASSERT_EQUAL(actor.core.outcome, GG_FOUND);
    stage_end(&stage);
}

static void an_empty_plan_is_made_once_a_tick(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\ntasks: {live: {methods: {m: {subtasks: []}}}}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 0, chose live.m");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 0, chose live.m");
    stage_end(&stage);
}

static void whoever_has_no_task_does_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {n: 0..9}\n"
                        "rules: {grow: {every: 1s, effects: n += 1}}\n"
                        "agents: {stone: {actions: []}}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 3000);
    expect_log(&stage, "");
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 3);
    stage_end(&stage);
}

static void plans_with_the_limit_of_its_domain(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nactions: {a: {}}\n"
                        "tasks: {live: {methods: {m: {subtasks: [a, a, a]}}}}\n"
                        "limits: {plan: 2}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "failed 2");
    CU_ASSERT_EQUAL(actor.core.outcome, GG_PLAN_TOO_LONG);
    stage_end(&stage);
}

/* --------------------------------------------------------------- answers */

/* What an action answers, by its phase. */
struct answers {
    gg_status start, tick, stop;
};

static gg_status as_told(struct actor *actor, uint16_t action, gg_phase phase)
{
    const struct answers *answers = actor->more;
    (void)action;
    return phase == GG_START ? answers->start : phase == GG_TICK ? answers->tick : answers->stop;
}

static void has_no_effect(const struct actor *actor)
{
    CU_ASSERT_EQUAL(fact_of(actor, "store"), 2);
    CU_ASSERT_EQUAL(fact_of(actor, "hunger"), 5);
    CU_ASSERT_FALSE(fact_of(actor, "apple"));
}

/* A failure in the start: the new plan waits for the next tick. */
static void whatever_is_not_success_has_no_effect(void)
{
    static const gg_status statuses[] = {GG_FAILURE, GG_ABORTED, GG_INVALID};
    static const char *const names[] = {"failure", "aborted", "invalid"};
    for (int i = 0; i < 3; i++) {
        struct stage stage;
        struct actor actor;
        struct answers answers = {statuses[i], statuses[i], GG_SUCCESS};
        struct text expected = {0};
        stage_start(&stage, apples);
        actor_start(&actor, &stage, 0, 1);
        actor.answer = as_told;
        actor.more = &answers;
        text_add(&expected, MADE ", stop pick, ended pick %s", names[i]);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, expected.data);
        has_no_effect(&actor);
        answers.start = GG_RUNNING;
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, MADE);
        stage_tick(&stage, &actor, 1);
        text_free(&expected);
        expected = (struct text){0};
        text_add(&expected, "tick pick, stop pick, ended pick %s, " MADE, names[i]);
        expect_log(&stage, expected.data);
        has_no_effect(&actor);
        text_free(&expected);
        stage_end(&stage);
    }
}

static void what_stop_answers_is_not_looked_at(void)
{
    struct stage stage;
    struct actor actor;
    struct answers answers = {GG_SUCCESS, GG_SUCCESS, GG_FAILURE};
    stage_with(&stage, &actor, apples);
    actor.answer = as_told;
    actor.more = &answers;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, MADE ", stop pick, ended pick success");
    CU_ASSERT_EQUAL(fact_of(&actor, "store"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "apple"), 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "started eat, start eat, stop eat, ended eat success");
    stage_end(&stage);
}

/* ------------------------------------------------------------ monitoring */

static void a_step_that_no_longer_holds_is_never_started(void)
{
    struct stage stage;
    struct actor actor;
    struct answers answers = {GG_SUCCESS, GG_RUNNING, GG_SUCCESS};
    stage_with(&stage, &actor, apples);
    actor.answer = as_told;
    actor.more = &answers;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, MADE ", stop pick, ended pick success");
    set_fact(&actor, "apple", 0);
    set_fact(&actor, "store", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "dropped eat, made 1, chose live.moan, started sigh, start sigh, "
                       "stop sigh, ended sigh success");
    stage_end(&stage);
}

/* The plan is given up as soon as a later step is seen to fail, and the running
 * task with it, as the new plan does not begin with it. */
static void a_later_step_that_cannot_be_done_drops_the_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {a: bool, b: {type: bool, start: true}}\n"
                        "actions:\n"
                        "  one: {effects: a, duration: 100ms}\n"
                        "  two: {preconditions: a}\n"
                        "  three: {preconditions: b}\n"
                        "  other: {}\n"
                        "tasks:\n"
                        "  live:\n"
                        "    methods:\n"
                        "      m: {subtasks: [one, two, three]}\n"
                        "      n: {subtasks: [other]}\n"
                        "limits: {plan: 8}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 3, chose live.m, started one, start one");
    set_fact(&actor, "b", 0);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "tick one, dropped three, stop one, ended one aborted, made 1, "
                       "chose live.n, started other, start other, stop other, "
                       "ended other success");
    stage_end(&stage);
}

static void a_change_that_no_step_needs_costs_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "hunger", 9);
    set_fact(&actor, "store", 1); /* needed by the running step alone */
    stage_tick(&stage, &actor, 300);
    expect_log(&stage, MADE ", tick pick, stop pick, ended pick success, "
                            "started eat, start eat, stop eat, ended eat success");
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 7);
    stage_end(&stage);
}

/* ----------------------------------------------------------------- facts */

static void shared_facts_are_seen_by_all_and_private_ones_are_not(void)
{
    struct stage stage;
    struct actor tom, kitty;
    stage_start(&stage, apples);
    actor_start(&tom, &stage, 0, 1);
    actor_start(&kitty, &stage, 0, 2);
    stage_tick(&stage, &tom, 1);
    stage_tick(&stage, &kitty, 1);
    gg_agent_tick(&tom.core, &stage.planner, 300);
    CU_ASSERT_EQUAL(fact_of(&tom, "store"), 1);
    CU_ASSERT_EQUAL(fact_of(&kitty, "store"), 1);
    CU_ASSERT_EQUAL(fact_of(&tom, "hunger"), 3);
    CU_ASSERT_EQUAL(fact_of(&kitty, "hunger"), 5);
    set_fact(&kitty, "store", 3);
    set_fact(&kitty, "apple", 1);
    CU_ASSERT_EQUAL(fact_of(&tom, "store"), 3);
    CU_ASSERT_FALSE(fact_of(&tom, "apple"));
    uint16_t store = fact_number(stage.compiled.tables, "store");
    CU_ASSERT_EQUAL(gg_read(&stage.domain, store, gg_world_state(&stage.scene.core)), 3);
    stage_end(&stage);
}

/* What another takes away drops the plan. */
static void a_fact_that_there_is_not_is_0(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, apples);
    uint16_t none = stage.domain.fact_count;
    gg_agent_write(&actor.core, none, 1);
    CU_ASSERT_EQUAL(gg_agent_read(&actor.core, none), 0);
    CU_ASSERT_EQUAL(gg_agent_read(&actor.core, GG_NONE), 0);
    CU_ASSERT(fact_of(&actor, "hunger") == 5 && fact_of(&actor, "store") == 2);
    stage_end(&stage);
}

static void agents_get_in_each_others_way(void)
{
    struct stage stage;
    struct actor tom, kitty;
    stage_start(&stage, "domain: d\n"
                        "state: {bowls: {type: 0..3, start: 1, shared: true}}\n"
                        "actions:\n"
                        "  wait: {}\n"
                        "  eat: {preconditions: bowls >= 1, effects: bowls -= 1}\n"
                        "tasks:\n"
                        "  live:\n"
                        "    methods:\n"
                        "      m: {subtasks: [wait, eat]}\n"
                        "limits: {plan: 8}\n");
    actor_start(&tom, &stage, 0, 1);
    actor_start(&kitty, &stage, 0, 1);
    for (int i = 0; i < 2; i++) {
        gg_agent_tick(&tom.core, &stage.planner, 1);
        gg_agent_tick(&kitty.core, &stage.planner, 1);
    }
    expect_log(&stage, "made 2, chose live.m, started wait, start wait, stop wait, "
                       "ended wait success, "
                       "made 2, chose live.m, started wait, start wait, stop wait, "
                       "ended wait success, "
                       "started eat, start eat, stop eat, ended eat success, "
                       "dropped eat, failed 1");
    stage_end(&stage);
}

static const char eyes[] = "domain: d\n"
                           "state: {seen: {type: bool, sensed: true}, n: 0..9}\n"
                           "actions:\n"
                           "  look: {effects: [seen, n += 1]}\n"
                           "  greet: {preconditions: seen}\n"
                           "tasks: {live: {methods: {m: {subtasks: [look, greet]}}}}\n"
                           "limits: {plan: 8}\n";

static void sensed_facts_are_read_and_not_changed_by_effects(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, eyes);
    actor.sensed = fact_number(stage.compiled.tables, "seen");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.m, started look, start look, stop look, "
                       "ended look success");
    CU_ASSERT_FALSE(fact_of(&actor, "seen"));
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 1);
    actor.truth = 1;
    CU_ASSERT_FALSE(fact_of(&actor, "seen"));
    gg_agent_sense(&actor.core);
    CU_ASSERT_EQUAL(fact_of(&actor, "seen"), 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "started greet, start greet, stop greet, ended greet success");
    actor.truth = 0;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.m, started look, start look, stop look, "
                       "ended look success");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "dropped greet, made 2, chose live.m, started look, start look, "
                       "stop look, ended look success");
    stage_end(&stage);
}

/* ----------------------------------------------------------------- restored */

/* The world of a restored game lies elsewhere. */
static void an_agent_is_attached_to_another_world(void)
{
    struct stage stage;
    struct actor actor;
    struct scene other;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\n"
                        "state: {dark: {type: bool, shared: true}, own: 0..9}\n"
                        "actions: {act: {effects: dark}}\n"
                        "tasks: {live: {methods: {m: {subtasks: act}}}}\n");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "own", 7);
    memcpy(&other, &stage.scene, sizeof other);
    gg_world_attach(&other.core, &stage.domain);
    gg_agent_attach(&actor.core, &other.core, NULL);
    set_fact(&actor, "dark", 1);
    uint16_t dark = fact_number(stage.compiled.tables, "dark");
    CU_ASSERT_EQUAL(gg_read(&stage.domain, dark, world_state(&other.core)), 1);
    CU_ASSERT_EQUAL(gg_read(&stage.domain, dark, world_state(&stage.scene.core)), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "dark"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "own"), 7);
    stage_end(&stage);
}

void add_agent_suite(void)
{
    CU_pSuite suite = CU_add_suite("agent", NULL, NULL);
    CU_ADD_TEST(suite, an_agent_is_attached_to_another_world);
    CU_ADD_TEST(suite, starts_ticks_and_stops_in_order);
    CU_ADD_TEST(suite, the_steps_that_are_left_are_told);
    CU_ADD_TEST(suite, of_a_plan_that_is_given_up_the_running_step_is_left);
    CU_ADD_TEST(suite, a_task_begins_at_its_start);
    CU_ADD_TEST(suite, a_failed_planning_is_told_and_tried_again);
    CU_ADD_TEST(suite, an_empty_plan_is_made_once_a_tick);
    CU_ADD_TEST(suite, whoever_has_no_task_does_nothing);
    CU_ADD_TEST(suite, plans_with_the_limit_of_its_domain);
    CU_ADD_TEST(suite, whatever_is_not_success_has_no_effect);
    CU_ADD_TEST(suite, what_stop_answers_is_not_looked_at);
    CU_ADD_TEST(suite, a_step_that_no_longer_holds_is_never_started);
    CU_ADD_TEST(suite, a_later_step_that_cannot_be_done_drops_the_plan);
    CU_ADD_TEST(suite, a_change_that_no_step_needs_costs_nothing);
    CU_ADD_TEST(suite, shared_facts_are_seen_by_all_and_private_ones_are_not);
    CU_ADD_TEST(suite, a_fact_that_there_is_not_is_0);
    CU_ADD_TEST(suite, agents_get_in_each_others_way);
    CU_ADD_TEST(suite, sensed_facts_are_read_and_not_changed_by_effects);
}
