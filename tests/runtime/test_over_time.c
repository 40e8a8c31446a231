/* SPDX-License-Identifier: MIT */
/*
 * Effects that take place over time, and sensed numbers that the game changes while an action is done:
 * worked out by hand. Random profiles of what is taken: test_delivered.c.
 */
#include "agent/agent_claims.h"
#include "agent/agent_layout.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

#define LIVING(steps) "tasks: {live: {methods: {m: {subtasks: [" steps "]}}}}\nlimits: {plan: 4}\n"

/* Ticks an actor, and looks at a fact afterwards. */
static void expect_after(struct stage *stage, struct actor *actor, uint32_t milliseconds,
                         const char *fact, uint32_t value)
{
    stage_tick(stage, actor, milliseconds);
    CHECK_SAYING(fact_of(actor, fact) == value, "after %u ms '%s' is %u", milliseconds, fact,
                 fact_of(actor, fact));
}

/* -------------------------------------------------------------------- over time */

#define SLEEPER                                                                                    \
    "domain: d\nstate: {energy: 0..20}\n"                                                          \
    "actions: {sleep: {effects: energy += 4 over time, duration: 1s}}\n" LIVING("sleep")

/* A step each 250 ms, in the tick that comes to it. */
static void steps_fall_on_their_millisecond(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SLEEPER);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 250);
    expect_after(&stage, &actor, 249, "energy", 0);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1);
    expect_after(&stage, &actor, 1, "energy", 1);
    expect_after(&stage, &actor, 500, "energy", 3);
    expect_after(&stage, &actor, 249, "energy", 3);
    expect_after(&stage, &actor, 1, "energy", 4);
    expect_after(&stage, &actor, 1000, "energy", 8);
    stage_end(&stage);
}

/* 7 steps within 1 s: 143, 286, 429, 572, 715, 858 and 1000 ms, as none may come too early. */
static void uneven_steps_come_no_earlier(void)
{
    static const uint32_t times[] = {143, 286, 429, 572, 715, 858, 1000};
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {n: {type: 0..20, start: 20}}\n"
                  "actions: {burn: {effects: n -= 7 over time, duration: 1s}}\n" LIVING("burn"));
    for (uint32_t i = 0; i < 7; i++) {
        CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), times[i] - now);
        expect_after(&stage, &actor, times[i] - 1 - now, "n", 20 - i);
        expect_after(&stage, &actor, 1, "n", 19 - i);
        now = times[i];
    }
    stage_end(&stage);
}

static void what_was_done_stays_when_it_is_stopped(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SLEEPER);
    expect_after(&stage, &actor, 600, "energy", 2);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 2);
    expect_after(&stage, &actor, 1, "energy", 2);
    expect_after(&stage, &actor, 1000, "energy", 6);
    stage_end(&stage);
}

static gg_status succeeds_at_600(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    return phase == GG_TICK && actor->core.elapsed >= 600 ? GG_SUCCESS : GG_RUNNING;
}

/* The function decides when the action ends; its success makes what is left. */
static void success_makes_the_rest(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, SLEEPER);
    actor.answer = succeeds_at_600;
    stage_tick(&stage, &actor, 1);
    expect_after(&stage, &actor, 599, "energy", 2);
    expect_after(&stage, &actor, 1, "energy", 4);
    stage_end(&stage);
}

/* A number at its end has no room: what could not be added is added as soon as it can. */
static void steps_wait_for_room(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SLEEPER);
    set_fact(&actor, "energy", 19);
    expect_after(&stage, &actor, 750, "energy", 20);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 250);
    set_fact(&actor, "energy", 10);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    expect_after(&stage, &actor, 1, "energy", 12);
    expect_after(&stage, &actor, 249, "energy", 13);
    stage_end(&stage);
}

/* ----------------------------------------------------------------------- shared */

#define EATERS                                                                                     \
    "domain: d\n"                                                                                  \
    "state: {food: {type: 0..9, start: 6, shared: true, claim: true}, hungry: {type: bool, "       \
    "start: true}}\n"                                                                              \
    "actions: {eat: {preconditions: [hungry, food >= 4], effects: [not hungry, food -= 4 over "    \
    "time], duration: 400ms}}\n" LIVING("eat")

/* What has been eaten is claimed no more. */
static void claims_shrink_with_what_is_done(void)
{
    struct stage stage;
    struct actor eater, other;
    stage_at_work(&stage, &eater, EATERS);
    actor_start(&other, &stage, 0, 2);
    uint16_t food = fact_number(stage.compiled.tables, "food");
    CU_ASSERT_EQUAL(gg_agent_claimed(&other.core, food), 4);
    expect_after(&stage, &eater, 250, "food", 4);
    CU_ASSERT_EQUAL(gg_agent_claimed(&other.core, food), 2);
    CU_ASSERT_EQUAL(gg_agent_claimed(&eater.core, food), 0);
    expect_after(&stage, &eater, 150, "food", 2);
    CU_ASSERT_EQUAL(gg_agent_claimed(&other.core, food), 0);
    stage_end(&stage);
}

/* More is added than there is room for, as others take of it meanwhile: what is claimed ends with the
 * action all the same. */
static void claims_end_though_more_was_made(void)
{
    struct stage stage;
    struct actor actor, other;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {tank: {type: 0..4, shared: true, claim: true}}\n"
                  "actions: {fill: {preconditions: tank <= 2, effects: tank += 9 over time, "
                  "duration: 9s}}\n" LIVING("fill"));
    actor_start(&other, &stage, 0, 2);
    for (int second = 1; second < 9; second++) {
        stage_tick(&stage, &actor, 1000);
        set_fact(&actor, "tank", 0);
    }
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    gg_reservation left = gg_claims_of_all_agents(&stage.scene.core, 0);
    CU_ASSERT_TRUE(left.takes == 0 && left.adds == 0 && left.writes == 0);
    stage_end(&stage);
}

/* What it has eaten itself is not what others have taken. */
static void own_steps_are_no_ones_else(void)
{
    struct stage stage;
    struct actor eater;
    stage_at_work(&stage, &eater, EATERS);
    stage_tick(&stage, &eater, 399);
    forget_log(&stage);
    stage_tick(&stage, &eater, 1);
    expect_log(&stage, "tick eat, stop eat, ended eat success, failed 1");
    CU_ASSERT_EQUAL(fact_of(&eater, "hungry"), 0);
    stage_end(&stage);
}

/* What others have taken is: of 6, of which it has eaten 3, 1 is left of 4. */
static void what_others_took_is_missed(void)
{
    struct stage stage;
    struct actor eater;
    stage_at_work(&stage, &eater, EATERS);
    stage_tick(&stage, &eater, 300);
    set_fact(&eater, "food", 0);
    forget_log(&stage);
    stage_tick(&stage, &eater, 100);
    expect_log(&stage, "tick eat, stop eat, ended eat failure, failed 1");
    CU_ASSERT_EQUAL(fact_of(&eater, "hungry"), 1);
    stage_end(&stage);
}

/* ---------------------------------------------------------------------- applied */

/* The game is told of each step, and once of the last. */
static void the_game_is_told_of_steps(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {heat: {type: 0..9, applied: true}}\n"
                  "actions: {warm: {effects: heat += 2 over time, duration: 1s}}\n" LIVING("warm"));
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "apply heat = 1, tick warm");
    stage_tick(&stage, &actor, 499);
    expect_log(&stage, "tick warm");
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "apply heat = 2"));
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "apply heat = 3"));
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ while */

#define DIVER                                                                                      \
    "domain: d\nstate: {air: {type: 0..9, start: 9}, depth: 0..9, deep: bool}\n"                   \
    "actions: {dive: {while: [%s], effects: [deep, air -= 3 over time, depth += 2 over time], "    \
    "duration: 300ms}}\n"                                                                          \
    "goals: {down: {conditions: deep}}\nagents: {a: {goals: [down]}}\n"

/* Whether a dive is planned with so much air, at a depth. */
static bool dives(const char *condition, uint32_t air, uint32_t depth)
{
    struct stage stage;
    struct actor actor;
    struct text yaml = {0};
    text_add(&yaml, DIVER, condition);
    stage_with(&stage, &actor, yaml.data);
    set_fact(&actor, "air", air);
    set_fact(&actor, "depth", depth);
    stage_tick(&stage, &actor, 1);
    bool running = gg_agent_action(&actor.core) != GG_NONE;
    stage_end(&stage);
    text_free(&yaml);
    return running;
}

static void while_holds_after_the_whole_as_well(void)
{
    CU_ASSERT_TRUE(dives("air >= 2", 5, 0));
    CU_ASSERT_FALSE(dives("air >= 2", 4, 0));
    CU_ASSERT_TRUE(dives("depth <= 5", 9, 3));
    CU_ASSERT_FALSE(dives("depth <= 5", 9, 4));
    CU_ASSERT_TRUE(dives("air >= depth", 7, 2));
    CU_ASSERT_FALSE(dives("air >= depth", 6, 2));
    CU_ASSERT_TRUE(dives("air >= 0", 1, 9));
    CU_ASSERT_FALSE(dives("air >= 1 or depth >= 8", 3, 5));
    CU_ASSERT_TRUE(dives("air >= 1 or depth >= 8", 3, 8));
    CU_ASSERT_FALSE(dives("air != 4", 6, 0)); /* it comes through 4 */
    CU_ASSERT_TRUE(dives("air != 4", 4 + 4, 0));
}

/* ----------------------------------------------------------------------- sensed */

#define ROBOT(effect)                                                                              \
    "domain: d\nstate: {energy: {type: 0..60, start: 27, sensed: true}, a: bool, b: bool}\n"       \
    "actions:\n"                                                                                   \
    "  go: {preconditions: [not a, energy >= 10], effects: [a, " effect "], duration: 10s}\n"      \
    "  on: {preconditions: [a, energy >= 15], effects: [b, energy -= 15], duration: 15s}\n"        \
    "goals: {there: {conditions: b}}\nagents: {r: {goals: [there]}}\n"

static void start_robot(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_with(stage, actor, yaml);
    actor->sensed = fact_number(stage->compiled.tables, "energy");
    actor->truth = 27;
    stage_tick(stage, actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(stage, gg_agent_action(&actor->core)), "go");
    forget_log(stage);
}

/* The drain is that of the plan, a unit a second: the plan goes on to its end. */
static void a_drain_as_planned_is_no_reason(void)
{
    struct stage stage;
    struct actor actor;
    start_robot(&stage, &actor, ROBOT("energy -= 10"));
    for (unsigned second = 1; second <= 25; second++) {
        CU_ASSERT_TRUE(gg_is_acting(&actor.core));
        actor.truth--;
        stage_tick(&stage, &actor, 1000);
    }
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 2);
    stage_end(&stage);
}

static char dropped[120];

static void note_dropped(void *context, const gg_agent *agent, const gg_event *event)
{
    const struct stage *stage = context;
    (void)agent;
    if (event->kind == GG_PLAN_DROPPED)
        (void)gg_event_text(&stage->domain, event, dropped, sizeof dropped);
}

/* All at once may be the drain of the action; a unit more is not, once it was missed. The value is told
 * that it has, and that which it is to have. */
static void more_than_planned_is(void)
{
    struct stage stage;
    struct actor actor;
    dropped[0] = 0;
    start_robot(&stage, &actor, ROBOT("energy -= 10"));
    stage.planner.trace = note_dropped;
    stage.planner.context = &stage;
    actor.truth = 15; /* 12 gone, of which 10 are its own */
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_TRUE(gg_is_acting(&actor.core));
    actor.truth = 14;
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1); /* no other plan was found */
    CU_ASSERT_FALSE(gg_is_acting(&actor.core));
    CU_ASSERT_STRING_EQUAL(dropped,
                           "plan dropped: no more on, because of energy: it is 14, wants >= 15");
    stage_end(&stage);
}

static void a_message_tells_value_and_projection(void)
{
    struct stage stage;
    struct actor actor;
    dropped[0] = 0;
    start_robot(&stage, &actor, ROBOT("energy -= 10 over time"));
    stage.planner.trace = note_dropped;
    stage.planner.context = &stage;
    actor.truth = 22; /* 5 gone, of which 1 is its own */
    stage_tick(&stage, &actor, 999);
    CU_ASSERT_STRING_EQUAL(dropped, "plan dropped: no more on, because of energy: it is 22 and "
                                    "will be 13 by then, wants >= 15");
    stage_end(&stage);
}

/* Over time no more of it can have happened than of the time has passed: 1 of 10 within the first
 * second. */
static void over_time_tells_what_is_the_actions_own(void)
{
    struct stage stage;
    struct actor actor;
    start_robot(&stage, &actor, ROBOT("energy -= 10 over time"));
    actor.truth = 24; /* 3 gone, of which 1 is its own: 9 are to come, and 15 are left */
    stage_tick(&stage, &actor, 999);
    CU_ASSERT_TRUE(gg_is_acting(&actor.core));
    actor.truth = 22;
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1); /* no other plan was found */
    CU_ASSERT_FALSE(gg_is_acting(&actor.core));
    stage_end(&stage);
}

/* What moves the other way has not happened; then the whole is still to come. */
static void the_other_way_is_not_its_way(void)
{
    struct stage stage;
    struct actor actor;
    start_robot(&stage, &actor, ROBOT("energy -= 10"));
    actor.truth = 40;
    stage_tick(&stage, &actor, 1000);
    actor.truth = 27; /* as at the start: nothing was taken */
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_TRUE(gg_is_acting(&actor.core));
    actor.truth = 25;
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_TRUE(gg_is_acting(&actor.core));
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ walks */

/* What was used up on the way to an action is what it uses up. */
static void a_walk_counts_for_its_action(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {here: [home, far], b: bool,\n"
               "  energy: {type: 0..60, start: 10, sensed: true}}\n"
               "places: {fact: here, at: {home: 0, far: 5}}\n"
               "actions: {dig: {at: far, preconditions: energy >= 10, effects: [b, energy -= 10], "
               "duration: 5s}}\n"
               "goals: {done: {conditions: b}}\nagents: {r: {goals: [done]}}\n");
    actor.sensed = fact_number(stage.compiled.tables, "energy");
    actor.truth = 10;
    stage_tick(&stage, &actor, 1);
    for (unsigned second = 1; second <= 10; second++) {
        CU_ASSERT_TRUE(gg_is_acting(&actor.core));
        actor.truth--;
        stage_tick(&stage, &actor, 1000);
    }
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 0);
    stage_end(&stage);
}

/* ----------------------------------------------------------------- planned anew */

#define ESCAPE(rest)                                                                               \
    "domain: d\nlimits: {plan: 12}\n"                                                              \
    "state: {energy: {type: 0..16, start: 4}, door: {type: bool, start: true}, loud: bool, out: "  \
    "bool, warm: bool}\nactions:\n"                                                                \
    "  sleep: {preconditions: [energy <= 4, not loud], effects: energy += 12 over time, "          \
    "duration: 1200ms}\n"                                                                          \
    "  coffee: {effects: energy += 2, duration: 100ms, cost: 3}\n"                                 \
    "  by_door: {preconditions: [energy >= 12, door], effects: out, duration: 100ms}\n"            \
    "  by_window: {preconditions: energy >= 12, effects: out, duration: 100ms, cost: 2}\n"         \
    "  stretch: {preconditions: energy >= 15, effects: warm, duration: 100ms}\n" rest

#define ESCAPING ESCAPE("goals: {g: {conditions: out}}\n")
#define ESCAPING_BY_TASK                                                                           \
    ESCAPE("tasks: {live: {methods: {door: {subtasks: [sleep, by_door]}, window: {subtasks: "      \
           "[sleep, by_window]}, tired: {subtasks: [coffee, by_window]}}}}\n")

/* Half asleep, with 10 of what is to be 16. */
static void fall_half_asleep(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_at_work(stage, actor, yaml);
    expect_after(stage, actor, 600, "energy", 10);
    forget_log(stage);
}

/* The rest of the plan breaks; another one that begins with the same sleep counts it once. */
static void sleep_goes_on_in_a_new_plan(void)
{
    struct stage stage;
    struct actor actor;
    fall_half_asleep(&stage, &actor, ESCAPING);
    set_fact(&actor, "door", 0);
    expect_after(&stage, &actor, 100, "energy", 11);
    expect_log(&stage, "tick sleep, dropped by_door, wants g, made 2");
    expect_after(&stage, &actor, 500, "energy", 16);
    expect_log(&stage, "tick sleep, stop sleep, ended sleep success, started by_window, start "
                       "by_window");
    stage_end(&stage);
    fall_half_asleep(&stage, &actor, ESCAPING_BY_TASK);
    set_fact(&actor, "door", 0);
    expect_after(&stage, &actor, 100, "energy", 11);
    expect_log(&stage, "tick sleep, dropped by_door, made 2, chose live.window");
    expect_after(&stage, &actor, 500, "energy", 16);
    stage_end(&stage);
}

/* It cannot be begun any more: what it has made counts for the plan without it. */
static void sleep_that_is_given_up_counts_by_half(void)
{
    struct stage stage;
    struct actor actor;
    fall_half_asleep(&stage, &actor, ESCAPING);
    set_fact(&actor, "door", 0);
    set_fact(&actor, "loud", 1);
    expect_after(&stage, &actor, 1, "energy", 10);
    expect_log(&stage, "tick sleep, dropped by_door, wants g, stop sleep, ended sleep "
                       "aborted, made 2, started coffee, start coffee");
    stage_end(&stage);
}

/* Others have taken what is not there if it is undone: the plan would not come to its end. */
static void what_others_took_is_seen_in_a_new_plan(void)
{
    struct stage stage;
    struct actor actor;
    fall_half_asleep(&stage, &actor, ESCAPING);
    set_fact(&actor, "energy", 5);
    set_fact(&actor, "door", 0);
    expect_after(&stage, &actor, 1, "energy", 5);
    expect_log(&stage, "tick sleep, dropped by_door, wants g, stop sleep, ended sleep "
                       "aborted, made 5, started coffee, start coffee");
    stage_end(&stage);
}

/* A goal that takes the place of the plan's begins with the same sleep. */
static void sleep_goes_on_for_another_goal(void)
{
    struct stage stage;
    struct actor actor;
    fall_half_asleep(
        &stage, &actor,
        ESCAPE("goals: {g: {conditions: out}, h: {conditions: warm, relevant: not door, "
               "priority: 2}}\n"));
    set_fact(&actor, "door", 0);
    expect_after(&stage, &actor, 100, "energy", 11);
    expect_log(&stage, "tick sleep, dropped by_door, wants h, made 2");
    expect_after(&stage, &actor, 500, "energy", 16);
    expect_log(&stage,
               "tick sleep, stop sleep, ended sleep success, started stretch, start stretch");
    stage_end(&stage);
}

static const char napper[] =
    "domain: d\nlimits: {plan: 4}\n"
    "state: {energy: {type: 0..20, start: 4}, loud: bool, out: bool}\n"
    "actions:\n"
    "  nap: {preconditions: energy >= 3, effects: energy += 8 over time, duration: 800ms}\n"
    "  go: {preconditions: energy >= 12, effects: out, duration: 100ms}\n"
    "  hum: {duration: 100ms}\n";

/* Half of the nap is done, and then most of what it gave is lost: there is no plan without the nap. One
 * that begins with the nap counts all of it, so the nap begins anew; in the end there are 6 + 8, and
 * nothing is planned in between, though the goal is looked at in each tick. */
static void expect_a_new_nap(const char *rest, const char *log, const char *end)
{
    struct stage stage;
    struct actor actor;
    struct text yaml = {0};
    text_add(&yaml, "%s%s", napper, rest);
    stage_at_work(&stage, &actor, yaml.data);
    expect_after(&stage, &actor, 400, "energy", 8);
    forget_log(&stage);
    set_fact(&actor, "energy", 6);
    set_fact(&actor, "loud", 1);
    expect_after(&stage, &actor, 1, "energy", 6);
    expect_log(&stage, log);
    for (int i = 0; i < 799; i++) {
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick nap");
    }
    expect_after(&stage, &actor, 1, "energy", 14);
    expect_log(&stage, end);
    stage_end(&stage);
    text_free(&yaml);
}

#define ANEW "stop nap, ended nap aborted, "
#define NAPPED "tick nap, stop nap, ended nap success, "

static void what_has_lost_too_much_begins_anew(void)
{
    expect_a_new_nap("goals: {g: {conditions: energy >= 12, priority: {call: p}}}\n",
                     "tick nap, dropped its goal, wants g, " ANEW "made 1, started nap, start nap",
                     NAPPED "reached g");
    expect_a_new_nap("tasks: {live: {subtasks: [nap, go]}}\n",
                     "tick nap, dropped go, " ANEW
                     "made 2, chose live.only, started nap, start nap",
                     NAPPED "started go, start go");
}

/* Also where something better begins with it: a goal, or a method. */
static void what_is_better_begins_the_action_anew(void)
{
    expect_a_new_nap("goals: {g: {conditions: energy >= 9}, h: {conditions: out, relevant: loud, "
                     "priority: 2}}\n",
                     "tick nap, wants h, " ANEW "made 2, started nap, start nap",
                     NAPPED "started go, start go");
    expect_a_new_nap("tasks: {live: {select: priority, methods: {\n"
                     "  out: {priority: 2, preconditions: loud, subtasks: [nap, go]},\n"
                     "  doze: {priority: 1, subtasks: [nap, hum]}}}}\n",
                     "tick nap, " ANEW
                     "interrupted live.out, made 2, chose live.out, started nap, start nap",
                     NAPPED "started go, start go");
}

/* What the game changes of a sensed number counts likewise. */
static void what_was_delivered_in_vain_is_delivered_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 4}\n"
                  "state: {fuel: {type: 0..20, start: 5, sensed: true}, big: bool, full: bool}\n"
                  "actions:\n"
                  "  fill: {preconditions: fuel <= 9, effects: fuel += 10, duration: 1s}\n"
                  "  drive: {preconditions: [fuel >= 15, not big], effects: full, duration: 1s}\n"
                  "  fly: {preconditions: fuel >= 18, effects: full, duration: 1s, cost: 2}\n"
                  "goals: {g: {conditions: full}}\n");
    set_fact(&actor, "fuel", 9);
    set_fact(&actor, "big", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick fill, dropped drive, wants g, stop fill, ended fill aborted, made 2, "
                       "started fill, start fill");
    set_fact(&actor, "fuel", 12);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick fill");
    stage_end(&stage);
}

/* The search for it is not spread over ticks: with a budget that does not suffice the plan is made of
 * what the numbers are. */
static void sleep_goes_on_within_the_budget(void)
{
    static const char yaml[] = ESCAPE("goals: {g: {conditions: out}}\n");
    for (int enough = 0; enough < 2; enough++) {
        struct stage stage;
        struct actor actor;
        struct text searched = {0};
        text_add(&searched, "%.10slimits: {plan: 12, table: 0}\n%s", yaml, strstr(yaml, "state:"));
        fall_half_asleep(&stage, &actor, searched.data);
        gg_agent_detail(&actor.core, 0, enough ? 1000 : 1);
        set_fact(&actor, "door", 0);
        for (int i = 0; i < 50; i++)
            stage_tick(&stage, &actor, 1);
        CU_ASSERT_EQUAL(strstr(stage.log.data, "ended sleep aborted") == NULL, enough);
        CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, enough ? "made 2" : "started coffee"));
        stage_end(&stage);
        text_free(&searched);
    }
}

/* Of a shared number what was eaten is there once more, and what others claim is not. */
static void a_meal_goes_on_in_a_new_plan(void)
{
    struct stage stage;
    struct actor eater, other;
    stage_at_work(&stage, &eater,
                  "domain: d\nlimits: {plan: 4}\n"
                  "state: {food: {type: 0..9, start: 9, shared: true, claim: true}, full: bool, "
                  "sink: {type: bool, start: true}, clean: bool}\nactions:\n"
                  "  eat: {preconditions: food >= 4, effects: [full, food -= 4 over time], "
                  "duration: 400ms}\n"
                  "  wash: {preconditions: [full, sink], effects: clean, duration: 10ms}\n"
                  "  lick: {preconditions: full, effects: clean, duration: 10ms, cost: 3}\n"
                  "goals: {g: {conditions: [full, clean]}}\n");
    actor_start(&other, &stage, 0, 2);
    gg_agent_tick(&other.core, &stage.planner, 1);
    expect_after(&stage, &eater, 300, "food", 6);
    forget_log(&stage);
    set_fact(&eater, "sink", 0);
    stage_tick(&stage, &eater, 1);
    expect_log(&stage, "tick eat, dropped wash, wants g, made 2");
    expect_after(&stage, &eater, 99, "food", 5);
    expect_log(&stage, "tick eat, stop eat, ended eat success, started lick, start lick");
    stage_end(&stage);
}

/* A want that holds by then is told before the plan that is given up in the same tick. */
static void a_want_is_reached_before_a_plan_is_given_up(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8, wants: 1}\ntypes: {thing: [it]}\n"
                  "state: {n: 0..9, shown: bool}\n"
                  "actions:\n"
                  "  work: {preconditions: n <= 2, effects: n += 4 over time, duration: 400ms}\n"
                  "  show: {effects: shown}\n"
                  "goals:\n"
                  "  full: {conditions: n >= 4, priority: 2}\n"
                  "  shown(thing t): {conditions: shown}\n"
                  "agents: {a: {goals: [full]}}\n");
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&actor.core, 1, 1), 0);
    stage_tick(&stage, &actor, 200);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 2);
    forget_log(&stage);
    set_fact(&actor, "n", 1);
    set_fact(&actor, "shown", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick work, reached shown(it), dropped its goal, wants full, stop work, "
                       "ended work aborted, made 1, started work, start work");
    stage_end(&stage);
}

/* A better goal that had no plan may have one by then: the tick's plan is for that. */
static void a_better_goal_comes_before_a_plan_that_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\n"
                  "state: {n: 0..9, key: {type: bool, start: true}, shown: bool, coin: bool, "
                  "rich: bool}\n"
                  "actions:\n"
                  "  work: {preconditions: n <= 2, effects: n += 4 over time, duration: 400ms}\n"
                  "  unlock: {preconditions: [key, n >= 4], effects: shown}\n"
                  "  break_open: {preconditions: n >= 4, effects: shown, cost: 5}\n"
                  "  buy: {preconditions: coin, effects: rich, duration: 1s}\n"
                  "goals:\n"
                  "  shown: {conditions: shown, priority: 1}\n"
                  "  rich: {conditions: rich, priority: 2}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants shown, made 2, started work, start work");
    stage_tick(&stage, &actor, 200);
    forget_log(&stage);
    set_fact(&actor, "key", 0);
    set_fact(&actor, "coin", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick work, dropped unlock, wants rich, stop work, ended work aborted, "
                       "made 1, started buy, start buy");
    stage_end(&stage);
}

void add_over_time_suite(void)
{
    CU_pSuite suite = CU_add_suite("effects over time", NULL, NULL);
    CU_ADD_TEST(suite, steps_fall_on_their_millisecond);
    CU_ADD_TEST(suite, uneven_steps_come_no_earlier);
    CU_ADD_TEST(suite, what_was_done_stays_when_it_is_stopped);
    CU_ADD_TEST(suite, success_makes_the_rest);
    CU_ADD_TEST(suite, steps_wait_for_room);
    CU_ADD_TEST(suite, claims_shrink_with_what_is_done);
    CU_ADD_TEST(suite, claims_end_though_more_was_made);
    CU_ADD_TEST(suite, own_steps_are_no_ones_else);
    CU_ADD_TEST(suite, what_others_took_is_missed);
    CU_ADD_TEST(suite, the_game_is_told_of_steps);
    CU_ADD_TEST(suite, while_holds_after_the_whole_as_well);
    CU_ADD_TEST(suite, a_drain_as_planned_is_no_reason);
    CU_ADD_TEST(suite, more_than_planned_is);
    CU_ADD_TEST(suite, over_time_tells_what_is_the_actions_own);
    CU_ADD_TEST(suite, the_other_way_is_not_its_way);
    CU_ADD_TEST(suite, a_message_tells_value_and_projection);
    CU_ADD_TEST(suite, a_walk_counts_for_its_action);
    CU_ADD_TEST(suite, sleep_goes_on_in_a_new_plan);
    CU_ADD_TEST(suite, sleep_that_is_given_up_counts_by_half);
    CU_ADD_TEST(suite, what_others_took_is_seen_in_a_new_plan);
    CU_ADD_TEST(suite, sleep_goes_on_for_another_goal);
    CU_ADD_TEST(suite, what_has_lost_too_much_begins_anew);
    CU_ADD_TEST(suite, what_is_better_begins_the_action_anew);
    CU_ADD_TEST(suite, what_was_delivered_in_vain_is_delivered_anew);
    CU_ADD_TEST(suite, sleep_goes_on_within_the_budget);
    CU_ADD_TEST(suite, a_meal_goes_on_in_a_new_plan);
    CU_ADD_TEST(suite, a_want_is_reached_before_a_plan_is_given_up);
    CU_ADD_TEST(suite, a_better_goal_comes_before_a_plan_that_goes_on);
}
