/* SPDX-License-Identifier: MIT */
/*
 * Actions that end when a condition holds (`until`): worked examples. Random lives beside a plain model are
 * in tests/models.
 */
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <string.h>

#define LIVING(steps) "tasks: {live: {methods: {m: {subtasks: [" steps "]}}}}\nlimits: {plan: 4}\n"

/* What the actor does; "" if nothing. */
static const char *doing(const struct actor *actor)
{
    uint16_t action = gg_agent_action(&actor->core);
    return action == GG_NONE ? "" : action_name(actor->stage, action);
}

#define WALKER                                                                                     \
    "domain: d\nstate: {open: bool, town: bool}\n"                                                 \
    "actions:\n"                                                                                   \
    "  await: {until: open, effects: open}\n"                                                      \
    "  enter: {preconditions: open, effects: town, duration: 1s}\n" LIVING("await, enter")

/* In the tick in which the condition holds, and nothing happens before, however long that takes. */
static void it_ends_when_the_condition_holds(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, WALKER);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    CU_ASSERT(gg_agent_quiet(&actor.core) > 1000000000);
    stage_tick(&stage, &actor, 1000000);
    expect_log(&stage, "tick await");
    set_fact(&actor, "open", 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 40);
    expect_log(&stage, "tick await, stop await, ended await success, started enter, start enter");
    stage_tick(&stage, &actor, 999); /* nothing of the tick before was left */
    CU_ASSERT_EQUAL(fact_of(&actor, "town"), 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "town"), 1);
    stage_end(&stage);
}

/* What holds already is not waited for: it begins and ends in one tick, as what takes no time. */
static void what_holds_already_ends_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, WALKER);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.m, started await, start await, stop await, "
                       "ended await success");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "started enter, start enter");
    stage_end(&stage);
}

/* It is no effect: what success changes is written beside it. */
static void it_is_no_effect(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\nstate: {n: 0..9, done: 0..9}\n"
        "actions: {await: {until: n >= 3 or done == 9, effects: done += 1}, sing: {duration: "
        "1s}}\n" LIVING("await, sing"));
    set_fact(&actor, "n", 5);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 5);
    CU_ASSERT_EQUAL(fact_of(&actor, "done"), 1);
    stage_end(&stage);
}

/* At its timeout it fails, as other actions do, and its `retry` begins; if the condition holds by then it
 * has succeeded. */
static void it_fails_at_its_timeout(void)
{
    static const char yaml[] =
        "domain: d\nstate: {open: bool}\nlimits: {plan: 4}\n"
        "actions: {await: {until: open, effects: open, timeout: 2s, retry: 10s}, sing: {duration: "
        "3s}}\n"
        "tasks: {live: {methods: {m: {subtasks: await}, n: {subtasks: sing}}}}\n";
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, yaml);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2000);
    stage_tick(&stage, &actor, 1999);
    expect_log(&stage, "tick await");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick await, stop await, ended await failure, made 1, chose live.n, "
                       "started sing, start sing");
    stage_end(&stage);
    stage_at_work(&stage, &actor, yaml);
    stage_tick(&stage, &actor, 1500);
    set_fact(&actor, "open", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 600);
    expect_log(&stage, "tick await, stop await, ended await success, made 1, chose live.m, "
                       "started await, start await, stop await, ended await success");
    stage_end(&stage);
}

/* The time that a tick went beyond the timeout belongs to what comes next. */
static void time_behind_the_timeout_is_not_lost(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {open: bool}\nlimits: {plan: 4}\n"
                  "actions: {await: {until: open, timeout: 2s, retry: 10s}, sing: {duration: 3s}}\n"
                  "tasks: {live: {methods: {m: {subtasks: await}, n: {subtasks: sing}}}}\n");
    stage_tick(&stage, &actor, 2400);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "sing");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2600);
    stage_end(&stage);
}

/* What must hold while it waits is looked at first. */
static void what_must_hold_meanwhile_comes_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {open: bool, light: {type: bool, start: true}}\n"
                  "actions: {await: {until: open, while: light}}\n" LIVING("await"));
    set_fact(&actor, "open", 1);
    set_fact(&actor, "light", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "stop await, ended await failure, failed 1");
    stage_end(&stage);
}

/* A sensed fact counts as it was read last, and what ends by what is read ends in the same tick. */
static void what_is_sensed_ends_it_in_the_same_tick(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {seen: {type: bool, sensed: true, every: 100ms}, told: bool}\n"
               "actions: {watch: {until: seen, effects: told}, shout: {duration: 1s}}\n" LIVING(
                   "watch, shout"));
    actor.sensed = fact_number(stage.compiled.tables, "seen");
    stage_tick(&stage, &actor, 1);
    actor.truth = 1;
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 100);
    stage_tick(&stage, &actor, 99);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "watch");
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick watch, tick watch, stop watch, ended watch success, "
                       "started shout, start shout");
    CU_ASSERT_EQUAL(fact_of(&actor, "told"), 1);
    stage_end(&stage);
}

/* What makes it begin anew comes first, as in a tick in which nothing is sensed: then it ends at once. */
static void what_is_sensed_begins_it_anew_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {seen: {type: 0..9, sensed: true, every: 100ms}, told: bool}\n"
               "actions: {watch: {until: seen >= 2, restart: seen, effects: told}, "
               "shout: {duration: 1s}}\n" LIVING("watch, shout"));
    actor.sensed = fact_number(stage.compiled.tables, "seen");
    stage_tick(&stage, &actor, 1);
    actor.truth = 1;
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "made 2, chose live.m, started watch, start watch, tick watch, "
                       "stop watch, started watch, start watch");
    actor.truth = 2;
    forget_log(&stage);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "tick watch, stop watch, started watch, start watch, stop watch, "
                       "ended watch success, started shout, start shout");
    stage_end(&stage);
}

/* An agent waits for what another one does; the world counts that something has changed. */
static void others_bring_it_about(void)
{
    struct stage stage;
    struct actor actor, other;
    stage_at_work(
        &stage, &actor,
        "domain: d\nstate: {bread: {type: 0..9, shared: true}, fed: bool}\nlimits: {plan: "
        "4}\n"
        "actions: {await: {until: bread >= 2}, bake: {effects: bread += 1, duration: "
        "1s}}\n"
        "tasks: {eat: {methods: {m: {subtasks: await}}}, \n"
        "  work: {methods: {m: {subtasks: bake}}}}\n"
        "agents: {guest: {task: eat}, baker: {task: work}}\n");
    actor_start(&other, &stage, 1, 1);
    stage_tick(&stage, &other, 1);
    stage_tick(&stage, &other, 1000);
    stage_tick(&stage, &actor, 1001);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    uint32_t changes = stage.scene.core.changes;
    stage_tick(&stage, &other, 1000);
    CU_ASSERT_NOT_EQUAL(stage.scene.core.changes, changes);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick await, stop await, ended await success, made 1, chose eat.m, started "
                       "await, start await, stop await, ended await success");
    stage_end(&stage);
}

/* Long times are lived from one rule to the next: the action ends on the millisecond. */
static void a_long_time_ends_it_on_the_millisecond(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {ripe: bool, eaten: 0..99}\n"
               "actions: {await: {until: ripe}, eat: {preconditions: ripe, effects: [not ripe, "
               "eaten += 1], duration: 250ms}}\n"
               "rules: {ripens: {every: 10s, effects: ripe}}\n"
               "tasks: {live: {methods: {e: {preconditions: ripe, subtasks: eat}, m: {subtasks: "
               "await}}}}\nlimits: {plan: 4}\n");
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 10249, 1000), 0);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "eat");
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 1, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "eaten"), 1);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 990000 - 10250, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "eaten"), 98);
    stage_end(&stage);
}

/* The agent walks to where it waits, and waits there. */
static void it_waits_at_a_place(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {here: [home, stop], bus: bool}\n"
                  "places: {fact: here, at: {home: 0, stop: 3}}\n"
                  "actions: {await: {at: stop, until: bus, timeout: 1s}}\n" LIVING("await"));
    set_fact(&actor, "bus", 1);
    stage_tick(&stage, &actor, 2999);
    CU_ASSERT_NOT_EQUAL(gg_agent_walking(&actor.core), GG_NONE);
    set_fact(&actor, "bus", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1000);
    set_fact(&actor, "bus", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT(strstr(stage.log.data, "ended await success") != NULL);
    stage_end(&stage);
}

/* A goal counts on its effects, and a higher one interrupts it. */
static void goals_plan_with_its_effects(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 4}\nstate: {light: [red, green], there: bool, bitten: "
                  "bool}\n"
                  "actions:\n"
                  "  await: {preconditions: light == red, until: light == green, effects: light = "
                  "green}\n"
                  "  cross: {preconditions: light == green, effects: there, duration: 1s}\n"
                  "  swat: {preconditions: bitten, effects: not bitten, duration: 1s}\n"
                  "goals: {over: {conditions: there}, calm: {conditions: not bitten, priority: "
                  "1}}\n");
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    set_fact(&actor, "bitten", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "swat");
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    set_fact(&actor, "light", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "cross");
    stage_end(&stage);
}

/* Beside others whose times are drawn, computed and called. */
static void other_actions_take_their_times(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {open: bool, n: {type: 0..9, start: 3}}\n"
               "actions: {await: {until: open}, a: {duration: 5ms..5ms}, b: {duration: 1s * n},\n"
               "  c: {duration: {call: so_long}}, e: {duration: 7ms}}\n" LIVING("a, b, c, e"));
    actor.told.duration = 11;
    uint32_t times[] = {5, 3000, 11, 7};
    stage_tick(&stage, &actor, 1);
    for (int i = 0; i < 4; i++) {
        CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), times[i]);
        stage_tick(&stage, &actor, times[i]);
    }
    stage_end(&stage);
}

/* The function of an action is asked how long it is to wait, also of one that is saved meanwhile. */
static void a_saved_agent_waits_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, WALKER);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    set_fact(&actor, "open", 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "enter");
    stage_end(&stage);
}

/* Longer than its time can be told. */
static void it_waits_for_ever(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, WALKER);
    for (int i = 0; i < 3; i++) {
        stage_tick(&stage, &actor, UINT32_MAX);
        CU_ASSERT_STRING_EQUAL(doing(&actor), "await");
    }
    CU_ASSERT(gg_agent_quiet(&actor.core) > 1000);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "enter");
    stage_end(&stage);
}

/* -------------------------------------------------------------------- subtasks */

/* What one condition of a list joins by `or` is not taken for another list without parentheses. */
static void lists_are_told_from_what_they_join(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\ntypes: {d: [p, q]}\n"
                  "state: {k(d): {type: bool, constant: true}, b: bool, c: bool}\nstart: k(p)\n"
                  "actions: {a: {duration: 1s}}\n"
                  "tasks:\n  other: {subtasks: [{until: k(p) or b and c}, a]}\n"
                  "  live: {subtasks: [{until: [k(p) or b, c]}, a]}\nagents: {x: {task: live}}\n");
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "until (k(p) or b) and c");
    set_fact(&actor, "c", 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "a");
    stage_end(&stage);
}

/* What comes after it may ask for what it waits for. A number that is there already stays, as it changes
 * nothing by itself, and so does the plan when the number comes before its turn. */
static void subtasks_count_on_what_they_wait_for(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\nstate: {gold: {type: 0..9, shared: true, claim: true}, open: bool}\n"
        "limits: {plan: 4}\nactions: {pay: {preconditions: [gold >= 3, open], effects: [gold "
        "-= 3, not open], duration: 1s}}\n"
        "tasks: {live: {subtasks: [wait: 500ms, until: open, until: gold >= 3, pay]}}\n");
    CU_ASSERT_STRING_EQUAL(doing(&actor), "wait 500ms");
    set_fact(&actor, "gold", 7);
    forget_log(&stage);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick wait 500ms, stop wait 500ms, ended wait 500ms success, "
                       "started until open, start until open");
    CU_ASSERT_EQUAL(actor.core.claimed, GG_NONE);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "pay");
    CU_ASSERT_EQUAL(fact_of(&actor, "gold"), 7);
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(fact_of(&actor, "gold"), 4);
    stage_end(&stage);
}

/* The same of a number that will do when the plan is made, and is too small or too great before its turn. */
static void what_will_do_may_be_lost_meanwhile(void)
{
    static const struct {
        const char *coins, *condition;
        uint32_t then, lost;
    } cases[] = {{"0..3", "coins >= 3", 3, 1},
                 {"0..9", "coins >= 3", 7, 1},
                 {"0..9", "coins <= 6", 2, 9},
                 {"0..9", "[coins >= 3, coins <= 6]", 5, 8}};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage stage;
        struct actor actor;
        stage_at_work(
            &stage, &actor,
            pool_format(pool,
                        "domain: d\nstate: {coins: {type: %s, start: %u}}\nlimits: {plan: 4}\n"
                        "actions: {pay: {preconditions: %s, duration: 1s}}\n"
                        "tasks: {live: {subtasks: [wait: 500ms, until: %s, pay]}}\n",
                        cases[i].coins, cases[i].then, cases[i].condition, cases[i].condition));
        set_fact(&actor, "coins", cases[i].lost);
        forget_log(&stage);
        stage_tick(&stage, &actor, 500);
        CU_ASSERT_TRUE(strncmp(doing(&actor), "until ", 6) == 0);
        set_fact(&actor, "coins", cases[i].then);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_STRING_EQUAL(doing(&actor), "pay");
        stage_end(&stage);
    }
    pool_free(pool);
}

/* What an agent waits for may hold when its plan is made, and not any more when it comes to that. A better
 * method that begins with the same goes on with it. */
static void a_wait_goes_on_in_another_plan(void)
{
    static const char *const whiles[] = {"", "while: not off, "};
    for (int i = 0; i < 2; i++) {
        struct pool *pool = pool_new();
        struct stage stage;
        struct actor actor;
        stage_at_work(
            &stage, &actor,
            pool_format(
                pool,
                "domain: d\nlimits: {plan: 8}\n"
                "state: {n: 0..9, go: bool, off: {type: bool, sensed: true}}\n"
                "actions: {sing: {duration: 1s}, a: {preconditions: n <= 6, effects: n += "
                "3, duration: 1s}, b: {preconditions: n <= 6, duration: 1s}}\n"
                "tasks:\n  live:\n    select: priority\n    methods:\n"
                "      low: {priority: 1, subtasks: [sing, {until: n <= 6}, a]}\n"
                "      high: {priority: 2, preconditions: go, %ssubtasks: [{until: n <= 6}, "
                "b]}\nagents: {x: {task: live}}\n",
                whiles[i]));
        set_fact(&actor, "n", 9);
        stage_tick(&stage, &actor, 1000);
        CU_ASSERT_STRING_EQUAL(doing(&actor), "until n <= 6");
        set_fact(&actor, "go", 1);
        forget_log(&stage);
        stage_tick(&stage, &actor, 100);
        expect_log(&stage, "tick until n <= 6, interrupted live.high, made 2, chose live.high");
        CU_ASSERT_EQUAL(actor.core.elapsed, 100);
        stage_end(&stage);
        pool_free(pool);
    }
}

/* To wait for something is no way to bring it about: not even for a search without tables, or one that
 * looks at all actions as a goal is to be kept. */
static void no_goal_is_planned_with_subtasks(void)
{
    static const char *const limits[] = {"plan: 4", "plan: 4, table: 0"};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nlimits: {%s}\nstate: {open: bool, calm: {type: bool, start: true}}\n"
                 "actions: {sing: {duration: 1s}, shout: {effects: not calm}}\n"
                 "goals: {let_in: {conditions: open}, \n"
                 "  peace: {conditions: calm, priority: 2, keep: true}}\n"
                 "tasks: {live: {subtasks: [sing, until: open]}, other: {subtasks: shout}}\n"
                 "agents: {one: {goals: [let_in, peace], task: live}}\n",
                 limits[i]);
        stage_with(&stage, &actor, yaml.data);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_EQUAL(actor.core.goal, GG_NONE);
        CU_ASSERT_STRING_EQUAL(doing(&actor), "sing");
        stage_tick(&stage, &actor, 1000);
        CU_ASSERT_STRING_EQUAL(doing(&actor), "until open");
        stage_end(&stage);
        text_free(&yaml);
    }
}

/* With the objects of its method, for which it waits apart. */
static void subtasks_wait_for_their_objects(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(
        &stage, &actor,
        "domain: d\ntypes: {door: [front, side]}\nstate: {open(door): bool}\n"
        "limits: {plan: 4}\nactions: {go_in(door d): {preconditions: open(d), duration: 1s}}\n"
        "tasks:\n  live: {subtasks: [enter(side)]}\n"
        "  enter(door d): {subtasks: [{until: open(d), timeout: 9s}, go_in(d)]}\n");
    CU_ASSERT_STRING_EQUAL(doing(&actor), "until open(side) timeout 9s");
    set_fact(&actor, "open(front)", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "until open(side) timeout 9s");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 8999);
    set_fact(&actor, "open(side)", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(doing(&actor), "go_in(side)");
    stage_end(&stage);
}

void add_until_suite(void)
{
    CU_pSuite suite = CU_add_suite("until", NULL, NULL);
    CU_ADD_TEST(suite, it_ends_when_the_condition_holds);
    CU_ADD_TEST(suite, what_holds_already_ends_at_once);
    CU_ADD_TEST(suite, it_is_no_effect);
    CU_ADD_TEST(suite, it_fails_at_its_timeout);
    CU_ADD_TEST(suite, time_behind_the_timeout_is_not_lost);
    CU_ADD_TEST(suite, what_must_hold_meanwhile_comes_first);
    CU_ADD_TEST(suite, what_is_sensed_ends_it_in_the_same_tick);
    CU_ADD_TEST(suite, what_is_sensed_begins_it_anew_first);
    CU_ADD_TEST(suite, others_bring_it_about);
    CU_ADD_TEST(suite, a_long_time_ends_it_on_the_millisecond);
    CU_ADD_TEST(suite, it_waits_at_a_place);
    CU_ADD_TEST(suite, goals_plan_with_its_effects);
    CU_ADD_TEST(suite, other_actions_take_their_times);
    CU_ADD_TEST(suite, a_saved_agent_waits_on);
    CU_ADD_TEST(suite, it_waits_for_ever);
    CU_ADD_TEST(suite, subtasks_count_on_what_they_wait_for);
    CU_ADD_TEST(suite, what_will_do_may_be_lost_meanwhile);
    CU_ADD_TEST(suite, a_wait_goes_on_in_another_plan);
    CU_ADD_TEST(suite, no_goal_is_planned_with_subtasks);
    CU_ADD_TEST(suite, subtasks_wait_for_their_objects);
    CU_ADD_TEST(suite, lists_are_told_from_what_they_join);
}
