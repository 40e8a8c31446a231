/* SPDX-License-Identifier: MIT */
/*
 * The random numbers: against a Python translation of Bob Jenkins' "A small
 * noncryptographic PRNG", and for being in bounds and without bias.
 */
#include "support/chance.h"
#include "gg.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static void begins_as_published(void)
{
    static const struct {
        uint32_t seed, numbers[8];
    } golden[] = {{1,
                   {0xa25132f4, 0x1efa0761, 0x332b56b3, 0xd1aedb87, 0x4c4d7156, 0xb663157a,
                    0x9b0a0c8a, 0x973762fe}},
                  {42,
                   {0x4956b4b7, 0xf33159d6, 0x780bbd69, 0x21b93270, 0x60c15e8f, 0x36163e9b,
                    0x1284ea91, 0x9746bb71}},
                  {0,
                   {0x1a9b6c07, 0x9a550895, 0xf12be876, 0x0902ba19, 0x20f1a244, 0x832bc5d2,
                    0x0bfdb9a1, 0x7384175a}},
                  {UINT32_MAX,
                   {0xbea8325d, 0xb428f0f3, 0x61294fa5, 0xde2dd8d2, 0x5555d2d6, 0xc5161f91,
                    0x60883e94, 0x58eb3176}}};
    for (size_t i = 0; i < sizeof golden / sizeof *golden; i++) {
        gg_random random;
        gg_random_seed(&random, golden[i].seed);
        for (size_t j = 0; j < 8; j++)
            CU_ASSERT_EQUAL(gg_random_next(&random), golden[i].numbers[j]);
    }
}

static void goes_on_as_published(void)
{
    gg_random random;
    uint32_t hash = 0;
    gg_random_seed(&random, 42);
    for (int i = 0; i < 1000000; i++)
        hash = hash * 31 + gg_random_next(&random);
    CU_ASSERT_EQUAL(hash, 0xc81ba3f5);
}

static void chooses_nothing_among_none_or_one(void)
{
    gg_random random;
    gg_random_seed(&random, 7);
    for (int i = 0; i < 1000; i++) {
        CU_ASSERT_EQUAL(gg_random_below(&random, 0), 0);
        CU_ASSERT_EQUAL(gg_random_below(&random, 1), 0);
    }
}

/* Draws below count, sorted into kinds of (nearly) the same size, and by their
 * lowest bits. */
static void draw_evenly(uint32_t count, uint32_t kinds, uint32_t seed)
{
    unsigned counts[16] = {0}, lowest[8] = {0};
    bool in_bounds = true;
    gg_random random;
    gg_random_seed(&random, seed);
    for (int i = 0; i < 60000; i++) {
        uint32_t draw = gg_random_below(&random, count);
        in_bounds &= draw < count;
        if (draw < count)
            counts[(uint64_t)draw * kinds / count]++;
        lowest[draw % 8]++;
    }
    CU_ASSERT_TRUE(in_bounds);
    CU_ASSERT_TRUE(chance_is_even(counts, kinds));
    CU_ASSERT_TRUE(count < 48 || chance_is_even(lowest, 8));
}

static void chooses_without_bias(void)
{
    static const uint32_t small[] = {2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 15, 16};
    static const uint32_t large[] = {48,          1000,           65537,      3000000000u, 1u << 31,
                                     0xc0000000u, (1u << 31) + 1, UINT32_MAX, 1431655765u};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++)
        draw_evenly(small[i], small[i], 100);
    for (size_t i = 0; i < sizeof large / sizeof *large; i++)
        draw_evenly(large[i], 8, 200);
}

static void reaches_both_ends(void)
{
    gg_random random;
    bool seen[5] = {false};
    gg_random_seed(&random, 3);
    for (int i = 0; i < 1000; i++)
        seen[gg_random_below(&random, 5)] = true;
    CU_ASSERT_TRUE(seen[0]);
    CU_ASSERT_TRUE(seen[4]);
}

/* Each bit is drawn as 0 and as 1, also of numbers up to one that has a single bit. */
static void draws_every_bit(void)
{
    gg_random random;
    gg_random_seed(&random, 4);
    for (uint32_t low = 1; low < UINT32_MAX; low = 2 * low + 1)
        for (uint32_t count = low + 1; count <= low + 2; count++) {
            uint32_t any = 0, all = UINT32_MAX;
            for (int i = 0; i < 200; i++) {
                uint32_t draw = gg_random_below(&random, count);
                any |= draw;
                all &= draw;
            }
            CU_ASSERT_EQUAL(any & low, low);
            CU_ASSERT_EQUAL(all, 0);
        }
}

static void repeats_by_its_seed_alone(void)
{
    gg_random one, two, other;
    gg_random_seed(&one, 99);
    gg_random_seed(&two, 99);
    gg_random_seed(&other, 100);
    unsigned same = 0;
    for (int i = 0; i < 1000; i++) {
        uint32_t number = gg_random_next(&one);
        CU_ASSERT_EQUAL(gg_random_next(&two), number);
        same += gg_random_next(&other) == number;
    }
    CU_ASSERT_TRUE(same < 3);
}

void add_random_suite(void)
{
    CU_pSuite suite = CU_add_suite("random", NULL, NULL);
    CU_ADD_TEST(suite, begins_as_published);
    CU_ADD_TEST(suite, goes_on_as_published);
    CU_ADD_TEST(suite, chooses_nothing_among_none_or_one);
    CU_ADD_TEST(suite, chooses_without_bias);
    CU_ADD_TEST(suite, reaches_both_ends);
    CU_ADD_TEST(suite, draws_every_bit);
    CU_ADD_TEST(suite, repeats_by_its_seed_alone);
}
