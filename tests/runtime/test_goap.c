/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals, on worked examples: the traps that planners fall into, large
 * states, many actions, subtasks that are conditions. Random ones are in
 * test_goap_random.c.
 */
#include "support/run.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <string.h>

enum { NODES = 4096, STEPS = 300 };

/* ------------------------------------------------------------------ plans */

static gg_outcome plan_for(const struct compiled *compiled, uint16_t agent_type, bool backward,
                           struct text *steps)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct search_room room = search_room_of(domain, NODES, STEPS);
    gg_goal_problem goal_problem = {.domain = domain,
                                    .agent_type = &domain->agent_types[agent_type],
                                    .state = domain->start,
                                    .backward = backward ? &gg_regressing : NULL};
    gg_outcome outcome = gg_plan_make(&room.search, &goal_problem, &room.plan);
    text_add(steps, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(steps, "%s%s", i ? " " : "",
                 compiled->tables->problem->actions[room.plan.steps[i]].name);
    search_room_free(&room);
    return outcome;
}

/* The first goal is planned from the start, with tables and without. */
static void expect_plan(const char *yaml, gg_outcome outcome, const char *steps)
{
    struct text bare = {0};
    text_add(&bare, "%slimits: {table: 0}\n", yaml);
    const char *const texts[] = {yaml, bare.data};
    for (size_t i = 0; i < 2; i++) {
        struct compiled compiled = compile_text(texts[i]);
        struct text found = {0};
        CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
        CU_ASSERT_EQUAL(plan_for(&compiled, 0, false, &found), outcome);
        CU_ASSERT_STRING_EQUAL(found.data, steps);
        text_free(&found);
        compiled_free(&compiled);
    }
    text_free(&bare);
}

static void costs_decide_and_not_the_order(void)
{
    expect_plan("domain: d\nstate: {a: bool, b: bool}\n"
                "actions:\n"
                "  dear: {effects: b, cost: 5}\n"
                "  first: {effects: a, cost: 2}\n"
                "  second: {preconditions: a, effects: b, cost: 2}\n"
                "goals: {aim: {conditions: b}}\n",
                GG_FOUND, "first second");
}

static void of_equal_costs_the_fewest_actions(void)
{
    expect_plan("domain: d\nstate: {a: bool, b: bool}\n"
                "actions:\n"
                "  free: {effects: a, cost: 0}\n"
                "  on: {preconditions: a, effects: b, cost: 1}\n"
                "  at_once: {effects: b, cost: 1}\n"
                "goals: {aim: {conditions: b}}\n",
                GG_FOUND, "at_once");
}

static void of_equal_plans_the_order_of_the_yaml(void)
{
    expect_plan("domain: d\nstate: {a: bool}\n"
                "actions: {one: {effects: a}, other: {effects: a}}\n"
                "goals: {aim: {conditions: a}}\n",
                GG_FOUND, "one");
}

static void more_facts_do_not_hide_a_goal(void)
{
    expect_plan("domain: d\nstate: {a: bool, b: {type: bool, start: true}, c: 0..9}\n"
                "actions: {act: {effects: [a, c += 3]}}\n"
                "goals: {aim: {conditions: a}}\n",
                GG_FOUND, "act");
}

static void a_goal_that_holds_has_the_empty_plan(void)
{
    expect_plan("domain: d\nstate: {a: {type: bool, start: true}}\n"
                "actions: {act: {effects: a, cost: 0}}\n"
                "goals: {aim: {conditions: a}}\n",
                GG_FOUND, "");
}

static void an_action_may_come_twice(void)
{
    expect_plan("domain: d\nstate: {key: bool, door: bool}\n"
                "actions:\n"
                "  get_key: {preconditions: not key, effects: key}\n"
                "  open_door: {preconditions: key, effects: [door, not key]}\n"
                "goals: {aim: {conditions: [key, door]}}\n",
                GG_FOUND, "get_key open_door get_key");
}

static void what_is_in_the_way_is_undone(void)
{
    expect_plan("domain: d\nstate: {a: bool, b: bool}\n"
                "actions:\n"
                "  both: {effects: [a, b]}\n"
                "  not_b: {effects: not b}\n"
                "goals: {aim: {conditions: [a, not b]}}\n",
                GG_FOUND, "both not_b");
}

static void money_is_spent_twice(void)
{
    expect_plan("domain: d\nstate: {money: bool, a: bool, b: bool}\n"
                "actions:\n"
                "  earn: {effects: money}\n"
                "  buy_a: {preconditions: money, effects: [a, not money]}\n"
                "  buy_b: {preconditions: money, effects: [b, not money]}\n"
                "goals: {aim: {conditions: [a, b]}}\n",
                GG_FOUND, "earn buy_a earn buy_b");
}

static void circles_without_cost_end(void)
{
    expect_plan("domain: d\nstate: {at: [a, b, c], done: bool}\n"
                "actions:\n"
                "  to_a: {effects: at = a, cost: 0}\n"
                "  to_b: {effects: at = b, cost: 0}\n"
                "  to_c: {preconditions: [at == b, done], effects: at = c, cost: 0}\n"
                "goals: {aim: {conditions: at == c}}\n",
                GG_NO_PLAN, "");
}

static void numbers_stop_at_their_ends(void)
{
    expect_plan("domain: d\nstate: {n: {type: 0..10, start: 3}}\n"
                "actions:\n"
                "  up: {effects: n += 4}\n"
                "  down: {effects: n -= 5}\n"
                "goals: {aim: {conditions: n == 5}}\n",
                GG_FOUND, "up up down");
}

static void a_goal_that_can_never_hold_is_warned_of(void)
{
    static const char yaml[] = "domain: d\nstate: {a: bool, map: {type: bool, constant: true}}\n"
                               "actions: {on: {effects: a}, off: {effects: not a}}\n"
                               "goals: {aim: {conditions: [a, map]}}\n";
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(compiled.messages.data, "the conditions of goal 'aim' can never hold"));
    compiled_free(&compiled);
    expect_plan(yaml, GG_NO_PLAN, "");
}

/* --------------------------------------------------------------------- sizes */

/* No table holds such a number; the search goes by the others. */
static void large_numbers_need_no_table(void)
{
    expect_plan("domain: d\nstate: {gold: 0..1000000, sword: bool, rich: bool}\n"
                "actions:\n"
                "  mine: {effects: gold += 400000}\n"
                "  buy: {preconditions: gold >= 700000, effects: [sword, gold -= 700000]}\n"
                "goals: {aim: {conditions: [sword, gold >= 100000]}}\n",
                GG_FOUND, "mine mine buy");
}

/* A chain of 200 facts: several words of state and of actions. */
static void a_long_way_through_a_large_state(void)
{
    struct text yaml = {0}, expected = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < 200; i++)
        text_add(&yaml, "  f%d: bool\n", i);
    text_add(&yaml, "actions:\n  a0: {effects: f0}\n");
    for (int i = 1; i < 200; i++)
        text_add(&yaml, "  a%d: {preconditions: [f%d, not f%d], effects: f%d}\n", i, i - 1, i, i);
    text_add(&yaml, "goals: {aim: {conditions: f199}}\nlimits: {plan: 250}\n");
    for (int i = 0; i < 200; i++)
        text_add(&expected, "%sa%d", i ? " " : "", i);
    struct compiled compiled = compile_text(yaml.data);
    for (int backward = 0; backward < 2; backward++) {
        struct text found = {0};
        CU_ASSERT_EQUAL(plan_for(&compiled, 0, backward != 0, &found), GG_FOUND);
        CU_ASSERT_STRING_EQUAL(found.data, expected.data);
        text_free(&found);
    }
    compiled_free(&compiled);
    text_free(&yaml);
    text_free(&expected);
}

/* ---------------------------------------------------------- made at run time */

static const char traveller[] =
    "domain: d\n"
    "state: {at: [a, b, c], gold: 0..9, free: bool}\n"
    "actions:\n"
    "  go_b: {preconditions: at == a, effects: at = b}\n"
    "  go_c: {preconditions: at == b, effects: at = c}\n"
    "  earn: {preconditions: at == b, effects: gold += 2}\n"
    "  pay: {preconditions: [at == c, gold >= 3], effects: [gold -= 3, free]}\n"
    "goals: {aim: {conditions: free}}\n";

/* Asks for values of facts, by name, and plans. */
struct wanted {
    const char *fact;
    uint32_t low, high;
};

static void expect_condition(const struct wanted *wanted, size_t count, gg_outcome outcome,
                             const char *steps)
{
    struct compiled compiled = compile_text(traveller);
    const gg_domain *domain = &compiled.tables->domain;
    gg_flag_test flags[1];
    gg_range_test ranges[1];
    gg_condition_builder builder = {
        .flags = flags, .ranges = ranges, .flag_capacity = 1, .range_capacity = 1};
    gg_condition_begin(&builder);
    for (size_t i = 0; i < count; i++)
        CU_ASSERT_TRUE(gg_condition_ask(domain, &builder,
                                        fact_number(compiled.tables, wanted[i].fact), wanted[i].low,
                                        wanted[i].high));
    struct search_room room = search_room_of(domain, NODES, STEPS);
    gg_goal_problem goal_problem = {.domain = domain,
                                    .agent_type = &domain->agent_types[0],
                                    .state = domain->start,
                                    .goal = GG_NONE,
                                    .condition = &builder.condition};
    struct text found = {0};
    CU_ASSERT_EQUAL(gg_plan_make(&room.search, &goal_problem, &room.plan), outcome);
    text_add(&found, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(&found, "%s%s", i ? " " : "",
                 compiled.tables->problem->actions[room.plan.steps[i]].name);
    CU_ASSERT_STRING_EQUAL(found.data, steps);
    text_free(&found);
    search_room_free(&room);
    compiled_free(&compiled);
}

static void goals_are_made_at_run_time(void)
{
    expect_condition(NULL, 0, GG_FOUND, "");
    expect_condition((struct wanted[]){{"at", 1, 2}}, 1, GG_FOUND, "go_b");
    expect_condition((struct wanted[]){{"at", 2, 2}, {"gold", 1, 3}}, 2, GG_FOUND,
                     "go_b earn go_c");
    expect_condition((struct wanted[]){{"free", 1, 1}, {"gold", 1, 1}}, 2, GG_FOUND,
                     "go_b earn earn go_c pay");
    expect_condition((struct wanted[]){{"free", 1, 1}, {"at", 0, 0}}, 2, GG_NO_PLAN, "");
    expect_condition((struct wanted[]){{"at", 0, 0}, {"at", 1, 1}}, 2, GG_FOUND, "go_b");
}

static void a_condition_that_cannot_be_is_refused(void)
{
    struct compiled compiled = compile_text(traveller);
    const gg_domain *domain = &compiled.tables->domain;
    gg_flag_test flags[1];
    gg_condition_builder builder = {.flags = flags, .flag_capacity = 1};
    gg_condition_begin(&builder);
    CU_ASSERT_FALSE(gg_condition_ask(domain, &builder, fact_number(compiled.tables, "at"), 1, 3));
    CU_ASSERT_FALSE(gg_condition_ask(domain, &builder, fact_number(compiled.tables, "at"), 2, 1));
    CU_ASSERT_FALSE(gg_condition_ask(domain, &builder, domain->fact_count, 0, 0));
    CU_ASSERT_FALSE(gg_condition_ask(domain, &builder, fact_number(compiled.tables, "gold"), 0, 1));
    CU_ASSERT_TRUE(gg_holds(domain, &builder.condition, domain->start));
    compiled_free(&compiled);
}

/* ---------------------------------------------------------------- agent types */

static void an_agent_type_uses_its_own_actions(void)
{
    struct compiled compiled =
        compile_text("domain: d\nstate: {open: bool}\n"
                     "actions: {unlock: {effects: open}, smash: {effects: open}, sing: {}}\n"
                     "goals: {aim: {conditions: open}}\n"
                     "agents:\n"
                     "  guest: {actions: [unlock, sing]}\n"
                     "  ogre: {actions: [smash]}\n"
                     "  bard: {actions: [sing]}\n");
    static const char *const steps[] = {"unlock", "smash", ""};
    for (uint16_t i = 0; i < 3; i++) {
        struct text found = {0};
        CU_ASSERT_EQUAL(plan_for(&compiled, i, false, &found), i < 2 ? GG_FOUND : GG_NO_PLAN);
        CU_ASSERT_STRING_EQUAL(found.data, steps[i]);
        text_free(&found);
    }
    compiled_free(&compiled);
}

/* ------------------------------------------------------------------- subtasks */

static const char visits[] =
    "domain: d\n"
    "types: {room: [hall, cellar, attic]}\n"
    "state: {at: room, lit(room): bool, lamp: bool, seen: 0..3}\n"
    "actions:\n"
    "  go(room to): {preconditions: [at != to, lit(to)], effects: at = to}\n"
    "  light(room where): {preconditions: lamp, effects: lit(where)}\n"
    "  find_lamp: {preconditions: at == hall, effects: lamp}\n"
    "  look: {effects: seen += 1}\n"
    "tasks:\n"
    "  visit: {methods: {both: {subtasks: [see(cellar), see(attic)]}}}\n"
    "  see(room r): {methods: {there: {subtasks: [{achieve: at == r}, look]}}}\n";

static gg_outcome decompose(const struct compiled *compiled, const char *task, uint32_t nodes,
                            struct text *steps)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct room room = room_of(domain, 20, 20, 20);
    struct search_room search = search_room_of(domain, nodes, 0);
    gg_random random;
    gg_random_seed(&random, 1);
    room.workspace.search = &search.search;
    gg_task_problem task_problem = {domain,
                                    &domain->agent_types[0],
                                    NULL,
                                    &random,
                                    domain->start,
                                    task_number(compiled->tables, task),
                                    false,
                                    false,
                                    {0}};
    gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    text_add(steps, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(steps, "%s%s", i ? " " : "",
                 compiled->tables->problem->actions[room.plan.steps[i]].name);
    search_room_free(&search);
    room_free(&room);
    return outcome;
}

static void a_condition_as_a_subtask_is_planned(void)
{
    struct compiled compiled = compile_text(visits);
    struct text found = {0};
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    CU_ASSERT_EQUAL(decompose(&compiled, "visit", 100, &found), GG_FOUND);
    CU_ASSERT_STRING_EQUAL(found.data,
                           "find_lamp light(cellar) go(cellar) look light(attic) go(attic) look");
    text_free(&found);
    compiled_free(&compiled);
}

/* The method whose condition cannot be achieved is passed over. */
static void a_condition_without_a_plan_fails_its_method(void)
{
    struct compiled compiled =
        compile_text("domain: d\nstate: {a: bool, b: bool}\n"
                     "actions: {act: {effects: a}, undo: {effects: [b, not a]}}\n"
                     "tasks:\n"
                     "  live:\n"
                     "    methods:\n"
                     "      never: {subtasks: [act, {achieve: [b, a, not b]}]}\n"
                     "      never_either: {subtasks: [undo, {achieve: not b}]}\n"
                     "      rest: {subtasks: [{achieve: [a, b]}, {achieve: a}]}\n");
    struct text found = {0};
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    CU_ASSERT_EQUAL(decompose(&compiled, "live", 100, &found), GG_FOUND);
    CU_ASSERT_STRING_EQUAL(found.data, "undo act");
    text_free(&found);
    compiled_free(&compiled);
}

void add_goap_suite(void)
{
    CU_pSuite suite = CU_add_suite("goap", NULL, NULL);
    CU_ADD_TEST(suite, costs_decide_and_not_the_order);
    CU_ADD_TEST(suite, of_equal_costs_the_fewest_actions);
    CU_ADD_TEST(suite, of_equal_plans_the_order_of_the_yaml);
    CU_ADD_TEST(suite, more_facts_do_not_hide_a_goal);
    CU_ADD_TEST(suite, a_goal_that_holds_has_the_empty_plan);
    CU_ADD_TEST(suite, an_action_may_come_twice);
    CU_ADD_TEST(suite, what_is_in_the_way_is_undone);
    CU_ADD_TEST(suite, money_is_spent_twice);
    CU_ADD_TEST(suite, circles_without_cost_end);
    CU_ADD_TEST(suite, numbers_stop_at_their_ends);
    CU_ADD_TEST(suite, a_goal_that_can_never_hold_is_warned_of);
    CU_ADD_TEST(suite, large_numbers_need_no_table);
    CU_ADD_TEST(suite, a_long_way_through_a_large_state);
    CU_ADD_TEST(suite, goals_are_made_at_run_time);
    CU_ADD_TEST(suite, a_condition_that_cannot_be_is_refused);
    CU_ADD_TEST(suite, an_agent_type_uses_its_own_actions);
    CU_ADD_TEST(suite, a_condition_as_a_subtask_is_planned);
    CU_ADD_TEST(suite, a_condition_without_a_plan_fails_its_method);
}
