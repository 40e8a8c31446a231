/* SPDX-License-Identifier: MIT */
/*
 * Timeouts of methods and goals: worked examples. Random lives with them are beside a plain model in
 * tests/models/test_timeouts.c.
 */
#include "agent/agent.h"
#include "gg_slots.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <string.h>

static void ticks(struct stage *stage, struct actor *actor, unsigned milliseconds)
{
    for (unsigned i = 0; i < milliseconds / 50; i++)
        stage_tick(stage, actor, 50);
}

static void expect_does(const struct stage *stage, const struct actor *actor, const char *action)
{
    uint16_t running = gg_agent_action(&actor->core);
    const char *name = running == GG_NONE ? "nothing" : action_name(stage, running);
    CHECK_SAYING(strcmp(name, action) == 0, "it does %s, not %s", name, action);
}

static void expect_later(struct stage *stage, struct actor *actor, unsigned milliseconds,
                         const char *action)
{
    ticks(stage, actor, milliseconds);
    expect_does(stage, actor, action);
}

/* ------------------------------------------------------------------------ methods */

static const char brute[] =
    "domain: d\nlimits: {plan: 8}\nstate: {sees: {type: bool, start: true}}\n"
    "actions: {run: {duration: 1s}, hit: {duration: 500ms},\n"
    "  graze: {duration: 10s}}\n"
    "tasks:\n  live:\n    select: priority\n    methods:\n"
    "      chase: {priority: 2, preconditions: sees, timeout: %s,\n"
    "        cooldown: 100ms, subtasks: [run, hit]}\n"
    "      graze: {subtasks: graze}\n";

static void stage_brute(struct stage *stage, struct actor *actor, const char *timeout)
{
    struct pool *pool = pool_new();
    stage_with(stage, actor, pool_format(pool, brute, timeout));
    pool_free(pool);
}

/* The trace says what was given up, and what for. */
static void it_is_given_up_and_told(void)
{
    struct stage stage;
    struct actor actor;
    char text[300];
    stage_brute(&stage, &actor, "1200ms");
    stage_tick(&stage, &actor, 50);
    forget_log(&stage);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1000);
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 200);
    forget_log(&stage);
    stage_tick(&stage, &actor, 200);
    expect_log(&stage, "tick hit, stop hit, ended hit aborted, dropped too late, "
                       "made 1, chose live.graze, started graze, start graze");
    gg_agent_explain(&actor.core, &stage.planner, NULL, &gg_task_reasons, text, sizeof text);
    CU_ASSERT_PTR_NOT_NULL(strstr(text, "not live > chase, because of timeout of live.chase: it is "
                                        "true, wants false"));
    CU_ASSERT_EQUAL(fact_of(&actor, "cooldown of live.chase"), 0);
    stage_end(&stage);
}

/* Which objects the facts are that are arguments counts at each decision: what it chased is near still, and
 * that nothing else is does not matter. */
static void preconditions_are_those_of_the_present_arguments(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\ntypes: {prey: [deer, hare]}\n"
               "state: {near(prey): bool, target: {type: prey, start: hare}}\nstart: [near(hare)]\n"
               "actions: {run_to(prey p): {duration: 3s}, nap: {duration: 1s}}\n"
               "tasks:\n  live:\n    methods:\n"
               "      chase: {preconditions: near(target), timeout: 4s, subtasks: run_to(target)}\n"
               "      rest: {subtasks: nap}\n");
    expect_later(&stage, &actor, 3500, "run_to(hare)");
    expect_later(&stage, &actor, 1000, "nap");
    expect_later(&stage, &actor, 9000, "nap");
    set_fact(&actor, "near(hare)", 0);
    expect_later(&stage, &actor, 2000, "nap");
    set_fact(&actor, "near(hare)", 1);
    expect_later(&stage, &actor, 1100, "run_to(hare)");
    stage_end(&stage);
}

/* It is tried again when its preconditions have been false once. */
static void it_waits_until_its_preconditions_were_false(void)
{
    struct stage stage;
    struct actor actor;
    stage_brute(&stage, &actor, "1200ms");
    expect_later(&stage, &actor, 5000, "graze");
    set_fact(&actor, "sees", 0);
    stage_tick(&stage, &actor, 50);
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of live.chase"), 0);
    set_fact(&actor, "sees", 1);
    expect_later(&stage, &actor, 50, "run");
    expect_later(&stage, &actor, 1150, "hit");
    expect_later(&stage, &actor, 50, "graze");
    stage_end(&stage);
}

static void it_waits_for_a_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_brute(&stage, &actor, "{after: 1200ms, again: 3s}");
    expect_later(&stage, &actor, 1250, "graze");
    set_fact(&actor, "sees", 0); /* that does not count */
    expect_later(&stage, &actor, 50, "graze");
    set_fact(&actor, "sees", 1);
    expect_later(&stage, &actor, 2900, "graze");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 50);
    expect_later(&stage, &actor, 50, "run");
    stage_end(&stage);
}

/* Nothing can be begun while the game says no. */
static gg_status may_fail_at_once(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    return phase == GG_START && actor->told.denies ? GG_FAILURE : gg_agent_wait(&actor->core);
}

static void what_fails_at_once_has_begun(void)
{
    struct stage stage;
    struct actor actor;
    stage_brute(&stage, &actor, "1200ms");
    actor.answer = may_fail_at_once;
    actor.told.denies = true;
    expect_later(&stage, &actor, 50, "nothing");
    actor.told.denies = false;
    expect_later(&stage, &actor, 1150, "hit");
    expect_later(&stage, &actor, 50, "graze");
    stage_end(&stage);
}

/* Outer ones, inner ones and what follows them. */
static const char nested_timeouts[] =
    "domain: d\nlimits: {plan: 16}\nstate: {near: bool, far: bool}\n"
    "actions: {a: {duration: 1s}, b: {duration: 1s}, c: {duration: 1s}, z: {duration: 1h}}\n"
    "tasks:\n"
    "  live: {select: priority, methods: {\n"
    "    outer: {priority: 1, timeout: {after: %s, again: 1h}, subtasks: [inner, last]},\n"
    "    doze: {subtasks: z}}}\n"
    "  inner: {select: priority, methods: {\n"
    "    better: {priority: 1, preconditions: near, subtasks: [c, c, c]},\n"
    "    dull: {timeout: {after: %s, again: 1h}, subtasks: [a, b]},\n"
    "    none: {priority: -1, subtasks: b}}}\n"
    "  last: {select: priority, methods: {\n"
    "    other: {priority: 1, preconditions: far, subtasks: c},\n"
    "    only: {timeout: {after: 500ms, again: 1h}, subtasks: a}}}\n";

static void stage_nested(struct stage *stage, struct actor *actor, const char *outer,
                         const char *inner)
{
    struct pool *pool = pool_new();
    stage_with(stage, actor, pool_format(pool, nested_timeouts, outer, inner));
    pool_free(pool);
    stage_tick(stage, actor, 50);
}

/* The whole plan is given up where a part of it takes too long. */
static void a_part_that_takes_too_long_ends_the_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_nested(&stage, &actor, "1h", "1500ms");
    expect_later(&stage, &actor, 1450, "b");
    expect_later(&stage, &actor, 50, "b"); /* inner is done by 'none' now */
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of inner.dull"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of live.outer"), 0);
    expect_later(&stage, &actor, 1000, "a");
    expect_later(&stage, &actor, 500, "z"); /* last takes too long, and has no other */
    stage_end(&stage);
}

/* The outer method goes on where a part of it is replaced. */
static void an_outer_one_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_nested(&stage, &actor, "2s", "1500ms");
    expect_later(&stage, &actor, 1000, "b");
    set_fact(&actor, "near", 1);
    expect_later(&stage, &actor, 50, "c");
    expect_later(&stage, &actor, 900, "c"); /* that of dull is over by now, which gave way */
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of inner.dull"), 0);
    expect_later(&stage, &actor, 50, "z");
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of live.outer"), 1);
    stage_end(&stage);
}

/* What follows a part that was replaced is timed where it is now. */
static void what_follows_is_moved(void)
{
    struct stage stage;
    struct actor actor;
    stage_nested(&stage, &actor, "1h", "1h");
    set_fact(&actor, "near", 1);
    expect_later(&stage, &actor, 3000, "c");
    expect_later(&stage, &actor, 50, "a");
    set_fact(&actor, "near", 0);
    expect_later(&stage, &actor, 450, "a");
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of last.only"), 0);
    ticks(&stage, &actor, 50);
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of last.only"), 1);
    stage_end(&stage);
}

/* A part that comes after a task that was interrupted before it is not timed if it is replaced. */
static void what_is_replaced_later_is_not_timed(void)
{
    struct stage stage;
    struct actor actor;
    stage_nested(&stage, &actor, "1h", "1h");
    set_fact(&actor, "near", 1);
    expect_later(&stage, &actor, 3050, "a");
    set_fact(&actor, "far", 1);
    expect_later(&stage, &actor, 600, "c");
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of last.only"), 0);
    stage_end(&stage);
}

/* The walk to the first step counts. */
static void the_walk_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {at: [home, tree]}\n"
               "places: {fact: at, speed: 1, at: {home: 0, tree: 5}}\n"
               "actions: {climb: {at: tree, duration: 1s}, nap: {duration: 1h}}\n"
               "tasks: {live: {methods: {up: {timeout: {after: 3s, again: 1h}, subtasks: climb},\n"
               "  rest: {subtasks: nap}}}}\n");
    ticks(&stage, &actor, 3000);
    CU_ASSERT_TRUE(actor.core.walking);
    expect_later(&stage, &actor, 50, "nap");
    stage_end(&stage);
}

/* What the agent began with the rest of a tick began that much earlier. */
static void a_rest_of_a_tick_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nactions: {a: {duration: 90ms}, b: {duration: 1s}}\n"
               "tasks: {live: {subtasks: [a, late]}, late: {methods: {m: {timeout: {after: 100ms, "
               "again: 1h}, subtasks: b}, n: {subtasks: a}}}}\n");
    stage_tick(&stage, &actor, 50);
    stage_tick(&stage, &actor, 100); /* a ended 10 ms ago */
    expect_does(&stage, &actor, "b");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 90);
    stage_end(&stage);
}

/* A slot that is bound anew is another one, which nothing was tried with. */
static void another_one_in_a_slot_is_tried(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 2}}\nstate: {x(foe): bool}\n"
               "actions: {hit(foe f): {effects: x(f), duration: 1m}, nap: {duration: 1s}}\n"
               "tasks: {live: {methods: {fight(foe f): {timeout: 2s, subtasks: hit(f)},\n"
               "  rest: {subtasks: nap}}}}\n");
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 7), 0);
    expect_later(&stage, &actor, 2000, "hit(foe_1)");
    expect_later(&stage, &actor, 50, "nap");
    expect_later(&stage, &actor, 3000, "nap");
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 7));
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 8), 0);
    expect_later(&stage, &actor, 1000, "hit(foe_1)");
    stage_end(&stage);
}

/* --------------------------------------------------------------------------- goals */

static const char climber[] = "domain: d\nlimits: {plan: 8%s}\nstate: {up: bool, high: bool}\n"
                              "actions: {climb: {effects: up, duration: 1s},\n"
                              "  on: {preconditions: up, effects: high, duration: 1m}}\n"
                              "goals: {high: {conditions: high, timeout: 3s%s}}\n";

static void stage_climber(struct stage *stage, struct actor *actor, const char *limits,
                          const char *keys)
{
    struct pool *pool = pool_new();
    stage_with(stage, actor, pool_format(pool, climber, limits, keys));
    pool_free(pool);
}

static void a_goal_that_takes_too_long_has_failed(void)
{
    struct stage stage;
    struct actor actor;
    stage_climber(&stage, &actor, "", ", retry: 1s");
    stage_tick(&stage, &actor, 50);
    stage_tick(&stage, &actor, 1000);
    forget_log(&stage);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2000);
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, "tick on, stop on, ended on aborted, dropped too late, gave up high");
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 0)->left, 1000);
    stage_end(&stage);
}

/* Without a `retry` it is tried again at once after the first failure, as after that of an action. */
static void it_fails_as_actions_do(void)
{
    struct stage stage;
    struct actor actor;
    stage_climber(&stage, &actor, "", "");
    ticks(&stage, &actor, 3000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage,
               "tick on, stop on, ended on aborted, dropped too late, gave up high, wants high, "
               "made 1, started on, start on");
    ticks(&stage, &actor, 2950);
    forget_log(&stage);
    stage_tick(&stage, &actor, 50);
    expect_log(&stage, "tick on, stop on, ended on aborted, dropped too late, gave up high");
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, 0)->left, 250);
    stage_end(&stage);
}

static void a_goal_whose_action_fails_at_once_was_chosen(void)
{
    struct stage stage;
    struct actor actor;
    stage_climber(&stage, &actor, "", ", retry: 100ms");
    actor.answer = may_fail_at_once;
    actor.told.denies = true;
    expect_later(&stage, &actor, 50, "nothing");
    actor.told.denies = false;
    expect_later(&stage, &actor, 2950, "on");
    expect_later(&stage, &actor, 50, "nothing");
    stage_end(&stage);
}

/* What its action changes when it is stopped then counts for methods that are passed over. */
static void a_goal_that_is_stopped_lets_methods_in(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\n"
               "state: {sees: {type: bool, start: true}, called: bool, home: bool}\n"
               "actions:\n  run: {duration: 1s}\n"
               "  walk_home: {effects: home, duration: 10s, on_abort: not sees}\n"
               "goals:\n  home: {conditions: home, relevant: called, timeout: 1s, retry: 1h}\n"
               "tasks:\n  live:\n    methods:\n"
               "      chase: {preconditions: sees, timeout: 500ms, subtasks: run}\n"
               "agents: {bot: {goals: [home], task: live}}\n");
    expect_later(&stage, &actor, 550, "nothing");
    set_fact(&actor, "called", 1);
    expect_later(&stage, &actor, 1000, "walk_home");
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of live.chase"), 1);
    expect_later(&stage, &actor, 50, "nothing");
    CU_ASSERT_EQUAL(fact_of(&actor, "timeout of live.chase"), 0);
    stage_end(&stage);
}

/* A want for it has failed at the third time. */
static void a_want_takes_no_longer_either(void)
{
    struct stage stage;
    struct actor actor;
    stage_climber(&stage, &actor, ", wants: 1", "");
    uint32_t want = gg_agent_want(&actor.core, 0, 3);
    ticks(&stage, &actor, 9000);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_RUNNING);
    ticks(&stage, &actor, 350);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_FAILED);
    stage_end(&stage);
}

/* What is bound to a slot anew has all of its time. */
static void a_goal_for_another_one_begins_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 2}}\n"
               "state: {x(foe): bool}\n"
               "actions: {hit(foe f): {effects: x(f), duration: 1m}}\n"
               "goals: {beaten(foe f): {conditions: x(f), timeout: 2s, retry: 1h}}\n"
               "agents: {a: {goals: [beaten]}}\n");
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 7), 0);
    expect_later(&stage, &actor, 1500, "hit(foe_1)");
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 7));
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 8), 0);
    expect_later(&stage, &actor, 2000, "hit(foe_1)");
    expect_later(&stage, &actor, 50, "nothing");
    stage_end(&stage);
}

/* Fails after 400 ms. */
static gg_status fails_in_the_end(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait(&actor->core) == GG_SUCCESS ? GG_FAILURE : GG_RUNNING;
}

/* After 3 s its only action is left out for a second; meanwhile the want ends, and is given anew. */
static void a_want_that_is_given_anew_has_all_of_its_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, wants: 1}\ntypes: {hill: [top]}\n"
               "state: {on(hill): bool, calm: bool}\n"
               "actions: {climb(hill h): {effects: on(h), duration: 3s, retry: 1s}}\n"
               "goals: {high(hill h): {conditions: on(h), timeout: 5s, retry: 300ms},\n"
               "  calm: {conditions: calm}}\n"
               "agents: {a: {goals: [calm]}}\n");
    actor.answer = fails_in_the_end;
    uint32_t want = gg_agent_want(&actor.core, 0, 3);
    expect_later(&stage, &actor, 3000, "climb(top)");
    expect_later(&stage, &actor, 100, "nothing");
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_WAITING);
    CU_ASSERT_TRUE(gg_agent_unwant(&actor.core, want));
    expect_later(&stage, &actor, 50, "nothing");
    (void)gg_agent_want(&actor.core, 0, 3);
    actor.answer = NULL;
    expect_later(&stage, &actor, 1000, "climb(top)");
    expect_later(&stage, &actor, 1000, "climb(top)");
    stage_end(&stage);
}

/* The agent decides once a second and whenever something has ended, and so not while the goal is of no
 * interest for 80 ms, at 1510 ms: it is timed on, from the first tick, while it rests from 400 to 1600 ms
 * after that. */
static void what_is_not_seen_at_a_decision_ends_no_time(void)
{
    static const uint32_t lengths[] = {1, 20, 100};
    for (int i = 0; i < 3; i++) {
        struct stage stage;
        struct actor actor;
        uint32_t length = lengths[i];
        stage_with(&stage, &actor,
                   "domain: d\nlimits: {plan: 4}\nstate: {done: bool, hidden: bool}\n"
                   "actions: {try: {effects: done, duration: 400ms}}\n"
                   "goals: {done: {conditions: done, relevant: not hidden, timeout: 1800ms,\n"
                   "  retry: 1200ms}}\n"
                   "rules: {hides: {every: 1510ms, preconditions: not hidden, effects: hidden},\n"
                   "  shows: {after: 80ms, preconditions: hidden, effects: not hidden}}\n");
        actor.answer = fails_in_the_end;
        gg_agent_detail(&actor.core, 1000, 0);
        for (uint32_t time = 0; time < 1800; time += length)
            stage_tick(&stage, &actor, length);
        expect_does(&stage, &actor, "try");
        forget_log(&stage);
        stage_tick(&stage, &actor, length);
        expect_log(&stage, "tick try, stop try, ended try aborted, dropped too late, gave up done");
        stage_end(&stage);
    }
}

/* It is chosen in the tick in which an action ends, and begins with what is left of that: in ticks of
 * 250 ms the action ends at 1350 ms, and the goal's time at 2250 ms. */
static void what_is_left_of_a_tick_counts_for_a_goal(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\nlimits: {plan: 4}\nstate: {warm: bool, high: bool}\n"
        "actions: {stretch: {effects: warm, duration: 1100ms},\n"
        "  climb: {effects: high, duration: 1m}}\n"
        "goals: {high: {conditions: high, relevant: warm, timeout: 900ms, retry: 1m}}\n"
        "tasks: {live: {methods: {m: {preconditions: not warm, subtasks: stretch}, n: {}}}}\n");
    for (int i = 0; i < 8; i++)
        stage_tick(&stage, &actor, 250);
    expect_does(&stage, &actor, "climb");
    CU_ASSERT_EQUAL(actor.core.elapsed, 650);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 250);
    forget_log(&stage);
    stage_tick(&stage, &actor, 250);
    expect_log(&stage,
               "tick climb, stop climb, ended climb aborted, dropped too late, gave up high, "
               "made 0, chose live.n");
    stage_end(&stage);
}

/* -------------------------------------------------------------------------- saved */

static void they_are_saved(void)
{
    struct stage stage;
    struct actor actor;
    stage_nested(&stage, &actor, "2s", "1500ms");
    ticks(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 500);
    const gg_timeouts *timeouts = stage.domain.features->timeouts;
    gg_timeout_record *record = (gg_timeout_record *)gg_agent_part(
        &actor.core, stage.domain.features->timeouts->agent_timeouts);
    uint32_t *times = (uint32_t *)(void *)(record + 1);
    gg_method_span *spans = (gg_method_span *)(void *)(times + 2 * timeouts->count);
    struct actor saved = actor;
    spans[0].timeout = (uint16_t)(timeouts->count + 1u);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    actor = saved;
    for (uint16_t i = 0; i <= timeouts->room; i++)
        spans[i].timeout = 1; /* without an end */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    actor = saved;
    for (uint16_t i = 0; i < timeouts->count; i++)
        times[i] = times[i] ? UINT32_MAX - 1 : 0; /* what is longer than it can be is cut */
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1000); /* b ends before 1500 ms are over */
    record->goal = UINT32_MAX;                          /* which is no goal */
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    ticks(&stage, &actor, 1000);
    stage_end(&stage);
}

static void nothing_of_it_is_in_other_tables(void)
{
    struct compiled compiled =
        compile_text("domain: d\nstate: {x: bool}\nactions: {a: {effects: x}}\n"
                     "goals: {g: {conditions: x}}\n"
                     "tasks: {live: {methods: {m: {subtasks: a}}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_PTR_NULL(compiled.tables->domain.features->timeouts);
    CU_ASSERT_PTR_NULL(compiled.tables->domain.features->cooldowns);
    CU_ASSERT_PTR_EQUAL(compiled.tables->domain.pursuit, &gg_pursuit);
    CU_ASSERT_FALSE(has_features(&compiled.tables->domain));
    compiled_free(&compiled);
}

void add_method_timeouts_suite(void)
{
    CU_pSuite suite = CU_add_suite("worked timeouts", NULL, NULL);
    CU_ADD_TEST(suite, it_is_given_up_and_told);
    CU_ADD_TEST(suite, it_waits_until_its_preconditions_were_false);
    CU_ADD_TEST(suite, preconditions_are_those_of_the_present_arguments);
    CU_ADD_TEST(suite, it_waits_for_a_time);
    CU_ADD_TEST(suite, what_fails_at_once_has_begun);
    CU_ADD_TEST(suite, a_part_that_takes_too_long_ends_the_plan);
    CU_ADD_TEST(suite, an_outer_one_goes_on);
    CU_ADD_TEST(suite, what_follows_is_moved);
    CU_ADD_TEST(suite, what_is_replaced_later_is_not_timed);
    CU_ADD_TEST(suite, the_walk_counts);
    CU_ADD_TEST(suite, a_rest_of_a_tick_counts);
    CU_ADD_TEST(suite, another_one_in_a_slot_is_tried);
    CU_ADD_TEST(suite, a_goal_that_takes_too_long_has_failed);
    CU_ADD_TEST(suite, it_fails_as_actions_do);
    CU_ADD_TEST(suite, a_goal_whose_action_fails_at_once_was_chosen);
    CU_ADD_TEST(suite, a_goal_that_is_stopped_lets_methods_in);
    CU_ADD_TEST(suite, a_want_takes_no_longer_either);
    CU_ADD_TEST(suite, a_goal_for_another_one_begins_anew);
    CU_ADD_TEST(suite, a_want_that_is_given_anew_has_all_of_its_time);
    CU_ADD_TEST(suite, what_is_not_seen_at_a_decision_ends_no_time);
    CU_ADD_TEST(suite, what_is_left_of_a_tick_counts_for_a_goal);
    CU_ADD_TEST(suite, they_are_saved);
    CU_ADD_TEST(suite, nothing_of_it_is_in_other_tables);
}
