/* SPDX-License-Identifier: MIT */
/*
 * Planning with the work that a tick has by default: it goes on in the next ticks, what it comes to is
 * compared with a search in one go, and a fresh schedule starts nobody at once. The numbers of the
 * orchard, worked out by hand in test_team.c, hold in lives, too.
 */
#include "gg_team_books.h"
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 16, BOOKINGS = 256, HELD = 100 };

/* Four members who have much to do. */
static void begin_many(struct crew *crew, uint32_t *ids)
{
    crew_start(crew, ORCHARD);
    crew->team.budget = GG_TEAM_DETAIL;
    for (uint32_t i = 0; i < CREW_MEMBERS; i++)
        crew_join(crew, GATE, 1000 + 300 * i, 1000 * (1 + i % 3), 1000 * (1 + (i + 1) % 3));
    for (unsigned i = 0; i < 8; i++)
        ids[i] = crew_want(crew, "roast", GG_NONE);
}

static uint32_t expansions_of(const gg_team_search *search)
{
    const gg_team_report *report = gg_team_reported(search);
    uint32_t count = 0;
    for (int i = 0; i < GG_TEAM_WAYS; i++)
        count += report->expansions[i];
    return count;
}

/* A search for the problem of a crew, in memory of its own, stopped after some work. */
struct alone {
    gg_team_booking bookings[BOOKINGS];
    uint32_t reached[MANY];
    gg_team_schedule schedule;
    void *memory;
    gg_team_search *search;
};

static void plan_alone(struct alone *alone, const struct crew *crew, uint32_t work)
{
    memset(alone, 0, sizeof *alone);
    alone->schedule.bookings = alone->bookings;
    alone->schedule.reached = alone->reached;
    alone->schedule.capacity = crew->planner.schedule.capacity;
    alone->memory = malloc(CREW_MEMORY);
    alone->search = gg_team_begin(&crew->planner.problem, &alone->schedule, alone->memory,
                                  CREW_MEMORY, crew->planner.beam);
    CU_ASSERT_PTR_NOT_NULL_FATAL(alone->search);
    (void)gg_team_run(alone->search, work);
}

/* In each tick no more is done than in one go with the work of so many ticks, but for a step, and no less
 * than with that of one tick less, as to begin is work, too. What is found by the time at which the
 * schedule is carried out is no worse. */
static void each_tick_has_its_share_of_the_work(void)
{
    struct crew crew;
    uint32_t ids[MANY];
    begin_many(&crew, ids);
    unsigned ticks = 0;
    for (uint32_t until = CREW_TICK; until < HELD; until += CREW_TICK) {
        struct alone alone;
        crew_until(&crew, until);
        CU_ASSERT_TRUE_FATAL(crew.team.planning);
        ticks++;
        uint32_t done = expansions_of(crew.planner.search);
        plan_alone(&alone, &crew, ticks * (GG_TEAM_DETAIL + GG_TEAM_DETAIL / 4));
        CU_ASSERT_TRUE(done <= expansions_of(alone.search));
        free(alone.memory);
        plan_alone(&alone, &crew, ticks > 1 ? (ticks - 1) * GG_TEAM_DETAIL : 1);
        CU_ASSERT_TRUE(done >= expansions_of(alone.search));
        CU_ASSERT_TRUE(!alone.schedule.found ||
                       crew.planner.schedule.makespan <= alone.schedule.makespan);
        free(alone.memory);
    }
    CU_ASSERT_EQUAL(crew.log.length, 0); /* nobody has set out */
    for (unsigned i = 0; i < 8; i++)
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, ids[i]), GG_TEAM_PLANNED);
    crew_until(&crew, HELD + 2 * CREW_TICK);
    CU_ASSERT_TRUE(crew.log.length > 0);
    for (unsigned i = 0; i < 8; i++)
        CU_ASSERT_TRUE(crew_reach(&crew, ids[i]) < 60000);
    crew_end(&crew);
}

/* How often the planning of a crew has begun, and how many tasks have started during one. */
struct watch {
    uint32_t elapsed;
    unsigned begun, started;
};

static void watch_tick(struct watch *watch, struct crew *crew)
{
    bool planned = crew->team.planning;
    uint16_t entries = crew->team.entry_count;
    crew_until(crew, crew->now + CREW_TICK);
    watch->begun += crew->team.planning && crew->planner.elapsed < watch->elapsed;
    watch->started += planned && crew->team.planning && crew->team.entry_count < entries;
    watch->elapsed = crew->planner.elapsed;
}

/* When the last of eight requests is reached, or told to be. */
static uint32_t last_eta(const struct crew *crew, const uint32_t *ids)
{
    uint32_t last = 0;
    for (unsigned i = 0; i < 8; i++) {
        uint32_t eta = gg_team_eta(&crew->team, ids[i]);
        if (gg_team_state_of(&crew->team, ids[i]) != GG_TEAM_REACHED)
            last = eta > last ? eta : last;
    }
    return last;
}

/* While it is planned with little work in each tick, those who are booked go on, and the planning does
 * not begin anew with each of them. What comes of it is better than what they began with. */
static void a_better_end_is_found_while_they_work(void)
{
    struct crew crew;
    struct watch watch = {0};
    uint32_t ids[MANY], told;
    begin_many(&crew, ids);
    crew.team.budget = GG_TEAM_DETAIL / 20;
    crew.planner.beam = 4 * GG_TEAM_BEAM_WIDTH; /* so that it takes long */
    crew_until(&crew, HELD + 2 * CREW_TICK);
    told = crew.now + last_eta(&crew, ids);
    while (last_eta(&crew, ids) > 0 && crew.now < 60000)
        watch_tick(&watch, &crew);
    CU_ASSERT_TRUE(crew.now < told);
    CU_ASSERT_TRUE(watch.started > 8 && watch.begun < watch.started / 2);
    crew_end(&crew);
}

/* When the last of eight requests is reached by four members, whose gait and skills are of a kind. */
static uint32_t live_through(uint32_t kind, uint32_t budget)
{
    struct crew crew;
    uint32_t ids[MANY];
    crew_start(&crew, ORCHARD);
    crew.team.budget = budget;
    for (uint32_t i = 0; i < CREW_MEMBERS; i++)
        crew_join(&crew, (uint16_t)((i + kind) % 3), 700 + 100 * ((5 * i + 3 * kind) % 8),
                  1000 * (1 + (i + kind) % 3), 1000 * (1 + (i + kind / 2) % 3));
    for (unsigned i = 0; i < 8; i++)
        ids[i] = crew_want(&crew, "roast", GG_NONE);
    for (unsigned i = 0; i < 8; i++)
        (void)crew_reach(&crew, ids[i]);
    uint32_t last = crew.now;
    crew_end(&crew);
    return last;
}

/* What is found in the share of a tick, while they work, is as good on the whole as what is found in one
 * go before anybody begins. */
static void shares_come_to_as_much_as_one_go(void)
{
    enum { KINDS = 12 };
    uint32_t shares = 0, one_go = 0;
    for (uint32_t kind = 0; kind < KINDS; kind++) {
        shares += live_through(kind, GG_TEAM_DETAIL);
        one_go += live_through(kind, 0);
    }
    CHECK_SAYING(shares <= one_go + KINDS * HELD, "%u in shares, %u in one go", shares, one_go);
}

/* Of work that is booked and due nobody waits for a planning: b goes on with its walk, and begins. */
static void what_is_booked_goes_on_while_it_is_planned(void)
{
    struct crew crew;
    crew_begin(&crew);
    uint32_t id = crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 1950);
    expect_crew(&crew, "0.01 b takes up collect, 0.01 b walks to collect");
    crew.team.budget = 1; /* a step in a tick */
    for (int i = 0; i < 6; i++)
        (void)crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, 2050);
    expect_crew(&crew, "2.01 b walked to collect, 2.01 b starts collect");
    CU_ASSERT_TRUE(crew.team.planning);
    crew.team.budget = GG_TEAM_DETAIL;
    CU_ASSERT_TRUE(crew_reach(&crew, id) < 40000);
    crew_end(&crew);
}

/* A schedule whose search has ended is carried out at once. */
static void what_is_proven_is_not_held_back(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew.team.budget = GG_TEAM_DETAIL;
    (void)crew_want(&crew, "roast", GG_NONE);
    crew_until(&crew, HELD / 2);
    CU_ASSERT_TRUE(crew.log.length > 0);
    CU_ASSERT_EQUAL(crew.team.gap, 0);
    crew_end(&crew);
}

/* ------------------------------------------------------------------ the orchard */

static const uint32_t details[] = {GG_TEAM_DETAIL, 0};

/* Whether a request is reached at that time, but for what planning and the length of ticks add. */
static void expect_reached(struct crew *crew, uint32_t id, uint32_t time)
{
    uint32_t at = crew_reach(crew, id);
    CHECK_SAYING(at >= time && at <= time + HELD, "it is reached at %lu, not at %lu",
                 (unsigned long)at, (unsigned long)time);
}

static void begin_two(struct crew *crew, uint32_t detail)
{
    crew_begin(crew);
    crew->team.budget = detail;
    gg_team_set_room(&crew->team, crew->stage.domain.places->symbols[STOVE], 1);
}

static void two_roast_one_apple_and_two(void)
{
    for (int i = 0; i < 2; i++) {
        struct crew crew;
        begin_two(&crew, details[i]);
        expect_reached(&crew, crew_want(&crew, "roast", GG_NONE), 9000);
        crew_end(&crew);
        begin_two(&crew, details[i]);
        uint32_t first = crew_want(&crew, "roast", GG_NONE);
        uint32_t second = crew_want(&crew, "roast", GG_NONE);
        crew_until(&crew, 9990);
        CU_ASSERT_NOT_EQUAL(gg_team_state_of(&crew.team, first), GG_TEAM_REACHED);
        CU_ASSERT_NOT_EQUAL(gg_team_state_of(&crew.team, second), GG_TEAM_REACHED);
        crew_until(&crew, 10000 + HELD);
        bool first_is = gg_team_state_of(&crew.team, first) == GG_TEAM_REACHED;
        CU_ASSERT_NOT_EQUAL(gg_team_state_of(&crew.team, second) == GG_TEAM_REACHED, first_is);
        expect_reached(&crew, first_is ? second : first, 12000);
        crew_end(&crew);
    }
}

static void a_second_request_comes_later(void)
{
    for (int i = 0; i < 2; i++) {
        struct crew crew;
        crew_begin(&crew);
        crew.team.budget = details[i];
        uint32_t first = crew_want(&crew, "roast", GG_NONE);
        crew_until(&crew, 1000);
        uint32_t second = crew_want(&crew, "roast", GG_NONE);
        (void)crew_reach(&crew, first);
        expect_reached(&crew, second, 11000);
        crew_end(&crew);
    }
}

/* b leaves with the apple, half a second before it is where it is wanted. */
static void a_member_is_lost_with_the_apple(void)
{
    for (int i = 0; i < 2; i++) {
        struct crew crew;
        crew_begin(&crew);
        crew.team.budget = details[i];
        uint32_t id = crew_want(&crew, "roast", GG_NONE);
        crew_until(&crew, 6500);
        CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &crew.actors[1].core));
        set_fact(&crew.actors[0], "stock(hut, raw_apple)", 0);
        expect_reached(&crew, id, 15000);
        crew_end(&crew);
    }
}

void add_team_budget_suite(void)
{
    CU_pSuite suite = CU_add_suite("team budget", NULL, NULL);
    CU_ADD_TEST(suite, each_tick_has_its_share_of_the_work);
    CU_ADD_TEST(suite, a_better_end_is_found_while_they_work);
    CU_ADD_TEST(suite, shares_come_to_as_much_as_one_go);
    CU_ADD_TEST(suite, what_is_booked_goes_on_while_it_is_planned);
    CU_ADD_TEST(suite, what_is_proven_is_not_held_back);
    CU_ADD_TEST(suite, two_roast_one_apple_and_two);
    CU_ADD_TEST(suite, a_second_request_comes_later);
    CU_ADD_TEST(suite, a_member_is_lost_with_the_apple);
}
