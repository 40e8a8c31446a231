/* SPDX-License-Identifier: MIT */
/*
 * `goapgen plan` as the game plans: what is to be kept is kept, and a limit that is met is
 * named. All plans are found by hand.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* Plans a domain in the scratch folder; what is printed and said must be the texts. */
static void expect_plan(const char *yaml, const char *options, int code, const char *printed,
                        const char *said)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("cd '%s' && '%s' plan -W no-unread-fact -W no-unchanged-fact d.yaml %s",
              scratch.folder, built(scratch.pool, "goapgen"), options);
    CHECK_SAYING(result.code == code, "%s: exit code %d", options, result.code);
    CHECK_SAYING(strcmp(result.out.data, printed) == 0, "%s prints\n%s", options, result.out.data);
    CHECK_SAYING(strcmp(result.errs.data, said) == 0, "%s says\n%s", options, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* ---------------------------------------------------------------------- kept */

/* The short way to c makes b true, which k forbids; the long one does not. */
static const char keeper[] =
    "domain: d\n"
    "state: {b: bool, c: bool, n: 0..2}\n"
    "actions:\n"
    "  smash: {effects: [b, c]}\n"
    "  creep: {effects: n += 1}\n"
    "  enter: {preconditions: n == 2, effects: c}\n"
    "  spoil: {effects: b}\n"
    "goals:\n"
    "  g: {conditions: c, priority: 3}\n"
    "  k: {conditions: not b, keep: true, priority: 3, relevant: n <= 1 or c}\n"
    "  same: {conditions: b, priority: 3}\n"
    "  higher: {conditions: c, priority: 4}\n"
    "tasks:\n"
    "  live: {methods: {badly: {subtasks: spoil}, well: {subtasks: creep}}}\n"
    "  ruin: {methods: {badly: {subtasks: spoil}}}\n"
    "agents: {one: {goals: [g, k, same, higher], task: live}, other: {goals: [g]}, careful: "
    "{goals: [g, k]}}\n";

static void goals_are_kept(void)
{
    expect_plan(keeper, "--goal g", 0,
                "g: 3 steps, cost 3, the cheapest; 3 nodes expanded, 4 generated\n"
                "  creep\n  creep\n  enter\nkept: k\n",
                "");
    expect_plan(keeper, "--goal g --backward", 0,
                "g: 3 steps, cost 3, the cheapest; 3 nodes expanded, 4 generated\n"
                "  creep\n  creep\n  enter\nkept: k\n",
                "");
    expect_plan(keeper, "--goal same", 3, "",
                "goapgen: same: there is no plan\n"
                "there is a plan that breaks 'k', a goal that holds and is to be kept\n");
}

/* Of a higher priority, where it does not hold or is not relevant, of another agent. */
static void what_need_not_be_kept_is_not(void)
{
    static const char short_way[] = "1 steps, cost 1, the cheapest; read, without a search\n"
                                    "  smash\n";
    static const char *const calls[][2] = {
        {"higher", "--goal higher"}, {"g", "--goal g --set b"}, {"g", "--goal g --agent other"}};
    char printed[200];
    for (size_t i = 0; i < 3; i++) {
        snprintf(printed, sizeof printed, "%s: %s", calls[i][0], short_way);
        expect_plan(keeper, calls[i][1], 0, printed, "");
    }
    expect_plan(keeper, "--goal same --set 'n = 2'", 0,
                "same: 1 steps, cost 1, the cheapest; read, without a search\n  smash\n", "");
}

static void tasks_keep_them_too(void)
{
    expect_plan(keeper, "--task live --why", 0,
                "live: 1 steps, cost 1, 2 methods entered\n  creep\n"
                "methods:\n  live > well\n    1. creep\nkept: k\n",
                "live: badly: spoil breaks 'k', a goal that is to be kept\n");
    expect_plan(keeper, "--task ruin", 3, "",
                "goapgen: ruin: there is no plan\n"
                "badly: spoil breaks 'k', a goal that is to be kept\n");
    expect_plan(keeper, "--task ruin --set b", 0,
                "ruin: 1 steps, cost 1, 1 methods entered\n  spoil\n"
                "methods:\n  ruin > badly\n    1. spoil\n",
                "");
}

/* As an agent of the game does. */
static void the_same_is_planned_as_in_a_life(void)
{
    static const char *const calls[] = {"plan d.yaml --goal g", "run d.yaml --decisions 1"};
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", keeper);
    for (size_t i = 0; i < 2; i++) {
        struct result result = shell("cd '%s' && '%s' %s --agent careful --json", scratch.folder,
                                     built(scratch.pool, "goapgen"), calls[i]);
        CU_ASSERT(is_json(result.out.data));
        CHECK_SAYING(strstr(result.out.data, "\"steps\": [\"creep\", \"creep\", \"enter\"]"),
                     "%s: %s", calls[i], result.out.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* A task with objects that nothing in the domain asks for is planned all the same. */
static void any_instance_of_a_task_is_planned(void)
{
    static const char visitor[] =
        "domain: d\ntypes: {place: [home, mill, town]}\nstate: {at: place}\n"
        "actions: {go(place to): {preconditions: at != to, effects: at = to}}\n"
        "tasks:\n"
        "  live: {methods: {m: {subtasks: visit(home)}}}\n"
        "  visit(place to): {methods: {there: {preconditions: at == to},"
        " walk: {subtasks: go(to)}}}\n";
    expect_plan(visitor, "--task 'visit( mill )'", 0,
                "visit(mill): 1 steps, cost 1, 1 methods entered\n  go(mill)\n"
                "methods:\n  visit(mill) > walk\n    1. go(mill)\n",
                "");
    static const char *const wrong[] = {"visit(sea)", "visit(mill, town)", "visit(mill", "visit"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char options[40], said[100];
        snprintf(options, sizeof options, "--task '%s'", wrong[i]);
        snprintf(said, sizeof said, "goapgen: unknown task '%s'; there is: live, visit(home)\n",
                 wrong[i]);
        expect_plan(visitor, options, 2, "", said);
    }
}

/* Where the chart was used, and for what. */
static void it_says_where_the_chart_took_over(void)
{
    expect_plan("domain: d\nstate: {n: 0..9}\n"
                "actions: {step: {effects: n += 1}, end: {preconditions: n >= 2}}\n"
                "tasks:\n"
                "  live: {methods: {m: {subtasks: [round, end]}}}\n"
                "  round: {methods: {again: {subtasks: [round, step]}, once: {subtasks: step}}}\n",
                "--why", 0,
                "live: 3 steps, cost 3, 4 methods entered\n  step\n  step\n  end\n"
                "methods:\n  live > m\n    round > again\n      round > once\n"
                "        1. step\n      2. step\n    3. end\n",
                "round was planned as a whole, with the least recursion first: it comes back to "
                "itself, or is nested too deep\n"
                "round: again can be carried out, too\n");
}

/* As in the program, which has room for 4,096 methods then. */
static void without_nodes_tasks_are_planned(void)
{
    static const char text[] = "domain: d\nstate: {n: 0..3}\nlimits: {nodes: 0}\n"
                               "actions: {step: {effects: n += 1}}\n"
                               "tasks: {live: {methods: {m: {subtasks: [step, step]}}}}\n";
    expect_plan(text, "--task live", 0,
                "live: 2 steps, cost 2, 1 methods entered\n  step\n  step\n"
                "methods:\n  live > m\n    1. step\n    2. step\n",
                "");
    expect_plan(text, "--task live --nodes 0", 4, "",
                "goapgen: live: given up: 0 methods were entered (--nodes, or limits: nodes; up to "
                "16000000)\n");
}

/* Goals are searched for all the same, though the program has no search, and their tables are read for
 * that. */
static void without_nodes_goals_are_searched_for(void)
{
    static const char text[] =
        "domain: d\nlimits: {table: 200, nodes: 0}\ntypes: {room: [a, b, c]}\n"
        "state: {at: room, lit(room): bool, heat(room): 0..3, key: bool}\n"
        "actions:\n"
        "  go(room to): {effects: at = to}\n"
        "  light: {preconditions: key, effects: lit(at)}\n"
        "  take: {preconditions: at == b, effects: key}\n"
        "  stoke(room r): {preconditions: [at == r, heat(r) <= 2],\n"
        "                  effects: [heat(r) += 1, not key], cost: 3}\n"
        "goals: {cosy: {conditions: [all(room r) lit(r), all(room r) heat(r) == 3]}}\n";
    expect_plan(
        text, "--goal cosy", 4, "",
        "goapgen: cosy: given up: the search used 0 nodes (--nodes, or limits: nodes; up to "
        "16000000)\n");
    struct scratch scratch = scratch_new();
    struct result result =
        shell("'%s' plan '%s' --goal cosy --nodes 100000", built(scratch.pool, "goapgen"),
              scratch_write(&scratch, "d.yaml", text));
    static const char found[] = "cosy: 16 steps, cost 34, the cheapest; ";
    CU_ASSERT_EQUAL(result.code, 0);
    CHECK_SAYING(strncmp(result.out.data, found, sizeof found - 1) == 0, "it prints\n%s",
                 result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* Forty calls of a task that counts in one of three ways. */
static void it_says_how_many_methods_were_entered(void)
{
    static const char text[] =
        "domain: d\nlimits: {nodes: 0}\n"
        "state: {x: 0..60, y: 0..60, z: 0..60, ok: bool}\n"
        "actions: {dx: {effects: x += 1}, dy: {effects: y += 1}, dz: {effects: z += 1},"
        " end: {preconditions: [ok, x >= 1]}}\n"
        "tasks:\n"
        "  live: {methods: {m: {subtasks: [ten, ten, ten, ten, end]}}}\n"
        "  ten: {methods: {m: {subtasks: [c, c, c, c, c, c, c, c, c, c]}}}\n"
        "  c: {methods: {a: {subtasks: dx}, b: {subtasks: dy}, c: {subtasks: dz}}}\n";
    expect_plan(text, "--task live", 4, "",
                "goapgen: live: given up: 4096 methods were entered (--nodes, or limits: nodes; up "
                "to 16000000)\n");
}

void add_plan_command_suite(void)
{
    CU_pSuite suite = CU_add_suite("plan command", NULL, NULL);
    CU_ADD_TEST(suite, goals_are_kept);
    CU_ADD_TEST(suite, what_need_not_be_kept_is_not);
    CU_ADD_TEST(suite, tasks_keep_them_too);
    CU_ADD_TEST(suite, the_same_is_planned_as_in_a_life);
    CU_ADD_TEST(suite, any_instance_of_a_task_is_planned);
    CU_ADD_TEST(suite, it_says_where_the_chart_took_over);
    CU_ADD_TEST(suite, without_nodes_tasks_are_planned);
    CU_ADD_TEST(suite, without_nodes_goals_are_searched_for);
    CU_ADD_TEST(suite, it_says_how_many_methods_were_entered);
}
