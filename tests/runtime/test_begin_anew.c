/* SPDX-License-Identifier: MIT */
/* Running actions that begin anew: worked examples. Random lives are in tests/models/test_restarts.c. */
#include "agent/agent.h"
#include "support/crew.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char dummy[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {blows: 0..9, given_up: bool, wood: {type: 0..9, start: 1, shared: true, claim: "
    "true}}\n"
    "actions:\n"
    "  flinch: {preconditions: [blows >= 1, wood >= 1], effects: [blows = 0, wood -= 1],\n"
    "    duration: 800ms, timeout: 900ms, restart: blows, on_abort: given_up,\n"
    "    uninterruptible: true}\n"
    "  walk: {duration: 1s}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      flinch: {priority: 2, preconditions: blows >= 1, subtasks: flinch}\n"
    "      walk: {subtasks: walk}\n";

static void hit(struct actor *actor, uint32_t blows)
{
    set_fact(actor, "blows", blows);
}

static void begin_to_flinch(struct stage *stage, struct actor *actor)
{
    stage_with(stage, actor, dummy);
    hit(actor, 1);
    stage_tick(stage, actor, 1);
    expect_log(stage, "made 1, chose live.flinch, started flinch, start flinch");
}

/* Its function is stopped and started, and its times begin anew; nothing has been given up, and what it
 * has claimed is claimed still. */
static void a_second_blow_begins_it_anew(void)
{
    struct stage stage;
    struct actor actor;
    begin_to_flinch(&stage, &actor);
    stage_tick(&stage, &actor, 700);
    expect_log(&stage, "tick flinch");
    hit(&actor, 2);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "stop flinch, started flinch, start flinch, tick flinch");
    CU_ASSERT_EQUAL(fact_of(&actor, "given_up"), 0);
    CU_ASSERT_NOT_EQUAL(actor.core.claimed, GG_NONE);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 800);
    stage_tick(&stage, &actor, 799);
    expect_log(&stage, "tick flinch");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(stage.log.data, "tick flinch, stop flinch, ended flinch success"));
    stage_end(&stage);
}

/* Where it could not begin, it goes on. */
static void it_goes_on_where_it_could_not_begin(void)
{
    struct stage stage;
    struct actor actor;
    begin_to_flinch(&stage, &actor);
    hit(&actor, 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick flinch");
    hit(&actor, 3); /* another change */
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "stop flinch, started flinch, start flinch, tick flinch");
    stage_end(&stage);
}

static gg_status hits_itself(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase != GG_STOP)
        hit(actor, fact_of(actor, "blows") + 1);
    return GG_RUNNING;
}

static void what_its_function_changes_does_not_count(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, dummy);
    actor.answer = hits_itself;
    hit(&actor, 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "made 1, chose live.flinch, started flinch, start flinch, tick flinch, tick flinch");
    stage_end(&stage);
}

/* The event tells the fact, as a start. */
static gg_event begun_anew;

static void keep_start(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    (void)agent;
    if (event->kind == GG_ACTION_STARTED)
        begun_anew = *event;
}

static void the_trace_is_told_the_fact(void)
{
    struct stage stage;
    struct actor actor;
    char words[80];
    begin_to_flinch(&stage, &actor);
    stage.planner.trace = keep_start;
    hit(&actor, 2);
    stage_tick(&stage, &actor, 1);
    gg_event_text(&stage.domain, &begun_anew, words, sizeof words);
    CU_ASSERT_STRING_EQUAL(words, "start anew: flinch, because of blows");
    stage_end(&stage);
}

/* A drawn duration is drawn anew, and the numbers of a saved agent are looked at. */
static void durations_are_drawn_anew(void)
{
    struct stage stage;
    struct actor actor;
    unsigned others = 0;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {n: 0..1}\n"
                  "actions: {a: {duration: 1s..100s, restart: n, effects: n = 0}}\n"
                  "tasks: {live: {subtasks: a}}\n");
    for (uint32_t i = 1; i <= 20; i++) {
        uint32_t before = gg_agent_duration(&actor.core);
        set_fact(&actor, "n", i & 1);
        stage_tick(&stage, &actor, 1);
        others += gg_agent_duration(&actor.core) != before;
    }
    CU_ASSERT_TRUE(others > 15);
    gg_restart *restart = (gg_restart *)(void *)((unsigned char *)&actor.core +
                                                 stage.domain.features->restarts->agent_restart);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    restart->stage = 3;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
}

/* What was done over time is kept, and the whole is done in the end. */
static void what_was_done_over_time_is_kept(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\nstate: {n: 0..9, energy: {type: 0..100, start: 25}}\n"
        "actions: {a: {preconditions: energy >= 25, duration: 1s, restart: n,\n"
        "  effects: [energy -= 25 over time, n = 0]}}\n"
        "tasks: {live: {subtasks: a}}\n");
    stage_tick(&stage, &actor, 600);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 10);
    set_fact(&actor, "n", 3); /* it could begin, if it had not begun */
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "stop a, started a, start a"));
    stage_tick(&stage, &actor, 600);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 10);
    stage_tick(&stage, &actor, 399);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "energy"), 0);
    stage_end(&stage);
}

/* The long ticks of an agent that is far away come to the same. */
static void long_times_know_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {n: 0..9, done: 0..99}\n"
                  "actions: {a: {duration: 1s, restart: n, effects: done += 1}}\n"
                  "tasks: {live: {subtasks: a}}\nrules: {r: {every: 2500ms, effects: n += 1}}\n");
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 5998, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "done"),
                    4); /* 1, 2, 3.5 and 4.5 s; it began anew at 2.5 and 5 s */
    stage_end(&stage);
}

static gg_status parries_the_second(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase != GG_START || actor->truth != 2)
        return GG_RUNNING;
    actor->truth = 0;
    return GG_SUCCESS;
}

/* As whenever an action has ended, what is sensed is read before the agent decides. */
static void one_that_ends_as_it_begins_anew_is_followed_by_senses(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {blows: {type: 0..9, sensed: true, every: 100ms}}\n"
               "actions:\n"
               "  flinch: {preconditions: blows >= 1, duration: 1s, restart: blows}\n"
               "  walk: {duration: 1s}\n"
               "tasks: {live: {methods: {flinch: {preconditions: blows >= 1, subtasks: flinch},\n"
               "  walk: {subtasks: walk}}}}\n");
    actor.answer = parries_the_second;
    actor.sensed = fact_number(stage.compiled.tables, "blows");
    actor.truth = 1;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.flinch, started flinch, start flinch");
    actor.truth = 2;
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick flinch, stop flinch, started flinch, start flinch, stop flinch, "
                       "ended flinch success, made 1, chose live.walk, started walk, start walk");
    stage_end(&stage);
}

void add_begin_anew_suite(void)
{
    CU_pSuite suite = CU_add_suite("restart, worked", NULL, NULL);
    CU_ADD_TEST(suite, a_second_blow_begins_it_anew);
    CU_ADD_TEST(suite, it_goes_on_where_it_could_not_begin);
    CU_ADD_TEST(suite, what_its_function_changes_does_not_count);
    CU_ADD_TEST(suite, the_trace_is_told_the_fact);
    CU_ADD_TEST(suite, durations_are_drawn_anew);
    CU_ADD_TEST(suite, what_was_done_over_time_is_kept);
    CU_ADD_TEST(suite, long_times_know_it);
    CU_ADD_TEST(suite, one_that_ends_as_it_begins_anew_is_followed_by_senses);
}
