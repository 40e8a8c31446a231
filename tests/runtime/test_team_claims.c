/* SPDX-License-Identifier: MIT */
/*
 * What a team whose members are agents may have of shared facts: what agents that are no members have
 * claimed, what its own requests keep, and those of another team.
 */
#include "suites.h"
#include "support/crew.h"
#include "tables/memory_plan.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------ what others claim */

/* One who is no member takes the raw apple for itself: the team sees what it has claimed as gone,
 * and collects another one. */
static void what_others_claim_is_not_planned_with(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}\n"
                                   "  carry: {conditions: 'stock(hut, raw_apple) <= 0'}"));
    crew_join(&crew, HUT, 1000, 1000, 1000);
    set_fact(&crew.actors[0], "stock(hut, raw_apple)", 1);
    actor_start(&crew.actors[1], &crew.stage, 0, 2);
    gg_agent_write(&crew.actors[1].core, crew.stage.domain.places->fact, GATE);
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&crew.actors[1].core, crew_goal(&crew, "carry"), 9), 0);
    crew_until(&crew, 20);
    expect_crew(&crew, "0.01 b wants carry, 0.01 b walks to transfer(raw_apple, hut, stove_1)");
    crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 40);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].eta, 4000 + 2000 + 4000);
    expect_crew(&crew, "0.03 a takes up collect, 0.03 a starts collect");
    crew_end(&crew);
}

/* What a request keeps nobody takes, until it is released: another apple is made. */
static void what_is_kept_is_claimed(void)
{
    struct crew crew;
    crew_start(&crew, ORCHARD_WITH("be_warm: {conditions: warm}\n"
                                   "  away: {conditions: 'stock(hut, roast_apple) >= 1'}"));
    crew_join(&crew, STOVE, 1000, 1000, 1000);
    set_fact(&crew.actors[0], "stock(stove_1, roast_apple)", 1);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 20);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_REACHED);
    uint16_t fact = fact_number(crew.stage.compiled.tables, "stock(stove_1, roast_apple)");
    CU_ASSERT_EQUAL(gg_agent_claimed(&crew.actors[0].core, fact), 1);
    CU_ASSERT_EQUAL(world_holders(&crew.stage.scene.core), 1);
    actor_start(&crew.actors[1], &crew.stage, 0, 2);
    gg_agent_write(&crew.actors[1].core, crew.stage.domain.places->fact, STOVE);
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&crew.actors[1].core, crew_goal(&crew, "away"), 9), 0);
    crew_until(&crew, 40);
    expect_crew(&crew, "0.03 b wants away, 0.03 b walks to collect");
    CU_ASSERT_TRUE(gg_team_release(&crew.team, id));
    crew_until(&crew, 50);
    CU_ASSERT_EQUAL(gg_agent_claimed(&crew.actors[0].core, fact), 0);
    crew_end(&crew);
}

/* What is kept cannot be written over; nobody waits for it, and it is planned when it is given up.
 * */
static void what_is_kept_is_not_written_over(void)
{
    struct crew crew;
    crew_start(&crew, "domain: pond\nlimits: {plan: 8}\n"
                      "state:\n"
                      "  fish: {type: 0..8, shared: true, claim: true}\n"
                      "  clean: {type: bool, shared: true}\n"
                      "  here: [pond]\n"
                      "places: {fact: here, at: {pond: 0}}\n"
                      "actions:\n"
                      "  catch: {duration: 1s, preconditions: fish <= 6, effects: fish += 2}\n"
                      "  restock: {duration: 1s, effects: [fish = 8, clean]}\n"
                      "goals:\n"
                      "  food: {conditions: fish >= 2}\n"
                      "  tidy: {conditions: clean}\n"
                      "agents: {worker: {goals: []}}\n"
                      "team: {members: 4}\n");
    crew_join(&crew, 0, 1000, 1000, 1000);
    uint32_t food = crew_want(&crew, "food", GG_NONE);
    (void)crew_reach(&crew, food);
    uint32_t tidy = crew_want(&crew, "tidy", GG_NONE);
    crew_until(&crew, 10000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, tidy), GG_TEAM_WAITING);
    CU_ASSERT_TRUE(gg_team_release(&crew.team, food));
    CU_ASSERT_TRUE(crew_reach(&crew, tidy) <= 12000);
    expect_crew(&crew, "0.01 a takes up catch, 0.01 a starts catch, 1.01 a ends catch, 1.03 a "
                       "has no schedule for tidy, 10.01 a takes up restock, 10.01 a starts "
                       "restock, 11.01 a ends restock");
    crew_end(&crew);
}

/* ------------------------------------------------------- what is written over */

#define SHED                                                                                       \
    "domain: shed\nlimits: {plan: 8, wants: 2}\n"                                                  \
    "state:\n  here: [yard]\n"                                                                     \
    "  stock: {type: 0..2, start: 1, shared: true, claim: true}\n"                                 \
    "  swept: {type: bool, shared: true}\n"                                                        \
    "  painted: {type: bool, shared: true}\n"                                                      \
    "places: {fact: here, at: {yard: 0}}\n"                                                        \
    "actions:\n"                                                                                   \
    "  sweep: {duration: 500ms, effects: [stock = 0, swept]}\n"                                    \
    "  mop: {duration: 9s, effects: swept}\n"                                                      \
    "  paint: {duration: 300ms, effects: painted}\n"

#define SHED_END                                                                                   \
    "team: {members: 4}\n"                                                                         \
    "agents: {worker: {goals: []}}\n"

/* Something is there, but is being swept away: the request that asks for it is not reached by it, and
 * waits; or it is reached when something is brought after the sweeping. */
static void what_is_written_over_reaches_nothing(void)
{
    static const char *const more[] = {
        "", "  bring: {duration: 1s, preconditions: stock <= 1, effects: stock += 1}\n"};
    for (int i = 0; i < 2; i++) {
        struct crew crew;
        struct text yaml = {0};
        text_add(&yaml, "%s%s%s", SHED, more[i],
                 "goals: {some: {conditions: stock >= 1}, clean: {conditions: swept}}\n" SHED_END);
        crew_start(&crew, yaml.data);
        crew_join(&crew, 0, 1000, 0, 0);
        uint32_t clean = crew_want(&crew, "clean", GG_NONE);
        crew_until(&crew, 100);
        uint32_t id = crew_want(&crew, "some", GG_NONE);
        CU_ASSERT_EQUAL(crew_reach(&crew, clean), i ? 510 : 520); /* who is to bring looks first */
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), i ? GG_TEAM_PLANNED : GG_TEAM_WAITING);
        CU_ASSERT_EQUAL(fact_of(&crew.actors[0], "stock"), 0);
        crew_until(&crew, 5000);
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), i ? GG_TEAM_REACHED : GG_TEAM_WAITING);
        CU_ASSERT_EQUAL(fact_of(&crew.actors[0], "stock"), (uint32_t)i);
        text_free(&yaml);
        crew_end(&crew);
    }
}

/* The same where somebody sweeps who is no member. */
static void what_others_write_over_reaches_nothing(void)
{
    struct crew crew;
    crew_start(
        &crew,
        SHED "goals: {some: {conditions: stock >= 1}, bare: {conditions: stock <= 0}}\n" SHED_END);
    crew_join(&crew, 0, 1000, 0, 0);
    actor_start(&crew.actors[1], &crew.stage, 0, 2);
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&crew.actors[1].core, crew_goal(&crew, "bare"), 9), 0);
    crew_until(&crew, 100);
    expect_crew(&crew, "0.01 b wants bare, 0.01 b starts sweep");
    uint32_t id = crew_want(&crew, "some", GG_NONE);
    crew_until(&crew, 5000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_WAITING);
    expect_crew(&crew, "0.11 a has no schedule for some, 0.51 b ends sweep, 0.51 b reaches bare");
    crew_end(&crew);
}

/* What one request keeps is not written over for the other: it is swept first, and then brought. */
static void what_will_be_kept_is_not_written_over(void)
{
    struct crew crew;
    crew_start(&crew, SHED
               "  bring: {duration: 1s, preconditions: stock <= 1, effects: stock += 1}\n"
               "goals: {clean: {conditions: swept}, two: {conditions: stock >= 2}}\n" SHED_END);
    crew_join(&crew, 0, 1000, 0, 0);
    uint32_t clean = crew_want(&crew, "clean", GG_NONE);
    uint32_t two = crew_want(&crew, "two", GG_NONE);
    CU_ASSERT_TRUE(crew_reach(&crew, clean) < 2700);
    CU_ASSERT_TRUE(crew_reach(&crew, two) < 2700); /* 500 ms, and a second each */
    crew_until(&crew, 3000);
    CU_ASSERT_EQUAL(fact_of(&crew.actors[0], "stock"), 2);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    crew_end(&crew);
}

/* ------------------------------------------------------- claims from the start */

/* What is claimed at the start hinders no plan of the team: its member stands before what is booked, and
 * begins before one who comes later and is no member. A number is not kept for a request. */
static void a_member_stands_before_its_booking(void)
{
    struct crew crew;
    crew_start(&crew,
               "domain: pier\nlimits: {plan: 8, wants: 2}\n"
               "state:\n"
               "  here: [pier]\n"
               "  used: {type: bool, shared: true, claim: start}\n"
               "  cargo: {type: 0..3, shared: true, claim: start}\n"
               "  moored: bool\n"
               "places: {fact: here, at: {pier: 0}}\n"
               "actions:\n"
               "  unload: {duration: 1s, preconditions: [not used, cargo <= 2], effects: "
               "[not used, cargo += 1]}\n"
               "  moor: {duration: 3s, preconditions: not used, effects: [not used, moored]}\n"
               "goals:\n"
               "  supplied: {conditions: cargo >= 1}\n"
               "  moored: {conditions: moored}\n"
               "agents: {worker: {goals: []}}\n"
               "team: {members: 4}\n");
    crew_join(&crew, 0, 1000, 1000, 1000);
    actor_start(&crew.actors[1], &crew.stage, 0, 2);
    actor_start(&crew.actors[2], &crew.stage, 0, 3);
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&crew.actors[1].core, crew_goal(&crew, "moored"), 9), 0);
    crew_until(&crew, 500);
    uint32_t id = crew_want(&crew, "supplied", GG_NONE);
    crew_until(&crew, 1000);
    CU_ASSERT_EQUAL(gg_agent_standing(&crew.actors[0].core), crew_action(&crew, "unload"));
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&crew.actors[2].core, crew_goal(&crew, "moored"), 9), 0);
    (void)crew_reach(&crew, id);
    crew_until(&crew, 5000);
    expect_crew(&crew,
                "0.01 b wants moored, 0.01 b starts moor, 0.51 a takes up unload, 0.51 a stands "
                "before unload, 1.01 c wants moored, 1.01 c stands before moor, 3.01 b ends "
                "moor, 3.01 b reaches moored, 3.02 a starts unload, 4.02 a ends unload, 4.02 c "
                "starts moor");
    uint16_t cargo = fact_number(crew.stage.compiled.tables, "cargo");
    CU_ASSERT_EQUAL(gg_agent_claimed(&crew.actors[2].core, cargo), 0); /* nor by the request */
    crew_end(&crew);
}

/* ------------------------------------------------------------- two teams */

/* A second team of the crew's world, which plans with the same planner before the first one. */
struct other_team {
    gg_team team;
    gg_team_planner planner;
};

static void start_other(struct crew *crew, struct other_team *other)
{
    struct memory_size_values sizes = memory_size_values_of(crew->stage.compiled.tables);
    memset(other, 0, sizeof *other);
    other->team.tables = &crew->tables;
    memory_make_team(&sizes, crew->pool, &other->team);
    other->planner.memory = crew->planner.memory; /* each planning ends in its tick */
    other->planner.size = CREW_MEMORY;
    other->planner.beam = GG_TEAM_BEAM_WIDTH;
    gg_team_init_in(&other->team, &crew->stage.scene.core);
    other->team.budget = 0;
}

/* Asks the other team for a goal that holds, which then is kept. */
static uint32_t keep_in_other(struct crew *crew, struct other_team *other, const char *goal)
{
    uint32_t levels[2] = {0, 0};
    actor_start(&crew->actors[1], &crew->stage, 0, 2);
    CU_ASSERT_EQUAL(gg_team_join_agent(&other->team, &crew->actors[1].core, levels), 0);
    uint32_t id = gg_team_want(&other->team, crew_goal(crew, goal), GG_NONE, 0, false);
    gg_team_tick_agents(&other->team, &other->planner, 0);
    CU_ASSERT_EQUAL(gg_team_state_of(&other->team, id), GG_TEAM_REACHED);
    return id;
}

/* What a request of another team keeps is not written over: the longer way is planned, whether it
 * was kept before, or only when the shorter way was booked. */
static void what_another_team_keeps_is_not_written_over(void)
{
    for (int before = 0; before < 2; before++) {
        struct crew crew;
        struct other_team other;
        crew_start(&crew,
                   SHED "goals: {some: {conditions: stock >= 1}, "
                        "clean: {conditions: swept}, painted: {conditions: painted}}\n" SHED_END);
        start_other(&crew, &other);
        crew_join(&crew, 0, 1000, 0, 0);
        if (before)
            (void)keep_in_other(&crew, &other, "some");
        uint32_t id = crew_want(&crew, "clean", GG_NONE);
        if (!before) {
            gg_team_tick_agents(&crew.team, &crew.planner, 0);
            CU_ASSERT_EQUAL(crew.team.entries[0].booking.action, crew_action(&crew, "sweep"));
            (void)keep_in_other(&crew, &other, "some");
        }
        crew_until(&crew, 8000);
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_PLANNED);
        CU_ASSERT_TRUE(crew_reach(&crew, id) < 9100);
        CU_ASSERT_EQUAL(fact_of(&crew.actors[0], "stock"), 1);
        crew_end(&crew);
    }
}

/* Where there is no other way, the request waits, and others are reached, until it is given free. */
static void what_another_team_keeps_is_waited_for(void)
{
    struct crew crew;
    struct other_team other;
    crew_start(&crew,
               SHED "goals: {some: {conditions: stock >= 1}, bare: {conditions: stock <= 0}, "
                    "painted: {conditions: painted}}\n" SHED_END);
    start_other(&crew, &other);
    crew_join(&crew, 0, 1000, 0, 0);
    uint32_t kept = keep_in_other(&crew, &other, "some");
    uint32_t id = crew_want(&crew, "bare", GG_NONE);
    uint32_t painted = crew_want(&crew, "painted", GG_NONE);
    CU_ASSERT_TRUE(crew_reach(&crew, painted) < 1500);
    crew_until(&crew, 10000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    CU_ASSERT_TRUE(gg_team_release(&other.team, kept));
    gg_team_tick_agents(&other.team, &other.planner, 0);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 11600);
    crew_end(&crew);
}

/* What another team keeps takes its room: nothing can be brought there, and nobody tries. */
static void what_another_team_keeps_needs_its_room(void)
{
    struct crew crew;
    struct other_team other;
    crew_start(&crew,
               SHED "  fetch: {duration: 500ms, preconditions: stock <= 0, effects: stock += 1}\n"
                    "  heap: {duration: 500ms, preconditions: stock <= 1, effects: stock += 2}\n"
                    "goals: {some: {conditions: stock >= 1}}\n" SHED_END);
    start_other(&crew, &other);
    crew_join(&crew, 0, 1000, 0, 0);
    uint32_t kept = keep_in_other(&crew, &other, "some");
    uint32_t id = crew_want(&crew, "some", GG_NONE);
    crew_until(&crew, 10000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 0);
    expect_crew(&crew, "0.01 a has no schedule for some");
    CU_ASSERT_TRUE(gg_team_release(&other.team, kept));
    gg_team_tick_agents(&other.team, &other.planner, 0);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 11100);
    expect_crew(&crew, "");
    crew_end(&crew);
}

/* ---------------------------------------------------------------- over time */

#define BAKERY(lasting)                                                                            \
    "domain: bakery\nlimits: {plan: 8}\n"                                                          \
    "state:\n"                                                                                     \
    "  flour: {type: 0..12, shared: true, claim: true}\n"                                          \
    "  bread: {type: 0..12, shared: true, claim: true}\n"                                          \
    "  vigour: {type: 0..12, start: 4}\n"                                                          \
    "  here: [mill, oven]\n"                                                                       \
    "places: {fact: here, at: {mill: 0, oven: 3}}\n"                                               \
    "actions:\n"                                                                                   \
    "  grind: {at: mill, duration: 4s, preconditions: flour <= 8, effects: flour += 4" lasting     \
    "}\n"                                                                                          \
    "  bake:\n"                                                                                    \
    "    at: oven\n"                                                                               \
    "    duration: 4s\n"                                                                           \
    "    preconditions: [flour >= 3, bread <= 10, vigour >= 2]\n"                                  \
    "    effects: [flour -= 3" lasting ", bread += 2" lasting ", vigour -= 2" lasting "]\n"        \
    "goals:\n  food: {conditions: bread >= 6}\n"                                                   \
    "agents: {baker: {goals: []}}\nteam: {members: 4}\n"

/* Two bakers make six loaves; the log of all that they do, and when. */
static void bake(struct crew *crew, const char *yaml)
{
    crew_start(crew, yaml);
    crew_join(crew, 0, 1000, 1000, 1000);
    crew_join(crew, 1, 1000, 1000, 1000);
    uint32_t id = crew_want(crew, "food", GG_NONE);
    for (uint32_t time = 270; time < 60000; time += 270) {
        crew_until(crew, time);
        crew->team.changed = 1; /* all is planned anew */
    }
    CU_ASSERT_EQUAL(gg_team_state_of(&crew->team, id), GG_TEAM_REACHED);
    CU_ASSERT_EQUAL(fact_of(&crew->actors[0], "bread"), 6);
}

/* What running tasks have made already is not missing where their whole effects are planned with, so
 * that all is done as if it were made at their ends. */
static void steps_do_not_disturb_a_schedule(void)
{
    static struct crew at_once, over_time;
    bake(&at_once, BAKERY(""));
    bake(&over_time, BAKERY(" over time"));
    CU_ASSERT_STRING_EQUAL(over_time.log.data, at_once.log.data);
    CU_ASSERT_TRUE(at_once.log.length > 200);
    crew_end(&at_once);
    crew_end(&over_time);
}

void add_team_claims_suite(void)
{
    CU_pSuite suite = CU_add_suite("team claims", NULL, NULL);
    CU_ADD_TEST(suite, what_others_claim_is_not_planned_with);
    CU_ADD_TEST(suite, what_is_kept_is_claimed);
    CU_ADD_TEST(suite, what_is_kept_is_not_written_over);
    CU_ADD_TEST(suite, what_is_written_over_reaches_nothing);
    CU_ADD_TEST(suite, a_member_stands_before_its_booking);
    CU_ADD_TEST(suite, what_others_write_over_reaches_nothing);
    CU_ADD_TEST(suite, what_will_be_kept_is_not_written_over);
    CU_ADD_TEST(suite, what_another_team_keeps_is_not_written_over);
    CU_ADD_TEST(suite, what_another_team_keeps_is_waited_for);
    CU_ADD_TEST(suite, what_another_team_keeps_needs_its_room);
    CU_ADD_TEST(suite, steps_do_not_disturb_a_schedule);
}
