/* SPDX-License-Identifier: MIT */
/* How long walks take and what they cost, worked out by hand, or with squares that fit. */
#include "support/support.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static gg_point at(int32_t x, int32_t y)
{
    return (gg_point){x, y};
}

/* Whether a time is the least one in which the distance is walked. All numbers are small enough
 * for their squares to fit. */
static bool is_least(gg_point a, gg_point b, uint32_t speed, uint32_t time)
{
    int64_t x = (int64_t)a.x - b.x, y = (int64_t)a.y - b.y;
    uint64_t wanted = (uint64_t)(x * x + y * y) * 1000 * 1000;
    uint64_t way = (uint64_t)time * speed;
    return way * way >= wanted && (time == 0 || (way - speed) * (way - speed) < wanted);
}

static void walks_take_distance_by_speed_rounded_up(void)
{
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(3000, 4000), 1000), 5000);
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(3000, 4000), 2000), 2500);
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(3000, 4000), 3000), 1667);
    CU_ASSERT_EQUAL(gg_walk_time(at(1000, 1000), at(0, 0), 1000), 1415); /* 1000 sqrt 2 */
    CU_ASSERT_EQUAL(gg_walk_time(at(7, 7), at(7, 7), 1), 0);
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(1, 0), 1000000000), 1);
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(1, 0), 0), UINT32_MAX);
    CU_ASSERT_EQUAL(gg_walk_time(at(0, 0), at(0, 0), 0), 0);
}

static void the_longest_walks_are_right(void)
{
    gg_point low = at(-GG_MAP_EDGE, -GG_MAP_EDGE), high = at(GG_MAP_EDGE, GG_MAP_EDGE);
    /* 2 000 000 sqrt 2 units are 2828427.124746190097... */
    CU_ASSERT_EQUAL(gg_walk_time(low, high, 1000000), 2828428);
    CU_ASSERT_EQUAL(gg_walk_time(high, low, 1000), 2828427125);
    CU_ASSERT_EQUAL(gg_walk_time(high, low, 999), 2831258384);
    CU_ASSERT_EQUAL(gg_walk_time(high, low, 1), UINT32_MAX);
    CU_ASSERT_EQUAL(gg_walk_time(high, low, GG_TOP_SPEED), 2829);
    CU_ASSERT_EQUAL(gg_walk_time(at(-GG_MAP_EDGE, 0), at(GG_MAP_EDGE, 0), 1000), 2000000000);
    CU_ASSERT_EQUAL(gg_walk_time(at(-GG_MAP_EDGE, 0), at(GG_MAP_EDGE, 0), 466), 4291845494);
    /* 4294967295.68 is no less than the most. */
    CU_ASSERT_EQUAL(gg_walk_time(at(-GG_MAP_EDGE, 0), at(292785156, 0), 301), UINT32_MAX);
    CU_ASSERT_EQUAL(gg_walk_time(at(-GG_MAP_EDGE, 0), at(GG_MAP_EDGE, 0), 465), UINT32_MAX);
}

static void random_walks_take_the_least_time(void)
{
    struct dice dice = dice_of(11);
    bool fine = true;
    for (unsigned i = 0; i < 20000 && fine; i++) {
        int32_t span = (int32_t)1 << (1 + roll(&dice, 18));
        gg_point a = at((int32_t)roll(&dice, (unsigned)span) - span / 2, (int32_t)roll(&dice, 9)),
                 b = at((int32_t)roll(&dice, (unsigned)span), (int32_t)roll(&dice, (unsigned)span));
        uint32_t speed = 1 + roll(&dice, i % 2 ? 10 : 100000);
        uint32_t time = gg_walk_time(a, b, speed);
        fine = is_least(a, b, speed, time) && gg_walk_time(b, a, speed) == time;
    }
    CU_ASSERT_TRUE(fine);
}

static void costs_count_seconds_begun(void)
{
    CU_ASSERT_EQUAL(gg_walk_cost(0), 1);
    CU_ASSERT_EQUAL(gg_walk_cost(1), 2);
    CU_ASSERT_EQUAL(gg_walk_cost(1000), 2);
    CU_ASSERT_EQUAL(gg_walk_cost(1001), 3);
    CU_ASSERT_EQUAL(gg_walk_cost(65534000), 65535);
    CU_ASSERT_EQUAL(gg_walk_cost(UINT32_MAX), 65535);
}

void add_walk_times_suite(void)
{
    CU_pSuite suite = CU_add_suite("walk times", NULL, NULL);
    CU_ADD_TEST(suite, walks_take_distance_by_speed_rounded_up);
    CU_ADD_TEST(suite, the_longest_walks_are_right);
    CU_ADD_TEST(suite, random_walks_take_the_least_time);
    CU_ADD_TEST(suite, costs_count_seconds_begun);
}
