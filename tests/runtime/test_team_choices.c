/* SPDX-License-Identifier: MIT */
/*
 * What a team plans its members that are agents for: who may do what, functions that tell durations
 * and walks; the queue; who joins.
 */
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* -------------------------------------------------------- who may do what */

#define TWO_KINDS                                                                                  \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state:\n"                                                                                     \
    "  here: [home, well]\n"                                                                       \
    "  water: {type: 0..9, shared: true, claim: true}\n"                                           \
    "  calm: {type: bool, start: true, shared: true}\n"                                            \
    "places: {fact: here, travel: {call: way}}\n"                                                  \
    "actions:\n"                                                                                   \
    "  draw: {at: well, duration: {call: drawing, at_least: 1s}, effects: ['water += 1', "         \
    "not calm], procedural_precondition: may, retry: 5s}\n"                                        \
    "  fetch: {at: well, duration: 9s, effects: 'water += 1'}\n"                                   \
    "goals:\n"                                                                                     \
    "  water: {conditions: 'water >= 1'}\n"                                                        \
    "  rest: {conditions: 'water <= 9'}\n"                                                         \
    "  quiet: {conditions: calm, keep: true, priority: 5}\n"                                       \
    "agents:\n"                                                                                    \
    "  quick: {actions: [draw, fetch], goals: [rest]}\n"                                           \
    "  slow: {actions: [fetch], goals: [rest]}\n"                                                  \
    "  gentle: {actions: [draw, fetch], goals: [quiet]}\n"                                         \
    "team: {members: 4, priority: 5}\n"

/* One member of a type, which answers so; when it has fetched water, and by what. */
static uint32_t fetches_water(struct crew *crew, uint16_t type, struct told told)
{
    crew_start(crew, TWO_KINDS);
    struct actor *actor = &crew->actors[0];
    actor_start(actor, &crew->stage, type, 1);
    actor->told = told;
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew->team, &actor->core, NULL), 0);
    return crew_reach(crew, crew_want(crew, "water", GG_NONE));
}

static void functions_tell_durations_and_walks(void)
{
    struct crew crew;
    struct told told = {.duration = 3000, .walk = 2000};
    CU_ASSERT_EQUAL(fetches_water(&crew, 0, told), 10 + 2000 + 3000 + 10);
    expect_crew(&crew, "0.01 a takes up draw, 0.01 a walks to draw, 2.01 a walked to draw, 2.01 "
                       "a starts draw, 5.01 a ends draw");
    crew_end(&crew);
    told.duration = 10; /* at least a second */
    CU_ASSERT_EQUAL(fetches_water(&crew, 0, told), 10 + 2000 + 1000 + 10);
    crew_end(&crew);
}

static void a_precondition_denies_an_action(void)
{
    struct crew crew;
    CU_ASSERT_EQUAL(fetches_water(&crew, 0, (struct told){.denies = true}), 10 + 9000 + 10);
    expect_crew(&crew, "0.01 a takes up fetch, 0.01 a walks to fetch, 0.01 a walked to fetch, "
                       "0.01 a starts fetch, 9.01 a ends fetch");
    crew_end(&crew);
}

static void a_type_does_its_own_actions(void)
{
    struct crew crew;
    CU_ASSERT_EQUAL(fetches_water(&crew, 1, (struct told){.denies = false}), 10 + 9000 + 10);
    expect_crew(&crew, "0.01 a takes up fetch, 0.01 a walks to fetch, 0.01 a walked to fetch, "
                       "0.01 a starts fetch, 9.01 a ends fetch");
    crew_end(&crew);
}

static void a_kept_goal_is_not_broken(void)
{
    struct crew crew;
    CU_ASSERT_EQUAL(fetches_water(&crew, 2, (struct told){.denies = false}), 10 + 9000 + 10);
    expect_crew(&crew, "0.01 a takes up fetch, 0.01 a walks to fetch, 0.01 a walked to fetch, "
                       "0.01 a starts fetch, 9.01 a ends fetch");
    crew_end(&crew);
}

/* What has failed is left out for its `retry`. */
static void a_retry_is_left_out(void)
{
    struct crew crew;
    crew_start(&crew, TWO_KINDS);
    struct actor *actor = &crew.actors[0];
    actor_start(actor, &crew.stage, 0, 1);
    actor->answer = always_fails;
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &actor->core, NULL), 0);
    crew_want(&crew, "water", GG_NONE);
    crew_until(&crew, 20);
    actor->answer = NULL;
    crew_until(&crew, 9500);
    expect_crew(&crew, "0.01 a takes up draw, 0.01 a walks to draw, 0.01 a walked to draw, 0.01 "
                       "a starts draw, 0.01 a ends draw failure, 0.02 a takes up fetch, 0.02 a "
                       "starts fetch, 0.02 a ends fetch failure, 1.02 a takes up fetch, 1.02 a "
                       "starts fetch");
    crew_end(&crew);
}

/* One carries at a time, and has its hands full until what it makes is made: only then something is
 * to be fetched again. Who begins at the bench is back there with something at 9 s, and with the next
 * thing at 20 s, while the other one makes one: so 22 s are the least. The quick ways find a schedule
 * that is nearly as good, where there is no room to look at all. */
static void what_a_running_task_uses_up_is_fetched_again(void)
{
    struct crew crew;
    crew_start(&crew,
               "domain: shop\n"
               "types: {shelf: [s1, s2]}\n"
               "state:\n"
               "  here: [door, shelf, bench]\n"
               "  stock(shelf): {type: 0..4, shared: true, start: 2}\n"
               "  made: {type: 0..6, shared: true}\n"
               "  carrying: bool\n"
               "places: {fact: here, at: {door: 0, s1: 3, s2: 6, bench: 10}}\n"
               "actions:\n"
               "  take(shelf s): {at: s, preconditions: ['stock(s) >= 1', not carrying], "
               "effects: ['stock(s) -= 1', carrying], duration: 1s}\n"
               "  make: {at: bench, preconditions: [carrying, made <= 5], "
               "effects: [not carrying, made += 1], duration: 2s}\n"
               "  fill(shelf s): {at: s, preconditions: 'stock(s) <= 3', effects: 'stock(s) += 1', "
               "duration: 1s}\n"
               "goals: {some: {conditions: made >= 3}}\n"
               "agents: {worker: {goals: []}}\n"
               "team: {members: 4}\n");
    crew_join(&crew, 0, 1000, 0, 0);
    crew_join(&crew, 3, 1000, 0, 0); /* at the bench */
    uint32_t id = crew_want(&crew, "some", GG_NONE);
    crew_until(&crew, 10);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_PLANNED);
    uint32_t eta = gg_team_eta(&crew.team, id);
    CHECK_SAYING(eta >= 22000 && eta <= 24000, "it is to be reached in %lu ms", (unsigned long)eta);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 25000);
    crew_end(&crew);
}

/* ------------------------------------------------------------------- the queue */

static void a_queue_tells_what_comes(void)
{
    struct crew crew;
    gg_team_queued queue[4];
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 3010);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 1, queue, 4), 2);
    CU_ASSERT(queue[0].running && queue[0].action == crew_action(&crew, "collect"));
    CU_ASSERT(queue[0].end == 3000 && queue[0].request == id && queue[0].waits_for == GG_NONE);
    CU_ASSERT(!queue[1].running && queue[1].walk == 3000 && queue[1].start == 3000);
    CU_ASSERT(queue[1].end == 4000 && queue[1].waits_for == GG_NONE);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 0, queue, 4), 1);
    CU_ASSERT(queue[0].walk == 2000 && queue[0].start == 4000 && queue[0].end == 6000);
    CU_ASSERT(queue[0].action == crew_action(&crew, "cook(stove_1)") && queue[0].waits_for == 1);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 1, queue, 1), 1);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 1, queue, 0), 0);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 2, queue, 4), 0);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 200, queue, 4), 0);
    crew_end(&crew);
}

#define YARD                                                                                       \
    "domain: yard\nlimits: {plan: 8}\n"                                                            \
    "state:\n  here: [yard]\n"                                                                     \
    "  painted: {type: bool, shared: true}\n"                                                      \
    "  poles: {type: 0..2, shared: true}\n"                                                        \
    "  near: {type: 0..2, shared: true, claim: true}\n"                                            \
    "  far: {type: 0..2, shared: true, claim: true}\n"                                             \
    "places: {fact: here, at: {yard: 0}}\n"                                                        \
    "actions:\n"                                                                                   \
    "  paint: {duration: 9s, effects: painted}\n"                                                  \
    "  raise: {duration: 1s, preconditions: poles <= 1, effects: poles += 1}\n"                    \
    "  fetch: {preconditions: near <= 0, effects: near += 1}\n"                                    \
    "  bring: {preconditions: ['near >= 1', 'far <= 0'], effects: ['near -= 1', 'far += 1']}\n"    \
    "team: {members: 4}\n"                                                                         \
    "agents: {worker: {goals: []}}\n"

/* What takes no time is fetched, brought and fetched at one moment. Who brings takes what was fetched
 * first before the request keeps what is fetched last: so all three are for this one, not for the
 * request that is listed first. */
static void tasks_without_a_duration_are_for_a_request(void)
{
    struct crew crew;
    crew_start(&crew, YARD "goals: {painted: {conditions: painted}, "
                           "both: {conditions: ['near >= 1', 'far >= 1']}}\n");
    memset(crew.planner.memory, 0, CREW_MEMORY);
    crew_join(&crew, 0, 1000, 0, 0);
    (void)crew_want(&crew, "painted", GG_NONE);
    uint32_t id = crew_want(&crew, "both", GG_NONE);
    gg_team_tick_agents(&crew.team, &crew.planner, CREW_TICK);
    CU_ASSERT_EQUAL_FATAL(crew.team.entry_count, 4);
    for (uint16_t i = 0; i < 3; i++) {
        const gg_team_entry *entry = &crew.team.entries[i];
        CU_ASSERT_EQUAL(entry->booking.action, crew_action(&crew, i == 1 ? "bring" : "fetch"));
        CU_ASSERT_EQUAL(entry->booking.end, 0);
        CU_ASSERT_EQUAL(entry->request, id);
    }
    crew_end(&crew);
}

/* What is not claimed is not kept: one pole is enough for two requests, the second one is raised for
 * the request that asks for two. */
static void one_thing_is_enough_for_two_requests(void)
{
    struct crew crew;
    crew_start(&crew,
               YARD "goals: {one: {conditions: poles >= 1}, two: {conditions: poles >= 2}}\n");
    crew_join(&crew, 0, 1000, 0, 0);
    (void)crew_want(&crew, "one", GG_NONE);
    (void)crew_want(&crew, "one", GG_NONE);
    uint32_t id = crew_want(&crew, "two", GG_NONE);
    gg_team_tick_agents(&crew.team, &crew.planner, CREW_TICK);
    CU_ASSERT_EQUAL_FATAL(crew.team.entry_count, 2);
    CU_ASSERT_NOT_EQUAL(crew.team.entries[0].request, id);
    CU_ASSERT_EQUAL(crew.team.entries[1].request, id);
    crew_end(&crew);
}

/* A request waits for the member for which it is: nothing is booked for it, and what is done for it
 * goes on. When the member is back, it is planned. */
static void who_has_left_is_waited_for(void)
{
    struct crew crew;
    gg_team_queued queue[4];
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", 0);
    crew_until(&crew, 3010);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 1, queue, 4), 2);
    CU_ASSERT(queue[0].request == id && queue[1].request == id);
    CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &crew.actors[0].core));
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, id), GG_TEAM_GONE);
    crew_until(&crew, 3100);
    CU_ASSERT_EQUAL(gg_team_list_queue(&crew.team, 1, queue, 4), 1);
    CU_ASSERT(queue[0].running && queue[0].request == id);
    uint32_t levels[2] = {2000, 2000};
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &crew.actors[0].core, levels), 0);
    crew_until(&crew, 3110);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_PLANNED);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, id), GG_TEAM_NO_REASON);
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 15000);
    crew_end(&crew);
}

/* Who takes the number of one who has left is asked for nothing of that one: it does so where there is
 * no other number, and then what was asked for is cancelled. */
static void who_joins_is_not_taken_for_who_has_left(void)
{
    struct crew crew;
    uint32_t levels[2] = {1000, 1000};
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "be_warm", 0);
    CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &crew.actors[0].core));
    for (uint16_t i = 2; i < CREW_MEMBERS; i++) {
        crew_until(&crew, crew.now + CREW_TICK);
        actor_start(&crew.actors[i], &crew.stage, 0, i + 1u);
        CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &crew.actors[i].core, levels), i);
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_WAITING);
    }
    struct actor last;
    actor_start(&last, &crew.stage, 0, 9);
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &last.core, levels), 0);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, id), GG_TEAM_NO_REQUEST);
    crew_end(&crew);
}

/* --------------------------------------------------------------------- joining */

static void who_may_join(void)
{
    struct crew crew;
    struct scene other;
    struct actor *actor = &crew.actors[3];
    uint32_t levels[2] = {1000, 1000};
    crew_begin(&crew);
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &crew.actors[0].core, levels), GG_NONE);
    memcpy(&other, &crew.stage.scene, sizeof other);
    actor_start(actor, &crew.stage, 0, 1);
    actor->core.world = &other.core;
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &actor->core, levels), GG_NONE);
    actor->core.world = &crew.stage.scene.core;
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &actor->core, levels), 2);
    CU_ASSERT_EQUAL(gg_team_number(&crew.team, &actor->core), 2);
    CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &crew.actors[0].core));
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew.team, &crew.actors[0].core, levels), 0);
    crew_end(&crew);
}

static void places_and_capacities_are_set(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint16_t hut = crew.stage.domain.places->symbols[HUT];
    gg_team_set_room(&crew.team, hut, 3);
    CU_ASSERT_EQUAL(crew.team.capacities[HUT], 3);
    CU_ASSERT_EQUAL(crew.team.capacities[GATE], GG_TEAM_UNLIMITED);
    gg_team_set_room(&crew.team, GG_NONE, 5); /* no place */
    gg_team_set_place(&crew.team, hut, 2000, 0);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 10);
    /* All is at one place, to which a takes 2 s, b 1 s; a collects and cooks in 2 s each. */
    CU_ASSERT_EQUAL(gg_team_eta(&crew.team, id), 6000);
    crew_end(&crew);
}

void add_team_choices_suite(void)
{
    CU_pSuite suite = CU_add_suite("team choices", NULL, NULL);
    CU_ADD_TEST(suite, functions_tell_durations_and_walks);
    CU_ADD_TEST(suite, a_precondition_denies_an_action);
    CU_ADD_TEST(suite, a_type_does_its_own_actions);
    CU_ADD_TEST(suite, a_kept_goal_is_not_broken);
    CU_ADD_TEST(suite, a_retry_is_left_out);
    CU_ADD_TEST(suite, what_a_running_task_uses_up_is_fetched_again);
    CU_ADD_TEST(suite, a_queue_tells_what_comes);
    CU_ADD_TEST(suite, tasks_without_a_duration_are_for_a_request);
    CU_ADD_TEST(suite, one_thing_is_enough_for_two_requests);
    CU_ADD_TEST(suite, who_has_left_is_waited_for);
    CU_ADD_TEST(suite, who_joins_is_not_taken_for_who_has_left);
    CU_ADD_TEST(suite, who_may_join);
    CU_ADD_TEST(suite, places_and_capacities_are_set);
}
