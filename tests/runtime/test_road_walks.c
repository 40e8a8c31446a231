/* SPDX-License-Identifier: MIT */
/*
 * Walks along roads: where an agent is on its way, how long that takes, and what a walk or a route that is
 * stopped between two places costs from there.
 */
#include "state/roads.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Lengths of which none ends with a millisecond at this speed: 7001, 3002 and 5003 thousandths at 3000 a
 * second take 2333.67, 1000.67 and 1667.67 ms, and 5002 ms all together. */
#define ROADS                                                                                      \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state:\n"                                                                                     \
    "  here: [lodge, bridge, spring, tower, islet]\n"                                              \
    "  wet: bool\n"                                                                                \
    "  seen: bool\n"                                                                               \
    "  warm: {type: bool, start: true}\n"                                                          \
    "  alarm: bool\n"                                                                              \
    "places: {fact: here, speed: 3}\n"                                                             \
    "roads:\n"                                                                                     \
    "  track: {between: [lodge, bridge], length: 7.001}\n"                                         \
    "  trail: {between: [bridge, spring], length: 3.002}\n"                                        \
    "  climb: {between: [spring, tower], length: 5.003}\n"                                         \
    "  scree: {one_way: [tower, lodge], length: 9}\n"                                              \
    "actions:\n"                                                                                   \
    "  look: {at: tower, effects: seen, duration: 1s, cost: travel}\n"                             \
    "  bathe: {at: spring, effects: wet, cost: travel}\n"                                          \
    "  warm_up: {at: lodge, effects: warm, cost: travel}\n"                                        \
    "  haul: {route: [lodge, spring], effects: wet, cost: travel}\n"                               \
    "  shout: {effects: not alarm, duration: 300ms}\n"

#define LOOKING                                                                                    \
    ROADS "goals:\n"                                                                               \
          "  calm: {conditions: not alarm, priority: 5}\n"                                         \
          "  seen: {conditions: seen, relevant: warm}\n"                                           \
          "  warm: {conditions: warm}\n"

enum { LODGE, BRIDGE, SPRING, TOWER };

/* The tick, counted from 1 on, at which the agent is at a place. */
static uint32_t ticks_until(struct stage *stage, struct actor *actor, uint32_t place, uint32_t each)
{
    for (uint32_t tick = 1; tick < 100000; tick++) {
        stage_tick(stage, actor, each);
        if (fact_of(actor, "here") == place)
            return tick;
    }
    return 0;
}

static void the_fact_changes_where_roads_end(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 5002);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, BRIDGE, 1), 2334);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, SPRING, 1), 3335 - 2334);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 5002);
    expect_log(&stage, "");
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, TOWER, 1), 5002 - 3335);
    expect_log(&stage, "walked look success, started look, start look");
    stage_end(&stage);
}

/* However long ticks are, what follows a walk has what is left of the last one. */
static void long_ticks_pass_several_places(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 4000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), SPRING);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1500); /* 5500 in all */
    expect_log(&stage, "walked look success, started look, start look");
    CU_ASSERT_EQUAL(actor.core.elapsed, 498);
    stage_end(&stage);

    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 5500);
    expect_log(&stage, "walked look success, started look, start look");
    CU_ASSERT_EQUAL(actor.core.elapsed, 498);
    stage_end(&stage);
}

/* A game need not tick an agent before something happens: also on the way. */
static void sleep_ends_where_roads_end(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2334);
    stage_tick(&stage, &actor, 2334);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BRIDGE);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 3335 - 2335);
    stage_end(&stage);
}

/* Something comes between, and the walk goes on from there. */
static void a_walk_goes_on_from_between(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 2600);
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 100); /* 2700: 1099 thousandths behind the bridge */
    expect_log(&stage, "wants calm, walked look aborted, made 1, started shout, start shout");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BRIDGE);
    stage_tick(&stage, &actor, 300);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 5002 - 2700);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, SPRING, 1), 3335 - 2700 - 1);
    stage_end(&stage);
}

/* It goes back, too, and what is nearer from there is so in plans. */
static void a_walk_goes_back_from_between(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 2700);
    forget_log(&stage);
    set_fact(&actor, "warm", 0);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants warm, walked look aborted, made 1, walks warm_up");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BRIDGE);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 2700); /* 8100 thousandths */
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, LODGE, 1), 2700);
    stage_end(&stage);
}

/* Who has been interrupted on a road that is one way is as good as at its end. */
static void nobody_goes_back_on_a_road_that_is_one_way(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, ROADS "goals:\n  calm: {conditions: not alarm, priority: 5}\n"
                              "  seen: {conditions: seen, relevant: warm, priority: 2}\n"
                              "  warm: {conditions: warm, priority: 3}\n");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "here", TOWER);
    set_fact(&actor, "warm", 0);
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), TOWER);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 3000);
    forget_log(&stage);
    set_fact(&actor, "warm", 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "reached warm, walked warm_up aborted, wants seen, made 1, walks look");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LODGE);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 2000 + 5002);
    stage_end(&stage);
}

static void a_new_speed_counts_from_now_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 2700); /* 8100 of 15006 thousandths */
    gg_road_set_speed(&actor.core, 1000);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 2700 + 6906);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, SPRING, 1), 10003 - 8100);
    stage_tick(&stage, &actor, 5003);
    expect_log(&stage, "walked look success, started look, start look");
    stage_end(&stage);
}

/* The game puts an agent somewhere: its walk goes on from there. */
static void a_walk_goes_on_from_where_the_game_says(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 1000);
    set_fact(&actor, "here", SPRING);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 1000 + 1668);
    forget_log(&stage);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, TOWER, 1), 1668);
    expect_log(&stage, "walked look success, started look, start look");
    stage_end(&stage);
}

/* A route passes places, too, of which the fact tells when the agent is stopped there. */
static void a_route_is_stopped_between_places(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, ROADS "goals:\n  calm: {conditions: not alarm, priority: 5}\n"
                              "tasks: {live: {subtasks: [haul, look]}}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 0);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 3335);
    stage_tick(&stage, &actor, 2700);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LODGE);
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BRIDGE);
    stage_tick(&stage, &actor, 300);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(was_logged(&stage, "walks haul") || actor.core.walking);
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 2700);
    stage_end(&stage);
}

/* What saved bytes say of a place between places is not believed where it cannot be. */
static void wrong_hops_are_none(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, LOOKING);
    stage_tick(&stage, &actor, 2700);
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 0);
    const gg_road_map *map = road_map_in(&stage.domain);
    gg_agent_hop *hop = (gg_agent_hop *)((unsigned char *)&actor + map->agent_hop);
    CU_ASSERT_TRUE(hop->hop < map->at[map->places.count].hops);
    for (uint32_t i = 0; i < 12; i++) {
        hop->hop = (uint16_t)(i < 10 ? i : 65530 + i / 11 * 5);
        hop->rest = i % 3 ? UINT64_MAX : 1;
        set_fact(&actor, "alarm", i % 2);
        stage_tick(&stage, &actor, 1);
    }
    stage_end(&stage);
}

/* ------------------------------------------------------------- crossings */

/* Doors that must be open, and a way round that costs much. */
#define CROSSINGS                                                                                  \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "types: {door: [hatch]}\n"                                                                     \
    "state:\n"                                                                                     \
    "  here: [yard, shed, cellar]\n"                                                               \
    "  open(door): {type: bool, start: true}\n"                                                    \
    "  key: {type: bool, start: true}\n"                                                           \
    "  wine: bool\n"                                                                               \
    "  warm: {type: bool, start: true}\n"                                                          \
    "  alarm: bool\n"                                                                              \
    "  dirty: bool\n"                                                                              \
    "places: {fact: here, speed: 3}\n"                                                             \
    "roads:\n"                                                                                     \
    "  path: {between: [yard, shed], length: 7.001}\n"                                             \
    "  hatch: {between: [yard, cellar], length: 6, preconditions: open(hatch)}\n"                  \
    "  chute: {one_way: [shed, cellar], length: 9, effects: dirty, cost: 30}\n"                    \
    "actions:\n"                                                                                   \
    "  drink: {at: cellar, preconditions: not wine, effects: wine, cost: travel}\n"                \
    "  unlock: {at: yard, preconditions: [key, not open(hatch)], effects: open(hatch), "           \
    "duration: 1s, cost: travel}\n"                                                                \
    "  warm_up: {at: shed, effects: warm, cost: travel}\n"                                         \
    "  shout: {effects: not alarm, duration: 300ms}\n"                                             \
    "goals:\n"                                                                                     \
    "  calm: {conditions: not alarm, priority: 5}\n"                                               \
    "  drunk: {conditions: wine}\n"

enum { YARD, SHED, CELLAR };

static void a_crossing_takes_its_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CROSSINGS);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants drunk, made 2, started cross(hatch), start cross(hatch)");
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 2000);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2000);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, CELLAR, 1), 2000);
    CU_ASSERT_TRUE(was_logged(&stage, "ended cross(hatch) success, started drink"));
    CU_ASSERT_EQUAL(fact_of(&actor, "dirty"), 0);
    stage_end(&stage);
}

/* Who walks to a crossing passes places, and the crossing begins where the walk has ended. */
static void a_walk_leads_to_a_crossing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CROSSINGS);
    set_fact(&actor, "here", SHED);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants drunk, made 2, walks cross(hatch)");
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 2334);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, YARD, 1), 2334);
    CU_ASSERT_TRUE(was_logged(&stage, "walked cross(hatch) success, started cross(hatch)"));
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, CELLAR, 1), 2000);
    stage_end(&stage);
}

/* It comes to the end of the road, and only then sees what it can do. */
static void a_road_closes_under_somebody(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, CROSSINGS);
    stage_tick(&stage, &actor, 700);
    set_fact(&actor, "open(hatch)", 0);
    stage_tick(&stage, &actor, 1200);
    CU_ASSERT_FALSE(was_logged(&stage, "dropped") || was_logged(&stage, "ended"));
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_TRUE(was_logged(&stage, "ended cross(hatch) success, started drink"));
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CELLAR);
    stage_end(&stage);
}

static void interrupt(struct stage *stage, struct actor *actor, uint32_t after)
{
    stage_tick(stage, actor, after);
    set_fact(actor, "alarm", 1);
    forget_log(stage);
    stage_tick(stage, actor, 0);
    CU_ASSERT_TRUE(was_logged(stage, "wants calm, stop cross(hatch), ended cross(hatch) aborted, "
                                     "made 1, started shout, start shout"));
    forget_log(stage);
}

/* Who was interrupted on a crossing goes on, and it takes what is left of it. */
static void a_crossing_goes_on_from_between(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, CROSSINGS);
    interrupt(&stage, &actor, 500);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), YARD);
    stage_tick(&stage, &actor, 300);
    CU_ASSERT_TRUE(was_logged(&stage, "made 2, started cross(hatch), start cross(hatch)"));
    forget_log(&stage);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 1500);
    interrupt(&stage, &actor, 1000); /* and once more */
    stage_tick(&stage, &actor, 300);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 500);
    CU_ASSERT_EQUAL(ticks_until(&stage, &actor, CELLAR, 1), 500);
    stage_end(&stage);
}

/* Meanwhile the door was shut: back to the keypad, and once more. */
static void a_crossing_goes_back_where_it_was_shut(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, CROSSINGS);
    interrupt(&stage, &actor, 500);
    set_fact(&actor, "open(hatch)", 0);
    stage_tick(&stage, &actor, 300);
    CU_ASSERT_TRUE(was_logged(&stage, "made 3, walks unlock"));
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 500);
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_TRUE(was_logged(&stage, "walked unlock success, started unlock"));
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 2000);
    stage_end(&stage);
}

/* Without a key it goes round, from where it is between two places. */
static void there_is_a_way_round(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CROSSINGS);
    set_fact(&actor, "here", SHED);
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 1000);
    forget_log(&stage);
    set_fact(&actor, "key", 0);
    set_fact(&actor, "open(hatch)", 0);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "dropped cross(hatch), wants drunk, walked cross(hatch) aborted, made 2, "
                       "walks cross(chute)");
    CU_ASSERT_EQUAL(gg_road_walk_time(&actor.core), 1000);
    stage_tick(&stage, &actor, 1000 + 3000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CELLAR);
    CU_ASSERT_EQUAL(fact_of(&actor, "dirty"), 1);
    stage_end(&stage);
}

/* On a crossing that is one way there is no way back: what is more urgent waits for its end. */
static void nobody_goes_back_on_a_crossing_that_is_one_way(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, CROSSINGS);
    set_fact(&actor, "here", SHED);
    set_fact(&actor, "key", 0);
    set_fact(&actor, "open(hatch)", 0);
    stage_tick(&stage, &actor, 0);
    stage_tick(&stage, &actor, 1000);
    set_fact(&actor, "alarm", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1999);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), SHED);
    CU_ASSERT_FALSE(was_logged(&stage, "aborted") || was_logged(&stage, "shout"));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CELLAR);
    CU_ASSERT_EQUAL(fact_of(&actor, "dirty"), 1);
    CU_ASSERT_TRUE(was_logged(&stage, "ended cross(chute) success"));
    CU_ASSERT_TRUE(was_logged(&stage, "started shout"));
    stage_end(&stage);
}

/* A new speed counts from now on, also on a crossing. */
static void a_new_speed_counts_on_a_crossing(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, CROSSINGS);
    stage_tick(&stage, &actor, 500); /* 1500 of 6000 thousandths */
    gg_road_set_speed(&actor.core, 1000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core) - actor.core.elapsed, 4500);
    interrupt(&stage, &actor, 1500);
    stage_tick(&stage, &actor, 300);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 3000);
    stage_end(&stage);
}

/* What saved bytes say of a crossing is believed at its ends alone. */
static void wrong_crossings_are_none(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, CROSSINGS);
    interrupt(&stage, &actor, 500);
    const gg_road_map *map = road_map_in(&stage.domain);
    gg_agent_hop *hop = (gg_agent_hop *)((unsigned char *)&actor + map->agent_hop);
    uint16_t first = map->at[map->places.count].hops;
    CU_ASSERT_EQUAL(map->hop_count, first + 3);
    CU_ASSERT_EQUAL(hop->hop, first);
    CU_ASSERT_EQUAL(gg_road_is_between(&actor.core), true);
    hop->rest = 6000001;
    CU_ASSERT_EQUAL(gg_road_is_between(&actor.core), false);
    hop->rest = 4500000;
    for (uint16_t i = 0; i < 6; i++) {
        hop->hop = (uint16_t)(first + i);
        CU_ASSERT_EQUAL(gg_road_is_between(&actor.core), i < 2);
    }
    for (uint16_t i = 0; i < 40; i++) {
        hop->hop = (uint16_t)(i % 10 < 9 ? i % 10 : 65535 - i / 10);
        hop->rest = i % 3 ? UINT64_MAX >> i : i;
        set_fact(&actor, "here", i / 2 % 3);
        hop->hop = (uint16_t)(i % 10);
        set_fact(&actor, "alarm", i % 2);
        stage_tick(&stage, &actor, 10);
    }
    stage_end(&stage);
}

void add_road_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("road walks", NULL, NULL);
    CU_ADD_TEST(suite, the_fact_changes_where_roads_end);
    CU_ADD_TEST(suite, long_ticks_pass_several_places);
    CU_ADD_TEST(suite, sleep_ends_where_roads_end);
    CU_ADD_TEST(suite, a_walk_goes_on_from_between);
    CU_ADD_TEST(suite, a_walk_goes_back_from_between);
    CU_ADD_TEST(suite, nobody_goes_back_on_a_road_that_is_one_way);
    CU_ADD_TEST(suite, a_new_speed_counts_from_now_on);
    CU_ADD_TEST(suite, a_walk_goes_on_from_where_the_game_says);
    CU_ADD_TEST(suite, a_route_is_stopped_between_places);
    CU_ADD_TEST(suite, wrong_hops_are_none);
    CU_ADD_TEST(suite, a_crossing_takes_its_time);
    CU_ADD_TEST(suite, a_walk_leads_to_a_crossing);
    CU_ADD_TEST(suite, a_road_closes_under_somebody);
    CU_ADD_TEST(suite, a_crossing_goes_on_from_between);
    CU_ADD_TEST(suite, a_crossing_goes_back_where_it_was_shut);
    CU_ADD_TEST(suite, there_is_a_way_round);
    CU_ADD_TEST(suite, nobody_goes_back_on_a_crossing_that_is_one_way);
    CU_ADD_TEST(suite, a_new_speed_counts_on_a_crossing);
    CU_ADD_TEST(suite, wrong_crossings_are_none);
}
