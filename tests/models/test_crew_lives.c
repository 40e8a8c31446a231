/* SPDX-License-Identifier: MIT */
/*
 * Random lives of teams whose members are agents: nothing is had twice and no claim is left behind,
 * nobody is in two places, each request is reached or waits in the end, and the same saved bytes
 * have the same future, also without one of the members.
 */
#include "models/crew_life.h"
#include "suites.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { LIVES = 400, TICKS = 200, CALM = 4000, SAVED_TICKS = 60 };

static struct crew_life life, copies[2];

/* Lives on from the same bytes twice. */
static const char *live_on_twice(uint16_t without)
{
    for (int i = 0; i < 2; i++) {
        gg_team_planner planner = team_planner_new(LIFE_BYTES);
        memcpy(&copies[i], &life, sizeof life);
        if (crew_life_bind(&copies[i], without) != GG_ATTACHED)
            return "what was saved cannot be attached";
        for (unsigned tick = 0; without == GG_NONE && tick < SAVED_TICKS; tick++)
            crew_life_tick(&copies[i], &planner, true);
        free(planner.memory);
    }
    if (copies[0].trace != copies[1].trace)
        return "the same bytes have two futures";
    return copies[0].wrong;
}

static const char *live(struct stage *stage, const gg_team_tables *tables, uint64_t seed)
{
    gg_team_planner planner = team_planner_new(LIFE_BYTES);
    const char *wrong = NULL;
    crew_life_begin(&life, stage, tables, seed);
    unsigned saved = roll(&life.dice, TICKS);
    for (unsigned tick = 0; tick < TICKS && !life.wrong; tick++) {
        crew_life_tick(&life, &planner, true);
        if (tick != saved)
            continue;
        wrong = live_on_twice(GG_NONE);
        if (seed % 2 && crew_life_bind(&life, GG_NONE) != GG_ATTACHED)
            wrong = "what was saved cannot be attached";
    }
    for (unsigned tick = 0; tick < CALM && !(tick > 20 && crew_life_is_quiet(&life)); tick++)
        crew_life_tick(&life, &planner, false);
    if (!wrong && !crew_life_is_quiet(&life))
        wrong = "a request neither ends nor waits";
    crew_life_end(&life);
    free(planner.memory);
    return life.wrong ? life.wrong : wrong;
}

static void lives_of_crews(void)
{
    unsigned reached = 0, failed = 0, done = 0, left = 0, interrupted = 0;
    struct stage stage;
    stage_start(&stage, crew_domain);
    gg_team_tables tables = stage.compiled.tables->team;
    tables.domain = &stage.domain;
    for (unsigned i = 0; random_case(i + 1, LIVES); i++) {
        const char *wrong = live(&stage, &tables, i + 1);
        CHECK_SAYING(wrong == NULL, "life %u: %s", i + 1, wrong);
        reached += life.reached;
        failed += life.failed;
        done += life.done;
        left += life.left_team;
        interrupted += life.interrupted;
    }
    stage_end(&stage);
    unsigned count = random_cases(LIVES);
    CU_ASSERT_TRUE(reached > count / 2);
    CU_ASSERT_TRUE(failed > count / 4);
    CU_ASSERT_TRUE(done > 2 * count);
    CU_ASSERT_TRUE(left > count / 8);
    CU_ASSERT_TRUE(interrupted > count / 4);
}

void add_crew_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("crew lives", NULL, NULL);
    CU_ADD_TEST(suite, lives_of_crews);
}
