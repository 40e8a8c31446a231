/* SPDX-License-Identifier: MIT */
/*
 * The order that was written is the order that is tried, also near recursion; and what has
 * failed is not tried again. Draws are in test_draws.c. Random domains are compared with
 * plain decomposition in test_recursion.c.
 */
#include "support/ordered.h"
#include "support/stage.h"
#include "suites.h"
#include "tables/memory_plan.h"

/* --------------------------------------------------------------- near recursion */

/* `engage` may come back to `live`: where it need not, nothing is lost of the priorities. */
static const char fighter[] =
    "domain: d\n"
    "state: {enemy: {type: bool, sensed: true}, ammo: {type: 0..5, start: 3}}\n"
    "actions:\n"
    "  shoot: {preconditions: [enemy, ammo >= 1], effects: [not enemy, ammo -= 1]}\n"
    "  stroll: {}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      fight: {priority: 2, preconditions: enemy, subtasks: engage}\n"
    "      idle: {subtasks: stroll}\n"
    "  engage:\n"
    "    methods:\n"
    "      gun: {preconditions: ammo >= 1, subtasks: shoot}\n"
    "      give_up: {preconditions: ammo == 0, subtasks: live}\n";

static void priorities_hold_where_a_task_may_come_back_to_itself(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, fighter);
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "stroll");
    ordered_set(&ordered, "enemy", 1);
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "shoot");
    CU_ASSERT_EQUAL(ordered.planner.workspace.charted, GG_NONE);
    ordered_set(&ordered, "ammo", 0);
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "stroll");
    CU_ASSERT_EQUAL(ordered.planner.workspace.charted,
                    task_number(ordered.compiled.tables, "live"));
    ordered_free(&ordered);
}

/* The actor strolls on when an enemy comes, as it has no ammunition; with some, it fights. */
static void expect_no_interruption(const char *yaml, const char *fight)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    actor.answer = never_ends;
    set_fact(&actor, "ammo", 0);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    set_fact(&actor, "enemy", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick stroll");
    set_fact(&actor, "ammo", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, fight);
    stage_end(&stage);
}

/* Without ammunition, to fight is to come back to what the agent does anyway. */
static void what_comes_back_to_itself_interrupts_nothing(void)
{
    struct text yaml = {0};
    text_add(&yaml, "%slimits: {plan: 8}\n", fighter);
    expect_no_interruption(
        yaml.data, "tick stroll, stop stroll, ended stroll aborted, interrupted live.fight, "
                   "made 1, chose live.fight, chose engage.gun, started shoot, start shoot");
    text_free(&yaml);
}

/* Nor does it in a chart, which takes `engage` over: without ammunition, it can only come back to
 * `live`, by way of itself. */
static void what_a_chart_brings_back_interrupts_nothing(void)
{
    expect_no_interruption(
        "domain: d\nlimits: {plan: 8}\n"
        "state: {enemy: {type: bool, sensed: true}, ammo: 0..1}\n"
        "actions: {shoot: {preconditions: ammo >= 1}, load: {}, stroll: {}}\n"
        "tasks:\n"
        "  live:\n    select: priority\n    methods:\n"
        "      fight: {priority: 2, preconditions: enemy, subtasks: [engage, load]}\n"
        "      idle: {subtasks: stroll}\n"
        "  engage:\n    methods:\n"
        "      twice: {subtasks: [engage, shoot]}\n"
        "      gun: {subtasks: shoot}\n"
        "      give_up: {preconditions: ammo == 0, subtasks: [live, load]}\n",
        "tick stroll, stop stroll, ended stroll aborted, interrupted live.fight, "
        "made 2, chose live.fight, chose engage.gun, started shoot, start shoot");
}

static void what_is_needed_is_built_first(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\n"
                              "types: {thing: [axe, wood, house]}\n"
                              "state:\n"
                              "  needs(thing): {type: [nothing, thing], constant: true}\n"
                              "  built(thing): bool\n"
                              "start: [needs(house) = wood, needs(wood) = axe]\n"
                              "actions: {build(thing b): {effects: built(b)}}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: get(house)}}}\n"
                              "  get(thing b):\n"
                              "    methods:\n"
                              "      first(thing n): {preconditions: [needs(b) == n, not built(n)],"
                              " subtasks: [get(n), build(b)]}\n"
                              "      now: {subtasks: build(b)}\n");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "build(axe) build(wood) build(house)");
    ordered_free(&ordered);
}

/* `round` comes up within itself from where it began: there the chart goes round as little as it
 * can; `pick` around it keeps its order. */
static void what_is_outside_of_a_chart_keeps_its_order(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\n"
                              "state: {n: 0..9, mark: bool}\n"
                              "actions:\n"
                              "  step: {effects: n += 1}\n"
                              "  first: {effects: mark}\n"
                              "  second: {}\n"
                              "  end: {preconditions: n >= 2}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: [pick, round, end]}}}\n"
                              "  pick: {methods: {a: {subtasks: first}, b: {subtasks: second}}}\n"
                              "  round: {methods: {again: {subtasks: [round, step]},"
                              " once: {subtasks: step}}}\n");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "first step step end");
    CU_ASSERT_EQUAL(ordered.planner.workspace.charted,
                    task_number(ordered.compiled.tables, "round"));
    ordered_free(&ordered);
}

/* Deeper than `depth`, the chart goes on. */
static void recursion_may_be_deeper_than_the_limit(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\n"
                              "limits: {depth: 4, plan: 100}\n"
                              "state: {n: {type: 0..30, start: 30}}\n"
                              "actions: {down: {preconditions: n >= 1, effects: n -= 1}, up: {}}\n"
                              "tasks:\n"
                              "  live:\n"
                              "    methods:\n"
                              "      there: {preconditions: n == 0}\n"
                              "      on: {subtasks: [down, live, up]}\n");
    (void)plan_of(&ordered, "live");
    CU_ASSERT_EQUAL(ordered.outcome, GG_FOUND);
    CU_ASSERT_EQUAL(ordered.plan.length, 60);
    CU_ASSERT_EQUAL(ordered.planner.workspace.charted, 0);
    ordered_free(&ordered);
}

/* Also where there is no room for anything but the chart. */
static void recursion_needs_no_frames(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\nlimits: {depth: 0, plan: 0}\nstate: {b: bool}\n"
                              "tasks:\n  live:\n    methods:\n"
                              "      a: {preconditions: b}\n      again: {subtasks: live}\n"
                              "      c: {}\n");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "");
    CU_ASSERT_EQUAL(ordered.outcome, GG_FOUND);
    ordered_free(&ordered);
}

/* ----------------------------------------------------------------- what has failed */

/* Fourteen times a choice, and then what cannot be done: every way is tried once. */
static uint32_t methods_for_fourteen(const char *select, const char *last)
{
    struct text yaml = {0};
    struct ordered ordered;
    text_add(&yaml,
             "domain: d\nstate: {never: bool, last: [none, tea, coffee]}\nactions:\n"
             "  tea: {effects: last = tea}\n  coffee: {effects: last = %s}\n"
             "  fail: {preconditions: never}\n"
             "tasks:\n  live: {methods: {m: {subtasks: [",
             last);
    for (int i = 0; i < 14; i++)
        text_add(&yaml, "serve, ");
    text_add(&yaml, "fail]}}}\n  serve: {select: %s, methods: {a: {subtasks: tea},", select);
    text_add(&yaml, " b: {subtasks: coffee}}}\n");
    ordered_compile(&ordered, yaml.data);
    (void)plan_of(&ordered, "live");
    CU_ASSERT_EQUAL(ordered.outcome, GG_NO_PLAN);
    uint32_t entered = ordered.planner.workspace.expansions;
    ordered_free(&ordered);
    text_free(&yaml);
    return entered;
}

static void what_has_failed_is_not_tried_again(void)
{
    CU_ASSERT(methods_for_fourteen("first", "tea") <= 30);
    CU_ASSERT(methods_for_fourteen("first", "coffee") <= 35);
    CU_ASSERT(methods_for_fourteen("random", "tea") <= 30);
    CU_ASSERT(methods_for_fourteen("random", "coffee") <= 60);
}

/* Recursion that never comes to the same state: the ends of each call are worked out once. */
static void ends_are_worked_out_once(void)
{
    for (int n = 20; n <= 60; n += 20)
        for (int drawn = 0; drawn < 2; drawn++) {
            struct text yaml = {0};
            struct ordered ordered;
            text_add(&yaml,
                     "domain: d\nlimits: {plan: 4096}\n"
                     "state: {n: {type: 0..60, start: %d}, never: bool}\n"
                     "actions: {dec: {preconditions: n >= 1, effects: n -= 1}, x: {}, y: {},\n"
                     "          fail: {preconditions: never}}\n"
                     "tasks:\n"
                     "  live: {methods: {m: {subtasks: [t, fail]}}}\n"
                     "  t:\n    select: %s\n    methods:\n"
                     "      done: {preconditions: n == 0}\n"
                     "      a: {subtasks: [dec, t, x]}\n"
                     "      b: {subtasks: [dec, t, y]}\n",
                     n, drawn ? "random" : "first");
            ordered_compile(&ordered, yaml.data);
            (void)plan_of(&ordered, "live");
            CU_ASSERT_EQUAL(ordered.outcome, GG_NO_PLAN);
            CU_ASSERT(drawn || ordered.planner.workspace.expansions <= 5 * (uint32_t)n);
            ordered_free(&ordered);
            text_free(&yaml);
        }
}

/* A failure for want of room for steps is none where there is more: `b` leads to where `a` has
 * failed, in fewer steps. */
static void a_failure_counts_for_as_little_room(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\n"
                              "limits: {plan: 4}\n"
                              "state: {never: bool}\n"
                              "actions: {s: {}, fail: {preconditions: never}}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: [way, rest, rest]}}}\n"
                              "  way: {methods: {a: {subtasks: [s, s, s]}, b: {subtasks: s}}}\n"
                              "  rest: {methods: {a: {subtasks: [s, fail]}, b: {subtasks: s}}}\n");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "s s s");
    ordered_free(&ordered);
}

/* Where the nearest state in which a condition holds does not do, another one does. */
static void a_condition_is_achieved_in_another_state(void)
{
    struct ordered ordered;
    ordered_compile(&ordered, "domain: d\n"
                              "state: {height: 0..9, far: bool}\n"
                              "actions:\n"
                              "  climb: {effects: height += 1}\n"
                              "  leap: {preconditions: height == 5, effects: far}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: [achieve: height >= 3, leap]}}}\n"
                              "  stay: {methods: {m: {subtasks: [achieve: height >= 0, leap]}}}\n");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "climb climb climb climb climb leap");
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "stay"), "climb climb climb climb climb leap");
    ordered_free(&ordered);
}

/* Sixteen states are tried; where there are more, that is a limit. */
static void sixteen_states_are_tried(void)
{
    for (int high = 15; high <= 16; high++) {
        struct text yaml = {0};
        struct ordered ordered;
        text_add(&yaml,
                 "domain: d\nstate: {n: 0..%d, never: bool}\n"
                 "actions: {up: {effects: n += 1}, fail: {preconditions: never}}\n"
                 "tasks: {live: {methods: {m: {subtasks: [achieve: n >= 0, fail]}}}}\n",
                 high);
        ordered_compile(&ordered, yaml.data);
        (void)plan_of(&ordered, "live");
        CU_ASSERT_EQUAL(ordered.outcome, high == 15 ? GG_NO_PLAN : GG_OUT_OF_MEMORY);
        ordered_free(&ordered);
        text_free(&yaml);
    }
}

/* To look for another state in vain does not count, however often it is done. */
static void where_there_is_one_state_that_is_no_limit(void)
{
    struct text yaml = {0};
    struct ordered ordered;
    text_add(&yaml, "domain: d\nstate: {n: 0..40, top: bool, never: bool}\nactions:\n"
                    "  up: {effects: n += 1}\n  rise: {effects: top}\n"
                    "  fail: {preconditions: never}\n"
                    "tasks: {live: {methods: {m: {subtasks: [");
    for (int i = 1; i <= 30; i++)
        text_add(&yaml, "{achieve: [n == %d, top]}, ", i);
    text_add(&yaml, "fail]}}}}\n");
    ordered_compile(&ordered, yaml.data);
    (void)plan_of(&ordered, "live");
    CU_ASSERT_EQUAL(ordered.outcome, GG_NO_PLAN);
    ordered_free(&ordered);
    text_free(&yaml);
}

/* `far` is the first way to where `near` leads as well, and leaves too little room for what comes
 * after it. That another limit was met before, or that states were tried in vain with `far`, takes
 * nothing from `near`. */
static void a_shorter_way_is_found_after_other_limits(void)
{
    static const char *const tasks[] = {
        "limits: {plan: 18}\n"
        "state: {n: 0..16, never: bool, seen: bool}\n"
        "tasks:\n  live:\n    methods:\n"
        "      cut: {subtasks: [achieve: n >= 0, look, stop]}\n"
        "      m: {subtasks: [walk, step, step, step, step, step, step, step, up, up]}\n",
        "limits: {plan: 17}\n"
        "state: {n: 0..15, never: bool, seen: bool}\n"
        "tasks:\n  live:\n    methods:\n"
        "      m: {subtasks: [walk, achieve: n >= 0, end]}\n"};
    static const char *const plans[] = {"step step step step step step step step up up",
                                        "step up up up up up up end"};
    for (int i = 0; i < 2; i++) {
        struct text yaml = {0};
        struct ordered ordered;
        text_add(
            &yaml,
            "domain: d\n%s"
            "  walk:\n    methods:\n"
            "      again: {subtasks: [walk, look, stop]}\n"
            "      far: {subtasks: [step, step, step, step, step, step, step, step, step, step,"
            " step]}\n"
            "      near: {subtasks: step}\n"
            "actions: {step: {}, up: {effects: n += 1}, end: {preconditions: n == 6},\n"
            "          look: {effects: seen = never}, stop: {preconditions: seen}}\n",
            tasks[i]);
        ordered_compile(&ordered, yaml.data);
        CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), plans[i]);
        ordered_free(&ordered);
        text_free(&yaml);
    }
}

/* ---------------------------------------------------------------------- memory */

static size_t planner_bytes(const char *yaml)
{
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    struct memory_size_values sizes = memory_size_values_of(compiled.tables);
    size_t bytes = memory_owner_bytes(OF_PLANNER, &sizes);
    compiled_free(&compiled);
    return bytes;
}

/* A recursive domain of few states needs little; one in which no choice can come up again needs
 * nothing to remember it. */
static void memory_follows_from_the_domain(void)
{
    CU_ASSERT(planner_bytes(fighter) <= 32 * 1024);
    size_t plain = planner_bytes("domain: d\nstate: {b: bool}\nactions: {s: {}, t: {effects: b}}\n"
                                 "tasks:\n  live: {methods: {m: {subtasks: [pick, s]}}}\n"
                                 "  pick: {methods: {a: {subtasks: s}, b: {subtasks: t}}}\n");
    size_t twice = planner_bytes("domain: d\nstate: {b: bool}\nactions: {s: {}, t: {effects: b}}\n"
                                 "tasks:\n  live: {methods: {m: {subtasks: [pick, pick]}}}\n"
                                 "  pick: {methods: {a: {subtasks: s}, b: {subtasks: t}}}\n");
    size_t apart = planner_bytes("domain: d\nstate: {b: bool}\nactions: {s: {}, t: {effects: b}}\n"
                                 "tasks:\n  live: {methods: {m: {subtasks: [pick, pick]}}}\n"
                                 "  pick: {methods: {a: {preconditions: b, subtasks: s},"
                                 " b: {preconditions: not b, subtasks: t}}}\n");
    CU_ASSERT(plain < 12 * 1024);
    CU_ASSERT(twice > plain + 8 * 1024);
    CU_ASSERT(apart > plain && apart < plain + 128); /* a frame and a choice more */
}

void add_order_suite(void)
{
    CU_pSuite suite = CU_add_suite("order", NULL, NULL);
    CU_ADD_TEST(suite, priorities_hold_where_a_task_may_come_back_to_itself);
    CU_ADD_TEST(suite, what_comes_back_to_itself_interrupts_nothing);
    CU_ADD_TEST(suite, what_a_chart_brings_back_interrupts_nothing);
    CU_ADD_TEST(suite, what_is_needed_is_built_first);
    CU_ADD_TEST(suite, what_is_outside_of_a_chart_keeps_its_order);
    CU_ADD_TEST(suite, recursion_may_be_deeper_than_the_limit);
    CU_ADD_TEST(suite, recursion_needs_no_frames);
    CU_ADD_TEST(suite, what_has_failed_is_not_tried_again);
    CU_ADD_TEST(suite, ends_are_worked_out_once);
    CU_ADD_TEST(suite, a_failure_counts_for_as_little_room);
    CU_ADD_TEST(suite, a_condition_is_achieved_in_another_state);
    CU_ADD_TEST(suite, sixteen_states_are_tried);
    CU_ADD_TEST(suite, where_there_is_one_state_that_is_no_limit);
    CU_ADD_TEST(suite, a_shorter_way_is_found_after_other_limits);
    CU_ADD_TEST(suite, memory_follows_from_the_domain);
}
