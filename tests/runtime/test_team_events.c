/* SPDX-License-Identifier: MIT */
/*
 * What happens to members in between: whoever waits for nothing any more goes on, what functions of
 * the game do in the middle, who takes longer than was known, and saved teams.
 */
#include "support/crew.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ----------------------------------------------------------------- waking up */

static void who_was_away_goes_on(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD TASK);
    crew_join(&crew, GATE, 1000, 2000, 2000);
    set_fact(&crew.actors[0], "warm", 0);
    crew_until(&crew, 1500);
    expect_crew(&crew, "0.01 a wants be_warm, 0.01 a starts make_fire, 1.01 a ends make_fire, "
                       "1.01 a reaches be_warm, 1.02 a chooses sing, 1.02 a starts hum");
    crew_end(&crew);
}

static void who_could_not_be_interrupted_goes_on(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}") BOUND_TASK);
    crew_join(&crew, GATE, 1000, 2000, 2000);
    crew_until(&crew, 2500);
    expect_crew(&crew, "0.01 a chooses sing, 0.01 a starts dream, 1.01 a ends dream, 1.02 a "
                       "chooses sing, 1.02 a starts dream, 2.02 a ends dream, 2.03 a chooses "
                       "sing, 2.03 a starts dream");
    crew_end(&crew);
}

/* a waits to set out for the stove at 5 s, and is cold; then there is nothing to wait for. */
static void who_waits_for_nothing_any_more_goes_on(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm, priority: 3}"));
    crew_join(&crew, GATE, 1000, 2000, 2000);
    crew_join(&crew, GATE, 2000, 1000, 1000);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 2500);
    set_fact(&crew.actors[0], "warm", 0);
    crew_until(&crew, 3000);
    CU_ASSERT_TRUE(gg_team_cancel(&crew.team, id, true));
    crew_until(&crew, 4500);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect, 2.01 b walked to "
                       "collect, 2.01 b starts collect, 3.01 a wants be_warm, 3.01 a starts "
                       "make_fire, 3.01 b ends collect aborted, 4.01 a ends make_fire, 4.01 a "
                       "reaches be_warm");
    crew_end(&crew);
}

/* ---------------------------------------------------- what the game's functions do */

static struct crew *present;

static gg_status leaves_on_stop(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    if (phase == GG_STOP)
        (void)gg_team_leave_agent(&present->team, &actor->core);
    return gg_agent_wait(&actor->core);
}

static void a_member_leaves_while_it_is_stopped(void)
{
    struct crew crew;
    present = &crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}") TASK);
    crew_join(&crew, GATE, 1000, 2000, 2000);
    crew_until(&crew, 500);
    crew.actors[0].answer = leaves_on_stop;
    (void)crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 600);
    expect_crew(&crew, "0.01 a chooses sing, 0.01 a starts hum, 0.51 a ends hum aborted, 0.51 a "
                       "chooses sing, 0.51 a starts hum");
    crew_end(&crew);
}

static int32_t leaves_when_asked(gg_agent *agent, uint16_t goal)
{
    (void)goal;
    (void)gg_team_leave_agent(&present->team, agent);
    return 7;
}

static void a_member_leaves_while_it_is_planned_with(void)
{
    struct crew crew;
    present = &crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: [warm, 'stock(hut, raw_apple) <= 0'], "
                                   "priority: {call: p}, keep: true}"));
    crew_join(&crew, GATE, 1000, 2000, 2000);
    gg_calls calls = *crew.stage.agent_types[0].calls;
    calls.priority = leaves_when_asked;
    crew.stage.agent_types[0].calls = &calls;
    (void)crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 1000);
    CU_ASSERT_EQUAL(crew.team.member_slots[0].status, GG_TEAM_VACANT);
    expect_crew(&crew, "");
    crew_end(&crew);
}

static gg_status fails_to_walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    (void)place;
    return phase == GG_TICK && agent->elapsed >= 1000 ? GG_FAILURE : gg_agent_walked(agent);
}

/* A walk fails in the tick in which it is for nothing any more: the other request has not failed.
 * */
static void a_walk_fails_for_nothing(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}\n"
                                   "  ready: {conditions: 'stock(hut, raw_apple) >= 1'}"));
    crew_join(&crew, GATE, 1000, 2000, 2000);
    gg_calls calls = *crew.stage.agent_types[0].calls;
    calls.walk = fails_to_walk;
    crew.stage.agent_types[0].calls = &calls;
    set_fact(&crew.actors[0], "stock(stove_1, raw_apple)", 1);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 1000);
    CU_ASSERT_TRUE(gg_team_cancel(&crew.team, id, true));
    CU_ASSERT_NOT_EQUAL(crew_want(&crew, "ready", GG_NONE), 0);
    crew_until(&crew, 1010);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    expect_crew(&crew, "0.01 a takes up cook(stove_1), 0.01 a walks to cook(stove_1), 1.01 a "
                       "walked to cook(stove_1) failure, 1.01 a takes up transfer(raw_apple, "
                       "stove_1, hut), 1.01 a walks to transfer(raw_apple, stove_1, hut)");
    crew_end(&crew);
}

/* ------------------------------------------------------------- who takes too long */

/* a makes a fire and comes to no end: b does all. */
static void who_takes_too_long_is_not_planned_with(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew.actors[0].answer = never_ends;
    set_fact(&crew.actors[0], "warm", 0);
    crew_until(&crew, 2000);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    CU_ASSERT_EQUAL(crew_reach(&crew, id), 13020);
    CU_ASSERT_EQUAL(crew.team.member_slots[0].status, GG_TEAM_AWAY);
    CU_ASSERT_EQUAL(crew.team.member_slots[0].left, GG_TEAM_NEVER);
    crew_end(&crew);
}

/* Short tasks that cannot be interrupted come and go; a planning of several ticks ends anyway. */
static void a_planning_comes_to_its_end(void)
{
    for (uint32_t budget = 1; budget < 100; budget *= 3) {
        struct crew crew;
        crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}") BOUND_TASK);
        for (uint16_t i = 0; i < 3; i++)
            crew_join(&crew, GATE, 1000, 2000, 2000);
        crew.team.budget = budget;
        uint32_t id = crew_want(&crew, "roast", GG_NONE);
        CU_ASSERT_TRUE(crew_reach(&crew, id) < 20000);
        crew_end(&crew);
    }
}

/* ----------------------------------------------------------- what cannot be met */

#define MILL                                                                                       \
    "domain: mill\nlimits: {plan: 8}\n"                                                            \
    "state:\n  here: [home, mill]\n"                                                               \
    "  ground: {type: bool, shared: true}\n"                                                       \
    "  never: {type: bool, shared: true}\n"                                                        \
    "  clay: {type: 0..4, start: 2, shared: true, claim: true}\n"                                  \
    "  pots: {type: 0..4, shared: true, claim: true}\n"                                            \
    "  bowls: {type: 0..4, shared: true, claim: true}\n"                                           \
    "  open: {type: bool, shared: true}\n"                                                         \
    "  locked: {type: bool, shared: true}\n"                                                       \
    "places: {fact: here, at: {home: 0, mill: 2}}\n"                                               \
    "actions:\n"                                                                                   \
    "  grind: {at: mill, duration: 500ms, effects: ground}\n"                                      \
    "  turn_pot: {duration: 100ms, preconditions: ['clay >= 1', 'pots <= 3'], "                    \
    "effects: ['clay -= 1', 'pots += 1']}\n"                                                       \
    "  turn_bowl: {duration: 130ms, preconditions: ['clay >= 1', 'bowls <= 3'], "                  \
    "effects: ['clay -= 1', 'bowls += 1']}\n"                                                      \
    "  open: {duration: 100ms, preconditions: not locked, effects: open}\n"                        \
    "  shut: {duration: 100ms, preconditions: open, effects: not open}\n"                          \
    "  lock: {duration: 100ms, preconditions: not open, effects: locked}\n"                        \
    "  unlock: {duration: 100ms, preconditions: locked, effects: not locked}\n"                    \
    "  hum: {duration: 100ms}\n"                                                                   \
    "goals:\n"                                                                                     \
    "  ground: {conditions: ground}\n"                                                             \
    "  wonder: {conditions: never}\n"                                                              \
    "  all_pots: {conditions: 'pots >= 2'}\n"                                                      \
    "  a_bowl: {conditions: 'bowls >= 1'}\n"                                                       \
    "  more_pots: {conditions: ['pots >= 2', 'bowls >= 1']}\n"                                     \
    "  more_bowls: {conditions: ['pots >= 1', 'bowls >= 2']}\n"                                    \
    "  ajar: {conditions: [open, locked]}\n"                                                       \
    "agents: {worker: {goals: [], task: sing}}\n"                                                  \
    "tasks: {sing: {methods: {sing: {subtasks: [hum]}}}}\n"                                        \
    "team: {members: 4}\n"

/* A walk takes two seconds, and each second it is tried again what nobody can do. */
static void what_cannot_be_met_stops_nobody(void)
{
    for (uint32_t budget = 0; budget < 60; budget = 3 * budget + 1)
        for (int first = 0; first < 2; first++) {
            struct crew crew;
            crew_start(&crew, MILL);
            crew_join(&crew, 0, 1000, 0, 0);
            crew.team.budget = budget;
            if (first)
                (void)crew_want(&crew, "wonder", GG_NONE);
            uint32_t id = crew_want(&crew, "ground", GG_NONE);
            uint32_t wonder = first ? 1 : crew_want(&crew, "wonder", GG_NONE);
            crew_until(&crew, 1000);
            text_free(&crew.log);
            crew.log = (struct text){0};
            CU_ASSERT_TRUE(crew_reach(&crew, id) < 3000);
            CU_ASSERT_PTR_NULL(strstr(crew.log.data, "aborted"));
            CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, wonder), GG_TEAM_WAITING);
            CU_ASSERT_EQUAL(gg_team_lacking(&crew.team, wonder),
                            fact_number(crew.stage.compiled.tables, "never"));
            crew_end(&crew);
        }
}

/* Of one request it takes a search to find out that it cannot be met; of two requests each could be
 * met, but not both. Whatever is asked for first, or is worth more: who walks to the mill arrives. */
static void what_is_in_vain_stops_nobody(void)
{
    static const char *const vain[][2] = {{"more_pots", "more_bowls"}, {"all_pots", "a_bowl"}};
    for (unsigned i = 0; i < 16; i++) {
        struct crew crew;
        crew_start(&crew, MILL);
        crew_join(&crew, 0, 1000, 0, 0);
        crew.team.budget = i & 8 ? 10000 : 0;
        uint32_t id = i & 4 ? crew_want(&crew, "ground", GG_NONE) : 0;
        for (int j = 0; j < 2; j++)
            CU_ASSERT_NOT_EQUAL(gg_team_want(&crew.team, crew_goal(&crew, vain[i & 1][j]), GG_NONE,
                                             i & 2 ? 1 : 0, false),
                                0);
        id = id ? id : crew_want(&crew, "ground", GG_NONE);
        CU_ASSERT_TRUE(crew_reach(&crew, id) < 4000);
        CU_ASSERT_PTR_NULL(strstr(crew.log.data, "walked to grind aborted"));
        crew_end(&crew);
    }
}

/* That a door cannot be open and locked takes a search to find out, here a step in a tick: what can be
 * met is not kept waiting, and in the end it is known. */
static void what_takes_long_to_refuse_stops_nobody(void)
{
    struct crew crew;
    crew_start(&crew, MILL);
    crew_join(&crew, 0, 1000, 0, 0);
    crew_join(&crew, 0, 900, 0, 0);
    crew.team.budget = 1;
    uint32_t id = crew_want(&crew, "ground", GG_NONE);
    uint32_t ajar = crew_want(&crew, "ajar", GG_NONE);
    crew_until(&crew, 300);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, ajar), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, ajar), GG_TEAM_NO_REASON);
    CU_ASSERT_EQUAL(crew.team.request_slots[1].rest, 0); /* it is still looked for */
    (void)crew_want(&crew, "ajar", GG_NONE);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 30000);
    while (crew.now < 120000 && crew.team.planning)
        crew_until(&crew, crew.now + CREW_TICK);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, ajar), GG_TEAM_CROWDED);
    CU_ASSERT_EQUAL(gg_team_lacking(&crew.team, ajar), GG_NONE);
    crew_end(&crew);
}

/* --------------------------------------------------------------------- saving */

/* b is born again in the same memory, and has forgotten its team. */
static void who_is_begun_anew_has_left(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 3000);
    CU_ASSERT_TRUE(gg_agent_stop(&crew.actors[1].core, &crew.stage.planner));
    gg_agent_init(&crew.actors[1].core, &crew.stage.scene.core, 0, 5);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 60000);
    CU_ASSERT_EQUAL(crew.team.member_slots[1].status, GG_TEAM_VACANT);
    crew_end(&crew);
}

static void attach_all(struct crew *crew, const uint16_t *agents)
{
    gg_world *world = &crew->stage.scene.core;
    CU_ASSERT_EQUAL(gg_world_attach(world, &crew->stage.domain), GG_ATTACHED);
    for (uint16_t i = 0; i < 2; i++)
        CU_ASSERT_EQUAL(gg_agent_attach(&crew->actors[i].core, world, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_team_attach_to(&crew->team, world), GG_ATTACHED);
    for (uint16_t i = 0; i < 2; i++)
        if (agents[i] != GG_NONE)
            gg_team_attach_agent(&crew->team, i, &crew->actors[agents[i]].core);
}

/* All go on as they were. */
static void a_saved_team_goes_on(void)
{
    static const uint16_t same[] = {0, 1};
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 6500);
    attach_all(&crew, same);
    CU_ASSERT_EQUAL(crew_reach(&crew, id), 9030);
    crew_end(&crew);
}

/* The bytes of a team with one member and one request for which nothing is booked yet. */
struct bytes {
    gg_team team;
    gg_team_member_slot member_slots[CREW_MEMBERS];
    gg_team_request_slot request_slot;
};

static struct bytes *to_save; /* when a duration is asked for; NULL: it is not */

static uint32_t saves_when_asked(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    if (to_save) {
        to_save->team = present->team;
        memcpy(to_save->member_slots, present->team.member_slots, sizeof to_save->member_slots);
        to_save->request_slot = present->team.request_slots[0];
    }
    return 1000;
}

/* When a request is reached that a member works for; loads: from the bytes that were saved while the
 * planning asked for a duration. */
static uint32_t built_at(bool loads)
{
    struct crew crew;
    struct bytes saved = {.request_slot = {.id = 0}};
    present = &crew;
    to_save = loads ? &saved : NULL;
    crew_start(&crew, "domain: d\nlimits: {plan: 4}\n"
                      "state:\n  here: [yard]\n  built: {type: bool, shared: true}\n"
                      "places: {fact: here, at: {yard: 0}}\n"
                      "actions: {build: {duration: {call: building}, effects: built}}\n"
                      "goals: {built: {conditions: built}}\n"
                      "team: {members: 4, requests: 1}\n"
                      "agents: {worker: {goals: []}}\n");
    gg_calls calls = *crew.stage.agent_types[0].calls;
    calls.duration = saves_when_asked;
    crew.stage.agent_types[0].calls = &calls;
    crew_join(&crew, 0, 1000, 0, 0);
    crew_until(&crew, 50);
    uint32_t id = crew_want(&crew, "built", GG_NONE);
    gg_team_tick_agents(&crew.team, &crew.planner, CREW_TICK);
    if (loads) {
        gg_world *world = &crew.stage.scene.core;
        CU_ASSERT_EQUAL(saved.request_slot.id, id);
        crew.team = saved.team;
        memcpy(crew.team.member_slots, saved.member_slots, sizeof saved.member_slots);
        crew.team.request_slots[0] = saved.request_slot;
        CU_ASSERT_EQUAL(gg_world_attach(world, &crew.stage.domain), GG_ATTACHED);
        CU_ASSERT_EQUAL(gg_agent_attach(&crew.actors[0].core, world, NULL), GG_ATTACHED);
        CU_ASSERT_EQUAL(gg_team_attach_to(&crew.team, world), GG_ATTACHED);
        gg_team_attach_agent(&crew.team, 0, &crew.actors[0].core);
    }
    uint32_t at = crew_reach(&crew, id);
    crew_end(&crew);
    return at;
}

static void a_planning_is_saved_in_its_beginning(void)
{
    uint32_t at = built_at(false);
    CU_ASSERT_TRUE(at > 1000 && at < 1100);
    CU_ASSERT_EQUAL(built_at(true), at);
}

/* One is lost, one sits on both member_slots, or each on the other's: nobody is booked in vain. */
static void wrong_members_are_attached(void)
{
    static const uint16_t wrong[][2] = {{0, GG_NONE}, {0, 0}, {1, 0}, {GG_NONE, GG_NONE}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct crew crew;
        crew_begin(&crew);
        uint32_t id = crew_want(&crew, "roast", GG_NONE);
        crew_until(&crew, 3000);
        attach_all(&crew, wrong[i]);
        CU_ASSERT_EQUAL(crew_reach(&crew, id) < 60000, i < 3);
        crew_end(&crew);
    }
}

void add_team_events_suite(void)
{
    CU_pSuite suite = CU_add_suite("team events", NULL, NULL);
    CU_ADD_TEST(suite, who_was_away_goes_on);
    CU_ADD_TEST(suite, who_could_not_be_interrupted_goes_on);
    CU_ADD_TEST(suite, who_waits_for_nothing_any_more_goes_on);
    CU_ADD_TEST(suite, a_member_leaves_while_it_is_stopped);
    CU_ADD_TEST(suite, a_member_leaves_while_it_is_planned_with);
    CU_ADD_TEST(suite, a_walk_fails_for_nothing);
    CU_ADD_TEST(suite, who_takes_too_long_is_not_planned_with);
    CU_ADD_TEST(suite, a_planning_comes_to_its_end);
    CU_ADD_TEST(suite, what_cannot_be_met_stops_nobody);
    CU_ADD_TEST(suite, what_is_in_vain_stops_nobody);
    CU_ADD_TEST(suite, what_takes_long_to_refuse_stops_nobody);
    CU_ADD_TEST(suite, who_is_begun_anew_has_left);
    CU_ADD_TEST(suite, a_saved_team_goes_on);
    CU_ADD_TEST(suite, a_planning_is_saved_in_its_beginning);
    CU_ADD_TEST(suite, wrong_members_are_attached);
}
