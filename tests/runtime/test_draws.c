/* SPDX-License-Identifier: MIT */
/*
 * Draws, scores and procedural preconditions stay what they are where methods fail, where what
 * is known is used again, and in charts.
 */
#include "support/chance.h"
#include "support/ordered.h"
#include "suites.h"

#include <string.h>

/* Two draws from one state, and what they must not have come to: the first is drawn evenly, and
 * the second among what the first leaves, whatever has failed before. */
static void draws_are_as_likely_after_failures(void)
{
    enum { DRAWS = 30000 };
    static const char *const pairs[] = {"a a", "a b", "a c", "b a", "b b",
                                        "b c", "c a", "c b", "c c"};
    static const double likely[] = {0,       1.0 / 6, 1.0 / 6, 1.0 / 6, 0,
                                    1.0 / 6, 1.0 / 9, 1.0 / 9, 1.0 / 9};
    unsigned counts[9] = {0};
    struct ordered ordered;
    ordered_compile(&ordered,
                    "domain: d\n"
                    "state: {one: [none, a, b, c], two: [none, a, b, c]}\n"
                    "actions:\n"
                    "  a: {effects: [two = one, one = a]}\n"
                    "  b: {effects: [two = one, one = b]}\n"
                    "  c: {effects: [two = one, one = c]}\n"
                    "  fits: {preconditions: one != two or one == c}\n"
                    "tasks:\n"
                    "  live: {methods: {m: {subtasks: [pick, pick, fits]}}}\n"
                    "  pick: {select: random, methods: {a: {subtasks: a}, b: {subtasks: b},"
                    " c: {subtasks: c}}}\n");
    for (uint32_t seed = 0; seed < DRAWS; seed++) {
        gg_random_seed(&ordered.random, seed);
        const char *plan = plan_of(&ordered, "live");
        for (int i = 0; i < 9; i++)
            counts[i] += strncmp(plan, pairs[i], 3) == 0;
    }
    double square = 0;
    for (int i = 0; i < 9; i++) {
        double expected = likely[i] * (double)DRAWS, off = counts[i] - expected;
        CU_ASSERT(expected > 0 || counts[i] == 0);
        square += expected > 0 ? off * off / expected : 0;
    }
    CU_ASSERT(square < 24.3); /* six degrees of freedom: one in two thousand is above */
    ordered_free(&ordered);
}

/* One of two can be picked, and put back; nobody can stop. */
#define PICKING                                                                                    \
    "domain: d\n"                                                                                  \
    "state: {one: [none, a, b], never: bool, seen: bool}\n"                                        \
    "actions:\n"                                                                                   \
    "  a: {preconditions: one == none, effects: one = a}\n"                                        \
    "  b: {preconditions: one == none, effects: one = b}\n"                                        \
    "  back: {effects: one = none}\n"                                                              \
    "  look: {effects: seen = never}\n"                                                            \
    "  stop: {preconditions: seen}\n"                                                              \
    "tasks:\n"

/* A task that is planned by a chart, and draws in it. */
static const char walker[] =
    PICKING "  live: {methods: {m1: {subtasks: [walk, look, stop]},"
            " m2: {subtasks: [walk, back, walk]}}}\n"
            "  walk: {methods: {again: {subtasks: [walk, look, stop]},"
            " once: {subtasks: pick}}}\n"
            "  pick: {select: random, methods: {a: {subtasks: a}, b: {subtasks: b},"
            " w: {preconditions: never, subtasks: walk}}}\n";

/* Plans with many seeds: each of the four pairs of `a` and `b` comes up as often. */
static void expect_even_pairs(const char *yaml, const char *task)
{
    enum { DRAWS = 4000 };
    static const char *const pairs[] = {"a back a", "a back b", "b back a", "b back b"};
    unsigned counts[4] = {0};
    struct ordered ordered;
    ordered_compile(&ordered, yaml);
    for (uint32_t seed = 0; seed < DRAWS; seed++) {
        gg_random_seed(&ordered.random, seed);
        const char *plan = plan_of(&ordered, task);
        for (int i = 0; i < 4; i++)
            counts[i] += strcmp(plan, pairs[i]) == 0;
    }
    CU_ASSERT_EQUAL(counts[0] + counts[1] + counts[2] + counts[3], DRAWS);
    CU_ASSERT(chance_is_even(counts, 4));
    ordered_free(&ordered);
}

/* Twice a task that is planned by a chart and draws, after its chart for `m1` has failed, and so
 * has tried all: both draw anew. */
static void what_failed_in_a_chart_draws_anew(void)
{
    expect_even_pairs(walker, "live");
}

/* In the plain order, after all has failed, and in a chart. */
static void two_calls_from_one_state_draw_independently(void)
{
    static const char yaml[] =
        PICKING "  plain: {methods: {m: {subtasks: [pick, back, pick]}}}\n"
                "  failed: {methods: {m1: {subtasks: [pick, look, stop]},"
                " m2: {subtasks: [pick, back, pick]}}}\n"
                "  charted: {methods: {again: {subtasks: [charted, look, stop]},"
                " once: {subtasks: [pick, back, pick]}}}\n"
                "  pick: {select: random, methods: {a: {subtasks: a}, b: {subtasks: b}}}\n";
    expect_even_pairs(yaml, "plain");
    expect_even_pairs(yaml, "failed");
    expect_even_pairs(yaml, "charted");
}

/* Plain, charted, and after failures: of one seed comes one plan, whatever was planned before it in
 * the same memory, and as many numbers are drawn. */
static void the_same_seed_gives_the_same_plan(void)
{
    static const char *const tasks[] = {"live", "walk", "pick"};
    struct ordered ordered;
    ordered_compile(&ordered, walker);
    for (uint32_t i = 0; i < 60; i++) {
        const char *task = tasks[i % 3];
        char plan[64];
        gg_random_seed(&ordered.random, i);
        CU_ASSERT_FATAL(strlen(plan_of(&ordered, task)) < sizeof plan);
        strcpy(plan, ordered.steps.data);
        gg_random after = ordered.random;
        (void)plan_of(&ordered, tasks[i % 2]);
        gg_random_seed(&ordered.random, i);
        CU_ASSERT_STRING_EQUAL(plan_of(&ordered, task), plan);
        CU_ASSERT_EQUAL(memcmp(&ordered.random, &after, sizeof after), 0);
    }
    ordered_free(&ordered);
}

/* ---------------------------------------------------------- functions of the game */

/* An agent that counts what it is asked. */
struct asking {
    gg_agent agent;
    unsigned scores, actions[8];
};

static int32_t score_of(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    static const int32_t scores[] = {1, 3, 2};
    ((struct asking *)agent)->scores++;
    CU_ASSERT_FATAL(method < 3);
    (void)task;
    return scores[method];
}

static bool may_do(struct gg_agent *agent, uint16_t action)
{
    CU_ASSERT_FATAL(action < 8);
    ((struct asking *)agent)->actions[action]++;
    return true;
}

static const gg_calls asking_calls = {.score = score_of, .precondition = may_do};

/* Where `b` is taken and then `c`, all three are asked about twice: in the plain order, by a chart,
 * and where the ends of the task are worked out, as it has failed before: that took three times. */
static void scores_are_asked_when_a_task_is_planned_and_when_a_method_failed(void)
{
    static const struct {
        const char *task, *plan;
        unsigned scores;
    } cases[] = {{"pick", "b", 3},
                 {"plain", "c fits", 6},
                 {"charted", "c fits", 6},
                 {"known", "c fits", 9 + 6}};
    struct ordered ordered;
    struct asking asking = {.scores = 0};
    ordered_compile(&ordered,
                    "domain: d\n"
                    "state: {one: [none, a, b, c], never: bool, seen: bool}\n"
                    "actions:\n"
                    "  a: {effects: one = a}\n  b: {effects: one = b}\n  c: {effects: one = c}\n"
                    "  look: {effects: seen = never}\n"
                    "  stop: {preconditions: seen}\n"
                    "  fits: {preconditions: one != b}\n"
                    "tasks:\n"
                    "  plain: {methods: {m: {subtasks: [pick, fits]}}}\n"
                    "  charted: {methods: {m: {subtasks: [walk, fits]}}}\n"
                    "  known: {methods: {m1: {subtasks: [pick, look, stop]},"
                    " m2: {subtasks: [pick, fits]}}}\n"
                    "  walk: {methods: {again: {subtasks: [walk, look, stop]},"
                    " once: {subtasks: pick}}}\n"
                    "  pick:\n    select: score\n    methods:\n"
                    "      a: {score: {call: s}, subtasks: a}\n"
                    "      b: {score: {call: s}, subtasks: b}\n"
                    "      c: {score: {call: s}, subtasks: c}\n");
    ordered.agent_type.calls = &asking_calls;
    ordered.agent = &asking.agent;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        asking.scores = 0;
        CU_ASSERT_STRING_EQUAL(plan_of(&ordered, cases[i].task), cases[i].plan);
        CU_ASSERT_EQUAL(asking.scores, cases[i].scores);
    }
    ordered_free(&ordered);
}

/* `a` and `b` come up in the plain order, where the ends of `pick` are worked out, in a chart and
 * for a condition to achieve. */
static void preconditions_are_asked_once_in_all_ways_of_planning(void)
{
    struct ordered ordered;
    struct asking asking = {.scores = 0};
    ordered_compile(
        &ordered, "domain: d\n"
                  "state: {one: [none, a, b], never: bool, seen: bool}\n"
                  "actions:\n"
                  "  a: {procedural_precondition: may_a, effects: one = a}\n"
                  "  b: {procedural_precondition: may_b, effects: one = b}\n"
                  "  look: {effects: seen = never}\n"
                  "  stop: {preconditions: seen}\n"
                  "  fits: {preconditions: one == b}\n"
                  "tasks:\n"
                  "  live:\n    methods:\n"
                  "      m1: {subtasks: [pick, look, stop]}\n"
                  "      m2: {subtasks: [pick, fits, walk, fits, achieve: one == a, look, stop]}\n"
                  "      m3: {subtasks: [walk, achieve: one == a]}\n"
                  "  walk: {methods: {again: {subtasks: [walk, look, stop]},"
                  " once: {subtasks: pick}}}\n"
                  "  pick: {methods: {a: {subtasks: a}, b: {subtasks: b}}}\n");
    ordered.agent_type.calls = &asking_calls;
    ordered.agent = &asking.agent;
    CU_ASSERT_STRING_EQUAL(plan_of(&ordered, "live"), "a");
    CU_ASSERT_EQUAL(asking.actions[action_number(ordered.compiled.tables, "a")], 1);
    CU_ASSERT_EQUAL(asking.actions[action_number(ordered.compiled.tables, "b")], 1);
    CU_ASSERT_TRUE(ordered.planner.workspace.charted != GG_NONE);
    ordered_free(&ordered);
}

void add_draws_suite(void)
{
    CU_pSuite suite = CU_add_suite("draws", NULL, NULL);
    CU_ADD_TEST(suite, draws_are_as_likely_after_failures);
    CU_ADD_TEST(suite, what_failed_in_a_chart_draws_anew);
    CU_ADD_TEST(suite, two_calls_from_one_state_draw_independently);
    CU_ADD_TEST(suite, the_same_seed_gives_the_same_plan);
    CU_ADD_TEST(suite, scores_are_asked_when_a_task_is_planned_and_when_a_method_failed);
    CU_ADD_TEST(suite, preconditions_are_asked_once_in_all_ways_of_planning);
}
