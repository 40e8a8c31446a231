/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run` with the cats: the literal one does what a model of it does, and the
 * counts of the other one, whose methods are drawn, add up.
 */
#include "support/run_output.h"
#include "suites.h"

#include <CUnit/CUnit.h>

/* ------------------------------------------------------------- the literal cat */

/* What the cat of the article must do: it feeds while it is not full, otherwise it makes room. */
struct cat_day {
    long feeds, excretions, longest;
};

static struct cat_day model_of_the_cat(int decisions)
{
    struct cat_day day = {0, 0, 0};
    int full = 5;
    long in_a_row = 0;
    bool fed_before = false;
    for (int i = 0; i < decisions; i++) {
        bool feeds = full <= 8;
        full = feeds ? (full + 3 > 10 ? 10 : full + 3) : full - 2;
        day.feeds += feeds;
        day.excretions += !feeds;
        in_a_row = i > 0 && feeds == fed_before ? in_a_row + 1 : 1;
        day.longest = in_a_row > day.longest ? in_a_row : day.longest;
        fed_before = feeds;
    }
    return day;
}

static void the_literal_cat_eats_and_makes_room(void)
{
    struct pool *pool = pool_new();
    struct cat_day model = model_of_the_cat(1000);
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
    check_says(&result, "methods never chosen:\n  live (生活): exercise (运动)\n"
                        "  live (生活): call (叫唤)\n  live (生活): cuddle (撒娇)\n"
                        "  live (生活): rest (休息)\n  live (生活): clean (清洁)\n"
                        "  exercise (运动): play_then_wreck\n"
                        "  play (玩耍): do_parkour\n  play (玩耍): hunt (捕猎)\n"
                        "actions never done:\n  sleep (睡觉)\n  wreck_home (拆家)\n"
                        "  parkour (跑酷)\n  chase_roach (追蟑螂)\n  eat_roach (吃蟑螂)\n"
                        "  meow (叫唤)\n  rub_master (蹭主人)\n  daze (发呆)\n"
                        "  groom (舔毛)\nlongest");
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
    struct result result =
        shell("'%s' run domains/cat/cat.yaml --decisions 3000 --seed 9", built(pool, "goapgen"));
    check_row(&result, "decisions", 3000);
    CU_ASSERT_EQUAL(SUM(&result, "live: sustain", "live: relieve", "live: collapse", "live: retire",
                        "live: enjoy"),
                    3000);
    CU_ASSERT_EQUAL(SUM(&result, "feed: meal", "feed: feast"), SUM(&result, "live: sustain"));
    CU_ASSERT_EQUAL(SUM(&result, "pass_time: exercise", "pass_time: cuddle", "pass_time: protest",
                        "pass_time: sharpen", "pass_time: clean", "pass_time: rest",
                        "pass_time: idle"),
                    SUM(&result, "live: enjoy"));
    CU_ASSERT_EQUAL(SUM(&result, "play: run", "play: hunt", "play: rampage"),
                    SUM(&result, "pass_time: exercise"));
    CU_ASSERT_EQUAL(SUM(&result, "eat"), SUM(&result, "live: sustain"));
    CU_ASSERT_EQUAL(SUM(&result, "groom"), SUM(&result, "pass_time: clean"));
    CU_ASSERT_EQUAL(SUM(&result, "chase_roach"), SUM(&result, "play: hunt"));
    CU_ASSERT_EQUAL(SUM(&result, "daze"), SUM(&result, "pass_time: rest", "pass_time: idle"));
    result_free(&result);
    pool_free(pool);
}

void add_run_cats_suite(void)
{
    CU_pSuite suite = CU_add_suite("run cats", NULL, NULL);
    CU_ADD_TEST(suite, the_literal_cat_eats_and_makes_room);
    CU_ADD_TEST(suite, the_seed_makes_the_life);
    CU_ADD_TEST(suite, the_counts_add_up);
}
