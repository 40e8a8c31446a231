/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run` with the cats: the literal one lives as a model of it does, and in the life of
 * the other one, which is drawn, the counts add up.
 */
#include "support/run_output.h"
#include "suites.h"

#include <CUnit/CUnit.h>

/* ------------------------------------------------------------- the literal cat */

/* As the article's cat must live: it feeds while it is not full, otherwise it
 * makes room. */
struct cat_life {
    long feeds, excretions, longest;
};

static struct cat_life model_of_the_cat(int decisions)
{
    struct cat_life life = {0, 0, 0};
    int full = 5;
    long in_a_row = 0;
    bool fed_before = false;
    for (int i = 0; i < decisions; i++) {
        bool feeds = full <= 8;
        full = feeds ? (full + 3 > 10 ? 10 : full + 3) : full - 2;
        life.feeds += feeds;
        life.excretions += !feeds;
        in_a_row = i > 0 && feeds == fed_before ? in_a_row + 1 : 1;
        life.longest = in_a_row > life.longest ? in_a_row : life.longest;
        fed_before = feeds;
    }
    return life;
}

static void the_literal_cat_eats_and_makes_room(void)
{
    struct pool *pool = pool_new();
    struct cat_life model = model_of_the_cat(1000);
    struct result result = shell("'%s' run tests/domains/literal_cat.yaml", built(pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_STRING_EQUAL(result.errs.data, "");
    check_row(&result, "decisions", 1000);
    check_row(&result, "plannings failed", 0);
    check_row(&result, "live: sustain", 1000);
    check_row(&result, "sustain_life: feed", model.feeds);
    check_row(&result, "sustain_life: excrete", model.excretions);
    check_row(&result, "eat", model.feeds);
    check_row(&result, "drink", model.feeds);
    check_row(&result, "poop", model.excretions);
    check_says(&result, "methods never chosen:\n  live: exercise\n  live: call\n  live: cuddle\n"
                        "  live: rest\n  live: clean\n  exercise: play_then_wreck\n"
                        "  play: do_parkour\n  play: hunt\n"
                        "actions never done:\n  sleep\n  wreck_home\n  parkour\n  chase_roach\n"
                        "  eat_roach\n  meow\n  rub_master\n  daze\n  groom\nlongest");
    check_says(&result, pool_format(pool, "longest repetition: %ld decisions", model.longest));
    long milliseconds = 2 * model.feeds + model.excretions;
    check_says(&result, pool_format(pool, "simulated time    %ld.%03lds\n", milliseconds / 1000,
                                    milliseconds % 1000));
    result_free(&result);
    pool_free(pool);
}

/* ------------------------------------------------------------------- chance */

static void the_seed_makes_the_life(void)
{
    static const char *const seeds[] = {"--seed 5", "--seed 5", "--seed 6", "--seed 1", ""};
    struct pool *pool = pool_new();
    struct result results[5];
    for (size_t i = 0; i < 5; i++) {
        results[i] = shell("'%s' run domains/cat/cat.yaml --decisions 300 %s",
                           built(pool, "goapgen"), seeds[i]);
        CU_ASSERT_EQUAL(results[i].code, 0);
    }
    CU_ASSERT_STRING_EQUAL(results[0].out.data, results[1].out.data);
    CU_ASSERT_STRING_NOT_EQUAL(results[0].out.data, results[2].out.data);
    CU_ASSERT_STRING_EQUAL(results[3].out.data, results[4].out.data);
    for (size_t i = 0; i < 5; i++)
        result_free(&results[i]);
    pool_free(pool);
}

static long sum_of(const struct result *result, const char *const *names)
{
    long sum = 0;
    for (; *names; names++) {
        long number = number_of_row(result, *names);
        CHECK_SAYING(number >= 0, "there is no row %s", *names);
        sum += number;
    }
    return sum;
}

#define SUM(result, ...) sum_of((result), (const char *const[]){__VA_ARGS__, NULL})

static void the_counts_add_up(void)
{
    struct pool *pool = pool_new();
    struct result life =
        shell("'%s' run domains/cat/cat.yaml --decisions 3000 --seed 9", built(pool, "goapgen"));
    check_row(&life, "decisions", 3000);
    CU_ASSERT_EQUAL(SUM(&life, "live: sustain", "live: relieve", "live: collapse", "live: retire",
                        "live: enjoy"),
                    3000);
    CU_ASSERT_EQUAL(SUM(&life, "feed: meal", "feed: feast"), SUM(&life, "live: sustain"));
    CU_ASSERT_EQUAL(SUM(&life, "pass_time: exercise", "pass_time: cuddle", "pass_time: protest",
                        "pass_time: clean", "pass_time: rest", "pass_time: idle"),
                    SUM(&life, "live: enjoy"));
    CU_ASSERT_EQUAL(SUM(&life, "play: run", "play: hunt", "play: rampage"),
                    SUM(&life, "pass_time: exercise"));
    CU_ASSERT_EQUAL(SUM(&life, "eat"), SUM(&life, "live: sustain"));
    CU_ASSERT_EQUAL(SUM(&life, "groom"), SUM(&life, "pass_time: clean"));
    CU_ASSERT_EQUAL(SUM(&life, "chase_roach"), SUM(&life, "play: hunt"));
    CU_ASSERT_EQUAL(SUM(&life, "daze"), SUM(&life, "pass_time: rest", "pass_time: idle"));
    result_free(&life);
    pool_free(pool);
}

void add_run_cats_suite(void)
{
    CU_pSuite suite = CU_add_suite("run cats", NULL, NULL);
    CU_ADD_TEST(suite, the_literal_cat_eats_and_makes_room);
    CU_ADD_TEST(suite, the_seed_makes_the_life);
    CU_ADD_TEST(suite, the_counts_add_up);
}
