/* SPDX-License-Identifier: MIT */
/* Goals that are weighed by what their plans cost (`value`), worked out by hand. Random lives beside a
 * search of the test's own are in tests/models. */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Three goals, which cost 6, 8 and 2. */
#define ERRANDS(limits, a, b, c)                                                                   \
    "domain: d\nlimits: {plan: 8, nodes: 50" limits "}\n"                                          \
    "state: {a: 0..3, b: 0..4, c: bool, rich: 0..50}\n"                                            \
    "actions:\n"                                                                                   \
    "  do_a: {preconditions: a < 3, effects: a += 1, duration: 1s, cost: 2}\n"                     \
    "  do_b: {preconditions: b < 4, effects: b += 1, duration: 1s, cost: 2}\n"                     \
    "  do_c: {preconditions: not c, effects: c, duration: 1s, cost: 2}\n"                          \
    "goals:\n"                                                                                     \
    "  m_a: {conditions: a >= 3, " a "}\n"                                                         \
    "  m_b: {conditions: b >= 4, " b "}\n"                                                         \
    "  m_c: {conditions: c, " c "}\n"

#define TO_A "wants m_a, made 3, started do_a, start do_a"
#define TO_B "wants m_b, made 4, started do_b, start do_b"
#define TO_C "wants m_c, made 1, started do_c, start do_c"

static void live_and_expect(const char *yaml, const char *log)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, log);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ the choice */

static void the_greatest_value_less_the_cost_is_chosen(void)
{
    live_and_expect(ERRANDS("", "value: 10", "value: 13", "value: 6"), TO_B);
    live_and_expect(ERRANDS("", "value: 10", "value: 11", "value: 5"), TO_A);
    live_and_expect(ERRANDS("", "value: 10", "value: 12", "value: 6"), TO_A); /* equal */
    live_and_expect(ERRANDS("", "value: 10", "value: 12", "value: 7"), TO_C);
}

static void a_plan_that_costs_no_less_is_none(void)
{
    live_and_expect(ERRANDS("", "value: 6", "value: 8", "value: 2"), "");
    live_and_expect(ERRANDS("", "value: 6, priority: 2", "value: 9", "value: 2"), TO_B);
    live_and_expect(ERRANDS("", "value: -5", "value: 0", "value: 3"), TO_C);
}

static void a_higher_priority_comes_first(void)
{
    live_and_expect(ERRANDS("", "value: 7, priority: 2", "value: 1000", "value: 3"), TO_A);
}

/* As a search ends in the tick that it begins in, each goal takes one; a goal that cannot be the best
 * any more is not searched for. */
static void the_most_promising_is_searched_for_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS(", table: 0", "value: 10", "value: 13", "value: 4"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_b");
    stage_tick(&stage, &actor, 1); /* 13 less 8; m_a may be worth up to 10 */
    expect_log(&stage, "wants m_a");
    stage_tick(&stage, &actor, 1); /* it is worth 4, and m_c no more */
    expect_log(&stage, TO_B);
    stage_end(&stage);
}

/* What was found is known until a fact changes. */
static void nothing_is_searched_for_twice(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS(", table: 0", "value: 5", "value: 5", "value: rich"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_a, failed 10");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_b, failed 10");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), UINT32_MAX);
    set_fact(&actor, "rich", 2);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_c, failed 10");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), UINT32_MAX);
    set_fact(&actor, "a", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_a, made 2, started do_a, start do_a");
    stage_end(&stage);
}

/* ------------------------------------------------------------------ what takes over */

/* The plan for m_a is worth 4, and 6 once it is under way. */
static void what_is_left_of_a_plan_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS("", "value: 10", "value: 5", "value: rich"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    set_fact(&actor, "rich", 8);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    set_fact(&actor, "rich", 9);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a, wants m_c, stop do_a, ended do_a aborted, made 1, started do_c, "
                       "start do_c");
    stage_end(&stage);
}

/* The rest of the plan for m_a is worth 10 and m_c 11, but a new plan for m_a is worth 19. */
static void a_goal_whose_plan_gave_way_is_weighed_again(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, nodes: 50}\n"
               "state: {a: 0..3, c: bool, open: bool, rich: 0..50}\n"
               "actions:\n"
               "  walk: {preconditions: a < 3, effects: a += 1, duration: 1s, cost: 5}\n"
               "  jump: {preconditions: open, effects: a = 3, duration: 1s}\n"
               "  do_c: {preconditions: not c, effects: c, duration: 1s, cost: 2}\n"
               "goals:\n"
               "  m_a: {conditions: a >= 3, value: 20}\n"
               "  m_c: {conditions: c, value: rich}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_a, made 3, started walk, start walk");
    set_fact(&actor, "open", 1);
    set_fact(&actor, "rich", 13);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, wants m_c, stop walk, ended walk aborted, made 1, started do_c, "
                       "start do_c");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_c, wants m_a, stop do_c, ended do_c aborted, made 1, started jump, "
                       "start jump");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick jump");
    CU_ASSERT_TRUE(gg_agent_quiet(&actor.core) > 0);
    stage_end(&stage);
}

static void inertia_is_on_top_of_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS("", "value: 10, inertia: 3", "value: 5", "value: rich"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    set_fact(&actor, "rich", 11);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    set_fact(&actor, "rich", 12);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "made 1"));
    stage_end(&stage);
}

/* Inertia is not on top of the priority, nor does a high value count against one. */
static void a_goal_of_a_higher_priority_takes_over_if_it_is_worth_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               ERRANDS("", "value: 100, inertia: 9", "value: 5", "value: rich, priority: 1"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    set_fact(&actor, "rich", 2);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    set_fact(&actor, "rich", 3);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "made 1"));
    stage_end(&stage);
}

/* Its value was told by a fact. */
static void a_plan_that_is_not_worth_it_any_more_gives_way(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS("", "value: 4", "value: rich, priority: 1", "value: 1"));
    set_fact(&actor, "rich", 9);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_B);
    set_fact(&actor, "rich", 6); /* just what is left, and nothing else is worth it */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_b");
    set_fact(&actor, "a", 2);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants m_a"));
    stage_end(&stage);
}

/* ------------------------------------------------------------------------------ wants */

static uint32_t want_bool(struct actor *actor, const char *fact, int32_t priority)
{
    gg_flag_test flags[4];
    gg_range_test ranges[4];
    gg_condition_builder builder = {
        .flags = flags, .ranges = ranges, .flag_capacity = 4, .range_capacity = 4};
    const struct stage *stage = actor->stage;
    gg_condition_begin(&builder);
    CU_ASSERT_TRUE(gg_condition_ask(&stage->domain, &builder,
                                    fact_number(stage->compiled.tables, fact), 1, 1));
    return gg_agent_want_condition(&actor->core, &builder, priority);
}

static void a_want_of_a_condition_is_worth_any_cost(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS(", wants: 2", "value: 1000", "value: 8", "value: 1"));
    uint32_t id = want_bool(&actor, "c", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, id), GG_WANT_RUNNING);
    stage_end(&stage);
}

static void a_want_for_a_goal_is_worth_what_the_goal_is(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS(", wants: 2", "value: 10", "value: 5", "value: rich"));
    uint32_t id = gg_agent_want(&actor.core, 2, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, id), GG_WANT_WAITING);
    CU_ASSERT_EQUAL(actor.core.goal, 0);
    set_fact(&actor, "rich", 3);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, id), GG_WANT_RUNNING);
    stage_end(&stage);
}

/* ------------------------------------------------------- other keys, and other agents */

/* Goals of another agent type that have no value go by their priorities, with their inertia. */
static void goals_without_a_value_go_by_their_priorities(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        ERRANDS("", "priority: 3, inertia: 4", "value: 9",
                "priority: rich") "agents: {other: {goals: [m_a, m_c]}, one: {goals: [m_b]}}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    set_fact(&actor, "rich", 7);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    set_fact(&actor, "rich", 8);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants m_c"));
    stage_end(&stage);
}

/* It is not latched as it is weighed, but as its plan is adopted. */
static void a_goal_is_latched_by_its_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               ERRANDS(", table: 0", "value: 20", "value: 21, relevant: rich < 5, latched: true",
                       "value: 1"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants m_b");
    set_fact(&actor, "rich", 9);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    stage_end(&stage);
}

/* Two agents share a planner, and their searches take several ticks. */
static void agents_that_search_take_turns(void)
{
    struct stage stage;
    struct actor one, other;
    stage_with(&stage, &one, ERRANDS(", table: 0", "value: 10", "value: 13", "value: 6"));
    actor_start(&other, &stage, 0, 2);
    gg_agent_detail(&one.core, 0, 2);
    gg_agent_detail(&other.core, 0, 2);
    for (int i = 0; i < 100; i++) {
        stage_tick(&stage, &one, 1);
        gg_agent_tick(&other.core, &stage.planner, 1);
    }
    CU_ASSERT_EQUAL(one.core.goal, 1);
    CU_ASSERT_EQUAL(other.core.goal, 1);
    stage_end(&stage);
}

/* What is left out of plans makes others dearer: the tool breaks, and by hand it costs 9. */
static void what_is_left_out_counts(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, nodes: 50}\nstate: {a: bool, b: bool}\n"
               "actions:\n"
               "  by_tool: {effects: a, duration: 1s, cost: 1, retry: 10s}\n"
               "  by_hand: {effects: a, duration: 1s, cost: 9}\n"
               "  do_b: {effects: b, duration: 1s, cost: 3}\n"
               "goals: {m_a: {conditions: a, value: 10}, m_b: {conditions: b, value: 5}}\n");
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants m_a"));
    actor.answer = NULL;
    forget_log(&stage);
    for (int i = 0; i < 5 && !was_logged(&stage, "started"); i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "started do_b"));
    stage_end(&stage);
}

/* A number for a claimed fact ends when all is chosen anew, but not when nothing is found to be worth it. */
static void who_chooses_nothing_waits_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, nodes: 50}\n"
               "state:\n  food: {type: 0..9, shared: true, claim: true}\n"
               "  hungry: {type: bool, start: true}\n  fed: bool\n  price: {type: 0..9, start: 5}\n"
               "  sold: bool\n"
               "actions:\n"
               "  eat: {preconditions: food >= 1, effects: [food -= 1, fed], duration: 1s}\n"
               "  sell: {effects: sold, duration: 1s, cost: 7}\n"
               "goals: {full: {conditions: fed, relevant: hungry, value: 50},\n"
               "  rich: {conditions: sold, value: price}}\n");
    uint16_t food = fact_number(stage.compiled.tables, "food");
    for (int i = 0; i < 5; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(waiting_ends(&actor.core, food), 0);
    set_fact(&actor, "hungry", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(waiting_ends(&actor.core, food), 0);
    set_fact(&actor, "price", 9);
    for (int i = 0; i < 5 && !was_logged(&stage, "started"); i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "started sell"));
    CU_ASSERT_EQUAL(waiting_ends(&actor.core, food), 0);
    stage_end(&stage);
}

static void a_cheaper_plan_for_the_same_goal_is_looked_for(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, nodes: 50}\nstate: {open: bool, n: 0..3, b: bool}\n"
               "actions:\n"
               "  step: {preconditions: n < 3, effects: n += 1, duration: 1s, cost: 3}\n"
               "  jump: {preconditions: open, effects: n = 3, duration: 1s, cost: 1}\n"
               "  do_b: {effects: b, duration: 1s, cost: 3}\n"
               "goals:\n"
               "  m_a: {conditions: n >= 3, value: 10, reconsider: 500ms}\n"
               "  m_b: {conditions: b, value: 3}\n");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "made 3"));
    forget_log(&stage);
    set_fact(&actor, "open", 1);
    stage_tick(&stage, &actor, 499);
    CU_ASSERT_FALSE(was_logged(&stage, "made"));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "made 1"));
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ functions */

static int32_t told_value;

static int32_t tell_value(gg_agent *agent, uint16_t goal)
{
    (void)agent;
    CU_ASSERT_EQUAL(goal, 2);
    return told_value;
}

/* It is asked at each decision, though nothing else changes, until the goal cannot be chosen. */
static void a_function_tells_the_value(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS("", "value: 10", "value: 5", "value: {call: worth}"));
    const gg_valuing_calls calls = {.denying = {.calls = *stage.agent_types[0].calls},
                                    .value = tell_value};
    stage.agent_types[0].calls = &calls.denying.calls;
    told_value = 6;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, TO_A);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    told_value = 9;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants m_c"));
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    set_fact(&actor, "c", 1);
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "wants m_a"));
    CU_ASSERT_TRUE(gg_agent_quiet(&actor.core) > 0);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- in words */

static void expect_words(struct stage *stage, struct actor *actor, const char *expected)
{
    char text[400];
    gg_agent_explain(&actor->core, &stage->planner, &gg_goal_reasons, NULL, text, sizeof text);
    CHECK_SAYING(strcmp(text, expected) == 0, "%s", text);
}

static void reasons_are_told_in_numbers(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, ERRANDS("", "value: 10, inertia: 2", "value: 12", "value: 2"));
    expect_words(&stage, &actor,
                 "would do m_a (priority 0, worth 10 less 6): do_a, do_a, do_a\n"
                 "not m_b, worth 12 less 8: m_a comes first, 4 to 4\n"
                 "not m_c, worth 2 less 2: its plan costs no less\n");
    stage_tick(&stage, &actor, 1);
    expect_words(&stage, &actor,
                 "does m_a (priority 0, worth 10 less 4): do_a, do_a, do_a\n"
                 "not m_b, worth 12 less 8: m_a is worth more, 4 to 8, of which inertia is 2\n"
                 "not m_c, worth 2 less 2: its plan costs no less\n");
    stage_end(&stage);
}

void add_values_suite(void)
{
    CU_pSuite suite = CU_add_suite("values", NULL, NULL);
    CU_ADD_TEST(suite, the_greatest_value_less_the_cost_is_chosen);
    CU_ADD_TEST(suite, a_plan_that_costs_no_less_is_none);
    CU_ADD_TEST(suite, a_higher_priority_comes_first);
    CU_ADD_TEST(suite, the_most_promising_is_searched_for_first);
    CU_ADD_TEST(suite, nothing_is_searched_for_twice);
    CU_ADD_TEST(suite, what_is_left_of_a_plan_counts);
    CU_ADD_TEST(suite, a_goal_whose_plan_gave_way_is_weighed_again);
    CU_ADD_TEST(suite, inertia_is_on_top_of_it);
    CU_ADD_TEST(suite, a_goal_of_a_higher_priority_takes_over_if_it_is_worth_it);
    CU_ADD_TEST(suite, a_plan_that_is_not_worth_it_any_more_gives_way);
    CU_ADD_TEST(suite, a_want_of_a_condition_is_worth_any_cost);
    CU_ADD_TEST(suite, a_want_for_a_goal_is_worth_what_the_goal_is);
    CU_ADD_TEST(suite, goals_without_a_value_go_by_their_priorities);
    CU_ADD_TEST(suite, a_goal_is_latched_by_its_plan);
    CU_ADD_TEST(suite, agents_that_search_take_turns);
    CU_ADD_TEST(suite, what_is_left_out_counts);
    CU_ADD_TEST(suite, who_chooses_nothing_waits_on);
    CU_ADD_TEST(suite, a_cheaper_plan_for_the_same_goal_is_looked_for);
    CU_ADD_TEST(suite, a_function_tells_the_value);
    CU_ADD_TEST(suite, reasons_are_told_in_numbers);
}
