/* SPDX-License-Identifier: MIT */
/*
 * What is counted on walks through the states of a domain (long_walks.h), on walks so plain that it
 * can be counted by hand.
 */
#include "models/long_walks.h"
#include "suites.h"
#include "support/support.h"

/* From 0 to 3, and again from 0, as at 3 nothing can be done. */
#define LADDER                                                                                     \
    "domain: ladder\n"                                                                             \
    "state: {rung: 0..3}\n"                                                                        \
    "actions:\n"                                                                                   \
    "  climb: {preconditions: rung < 3, effects: rung += 1}\n"                                     \
    "goals:\n"

/* Walks for the first goal as an agent of a type. */
static struct walk_counts counted(const char *yaml, size_t agent_type, struct long_walk walk)
{
    struct walk_counts counts = {0};
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    walk.tables = compiled.tables;
    walk.agent_type = agent_type;
    plan_in_walk(&walk, &counts);
    CU_ASSERT_EQUAL(counts.faults, 0);
    CU_ASSERT_EQUAL(counts.states, counts.holding + counts.read + counts.walked + counts.planless +
                                       counts.searched);
    compiled_free(&compiled);
    return counts;
}

/* Ten states: 0, 1, 2, 3 twice, and 0, 1. */
static const struct long_walk nine_steps = {.steps = 9, .expansions = 1000};

static void plans_that_are_read_are_told_from_states_where_the_goal_holds(void)
{
    struct walk_counts counts = counted(LADDER "  up: {conditions: rung == 3}\n", 0, nine_steps);
    CU_ASSERT_EQUAL(counts.states, 10);
    CU_ASSERT_EQUAL(counts.holding, 2);
    CU_ASSERT_EQUAL(counts.read, 8);
    CU_ASSERT_EQUAL(counts.unproven, 0);
    CU_ASSERT_EQUAL(counts.most_expanded, 0);
}

/* From 2 and 3 nothing leads to 1. */
static void states_from_which_no_plan_leads_are_counted(void)
{
    struct walk_counts counts = counted(LADDER "  up: {conditions: rung == 1}\n", 0, nine_steps);
    CU_ASSERT_EQUAL(counts.holding, 3);
    CU_ASSERT_EQUAL(counts.read, 3);
    CU_ASSERT_EQUAL(counts.planless, 4);
    CU_ASSERT_EQUAL(counts.unproven, 0);
}

/* Without tables each plan is searched for, and from 0 with the most nodes: 0, 1 and 2. */
static void searches_are_counted_with_their_nodes(void)
{
    struct walk_counts counts =
        counted(LADDER "  up: {conditions: rung == 3}\nlimits: {table: 0}\n", 0, nine_steps);
    CU_ASSERT_EQUAL(counts.holding, 2);
    CU_ASSERT_EQUAL(counts.searched, 8);
    CU_ASSERT_EQUAL(counts.unproven, 0);
    CU_ASSERT_EQUAL(counts.most_expanded, 3);
    CU_ASSERT_EQUAL(counts.expanded, 3 + 2 + 1 + 3 + 2 + 1 + 3 + 2);
}

/* Two nodes are too few for the way from 0 and from 1. */
static void searches_that_meet_a_limit_prove_nothing(void)
{
    static const char yaml[] =
        LADDER "  up: {conditions: rung == 3}\nlimits: {table: 0, nodes: 2}\n";
    struct walk_counts counts = counted(yaml, 0, nine_steps);
    CU_ASSERT_EQUAL(counts.searched, 8);
    CU_ASSERT_EQUAL(counts.unproven, 6);
}

static void a_walk_ends_with_the_nodes_it_was_given(void)
{
    struct long_walk walk = {.steps = 9, .expansions = 5};
    struct walk_counts counts =
        counted(LADDER "  up: {conditions: rung == 3}\nlimits: {table: 0}\n", 0, walk);
    CU_ASSERT_EQUAL(counts.states, 3);
    CU_ASSERT_EQUAL(counts.expanded, 6);
}

/* Only the game opens the door, and only the walker goes. */
static const char door[] = "domain: door\n"
                           "state: {open: {type: bool, sensed: true}, out: bool}\n"
                           "actions:\n"
                           "  go: {preconditions: [open, not out], effects: out}\n"
                           "  wait: {effects: not out}\n"
                           "goals:\n"
                           "  outside: {conditions: out}\n"
                           "agents:\n"
                           "  walker: {goals: [outside]}\n"
                           "  waiter: {actions: [wait], goals: [outside]}\n";

static void the_game_takes_part_if_it_is_asked_to(void)
{
    struct long_walk walk = {.steps = 200, .expansions = 1000};
    struct walk_counts counts = counted(door, 0, walk);
    CU_ASSERT_EQUAL(counts.planless, 201);
    walk.game = true;
    counts = counted(door, 0, walk);
    CU_ASSERT_EQUAL(counts.states, 201);
    CU_ASSERT_TRUE(counts.holding > 0 && counts.read > 0 && counts.planless > 0);
}

/* The lamp is lit once and for all but for the game. */
static void the_game_takes_back_what_nothing_else_does(void)
{
    static const char yaml[] = "domain: lamp\n"
                               "state: {lit: bool}\n"
                               "actions:\n"
                               "  light: {effects: lit}\n"
                               "goals:\n"
                               "  bright: {conditions: lit}\n";
    struct long_walk walk = {.steps = 200, .expansions = 1000};
    struct walk_counts counts = counted(yaml, 0, walk);
    CU_ASSERT_EQUAL(counts.read, 1);
    CU_ASSERT_EQUAL(counts.holding, 200);
    walk.game = true;
    counts = counted(yaml, 0, walk);
    CU_ASSERT_TRUE(counts.read > 1);
    CU_ASSERT_TRUE(counts.holding > 0);
}

/* Nobody goes out for the waiter, as `out` is its own, though the game opens the door. */
static void an_agent_does_what_its_type_can_do(void)
{
    struct long_walk walk = {.steps = 200, .game = true, .expansions = 1000};
    struct walk_counts counts = counted(door, 1, walk);
    CU_ASSERT_EQUAL(counts.planless, 201);
}

void add_long_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("long walks", NULL, NULL);
    CU_ADD_TEST(suite, plans_that_are_read_are_told_from_states_where_the_goal_holds);
    CU_ADD_TEST(suite, states_from_which_no_plan_leads_are_counted);
    CU_ADD_TEST(suite, searches_are_counted_with_their_nodes);
    CU_ADD_TEST(suite, searches_that_meet_a_limit_prove_nothing);
    CU_ADD_TEST(suite, a_walk_ends_with_the_nodes_it_was_given);
    CU_ADD_TEST(suite, the_game_takes_part_if_it_is_asked_to);
    CU_ADD_TEST(suite, the_game_takes_back_what_nothing_else_does);
    CU_ADD_TEST(suite, an_agent_does_what_its_type_can_do);
}
