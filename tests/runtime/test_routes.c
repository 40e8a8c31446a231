/* SPDX-License-Identifier: MIT */
/* Walks whose place a fact tells, routes that actions are done along, and what walks cost in plans.
 * Other walks: test_walks.c. */
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>

#define PLACES                                                                                     \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state:\n"                                                                                     \
    "  here: [bed, bowl, box]\n"                                                                   \
    "  fed: bool\n"                                                                                \
    "  open: {type: bool, start: true}\n"                                                          \
    "  toy_at: {type: [bed, box], start: box}\n"                                                   \
    "  had: bool\n"                                                                                \
    "places: {fact: here, at: {bed: 0, bowl: [3, 4], box: [0, 2.5]}}\n"

enum { BED, BOWL, BOX };

/* ---------------------------------------------------------- facts and routes */

#define CARRYING                                                                                   \
    PLACES "actions:\n"                                                                            \
           "  fetch: {at: toy_at, effects: had, duration: 1s}\n"                                   \
           "  carry: {route: [toy_at, bowl], preconditions: had, effects: [not had, fed], "        \
           "duration: 1s}\n"                                                                       \
           "goals: {fed: {conditions: fed}}\n"

static void a_route_is_walked_by_the_action(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CARRYING);
    set_fact(&actor, "had", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, walks carry");
    stage_tick(&stage, &actor, 2500);
    expect_log(&stage, "walked carry success, started carry, start carry");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOX);
    /* From [0, 2.5] to [3, 4]: 1000 sqrt 11.25 = 3354.1 ms, and a second. */
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 4355);
    stage_tick(&stage, &actor, 4354);
    expect_log(&stage, "tick carry");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOX);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick carry, stop carry, ended carry success, reached fed");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOWL);
    stage_end(&stage);
}

/* What takes longer than can be told takes as long as can be. */
static void the_longest_routes_take_for_ever(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               PLACES
               "actions: {haul: {route: [bed, bowl], effects: fed, duration: 4294967295ms}}\n"
               "goals: {fed: {conditions: fed}}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, started haul, start haul");
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), UINT32_MAX);
    stage_end(&stage);
}

static void a_place_that_a_fact_tells_may_change(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CARRYING);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 2, walks fetch");
    set_fact(&actor, "toy_at", BED);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "dropped fetch, wants fed, walked fetch aborted, made 2, walks fetch");
    stage_tick(&stage, &actor, 1); /* back to the bed */
    expect_log(&stage, "walked fetch success, started fetch, start fetch");
    stage_end(&stage);
}

/* ------------------------------------------------------------- cost: travel */

#define CHOOSING                                                                                   \
    PLACES "actions:\n"                                                                            \
           "  far: {at: bowl, effects: fed, cost: travel, retry: 1m}\n"                            \
           "  near: {at: box, effects: [fed, had], cost: travel}\n"                                \
           "goals: {fed: {conditions: fed}}\n"

static void the_nearer_one_is_cheaper(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CHOOSING);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, walks near");
    CU_ASSERT_EQUAL(stage.planner.search.cost, 4); /* 2.5 s, and 1 */
    stage_tick(&stage, &actor, 2500);
    expect_log(&stage, "walked near success, started near, start near, stop near, ended near "
                       "success");
    stage_end(&stage);
}

/* The game has moved the box away. */
static void what_the_game_has_moved_costs_more(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CHOOSING);
    gg_world_set_place(&stage.scene.core, stage.domain.places->symbols[BOX], 0, 6000);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, walks far");
    CU_ASSERT_EQUAL(stage.planner.search.cost, 6);
    stage_end(&stage);
}

/* A failure leaves the action out wherever the walk to it begins. */
static void a_retry_holds_from_everywhere(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CHOOSING);
    actor.answer = always_fails;
    set_fact(&actor, "here", BOWL);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, started far, start far, stop far, ended far failure, "
                       "gave up fed");
    set_fact(&actor, "here", BED);
    gg_world_set_place(&stage.scene.core, stage.domain.places->symbols[BOX], 0, 60000);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, walks near");
    stage_end(&stage);
}

void add_routes_suite(void)
{
    CU_pSuite suite = CU_add_suite("routes", NULL, NULL);
    CU_ADD_TEST(suite, a_route_is_walked_by_the_action);
    CU_ADD_TEST(suite, the_longest_routes_take_for_ever);
    CU_ADD_TEST(suite, a_place_that_a_fact_tells_may_change);
    CU_ADD_TEST(suite, the_nearer_one_is_cheaper);
    CU_ADD_TEST(suite, what_the_game_has_moved_costs_more);
    CU_ADD_TEST(suite, a_retry_holds_from_everywhere);
}
