/* SPDX-License-Identifier: MIT */
/*
 * Agents that carry out what is booked for them: walks, waits, starts and ends; what interrupts
 * them, what fails, and what others have claimed.
 */
#include "support/crew.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static void two_roast_an_apple(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    CU_ASSERT_EQUAL(crew_reach(&crew, id), 9030); /* 9 s, and a tick for what a waits for */
    expect_crew(&crew,
                "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to collect, "
                "2.01 b starts collect, 5.01 a takes up cook(stove_1), 5.01 a walks to "
                "cook(stove_1), 6.01 b ends collect, 6.01 b takes up transfer(raw_apple, hut, "
                "stove_1), 6.01 b starts transfer(raw_apple, hut, stove_1), 7.01 a walked to "
                "cook(stove_1), 7.01 b ends transfer(raw_apple, hut, stove_1), 7.02 a starts "
                "cook(stove_1), 9.02 a ends cook(stove_1)");
    crew_end(&crew);
}

/* ------------------------------------------------------------- interruptions */

/* Being cold is worse than 5, so who is cold makes a fire first; the others plan without it until
 * then, and with it from then on. */
static void an_own_goal_interrupts(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 3000);
    set_fact(&crew.actors[1], "warm", 0);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect");
    CU_ASSERT_EQUAL(crew.team.member_slots[1].status, GG_TEAM_WORKING);
    crew_until(&crew, 3020);
    CU_ASSERT_EQUAL(crew.team.member_slots[1].status, GG_TEAM_AWAY);
    CU_ASSERT_EQUAL(crew.team.member_slots[1].left, 990);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    CU_ASSERT_EQUAL(crew_reach(&crew, id), 11040);
    expect_crew(&crew, "3.01 b wants be_warm, 3.01 b ends collect aborted, 3.01 b starts "
                       "make_fire, 4.01 b ends make_fire, 4.01 b reaches be_warm, 4.02 b takes "
                       "up collect, 4.02 b starts collect, 7.02 a takes up cook(stove_1), 7.02 "
                       "a walks to cook(stove_1), 8.02 b ends collect, 8.02 b takes up "
                       "transfer(raw_apple, hut, stove_1), 8.02 b starts transfer(raw_apple, "
                       "hut, stove_1), 9.02 a walked to cook(stove_1), 9.02 b ends "
                       "transfer(raw_apple, hut, stove_1), 9.03 a starts cook(stove_1), 11.03 a "
                       "ends cook(stove_1)");
    crew_end(&crew);
}

/* What others do for themselves is less than 5: they leave it when there is work. */
static void work_interrupts_an_own_goal(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm, priority: 3}"));
    crew_join(&crew, GATE, 1000, 2000, 2000);
    set_fact(&crew.actors[0], "warm", 0);
    crew_until(&crew, 500);
    expect_crew(&crew, "0.01 a wants be_warm, 0.01 a starts make_fire");
    crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 1000);
    expect_crew(&crew, "0.51 a ends make_fire aborted, 0.51 a takes up collect, 0.51 a walks to "
                       "collect");
    crew_end(&crew);
}

static void a_root_task_waits_for_an_empty_queue(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}") TASK);
    crew_join(&crew, GATE, 1000, 2000, 2000);
    crew_until(&crew, 500);
    expect_crew(&crew, "0.01 a chooses sing, 0.01 a starts hum");
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    (void)crew_reach(&crew, id);
    crew_until(&crew, crew.now + 100);
    expect_crew(&crew, "0.51 a ends hum aborted, 0.51 a takes up collect, 0.51 a walks to "
                       "collect, 4.51 a walked to collect, 4.51 a starts collect, 6.51 a ends "
                       "collect, 6.51 a takes up transfer(raw_apple, hut, stove_1), 6.51 a "
                       "starts transfer(raw_apple, hut, stove_1), 8.51 a ends "
                       "transfer(raw_apple, hut, stove_1), 8.51 a takes up cook(stove_1), 8.51 "
                       "a starts cook(stove_1), 10.51 a ends cook(stove_1), 10.51 a chooses "
                       "sing, 10.51 a starts hum");
    crew_end(&crew);
}

static void what_cannot_be_interrupted_is_waited_for(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}") BOUND_TASK);
    crew_join(&crew, GATE, 1000, 2000, 2000);
    crew_until(&crew, 500);
    expect_crew(&crew, "0.01 a chooses sing, 0.01 a starts dream");
    crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 1500);
    expect_crew(&crew, "1.01 a ends dream, 1.02 a takes up collect, 1.02 a walks to collect");
    crew_end(&crew);
}

static void the_game_may_stop_a_member(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 3000);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect");
    CU_ASSERT_TRUE(gg_agent_stop(&crew.actors[1].core, &crew.stage.planner));
    CU_ASSERT_EQUAL(crew.team.member_slots[1].status, GG_TEAM_IDLE);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    crew_until(&crew, 3100);
    expect_crew(&crew, "3.00 b ends collect aborted, 3.01 b takes up collect, 3.01 b starts "
                       "collect");
    crew_end(&crew);
}

/* --------------------------------------------------------- failures and cancels */

static void a_failure_is_told(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew_want(&crew, "roast", GG_NONE);
    crew.actors[1].answer = always_fails;
    crew_until(&crew, 2030);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect, 2.01 b ends collect failure, 2.02 b "
                       "takes up collect, 2.02 b starts collect, 2.02 b ends collect failure");
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 2);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].rest, 990);
    crew.actors[1].answer = NULL;
    crew_until(&crew, 3010);
    expect_crew(&crew, "");
    crew_until(&crew, 3020);
    expect_crew(&crew, "3.02 b takes up collect, 3.02 b starts collect");
    crew_end(&crew);
}

static void what_is_cancelled_is_stopped(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 3000);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect");
    CU_ASSERT_TRUE(gg_team_cancel(&crew.team, id, true));
    crew_until(&crew, 3100);
    expect_crew(&crew, "3.01 b ends collect aborted");
    crew_end(&crew);
}

static void who_leaves_stops(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 6500);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect, 5.01 a takes up cook(stove_1), 5.01 a "
                       "walks to cook(stove_1), 6.01 b ends collect, 6.01 b takes up "
                       "transfer(raw_apple, hut, stove_1), 6.01 b starts transfer(raw_apple, "
                       "hut, stove_1)");
    CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &crew.actors[1].core));
    CU_ASSERT_FALSE(gg_team_leave_agent(&crew.team, &crew.actors[1].core));
    CU_ASSERT_EQUAL(gg_team_number(&crew.team, &crew.actors[1].core), GG_NONE);
    crew_until(&crew, 6600);
    expect_crew(&crew, "6.51 a walked to cook(stove_1) aborted, 6.51 a takes up collect, 6.51 a "
                       "walks to collect, 6.51 b ends transfer(raw_apple, hut, stove_1) aborted");
    CU_ASSERT_EQUAL(world_holders(&crew.stage.scene.core), 0);
    crew_end(&crew);
}

/* ------------------------------------------------------------ saved and asked teams */

#define YARD "state:\n  here: [yard]\n"
#define PLACES "places: {fact: here, at: {yard: 0}}\n"

/* The world, the agents and the team are made good again, a member in the first slot. */
static void load(struct crew *crew)
{
    struct stage *stage = &crew->stage;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    for (int i = 0; i < CREW_MEMBERS; i++)
        if (crew->actors[i].stage)
            CU_ASSERT_EQUAL(
                gg_agent_attach(&crew->actors[i].core, &stage->scene.core, &stage->planner),
                GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_team_attach_to(&crew->team, &stage->scene.core), GG_ATTACHED);
    gg_team_attach_agent(&crew->team, 0, &crew->actors[0].core);
}

/* A tick in which the game releases a request when the team was ticked, and its members were not. */
static void release_within_a_tick(struct crew *crew, uint32_t id, bool saved)
{
    gg_world_tick(&crew->stage.scene.core, CREW_TICK);
    crew->now += CREW_TICK;
    gg_team_tick_agents(&crew->team, &crew->planner, CREW_TICK);
    CU_ASSERT_TRUE(gg_team_release(&crew->team, id));
    if (saved)
        load(crew);
    for (unsigned i = 0; i < 2; i++)
        gg_agent_tick(&crew->actors[i].core, &crew->stage.planner, CREW_TICK);
}

/* The milliseconds after which somebody who is no member has what a request had kept until then. */
static uint32_t fed_after(bool within, bool saved)
{
    struct crew crew;
    crew_start(&crew, "domain: d\nlimits: {plan: 4}\n" YARD
                      "  stock: {type: 0..4, start: 1, shared: true, claim: true}\n"
                      "  fed: bool\n" PLACES
                      "actions: {clear: {duration: 1s, effects: [stock = 0, fed]}}\n"
                      "goals:\n"
                      "  have: {conditions: stock >= 1}\n"
                      "  fed: {conditions: fed, priority: 1}\n"
                      "team: {members: 2, requests: 2, priority: 5}\n"
                      "agents: {m: {goals: []}, k: {goals: [fed]}}\n");
    crew_join(&crew, 0, 1000, 0, 0);
    uint32_t id = crew_want(&crew, "have", GG_NONE);
    (void)crew_reach(&crew, id);
    actor_start(&crew.actors[1], &crew.stage, 1, 2);
    crew_until(&crew, 20000);
    CU_ASSERT_EQUAL(fact_of(&crew.actors[1], "fed"), 0);
    uint32_t begin = crew.now;
    if (within)
        release_within_a_tick(&crew, id, saved);
    else
        CU_ASSERT_TRUE(gg_team_release(&crew.team, id));
    if (saved && !within)
        load(&crew);
    while (fact_of(&crew.actors[1], "fed") == 0 && crew.now < begin + 60000)
        crew_until(&crew, crew.now + CREW_TICK);
    uint32_t after = crew.now - begin;
    crew_end(&crew);
    return after;
}

static void what_is_released_is_had_after_a_loading(void)
{
    for (int within = 0; within < 2; within++) {
        uint32_t after = fed_after(within, false);
        CU_ASSERT_TRUE(after < 1200);
        CU_ASSERT_EQUAL(fed_after(within, true), after);
    }
}

/* What is said to be kept is what requests that were reached keep. */
static void damaged_claims_are_refused(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD);
    crew_join(&crew, STOVE, 1000, 1000, 1000);
    set_fact(&crew.actors[0], "stock(stove_1, roast_apple)", 1);
    (void)crew_reach(&crew, crew_want(&crew, "roast", GG_NONE));
    crew_until(&crew, crew.now + CREW_TICK);
    const gg_domain *domain = &crew.stage.domain;
    for (uint32_t i = 0; i < domain->claims->count; i++) {
        gg_team before = crew.team;
        crew.team.kept[i]++;
        CU_ASSERT_EQUAL(gg_team_attach_to(&crew.team, &crew.stage.scene.core), GG_DAMAGED);
        CU_ASSERT_EQUAL(memcmp(&before, &crew.team, sizeof before), 0);
        CU_ASSERT_EQUAL(world_holders(&crew.stage.scene.core), 1);
        crew.team.kept[i]--;
    }
    crew.team.told = 2;
    CU_ASSERT_EQUAL(gg_team_attach_to(&crew.team, &crew.stage.scene.core), GG_DAMAGED);
    crew.team.told = 1;
    load(&crew);
    CU_ASSERT_EQUAL(world_holders(&crew.stage.scene.core), 1);
    crew_end(&crew);
}

/* What a request asks of a private fact comes about by the game. */
static void a_loading_reaches_nothing(void)
{
    gg_team_state states[2][20];
    for (int saved = 0; saved < 2; saved++) {
        struct crew crew;
        crew_start(&crew, "domain: d\nlimits: {plan: 4}\n" YARD "  lit: bool\n"
                          "  lame: {type: bool, start: true}\n" PLACES
                          "actions: {light: {preconditions: not lame, effects: lit}}\n"
                          "goals: {lit: {conditions: lit}}\n"
                          "team: {members: 2, requests: 2}\n"
                          "agents: {m: {goals: []}}\n");
        crew_join(&crew, 0, 1000, 0, 0);
        uint32_t id = crew_want(&crew, "lit", GG_NONE);
        for (uint32_t i = 0; i < 20; i++) {
            if (i == 2)
                set_fact(&crew.actors[0], "lit", 1);
            if (i == 4 && saved)
                load(&crew);
            crew_until(&crew, (i + 1) * CREW_TICK);
            states[saved][i] = gg_team_state_of(&crew.team, id);
        }
        crew_end(&crew);
    }
    for (int i = 0; i < 20; i++)
        CU_ASSERT_EQUAL(states[0][i], states[1][i]);
    CU_ASSERT_EQUAL(states[0][8], GG_TEAM_WAITING);
}

static gg_team *looked_at; /* by a priority; NULL: it is not */

static int32_t look(gg_agent *agent, uint16_t goal)
{
    gg_team_queued queue[2];
    (void)agent;
    if (looked_at)
        (void)gg_team_list_queue(looked_at, 0, queue, 2);
    return goal == 0 ? 0 : 9;
}

/* When a member has done what breaks one of two goals that it keeps, as that matters no more to it. */
static uint32_t done_at(bool looks)
{
    struct crew crew;
    crew_start(&crew, "domain: d\nlimits: {plan: 4}\n" YARD "  calm: {type: bool, start: true}\n"
                      "  warm: {type: bool, start: true}\n"
                      "  p: {type: bool, shared: true}\n"
                      "  done: {type: bool, shared: true}\n"
                      "  more: {type: bool, shared: true}\n" PLACES "actions:\n"
                      "  prepare: {duration: 3s, effects: p}\n"
                      "  work: {duration: 1s, preconditions: p, effects: [done, not calm]}\n"
                      "  add: {duration: 1s, effects: more}\n"
                      "goals:\n"
                      "  be_calm: {conditions: calm, keep: true, priority: {call: how}}\n"
                      "  be_warm: {conditions: warm, keep: true, priority: {call: how}}\n"
                      "  done: {conditions: done}\n"
                      "  more: {conditions: more}\n"
                      "team: {members: 2, requests: 2, priority: 5}\n"
                      "agents: {k: {goals: [be_calm, be_warm]}}\n");
    gg_calls calls = *crew.stage.agent_types[0].calls;
    calls.priority = look;
    crew.stage.agent_types[0].calls = &calls;
    crew_join(&crew, 0, 1000, 0, 0);
    looked_at = looks ? &crew.team : NULL;
    uint32_t id = crew_want(&crew, "done", GG_NONE);
    crew_until(&crew, 1000);
    (void)crew_want(&crew, "more", GG_NONE);
    uint32_t at = crew_reach(&crew, id);
    crew_end(&crew);
    return at;
}

static void a_priority_may_look_at_the_queue(void)
{
    uint32_t at = done_at(false);
    CU_ASSERT_TRUE(at < 5000);
    CU_ASSERT_EQUAL(done_at(true), at);
}

void add_team_agents_suite(void)
{
    CU_pSuite suite = CU_add_suite("team agents", NULL, NULL);
    CU_ADD_TEST(suite, two_roast_an_apple);
    CU_ADD_TEST(suite, an_own_goal_interrupts);
    CU_ADD_TEST(suite, work_interrupts_an_own_goal);
    CU_ADD_TEST(suite, a_root_task_waits_for_an_empty_queue);
    CU_ADD_TEST(suite, what_cannot_be_interrupted_is_waited_for);
    CU_ADD_TEST(suite, the_game_may_stop_a_member);
    CU_ADD_TEST(suite, a_failure_is_told);
    CU_ADD_TEST(suite, what_is_cancelled_is_stopped);
    CU_ADD_TEST(suite, who_leaves_stops);
    CU_ADD_TEST(suite, what_is_released_is_had_after_a_loading);
    CU_ADD_TEST(suite, damaged_claims_are_refused);
    CU_ADD_TEST(suite, a_loading_reaches_nothing);
    CU_ADD_TEST(suite, a_priority_may_look_at_the_queue);
}
