/* SPDX-License-Identifier: MIT */
/*
 * Places that the game moves, as examples that are worked out by hand: walks and routes that are measured
 * anew, and who has arrived and is left behind. Random ones: models/test_following.c. Speeds are of two
 * units a second unless something else is said.
 */
#include "support/convoy.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stddef.h>
#include <string.h>

static void ticks(struct stage *stage, struct actor *actor, unsigned count, uint32_t each)
{
    while (count-- > 0)
        stage_tick(stage, actor, each);
}

/* Nothing passes but time: for so long, in ticks of 100 ms. */
static void pass(struct stage *stage, struct actor *actor, uint32_t milliseconds)
{
    ticks(stage, actor, milliseconds / 100, 100);
}

/* ------------------------------------------------------------------------ walks */

static void a_walk_goes_on_from_where_the_agent_is(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    pass(&stage, &actor, 5000);
    expect_point(&actor, 10000, 0);
    move_place(&stage, LADY, -10000, 0);
    expect_point(&actor, 10000, 0);
    stage_tick(&stage, &actor, 100);
    expect_point(&actor, 9800, 0);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 10000);
    pass(&stage, &actor, 900);
    expect_point(&actor, 8000, 0);
    move_place(&stage, LADY, 5000, 4000); /* 3, 4: five units */
    stage_tick(&stage, &actor, 100);
    expect_point(&actor, 7880, 160);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 2500);
    move_place(&stage, CAMP, 77000, 0); /* what was left does not matter */
    pass(&stage, &actor, 2300);
    expect_log(&stage, "");
    expect_point(&actor, 5120, 3840);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CAMP);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, GUARD_ARRIVES);
    expect_point(&actor, 5000, 4000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    stage_end(&stage);
}

/* Moved onto the agent: there is nothing left to walk. Moved before it has gone: it goes there. */
static void a_place_may_come_to_the_agent(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    move_place(&stage, LADY, 0, 40000);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 0, 1000);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 20000);
    move_place(&stage, LADY, 0, 1000);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    expect_point(&actor, 0, 1000);
    stage_end(&stage);
}

/* What is left of the tick in which a walk that was measured anew ends belongs to the action. */
static void an_arrival_leaves_the_rest_of_its_tick(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 1000);
    move_place(&stage, LADY, 2000, 3001); /* 1500.5 ms */
    stage_tick(&stage, &actor, 1500);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 700);
    expect_log(&stage, GUARD_ARRIVES);
    CU_ASSERT_EQUAL(actor.core.elapsed, 699);
    expect_point(&actor, 2000, 3001);
    stage_end(&stage);
}

/* Also if the place has moved just before. */
static void so_does_one_at_what_has_just_moved(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 1000);
    move_place(&stage, LADY, 2000, 400); /* 200 ms */
    stage_tick(&stage, &actor, 700);
    expect_log(&stage, GUARD_ARRIVES);
    CU_ASSERT_EQUAL(actor.core.elapsed, 500);
    expect_point(&actor, 2000, 400);
    stage_end(&stage);
}

/* A walk of 100 thousandths takes 2.2 ms, rounded up to three: all the same the agent is at 90 after
 * two. */
static void nobody_leaps_when_the_place_moves(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    gg_agent_set_speed(&actor.core, 45000);
    move_place(&stage, LADY, 100, 0);
    stage_tick(&stage, &actor, 2);
    int32_t before = gg_agent_point(&actor.core).x;
    CU_ASSERT_TRUE(before > 60 && before <= 90);
    move_place(&stage, LADY, 1000, 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(gg_agent_point(&actor.core).x <= before + 45 + 2);
    CU_ASSERT_TRUE(gg_agent_point(&actor.core).x >= 2 * 45);
    stage_end(&stage);
}

/* To and fro between two ticks, the place has not moved; only where it comes to counts. */
static void what_is_between_two_ticks_does_not_count(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    pass(&stage, &actor, 4000);
    move_place(&stage, LADY, -50000, 7);
    move_place(&stage, LADY, 20000, 0);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 10000); /* the walk of the start */
    CU_ASSERT_EQUAL(actor.core.elapsed, 4100);
    move_place(&stage, LADY, -50000, 7);
    move_place(&stage, LADY, 8200, -6000);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 3000);
    expect_point(&actor, 8200, -200);
    stage_end(&stage);
}

static gg_status arrives_early(gg_agent *agent, gg_phase phase, uint16_t place)
{
    (void)agent;
    (void)place;
    return phase == GG_TICK ? GG_SUCCESS : GG_RUNNING;
}

/* Whatever the point: the function that walks knows better. */
static void a_walk_that_has_succeeded_has_arrived(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, GUARDING);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.walk = arrives_early;
    stage.agent_types[0].calls = &calls;
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, GUARD_SETS_OUT);
    move_place(&stage, LADY, 30000, 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, GUARD_ARRIVES);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    expect_point(&actor, 30000, 0);
    stage_tick(&stage, &actor, 2000); /* and there it is the next time */
    expect_log(&stage, "tick guard, stop guard, ended guard success, made 1, chose live.only, "
                       "started guard, start guard");
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- twins */

/* Sums up all bytes of an agent and its world. */
static uint64_t bytes_of(const struct stage *stage, const struct actor *actor)
{
    uint64_t sum = 0xcbf29ce484222325;
    const unsigned char *bytes = (const unsigned char *)actor;
    for (size_t i = 0; i < offsetof(struct actor, stage); i++)
        sum = (sum ^ bytes[i]) * 0x100000001b3;
    bytes = (const unsigned char *)&stage->scene;
    for (size_t i = 0; i < sizeof stage->scene; i++)
        sum = (sum ^ bytes[i]) * 0x100000001b3;
    return sum;
}

enum { TWIN_TICKS = 300 };

#define CARRYING                                                                                   \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state: {here: [camp, lady]}\n"                                                                \
    "places: {fact: here, speed: 2.3, within: 0.7, at: {camp: 0, lady: [3, 5.7]}}\n"               \
    "actions:\n"                                                                                   \
    "  guard: {at: lady, duration: 2s}\n"                                                          \
    "  kiss: {at: lady, within: 0}\n"                                                              \
    "  carry: {route: [camp, lady], duration: 700ms}\n"                                            \
    "tasks: {live: {methods: {only: {subtasks: [guard, kiss, carry]}}}}\n"

/* Each time in the same places of memory, as agents know where their world is. */
static void live_with_the_same_again(struct stage *stage, struct actor *actor, bool again,
                                     uint64_t *sums)
{
    stage_with(stage, actor, CARRYING);
    for (int i = 0; i < TWIN_TICKS; i++) {
        int32_t x = i % 100 < 40 ? 3000 : -2 * i, y = i % 100 < 40 ? 5700 : 3 * i;
        move_place(stage, LADY, x, y);
        if (again) {
            move_place(stage, LADY, x, y);
            move_place(stage, CAMP, 0, 0);
            gg_point point = gg_agent_point(&actor->core);
            if (!actor->core.walking && !actor->core.running)
                gg_agent_set_point(&actor->core, point.x, point.y);
        }
        stage_tick(stage, actor, 1 + (uint32_t)(i * 37 % 90));
        sums[i] = bytes_of(stage, actor);
    }
    stage_end(stage);
}

static void the_same_position_again_is_no_move(void)
{
    struct stage stage;
    struct actor actor;
    uint64_t sums[2][TWIN_TICKS];
    unsigned others = 0;
    for (int i = 0; i < 2; i++)
        live_with_the_same_again(&stage, &actor, i, sums[i]);
    for (int i = 0; i < TWIN_TICKS; i++)
        others += sums[0][i] != sums[1][i];
    CU_ASSERT_EQUAL(others, 0);
}

/* -------------------------------------------------------------- who has arrived */

static void who_has_arrived_is_left_behind(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    pass(&stage, &actor, 10000);
    expect_log(&stage, GUARD_ARRIVES);
    stage_tick(&stage, &actor, 100);
    move_place(&stage, LADY, 20000, 1000);
    stage_tick(&stage, &actor, 100);
    expect_point(&actor, 20000, 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    expect_log(&stage, "tick guard, tick guard");
    stage_tick(&stage, &actor, 1799);
    expect_log(&stage, "tick guard");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick guard, stop guard, ended guard success, " GUARD_SETS_OUT);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 500);
    expect_point(&actor, 20000, 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    stage_tick(&stage, &actor, 250);
    expect_point(&actor, 20000, 500);
    stage_tick(&stage, &actor, 250);
    expect_log(&stage, GUARD_ARRIVES);
    stage_end(&stage);
}

/* The place has left and come back before anything was begun there. */
static void who_has_arrived_is_there_when_the_place_comes_back(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 10000);
    expect_log(&stage, GUARD_ARRIVES);
    move_place(&stage, LADY, 0, 0);
    stage_tick(&stage, &actor, 1000);
    move_place(&stage, LADY, 20000, 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick guard, stop guard, ended guard success, made 1, chose live.only, "
                       "started guard, start guard");
    stage_end(&stage);
}

static gg_status does_not_go(gg_agent *agent, gg_phase phase, uint16_t place)
{
    (void)agent;
    (void)phase;
    (void)place;
    return GG_FAILURE;
}

/* Nor has it gone where its walk has failed at the start. */
static void who_has_not_gone_is_there_when_the_place_comes_back(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    const gg_calls *usual = stage.agent_types[0].calls;
    gg_calls calls = *usual;
    calls.walk = does_not_go;
    stage_tick(&stage, &actor, 10000);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    move_place(&stage, LADY, 0, 0);
    stage.agent_types[0].calls = &calls;
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.only, walks guard, walked guard failure");
    move_place(&stage, LADY, 20000, 0);
    stage.agent_types[0].calls = usual;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.only, started guard, start guard");
    stage_end(&stage);
}

/* Food at two places, and so many spots beside these: with many, no table tells what walks cost. */
static struct text choosing_among(int spots)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nlimits: {plan: 8}\nstate:\n  fed: bool\n  here: [bed, bowl, box");
    for (int i = 0; i < spots; i++)
        text_add(&yaml, ", s%d", i);
    text_add(&yaml, "]\nplaces:\n  fact: here\n  at:\n    bed: 0\n    bowl: [3, 4]\n"
                    "    box: [0, 2.5]\n");
    for (int i = 0; i < spots; i++)
        text_add(&yaml, "    s%d: %d\n", i, 100 + i);
    text_add(&yaml, "actions:\n"
                    "  far: {at: bowl, effects: fed, cost: travel}\n"
                    "  near: {at: box, effects: fed, cost: travel}\n"
                    "goals: {fed: {conditions: fed}}\n");
    return yaml;
}

static void check_the_way_to_what_has_left(int spots, bool leaves)
{
    enum { BED, BOWL, BOX };
    struct stage stage;
    struct actor actor;
    struct text yaml = choosing_among(spots);
    set_out(&stage, &actor, yaml.data, "wants fed, made 1, walks near");
    CU_ASSERT_EQUAL(stage.domain.places->leg_costs->told == NULL, spots > 0);
    CU_ASSERT_EQUAL(stage.planner.search.cost, 4);
    stage_tick(&stage, &actor, 2500);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "walked near success, started near, start near, stop near, ended near "
                       "success, reached fed");
    if (leaves)
        move_place(&stage, BOX, 0, 8500); /* six seconds; the bowl is 3.36 away */
    set_fact(&actor, "fed", 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, leaves ? "wants fed, made 1, walks far"
                              : "wants fed, made 1, started near, start near, stop near, ended "
                                "near success");
    CU_ASSERT_EQUAL(stage.planner.search.cost, leaves ? 5 : 1);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), leaves ? 3355 : 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), BOX);
    stage_end(&stage);
    text_free(&yaml);
}

static void the_way_to_what_has_left_costs(void)
{
    for (int leaves = 0; leaves < 2; leaves++) {
        check_the_way_to_what_has_left(0, leaves);
        check_the_way_to_what_has_left(126, leaves);
    }
}

/* Nobody has told an agent to stand anywhere but where its place is. */
static void until_its_first_tick_an_agent_is_where_its_place_is(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, IDLING);
    move_place(&stage, CAMP, 1000, 2000);
    expect_point(&actor, 1000, 2000);
    move_place(&stage, CAMP, 3000, -2000);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "made 1, chose live.only, started rest, start rest");
    move_place(&stage, CAMP, 0, 0);
    expect_point(&actor, 3000, -2000);
    stage_end(&stage);
}

static void where_the_fact_is_set_the_agent_is(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, IDLING, "made 1, chose live.only, started rest, start rest");
    move_place(&stage, LADY, 7000, 0);
    set_fact(&actor, "here", LADY);
    expect_point(&actor, 7000, 0);
    move_place(&stage, LADY, 9000, 1000);
    expect_point(&actor, 9000, 1000);
    stage_tick(&stage, &actor, 100);
    move_place(&stage, LADY, 0, 1000);
    expect_point(&actor, 9000, 1000);
    set_fact(&actor, "here", CAMP); /* it was left behind, and is put there again */
    expect_point(&actor, 0, 0);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ routes */

static void a_route_whose_end_moves_is_measured_anew(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, HAULING, HAUL_BEGINS);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 6000);
    stage_tick(&stage, &actor, 3000);
    expect_point(&actor, 5000, 0);
    move_place(&stage, CAMP, -9000, 0); /* this end is behind it */
    move_place(&stage, LADY, 5000, -4000);
    expect_point(&actor, 5000, 0);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 5000, -2000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 6000); /* 3 s, 2 s and 1 s */
    move_place(&stage, LADY, 7000, -2000);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 6000, -2000);
    stage_tick(&stage, &actor, 500);
    expect_point(&actor, 7000, -2000);
    move_place(&stage, LADY, 0, 0); /* it has come to the end of its way */
    stage_tick(&stage, &actor, 999);
    expect_point(&actor, 7000, -2000);
    expect_log(&stage, "tick haul, tick haul, tick haul, tick haul, tick haul");
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CAMP);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, HAUL_ENDS);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), LADY);
    expect_point(&actor, 7000, -2000);
    stage_end(&stage);
}

/* What is stopped on a route that was measured anew stands where it has come to. */
static void a_route_is_stopped_where_it_is(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, HAULING, HAUL_BEGINS);
    stage_tick(&stage, &actor, 3000);
    move_place(&stage, LADY, 5000, 10000);
    stage_tick(&stage, &actor, 2000);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    expect_point(&actor, 5000, 4000);
    CU_ASSERT_EQUAL(fact_of(&actor, "here"), CAMP);
    move_place(&stage, CAMP, 5000, -4000);
    expect_point(&actor, 5000, 4000);
    forget_log(&stage);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "made 1, chose live.only, walks haul");
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 4000);
    stage_end(&stage);
}

/* ------------------------------------------------------------------------- speeds */

static void a_speed_counts_for_what_was_measured_anew(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
    stage_tick(&stage, &actor, 5000);
    move_place(&stage, LADY, 10000, 20000);
    gg_agent_set_speed(&actor.core, 4000); /* both at once */
    expect_point(&actor, 10000, 0);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 10000, 4000);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 5000);
    gg_agent_set_speed(&actor.core, 1000);
    expect_point(&actor, 10000, 4000);
    CU_ASSERT_EQUAL(gg_agent_walk_time(&actor.core), 16000);
    stage_tick(&stage, &actor, 15999);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, GUARD_ARRIVES);
    stage_end(&stage);
}

static void a_speed_counts_on_a_route_that_was_measured_anew(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, HAULING, HAUL_BEGINS);
    stage_tick(&stage, &actor, 3000);
    move_place(&stage, LADY, 5000, 12000);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 5000, 2000);
    gg_agent_set_speed(&actor.core, 5000);
    expect_point(&actor, 5000, 2000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 4000 + 2000 + 1000);
    stage_tick(&stage, &actor, 1000);
    expect_point(&actor, 5000, 7000);
    stage_tick(&stage, &actor, 1999);
    expect_log(&stage, "tick haul, tick haul, tick haul, tick haul");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, HAUL_ENDS);
    stage_end(&stage);
}

/* At the end of the way, a speed has nothing to do with how long the rest takes. */
static void a_speed_does_not_count_at_the_end_of_a_route(void)
{
    struct stage stage;
    struct actor actor;
    set_out(&stage, &actor, HAULING, HAUL_BEGINS);
    stage_tick(&stage, &actor, 3000);
    move_place(&stage, LADY, 5000, 4000); /* 3 s, 2 s and 1 s */
    stage_tick(&stage, &actor, 2500);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 6000);
    gg_agent_set_speed(&actor.core, 5000);
    expect_point(&actor, 5000, 4000);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 6000);
    stage_tick(&stage, &actor, 500);
    expect_log(&stage, "tick haul, tick haul, " HAUL_ENDS);
    stage_end(&stage);
}

/* A game that sets the speed anew in each frame, by the ground that is walked on. */
static void the_same_speed_again_takes_nothing_away(void)
{
    static const uint32_t speeds[] = {300, 700, 1900};
    struct stage stage;
    struct actor actor;
    for (size_t i = 0; i < sizeof speeds / sizeof *speeds; i++)
        for (uint32_t tick = 1; tick <= 16; tick += 15) {
            set_out(&stage, &actor, GUARDING, GUARD_SETS_OUT);
            for (uint32_t time = 0; time < 4000; time += tick) {
                gg_agent_set_speed(&actor.core, speeds[i]);
                stage_tick(&stage, &actor, tick);
            }
            int32_t way = (int32_t)(speeds[i] * 4), x = gg_agent_point(&actor.core).x;
            if (x < way - way / 100 - 3)
                printf("\nspeed %u, ticks of %u ms: %d of %d\n", (unsigned)speeds[i],
                       (unsigned)tick, (int)x, (int)way);
            CU_ASSERT_TRUE(x >= way - way / 100 - 3 && x <= way + 2);
            stage_end(&stage);
        }
}

/* -------------------------------------------------------------------------- saved */

/* The game moves what it can. */
static void meddle(struct stage *stage, struct actor *actor, struct dice *dice)
{
    if (roll(dice, 3) == 0)
        move_place(stage, (int)roll(dice, 2), (int32_t)roll(dice, 9000), (int32_t)roll(dice, 900));
    if (roll(dice, 25) == 0)
        gg_agent_set_point(&actor->core, (int32_t)roll(dice, 9000), (int32_t)roll(dice, 900));
    if (roll(dice, 25) == 0)
        gg_agent_set_speed(&actor->core, 500 + roll(dice, 9000));
    if (roll(dice, 40) == 0)
        (void)gg_agent_stop(&actor->core, &stage->planner);
    if (roll(dice, 60) == 0)
        set_fact(actor, "here", roll(dice, 2));
}

static void save_and_restore(struct stage *stage, struct actor *actor)
{
    actor->core.domain = stage->scene.core.domain = NULL;
    actor->core.world = NULL;
    stage->planner.owner = stage->planner.waiting = NULL;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                    GG_ATTACHED);
}

/* Two lives, of which one is saved after each tick, and after each time that the game meddles. */
static void check_lives(unsigned seed, unsigned *walking)
{
    struct stage stages[2];
    struct actor actors[2];
    struct dice dice[2] = {dice_of(seed), dice_of(seed)};
    for (int i = 0; i < 2; i++)
        stage_with(&stages[i], &actors[i], CARRYING);
    for (int tick = 0; tick < 300; tick++) {
        for (int i = 0; i < 2; i++) {
            meddle(&stages[i], &actors[i], &dice[i]);
            if (i == 1)
                save_and_restore(&stages[1], &actors[1]);
            stage_tick(&stages[i], &actors[i], 1 + roll(&dice[i], 80));
        }
        save_and_restore(&stages[1], &actors[1]);
        *walking += actors[0].core.walking;
        gg_point point = gg_agent_point(&actors[0].core);
        expect_point(&actors[1], point.x, point.y);
        CU_ASSERT_EQUAL(actors[0].core.elapsed, actors[1].core.elapsed);
        expect_log(&stages[0], stages[1].log.data ? stages[1].log.data : "");
        forget_log(&stages[1]);
    }
    for (int i = 0; i < 2; i++)
        stage_end(&stages[i]);
}

static void saved_in_the_middle_it_goes_on_the_same(void)
{
    unsigned walking = 0;
    for (unsigned seed = 1; random_case(seed, 40); seed++)
        check_lives(seed, &walking);
    CU_ASSERT_TRUE(walking > random_cases(40 * 60));
}

void add_moving_places_suite(void)
{
    CU_pSuite suite = CU_add_suite("moving places", NULL, NULL);
    CU_ADD_TEST(suite, a_walk_goes_on_from_where_the_agent_is);
    CU_ADD_TEST(suite, a_place_may_come_to_the_agent);
    CU_ADD_TEST(suite, an_arrival_leaves_the_rest_of_its_tick);
    CU_ADD_TEST(suite, so_does_one_at_what_has_just_moved);
    CU_ADD_TEST(suite, nobody_leaps_when_the_place_moves);
    CU_ADD_TEST(suite, what_is_between_two_ticks_does_not_count);
    CU_ADD_TEST(suite, a_walk_that_has_succeeded_has_arrived);
    CU_ADD_TEST(suite, the_same_position_again_is_no_move);
    CU_ADD_TEST(suite, who_has_arrived_is_left_behind);
    CU_ADD_TEST(suite, who_has_arrived_is_there_when_the_place_comes_back);
    CU_ADD_TEST(suite, who_has_not_gone_is_there_when_the_place_comes_back);
    CU_ADD_TEST(suite, the_way_to_what_has_left_costs);
    CU_ADD_TEST(suite, until_its_first_tick_an_agent_is_where_its_place_is);
    CU_ADD_TEST(suite, where_the_fact_is_set_the_agent_is);
    CU_ADD_TEST(suite, a_route_whose_end_moves_is_measured_anew);
    CU_ADD_TEST(suite, a_route_is_stopped_where_it_is);
    CU_ADD_TEST(suite, a_speed_counts_for_what_was_measured_anew);
    CU_ADD_TEST(suite, a_speed_counts_on_a_route_that_was_measured_anew);
    CU_ADD_TEST(suite, a_speed_does_not_count_at_the_end_of_a_route);
    CU_ADD_TEST(suite, the_same_speed_again_takes_nothing_away);
    CU_ADD_TEST(suite, saved_in_the_middle_it_goes_on_the_same);
}
