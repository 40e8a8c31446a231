/* SPDX-License-Identifier: MIT */
/*
 * The books of the orchard's team, carried out: what happens when requests come later, are
 * cancelled, when an apple rots or a member is lost. The times are those of test_team.c. Random
 * lives: test_team_lives.c.
 */
#include "gg_team_books.h"
#include "suites.h"
#include "support/orchard.h"
#include "support/run.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

enum { STEP = 500, MEMORY = 1 << 18, ENTRIES = 32, WORDS = 4 };

/* An orchard with books, at a time. Members walk along a line. */
struct farm {
    struct orchard orchard;
    gg_team team;
    gg_team_member_slot member_slots[ORCHARD_MEMBERS];
    uint32_t levels[2 * ORCHARD_MEMBERS];
    gg_team_request_slot request_slots[4];
    gg_team_entry entries[ENTRIES];
    uint16_t capacities[ORCHARD_PLACES];
    uint64_t words[4 * WORDS];
    gg_team_planner planner;
    int x[ORCHARD_MEMBERS];
    uint32_t left[ORCHARD_MEMBERS];
    uint32_t now;
};

static void farm_begin(struct farm *farm, unsigned members)
{
    memset(farm, 0, sizeof *farm);
    orchard_make(&farm->orchard, members, 0, 0);
    gg_team team = {.tables = &farm->orchard.team,
                    .member_slots = farm->member_slots,
                    .levels = farm->levels,
                    .request_slots = farm->request_slots,
                    .entries = farm->entries,
                    .points = farm->orchard.points,
                    .capacities = farm->capacities,
                    .words = farm->words,
                    .member_limit = ORCHARD_MEMBERS,
                    .request_limit = 4,
                    .entry_limit = ENTRIES};
    farm->team = team;
    farm->planner.memory = malloc(MEMORY);
    farm->planner.size = MEMORY;
    farm->planner.beam = 16;
    gg_team_init(&farm->team);
    for (uint16_t i = 0; i < members; i++) {
        gg_point gate = {0, 0};
        const gg_team_member *member = &farm->orchard.members[i];
        CU_ASSERT_EQUAL(
            gg_team_join(&farm->team, farm->orchard.state, member->levels, member->speed), i);
        gg_team_moved(&farm->team, i, GG_NONE, gate);
    }
}

static void farm_end(struct farm *farm)
{
    free(farm->planner.memory);
    orchard_free(&farm->orchard);
}

static void tick(struct farm *farm, uint32_t milliseconds)
{
    gg_team_tick(&farm->team, &farm->planner, farm->orchard.state, 2000000, milliseconds);
}

/* ------------------------------------------------------------------- working */

static void end_task(struct farm *farm, uint16_t member, bool well)
{
    const gg_domain *domain = &farm->orchard.tables->domain;
    const gg_action *action = &domain->actions[farm->member_slots[member].action];
    if (well) {
        gg_apply(domain, action->effect, farm->orchard.state);
        farm->x[member] = farm->orchard.points[action->ends_at].x;
    }
    gg_team_ended(&farm->team, member, well);
}

/* One who has no task walks to what is due, or, with no time, begins it. */
static void go(struct farm *farm, uint16_t member, uint32_t milliseconds)
{
    const gg_domain *domain = &farm->orchard.tables->domain;
    const gg_team_booking *due = gg_team_due(&farm->team, member);
    if (!due || farm->member_slots[member].status != GG_TEAM_IDLE)
        return;
    gg_point to = farm->orchard.points[domain->actions[due->action].begins_at];
    int step = (int)(farm->member_slots[member].speed * milliseconds / 1000);
    int way = to.x - farm->x[member];
    farm->x[member] += way > step ? step : way < -step ? -step : way;
    gg_point point = {farm->x[member], 0};
    gg_team_moved(&farm->team, member, GG_NONE, point);
    if (milliseconds > 0 || point.x != to.x ||
        !gg_team_may_start(&farm->team, member, farm->orchard.state))
        return;
    farm->left[member] = due->end - due->start;
    gg_team_started(&farm->team, member);
}

/* Lives up to a time. */
static void live_until(struct farm *farm, uint32_t time)
{
    tick(farm, 0);
    for (uint16_t i = 0; i < ORCHARD_MEMBERS; i++)
        go(farm, i, 0);
    for (; farm->now < time; farm->now += STEP) {
        for (uint16_t i = 0; i < ORCHARD_MEMBERS; i++) {
            if (farm->member_slots[i].status == GG_TEAM_WORKING)
                farm->left[i] -= STEP;
            else
                go(farm, i, STEP);
            if (farm->member_slots[i].status == GG_TEAM_WORKING && farm->left[i] == 0)
                end_task(farm, i, true);
        }
        tick(farm, STEP);
        for (uint16_t i = 0; i < ORCHARD_MEMBERS; i++)
            go(farm, i, 0);
    }
}

static uint32_t want(struct farm *farm)
{
    uint32_t id = gg_team_want(&farm->team, 0, GG_NONE, 0, false);
    CU_ASSERT_NOT_EQUAL(id, 0);
    return id;
}

/* Expects the request to be reached at that time, not before. */
static void expect_at(struct farm *farm, uint32_t id, uint32_t time)
{
    tick(farm, 0);
    CHECK_SAYING(gg_team_eta(&farm->team, id) == time - farm->now, "its eta at %lu is %lu",
                 (unsigned long)farm->now, (unsigned long)gg_team_eta(&farm->team, id));
    live_until(farm, time - STEP);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm->team, id), GG_TEAM_PLANNED);
    live_until(farm, time);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm->team, id), GG_TEAM_REACHED);
}

/* ---------------------------------------------------------------------- lives */

static void a_request_is_reached_and_kept(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    uint32_t id = want(&farm);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id), GG_TEAM_WAITING);
    expect_at(&farm, id, 9000);
    CU_ASSERT_EQUAL(farm.team.gap, 0);
    CU_ASSERT_EQUAL(gg_team_eta(&farm.team, id), GG_TEAM_NEVER);
    uint32_t other = want(&farm); /* needs another apple */
    live_until(&farm, 10000);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, other), GG_TEAM_PLANNED);
    CU_ASSERT_TRUE(gg_team_release(&farm.team, id));
    CU_ASSERT_FALSE(gg_team_release(&farm.team, other));
    tick(&farm, 0);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, other), GG_TEAM_REACHED);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id), GG_TEAM_NO_REQUEST);
    farm_end(&farm);
}

static void a_second_request_comes_later(void)
{
    static const uint32_t times[] = {1000, 3000}, ends[] = {11000, 13000};
    for (unsigned i = 0; i < 2; i++) {
        struct farm farm;
        farm_begin(&farm, 2);
        want(&farm);
        live_until(&farm, times[i]);
        expect_at(&farm, want(&farm), ends[i]);
        farm_end(&farm);
    }
}

/* At 3 s, b collects for the first request of two. */
static void a_request_is_cancelled(void)
{
    for (unsigned stop = 0; stop < 2; stop++) {
        struct farm farm;
        farm_begin(&farm, 2);
        want(&farm);
        want(&farm);
        live_until(&farm, 3000);
        CU_ASSERT_EQUAL(farm.member_slots[1].status, GG_TEAM_WORKING);
        uint32_t cancelled = farm.member_slots[1].request;
        CU_ASSERT_TRUE(gg_team_cancel(&farm.team, cancelled, stop));
        CU_ASSERT_FALSE(gg_team_cancel(&farm.team, cancelled, stop));
        CU_ASSERT_EQUAL(gg_team_must_stop(&farm.team, 1), stop);
        if (stop)
            end_task(&farm, 1, false);
        expect_at(&farm, cancelled == 1 ? 2 : 1, stop ? 10000 : 9000);
        farm_end(&farm);
    }
}

static void an_apple_rots(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    uint32_t id = want(&farm);
    live_until(&farm, 6500);
    end_task(&farm, 1, false); /* what is carried rots on arrival at 7 */
    gg_team_busy(&farm.team, 1, 500);
    farm.x[1] = 2000;
    gg_point stove = {2000, 0};
    gg_team_moved(&farm.team, 1, ORCHARD_STOVE, stove);
    orchard_put(&farm.orchard, "stock(hut, raw_apple)", 0);
    live_until(&farm, 7000);
    expect_at(&farm, id, 15000);
    farm_end(&farm);
}

/* An apple lies at the stove, and is gone when a arrives: nobody is booked to bring another. */
static void goods_are_gone_before_a_task_starts(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    orchard_put(&farm.orchard, "stock(stove_1, raw_apple)", 1);
    uint32_t id = want(&farm);
    live_until(&farm, 1000);
    CU_ASSERT_EQUAL(farm.team.entry_count, 1);
    orchard_put(&farm.orchard, "stock(stove_1, raw_apple)", 0);
    live_until(&farm, 20000);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id), GG_TEAM_REACHED);
    farm_end(&farm);
}

/* While it is planned, an expansion a tick, what is due still cannot start: that is no reason to
 * begin again. */
static void a_planning_ends_while_something_is_missing(void)
{
    struct farm farm;
    int ticks = 0;
    farm_begin(&farm, 2);
    orchard_put(&farm.orchard, "stock(stove_1, raw_apple)", 1);
    uint32_t id = want(&farm);
    live_until(&farm, 1000);
    orchard_put(&farm.orchard, "stock(stove_1, raw_apple)", 0);
    uint32_t now = gg_team_eta(&farm.team, id);
    do {
        for (uint16_t i = 0; i < ORCHARD_MEMBERS; i++)
            (void)gg_team_may_start(&farm.team, i, farm.orchard.state);
        gg_team_tick(&farm.team, &farm.planner, farm.orchard.state, 1, ticks == 0 ? now : 0);
    } while (++ticks < 2000 && (farm.team.changed || farm.team.planning || ticks < 10));
    CU_ASSERT_TRUE(ticks < 2000);
    farm_end(&farm);
}

static void a_member_is_lost(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    uint32_t id = want(&farm);
    live_until(&farm, 6500);
    gg_team_leave(&farm.team, 1);
    orchard_put(&farm.orchard, "stock(hut, raw_apple)", 0);
    expect_at(&farm, id, 15000);
    farm_end(&farm);
}

/* What nobody can do is named, and planned again when somebody comes who can. */
static void a_request_cannot_be_met(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    farm.levels[0] = farm.levels[2] = 0; /* cooking */
    uint32_t id = want(&farm);
    live_until(&farm, 2000);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(gg_team_lacking(&farm.team, id),
                    orchard_fact(&farm.orchard, "stock(stove_1, roast_apple)"));
    uint16_t cook =
        gg_team_join(&farm.team, farm.orchard.state, farm.orchard.members[0].levels, 1000);
    CU_ASSERT_EQUAL(cook, 2);
    live_until(&farm, 30000);
    CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id), GG_TEAM_REACHED);
    farm_end(&farm);
}

/* From the second failure in a row on, a request rests, each time for longer. */
static void a_request_rests_after_failures(void)
{
    static const uint32_t rests[] = {0, 1000, 2000, 4000};
    struct farm farm;
    farm_begin(&farm, 1);
    uint32_t id = want(&farm);
    for (unsigned i = 0; i < 4; i++) {
        while (farm.member_slots[0].status != GG_TEAM_WORKING)
            live_until(&farm, farm.now + STEP);
        end_task(&farm, 0, false);
        CU_ASSERT_EQUAL(farm.request_slots[0].rest, rests[i]);
        tick(&farm, 0);
        CU_ASSERT_EQUAL(gg_team_state_of(&farm.team, id),
                        i == 0 ? GG_TEAM_PLANNED : GG_TEAM_WAITING);
    }
    farm_end(&farm);
}

/* With little memory requests wait; nothing beyond it is touched. */
static void any_memory_will_do(void)
{
    unsigned planned = 0, waiting = 0;
    for (uint32_t size = 0; size < 60000; size += 1000) {
        struct farm farm;
        farm_begin(&farm, 2);
        free(farm.planner.memory);
        unsigned char *memory = malloc(size + 8);
        memset(memory, 0x5a, size + 8);
        farm.planner.memory = memory;
        farm.planner.size = size;
        uint32_t id = want(&farm);
        live_until(&farm, 3000);
        CU_ASSERT_EQUAL(memory[size], 0x5a);
        planned += gg_team_state_of(&farm.team, id) == GG_TEAM_PLANNED;
        waiting += gg_team_state_of(&farm.team, id) == GG_TEAM_WAITING;
        farm_end(&farm);
    }
    CU_ASSERT_TRUE(planned > 10);
    CU_ASSERT_TRUE(waiting > 2);
    CU_ASSERT_EQUAL(planned + waiting, 60);
}

/* Books of other tables, and books in which there is nonsense, are refused. */
static void damaged_books_are_refused(void)
{
    struct farm farm;
    farm_begin(&farm, 2);
    want(&farm);
    live_until(&farm, 1000);
    CU_ASSERT_EQUAL(gg_team_attach(&farm.team), GG_ATTACHED);
    farm.team.fingerprint ^= 1;
    CU_ASSERT_EQUAL(gg_team_attach(&farm.team), GG_OTHER_TABLES);
    farm.team.fingerprint ^= 1;
    farm.request_slots[0].goal = 1;
    CU_ASSERT_EQUAL(gg_team_attach(&farm.team), GG_DAMAGED);
    farm.request_slots[0].goal = 0;
    farm.entries[0].booking.member = 2;
    CU_ASSERT_EQUAL(gg_team_attach(&farm.team), GG_DAMAGED);
    farm.entries[0].booking.member = 0;
    farm.team.entry_count = ENTRIES + 1;
    CU_ASSERT_EQUAL(gg_team_attach(&farm.team), GG_DAMAGED);
    farm_end(&farm);
}

void add_team_books_suite(void)
{
    CU_pSuite suite = CU_add_suite("team books", NULL, NULL);
    CU_ADD_TEST(suite, a_request_is_reached_and_kept);
    CU_ADD_TEST(suite, a_second_request_comes_later);
    CU_ADD_TEST(suite, a_request_is_cancelled);
    CU_ADD_TEST(suite, an_apple_rots);
    CU_ADD_TEST(suite, goods_are_gone_before_a_task_starts);
    CU_ADD_TEST(suite, a_planning_ends_while_something_is_missing);
    CU_ADD_TEST(suite, a_member_is_lost);
    CU_ADD_TEST(suite, a_request_cannot_be_met);
    CU_ADD_TEST(suite, a_request_rests_after_failures);
    CU_ADD_TEST(suite, any_memory_will_do);
    CU_ADD_TEST(suite, damaged_books_are_refused);
}
