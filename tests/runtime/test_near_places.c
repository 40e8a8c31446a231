/* SPDX-License-Identifier: MIT */
/*
 * How near is near enough, and agents that the game puts somewhere, as examples that are worked out by
 * hand. Random ones: models/test_following.c. Speeds are of two units a second unless something else is
 * said.
 */
#include "support/convoy.h"
#include "suites.h"
#include "support/said.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------------------ within */

#define NEAR                                                                                       \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state: {here: [camp, lady]}\n"                                                                \
    "places: {fact: here, speed: 2, within: 1.5, at: {camp: 0, lady: 10}}\n"                       \
    "actions: {guard: {at: lady, duration: 2s}, kiss: {at: lady, within: 0, duration: 1s}}\n"
#define GUARDING_NEAR NEAR "tasks: {live: {methods: {only: {subtasks: guard}}}}\n"
#define KISSING NEAR "tasks: {live: {methods: {only: {subtasks: [guard, kiss]}}}}\n"
#define GUARD_AGAIN                                                                                \
    "tick guard, stop guard, ended guard success, made 1, chose live.only, started guard, start "  \
    "guard"

static void a_walk_ends_where_it_is_near_enough(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 4250);
    stage_tick(&stage, &actor, 2000);
    expect_point(&actor, 4000, 0);
    stage_tick(&stage, &actor, 2249);
    expect_log(&stage, "");
    expect_point(&actor, 8498, 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    expect_point(&actor, 8500, 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    stage_end(&stage);
}

static void who_is_near_enough_does_not_walk(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 4250);
    forget_log(&stage);
    move_place(&stage, LADY, 9400, 1200); /* 0.9, 1.2: just 1.5 units */
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, GUARD_AGAIN);
    move_place(&stage, LADY, 7000, 0);
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, GUARD_AGAIN);
    expect_point(&actor, 8500, 0);
    move_place(&stage, LADY, 9400, 1201); /* a thousandth too far */
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, "tick guard, stop guard, ended guard success, " GUARD_SETS_OUT);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    gg_point point = gg_agent_point(&actor.core);
    CU_ASSERT_TRUE(point.x >= 8500 && point.x <= 8502 && point.y >= 0 && point.y <= 2);
    stage_end(&stage);
}

/* Who is near enough for one action is not so for another at the same place. */
static void what_is_done_at_the_point_itself_walks_on(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, KISSING, "made 2, chose live.only, walks guard");
    stage_tick(&stage, &actor, 4250);
    expect_log(&stage, GUARD_ARRIVES);
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, "tick guard, stop guard, ended guard success, walks kiss");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 750);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 9500, 0);
    stage_tick(&stage, &actor, 250);
    expect_log(&stage, "walked kiss success, started kiss, start kiss");
    expect_point(&actor, 10000, 0);
    stage_end(&stage);
}

/* From there it is near enough for the other one. */
static void who_is_at_the_point_itself_is_near(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, KISSING);
    set_fact(&actor, "here", LADY);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "made 2, chose live.only, started guard, start guard");
    expect_point(&actor, 10000, 0);
    move_place(&stage, LADY, 11000, 0);
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, "tick guard, stop guard, ended guard success, walks kiss");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 500);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "walked kiss success, started kiss, start kiss");
    expect_point(&actor, 11000, 0);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick kiss, stop kiss, ended kiss success, made 2, chose live.only, started "
                       "guard, start guard");
    stage_end(&stage);
}

/* What is left of a tick is the action's, and so it is not walked, too. */
static void the_edge_is_where_it_is_in_long_ticks(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 4200);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 400);
    expect_log(&stage, GUARD_ARRIVES);
    CU_ASSERT_EQUAL(actor.core.elapsed, 350);
    expect_point(&actor, 8500, 0);
    stage_end(&stage);
}

/* A walk of 215.29 ms in all takes 216 ms, and one to the edge 1 ms: a 216th of the way, less than what
 * is walked in a millisecond. Who is some thousandths before the edge then has come to the edge. */
static void nobody_jumps_from_the_edge_to_the_place(void)
{
    struct stage stage;
    struct actor actor;
    for (int32_t steps = 1; steps < 10; steps++) {
        set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
        gg_agent_set_speed(&actor.core, 7000);
        move_place(&stage, LADY, 1500 + 7 * steps, 0);
        CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), (uint32_t)steps);
        stage_tick(&stage, &actor, (uint32_t)steps);
        expect_log(&stage, GUARD_ARRIVES);
        gg_point point = gg_agent_point(&actor.core);
        CU_ASSERT_TRUE(point.x >= 7 * steps - 7 && point.x <= 7 * steps + 7);
        stage_end(&stage);
    }
}

/* A walk is over at once where the place comes near enough. */
static void a_place_may_come_near_enough(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 1000);
    move_place(&stage, LADY, 2900, 1200); /* 0.9, 1.2: just 1.5 units */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    gg_point point = gg_agent_point(&actor.core);
    CU_ASSERT_TRUE(point.x >= 2000 && point.x <= 2002 && point.y >= 0 && point.y <= 2);
    stage_end(&stage);
}

static gg_status fails_at_the_end(gg_agent *agent, gg_phase phase, uint16_t place)
{
    (void)place;
    if (phase == GG_STOP)
        return GG_FAILURE;
    return gg_agent_walked(agent) == GG_SUCCESS ? GG_FAILURE : GG_RUNNING;
}

/* Nor does one go beyond the edge whose walk fails there. */
static void a_walk_that_fails_at_the_edge_leaves_the_agent_there(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {here: [camp, lady]}\n"
               "places: {fact: here, speed: 2, within: 4, at: {camp: 0, lady: 20}}\n"
               "actions: {guard: {at: lady, duration: 2s, retry: 1m}}\n"
               "tasks: {live: {methods: {only: {subtasks: guard}}}}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.walk = fails_at_the_end;
    stage.agent_types[0].calls = &calls;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 9000);
    expect_log(&stage, "walked guard failure, failed 1");
    expect_point(&actor, 16000, 0);
    stage_end(&stage);
}

/* ---------------------------------------------------------------------- set_point */

static void the_game_may_put_an_agent_that_stands(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, IDLING, "made 1, chose live.only, started rest, start rest");
    gg_agent_set_point(&actor.core, 3000, 4000);
    expect_point(&actor, 3000, 4000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CAMP);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick rest"); /* goes on */
    expect_point(&actor, 3000, 4000);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick rest, stop rest, ended rest success, made 1, chose live.only, walks "
                       "rest");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 2500);
    stage_tick(&stage, &actor, 2500);
    expect_log(&stage, "walked rest success, started rest, start rest");
    gg_agent_set_point(&actor.core, 0, 0); /* where it is */
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick rest, stop rest, ended rest success, made 1, chose live.only, started "
                       "rest, start rest");
    gg_agent_set_point(&actor.core, INT32_MAX, INT32_MIN);
    expect_point(&actor, GG_MAP_EDGE, -GG_MAP_EDGE);
    gg_agent_set_point(&actor.core, 0, 0); /* carried away and back: there is no way to walk */
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick rest, stop rest, ended rest success, made 1, chose live.only, walks "
                       "rest, walked rest success, started rest, start rest");
    stage_end(&stage);
}

/* Before the first tick too: it is not with its place then any more. */
static void an_agent_that_was_put_stays_where_its_place_moves(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, IDLING);
    gg_agent_set_point(&actor.core, 0, 2000);
    move_place(&stage, CAMP, 5000, 2000);
    expect_point(&actor, 0, 2000);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "made 1, chose live.only, walks rest");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 2500);
    stage_end(&stage);
}

static void near_enough_counts_for_who_was_put_somewhere(void)
{
    struct stage stage;
    struct actor actor;
    for (int32_t y = 1200; y < 1202; y++) {
        set_out(&stage, &actor, GUARDING_NEAR, GUARD_SETS_OUT);
        stage_tick(&stage, &actor, 4250);
        forget_log(&stage);
        gg_agent_set_point(&actor.core, 10900, y); /* beyond the place */
        stage_tick(&stage, &actor, 2000);
        expect_log(&stage, y == 1200
                               ? GUARD_AGAIN
                               : "tick guard, stop guard, ended guard success, " GUARD_SETS_OUT);
        expect_point(&actor, 10900, y);
        stage_end(&stage);
    }
}

static void the_game_may_put_an_agent_that_walks(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 5000);
    gg_agent_set_point(&actor.core, 14000, -8000);
    expect_point(&actor, 14000, -8000);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 15200, -6400);
    move_place(&stage, LADY, 15200, 13600); /* pushed, and the place moves in the same tick */
    gg_agent_set_point(&actor.core, 15200, 3600);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 15200, 5600);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000);
    stage_tick(&stage, &actor, 3999);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    stage_end(&stage);
}

static void the_game_may_put_an_agent_on_a_route(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, HAULING, HAUL_BEGINS);
    stage_tick(&stage, &actor, 3000);
    gg_agent_set_point(&actor.core, 10000, 2000);
    expect_point(&actor, 10000, 2000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 5000);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 10000, 1000);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 10000, 0);
    stage_tick(&stage, &actor, 999);
    expect_log(&stage, "tick haul, tick haul, tick haul, tick haul");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, HAUL_ENDS);
    expect_point(&actor, 10000, 0);
    stage_end(&stage);
}

/* Where places are likely to be moved, a goal is told that it holds where the agent has arrived. */
static void a_goal_that_asks_for_the_place_is_warned_of(void)
{
    static const char *const within[] = {"", ", within: 2"};
    for (int i = 0; i < 2; i++) {
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nstate: {here: [gate, lady]}\n"
                 "places: {fact: here, at: {gate: 0, lady: 9}}\n"
                 "actions: {bow: {at: lady, duration: 1s%s}}\n"
                 "goals: {near: {conditions: here == lady}, far: {conditions: here != lady}}\n",
                 within[i]);
        struct said said = said_of(yaml.data);
        bool told = strstr(said.lines.data, "goal 'near' holds where the agent has arrived") &&
                    strstr(said.lines.data, "[-W moved-place]");
        CU_ASSERT_EQUAL(told, i == 1);
        CU_ASSERT_PTR_NULL(strstr(said.lines.data, "goal 'far'"));
        said_free(&said);
        text_free(&yaml);
    }
}

void add_near_places_suite(void)
{
    CU_pSuite suite = CU_add_suite("near places", NULL, NULL);
    CU_ADD_TEST(suite, a_walk_ends_where_it_is_near_enough);
    CU_ADD_TEST(suite, who_is_near_enough_does_not_walk);
    CU_ADD_TEST(suite, what_is_done_at_the_point_itself_walks_on);
    CU_ADD_TEST(suite, who_is_at_the_point_itself_is_near);
    CU_ADD_TEST(suite, the_edge_is_where_it_is_in_long_ticks);
    CU_ADD_TEST(suite, nobody_jumps_from_the_edge_to_the_place);
    CU_ADD_TEST(suite, a_place_may_come_near_enough);
    CU_ADD_TEST(suite, a_walk_that_fails_at_the_edge_leaves_the_agent_there);
    CU_ADD_TEST(suite, the_game_may_put_an_agent_that_stands);
    CU_ADD_TEST(suite, an_agent_that_was_put_stays_where_its_place_moves);
    CU_ADD_TEST(suite, near_enough_counts_for_who_was_put_somewhere);
    CU_ADD_TEST(suite, the_game_may_put_an_agent_that_walks);
    CU_ADD_TEST(suite, the_game_may_put_an_agent_on_a_route);
    CU_ADD_TEST(suite, a_goal_that_asks_for_the_place_is_warned_of);
}
