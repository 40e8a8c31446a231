/* SPDX-License-Identifier: MIT */
/*
 * Moments of an agent that a game brings about: it is new or attached, has no
 * functions, is stopped while it plans, decides late, or is changed while it is told of
 * something.
 */
#include <string.h>

#include "support/stage.h"
#include "suites.h"

/* ------------------------------------------------------------------ beginnings */

/* Not even a moment passes until its first decision. */
static void a_new_agent_decides_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {a: bool}\n"
                        "actions: {act: {effects: a, duration: 9ms}}\n"
                        "goals: {g: {conditions: a}}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants g, made 1, started act, start act");
    stage_end(&stage);

    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nactions: {act: {duration: 9ms}}\n"
                        "tasks: {live: {methods: {m: {subtasks: act}}}}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "made 1, chose live.m, started act, start act");
    stage_end(&stage);
}

/* Whatever lay in its memory before. */
static void a_new_world_begins_at_time_0(void)
{
    struct stage stage;
    struct scene scene;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nactions: {act: {}}\n"
                        "tasks: {live: {methods: {m: {subtasks: act}}}}\n");
    memset(&scene, 0xa5, sizeof scene);
    gg_world_init(&scene.core, &stage.domain);
    CU_ASSERT_EQUAL(scene.core.clock, 0);
    gg_world_tick(&scene.core, 7);
    CU_ASSERT_EQUAL(scene.core.clock, 7);
    stage_end(&stage);
}

/* A row that needs some search, and two ways to have it changed. */
static const char row[] = "domain: d\nlimits: {plan: 24, table: 0}\n"
                          "types: {place: [p, q, r, s]}\n"
                          "state: {a: place, b: {type: place, start: q}, done: bool}\n"
                          "actions:\n"
                          "  swap(place x, place y): {preconditions: [x != y, a == x, b == y], "
                          "effects: [a = y, b = x], duration: 1m}\n"
                          "  leap(place x): {preconditions: [a != x, b != x], effects: b = x, "
                          "duration: 1m}\n"
                          "goals: {turned: {conditions: [a == s, b == r]}}\n";

/* What the old tables were is gone, and so is what the planner had to do for the agent. */
static void an_attached_agent_rests_on_what_it_is_attached_to(void)
{
    struct stage stage;
    struct actor actor, saved, other;
    stage_with(&stage, &actor, row);
    actor_start(&other, &stage, 0, 2);
    saved = actor;
    gg_agent_detail(&actor.core, 0, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_EQUAL(stage.planner.owner, &actor.core);
    gg_domain moved = stage.domain;
    actor = saved;
    memset(&stage.domain, 0, sizeof stage.domain);
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, &moved), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&other.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_PTR_EQUAL(actor.core.domain, &moved);
    gg_agent_tick(&other.core, &stage.planner, 1); /* nobody has the planner */
    CU_ASSERT_TRUE(other.core.plan_length > 0);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    CU_ASSERT_TRUE(actor.core.plan_length > 0);
    stage_end(&stage);
}

static void there_is_no_plan_for_what_is_no_goal_of_an_agent(void)
{
    struct stage stage;
    struct actor actor;
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 7};
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {a: bool, b: bool}\n"
                        "actions: {to_a: {effects: a}, to_b: {effects: b}}\n"
                        "goals: {g: {conditions: a}, h: {conditions: b}}\n"
                        "agents: {one: {goals: [g]}, two: {goals: [h]}}\n");
    actor_start(&actor, &stage, 0, 1);
    CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, 2, &plan), GG_NO_PLAN);
    CU_ASSERT_EQUAL(plan.length, 0);
    CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, GG_NONE, &plan), GG_NO_PLAN);
    CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, 1, &plan), GG_NO_PLAN);
    CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, 0, &plan), GG_FOUND);
    CU_ASSERT_EQUAL(plan.length, 1);
    stage_end(&stage);
}

/* The agent's own plan takes the long way, for what it must keep; the game's does not. */
static void what_the_game_plans_keeps_no_goal(void)
{
    struct stage stage;
    struct actor actor;
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    stage_start(&stage,
                "domain: d\nlimits: {plan: 8}\nstate: {dirty: bool, inside: bool, n: 0..1}\n"
                "actions:\n"
                "  jump: {effects: [inside, dirty]}\n"
                "  wait: {effects: n += 1}\n"
                "  walk: {preconditions: n == 1, effects: inside}\n"
                "goals:\n"
                "  clean: {conditions: not dirty, keep: true, priority: 2}\n"
                "  home: {conditions: inside}\n");
    actor_start(&actor, &stage, 0, 1);
    CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, 1, &plan), GG_FOUND);
    CU_ASSERT_EQUAL(plan.length, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.plan_length, 2);
    stage_end(&stage);
}

/* Costs are drawn for it, by which the cheapest way comes out, and nothing of the agent changes. */
static void what_the_game_plans_is_drawn_for_it(void)
{
    struct stage stage;
    uint16_t steps[STAGE_PLAN], chosen[2] = {0};
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {inside: bool}\n"
                        "actions:\n"
                        "  door: {effects: inside, cost: 2..4}\n"
                        "  window: {effects: inside, cost: 3..5}\n"
                        "goals: {home: {conditions: inside}}\n");
    for (uint32_t seed = 1; seed <= 40; seed++) {
        struct actor actor;
        gg_plan plan = {steps, STAGE_PLAN, 0};
        actor_start(&actor, &stage, 0, seed);
        for (int i = 0; i < 2; i++) {
            const struct actor before = actor;
            CU_ASSERT_EQUAL(gg_agent_plan(&actor.core, &stage.planner, 0, &plan), GG_FOUND);
            CU_ASSERT_EQUAL_FATAL(plan.length, 1);
            CU_ASSERT_EQUAL(
                memcmp(&actor.core.random, &before.core.random, sizeof before.core.random), 0);
            chosen[steps[0]]++;
        }
        CU_ASSERT_TRUE(chosen[0] % 2 == 0 && chosen[1] % 2 == 0);
    }
    CU_ASSERT_TRUE(chosen[0] > chosen[1] && chosen[1] > 0);
    stage_end(&stage);
}

/* ------------------------------------------------------------------- functions */

static gg_status at_once(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    (void)agent;
    (void)action;
    (void)phase;
    return GG_SUCCESS;
}

/* A domain that only plans has none at all, and a game may leave out those that it has no use
 * for. */
static void functions_that_there_are_not_are_not_called(void)
{
    static const gg_calls some = {.run = at_once};
    static const gg_calls *const calls[] = {NULL, &some};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, "domain: d\nlimits: {plan: 8}\n"
                            "state: {cold: {type: bool, sensed: true}, "
                            "lit: {type: bool, applied: true}}\n"
                            "actions: {light: {preconditions: not lit, effects: lit}}\n"
                            "goals: {bright: {conditions: lit, priority: {call: fear}}}\n");
        stage.agent_types[0].calls = calls[i];
        stage.planner.kept = NULL; /* no goal is to be kept */
        actor_start(&actor, &stage, 0, 1);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "wants bright, made 1, started light, ended light success, "
                           "reached bright");
        CU_ASSERT_EQUAL(fact_of(&actor, "lit"), 1);
        CU_ASSERT_FALSE(fact_of(&actor, "cold"));
        stage_end(&stage);
    }
}

static const char *changed_at_the_end; /* a fact that the stop phase makes true */

static gg_status change_at_the_end(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase == GG_STOP && changed_at_the_end)
        set_fact(actor, changed_at_the_end, 1);
    return GG_RUNNING;
}

/* The action that is stopped changes a fact, between the decision and the start of what was
 * decided. */
static void what_has_changed_since_the_decision_is_seen(void)
{
    static const char *const facts[] = {"sun", "shut"};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, "domain: d\nlimits: {plan: 8}\n"
                            "state: {fire: bool, shut: bool, sun: bool, far: bool}\n"
                            "actions:\n"
                            "  sleep: {duration: 9ms}\n"
                            "  flee: {preconditions: not shut, effects: not fire}\n"
                            "  climb: {effects: not fire, cost: 9}\n"
                            "goals: {safe: {conditions: not fire}}\n"
                            "tasks: {live: {methods: {m: {subtasks: sleep}}}}\n"
                            "agents: {a: {goals: [safe], task: live}}\n");
        actor_start(&actor, &stage, 0, 1);
        actor.answer = change_at_the_end;
        changed_at_the_end = facts[i];
        stage_tick(&stage, &actor, 1);
        set_fact(&actor, "fire", 1);
        text_free(&stage.log);
        stage.log = (struct text){0};
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, i == 0 ? "tick sleep, wants safe, stop sleep, ended sleep aborted, "
                                    "made 1, started flee, start flee"
                                  : "tick sleep, wants safe, stop sleep, ended sleep aborted, "
                                    "made 1, dropped flee");
        CU_ASSERT_EQUAL(gg_agent_action(&actor.core) != GG_NONE, i == 0);
        changed_at_the_end = NULL;
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, i == 0 ? "tick flee" : "wants safe, made 1, started climb, start climb");
        stage_end(&stage);
    }
}

/* ------------------------------------------------------------------- decisions */

static unsigned readings;
static uint32_t clock_of_readings, read_at[2000];

static void note_reading(struct gg_agent *agent, uint16_t sense)
{
    (void)agent;
    (void)sense;
    if (readings < sizeof read_at / sizeof *read_at)
        read_at[readings] = clock_of_readings;
    readings++;
}

/* The senses are read with each decision: when that was. Whatever is told again before each
 * tick changes nothing. */
static void read_senses(uint32_t interval, uint32_t tick, uint32_t until, bool told_again)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {a: {type: bool, sensed: true}}\n"
                        "actions: {act: {effects: a, duration: 60m}}\n"
                        "tasks: {live: {methods: {m: {subtasks: act}}}}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.sense = note_reading;
    stage.agent_types[0].calls = &calls;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 0);
    gg_agent_detail(&actor.core, interval, 0);
    actor.core.until = interval; /* whatever its place among others would be */
    readings = 0;
    for (clock_of_readings = tick; clock_of_readings <= until; clock_of_readings += tick) {
        if (told_again)
            gg_agent_detail(&actor.core, interval, 0);
        gg_agent_tick(&actor.core, &stage.planner, tick);
    }
    stage_end(&stage);
}

/* In the first tick at or after each multiple of the interval; where ticks are longer than
 * that, in each. */
static void decisions_are_made_as_often_as_the_interval_says(void)
{
    static const uint32_t spans[][2] = {{100, 30}, {100, 50}, {100, 1},
                                        {70, 64},  {64, 70},  {10, 300}};
    for (size_t i = 0; i < sizeof spans / sizeof *spans; i++)
        for (int again = 0; again < 2; again++) {
            uint32_t interval = spans[i][0], tick = spans[i][1], due = interval;
            read_senses(interval, tick, 6000, again);
            unsigned expected = 0;
            for (uint32_t now = tick; now <= 6000; now += tick)
                if (now >= due) {
                    CU_ASSERT_TRUE(expected < readings && read_at[expected] == now);
                    expected++;
                    due = due + interval > now ? due + interval : now;
                }
            CU_ASSERT_EQUAL(readings, expected);
        }
}

/* It wants what it wanted: the planning begins anew. */
static void who_is_stopped_while_it_plans_plans_again(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, row);
    gg_agent_detail(&actor.core, 0, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    expect_log(&stage, "wants turned");
    for (int i = 0; i < 1000 && gg_agent_action(&actor.core) == GG_NONE; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    stage_end(&stage);
}

/* The new plan needs other facts than the plan for which the running action was started. */
static void the_plan_that_a_task_goes_on_in_is_watched(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\n"
                        "state: {up: bool, inside: bool, left: {type: bool, start: true}, "
                        "right: {type: bool, start: true}}\n"
                        "actions:\n"
                        "  climb: {preconditions: not up, effects: up, duration: 100ms}\n"
                        "  go_left: {preconditions: [up, left], effects: inside}\n"
                        "  go_right: {preconditions: [up, right], effects: inside, cost: 2}\n"
                        "  go_on: {preconditions: up, effects: inside, cost: 3}\n"
                        "goals: {be_in: {conditions: inside}}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 2, started climb, start climb");
    set_fact(&actor, "left", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick climb, dropped go_left, wants be_in, made 2");
    set_fact(&actor, "right", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick climb, dropped go_right, wants be_in, made 2");
    stage_end(&stage);
}

void add_moments_suite(void)
{
    CU_pSuite suite = CU_add_suite("moments", NULL, NULL);
    CU_ADD_TEST(suite, a_new_agent_decides_at_once);
    CU_ADD_TEST(suite, a_new_world_begins_at_time_0);
    CU_ADD_TEST(suite, an_attached_agent_rests_on_what_it_is_attached_to);
    CU_ADD_TEST(suite, there_is_no_plan_for_what_is_no_goal_of_an_agent);
    CU_ADD_TEST(suite, what_the_game_plans_keeps_no_goal);
    CU_ADD_TEST(suite, what_the_game_plans_is_drawn_for_it);
    CU_ADD_TEST(suite, functions_that_there_are_not_are_not_called);
    CU_ADD_TEST(suite, what_has_changed_since_the_decision_is_seen);
    CU_ADD_TEST(suite, decisions_are_made_as_often_as_the_interval_says);
    CU_ADD_TEST(suite, who_is_stopped_while_it_plans_plans_again);
    CU_ADD_TEST(suite, the_plan_that_a_task_goes_on_in_is_watched);
}
