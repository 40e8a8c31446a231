/* SPDX-License-Identifier: MIT */
/*
 * Limits that are met: which, what it is, and how it can be raised. Those of a domain as a
 * whole are in tests/language/bad.
 */
#include "cli/planner.h"
#include "support/run.h"
#include "suites.h"
#include "support/support.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char small[] = "domain: d\n"
                            "limits: {plan: 2, depth: 3, nodes: 5}\n"
                            "state: {n: 0..9, b: {type: bool, constant: true}, c: bool}\n"
                            "actions: {up: {effects: n += 1}, flip: {effects: c}}\n"
                            "goals: {top: {conditions: n == 9}}\n"
                            "tasks:\n"
                            "  tall: {methods: {m: {subtasks: [up, up, up]}}}\n"
                            "  deep: {methods: {m: {subtasks: [d1, e]}}}\n"
                            "  d1: {methods: {m: {subtasks: [d2, e]}}}\n"
                            "  d2: {methods: {m: {subtasks: [d3, e]}}}\n"
                            "  d3: {methods: {m: {subtasks: [d4, e]}}}\n"
                            "  d4: {methods: {m: {subtasks: [up]}}}\n"
                            "  over: {methods: {m: {subtasks: tall}}}\n"
                            "  wide: {methods: {m: {subtasks: [e, e, e, e, e, e, e, e, never]}}}\n"
                            "  e: {methods: {m: {}, n: {}}}\n"
                            "  never: {methods: {m: {preconditions: c and n == 1}}}\n";

#define STEPS "given up: no plan of at most 2 steps was found (limits: plan; up to 4096)\n"

static const struct {
    const char *arguments, *said;
} calls[] = {
    {"plan d.yaml --goal top", "top: " STEPS},
    {"plan d.yaml --task tall", "tall: " STEPS},
    {"run d.yaml", "tall: " STEPS},
    {"plan d.yaml --goal top --nodes 1 --backward",
     "top: given up: the search used 1 nodes (--nodes, or limits: nodes; up to 16000000)\n"},
    {"plan d.yaml --why --task over", "over: " STEPS "m: tall: " STEPS},
    {"plan d.yaml --task deep",
     "deep: given up: tasks are nested more than 3 deep (limits: depth; up to 4096)\n"},
    {"plan d.yaml --task wide",
     "wide: given up: 5 methods were entered (--nodes, or limits: nodes; "
     "up to 16000000)\n"},
    {"plan d.yaml --task wide --nodes 8",
     "wide: given up: 8 methods were entered (--nodes, or limits: nodes; up to 16000000)\n"},
    {"plan d.yaml --task wide --nodes 10000",
     "wide: given up: the planner has room for 5 open choices (limits: plan and depth, whose sum "
     "that is; each up to 4096)\n"},
};

static void limits_of_plans_are_named(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", small);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        struct result result = shell(
            "cd '%s' && '%s' %s -W no-unchanged-fact -W no-unread-fact -W no-never-applicable",
            scratch.folder, built(scratch.pool, "goapgen"), calls[i].arguments);
        const char *expected = pool_format(scratch.pool, "goapgen: %s", calls[i].said);
        CU_ASSERT_EQUAL(result.code, 4);
        CHECK_SAYING(strcmp(result.errs.data, expected) == 0, "%s: %s", calls[i].arguments,
                     result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* If some plannings of a simulation fail at a limit, its numbers say so. */
static void a_life_names_the_limit(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml",
                  "domain: d\n"
                  "limits: {plan: 1}\n"
                  "state: {a: bool, b: bool}\n"
                  "actions: {do_a: {effects: a}, do_b: {preconditions: a, effects: b}}\n"
                  "goals: {far: {conditions: b, priority: 1}, near: {conditions: a}}\n");
    struct result result = shell("cd '%s' && '%s' run d.yaml --decisions 2", scratch.folder,
                                 built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CHECK_SAYING(strstr(result.out.data,
                        "plannings failed  1, 1 of them at a limit\n                  given up: no "
                        "plan of at most 1 steps was found (limits: plan; up to 4096)\n") != NULL,
                 "%s", result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* There is room for fewer nodes than are asked for: the limit is another one. */
static void the_memory_for_nodes_is_named(void)
{
    struct compiled compiled = compile_text(small);
    struct options options = {.nodes = 16000000};
    struct planning planning = {.pool = compiled.pool,
                                .tables = compiled.tables,
                                .options = &options,
                                .has_nodes_option = true};
    CU_ASSERT_EQUAL(planning_nodes_that_fit(&planning, 64), 16000000);
    CU_ASSERT_EQUAL(planning_nodes_that_fit(&planning, 1024), 1048576);
    planning.planner.search.node_capacity = 1048576;
    CU_ASSERT_STRING_EQUAL(planning_outcome_text(planning.pool, &planning, GG_OUT_OF_NODES),
                           "given up: the search used 1048576 nodes, all that goapgen has room for "
                           "in 1024 MiB, though 16000000 are asked for; with fewer facts, or facts "
                           "of fewer values, there is room for more");
    planning.planner.search.node_capacity = 16000000;
    CU_ASSERT_STRING_EQUAL(
        planning_outcome_text(planning.pool, &planning, GG_OUT_OF_NODES),
        "given up: the search used 16000000 nodes (--nodes, or limits: nodes; up "
        "to 16000000)");
    compiled_free(&compiled);
}

/* 60 * 60 * 60 constants, and 60 * 60 facts. */
static void constants_are_no_facts_of_a_state(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  spot: [s0");
    for (int i = 1; i < 60; i++)
        text_add(&yaml, ", s%d", i);
    text_add(&yaml, "]\nstate:\n"
                    "  between(spot, spot, spot): {type: bool, constant: true}\n"
                    "  seen(spot, spot): bool\n"
                    "start: all(spot s) between(s, s, s)\n"
                    "actions:\n"
                    "  look(spot a, spot b):\n"
                    "    preconditions: between(a, b, a)\n"
                    "    effects: seen(a, b)\n"
                    "goals: {g: {conditions: 'seen(s1, s1)'}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    if (compiled.tables) {
        CU_ASSERT_EQUAL(compiled.tables->domain.fact_count, 3600);
        CU_ASSERT_EQUAL(compiled.tables->domain.action_count, 60);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

/* 150 * 150 conditions to achieve, and as many actions. Each condition is served by 150 of them,
 * and what is done for it must not go over the others, nor keep memory for them. */
static void many_conditions_to_achieve_do_not_multiply(void)
{
    struct scratch scratch = scratch_new();
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:");
    for (int i = 0; i < 300; i++)
        text_add(&yaml,
                 i % 150 ? ", %c%d"
                 : i     ? "]\n  to: [%c%d"
                         : "\n  ti: [%c%d",
                 i < 150 ? 'i' : 'o', i % 150);
    text_add(&yaml, "]\nstate: {at(ti): to}\n"
                    "actions:\n"
                    "  move(ti x, to y): {preconditions: at(x) != y, effects: at(x) = y}\n"
                    "tasks:\n"
                    "  live:\n"
                    "    methods:\n"
                    "      m(ti x, to y):\n"
                    "        {preconditions: at(x) != y, subtasks: {achieve: at(x) == y}}\n");
    const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
    const struct setting setting = {.processors = 10, .little_memory = true};
    struct result result =
        run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "plan", file, NULL});
    CHECK_SAYING(
        result.code == 0 && strcmp(result.out.data, "live: 1 steps, cost 1, 1 methods entered\n"
                                                    "  move(i0, o1)\n"
                                                    "methods:\n  live > m(i0, o1)\n"
                                                    "    achieve: at(i0) == o1\n"
                                                    "      1. move(i0, o1)\n") == 0,
        "%d, signal %d: %s%s", result.code, result.signal, result.out.data, result.errs.data);
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

/* 4096 things of which half are counted: that there is no work left for a pattern is not found out
 * again and again for each of the actions. */
static void many_counted_objects_do_not_multiply(void)
{
    struct scratch scratch = scratch_new();
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {thing: [t0");
    for (int i = 1; i < 4096; i++)
        text_add(&yaml, ", t%d", i);
    text_add(&yaml, "]}\nstate: {made(thing): bool}\n"
                    "actions: {'make(thing t)': {effects: made(t)}}\n"
                    "goals: {half: {conditions: 'count(thing t: made(t)) >= 2048'}}\n"
                    "limits: {nodes: 1024}\n");
    const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
    const struct setting setting = {.processors = 10, .little_memory = true};
    struct result result =
        run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "plan", file, NULL});
    CHECK_SAYING(result.code == 4 && result.signal == 0, "%d, signal %d: %s%s", result.code,
                 result.signal, result.out.data, result.errs.data);
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

#define ALL "'all(thing a, thing b, thing c) v(a, b, c)'"

/* A file of 450 lines of `start` that set 64,000 constants each, or of 450 rules that change as many
 * facts: what the start changes is not kept, and of rules there is a bound. */
static void many_changes_take_no_memory(void)
{
    for (int rules = 0; rules < 2; rules++) {
        struct scratch scratch = scratch_new();
        struct text yaml = {0};
        text_add(&yaml, "domain: d\ntypes: {thing: [t0");
        for (int i = 1; i < 40; i++)
            text_add(&yaml, ", t%d", i);
        text_add(&yaml, "]}\nstate: {'v(thing, thing, thing)': {type: bool, constant: %s}}\n%s",
                 rules ? "false" : "true", rules ? "rules:\n" : "start:\n");
        for (int i = 0; i < 450; i++)
            text_add(&yaml, rules ? "  r%d: {every: 1s, effects: " ALL "}\n" : "  - " ALL " # %d\n",
                     i);
        text_add(&yaml, "actions: {rest: {}}\ntasks: {live: {methods: {m: {subtasks: rest}}}}\n");
        const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
        const struct setting setting = {.processors = 10, .little_memory = true};
        struct result result = run(
            &setting, (const char *const[]){built(scratch.pool, "goapgen"), "plan", file, NULL});
        CHECK_SAYING(
            rules ? result.code == 1 && strstr(result.errs.data, "more than 100000000 steps")
                  : result.code == 0,
            "%d, signal %d: %s%s", result.code, result.signal, result.out.data, result.errs.data);
        result_free(&result);
        text_free(&yaml);
        scratch_free(&scratch);
    }
}

/* A name is looked for by few of the values that a fact can have. */
static void names_of_conditions_of_wide_ranges_are_found_at_once(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml",
                                     "domain: d\n"
                                     "state: {n: 0..2000000000, m: 0..9, on: bool}\n"
                                     "conditions: {rich: n >= 1000, very: [rich, m >= 3]}\n"
                                     "actions: {go: {effects: [on, m += 1, n += 1]}}\n"
                                     "goals: {g: {conditions: on, relevant: very}}\n");
    const struct setting setting = {.processors = 2, .little_memory = true};
    struct result result =
        run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "decide", file, NULL});
    CU_ASSERT_STRING_EQUAL(result.out.data, "not g: it is not relevant, because of n: it is 0, "
                                            "wants >= 1000 for rich\n");
    result_free(&result);
    scratch_free(&scratch);
}

void add_bounds_suite(void)
{
    CU_pSuite suite = CU_add_suite("bounds", NULL, NULL);
    CU_ADD_TEST(suite, limits_of_plans_are_named);
    CU_ADD_TEST(suite, a_life_names_the_limit);
    CU_ADD_TEST(suite, the_memory_for_nodes_is_named);
    CU_ADD_TEST(suite, constants_are_no_facts_of_a_state);
    CU_ADD_TEST(suite, many_conditions_to_achieve_do_not_multiply);
    CU_ADD_TEST(suite, many_counted_objects_do_not_multiply);
    CU_ADD_TEST(suite, many_changes_take_no_memory);
    CU_ADD_TEST(suite, names_of_conditions_of_wide_ranges_are_found_at_once);
}
