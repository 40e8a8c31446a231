/* SPDX-License-Identifier: MIT */
/*
 * The time that is left of a tick in which an action or a walk ends belongs to what starts in that
 * tick: worked out by hand. Ticks are of 250 ms where nothing else is said, and an agent starts at the
 * end of its first tick. That agents do as much in ticks of any length: test_long_ticks.c.
 */
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>

enum { TICK = 250 };

/* Ticks an actor up to a time, which is a whole number of ticks. */
static void tick_until(struct stage *stage, struct actor *actor, uint32_t *now, uint32_t end)
{
    for (; *now < end; *now += TICK)
        stage_tick(stage, actor, TICK);
}

/* Nothing happens in the ticks before a time, and then what is logged in the tick that ends there; the
 * time that what was started in it has had is `rest`. */
static void expect_at(struct stage *stage, struct actor *actor, uint32_t *now, uint32_t time,
                      const char *log, uint32_t rest)
{
    tick_until(stage, actor, now, time - TICK);
    expect_log(stage, "");
    tick_until(stage, actor, now, time);
    expect_log(stage, log);
    CU_ASSERT_EQUAL(actor->core.elapsed, rest);
}

/* -------------------------------------------------------------------- durations */

#define CHOPPING "domain: d\nactions: {chop: {duration: 1100ms}}\n" LIVING("chop")
#define LIVING(steps) "tasks: {live: {methods: {m: {subtasks: [" steps "]}}}}\nlimits: {plan: 4}\n"
#define PLANNED "made 1, chose live.m, "
#define CHOPPED "tick chop, stop chop, ended chop success, " PLANNED "started chop, start chop"

/* Forgets that the actor is asked in each tick, and answers. */
static gg_status waits_silently(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase == GG_TICK && gg_agent_wait(&actor->core) == GG_RUNNING)
        forget_log(actor->stage);
    return gg_agent_wait(&actor->core);
}

/* An action ends 1100 ms, 2200 ms and so on after the first start: in ticks of 250 ms 5, 9, 14, 18 and
 * 22 ticks after it. */
static void actions_end_in_the_tick_in_which_they_are_over(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, CHOPPING);
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, PLANNED "started chop, start chop", 0);
    expect_at(&stage, &actor, &now, 1500, CHOPPED, 150);
    expect_at(&stage, &actor, &now, 2500, CHOPPED, 50);
    expect_at(&stage, &actor, &now, 3750, CHOPPED, 200);
    expect_at(&stage, &actor, &now, 4750, CHOPPED, 100);
    expect_at(&stage, &actor, &now, 5750, CHOPPED, 0);
    expect_at(&stage, &actor, &now, 7000, CHOPPED, 150);
    stage_end(&stage);
}

/* The same in ticks of 16 ms: 69, 138, 207 and 275 ticks after it. */
static void ticks_of_a_frame(void)
{
    static const uint32_t ends[] = {69, 138, 207, 275, 344}, rests[] = {4, 8, 12, 0, 4};
    struct stage stage;
    struct actor actor;
    unsigned ticks = 0;
    stage_with(&stage, &actor, CHOPPING);
    actor.answer = waits_silently;
    stage_tick(&stage, &actor, 16);
    forget_log(&stage);
    for (int i = 0; i < 5; i++) {
        for (; ticks < ends[i] - 1; ticks++)
            stage_tick(&stage, &actor, 16);
        expect_log(&stage, "");
        stage_tick(&stage, &actor, 16);
        ticks++;
        expect_log(&stage, CHOPPED);
        CU_ASSERT_EQUAL(actor.core.elapsed, rests[i]);
    }
    stage_end(&stage);
}

/* Ticks of any lengths: the first one is over 400 ms before the end of one of 500 ms. */
static void ticks_of_several_lengths(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CHOPPING);
    actor.answer = waits_silently;
    stage_tick(&stage, &actor, 2000);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_tick(&stage, &actor, 300);
    stage_tick(&stage, &actor, 700);
    CU_ASSERT_EQUAL(actor.core.elapsed, 1000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, CHOPPED);
    CU_ASSERT_EQUAL(actor.core.elapsed, 400);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    stage_tick(&stage, &actor, 699);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, CHOPPED);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* One action is started in a tick: an action that is shorter than what is left of it ends at once, and
 * what is left then is of no use. */
static void one_action_starts_in_a_tick(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\nactions: {chop: {duration: 1100ms}, cough: {duration: 100ms}}\n" LIVING(
                   "chop, cough"));
    actor.answer = waits_silently;
    tick_until(&stage, &actor, &now, 250);
    forget_log(&stage);
    tick_until(&stage, &actor, &now, 1500); /* 150 ms are left, and then 50 ms */
    expect_log(&stage, "tick chop, stop chop, ended chop success, started cough, start cough, "
                       "stop cough, ended cough success");
    tick_until(&stage, &actor, &now, 1750);
    expect_log(&stage, "made 2, chose live.m, started chop, start chop");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ walks */

#define PATH "state: {here: [camp, wood]}\nplaces: {fact: here, at: {camp: 0, wood: 0.6}}\n"
#define FORESTER                                                                                   \
    "domain: d\n" PATH "actions:\n"                                                                \
    "  hew: {at: wood, duration: 700ms}\n"                                                         \
    "  lie: {at: camp, duration: 700ms}\n" LIVING("hew, lie")

/* A walk of 600 ms and an action of 700 ms in turn are over 600, 1300, 1900 and 2600 ms after the
 * first start. */
static void a_walk_hands_its_rest_to_the_action(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, FORESTER);
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, "made 2, chose live.m, walks hew", 0);
    expect_at(&stage, &actor, &now, 1000, "walked hew success, started hew, start hew", 150);
    expect_at(&stage, &actor, &now, 1750, "tick hew, stop hew, ended hew success, walks lie", 200);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 400); /* a third of the way back */
    expect_at(&stage, &actor, &now, 2250, "walked lie success, started lie, start lie", 100);
    expect_at(&stage, &actor, &now, 3000,
              "tick lie, stop lie, ended lie success, made 2, chose live.m, walks hew", 150);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 150);
    stage_end(&stage);
}

/* A walk that is shorter than what is left of the tick ends at once, and the action has what is left
 * then: 1100 ms and 100 ms are over after 5 ticks, for 50 ms. */
static void a_short_walk_ends_in_the_rest_of_a_tick(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\nstate: {here: [camp, wood]}\n"
               "places: {fact: here, at: {camp: 0, wood: 0.1}}\n"
               "actions:\n"
               "  hew: {at: wood, duration: 1100ms}\n"
               "  lie: {at: camp, duration: 1100ms}\n" LIVING("lie, hew"));
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, "made 2, chose live.m, started lie, start lie", 0);
    expect_at(&stage, &actor, &now, 1500,
              "tick lie, stop lie, ended lie success, walks hew, walked hew success, "
              "started hew, start hew",
              50);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 100);
    /* 2300 ms, and the walk back: 2400 ms after the first start. */
    expect_at(&stage, &actor, &now, 2750,
              "tick hew, stop hew, ended hew success, made 2, chose live.m, walks lie, "
              "walked lie success, started lie, start lie",
              100);
    stage_end(&stage);
}

/* A route of 600 ms, and back: after 1200 ms, 5 ticks. */
static void a_route_hands_on_its_rest(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\n" PATH "actions:\n"
               "  go: {route: [camp, wood]}\n"
               "  come: {route: [wood, camp]}\n" LIVING("go, come"));
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, "made 2, chose live.m, started go, start go", 0);
    expect_at(&stage, &actor, &now, 1000,
              "tick go, stop go, ended go success, started come, start come", 150);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 450); /* a quarter of the way back */
    expect_at(
        &stage, &actor, &now, 1500,
        "tick come, stop come, ended come success, made 2, chose live.m, started go, start go", 50);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 50);
    stage_end(&stage);
}

/* A rule puts the walker somewhere else after 1430 ms, and in 1600 ms it comes from there to the wood. */
static void a_walk_that_a_rule_moves_begins_anew_at_its_moment(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\nstate: {here: [camp, yard, wood]}\n"
               "places: {fact: here, at: {camp: 0, yard: 0.5, wood: 2.1}}\n"
               "actions: {hew: {at: wood, duration: 700ms}}\n"
               "rules: {carried: {after: 1430ms, preconditions: here == camp, effects: here = "
               "yard}}\n" LIVING("hew"));
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, "made 1, chose live.m, walks hew", 0);
    tick_until(&stage, &actor, &now, 1500);
    CU_ASSERT_EQUAL(actor.core.elapsed, 70);
    CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 570);
    expect_at(&stage, &actor, &now, 3250, "walked hew success, started hew, start hew", 220);
    stage_end(&stage);
}

/* ------------------------------------------------------------- other ends of actions */

#define HOLDING "domain: d\nactions: {hold: {timeout: 600ms}}\n" LIVING("hold")
#define LET_GO "stop hold, ended hold failure, " PLANNED "started hold, start hold"

static gg_status waits_forever(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait_for(&actor->core, 100000);
}

/* A timeout is over after 600, 1200 and 1800 ms. */
static void a_timeout_hands_on_its_rest(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, HOLDING);
    actor.answer = waits_forever;
    expect_at(&stage, &actor, &now, 250, PLANNED "started hold, start hold", 0);
    expect_at(&stage, &actor, &now, 1000, LET_GO, 150);
    expect_at(&stage, &actor, &now, 1500, LET_GO, 50);
    expect_at(&stage, &actor, &now, 2250, LET_GO, 200);
    stage_end(&stage);
}

/* Also if the action's function is asked in each tick. */
static void a_timeout_of_what_tells_nothing(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, HOLDING);
    actor.answer = never_ends;
    tick_until(&stage, &actor, &now, 750);
    forget_log(&stage);
    expect_at(&stage, &actor, &now, 1000, "tick hold, " LET_GO, 150);
    stage_end(&stage);
}

/* Is to be asked again after the milliseconds in `more`. */
static gg_status waits_for_time(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait_for(&actor->core, *(const uint32_t *)actor->more);
}

#define HURRYING(timeout)                                                                          \
    "domain: d\nactions: {chop: {duration: 1100ms, timeout: " timeout "}}\n" LIVING("chop")
#define CUT "stop chop, ended chop failure, " PLANNED "started chop, start chop"

/* What comes first in time has come first, also if both are over in one tick: the timeouts 1050 and 2100 ms
 * after the first start, and not what was to last for 50 ms longer. */
static void a_timeout_comes_before_an_end_that_is_later(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, HURRYING("1050ms"));
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, PLANNED "started chop, start chop", 0);
    expect_at(&stage, &actor, &now, 1500, "tick chop, " CUT, 200);
    expect_at(&stage, &actor, &now, 2500, "tick chop, " CUT, 150);
    stage_end(&stage);
}

/* What ends in its last millisecond has succeeded. */
static void an_end_at_the_timeout_comes_before_it(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, HURRYING("1100ms"));
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, PLANNED "started chop, start chop", 0);
    expect_at(&stage, &actor, &now, 1500, CHOPPED, 150);
    stage_end(&stage);
}

/* Who is to be asked only later is not asked: in ticks of a millisecond it would not have been, either. */
static void who_is_asked_behind_the_timeout_is_too_late(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    uint32_t later = 1100;
    stage_with(&stage, &actor, HURRYING("1050ms"));
    actor.answer = waits_for_time;
    actor.more = &later;
    expect_at(&stage, &actor, &now, 250, PLANNED "started chop, start chop", 0);
    expect_at(&stage, &actor, &now, 1500, CUT, 200);
    stage_end(&stage);
}

/* Tells how long it waits for only when it is asked. */
static gg_status tells_when_it_is_asked(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    return phase == GG_TICK ? gg_agent_wait(&actor->core) : GG_RUNNING;
}

/* In one long tick, and as it is started in the rest of one: 1300 ms are left of the second tick, and
 * when the timeout is over then 250 ms. */
static void one_tick_is_longer_than_both(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, HURRYING("1050ms"));
    actor.answer = tells_when_it_is_asked;
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1200);
    expect_log(&stage, "tick chop, " CUT);
    CU_ASSERT_EQUAL(actor.core.elapsed, 150);
    actor.answer = waits_silently;
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 2200);
    expect_log(&stage, "tick chop, " CUT ", stop chop, ended chop failure");
    CU_ASSERT_EQUAL(actor.core.asked, 251);
    stage_end(&stage);
}

/* Waits for what it calls its time, and sees before that it is done. */
static gg_status sees_that_it_is_done(struct actor *actor, uint16_t action, gg_phase phase)
{
    gg_status status = gg_agent_wait(&actor->core);
    (void)action;
    (void)phase;
    return actor->core.elapsed >= 1040 ? GG_SUCCESS : status;
}

/* Nobody knows whether it was done before its timeout was over, and its function says so. */
static void who_sees_that_it_is_done_has_succeeded(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nactions: {chop: {duration: 1m, timeout: 1050ms}}\n" LIVING("chop"));
    actor.answer = sees_that_it_is_done;
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1100);
    expect_log(&stage, CHOPPED);
    stage_end(&stage);
}

/* Waits for 600 ms; what then comes of it is in `more`. */
static gg_status waits_for_600(struct actor *actor, uint16_t action, gg_phase phase)
{
    gg_status status = gg_agent_wait_for(&actor->core, 600);
    (void)action;
    (void)phase;
    return status == GG_SUCCESS && actor->more ? *(const gg_status *)actor->more : status;
}

#define WORKING "domain: d\nactions: {work: {}}\n" LIVING("work")
#define WORKED(status)                                                                             \
    "tick work, stop work, ended work " status ", " PLANNED "started work, start work"

static void a_time_that_is_told_hands_on_its_rest(void)
{
    gg_status failure = GG_FAILURE;
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, WORKING);
    actor.answer = waits_for_600;
    expect_at(&stage, &actor, &now, 250, PLANNED "started work, start work", 0);
    expect_at(&stage, &actor, &now, 1000, WORKED("success"), 150);
    actor.more = &failure; /* what fails as its time is over has ended then, too */
    expect_at(&stage, &actor, &now, 1500, WORKED("failure"), 50);
    expect_at(&stage, &actor, &now, 2250, WORKED("failure"), 200);
    stage_end(&stage);
}

/* What a called duration tells. */
static void a_called_duration_hands_on_its_rest(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\nactions: {chop: {duration: {call: d}}}\n" LIVING("chop"));
    actor.told.duration = 1100;
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, PLANNED "started chop, start chop", 0);
    expect_at(&stage, &actor, &now, 1500, CHOPPED, 150);
    expect_at(&stage, &actor, &now, 2500, CHOPPED, 50);
    stage_end(&stage);
}

/* ---------------------------------------------------------- what hands nothing on */

/* Is done after 600 ms, as it sees when it is asked. */
static gg_status looks_at_the_clock(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase == GG_TICK && actor->core.elapsed < 600)
        forget_log(actor->stage);
    return actor->core.elapsed >= 600 ? GG_SUCCESS : GG_RUNNING;
}

/* Each takes three ticks. */
static void what_tells_no_time_lasts_to_the_end_of_the_tick(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, WORKING);
    actor.answer = looks_at_the_clock;
    expect_at(&stage, &actor, &now, 250, PLANNED "started work, start work", 0);
    expect_at(&stage, &actor, &now, 1000, WORKED("success"), 0);
    expect_at(&stage, &actor, &now, 1750, WORKED("success"), 0);
    stage_end(&stage);
}

/* It looks each 90 ms, and sees that it is done when it is asked after 750 ms. */
static gg_status looks_now_and_then(struct actor *actor, uint16_t action, gg_phase phase)
{
    return looks_at_the_clock(actor, action, phase) == GG_SUCCESS
               ? GG_SUCCESS
               : gg_agent_wait_for(&actor->core, actor->core.elapsed + 90);
}

static void who_looks_now_and_then_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, WORKING);
    actor.answer = looks_now_and_then;
    expect_at(&stage, &actor, &now, 250, PLANNED "started work, start work", 0);
    expect_at(&stage, &actor, &now, 1000, WORKED("success"), 0);
    stage_end(&stage);
}

/* Says only after 600 ms, or when it is asked then, that it waited for 550 ms: when it was over nobody
 * knows. In ticks of a millisecond it lasts for 600 ms, so that 200 ms would be too much. */
static gg_status tells_late(struct actor *actor, uint16_t action, gg_phase phase)
{
    if (looks_at_the_clock(actor, action, phase) == GG_RUNNING)
        return GG_RUNNING;
    return gg_agent_wait_for(&actor->core, 550);
}

static void what_is_told_late_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, WORKING);
    actor.answer = tells_late;
    expect_at(&stage, &actor, &now, 250, PLANNED "started work, start work", 0);
    expect_at(&stage, &actor, &now, 1000, WORKED("success"), 0);
    stage_end(&stage);
}

#define ALARM                                                                                      \
    "domain: d\nstate: {alarm: bool, here: [camp, wood]}\n"                                        \
    "places: {fact: here, at: {camp: 0, wood: 0.6}}\n"                                             \
    "actions:\n"                                                                                   \
    "  hew: {at: wood, duration: 700ms, while: not alarm}\n"                                       \
    "  hide: {effects: not alarm, duration: 700ms}\n"                                              \
    "goals: {safe: {conditions: not alarm}}\n" LIVING("hew")

/* The alarm is given at some time since the last tick. */
static void what_is_interrupted_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor,
               "domain: d\nstate: {alarm: bool}\n"
               "actions:\n"
               "  chop: {duration: 1100ms}\n"
               "  hide: {effects: not alarm, duration: 700ms}\n"
               "goals: {safe: {conditions: not alarm}}\n" LIVING("chop"));
    actor.answer = waits_silently;
    tick_until(&stage, &actor, &now, 1500); /* the second one has had 150 ms */
    CU_ASSERT_EQUAL(actor.core.elapsed, 150);
    forget_log(&stage);
    set_fact(&actor, "alarm", 1);
    tick_until(&stage, &actor, &now, 1750);
    expect_log(&stage,
               "wants safe, stop chop, ended chop aborted, made 1, started hide, start hide");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    expect_at(&stage, &actor, &now, 2500,
              "tick hide, stop hide, ended hide success, reached safe, " PLANNED
              "started chop, start chop",
              50);
    stage_end(&stage);
}

static void a_walk_that_is_interrupted_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, ALARM);
    actor.answer = waits_silently;
    tick_until(&stage, &actor, &now, 500);
    forget_log(&stage);
    set_fact(&actor, "alarm", 1);
    tick_until(&stage, &actor, &now, 750);
    expect_log(&stage,
               "dropped hew, wants safe, walked hew aborted, made 1, started hide, start hide");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* What must hold while it runs ends at some time since the last tick. */
static void what_has_lost_its_condition_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, ALARM);
    actor.answer = waits_silently;
    tick_until(&stage, &actor, &now, 1250); /* it is hewing for 400 ms */
    CU_ASSERT_EQUAL(actor.core.elapsed, 400);
    forget_log(&stage);
    set_fact(&actor, "alarm", 1);
    tick_until(&stage, &actor, &now, 1500);
    expect_log(&stage, "stop hew, ended hew failure, wants safe, made 1, started hide, start hide");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

static void what_the_game_stops_hands_nothing_on(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, CHOPPING);
    actor.answer = waits_silently;
    tick_until(&stage, &actor, &now, 1500);
    CU_ASSERT_EQUAL(actor.core.elapsed, 150);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(actor.core.asked, 0);
    tick_until(&stage, &actor, &now, 1750);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* ------------------------------------------------------ a tick in which nothing starts */

#define FEEDING                                                                                    \
    "domain: d\nstate: {fed: bool}\n"                                                              \
    "actions: {eat: {effects: fed, duration: 1100ms}}\n"                                           \
    "goals: {sated: {conditions: fed}}\nlimits: {plan: 4}\n"

/* 150 ms were left, of a tick that is over. */
static void the_rest_is_gone_after_a_tick(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    stage_with(&stage, &actor, FEEDING);
    actor.answer = waits_silently;
    expect_at(&stage, &actor, &now, 250, "wants sated, made 1, started eat, start eat", 0);
    tick_until(&stage, &actor, &now, 1500);
    expect_log(&stage, "tick eat, stop eat, ended eat success, reached sated");
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    set_fact(&actor, "fed", 0);
    tick_until(&stage, &actor, &now, 1750);
    expect_log(&stage, "wants sated, made 1, started eat, start eat");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    tick_until(&stage, &actor, &now, 3000);
    expect_log(&stage, "tick eat, stop eat, ended eat success, reached sated");
    CU_ASSERT_EQUAL(actor.core.asked, 150);
    tick_until(&stage, &actor, &now, 3500); /* nor does it come back later */
    CU_ASSERT_EQUAL(actor.core.asked, 0);
    set_fact(&actor, "fed", 0);
    tick_until(&stage, &actor, &now, 3750);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* Fails as it is started, once; `more` counts down to that. */
static gg_status fails_at_a_start(struct actor *actor, uint16_t action, gg_phase phase)
{
    int *starts = actor->more;
    if (phase == GG_START && --*starts == 0)
        return GG_FAILURE;
    return waits_silently(actor, action, phase);
}

/* The next one is started in the next tick. */
static void what_fails_at_its_start_uses_up_the_rest(void)
{
    struct stage stage;
    struct actor actor;
    uint32_t now = 0;
    int starts = 2;
    stage_with(&stage, &actor, CHOPPING);
    actor.answer = fails_at_a_start;
    actor.more = &starts;
    tick_until(&stage, &actor, &now, 1250);
    forget_log(&stage);
    tick_until(&stage, &actor, &now, 1500);
    expect_log(&stage, CHOPPED ", stop chop, ended chop failure");
    tick_until(&stage, &actor, &now, 1750);
    expect_log(&stage, PLANNED "started chop, start chop");
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

/* Says at its start that it waits for 30 ms, and that it is running, also where these are over. */
static gg_status runs_until_it_is_asked(struct actor *actor, uint16_t action, gg_phase phase)
{
    gg_status status = gg_agent_wait_for(&actor->core, 30);
    (void)action;
    return phase == GG_START ? GG_RUNNING : status;
}

/* What could have ended in an earlier tick hands nothing on. */
static void the_rest_is_less_than_the_tick(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WORKING);
    actor.answer = runs_until_it_is_asked;
    stage_tick(&stage, &actor, 100);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(actor.core.elapsed, 70);
    forget_log(&stage);
    stage_tick(&stage, &actor, 41); /* it was over for 40 ms, and now is for 81 ms */
    expect_log(&stage, WORKED("success"));
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

void add_rest_of_ticks_suite(void)
{
    CU_pSuite suite = CU_add_suite("rest of ticks", NULL, NULL);
    CU_ADD_TEST(suite, actions_end_in_the_tick_in_which_they_are_over);
    CU_ADD_TEST(suite, ticks_of_a_frame);
    CU_ADD_TEST(suite, ticks_of_several_lengths);
    CU_ADD_TEST(suite, one_action_starts_in_a_tick);
    CU_ADD_TEST(suite, a_walk_hands_its_rest_to_the_action);
    CU_ADD_TEST(suite, a_short_walk_ends_in_the_rest_of_a_tick);
    CU_ADD_TEST(suite, a_route_hands_on_its_rest);
    CU_ADD_TEST(suite, a_walk_that_a_rule_moves_begins_anew_at_its_moment);
    CU_ADD_TEST(suite, a_timeout_hands_on_its_rest);
    CU_ADD_TEST(suite, a_timeout_of_what_tells_nothing);
    CU_ADD_TEST(suite, a_timeout_comes_before_an_end_that_is_later);
    CU_ADD_TEST(suite, an_end_at_the_timeout_comes_before_it);
    CU_ADD_TEST(suite, who_is_asked_behind_the_timeout_is_too_late);
    CU_ADD_TEST(suite, one_tick_is_longer_than_both);
    CU_ADD_TEST(suite, who_sees_that_it_is_done_has_succeeded);
    CU_ADD_TEST(suite, a_time_that_is_told_hands_on_its_rest);
    CU_ADD_TEST(suite, a_called_duration_hands_on_its_rest);
    CU_ADD_TEST(suite, what_tells_no_time_lasts_to_the_end_of_the_tick);
    CU_ADD_TEST(suite, who_looks_now_and_then_hands_nothing_on);
    CU_ADD_TEST(suite, what_is_told_late_hands_nothing_on);
    CU_ADD_TEST(suite, what_is_interrupted_hands_nothing_on);
    CU_ADD_TEST(suite, a_walk_that_is_interrupted_hands_nothing_on);
    CU_ADD_TEST(suite, what_has_lost_its_condition_hands_nothing_on);
    CU_ADD_TEST(suite, what_the_game_stops_hands_nothing_on);
    CU_ADD_TEST(suite, the_rest_is_gone_after_a_tick);
    CU_ADD_TEST(suite, the_rest_is_less_than_the_tick);
    CU_ADD_TEST(suite, what_fails_at_its_start_uses_up_the_rest);
}
