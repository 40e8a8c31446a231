/* SPDX-License-Identifier: MIT */
/*
 * Random lives of teams by their books: nothing is had twice, what a request keeps stays, each
 * request is reached or waits in the end, and the same saved bytes have the same future.
 */
#include "models/team_life.h"
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { LIVES = 600, LIVES_OF_A_TEAM = 20, TICKS = 120, CALM = 3000 };

static struct life life, copies[2];

/* Lives on from the same bytes twice. */
static const char *live_on_twice(void)
{
    for (int i = 0; i < 2; i++) {
        gg_team_planner planner = team_planner_new(LIFE_MEMORY);
        memcpy(&copies[i], &life, sizeof life);
        if (life_bind(&copies[i]) != GG_ATTACHED)
            return "the books cannot be attached";
        for (unsigned tick = 0; tick < 40; tick++)
            life_tick(&copies[i], &planner, true);
        free(planner.memory);
    }
    if (copies[0].trace != copies[1].trace)
        return "the same bytes have two futures";
    return copies[0].wrong;
}

/* Damages a byte of the books: they are refused, or go on. */
static void damage(struct dice *dice)
{
    gg_team_planner planner = team_planner_new(LIFE_MEMORY);
    struct life *copy = &copies[0];
    memcpy(copy, &life, sizeof life);
    unsigned char *parts[] = {(unsigned char *)copy->member_slots,
                              (unsigned char *)copy->request_slots, (unsigned char *)copy->entries};
    size_t sizes[] = {sizeof copy->member_slots, sizeof copy->request_slots, sizeof copy->entries};
    unsigned part = roll(dice, 3);
    parts[part][roll(dice, (uint32_t)sizes[part])] ^= (unsigned char)(1u << roll(dice, 8));
    if (life_bind(copy) == GG_ATTACHED)
        for (unsigned i = 0; i < 5; i++)
            gg_team_tick(&copy->team, &planner, copy->world, 50, 100);
    free(planner.memory);
}

static const char *live(const struct team_plain *plain, const struct team_made *made, uint64_t seed)
{
    gg_team_planner planner = team_planner_new(LIFE_MEMORY);
    const char *wrong = NULL;
    life_begin(&life, plain, made);
    life.dice = dice_of(seed);
    unsigned saved = roll(&life.dice, TICKS);
    for (unsigned tick = 0; tick < TICKS; tick++) {
        life_tick(&life, &planner, true);
        if (tick != saved)
            continue;
        wrong = live_on_twice();
        damage(&life.dice);
        if (seed % 2 && life_bind(&life) != GG_ATTACHED)
            wrong = "the books cannot be attached";
    }
    for (unsigned tick = 0; tick < CALM && !(tick > 20 && life_is_quiet(&life)); tick++)
        life_tick(&life, &planner, false);
    if (!life_is_quiet(&life))
        wrong = "a request neither ends nor waits";
    free(planner.memory);
    return life.wrong ? life.wrong : wrong;
}

static void lives_of_teams(void)
{
    unsigned reached = 0, failed = 0, started = 0, left = 0;
    for (unsigned i = 0; random_case(i + 1, 2 * LIVES / LIVES_OF_A_TEAM); i++) {
        struct dice dice = dice_of(i + 1);
        struct team_plain plain;
        struct team_made made;
        team_random(&plain, &dice);
        for (unsigned j = 0; j < plain.members; j++)
            plain.worker[j].running = -1;
        team_make(&plain, &made);
        for (unsigned j = 0; j < LIVES_OF_A_TEAM; j++) {
            const char *wrong = live(&plain, &made, i * LIVES_OF_A_TEAM + j + 1);
            CHECK_SAYING(wrong == NULL, "team %u, life %u: %s", i + 1, i * LIVES_OF_A_TEAM + j + 1,
                         wrong);
            reached += life.reached;
            failed += life.failed;
            started += life.started;
            left += life.left_team;
        }
        compiled_free(&made.compiled);
    }
    unsigned count = random_cases(2 * LIVES);
    CU_ASSERT_TRUE(reached > count);
    CU_ASSERT_TRUE(failed > count / 4);
    CU_ASSERT_TRUE(started > 2 * count);
    CU_ASSERT_TRUE(left > count / 4);
}

void add_team_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("team lives", NULL, NULL);
    CU_ADD_TEST(suite, lives_of_teams);
}
