/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run` of agents with goals: how simulations end, and what is counted of goals and of the
 * actions that are broken off for them. The numbers are counted by hand.
 */
#include "support/json.h"
#include "support/run_output.h"
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------------- no plan */

static const char locked[] = "domain: m\n"
                             "state: {has_key: bool, out: bool}\n"
                             "actions: {open: {preconditions: has_key, effects: out}}\n"
                             "goals: {free: {conditions: out}}\n";

static void without_a_plan_for_a_goal_the_exit_code_is_3(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, locked, "--decisions 3");
    CU_ASSERT_EQUAL(result.code, 3);
    CU_ASSERT_STRING_EQUAL(result.errs.data, "goapgen: free: there is no plan\n");
    check_row(&result, "decisions", 3);
    check_row(&result, "plannings failed", 3);
    result_free(&result);
    scratch_free(&scratch);
}

static void a_life_without_decisions_is_one(void)
{
    static const struct expectation runs[] = {
        {"--set out",
         {"simulated time    0s; it stands still", "every goal holds or is irrelevant"},
         {{"decisions", 0}, {"plannings failed", 0}}}};
    CHECK_RUNS(locked, runs);
}

/* What a goal is worth does not pay its plan: by tables, and by what a function tells. */
static void what_is_not_worth_its_cost_is_no_failed_planning(void)
{
    static const char sale[] = "domain: d\n"
                               "state: {sold: bool}\n"
                               "actions: {sell: {effects: sold, cost: 5, duration: 1s}}\n"
                               "goals: {rich: {conditions: sold, value: 5}}\n";
    static const char asked[] = "domain: d\n"
                                "state: {here: [hut, shop], sold: bool}\n"
                                "places: {fact: here, speed: 1, at: {hut: 0, shop: 60}}\n"
                                "actions: {sell: {at: shop, effects: sold, cost: travel}}\n"
                                "goals: {rich: {conditions: sold, value: 9}}\n";
    static const struct expectation stands[] = {
        {"",
         {"0s; it stands still", "every goal holds, is irrelevant or is not worth its cost"},
         {{"decisions", 0}, {"plannings failed", 0}, {"rich", 0}}}};
    static const struct expectation tries[] = {{"--time 30500ms",
                                                {"simulated time    30.500s\n"},
                                                {{"plannings failed", 0}, {"rich", 0}}}};
    CHECK_RUNS(sale, stands);
    CHECK_RUNS(asked, tries);
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, asked, "--time 30500ms");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "nothing was done"));
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------ what is counted */

/* Every three seconds a noise ends the sleep, and is hushed for a second. */
static const char sleeper[] = "domain: d\n"
                              "state: {noise: bool}\n"
                              "actions:\n"
                              "  sleep: {duration: 10s}\n"
                              "  hush: {preconditions: noise, effects: not noise, duration: 1s}\n"
                              "goals: {quiet: {conditions: not noise}, loud: {conditions: noise,\n"
                              "  relevant: noise}}\n"
                              "tasks: {live: {methods: {rest: {subtasks: sleep}}}}\n"
                              "agents: {one: {goals: [quiet, loud], task: live}}\n"
                              "rules: {ring: {every: 3s, effects: noise}}\n";

static void a_goal_that_interrupts_is_counted(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, sleeper, "--time 9500ms");
    CU_ASSERT_EQUAL(result.code, 0);
    check_row(&result, "plans interrupted", 3);
    check_row(&result, "plans dropped", 0);
    check_action(&result, "sleep", (const long[]){3, 0, 0, 3});
    check_action(&result, "hush", (const long[]){3, 2, 0, 0});
    check_says(&result, "(at the end hush was still going on)\n");
    check_says(&result,
               "goals never reached:\n  loud (never chosen: it held, was irrelevant, outbid or "
               "not worth its cost, or backed off)\nmethods never chosen: none\nactions never "
               "done:\n  sleep\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* The decision that is not made any more aborts nothing. */
static void the_end_of_a_life_aborts_nothing(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, sleeper, "--decisions 1");
    check_row(&result, "plans interrupted", 0);
    check_action(&result, "sleep", (const long[]){1, 0, 0, 0});
    check_action(&result, "hush", (const long[]){0, 0, 0, 0});
    check_says(&result, "(at the end sleep was still going on)\n");
    check_says(&result, "actions never done:\n  hush\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* Of a task of ten seconds only one is given: it fails once a second. */
static void failures_are_counted_apart(void)
{
    static const char hasty[] = "domain: d\n"
                                "state: {x: bool}\n"
                                "actions:\n"
                                "  slow: {effects: x, duration: 10s, timeout: 1s}\n"
                                "  nap: {duration: 1s}\n"
                                "tasks: {live: {methods: {m: {subtasks: [nap, slow]}}}}\n";
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, hasty, "--time 6500ms");
    check_row(&result, "decisions", 4);
    check_row(&result, "plans interrupted", 0);
    check_action(&result, "slow", (const long[]){3, 0, 3, 0});
    check_action(&result, "nap", (const long[]){4, 3, 0, 0});
    check_says(&result, "actions never done:\n  slow\n");
    result_free(&result);
    result = simulated(&scratch, hasty, "--time 6500ms --json");
    check_says(&result, "{\"action\": \"slow\", \"started\": 3, \"done\": 0, \"failed\": 3, "
                        "\"aborted\": 0, \"share\": 0.429}");
    result_free(&result);
    scratch_free(&scratch);
}

/* ---------------------------------------------------------------------- turns */

/* Each step to the east lets it want to go west, and the other way round. */
static const char torn[] = "domain: d\n"
                           "state: {at: {type: 0..4, start: 2}}\n"
                           "actions:\n"
                           "  left: {preconditions: at > 0, effects: at -= 1, duration: 1s}\n"
                           "  right: {preconditions: at < 4, effects: at += 1, duration: 1s}\n"
                           "goals:\n"
                           "  east: {conditions: at == 4, priority: 1}\n"
                           "  west: {conditions: at == 0, relevant: at >= 3, priority: %d}\n";

static void goals_that_take_turns_are_told_of(void)
{
    struct scratch scratch = scratch_new();
    const char *yaml = pool_format(scratch.pool, torn, 2);
    struct result result = simulated(&scratch, yaml, "--time 10s");
    check_row(&result, "plans interrupted", 9);
    check_action(&result, "left", (const long[]){5, 5, 0, 0});
    check_action(&result, "right", (const long[]){5, 5, 0, 0});
    check_says(&result, "goals never reached:\n  east\n  west\n");
    check_says(&result, "goals that take turns: east and west, 10 plans in a row and neither was "
                        "reached; 'inertia' of a goal, as inertia: 20, lets it be carried out\n");
    result_free(&result);
    result = simulated(&scratch, yaml, "--time 10s --json");
    CU_ASSERT(is_json(result.out.data));
    check_says(&result, "\"never_reached\": [\"east\", \"west\"]");
    check_says(&result, "\"turns\": {\"goals\": [\"east\", \"west\"], \"plans\": 10}");
    result_free(&result);
    scratch_free(&scratch);
}

/* A shot that misses is made again, and what comes after it has no turn. */
static const char missing[] = "domain: d\n"
                              "state: {hit: {type: bool, sensed: true}, tidy: bool, sad: bool}\n"
                              "actions:\n"
                              "  shoot: {effects: hit, duration: 1s}\n"
                              "  sweep: {effects: tidy, duration: 1s}\n"
                              "goals:\n"
                              "  hit: {conditions: hit, priority: 1%s}\n"
                              "  tidy: {conditions: tidy}\n"
                              "  glad: {conditions: not sad}\n";

static void goals_that_are_missed_are_told_of(void)
{
    struct scratch scratch = scratch_new();
    const char *events = scratch_write(&scratch, "events.yaml", "events: {after shoot: not hit}\n");
    const char *yaml = pool_format(scratch.pool, missing, "");
    const char *options = pool_format(scratch.pool, "--time 10500ms --events '%s'", events);
    struct result result = simulated(&scratch, yaml, options);
    check_says(&result, "carried out 10 times in a row without being reached: hit; meanwhile there "
                        "was no turn for tidy; 'retry' of a goal");
    result_free(&result);
    result = simulated(&scratch, yaml, pool_format(scratch.pool, "%s --json", options));
    check_says(&result, "\"missed\": {\"goal\": \"hit\", \"plans\": 10, "
                        "\"starved\": [\"tidy\"]}");
    result_free(&result);
    result = simulated(&scratch, pool_format(scratch.pool, missing, ", retry: 3s"), options);
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "carried out"));
    check_action(&result, "sweep", (const long[]){1, 1, 0, 0});
    check_action(&result, "shoot", (const long[]){3, 3, 0, 0});
    result_free(&result);
    result = simulated(&scratch, yaml, pool_format(scratch.pool, "%s --seeds 1..3", options));
    check_says(&result, "no turn for tidy; 'retry' of a goal, as retry: 2s, lets others have their "
                        "turn (seed 1)");
    result_free(&result);
    scratch_free(&scratch);
}

/* West does not interrupt, so that east is reached. Two steps further it is west that gives
 * way, as it is not relevant any more. */
static void a_goal_that_is_reached_takes_no_turns(void)
{
    struct scratch scratch = scratch_new();
    struct result result =
        simulated(&scratch, pool_format(scratch.pool, torn, 1), "--time 60s --json");
    check_says(&result, "\"interrupted\": 14");
    check_says(&result, "{\"goal\": \"east\", \"chosen\": 15, \"planned\": 15, \"reached\": 15}");
    check_says(&result, "\"never_reached\": [\"west\"]");
    check_says(&result, "\"turns\": null");
    result_free(&result);
    scratch_free(&scratch);
}

static const char grazing[] =
    "domain: d\nstate: {near: bool, fed: bool, ready: bool}\n"
    "actions:\n"
    "  get_ready: {effects: ready, duration: 2s, cost: 1}\n"
    "  eat_far: {preconditions: ready, effects: fed, duration: 5s, cost: 8}\n"
    "  eat_near: {preconditions: [ready, near], effects: fed, duration: 1s, cost: 3}\n"
    "goals:\n  sated: {conditions: fed%s}\n";

static void cheaper_plans_that_pass_by_are_told_of(void)
{
    struct scratch scratch = scratch_new();
    const char *events = scratch_write(&scratch, "events.yaml", "events: {at 1s: near}\n");
    const char *yaml = pool_format(scratch.pool, grazing, "");
    const char *options = pool_format(scratch.pool, "--time 9s --events '%s'", events);
    struct result result = simulated(&scratch, yaml, options);
    check_says(&result, "cheaper plans passed by: sated, for which one would have saved 5; "
                        "'reconsider' of a goal, as reconsider: 2s, looks for them\n");
    check_action(&result, "eat_far", (const long[]){1, 1, 0, 0});
    result_free(&result);
    result = simulated(&scratch, yaml, pool_format(scratch.pool, "%s --json", options));
    check_says(&result, "\"passed_by\": {\"goal\": \"sated\", \"saving\": 5}");
    result_free(&result);
    result = simulated(&scratch, yaml, pool_format(scratch.pool, "%s --seeds 1..3", options));
    check_says(&result, "looks for them (seed 1)\n");
    result_free(&result);
    result =
        simulated(&scratch, pool_format(scratch.pool, grazing, ", reconsider: 500ms"), options);
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "passed by"));
    check_action(&result, "eat_near", (const long[]){1, 1, 0, 0});
    result_free(&result);
    scratch_free(&scratch);
}

/* A goal without a plan, while nothing else is done. */
static const char idling[] =
    "domain: d\nstate: {n: 0..9, m: 0..9}\n"
    "actions: {dig: {preconditions: n <= %d, effects: n += 1, duration: 1s}}\n"
    "goals: {rich: {conditions: n >= 4%s}}\n"
    "rules: {turn: {every: 1s, preconditions: m <= 8, effects: m += 1}}\n";

static void goals_that_wait_for_nothing_are_told_of(void)
{
    struct scratch scratch = scratch_new();
    struct result result =
        simulated(&scratch, pool_format(scratch.pool, idling, 1, ""), "--time 30500ms");
    check_says(
        &result,
        "nothing was done for 30s, though a goal was relevant that had no plan: rich; one of "
        "'best_effort' that asks for a number goes as far as can be\n");
    result_free(&result);
    result = simulated(&scratch, pool_format(scratch.pool, idling, 1, ""), "--time 30500ms --json");
    check_says(&result, "\"idle\": {\"goal\": \"rich\", \"milliseconds\": 30500}");
    result_free(&result);
    result = simulated(&scratch, pool_format(scratch.pool, idling, 1, ", best_effort: true"),
                       "--time 30500ms");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "nothing was done"));
    check_action(&result, "dig", (const long[]){2, 2, 0, 0});
    result_free(&result);
    result = simulated(&scratch, pool_format(scratch.pool, idling, 5, ""), "--time 30500ms");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "nothing was done"));
    result_free(&result);
    scratch_free(&scratch);
}

void add_run_goals_suite(void)
{
    CU_pSuite suite = CU_add_suite("run goals", NULL, NULL);
    CU_ADD_TEST(suite, without_a_plan_for_a_goal_the_exit_code_is_3);
    CU_ADD_TEST(suite, a_life_without_decisions_is_one);
    CU_ADD_TEST(suite, what_is_not_worth_its_cost_is_no_failed_planning);
    CU_ADD_TEST(suite, a_goal_that_interrupts_is_counted);
    CU_ADD_TEST(suite, the_end_of_a_life_aborts_nothing);
    CU_ADD_TEST(suite, failures_are_counted_apart);
    CU_ADD_TEST(suite, goals_that_take_turns_are_told_of);
    CU_ADD_TEST(suite, goals_that_are_missed_are_told_of);
    CU_ADD_TEST(suite, a_goal_that_is_reached_takes_no_turns);
    CU_ADD_TEST(suite, cheaper_plans_that_pass_by_are_told_of);
    CU_ADD_TEST(suite, goals_that_wait_for_nothing_are_told_of);
}
