/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run` of agents that walk. Their days are worked out by hand. From home to the shop are
 * 5 units, which take 2.5 s.
 */
#include "support/json.h"
#include "support/run_output.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

#define COMMUTER                                                                                   \
    "domain: commuter\n"                                                                           \
    "state: {here: [home, shop], bell: bool}\n"                                                    \
    "places: {fact: here, speed: 2, at: {home: 0, shop: [3, 4]}}\n"                                \
    "actions:\n"                                                                                   \
    "  work: {at: shop, duration: 1s}\n"                                                           \
    "  rest: {at: home, duration: 1500ms}\n"                                                       \
    "  answer: {preconditions: bell, effects: not bell, duration: 1s}\n"                           \
    "tasks:\n"                                                                                     \
    "  live:\n"                                                                                    \
    "    select: priority\n"                                                                       \
    "    methods:\n"                                                                               \
    "      ring: {priority: 1, preconditions: bell, subtasks: answer}\n"                           \
    "      day: {subtasks: [work, rest]}\n"

/* A day of it takes 7.5 s. */
static void walks_take_their_time(void)
{
    static const struct expectation runs[] = {
        {"--time 60s",
         {"walk to     started     arrived  stopped  on the way\n",
          "home              8           8        0  20s\n",
          "shop              8           8        0  20s\n"},
         {{"decisions", 8}, {"work", 8}, {"rest", 8}}},
        {"--time 1s",
         {"home              0           0        0  0s\n",
          "shop              1           0        0  0s\n"},
         {{"decisions", 1}, {"work", 0}}},
        {"--time 2500ms",
         {"shop              1           1        0  2.500s\n", "actions never done:\n  work\n"},
         {{"decisions", 1}, {"work", 0}}},
        {"--time 2501ms", {"(at the end work was still going on)\n"}, {{"work", 1}}},
        {"--decisions 3", {"simulated time    22.500s\n"}, {{"work", 3}, {"rest", 3}}},
    };
    CHECK_RUNS(COMMUTER, runs);
}

/* The bell rings at 4 s and at 8 s, on the way home: 1 unit from the shop, and then 3. From there
 * the commuter goes back to work. */
static void stopped_walks_begin_on_the_spot(void)
{
    static const char yaml[] = COMMUTER "rules: {bell: {every: 4s, effects: bell}}\n";
    static const struct expectation runs[] = {
        {"--time 12s",
         {"home              3           0        2  2s\n",
          "shop              3           3        0  4.500s\n"},
         {{"work", 3}, {"answer", 2}, {"rest", 0}}},
        {"--time 12s --agents 3",
         {"home              9           0        6  6s\n",
          "shop              9           9        0  13.500s\n"},
         {{"work", 9}, {"answer", 6}}},
    };
    CHECK_RUNS(yaml, runs);
}

static void walks_are_in_the_json(void)
{
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, COMMUTER, "--time 10s --json");
    CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
    check_says(&result, "\"walks\": [{\"to\": \"home\", \"started\": 1, \"arrived\": 1, "
                        "\"stopped\": 0, \"time\": 2500}, {\"to\": \"shop\", \"started\": 2, "
                        "\"arrived\": 2, \"stopped\": 0, \"time\": 5000}]");
    result_free(&result);
    scratch_free(&scratch);
}

/* A type that does nothing at a place has no table of walks. */
static void who_never_walks_has_no_table(void)
{
    static const char yaml[] = COMMUTER "agents: {bell: {task: live, actions: [answer]}}\n"
                                        "rules: {bell: {every: 4s, effects: bell}}\n";
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, yaml, "--time 10s");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "walk"));
    check_says(&result, "answer");
    result_free(&result);
    result = simulated(&scratch, yaml, "--time 10s --json");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "walk"));
    result_free(&result);
    scratch_free(&scratch);
}

void add_run_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("run walks", NULL, NULL);
    CU_ADD_TEST(suite, walks_take_their_time);
    CU_ADD_TEST(suite, stopped_walks_begin_on_the_spot);
    CU_ADD_TEST(suite, walks_are_in_the_json);
    CU_ADD_TEST(suite, who_never_walks_has_no_table);
}
