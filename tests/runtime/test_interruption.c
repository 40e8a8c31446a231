/* SPDX-License-Identifier: MIT */
/*
 * A plan that is under way is interrupted by a method of higher priority, as soon
 * as that can be carried out, and by nothing else. For how long is in
 * test_watched_choices.c.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

/* A guard that walks its round, eats when it is hungry, and fights. It cannot fight
 * without a weapon, however near the enemy is. */
static const char guard[] = "domain: d\nlimits: {plan: 8}\n"
                            "state: {enemy: bool, armed: bool, hungry: bool, bell: bool}\n"
                            "actions:\n"
                            "  fight: {preconditions: [enemy, armed], effects: not enemy}\n"
                            "  eat: {effects: not hungry, duration: 5ms}\n"
                            "  walk: {duration: 5ms}\n"
                            "  rest: {duration: 5ms}\n"
                            "tasks:\n"
                            "  live:\n"
                            "    select: priority\n"
                            "    methods:\n"
                            "      patrol: {subtasks: [walk, rest, walk]}\n"
                            "      defend: {priority: 2, preconditions: enemy, subtasks: strike}\n"
                            "      meal: {priority: 1, preconditions: hungry, subtasks: eat}\n"
                            "      listen: {priority: 1, preconditions: bell, subtasks: rest}\n"
                            "  strike: {methods: {best: {subtasks: [ready, fight]}}}\n"
                            "  ready: {methods: {now: {}, later: {subtasks: walk}}}\n";

static void a_method_of_higher_priority_interrupts(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, guard);
    set_fact(&actor, "hungry", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted live.meal, made 1, "
                       "chose live.meal, started eat, start eat");
    set_fact(&actor, "armed", 1);
    set_fact(&actor, "enemy", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "tick eat, stop eat, ended eat aborted, interrupted live.defend, made 1, "
               "chose live.defend, chose strike.best, chose ready.now, started fight, start fight, "
               "stop fight, ended fight success");
    stage_end(&stage);
}

/* A runner is called when it has run for 29 of 30 seconds, and a guest to a place where it is going. */
static void what_the_better_plan_begins_with_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {here: [camp, tower], urgent: bool}\n"
               "places: {fact: here, at: {camp: 0, tower: 30}}\n"
               "actions:\n"
               "  run: {duration: 30ms}\n"
               "  look: {at: tower, duration: 9ms}\n"
               "  light: {preconditions: urgent, effects: not urgent, duration: 9ms}\n"
               "tasks:\n"
               "  live:\n"
               "    select: priority\n"
               "    methods:\n"
               "      beacon: {priority: 2, preconditions: urgent, subtasks: [run, look, light]}\n"
               "      watch: {priority: 1, subtasks: [run, look, run]}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 29);
    forget_log(&stage);
    set_fact(&actor, "urgent", 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "tick run, interrupted live.beacon, made 3, chose live.beacon");
    CU_ASSERT_EQUAL(actor.core.elapsed, 29);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick run, stop run, ended run success, walks look");
    gg_agent_stop(&actor.core, &stage.planner);
    set_fact(&actor, "urgent", 0);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 30);
    CU_ASSERT_TRUE(actor.core.walking);
    forget_log(&stage);
    stage_end(&stage);
}

/* It is walked on to what both plans begin with, and what is watched is the new plan. */
static void a_walk_goes_on_with_the_better_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\n"
        "state: {here: [camp, tower], urgent: bool, lamp: {type: bool, start: true}}\n"
        "places: {fact: here, at: {camp: 0, tower: 30}}\n"
        "actions:\n"
        "  look: {at: tower, duration: 9ms}\n"
        "  light: {preconditions: [urgent, lamp], effects: not urgent, duration: 9ms}\n"
        "tasks:\n"
        "  live:\n"
        "    select: priority\n"
        "    methods:\n"
        "      beacon: {priority: 2, preconditions: [urgent, lamp], subtasks: [look, light]}\n"
        "      watch: {priority: 1, subtasks: look}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 29000);
    forget_log(&stage);
    set_fact(&actor, "urgent", 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "interrupted live.beacon, made 2, chose live.beacon");
    CU_ASSERT_EQUAL(actor.core.elapsed, 29000);
    set_fact(&actor, "lamp", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "dropped light, made 1, chose live.watch");
    CU_ASSERT_EQUAL(actor.core.elapsed, 29001);
    stage_end(&stage);
}

static void one_of_the_same_or_a_lower_priority_does_not(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, guard);
    set_fact(&actor, "hungry", 1);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    set_fact(&actor, "bell", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat");
    stage_end(&stage);
}

/* Preconditions that hold are not enough: the method must have a plan. Where it has
 * none nothing happens, and it is not asked for again before something changes. */
static void one_that_cannot_be_carried_out_does_not(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, guard);
    gg_random before = actor.core.random;
    set_fact(&actor, "enemy", 1);
    for (int i = 0; i < 3; i++) {
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick walk");
    }
    CU_ASSERT_TRUE(memcmp(&before, &actor.core.random, sizeof before) == 0);
    set_fact(&actor, "armed", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "tick walk, stop walk, ended walk aborted, interrupted live.defend, "
               "made 1, chose live.defend, chose strike.best, chose ready.now, started fight, "
               "start fight, stop fight, ended fight success");
    stage_end(&stage);
}

/* Choices that are drawn, and those that go by the order alone, never_ends what they are. */
static void what_is_drawn_or_ordered_does_not_flicker(void)
{
    static const char *const selects[] = {"first", "random", "weighted"};
    for (int i = 0; i < 3; i++) {
        struct stage stage;
        struct actor actor;
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nlimits: {plan: 8}\nstate: {a: bool, b: bool}\n"
                 "actions: {x: {duration: 99ms}, y: {duration: 99ms}, z: {duration: 99ms}}\n"
                 "tasks:\n  live:\n    select: %s\n    methods:\n"
                 "      m: {preconditions: a, subtasks: x}\n"
                 "      n: {subtasks: y}\n      o: {preconditions: b, subtasks: z}\n",
                 selects[i]);
        stage_at_work(&stage, &actor, yaml.data);
        for (uint32_t tick = 0; tick < 50; tick++) {
            set_fact(&actor, "a", tick % 2);
            set_fact(&actor, "b", tick / 2 % 2);
            stage_tick(&stage, &actor, 1);
            expect_log(&stage, "tick y");
        }
        text_free(&yaml);
        stage_end(&stage);
    }
}

/* Two legs of a way. Who is in danger would flee, which takes cover, and that only
 * the door between the legs gives: the plan is the same again, and goes on. */
static const char walker[] = "domain: d\n"
                             "limits: {plan: 8}\n"
                             "state: {danger: bool, open: bool, noise: 0..9}\n"
                             "actions:\n"
                             "  step: {duration: 5ms}\n"
                             "  look: {duration: 5ms}\n"
                             "  unlock: {effects: open}\n"
                             "  hide: {preconditions: open, duration: 5ms}\n"
                             "tasks:\n"
                             "  live: {methods: {go: {subtasks: [look, leg, unlock, leg]}}}\n"
                             "  leg:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      walk: {subtasks: step}\n"
                             "      flee: {priority: 5, preconditions: danger, "
                             "subtasks: [think, hide]}\n"
                             "  think: {methods: {a: {}, b: {subtasks: look}}}\n";

static void the_same_plan_does_not_interrupt_itself(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, walker);
    stage_tick(&stage, &actor, 5);
    set_fact(&actor, "danger", 1);
    forget_log(&stage);
    for (uint32_t i = 1; i < 5; i++) {
        set_fact(&actor, "noise", i);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick step");
    }
    stage_end(&stage);
}

/* What became true before the step began, or while an earlier step of the same task
 * was done, is not overlooked. */
static void each_time_a_task_is_done_it_is_watched(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, walker);
    set_fact(&actor, "open", 1);
    set_fact(&actor, "danger", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick look");
    stage_tick(&stage, &actor, 5);
    expect_log(&stage, "tick look, stop look, ended look success, interrupted leg.flee, made 3, "
                       "chose leg.flee, chose think.a, started hide, start hide");
    stage_tick(&stage, &actor, 5);
    stage_tick(&stage, &actor, 5);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick hide");
    stage_end(&stage);
}

/* What there was to do is done then: it is decided anew, as after any empty plan. */
static void a_better_method_may_have_nothing_to_do(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\nstate: {tired: bool}\n"
        "actions: {work: {duration: 5ms}}\n"
        "tasks:\n"
        "  live:\n"
        "    select: priority\n"
        "    methods: {rest: {priority: 1, preconditions: tired}, more: {subtasks: work}}\n");
    set_fact(&actor, "tired", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick work, stop work, ended work aborted, interrupted live.rest, made 0, "
                       "chose live.rest");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 0, chose live.rest");
    stage_end(&stage);
}

/* What comes after the task stays in the plan: all of it has to fit. */
static void what_just_fits_interrupts(void)
{
    for (int more = 0; more < 2; more++) {
        struct stage stage;
        struct actor actor;
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nlimits: {plan: 4}\nstate: {rain: bool}\n"
                 "actions: {dig: {duration: 5ms}, hide: {duration: 5ms}, sleep: {duration: 5ms}}\n"
                 "tasks:\n  live: {methods: {day: {subtasks: [work, sleep, sleep]}}}\n"
                 "  work:\n    select: priority\n    methods:\n"
                 "      field: {subtasks: dig}\n"
                 "      shelter: {priority: 5, preconditions: rain, subtasks: [hide, hide%s]}\n",
                 more ? ", hide" : "");
        stage_at_work(&stage, &actor, yaml.data);
        set_fact(&actor, "rain", 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, more ? "tick dig"
                                : "tick dig, stop dig, ended dig aborted, interrupted "
                                  "work.shelter, made 4, chose work.shelter, started hide, "
                                  "start hide");
        text_free(&yaml);
        stage_end(&stage);
    }
}

/* Where a plan came of more methods than are remembered, that of the root task is watched. */
static void the_root_is_watched_whatever_is_recorded(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, guard);
    stage.planner.workspace.chosen_capacity = 1;
    actor_start(&actor, &stage, 0, 1);
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "hungry", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted live.meal, made 1, "
                       "chose live.meal, started eat, start eat");
    set_fact(&actor, "enemy", 1);
    set_fact(&actor, "armed", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat, stop eat, ended eat aborted, interrupted live.defend, made 1, "
                       "chose live.defend, started fight, start fight");
    stage_end(&stage);
}

/* So it is where not all methods of the plan are in the record. */
static void the_root_is_watched_where_records_are_cut(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {hungry: bool}\n"
                        "actions: {walk: {duration: 50ms}, eat: {}}\n"
                        "tasks:\n"
                        "  live:\n"
                        "    select: priority\n"
                        "    methods:\n"
                        "      meal: {priority: 2, preconditions: hungry, subtasks: eat}\n"
                        "      patrol: {priority: 1, subtasks: [round, round]}\n"
                        "  round: {methods: {m: {subtasks: [walk, walk]}}}\n"
                        "limits: {plan: 8}\n");
    stage.planner.workspace.chosen_capacity = 1;
    actor_start(&actor, &stage, 0, 1);
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_FALSE(stage.planner.workspace.chosen_complete);
    set_fact(&actor, "hungry", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted live.meal, made 1, "
                       "chose live.meal, started eat, start eat");
    stage_end(&stage);
}

/* That a goal could not be reached is no outcome of what came after it. */
static void an_interruption_has_found_a_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {hungry: bool, rich: bool, poor: bool}\n"
                        "actions: {walk: {duration: 50ms}, eat: {effects: not hungry}}\n"
                        "goals: {wealth: {conditions: rich, relevant: poor}}\n"
                        "tasks:\n"
                        "  live:\n"
                        "    select: priority\n"
                        "    methods:\n"
                        "      meal: {priority: 2, preconditions: hungry, subtasks: eat}\n"
                        "      patrol: {priority: 1, subtasks: [walk, walk]}\n"
                        "limits: {plan: 8}\n"
                        "agents: {a: {goals: [wealth], task: live}}\n");
    actor_start(&actor, &stage, 0, 1);
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.outcome, GG_FOUND);
    set_fact(&actor, "poor", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.outcome, GG_NO_PLAN);
    forget_log(&stage);
    set_fact(&actor, "hungry", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted live.meal, made 1, "
                       "chose live.meal, started eat, start eat");
    CU_ASSERT_EQUAL(actor.core.outcome, GG_FOUND);
    stage_end(&stage);
}

void add_interruption_suite(void)
{
    CU_pSuite suite = CU_add_suite("interruption", NULL, NULL);
    CU_ADD_TEST(suite, what_the_better_plan_begins_with_goes_on);
    CU_ADD_TEST(suite, a_walk_goes_on_with_the_better_plan);
    CU_ADD_TEST(suite, a_method_of_higher_priority_interrupts);
    CU_ADD_TEST(suite, one_of_the_same_or_a_lower_priority_does_not);
    CU_ADD_TEST(suite, one_that_cannot_be_carried_out_does_not);
    CU_ADD_TEST(suite, what_is_drawn_or_ordered_does_not_flicker);
    CU_ADD_TEST(suite, the_same_plan_does_not_interrupt_itself);
    CU_ADD_TEST(suite, each_time_a_task_is_done_it_is_watched);
    CU_ADD_TEST(suite, a_better_method_may_have_nothing_to_do);
    CU_ADD_TEST(suite, what_just_fits_interrupts);
    CU_ADD_TEST(suite, the_root_is_watched_whatever_is_recorded);
    CU_ADD_TEST(suite, the_root_is_watched_where_records_are_cut);
    CU_ADD_TEST(suite, an_interruption_has_found_a_plan);
}
