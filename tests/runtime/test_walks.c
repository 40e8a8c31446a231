/* SPDX-License-Identifier: MIT */
/*
 * Walks to the places of actions: when the action begins, what stops a walk, and where the agent is
 * then. How long walks take in general: test_walk_times.c.
 */
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

/* --------------------------------------------------------------- one walk */

#define EATING                                                                                     \
    PLACES "actions:\n"                                                                            \
           "  eat: {at: bowl, preconditions: open, effects: fed, duration: 2s, timeout: 3s}\n"     \
           "  rest: {at: bed, effects: not fed, duration: 1s}\n"                                   \
           "goals: {fed: {conditions: fed}}\n"

static void ticks(struct stage *stage, struct actor *actor, unsigned count, uint32_t each)
{
    while (count-- > 0)
        stage_tick(stage, actor, each);
}

static void the_action_begins_on_arrival(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants fed, made 1, walks eat");
    CU_ASSERT_EQUAL(gg_agent_walking(&actor.core), 0);
    CU_ASSERT_EQUAL(gg_agent_walked(&actor.core), GG_RUNNING);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000);
    ticks(&stage, &actor, 49, 100);
    expect_log(&stage, "");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BED);
    gg_point point = gg_agent_point(&actor.core);
    CU_ASSERT(point.x == 2940 && point.y == 3920);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "walked eat success, started eat, start eat");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOWL);
    CU_ASSERT_EQUAL(gg_agent_walking(&actor.core), GG_NONE);
    CU_ASSERT_EQUAL(gg_agent_walked(&actor.core), GG_INVALID);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), 0);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_tick(&stage, &actor, 2000);
    expect_log(&stage, "tick eat, stop eat, ended eat success, reached fed");
    stage_end(&stage);
}

static void who_is_there_does_not_walk(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    set_fact(&actor, "here", BOWL);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants fed, made 1, started eat, start eat");
    stage_end(&stage);
}

static void a_precondition_stops_a_walk(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    ticks(&stage, &actor, 11, 100);
    forget_log(&stage);
    set_fact(&actor, "open", 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "dropped eat, wants fed, failed 1");
    stage_tick(&stage, &actor, 100); /* there is nothing else to be done either */
    expect_log(&stage, "walked eat aborted");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BED);
    gg_point point = gg_agent_point(&actor.core); /* 1200 of 5000 ms */
    CU_ASSERT(point.x == 720 && point.y == 960);
    stage_end(&stage);
}

/* After a walk that was stopped the next one begins where it was stopped. */
static void the_next_walk_begins_on_the_spot(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    ticks(&stage, &actor, 31, 100);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    forget_log(&stage);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants fed, made 1, walks eat");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 2000);
    stage_end(&stage);
}

static void the_game_may_set_where_an_agent_is(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    ticks(&stage, &actor, 31, 100);
    forget_log(&stage);
    set_fact(&actor, "here", BED); /* thrown back */
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000);
    ticks(&stage, &actor, 49, 100);
    expect_log(&stage, "");
    set_fact(&actor, "here", BOWL); /* carried there */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "walked eat success, started eat, start eat");
    stage_end(&stage);
}

static void the_game_may_set_speeds_and_places(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    ticks(&stage, &actor, 26, 100); /* 2500 of 5000 ms */
    gg_agent_set_speed(&actor.core, 500);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000); /* for the rest */
    gg_agent_set_speed(&actor.core, 0);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 2500000);
    gg_agent_set_speed(&actor.core, UINT32_MAX);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 1);
    gg_agent_set_speed(&actor.core, 1000);
    const gg_places *places = stage.domain.places;
    gg_world_set_place(&stage.scene.core, places->symbols[BOWL], 1500, -3000);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000); /* from 1500, 2000 */
    gg_world_set_place(&stage.scene.core, places->symbols[BOWL], 1500, INT32_MIN);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 1000002000);
    gg_world_set_place(&stage.scene.core, 999, 0, 0);
    stage_end(&stage);
}

static gg_status fails_to_walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    (void)agent;
    CU_ASSERT_EQUAL(place, BOWL);
    return phase == GG_START ? GG_RUNNING : GG_FAILURE;
}

static void a_walk_that_fails_is_an_action_that_failed(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.walk = fails_to_walk;
    stage.agent_types[0].calls = &calls;
    ticks(&stage, &actor, 2, 100);
    expect_log(&stage, "wants fed, made 1, walks eat, walked eat failure, gave up fed, wants fed, "
                       "made 1, walks eat");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BED);
    stage_end(&stage);
}

/* The enemy is looked for once an hour, and on arrival. */
static void senses_are_read_on_arrival(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state:\n"
               "  here: [bed, bowl]\n"
               "  fed: bool\n"
               "  enemy: {type: bool, sensed: true, every: 60m}\n"
               "places: {fact: here, at: {bed: 0, bowl: 1}}\n"
               "actions: {eat: {at: bowl, preconditions: not enemy, effects: fed}}\n"
               "goals: {fed: {conditions: fed}}\n");
    actor.sensed = fact_number(stage.compiled.tables, "enemy");
    stage_tick(&stage, &actor, 1);
    actor.truth = 1;
    stage_tick(&stage, &actor, 999);
    expect_log(&stage, "wants fed, made 1, walks eat");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "walked eat success, dropped eat, wants fed, failed 1");
    stage_end(&stage);
}

#define FLEEING                                                                                    \
    PLACES "actions:\n"                                                                            \
           "  eat: {at: bowl, effects: fed, duration: 2s, uninterruptible: true}\n"                \
           "  close: {preconditions: open, effects: not open}\n"                                   \
           "goals:\n"                                                                              \
           "  fed: {conditions: fed}\n"                                                            \
           "  closed: {conditions: not open, relevant: had, priority: 1}\n"

/* Only when it has begun an action is not to be interrupted. */
static void any_walk_can_be_interrupted(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, FLEEING);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    set_fact(&actor, "had", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants closed, walked eat aborted, made 1, started close, start close, "
                       "stop close, ended close success");
    set_fact(&actor, "had", 0);
    set_fact(&actor, "here", BOWL);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "reached closed, wants fed, made 1, started eat, start eat");
    set_fact(&actor, "open", 1);
    set_fact(&actor, "had", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat");
    stage_end(&stage);
}

#define LIVING                                                                                     \
    PLACES "actions:\n"                                                                            \
           "  nap: {at: box, duration: 1s}\n"                                                      \
           "  eat: {at: bowl, effects: fed}\n"                                                     \
           "tasks:\n"                                                                              \
           "  live:\n"                                                                             \
           "    select: priority\n"                                                                \
           "    methods:\n"                                                                        \
           "      feed: {priority: 1, preconditions: had and not fed, subtasks: eat}\n"            \
           "      rest: {subtasks: nap}\n"

static void a_better_method_interrupts_a_walk(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, LIVING);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.rest, walks nap");
    stage_tick(&stage, &actor, 2000); /* at 0, 2 */
    set_fact(&actor, "had", 1);
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "walked nap aborted, interrupted live.feed, made 1, chose live.feed, walks "
                       "eat");
    /* From [0, 2.01] to [3, 4]: 1000 sqrt 12.9601 = 3600.01 ms. */
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 3601);
    stage_end(&stage);
}

static void the_game_is_told_of_an_arrival(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {here: {type: [bed, bowl], applied: true}, fed: bool}\n"
               "places: {fact: here, at: {bed: 0, bowl: 1}}\n"
               "actions: {eat: {at: bowl, effects: fed, duration: 1s}}\n"
               "goals: {fed: {conditions: fed}}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "wants fed, made 1, walks eat, apply here = 1, walked eat success, started "
                       "eat, start eat");
    stage_end(&stage);
}

#define MOVING                                                                                     \
    PLACES "actions:\n"                                                                            \
           "  eat: {at: bowl, effects: fed, preconditions: had}\n"                                 \
           "  jump: {preconditions: not open, effects: [here = bed, had]}\n"                       \
           "rules: {slide: {every: 10s, preconditions: toy_at == bed, effects: here = bed}}\n"     \
           "goals: {fed: {conditions: fed}}\n"

/* Who was stopped between two places is at one again when anything tells so, even if that is the
 * one it had left. */
static void whatever_tells_the_place_counts(void)
{
    struct stage stage;
    struct actor actor;
    for (int way = 0; way < 3; way++) {
        stage_with(&stage, &actor, MOVING);
        set_fact(&actor, "had", 1);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 2500);
        set_fact(&actor, "had", 0);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_EQUAL(gg_agent_walking(&actor.core), GG_NONE);
        CU_ASSERT_EQUAL(gg_agent_point(&actor.core).x, 1501); /* half the way: 2502 ms */
        CU_ASSERT_EQUAL(fact_of(&actor, "here"), BED);
        if (way == 0)
            set_fact(&actor, "here", BED);
        set_fact(&actor, "toy_at", way == 1 ? 0 : 1);
        set_fact(&actor, "open", way != 2);
        stage_tick(&stage, &actor, 8000);
        gg_point point = gg_agent_point(&actor.core);
        CU_ASSERT(point.x == 0 && point.y == 0);
        CU_ASSERT_EQUAL(fact_of(&actor, "here"), BED);
        stage_end(&stage);
    }
}

/* A goal that comes to hold on the way ends the walk with the plan. */
static void what_is_reached_needs_no_walk(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    stage_tick(&stage, &actor, 1);
    forget_log(&stage);
    set_fact(&actor, "fed", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "reached fed, walked eat aborted");
    stage_end(&stage);
}

/* Places that lie at one point are walked between in no time. */
static void a_walk_of_no_time_is_over_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, EATING);
    gg_world_set_place(&stage.scene.core, stage.domain.places->symbols[BOWL], 0, 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fed, made 1, walks eat, walked eat success, started eat, start eat");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOWL);
    stage_end(&stage);
}

static void walks_are_told_in_words(void)
{
    struct stage stage;
    char text[64];
    stage_start(&stage, EATING);
    gg_domain domain = stage.domain;
    static const char *const actions[] = {"eat", "rest"}, *const places[] = {"bed", "bowl", "box"};
    const gg_names names = {.actions = actions, .places = places};
    domain.names = &names;
    const gg_event started = {GG_WALK_STARTED, 0, BOWL, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&domain, &started, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "walk: to bowl for eat");
    const gg_event ended = {GG_WALK_ENDED, 1, GG_ABORTED, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&domain, &ended, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "walked: to bed, aborted");
    stage_end(&stage);
}

void add_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("walks", NULL, NULL);
    CU_ADD_TEST(suite, the_action_begins_on_arrival);
    CU_ADD_TEST(suite, who_is_there_does_not_walk);
    CU_ADD_TEST(suite, a_precondition_stops_a_walk);
    CU_ADD_TEST(suite, the_next_walk_begins_on_the_spot);
    CU_ADD_TEST(suite, the_game_may_set_where_an_agent_is);
    CU_ADD_TEST(suite, the_game_may_set_speeds_and_places);
    CU_ADD_TEST(suite, a_walk_that_fails_is_an_action_that_failed);
    CU_ADD_TEST(suite, senses_are_read_on_arrival);
    CU_ADD_TEST(suite, any_walk_can_be_interrupted);
    CU_ADD_TEST(suite, a_better_method_interrupts_a_walk);
    CU_ADD_TEST(suite, the_game_is_told_of_an_arrival);
    CU_ADD_TEST(suite, whatever_tells_the_place_counts);
    CU_ADD_TEST(suite, what_is_reached_needs_no_walk);
    CU_ADD_TEST(suite, a_walk_of_no_time_is_over_at_once);
    CU_ADD_TEST(suite, walks_are_told_in_words);
}
