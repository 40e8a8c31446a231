/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run`: domains whose numbers are known beforehand, because they are counted by hand or
 * by ticking every millisecond. Those of the cats are in test_run_cats.c.
 */
#include "support/json.h"
#include "support/run_output.h"
#include "support/project.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ---------------------------------------------------------------------- time */

static const char worker[] = "domain: worker\n"
                             "state: {done: 0..3}\n"
                             "actions: {work: {effects: done += 1, duration: 7s}}\n"
                             "tasks: {live: {methods: {toil: {subtasks: work}}}}\n";

static void time_is_kept(void)
{
    static const struct expectation domains[] = {
        {"--time 60s",
         {"simulated time    1m\n", "(at the end work was still going on)\n"},
         {{"decisions", 9}, {"work", 9}}},
        {"--time 63s",
         {"simulated time    1m 3s\n", "100.0 %\n\nmethods never"},
         {{"decisions", 9}}},
        {"--time 63001ms", {"simulated time    1m 3.001s\n"}, {{"decisions", 10}, {"work", 10}}},
        {"--time 1ms", {"simulated time    0.001s\n"}, {{"decisions", 1}, {"work", 1}}},
        {"--decisions 5",
         {"simulated time    35s\n", "100.0 %\n\nmethods never"},
         {{"decisions", 5}, {"live: toil", 5}}},
        {"--decisions 100000",
         {"simulated time    8d 2h 26m 40s\n", "repetition: 100000 decisions in a row with the "
                                               "same plan: work\n"},
         {{"work", 100000}}},
    };
    CHECK_RUNS(worker, domains);
}

/* Facts of both sides, rules of both sides, draws, and actions of no time; there
 * is always a plan. */
static const char village[] =
    "domain: village\n"
    "limits: {plan: 8}\n"
    "state:\n"
    "  food: {type: 0..9, start: 4}\n"
    "  wood: 0..5\n"
    "  cold: {type: 0..4, shared: true}\n"
    "  night: {type: bool, shared: true}\n"
    "actions:\n"
    "  eat: {preconditions: food >= 2, effects: food -= 2, duration: 130ms}\n"
    "  hunt: {preconditions: not night, effects: food += 3, duration: 410ms}\n"
    "  chop: {preconditions: wood <= 4, effects: wood += 1}\n"
    "  burn: {preconditions: wood >= 1, effects: [wood -= 1, cold -= 2], duration: 95ms}\n"
    "  wait: {duration: 33ms}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      warm: {preconditions: cold >= 3, subtasks: [chop, burn]}\n"
    "      act: {subtasks: pick}\n"
    "  pick:\n"
    "    select: weighted\n"
    "    methods:\n"
    "      meal: {weight: 3, subtasks: [wait, eat]}\n"
    "      trip: {weight: 2, subtasks: [hunt, chop, eat, eat]}\n"
    "      idle: {subtasks: wait}\n"
    "rules:\n"
    "  hunger: {every: 290ms, preconditions: not night, effects: food -= 1}\n"
    "  freeze: {every: 170ms, preconditions: night, effects: cold += 1}\n"
    "  dusk: {every: 1100ms, preconditions: not night, effects: night}\n"
    "  dawn: {every: 1300ms, preconditions: night, effects: not night}\n"
    "  rain: {every: 500ms, preconditions: night, effects: wood -= 1}\n";

static long count_in(const struct stage *stage, const char *words)
{
    long count = 0;
    for (const char *at = stage->log.data; (at = strstr(at, words)) != NULL; at++)
        count++;
    return count;
}

/* The same result as one that is ticked every millisecond. */
static void no_moment_is_skipped(void)
{
    static const struct {
        const char *logged, *row;
    } pairs[] = {{"made ", "decisions"},
                 {"dropped ", "plans dropped"},
                 {"chose live.warm", "live: warm"},
                 {"chose pick.meal", "pick: meal"},
                 {"chose pick.trip", "pick: trip"},
                 {"chose pick.idle", "pick: idle"},
                 {"started eat", "eat"},
                 {"started hunt", "hunt"},
                 {"started chop", "chop"},
                 {"started burn", "burn"},
                 {"started wait", "wait"}};
    struct scratch scratch = scratch_new();
    for (uint32_t seed = 1; seed <= 5; seed++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, village);
        actor_start(&actor, &stage, 0, seed);
        stage_tick(&stage, &actor, 0);
        for (int i = 0; i < 29999; i++)
            stage_tick(&stage, &actor, 1);
        const char *arguments = pool_format(scratch.pool, "--time 30s --seed %u", seed);
        struct result result = simulated(&scratch, village, arguments);
        CU_ASSERT_EQUAL(count_in(&stage, "failed "), 0);
        CU_ASSERT(count_in(&stage, "dropped ") > 0);
        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
            check_row(&result, pairs[i].row, count_in(&stage, pairs[i].logged));
        result_free(&result);
        stage_end(&stage);
    }
    scratch_free(&scratch);
}

/* ------------------------------------------------- plans that fail, or are empty */

/* n is 3 at 30 s and every 10 s from then on; in between there is no plan. */
#define SELDOM(keys)                                                                               \
    "domain: seldom\n"                                                                             \
    "state: {n: {type: 0..3" keys "}}\n"                                                           \
    "actions: {a: {preconditions: n == 3, effects: n -= 1, duration: 1s}}\n"                       \
    "tasks:\n"                                                                                     \
    "  live:\n"                                                                                    \
    "    select: random\n"                                                                         \
    "    methods: {one: {subtasks: a}, two: {subtasks: [a, a]}}\n"                                 \
    "rules: {grow: {every: 10s, effects: n += 1}}\n"

static const char seldom[] = SELDOM("");
static const char seldom_in_the_world[] = SELDOM(", shared: true");

static void a_failed_planning_waits_for_a_rule(void)
{
    static const struct expectation domains[] = {
        {"--time 100s",
         {"simulated time    1m 40s\n", "methods never chosen:\n  live: two\nactions"},
         {{"decisions", 17}, {"plannings failed", 10}, {"a", 7}, {"live: one", 7}}},
        {"--decisions 4",
         {"simulated time    31s\n"},
         {{"decisions", 4}, {"plannings failed", 3}, {"a", 1}}},
        {"--decisions 1 --set 'n = 3'",
         {"simulated time    1s\n"},
         {{"decisions", 1}, {"plannings failed", 0}, {"a", 1}}},
    };
    CHECK_RUNS(seldom, domains);
    CHECK_RUNS(seldom_in_the_world, domains);
}

static void without_a_plan_the_exit_code_is_3(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, seldom, "--decisions 3");
    CU_ASSERT_EQUAL(result.code, 3);
    CU_ASSERT_STRING_EQUAL(result.errs.data, "goapgen: live: there is no plan\n");
    check_row(&result, "plannings failed", 3);
    check_says(&result, "simulated time    30s\n");
    check_says(&result, "longest repetition: none\n");
    result_free(&result);
    result = simulated(&scratch,
                       "domain: d\nlimits: {plan: 0}\nactions: {a: {}}\n"
                       "tasks: {live: {methods: {m: {subtasks: a}}}}\n",
                       "");
    CU_ASSERT_EQUAL(result.code, 4);
    check_says(&result, "plannings failed  1, 1 of them at a limit\n");
    result_free(&result);
    scratch_free(&scratch);
}

static void a_standstill_ends_a_life(void)
{
    static const char runs_out[] = "domain: d\n"
                                   "state: {n: {type: 0..3, start: 3}}\n"
                                   "actions: {a: {preconditions: n > 0, effects: n -= 1}}\n"
                                   "tasks: {live: {methods: {m: {subtasks: a}}}}\n";
    static const struct expectation out[] = {
        {"",
         {"simulated time    0.003s; it stands still from then on:\n", "no plan is found"},
         {{"decisions", 4}, {"plannings failed", 1}, {"a", 3}}},
        {"--time 4000000s", {"simulated time    0.003s; it stands still"}, {{"decisions", 4}}},
    };
    CHECK_RUNS(runs_out, out);
    static const char empty[] = "domain: d\ntasks: {live: {methods: {m: {}}}}\n";
    static const struct expectation still[] = {
        {"",
         {"simulated time    0s; it stands still", "the plan has no steps",
          "longest repetition: 1 decision in a row with the same plan: no steps\n"},
         {{"decisions", 1}, {"plannings failed", 0}, {"live: m", 1}}},
    };
    CHECK_RUNS(empty, still);
    static const char waiting[] = "domain: d\nstate: {b: {type: bool, sensed: true}, c: bool}\n"
                                  "actions: {a: {duration: 1s}, w: {until: b, effects: c}}\n"
                                  "tasks: {live: {subtasks: [a, w]}}\n";
    static const struct expectation for_ever[] = {
        {"",
         {"simulated time    1s; it stands still", "(at the end w was still going on)\n"},
         {{"decisions", 1}, {"w", 1}}},
    };
    CHECK_RUNS(waiting, for_ever);
    static const char drawn[] = "domain: d\n"
                                "tasks: {live: {select: random, methods: {m: {}, n: {}}}}\n";
    static const struct expectation going[] = {
        {"--decisions 50", {"simulated time    0.050s\n"}, {{"decisions", 50}}}};
    CHECK_RUNS(drawn, going);
    static const char woken[] = "domain: d\nstate: {n: 0..3}\n"
                                "rules: {r: {every: 2s, effects: n += 1}}\n"
                                "tasks: {live: {methods: {m: {}}}}\n";
    static const struct expectation slow[] = {
        {"--decisions 50", {"simulated time    1m 40s\n"}, {{"decisions", 50}}}};
    CHECK_RUNS(woken, slow);
}

/* The food is gone before the agent is there. */
static void a_plan_that_a_rule_spoils_is_dropped(void)
{
    static const char yaml[] = "domain: d\n"
                               "state: {food: {type: bool, start: true}}\n"
                               "actions:\n"
                               "  walk: {duration: 2s}\n"
                               "  eat: {preconditions: food, duration: 1s}\n"
                               "  nap: {duration: 5s}\n"
                               "tasks:\n"
                               "  live: {methods: {dine: {subtasks: [walk, eat]}, "
                               "rest: {subtasks: nap}}}\n"
                               "rules: {rot: {every: 1s, effects: not food}}\n";
    static const struct expectation domains[] = {
        {"--decisions 2",
         {"simulated time    6s\n",
          "methods never chosen: none\nactions never done:\n  walk\n  eat\n"},
         {{"plans dropped", 1}, {"walk", 1}, {"eat", 0}, {"nap", 1}, {"decisions", 2}}},
    };
    CHECK_RUNS(yaml, domains);
}

/* ----------------------------------------------------------- what is counted */

/* Sensed facts change as the actions' effects say, private and shared. */
static void nobody_senses(void)
{
    static const char yaml[] = "domain: d\n"
                               "state:\n"
                               "  n: {type: 0..3, sensed: true%s}\n"
                               "  other: {type: [a, b], shared: true}\n"
                               "actions:\n"
                               "  up: {preconditions: n <= 2, effects: n += 1}\n"
                               "  reset: {preconditions: n == 3, effects: [n = 0, other = b]}\n"
                               "  hold: {preconditions: other == b, effects: other = a}\n"
                               "tasks:\n"
                               "  live: {methods: {h: {subtasks: hold}, u: {subtasks: up}, "
                               "r: {subtasks: reset}}}\n";
    static const struct expectation domains[] = {
        {"", {"methods never chosen: none\n"}, {{"up", 600}, {"reset", 200}, {"hold", 200}}}};
    char text[600];
    for (int shared = 0; shared < 2; shared++) {
        snprintf(text, sizeof text, yaml, shared ? ", shared: true" : "");
        CHECK_RUNS(text, domains);
    }
}

/* Objects of parameters are summed; what the map rules out is never chosen;
 * conditions to achieve bring any action; variants of an action are one. */
static void instances_are_summed(void)
{
    static const char yaml[] = "domain: d\n"
                               "types: {place: [p, q, r]}\n"
                               "state:\n"
                               "  at: place\n"
                               "  road(place, place): {type: bool, constant: true}\n"
                               "  left: {type: [x, y]}\n"
                               "  right: {type: [x, y], start: y}\n"
                               "start: ['road(p, q)', 'road(q, r)', 'road(r, p)']\n"
                               "actions:\n"
                               "  go(place a, place b):\n"
                               "    {preconditions: ['at == a', 'road(a, b)'], effects: at = b}\n"
                               "  swap: {effects: [left = right, right = left]}\n"
                               "tasks:\n"
                               "  roam:\n"
                               "    methods:\n"
                               "      back(place a): {preconditions: 'road(a, a)', subtasks: "
                               "'go(a, a)'}\n"
                               "      on(place a, place b): {preconditions: at == a, subtasks: "
                               "'go(a, b)'}\n"
                               "  round: {methods: {lap: {subtasks: [{achieve: at == r}, swap, "
                               "'go(r, p)']}}}\n"
                               "  shuffle: {methods: {hands: {subtasks: swap}}}\n"
                               "agents:\n"
                               "  rock: {actions: [swap]}\n"
                               "  rover: {task: roam}\n"
                               "  racer: {task: round}\n"
                               "  juggler: {actions: [swap], task: shuffle}\n";
    static const struct expectation domains[] = {
        {"",
         {"never chosen:\n  roam: back\nactions never done:\n  swap\n",
          "1 decision in a row with the same plan: go(p, q)\n"},
         {{"roam: on", 1000}, {"go", 1000}, {"round: lap", -1}}},
        {"--agent racer",
         {"methods never chosen: none\n",
          "1000 decisions in a row with the same plan: go(p, q), go(q, r), swap, go(r, p)\n"},
         {{"round: lap", 1000}, {"go", 3000}, {"swap", 1000}}},
        {"--agent juggler",
         {"1000 decisions in a row with the same plan: swap\n", "actions never done: none\n"},
         {{"go", -1}, {"swap", 1000}}},
    };
    CHECK_RUNS(yaml, domains);
    struct scratch scratch = scratch_new();
    struct result rock = simulated(&scratch, yaml, "--agent rock");
    check_result(&rock, 2,
                 "goapgen: agent 'rock' does nothing by itself: it has neither a task nor a goal; "
                 "write 'task: roam' there");
    result_free(&rock);
    scratch_free(&scratch);
}

/* A plan of very many methods: more than limits: plan and depth make room for. */
static void no_method_is_left_out(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntasks:\n  live: {methods: {m: {subtasks: [e");
    for (int i = 1; i < 500; i++)
        text_add(&yaml, ", e");
    text_add(&yaml, "]}}}\n  e: {methods: {n: {}}}\n");
    static const struct expectation domains[] = {
        {"", {"it stands still"}, {{"decisions", 1}, {"live: m", 1}, {"e: n", 500}}}};
    CHECK_RUNS(yaml.data, domains);
    text_free(&yaml);
}

/* ---------------------------------------------------------------------- JSON */

static void json_has_the_numbers(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, worker, "--time 60s --json");
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_STRING_EQUAL(
        result.out.data,
        "{\"domain\": \"worker\", \"agent\": \"worker\", \"seed\": 1, "
        "\"options\": [\"--time 1m\"], \"time\": 60000, "
        "\"ended_by\": \"time\", \"decisions\": 9, \"failed\": 0, \"at_limit\": 0, \"dropped\": 0, "
        "\"interrupted\": 0, \"goals\": [], "
        "\"methods\": [{\"task\": \"live\", \"method\": \"toil\", \"chosen\": 9, \"share\": 1.0}"
        "], \"actions\": [{\"action\": \"work\", \"started\": 9, \"done\": 8, \"failed\": 0, "
        "\"aborted\": 0, \"share\": 1.0}], "
        "\"never_reached\": [], \"never_chosen\": [], \"never_done\": [], \"missed\": null, "
        "\"turns\": null, \"passed_by\": null, \"idle\": null, "
        "\"unfinished\": \"work\", "
        "\"repetition\": {\"decisions\": 9, \"steps\": [\"work\"]}}\n");
    result_free(&result);
    scratch_free(&scratch);
}

static void json_is_json(void)
{
    struct scratch scratch = scratch_new();
    const char *const domains[] = {worker, seldom, village,
                                   "domain: d\ntasks: {live: {methods: {m: {}}}}\n"};
    for (size_t i = 0; i < 4; i++) {
        struct result result = simulated(&scratch, domains[i], "--decisions 3 --json");
        CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* An agent is not idle whose method without steps has begun to cool down. */
static void agents_go_on_after_a_method_without_steps(void)
{
    static const char yaml[] = "domain: d\n"
                               "actions: {look: {duration: 1s}}\n"
                               "tasks:\n"
                               "  live: {methods: {nothing: {cooldown: 2500ms}, look: {subtasks: "
                               "look}}}\n"
                               "examples:\n"
                               "  it_looks:\n"
                               "    expect:\n"
                               "      - at 0ms: method live > nothing\n"
                               "      - at 10ms: [action look, method live > look]\n"
                               "      - at 2900ms: action look\n"
                               "      - at 3010ms: method live > look\n";
    struct scratch scratch = scratch_new();
    struct result result = shell("'%s' test '%s'", built(scratch.pool, "goapgen"),
                                 scratch_write(&scratch, "d.yaml", yaml));
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* An example ends when all is known: these actions would take minutes until the last of its time. */
static void examples_end_when_all_is_known(void)
{
    static const char yaml[] = "domain: d\n"
                               "state: {n: 0..4}\n"
                               "actions: {look: {}, eat: {effects: n += 1}}\n"
                               "tasks:\n"
                               "  live: {methods: {m: {preconditions: n <= 2, subtasks: [look, "
                               "eat]}, idle: {subtasks: look}}}\n"
                               "examples:\n"
                               "  all_comes:\n"
                               "    expect: [{order: [look, eat]}, {within 20d: n == 3}, {at 1s: n "
                               "== 3}]\n"
                               "  time_is_up:\n"
                               "    for: 2s\n"
                               "    expect: [{within 1s: n == 1}, {never: n == 4}, {share of look: "
                               "90%..100%}]\n";
    struct scratch scratch = scratch_new();
    const struct setting setting = {.processors = 5, .little_memory = true};
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "test", file, NULL});
    CHECK_SAYING(result.code == 0 && result.signal == 0, "signal %d: %s%s", result.signal,
                 result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_run_suite(void)
{
    CU_pSuite suite = CU_add_suite("run", NULL, NULL);
    CU_ADD_TEST(suite, time_is_kept);
    CU_ADD_TEST(suite, no_moment_is_skipped);
    CU_ADD_TEST(suite, a_failed_planning_waits_for_a_rule);
    CU_ADD_TEST(suite, without_a_plan_the_exit_code_is_3);
    CU_ADD_TEST(suite, a_standstill_ends_a_life);
    CU_ADD_TEST(suite, a_plan_that_a_rule_spoils_is_dropped);
    CU_ADD_TEST(suite, nobody_senses);
    CU_ADD_TEST(suite, instances_are_summed);
    CU_ADD_TEST(suite, no_method_is_left_out);
    CU_ADD_TEST(suite, json_has_the_numbers);
    CU_ADD_TEST(suite, json_is_json);
    CU_ADD_TEST(suite, agents_go_on_after_a_method_without_steps);
    CU_ADD_TEST(suite, examples_end_when_all_is_known);
}
