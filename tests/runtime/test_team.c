/* SPDX-License-Identifier: MIT */
/*
 * Schedules of the orchard, with the numbers that were worked out by hand for one or two members,
 * and the best known ones for more; how many expansions they may take; and what happens where
 * there is little room. Random teams: test_team_random.c.
 */
#include "suites.h"
#include "support/orchard.h"
#include "support/run.h"
#include "tables/team_memory.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

/* What the books take of the memory of a team before they plan. */
enum { BOOKS = 16384 };

/* By default a team has room for 8 members and 16 requests. */
static uint32_t memory_by_default(const struct orchard *orchard)
{
    return (uint32_t)(team_memory_words(orchard->tables) * sizeof(uint64_t)) - BOOKS;
}

static void plan_in(const struct orchard *orchard, struct harvest *harvest, uint32_t size)
{
    void *memory = malloc(size);
    orchard_plan(orchard, harvest, memory, size, UINT32_MAX);
    free(memory);
}

static void plan(const struct orchard *orchard, struct harvest *harvest)
{
    plan_in(orchard, harvest, memory_by_default(orchard));
}

static void check(bool fine, const char *what, const struct harvest *harvest)
{
    CHECK_SAYING(fine, "%s: outcome %d, found %d, after %lu ms", what, (int)harvest->outcome,
                 harvest->schedule.found, (unsigned long)harvest->schedule.makespan);
}

/* Plans, frees, and compares the proven makespan. */
static void expect(struct orchard *orchard, uint32_t makespan, const char *what)
{
    struct harvest harvest;
    plan(orchard, &harvest);
    check(harvest.outcome == GG_TEAM_PROVEN && harvest.schedule.found &&
              harvest.schedule.makespan == makespan && harvest.report.bound == makespan,
          what, &harvest);
    orchard_free(orchard);
}

/* --------------------------------------------------------------- one request */

static void one_works_alone(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 1, 1, 0);
    expect(&orchard, 10000, "a alone");
    orchard_make(&orchard, 2, 1, 0);
    orchard.problem.members++;
    orchard.problem.member_count = 1;
    expect(&orchard, 11000, "b alone");
}

static bool is_booked(const struct orchard *orchard, const gg_team_booking *booking,
                      unsigned member, const char *action, uint32_t walk)
{
    return booking->member == member && booking->action == orchard_action(orchard, action) &&
           booking->walk == walk;
}

/* b collects from 2 to 6 and carries until 7; a leaves at 5 and cooks until 9. */
static void two_work_together(void)
{
    struct orchard orchard;
    struct harvest harvest;
    orchard_make(&orchard, 2, 1, 0);
    plan(&orchard, &harvest);
    const gg_team_booking *bookings = harvest.schedule.bookings;
    check(harvest.outcome == GG_TEAM_PROVEN && harvest.schedule.makespan == 9000, "both", &harvest);
    CU_ASSERT_EQUAL_FATAL(harvest.schedule.count, 3);
    CU_ASSERT_TRUE(is_booked(&orchard, &bookings[0], 1, "collect", 0));
    CU_ASSERT_EQUAL(bookings[0].start, 2000);
    CU_ASSERT_EQUAL(bookings[0].end, 6000);
    CU_ASSERT_TRUE(is_booked(&orchard, &bookings[1], 1, "transfer(raw_apple, hut, stove_1)", 6000));
    CU_ASSERT_EQUAL(bookings[1].end, 7000);
    CU_ASSERT_TRUE(is_booked(&orchard, &bookings[2], 0, "cook(stove_1)", 5000));
    CU_ASSERT_EQUAL(bookings[2].start, 7000);
    CU_ASSERT_EQUAL(bookings[2].end, 9000);
    CU_ASSERT_EQUAL(harvest.reached[0], 9000);
    CU_ASSERT_EQUAL(harvest.schedule.work, 11000);
    orchard_free(&orchard);
}

/* If it is free at once, it goes to the hut and is quicker there. */
static void one_is_busy_at_the_stove(void)
{
    static const uint32_t makespans[] = {8, 9, 9, 9, 9, 9, 9, 9, 10, 11, 11, 11, 11};
    for (uint32_t k = 0; k <= 13; k++) {
        struct orchard orchard;
        orchard_make(&orchard, 2, 1, 0);
        orchard.members[0].place = ORCHARD_STOVE;
        orchard.members[0].free = k == 13 ? 3600000 : 1000 * k;
        expect(&orchard, 1000 * makespans[k < 12 ? k : 12], "a is busy");
    }
}

/* ------------------------------------------------------------- two requests */

/* Planned together, with these capacities. */
static void expect_two(unsigned handling, unsigned rule, uint32_t makespan, uint32_t sum)
{
    struct orchard orchard;
    struct harvest harvest;
    orchard_make(&orchard, 2, 2, handling);
    if (rule & 1)
        orchard.capacities[ORCHARD_HUT] = 1;
    if (rule & 2)
        orchard.capacities[ORCHARD_STOVE] = 1;
    plan(&orchard, &harvest);
    check(harvest.outcome == GG_TEAM_PROVEN && harvest.schedule.makespan == makespan,
          "two requests", &harvest);
    if (sum > 0)
        CU_ASSERT_EQUAL(harvest.reached[0] + harvest.reached[1], sum);
    orchard_free(&orchard);
}

static void two_requests_are_planned_together(void)
{
    static const uint32_t makespans[] = {11000, 12000, 12000, 13000};
    static const uint32_t sums[] = {21000, 23000, 22000, 23000};
    static const uint32_t handled[] = {12000, 13000, 13000, 14000};
    for (unsigned rule = 0; rule < 4; rule++) {
        expect_two(0, rule, makespans[rule], sums[rule]);
        expect_two(1000, rule, handled[rule], 0);
    }
}

/* One behind the other is the way that plans them so. */
static void a_second_request_waits_for_the_first(void)
{
    static const uint32_t firsts[] = {9000, 10000}, seconds[] = {15000, 17000};
    for (unsigned i = 0; i < 2; i++) {
        struct orchard orchard;
        struct harvest harvest;
        orchard_make(&orchard, 2, 1, 1000 * i);
        expect(&orchard, firsts[i], "one request");
        orchard_make(&orchard, 2, 2, 1000 * i);
        plan(&orchard, &harvest);
        CU_ASSERT_EQUAL(harvest.report.makespans[GG_TEAM_SINGLE], seconds[i]);
        orchard_free(&orchard);
    }
}

/* At 1 s, b is on its way; at 3 s, it has been collecting for one. */
static void a_second_request_comes_later(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 2, 2, 0);
    orchard_place(&orchard, 1, 2000);
    expect(&orchard, 11000 - 1000, "at 1 s");
    orchard_make(&orchard, 2, 2, 0);
    orchard_run(&orchard, 1, "collect", 3000);
    expect(&orchard, 13000 - 3000, "at 3 s");
}

/* ------------------------------------------------------------ what goes wrong */

static void an_apple_rots(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 2, 1, 0);
    orchard.members[0].place = orchard.members[1].place = ORCHARD_STOVE;
    expect(&orchard, 15000 - 7000, "it has rotted at 7 s");
}

/* Both were to collect, of which one has begun. */
static void a_request_is_cancelled(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 2, 1, 0);
    orchard_place(&orchard, 0, 3000);
    orchard.members[1].place = ORCHARD_HUT;
    expect(&orchard, 10000 - 3000, "its collecting is stopped");
    orchard_make(&orchard, 2, 1, 0);
    orchard_place(&orchard, 0, 3000);
    orchard_run(&orchard, 1, "collect", 3000);
    expect(&orchard, 9000 - 3000, "its collecting is kept");
}

static void a_member_is_lost(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 1, 1, 0);
    orchard_place(&orchard, 0, 1500);
    expect(&orchard, 15000 - 6500, "b is lost at 6.5 s with the apple");
}

/* ------------------------------------------------------------------ many */

/* At most so many milliseconds, also with the memory that there is by default; with so many expansions
 * of the beam, that of smaller crews too; and what is proven with more memory. */
enum { MUCH = 2000000 };

static const struct size {
    unsigned requests, members;
    uint32_t makespan, expansions;
    bool proven;
} sizes[] = {
    {2, 2, 11000, 110, true},  {4, 5, 9000, 500, false},    {8, 2, 31000, 550, true},
    {8, 5, 13000, 600, false}, {16, 5, 22500, 1150, false}, {16, 8, 14700, 1500, false},
};

static void many_work_together(void)
{
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const struct size *size = &sizes[i];
        struct orchard orchard;
        struct harvest harvest;
        orchard_make(&orchard, size->members, size->requests, 0);
        plan(&orchard, &harvest);
        CHECK_SAYING(harvest.schedule.found && harvest.schedule.makespan <= size->makespan,
                     "%ux%u by default: %lu ms", size->requests, size->members,
                     (unsigned long)harvest.schedule.makespan);
        plan_in(&orchard, &harvest, MUCH);
        CHECK_SAYING(harvest.schedule.found && harvest.schedule.makespan <= size->makespan &&
                         (harvest.outcome == GG_TEAM_PROVEN) == size->proven,
                     "%ux%u: %lu ms", size->requests, size->members,
                     (unsigned long)harvest.schedule.makespan);
        CHECK_SAYING(harvest.report.expansions[GG_TEAM_BEAM] <= size->expansions,
                     "%ux%u: %lu expansions", size->requests, size->members,
                     (unsigned long)harvest.report.expansions[GG_TEAM_BEAM]);
        CU_ASSERT_TRUE(harvest.report.bound <= harvest.schedule.makespan);
        orchard_free(&orchard);
    }
}

/* --------------------------------------------------------------------- room */

static void the_default_is_modest(void)
{
    struct orchard orchard;
    orchard_make(&orchard, 2, 1, 0);
    CU_ASSERT_TRUE(memory_by_default(&orchard) + BOOKS <= 128 * 1024);
    orchard_free(&orchard);
}

/* With any memory there is a schedule, or nothing at all. What does not fit is not begun. */
static void any_memory_will_do(void)
{
    struct orchard orchard;
    struct harvest harvest;
    unsigned found = 0, refused = 0;
    orchard_make(&orchard, 2, 2, 0);
    for (uint32_t size = 0; size < 40000; size += 104) {
        uint64_t *memory = malloc(size + 8);
        memset(memory, 0x5a, size + 8);
        orchard_plan(&orchard, &harvest, memory, size, 3);
        uint8_t beyond = ((unsigned char *)memory)[size];
        CU_ASSERT_EQUAL(beyond, 0x5a);
        found += harvest.schedule.found;
        refused += !harvest.schedule.found;
        if (harvest.schedule.found)
            CU_ASSERT_TRUE(harvest.schedule.makespan >= 11000 &&
                           harvest.schedule.makespan <= 15000);
        free(memory);
    }
    CU_ASSERT_TRUE(found > 50);
    CU_ASSERT_TRUE(refused > 50);
    orchard_free(&orchard);
}

/* ----------------------------------------------------------- what is told of it */

/* Plans, and names what each booking is for and why a request cannot be met. */
static void explain(struct orchard *orchard, struct harvest *harvest, uint16_t *labels,
                    gg_team_refusal *refusals)
{
    uint32_t size = memory_by_default(orchard);
    void *memory = malloc(size);
    memset(harvest, 0, sizeof *harvest);
    harvest->schedule.bookings = harvest->bookings;
    harvest->schedule.reached = harvest->reached;
    harvest->schedule.labels = labels;
    harvest->schedule.capacity = ORCHARD_BOOKINGS;
    gg_team_search *search = gg_team_begin(&orchard->problem, &harvest->schedule, memory, size, 16);
    CU_ASSERT_PTR_NOT_NULL_FATAL(search);
    gg_team_refuse(search, refusals);
    harvest->outcome = gg_team_run(search, UINT32_MAX);
    free(memory);
}

/* Each apple is collected, carried and cooked for one request: the first that is cooked is for
 * the one that is reached first. What one request keeps another one cannot have. */
static void bookings_are_for_requests(void)
{
    struct orchard orchard;
    struct harvest harvest;
    uint16_t labels[ORCHARD_BOOKINGS];
    gg_team_refusal refusals[ORCHARD_REQUESTS];
    orchard_make(&orchard, 2, 3, 0);
    orchard_put(&orchard, "stock(stove_1, roast_apple)", 1);
    orchard.requests[1].kept = 1;
    explain(&orchard, &harvest, labels, refusals);
    CU_ASSERT_EQUAL_FATAL(harvest.schedule.count, 6);
    for (unsigned i = 0; i < 6; i++) {
        unsigned same = 0;
        for (unsigned j = 0; j < 6; j++)
            same +=
                labels[j] == labels[i] && harvest.bookings[j].action == harvest.bookings[i].action;
        CU_ASSERT_TRUE(same == 1 && (labels[i] == 0 || labels[i] == 2));
        CU_ASSERT_TRUE(harvest.bookings[i].end <= harvest.reached[labels[i]]);
    }
    CU_ASSERT_EQUAL(harvest.schedule.makespan, 11000);
    for (unsigned i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(refusals[i].reason, GG_TEAM_NO_REASON);
    orchard_free(&orchard);
}

static void what_is_lacking_is_named(void)
{
    static const char *const lacking[] = {"stock(stove_1, roast_apple)",
                                          "stock(stove_1, raw_apple)"};
    for (unsigned i = 0; i < 2; i++) {
        struct orchard orchard;
        struct harvest harvest;
        uint16_t labels[ORCHARD_BOOKINGS];
        gg_team_refusal refusals[ORCHARD_REQUESTS];
        orchard_make(&orchard, 2, 1, 0);
        orchard.levels[0][i] = orchard.levels[1][i] = 0;
        explain(&orchard, &harvest, labels, refusals);
        CU_ASSERT_EQUAL(refusals[0].reason, GG_TEAM_OUT_OF_REACH);
        CU_ASSERT_EQUAL(refusals[0].fact, orchard_fact(&orchard, lacking[i]));
        orchard_free(&orchard);
    }
}

/* What nobody can do has no schedule, and that is proven. */
static void what_cannot_be_met_is_known(void)
{
    struct orchard orchard;
    struct harvest harvest;
    for (unsigned i = 0; i < 4; i++) {
        orchard_make(&orchard, 2, 1, 0);
        if (i == 0)
            orchard.capacities[ORCHARD_STOVE] = 0;
        if (i == 1)
            orchard.levels[0][0] = orchard.levels[1][0] = 0;
        if (i == 2)
            orchard.members[0].speed = orchard.members[1].speed = 0;
        if (i == 3)
            orchard_put(&orchard, "stock(stove_1, roast_apple)", 1);
        plan(&orchard, &harvest);
        check(harvest.outcome == GG_TEAM_PROVEN && harvest.schedule.found == (i == 3), "nobody can",
              &harvest);
        CU_ASSERT_EQUAL(harvest.schedule.count, 0);
        orchard_free(&orchard);
    }
}

void add_team_suite(void)
{
    CU_pSuite suite = CU_add_suite("team", NULL, NULL);
    CU_ADD_TEST(suite, one_works_alone);
    CU_ADD_TEST(suite, two_work_together);
    CU_ADD_TEST(suite, one_is_busy_at_the_stove);
    CU_ADD_TEST(suite, two_requests_are_planned_together);
    CU_ADD_TEST(suite, a_second_request_waits_for_the_first);
    CU_ADD_TEST(suite, a_second_request_comes_later);
    CU_ADD_TEST(suite, an_apple_rots);
    CU_ADD_TEST(suite, a_request_is_cancelled);
    CU_ADD_TEST(suite, a_member_is_lost);
    CU_ADD_TEST(suite, many_work_together);
    CU_ADD_TEST(suite, the_default_is_modest);
    CU_ADD_TEST(suite, any_memory_will_do);
    CU_ADD_TEST(suite, bookings_are_for_requests);
    CU_ADD_TEST(suite, what_is_lacking_is_named);
    CU_ADD_TEST(suite, what_cannot_be_met_is_known);
}
