/* SPDX-License-Identifier: MIT */
/*
 * What a search must do besides finding plans, and where random problems are too small to
 * show it: facts that no action changes, states of several words, ways of very many steps,
 * goals to be kept; and what tables and stubborn sets spare.
 */
#include <stdlib.h>
#include <string.h>

#include "run.h"
#include "search_room.h"
#include "suites.h"
#include "support.h"

enum { NODES = 4096, STEPS = 300 };

/* The agent comes first, so that the calls find the rest. */
struct subject {
    gg_agent agent;
    struct compiled compiled;
    const gg_domain *domain;
    gg_character character;
    struct search_room room;
    gg_outcome outcome;
};

static bool may_not(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return false;
}

static bool may(gg_agent *agent, uint16_t action)
{
    return !may_not(agent, action);
}

static struct subject *subject_of(const char *yaml)
{
    struct subject *subject = calloc(1, sizeof *subject);
    subject->compiled = compile_text(yaml);
    CHECK_SAYING(subject->compiled.tables != NULL, "%s", subject->compiled.messages.data);
    subject->domain = &subject->compiled.tables->domain;
    subject->character = subject->domain->characters[0];
    return subject;
}

static void subject_free(struct subject *subject)
{
    compiled_free(&subject->compiled);
    free(subject);
}

/* Whether the steps lead from the start to the goal, and a kept one holds after each. */
static bool is_carried_out(const struct subject *subject, const gg_aim *aim)
{
    const gg_domain *domain = subject->domain;
    uint64_t *state = malloc(domain->word_count * sizeof *state);
    bool fine = true;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < subject->room.plan.length; i++) {
        gg_plan step = {.steps = &subject->room.plan.steps[i], .length = 1};
        fine = fine && gg_plan_check(domain, &step, 0, state) == 1;
        for (uint16_t goal = 0; fine && aim->bounds.kept && goal < domain->goal_count; goal++)
            fine = !(aim->bounds.kept[0] >> goal & 1) ||
                   gg_holds(domain, &domain->goals[goal].condition, state);
    }
    fine = fine && gg_holds(domain, &domain->goals[0].condition, state);
    free(state);
    return fine;
}

/* Plans for the first goal; what the room tells besides stays in the subject. */
static gg_outcome plan(struct subject *subject, gg_aim aim, uint32_t nodes)
{
    subject->room = search_room_of(subject->domain, nodes, STEPS);
    aim.domain = subject->domain;
    aim.character = &subject->character;
    aim.agent = &subject->agent;
    aim.state = subject->domain->start;
    subject->outcome = gg_plan_make(&subject->room.search, &aim, &subject->room.plan);
    if (subject->outcome == GG_FOUND || subject->outcome == GG_FOUND_UNPROVEN)
        CU_ASSERT_TRUE(is_carried_out(subject, &aim));
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
            subject->character.calls = &calls;
            gg_outcome outcome = plan(subject, (gg_aim){.backward = true}, NODES);
            CU_ASSERT_EQUAL(outcome, holds[i] ? GG_FOUND : GG_NO_PLAN);
            subject_free(subject);
            text_free(&yaml);
        }
    }
}

/* Ways through rooms that are open, or shut, for good: as if nobody asked, or as if they
 * were not there. */
static struct text corridors(const char *asked, bool shut_ones)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  a: {type: bool, start: true}\n  b: bool\n"
                    "  n: {type: 0..9, start: 5}\n  m: {type: 0..50, start: 5}\n"
                    "  at: 0..9\nactions:\n"
                    "  on: {effects: a, procedural_precondition: f}\n"
                    "  off: {effects: [not a, b], procedural_precondition: f}\n"
                    "  more: {effects: [n += 1, m += 1], procedural_precondition: f}\n"
                    "  less: {effects: [n -= 1, m -= 1], procedural_precondition: f}\n");
    for (int i = 0; i < 9; i++) {
        text_add(&yaml, "  go%d: {preconditions: [at == %d, %s], effects: at = %d}\n", i, i,
                 i % 2 ? asked : "at >= 0", i + 1);
        if (shut_ones)
            text_add(&yaml, "  no%d: {preconditions: [%s, at == 0], effects: at = %d}\n", i,
                     i % 3 ? "n >= 6" : "b", i + 1);
    }
    text_add(&yaml, "goals: {aim: {conditions: at == 9}}\n");
    return yaml;
}

static void what_nothing_changes_takes_no_nodes(void)
{
    static const gg_calls calls = {.precondition = may_not};
    static const char *const asked[] = {"at >= 0", "a", "not b", "n >= 5", "n <= 5", "m <= 5"};
    for (int i = 0; i < 12; i++) {
        struct text yaml = corridors(asked[i / 2], i % 2);
        struct subject *subject = subject_of(yaml.data);
        subject->character.calls = &calls;
        CU_ASSERT_EQUAL(plan(subject, (gg_aim){.backward = true}, NODES), GG_FOUND);
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
        CU_ASSERT_EQUAL(plan(subject, (gg_aim){.backward = backward}, NODES), GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 7);
    }
    subject_free(subject);
    text_free(&yaml);
}

/* Before `act` nothing could be: no box is made for that. */
static void no_state_is_no_node(void)
{
    struct subject *subject =
        subject_of("domain: d\nstate: {n: {type: 0..1000, start: 490}, a: bool}\nactions:\n"
                   "  up: {effects: n += 1}\n"
                   "  act: {preconditions: n <= 499, effects: a}\n"
                   "goals: {aim: {conditions: [a, n >= 500]}}\n");
    struct search_room room = search_room_of(subject->domain, NODES, STEPS);
    gg_aim aim = {.domain = subject->domain,
                  .character = &subject->character,
                  .state = subject->domain->start,
                  .backward = true};
    CU_ASSERT_EQUAL(gg_search_begin(&room.search, &aim, &room.plan), GG_SEARCHING);
    CU_ASSERT_EQUAL(gg_search_run(&room.search, 1), GG_SEARCHING);
    CU_ASSERT_EQUAL(room.search.generated, 2); /* the goal, and before `up` */
    CU_ASSERT_EQUAL(gg_search_run(&room.search, UINT32_MAX), GG_FOUND);
    CU_ASSERT_EQUAL(room.search.cost, 11);
    search_room_free(&room);
    subject_free(subject);
}

/* -------------------------------------------------------------------- limits */

/* No plan can have more than 65535 steps, whatever the room. */
static void more_steps_than_can_be_counted_are_too_long(void)
{
    struct subject *subject = subject_of("domain: d\nstate: {n: 0..65537}\n"
                                         "actions: {up: {effects: n += 1, cost: 0}}\n"
                                         "goals: {aim: {conditions: n == 65537}}\n"
                                         "limits: {table: 0}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){0}, 66000), GG_PLAN_TOO_LONG);
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){.backward = true}, 132000), GG_PLAN_TOO_LONG);
    subject_free(subject);
}

/* What a table knows needs no node, be it that there is no plan. */
static void tables_know_without_a_node(void)
{
    static const gg_calls calls = {.precondition = may};
    struct subject *subject = subject_of("domain: d\nstate: {at: 0..9}\nactions:\n"
                                         "  go: {effects: at += 1, procedural_precondition: f}\n"
                                         "  run: {effects: at += 3}\n"
                                         "goals: {aim: {conditions: at == 5}}\n");
    subject->character.calls = &calls;
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){0}, 0), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.cost, 3);
    subject_free(subject);
    subject = subject_of("domain: d\nstate: {x: 0..9, y: 0..9, a: bool, b: bool}\nactions:\n"
                         "  go_x: {effects: x += 1}\n"
                         "  go_y: {effects: y += 1}\n"
                         "  one: {preconditions: not b, effects: a}\n"
                         "  other: {preconditions: not a, effects: b}\n"
                         "goals: {aim: {conditions: [x >= 7, y >= 7, a, b]}}\n"
                         "limits: {table: 100}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){0}, 0), GG_NO_PLAN);
    subject_free(subject);
}

/* Without a function an action costs the least that it can. */
static void without_a_function_the_least_price_counts(void)
{
    struct subject *subject =
        subject_of("domain: d\nstate: {a: bool}\n"
                   "actions: {act: {effects: a, cost: {call: price, at_least: 0}}}\n"
                   "goals: {aim: {conditions: a}}\nlimits: {table: 0}\n");
    for (int backward = 0; backward < 2; backward++) {
        CU_ASSERT_EQUAL(plan(subject, (gg_aim){.backward = backward}, NODES), GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, 0);
    }
    subject_free(subject);
}

/* ---------------------------------------------------------------- kept goals */

/* Actions that do not meddle with each other, and yet only one order keeps the goal. */
static void the_order_matters_where_goals_are_kept(void)
{
    struct subject *subject = subject_of(
        "domain: d\nstate: {x0: bool, x1: bool, x2: bool, y0: bool, y1: bool, y2: bool}\n"
        "actions:\n"
        "  x0: {effects: x0}\n  x1: {effects: x1}\n  x2: {effects: x2}\n"
        "  y0: {effects: y0}\n  y1: {effects: y1}\n  y2: {effects: y2}\n"
        "goals:\n"
        "  aim: {conditions: [x0, x1, x2, y0, y1, y2]}\n"
        "  x_first: {conditions: [x0 or not y0, x1 or not y1, x2 or not y2], keep: true}\n"
        "  y_first: {conditions: [y0 or not x0, y1 or not x1, y2 or not x2], keep: true}\n");
    for (uint64_t kept = 2; kept <= 6; kept += 2) {
        gg_aim aim = {.bounds = {.kept = &kept}};
        CU_ASSERT_EQUAL(plan(subject, aim, NODES), kept == 6 ? GG_NO_PLAN : GG_FOUND);
        CU_ASSERT_EQUAL(subject->room.search.cost, kept == 6 ? 0 : 6);
    }
    subject_free(subject);
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
    gg_aim aim = {.bounds = {.kept = (uint64_t[]){2}}};
    CU_ASSERT_EQUAL(plan(subject, aim, NODES), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.cost, 40);
    CU_ASSERT_EQUAL(plan(subject, aim, 500), GG_FOUND_UNPROVEN);
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
                                         "limits: {plan: 200, table: 1000}\n");
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){0}, NODES), GG_FOUND);
    CU_ASSERT_EQUAL(subject->room.search.expanded, 180);
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
    CU_ASSERT_EQUAL(plan(subject, (gg_aim){0}, NODES), GG_FOUND);
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
    CU_ADD_TEST(suite, no_state_is_no_node);
    CU_ADD_TEST(suite, more_steps_than_can_be_counted_are_too_long);
    CU_ADD_TEST(suite, tables_know_without_a_node);
    CU_ADD_TEST(suite, without_a_function_the_least_price_counts);
    CU_ADD_TEST(suite, the_order_matters_where_goals_are_kept);
    CU_ADD_TEST(suite, some_plan_is_found_where_goals_are_kept);
    CU_ADD_TEST(suite, tables_lead_straight_to_the_goal);
    CU_ADD_TEST(suite, one_order_is_enough);
}
