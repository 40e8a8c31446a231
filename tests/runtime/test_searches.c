/* SPDX-License-Identifier: MIT */
/*
 * What a search must do besides finding plans, and where random problems are too small to
 * show it: facts that no action changes, states of several words, ways of very many steps,
 * goals to be kept; and what tables and stubborn sets spare.
 */
#include "support/apart.h"
#include "support/run.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

enum { NODES = 4096, STEPS = 300 };

/* The agent comes first, so that the calls find the rest. */
struct subject {
    gg_agent agent;
    struct compiled compiled;
    struct apart apart;
    const gg_domain *domain;
    gg_agent_type agent_type;
    struct search_room room;
    gg_outcome outcome;
};

static bool may_not(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return false;
}

static uint16_t least(gg_agent *agent, uint16_t action)
{
    return may_not(agent, action); /* 0: it costs the least */
}

static struct subject *subject_of(const char *yaml)
{
    struct subject *subject = calloc(1, sizeof *subject);
    subject->compiled = compile_text(yaml);
    CHECK_SAYING(subject->compiled.tables != NULL, "%s", subject->compiled.messages.data);
    subject->apart = apart_of(&subject->compiled.tables->domain);
    subject->domain = &subject->apart.domain;
    subject->agent_type = subject->domain->agent_types[0];
    return subject;
}

static void subject_free(struct subject *subject)
{
    apart_free(&subject->apart);
    compiled_free(&subject->compiled);
    free(subject);
}

/* Whether the steps lead from the start to the goal, and a kept one holds after each. */
static bool is_carried_out(const struct subject *subject, const gg_goal_problem *goal_problem)
{
    const gg_domain *domain = subject->domain;
    uint64_t *state = malloc(domain->word_count * sizeof *state);
    bool fine = true;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < subject->room.plan.length; i++) {
        gg_plan step = {.steps = &subject->room.plan.steps[i], .length = 1};
        fine = fine && gg_plan_check(domain, &step, 0, state) == 1;
        for (uint16_t goal = 0; fine && goal_problem->bounds.kept && goal < domain->goal_count;
             goal++)
            fine = !(goal_problem->bounds.kept[0] >> goal & 1) ||
                   gg_holds(domain, &domain->goals[goal].condition, state);
    }
    fine = fine && gg_holds(domain, &domain->goals[0].condition, state);
    free(state);
    return fine;
}

/* Plans for the first goal; what the room tells besides stays in the subject. */
static gg_outcome plan(struct subject *subject, gg_goal_problem goal_problem, uint32_t nodes)
{
    subject->room = search_room_of(subject->domain, nodes, STEPS);
    goal_problem.domain = subject->domain;
    goal_problem.agent_type = &subject->agent_type;
    goal_problem.agent = &subject->agent;
    goal_problem.state = subject->domain->start;
    subject->outcome = gg_plan_make(&subject->room.search, &goal_problem, &subject->room.plan);
    if (subject->outcome == GG_FOUND || subject->outcome == GG_FOUND_UNPROVEN)
        CU_ASSERT_TRUE(is_carried_out(subject, &goal_problem));
    search_room_free(&subject->room);
    return subject->outcome;
}

/* ------------------------------------------------------------- from the goal */

/* A search tells only some of the values of a large number apart. One that no action can
 * change now has the value that it has. */
static void a_number_that_nothing_changes_has_its_value(void)
{
    static const gg_calls calls = {.precondition = may_not};
    static const char *const signs[] = {"==", ">=", "<=", "!="};
    for (int value = 495; value < 505; value++) {
        bool holds[] = {500 == value, 500 >= value, 500 <= value, 500 != value};
        for (int i = 0; i < 4; i++) {
            struct text yaml = {0};
            text_add(&yaml,
                     "domain: d\nstate: {n: {type: 0..1000, start: 500}, a: bool}\nactions:\n"
                     "  act: {effects: a}\n"
                     "  up: {effects: n += 1, procedural_precondition: f}\n"
                     "  down: {effects: n -= 1, procedural_precondition: f}\n"
                     "goals: {aim: {conditions: [a, n %s %d]}}\n",
                     signs[i], value);
            struct subject *subject = subject_of(yaml.data);
            subject->agent_type.calls = &calls;
            gg_outcome outcome =
                plan(subject, (gg_goal_problem){.backward = &gg_regressing}, NODES);
            CU_ASSERT_EQUAL(outcome, holds[i] ? GG_FOUND : GG_NO_PLAN);
            subject_free(subject);
            text_free(&yaml);
        }
    }
}

/* Two ways from each place to the next, one or both of which ask for what is so for good; and
 * ways that ask for what never is. */
static struct text corridors(const char *asked)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  a: {type: bool, start: true}\n  b: bool\n"
                    "  n: {type: 0..9, start: 5}\n  m: {type: 0..1000, start: 500}\n"
                    "  at: 0..9\nactions:\n"
                    "  keep: {effects: a}\n"
                    "  off: {effects: [not a, b], procedural_precondition: f}\n"
                    "  more: {effects: [n += 1, m += 1], procedural_precondition: f}\n"
                    "  less: {effects: [n -= 1, m -= 1], procedural_precondition: f}\n");
    for (int i = 0; i < 9; i++) {
        text_add(&yaml, "  go%d: {preconditions: [at == %d, %s], effects: at = %d}\n", i, i,
                 i == 4 ? asked : "at >= 0", i + 1);
        text_add(&yaml, "  by%d: {preconditions: [at == %d, %s], effects: at = %d}\n", i, i, asked,
                 i + 1);
        text_add(&yaml, "  no%d: {preconditions: [at == %d, %s], effects: at = %d}\n", i, i ? 0 : 5,
                 i % 3 ? "m >= 501" : "b", i + 1);
    }
    text_add(&yaml, "goals: {aim: {conditions: at == 9}}\n");
    return yaml;
}

static void what_nothing_changes_takes_no_nodes(void)
{
    static const gg_calls calls = {.precondition = may_not};
    static const char *const asked[] = {"a", "not b", "n >= 5", "n <= 5", "m >= 499", "m <= 500"};
    for (int i = 0; i < 6; i++) {
        struct text yaml = corridors(asked[i]);
        struct subject *subject = subject_of(yaml.data);
        subject->agent_type.calls = &calls;
        CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){.backward = &gg_regressing}, NODES),
                        GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 9);
        CU_ASSERT_EQUAL(subject->room.search.generated, 10);
        subject_free(subject);
        text_free(&yaml);
    }
}

/* Six numbers are several words. */
static void numbers_of_all_words_are_asked_for(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  bought: bool\n");
    for (int i = 0; i < 6; i++)
        text_add(&yaml, "  n%d: 0..1000000\n", i);
    text_add(&yaml, "actions:\n");
    for (int i = 0; i < 6; i++)
        text_add(&yaml, "  get%d: {effects: n%d += 600000}\n", i, i);
    text_add(&yaml, "  buy: {effects: bought, preconditions: [n0 >= 9");
    for (int i = 1; i < 6; i++)
        text_add(&yaml, ", n%d >= 500000", i);
    text_add(&yaml, "]}\ngoals: {aim: {conditions: bought}}\n");
    struct subject *subject = subject_of(yaml.data);
    for (int backward = 0; backward < 2; backward++) {
        CU_ASSERT_EQUAL(
            plan(subject, (gg_goal_problem){.backward = backward ? &gg_regressing : NULL}, NODES),
            GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 7);
    }
    subject_free(subject);
    text_free(&yaml);
}

/* So many flags that what is asked of two of them is asked of two words. */
static void flags_of_all_words_are_asked_for(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < 130; i++)
        text_add(&yaml, "  f%d: bool\n", i);
    text_add(&yaml, "actions:\n");
    for (int i = 0; i < 129; i++)
        text_add(&yaml, "  get%d: {effects: f%d}\n", i, i);
    text_add(&yaml, "  buy: {effects: f129, preconditions: [f1, f65, f128]}\n"
                    "goals: {aim: {conditions: f129}}\n");
    struct subject *subject = subject_of(yaml.data);
    CU_ASSERT(subject->domain->flag_words >= 3);
    for (int backward = 0; backward < 2; backward++) {
        CU_ASSERT_EQUAL(
            plan(subject, (gg_goal_problem){.backward = backward ? &gg_regressing : NULL}, NODES),
            GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 4);
    }
    subject_free(subject);
    text_free(&yaml);
}

/* The boxes that there are once the goal's own was expanded; then a plan is found. */
static uint32_t boxes_before(const char *yaml, uint32_t cost)
{
    struct subject *subject = subject_of(yaml);
    struct search_room room = search_room_of(subject->domain, NODES, STEPS);
    gg_goal_problem goal_problem = {.domain = subject->domain,
                                    .agent_type = &subject->agent_type,
                                    .state = subject->domain->start,
                                    .backward = &gg_regressing};
    CU_ASSERT_EQUAL(gg_search_begin(&room.search, &goal_problem, &room.plan), GG_SEARCHING);
    CU_ASSERT_EQUAL(gg_search_run(&room.search, 1), GG_SEARCHING);
    uint32_t generated = room.search.generated;
    CU_ASSERT_EQUAL(gg_search_run(&room.search, UINT32_MAX), GG_FOUND);
    CU_ASSERT_EQUAL(room.search.cost, cost);
    search_room_free(&room);
    subject_free(subject);
    return generated;
}

/* Before `act` nothing could be: the goal and what is before `up` are all. */
static void no_state_is_no_node(void)
{
    static const char yaml[] = "domain: d\nstate: {n: {type: 0..1000, start: 490}, a: bool}\n"
                               "actions:\n"
                               "  up: {effects: n += 1}\n"
                               "  act: {preconditions: n <= 499, effects: a}\n"
                               "goals: {aim: {conditions: [a, n >= 500]}}\n";
    CU_ASSERT_EQUAL(boxes_before(yaml, 11), 2);
}

/* Who is there already need not get there. */
static void what_is_part_of_a_box_is_no_node(void)
{
    static const char *const types[] = {"0..3", "[p0, p1, p2, p3]", "0..1000000"};
    for (int i = 0; i < 3; i++) {
        const char *p = i == 1 ? "p" : "";
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nstate: {at: %s, x: bool, y: bool}\nactions:\n"
                 "  go: {preconditions: at == %s0, effects: at = %s2}\n"
                 "  run: {preconditions: at == %s2, effects: [at = %s3, y]}\n"
                 "  stay: {preconditions: [at == %s3, x, y], effects: [at = %s3, y]}\n"
                 "  on: {effects: x}\n  off: {effects: [not x, not y]}\n"
                 "goals: {aim: {conditions: [at == %s3, y]}}\n",
                 types[i], p, p, p, p, p, p, p);
        CU_ASSERT_EQUAL(boxes_before(yaml.data, 2), 2);
        text_free(&yaml);
    }
}

/* -------------------------------------------------------------------- limits */

/* No plan can have more than 65535 steps, whatever the room. */
static void more_steps_than_can_be_counted_are_too_long(void)
{
    struct subject *subject = subject_of("domain: d\nstate: {n: 0..65537}\n"
                                         "actions: {up: {effects: n += 1, cost: 0}}\n"
                                         "goals: {aim: {conditions: n == 65537}}\n"
                                         "limits: {table: 0}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){0}, 66000), GG_PLAN_TOO_LONG);
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){.backward = &gg_regressing}, 132000),
                    GG_PLAN_TOO_LONG);
    subject_free(subject);
}

/* What a table knows needs no node, be it that there is no plan. */
static void tables_know_without_a_node(void)
{
    static const gg_calls calls = {.cost = least};
    struct subject *subject = subject_of("domain: d\nstate: {at: 0..9}\nactions:\n"
                                         "  go: {effects: at += 1, cost: {call: f, at_least: 1}}\n"
                                         "  run: {effects: at += 3}\n"
                                         "goals: {aim: {conditions: at == 5}}\n");
    subject->agent_type.calls = &calls;
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){0}, 0), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.cost, 3);
    CU_ASSERT_EQUAL(subject->room.search.how, GG_HOW_READ);
    CU_ASSERT_EQUAL(subject->room.search.expanded, 0);
    CU_ASSERT_EQUAL(subject->room.search.generated, 0);
    CU_ASSERT_EQUAL(subject->room.search.read, 4);
    subject_free(subject);
    subject = subject_of("domain: d\nstate: {x: 0..9, y: 0..9, a: bool, b: bool}\nactions:\n"
                         "  go_x: {effects: x += 1}\n"
                         "  go_y: {effects: y += 1}\n"
                         "  one: {preconditions: not b, effects: a}\n"
                         "  other: {preconditions: not a, effects: b}\n"
                         "goals: {aim: {conditions: [x >= 7, y >= 7, a, b]}}\n"
                         "limits: {table: 100}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){0}, 0), GG_NO_PLAN);
    subject_free(subject);
}

/* Without a function an action costs the least that it can. */
static void without_a_function_the_least_cost_counts(void)
{
    struct subject *subject =
        subject_of("domain: d\nstate: {a: bool}\n"
                   "actions: {act: {effects: a, cost: {call: price, at_least: 0}}}\n"
                   "goals: {aim: {conditions: a}}\nlimits: {table: 0}\n");
    for (int backward = 0; backward < 2; backward++) {
        CU_ASSERT_EQUAL(
            plan(subject, (gg_goal_problem){.backward = backward ? &gg_regressing : NULL}, NODES),
            GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 0);
    }
    subject_free(subject);
}

/* ---------------------------------------------------------------- kept goals */

/* Actions that do not meddle with each other, and yet only one order keeps the goal. */
static struct text pairs(int count, int table)
{
    struct text yaml = {0}, all = {0}, orders[2] = {{0}};
    text_add(&yaml, "domain: d\nlimits: {table: %d}\nstate:\n", table);
    for (int i = 0; i < count; i++)
        text_add(&yaml, "  x%d: bool\n  y%d: bool\n", i, i);
    text_add(&yaml, "actions:\n");
    for (int i = 0; i < count; i++) {
        text_add(&yaml, "  x%d: {effects: x%d}\n  y%d: {effects: y%d}\n", i, i, i, i);
        text_add(&all, "%sx%d, y%d", i ? ", " : "", i, i);
        text_add(&orders[0], "%sx%d or not y%d", i ? ", " : "", i, i);
        text_add(&orders[1], "%sy%d or not x%d", i ? ", " : "", i, i);
    }
    text_add(&yaml, "goals:\n  aim: {conditions: [%s]}\n", all.data);
    text_add(&yaml, "  x_first: {conditions: [%s], keep: true}\n", orders[0].data);
    text_add(&yaml, "  y_first: {conditions: [%s], keep: true}\n", orders[1].data);
    text_free(&all);
    text_free(&orders[0]);
    text_free(&orders[1]);
    return yaml;
}

/* Also with so few nodes that only relaxed plans lead to the goal, which know nothing of it. */
static void the_order_matters_where_goals_are_kept(void)
{
    enum { PAIRS = 5, ENOUGH = 60 };
    for (int table = 0; table <= 60; table += 20) {
        struct text yaml = pairs(PAIRS, table);
        struct subject *subject = subject_of(yaml.data);
        for (uint64_t kept = 2; kept <= 6; kept += 2) {
            gg_goal_problem goal_problem = {.bounds = {.ops = &gg_bounding, .kept = &kept}};
            gg_outcome expected = kept == 6 ? GG_NO_PLAN : GG_FOUND;
            CU_ASSERT_EQUAL(plan(subject, goal_problem, NODES), expected);
            CU_ASSERT_EQUAL(subject->room.search.cost, kept == 6 ? 0 : 2 * PAIRS);
            CU_ASSERT_TRUE(plan(subject, goal_problem, ENOUGH) != GG_OUT_OF_NODES);
            for (uint32_t nodes = 0; nodes < ENOUGH; nodes++)
                CU_ASSERT_TRUE(plan(subject, goal_problem, nodes) != GG_NO_PLAN || kept == 6);
        }
        subject_free(subject);
        text_free(&yaml);
    }
}

/* The tables do not know that to keep the goal takes a meal for each step: the nodes do
 * not suffice for the cheapest plan, but for some. */
static void some_plan_is_found_where_goals_are_kept(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  at: 0..20\n  food: {type: 0..3, start: 1}\n");
    for (int i = 0; i < 6; i++)
        text_add(&yaml, "  f%d: bool\n", i);
    text_add(&yaml, "actions:\n  go: {effects: [at += 1, food -= 1]}\n"
                    "  eat: {effects: food += 1}\n");
    for (int i = 0; i < 6; i++)
        text_add(&yaml, "  a%d: {effects: f%d}\n", i, i);
    text_add(&yaml, "goals:\n  aim: {conditions: at == 20}\n"
                    "  fed: {conditions: food >= 1, keep: true}\n");
    struct subject *subject = subject_of(yaml.data);
    gg_goal_problem goal_problem = {.bounds = {.ops = &gg_bounding, .kept = (uint64_t[]){2}}};
    CU_ASSERT_EQUAL(plan(subject, goal_problem, NODES), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.cost, 40);
    /* one node less: all that is cheaper was looked at, which proves the plan of a search
     * that hurries */
    CU_ASSERT_EQUAL(plan(subject, goal_problem, subject->room.search.generated - 1), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.cost, 40);
    CU_ASSERT_EQUAL(plan(subject, goal_problem, 500), GG_FOUND_UNPROVEN);
    subject_free(subject);
    text_free(&yaml);
}

/* ------------------------------------------------------- what is not looked at */

/* Three tables that add up to the truth. */
static void tables_lead_straight_to_the_goal(void)
{
    struct subject *subject = subject_of("domain: d\nstate: {x: 0..99, y: 0..99, z: 0..99}\n"
                                         "actions:\n"
                                         "  go_x: {effects: x += 1}\n"
                                         "  go_y: {effects: y += 1}\n"
                                         "  go_z: {effects: z += 1}\n"
                                         "goals: {aim: {conditions: [x >= 60, y >= 60, z >= 60]}}\n"
                                         "limits: {plan: 200, table: 300}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){0}, NODES), GG_FOUND);
    CU_ASSERT(subject->room.search.how == GG_HOW_WALK && subject->room.search.expanded == 0);
    subject_free(subject);
}

/* Of things to do in any order only one order is looked at, once that is found to spare
 * something; 4096 states are within reach. */
static void one_order_is_enough(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < 12; i++)
        text_add(&yaml, "  f%d: bool\n", i);
    text_add(&yaml, "actions:\n");
    for (int i = 0; i < 12; i++)
        text_add(&yaml, "  a%d: {effects: f%d}\n", i, i);
    text_add(&yaml, "goals: {aim: {conditions: [f0");
    for (int i = 1; i < 12; i++)
        text_add(&yaml, ", f%d", i);
    text_add(&yaml, "]}}\nlimits: {table: 0}\n");
    struct subject *subject = subject_of(yaml.data);
    CU_ASSERT_EQUAL(plan(subject, (gg_goal_problem){0}, NODES), GG_FOUND);
    CU_ASSERT_TRUE(subject->room.search.expanded < 300);
    subject_free(subject);
    text_free(&yaml);
}

void add_searches_suite(void)
{
    CU_pSuite suite = CU_add_suite("searches", NULL, NULL);
    CU_ADD_TEST(suite, a_number_that_nothing_changes_has_its_value);
    CU_ADD_TEST(suite, what_nothing_changes_takes_no_nodes);
    CU_ADD_TEST(suite, numbers_of_all_words_are_asked_for);
    CU_ADD_TEST(suite, flags_of_all_words_are_asked_for);
    CU_ADD_TEST(suite, no_state_is_no_node);
    CU_ADD_TEST(suite, what_is_part_of_a_box_is_no_node);
    CU_ADD_TEST(suite, more_steps_than_can_be_counted_are_too_long);
    CU_ADD_TEST(suite, tables_know_without_a_node);
    CU_ADD_TEST(suite, without_a_function_the_least_cost_counts);
    CU_ADD_TEST(suite, the_order_matters_where_goals_are_kept);
    CU_ADD_TEST(suite, some_plan_is_found_where_goals_are_kept);
    CU_ADD_TEST(suite, tables_lead_straight_to_the_goal);
    CU_ADD_TEST(suite, one_order_is_enough);
}
