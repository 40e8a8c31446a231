/* SPDX-License-Identifier: MIT */
/* Rules with `after`: cases that are worked out by hand. Random ones: test_one_shots.c. */
#include "agent/rule_clock.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* An agent that does nothing, so that rules alone are due. */
#define IDLE(facts, rules)                                                                         \
    "domain: d\nstate: {busy: bool, " facts "}\nrules: {" rules "}\n"                              \
    "actions: {rest: {preconditions: busy}}\ntasks: {live: {methods: {m: {preconditions: busy, "   \
    "subtasks: rest}}}}\nlimits: {plan: 4}\n"

static void expect_fact(struct stage *stage, struct actor *actor, uint32_t milliseconds,
                        const char *fact, uint32_t value)
{
    stage_tick(stage, actor, milliseconds);
    CHECK_SAYING(fact_of(actor, fact) == value, "after %u ms '%s' is %u", milliseconds, fact,
                 fact_of(actor, fact));
}

/* ------------------------------------------------------------------------- quiet */

/* A time that runs is due at its end, also before the next tick has noticed that it does; one that does
 * not run, never. */
static void nothing_comes_of_what_does_not_run(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nstate: {open: {type: bool, shared: true}, rung: {type: 0..9, "
                        "shared: true}}\n"
                        "rules: {ring: {after: 10s, preconditions: open, effects: rung += 1}}\n");
    actor_start(&actor, &stage, 0, 1);
    gg_world *world = &stage.scene.core;
    CU_ASSERT_EQUAL(gg_world_quiet(world), UINT32_MAX);
    gg_world_tick(world, UINT32_MAX);
    set_fact(&actor, "open", 1);
    CU_ASSERT_EQUAL(gg_world_quiet(world), 10000);
    gg_world_tick(world, 4000);
    CU_ASSERT_EQUAL(gg_world_quiet(world), 6000);
    set_fact(&actor, "open", 0);
    gg_world_tick(world, 6000); /* it ends at once, not at the end of the tick */
    CU_ASSERT_EQUAL(gg_world_quiet(world), UINT32_MAX);
    set_fact(&actor, "open", 1);
    gg_world_tick(world, 9999);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 0);
    CU_ASSERT_EQUAL(gg_world_quiet(world), 1);
    gg_world_tick(world, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 1);
    CU_ASSERT_EQUAL(gg_world_quiet(world), UINT32_MAX);
    gg_world_tick(world, UINT32_MAX);
    gg_world_tick(world, UINT32_MAX);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 1);
    stage_end(&stage);
}

/* A rule of the same moment makes the precondition false; what follows in that moment, as the agents' ticks
 * do, may make it true again. */
static void what_is_false_for_no_time_is_not_noticed(void)
{
    for (uint32_t passed = 0; passed <= 1; passed++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, "domain: d\nstate: {open: {type: bool, shared: true, start: true}, "
                            "rung: {type: bool, shared: true}}\n"
                            "rules: {ring: {after: 150ms, preconditions: open, effects: rung}, "
                            "slam: {every: 100ms, effects: not open}}\n");
        actor_start(&actor, &stage, 0, 1);
        gg_world_tick(&stage.scene.core, 100 + passed);
        set_fact(&actor, "open", 1);
        gg_world_tick(&stage.scene.core, 50 - passed);
        CU_ASSERT_EQUAL(fact_of(&actor, "rung"), passed == 0);
        stage_end(&stage);
    }
}

/* One that has taken place can do so again when its precondition was false, so that an agent that has made
 * it false itself does not sleep until others make it true. */
static void what_an_agent_makes_false_is_noticed_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 4}\n"
                  "state: {open: {type: bool, shared: true, start: true}, rung: 0..9}\n"
                  "rules: {ring: {after: 50ms, preconditions: open, effects: rung += 1}}\n"
                  "actions: {shut: {preconditions: open, effects: not open, duration: 100ms}, "
                  "rest: {duration: 1s}}\n"
                  "tasks: {live: {subtasks: [shut, rest]}}\n");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 49);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "open"), 0);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1);
    stage_end(&stage);
}

static void an_agent_sleeps_until_it_is_due(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, IDLE("open: bool, rung: 0..9",
                             "ring: {after: 10s, preconditions: open, effects: rung += 1}"));
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 100000);
    set_fact(&actor, "open", 1);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 9999, 40000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 0);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 1, 1), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 1);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 4000000, 4000000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "rung"), 1);
    stage_end(&stage);
}

/* An action that the agent does makes the time begin, at its end; in one long time all falls on its
 * millisecond. */
static void it_falls_on_its_millisecond_in_long_times(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage,
                "domain: d\nstate: {berries: {type: bool, start: true}, picked: 0..1000}\n"
                "rules: {bears: {after: 30s, preconditions: not berries, effects: berries}}\n"
                "actions: {pick: {preconditions: berries, effects: [not berries, picked += 1], "
                "duration: 1s}}\ntasks: {live: {methods: {m: {preconditions: berries, subtasks: "
                "pick}}}}\nlimits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 0);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 31 * 100 * 1000, 100000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "picked"), 100); /* one each 31 s */
    CU_ASSERT_EQUAL(fact_of(&actor, "berries"), 1);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- slots */

/* The time begins at the binding, and anew where something else is bound meanwhile. */
static void the_time_of_a_slot_begins_at_the_binding(bool shared)
{
    struct stage stage;
    struct actor actor;
    const char *also = shared ? ", shared: true" : "";
    struct scratch scratch = {.pool = pool_new()};
    stage_start(&stage,
                pool_format(scratch.pool,
                            "domain: d\ntypes: {foe: {slots: 2%s}}\n"
                            "state: {bites: {type: 0..9%s}, busy: bool}\n"
                            "rules: {bites(foe f): {after: 5s, effects: bites += 1}}\n"
                            "actions: {rest: {preconditions: busy}}\n"
                            "tasks: {live: {methods: {m: {preconditions: busy, subtasks: rest}}}}\n"
                            "limits: {plan: 4}\n",
                            also, also));
    actor_start(&actor, &stage, 0, 1);
    gg_world *world = &stage.scene.core;
    stage_tick(&stage, &actor, 3000);
    CU_ASSERT(shared ? gg_world_bind(world, 0, 7) != GG_NONE
                     : gg_agent_bind(&actor.core, 0, 7) != GG_NONE);
    expect_fact(&stage, &actor, 4999, "bites", 0);
    CU_ASSERT_TRUE(shared ? gg_world_unbind(world, 0, 7) : gg_agent_unbind(&actor.core, 0, 7));
    CU_ASSERT(shared ? gg_world_bind(world, 0, 8) != GG_NONE
                     : gg_agent_bind(&actor.core, 0, 8) != GG_NONE);
    expect_fact(&stage, &actor, 4999, "bites", 0);
    expect_fact(&stage, &actor, 1, "bites", 1);
    expect_fact(&stage, &actor, 50000, "bites", 1);
    CU_ASSERT_TRUE(shared ? gg_world_unbind(world, 0, 8) : gg_agent_unbind(&actor.core, 0, 8));
    CU_ASSERT(shared ? gg_world_bind(world, 0, 8) != GG_NONE
                     : gg_agent_bind(&actor.core, 0, 8) != GG_NONE);
    expect_fact(&stage, &actor, 5000, "bites", 2);
    CU_ASSERT(shared ? gg_world_bind(world, 0, 9) != GG_NONE
                     : gg_agent_bind(&actor.core, 0, 9) != GG_NONE);
    expect_fact(&stage, &actor, 4999, "bites", 2); /* the other one is of another slot */
    expect_fact(&stage, &actor, 1, "bites", 3);
    stage_end(&stage);
    pool_free(scratch.pool);
}

static void times_of_slots_begin_at_the_binding(void)
{
    the_time_of_a_slot_begins_at_the_binding(false);
    the_time_of_a_slot_begins_at_the_binding(true);
}

/* Own rules with shared slots see the binding at the agent's next tick. */
static void own_rules_of_shared_slots_begin_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\ntypes: {foe: {slots: 1, shared: true}}\n"
                        "state: {bites: 0..9, busy: bool}\n"
                        "rules: {bites(foe f): {after: 5s, effects: bites += 1}}\n"
                        "actions: {rest: {preconditions: busy}}\n"
                        "tasks: {live: {methods: {m: {preconditions: busy, subtasks: rest}}}}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    gg_world *world = &stage.scene.core;
    CU_ASSERT_NOT_EQUAL(gg_world_bind(world, 0, 7), GG_NONE);
    expect_fact(&stage, &actor, 4000, "bites", 0);
    CU_ASSERT_TRUE(gg_world_unbind(world, 0, 7));
    CU_ASSERT_NOT_EQUAL(gg_world_bind(world, 0, 7), GG_NONE);
    expect_fact(&stage, &actor, 4999, "bites", 0);
    expect_fact(&stage, &actor, 1, "bites", 1);
    stage_end(&stage);
}

/* ------------------------------------------------------------------- saved bytes */

/* Times are cut to those of the tables, but not what says that none runs. */
static void saved_times_are_cut(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, IDLE("a: bool, b: bool, c: bool, n: 0..9",
                             "ra: {after: 10s, preconditions: a, effects: n += 1}, "
                             "rb: {after: 10s, preconditions: b, effects: n += 1}, "
                             "rc: {every: 10s, preconditions: c, effects: n += 1}"));
    actor_start(&actor, &stage, 0, 1);
    uint32_t *timers = agent_timers(&actor.core);
    timers[0] = GG_RULE_DONE;
    timers[1] = GG_RULE_WAITS;
    timers[2] = GG_RULE_WAITS; /* no time of a rule with a period */
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(timers[0], GG_RULE_DONE);
    CU_ASSERT_EQUAL(timers[1], GG_RULE_WAITS);
    CU_ASSERT_EQUAL(timers[2], 10000);
    timers[0] = timers[1] = 10001;
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(timers[0], 10000);
    CU_ASSERT_EQUAL(timers[1], 10000);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- draws */

/* Each time that it begins, a time is drawn, which no tick changes. */
static void drawn_times_differ(void)
{
    uint32_t least = UINT32_MAX, most = 0;
    for (unsigned length = 1; length <= 400; length += 399) {
        struct stage stage;
        struct actor actor;
        uint32_t began = 0, before = 0;
        unsigned count = 0;
        stage_start(&stage, IDLE("on: bool, n: 0..100",
                                 "flips: {after: 1s..3s, preconditions: not on, effects: [on, n += "
                                 "1]}, off: {after: 500ms, preconditions: on, effects: not on}"));
        actor_start(&actor, &stage, 0, 5);
        for (uint32_t now = length; now <= 80000; now += length) {
            stage_tick(&stage, &actor, length);
            if (fact_of(&actor, "n") == before)
                continue;
            before = fact_of(&actor, "n");
            uint32_t took = now - began - (count++ > 0 ? 500 : 0);
            began = now;
            if (length == 1) {
                least = took < least ? took : least;
                most = took > most ? took : most;
            }
        }
        CU_ASSERT_TRUE(before >= 80000 / 3500 && before <= 80000 / 1500);
        stage_end(&stage);
    }
    CU_ASSERT_TRUE(least >= 1000 && least < 1400 && most <= 3000 && most > 2600);
}

/* -------------------------------------------------------------------- simulations */

/* What an example gives of a shared slot's facts is there when agents with such rules begin. */
static void rules_leave_what_examples_give(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(
        &scratch, "d.yaml",
        "domain: d\ntypes: {who: {slots: 2, shared: true}}\nstate: {seen(who): bool, hot: bool}\n"
        "actions: {go: {duration: 1s}}\nrules: {cools: {after: 1s, preconditions: hot, effects: "
        "not "
        "hot}}\ngoals: {g: {conditions: hot, relevant: any(who w) seen(w)}}\n"
        "tasks: {live: {methods: {m: {subtasks: go}}}}\nagents: {a: {task: live}}\n"
        "examples: {e: {given: [who_bound(who_1), seen(who_1)], expect: {at 9s: seen(who_1)}}}\n");
    struct result result = shell("'%s' test '%s'", built(scratch.pool, "goapgen"), file);
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_one_shot_cases_suite(void)
{
    CU_pSuite suite = CU_add_suite("one-shot cases", NULL, NULL);
    CU_ADD_TEST(suite, nothing_comes_of_what_does_not_run);
    CU_ADD_TEST(suite, what_is_false_for_no_time_is_not_noticed);
    CU_ADD_TEST(suite, what_an_agent_makes_false_is_noticed_at_once);
    CU_ADD_TEST(suite, an_agent_sleeps_until_it_is_due);
    CU_ADD_TEST(suite, it_falls_on_its_millisecond_in_long_times);
    CU_ADD_TEST(suite, times_of_slots_begin_at_the_binding);
    CU_ADD_TEST(suite, own_rules_of_shared_slots_begin_anew);
    CU_ADD_TEST(suite, saved_times_are_cut);
    CU_ADD_TEST(suite, drawn_times_differ);
    CU_ADD_TEST(suite, rules_leave_what_examples_give);
}
