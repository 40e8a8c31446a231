/* SPDX-License-Identifier: MIT */
/* Simulations of agents that are stopped, repeated and saved; and thousands of random ones
 * (simulation.h). */
#include "models/simulation.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

/* -------------------------------------------------------------- stopping */

static void being_stopped_ends_the_task_and_the_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, household);
    actor_start(&actor, &stage, 0, 1);
    gg_agent_stop(&actor.core, &stage.planner);
    expect_log(&stage, "");
    set_fact(&actor, "food", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL_FATAL(gg_agent_action(&actor.core), GG_NONE);
    struct text expected = {0};
    const char *name = action_name(&stage, gg_agent_action(&actor.core));
    text_add(&expected, "stop %s, ended %s aborted", name, name);
    uint32_t open = fact_of(&actor, "open"), mood = fact_of(&actor, "mood");
    text_free(&stage.log);
    stage.log = (struct text){0};
    gg_agent_stop(&actor.core, &stage.planner);
    expect_log(&stage, expected.data);
    text_free(&expected);
    CU_ASSERT_EQUAL(fact_of(&actor, "open"), open);
    CU_ASSERT_EQUAL(fact_of(&actor, "mood"), mood);
    CU_ASSERT_EQUAL(actor.core.plan_length, 0);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    gg_agent_stop(&actor.core, &stage.planner);
    expect_log(&stage, "");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(strncmp(stage.log.data, "made ", 5), 0);
    stage_end(&stage);
}

/* ----------------------------------------------------------- determinism */

/* FNV-1a of the log, which is emptied. */
static uint32_t hash_log(struct stage *stage, uint32_t hash)
{
    for (size_t i = 0; i < stage->log.length; i++)
        hash = (hash ^ (unsigned char)stage->log.data[i]) * 16777619u;
    stage->log.length = 0;
    return hash;
}

static uint32_t hash_of_simulation(struct stage *stage, struct actor *actor, int ticks)
{
    uint32_t hash = 2166136261u;
    for (int i = 0; i < ticks; i++) {
        stage_tick(stage, actor, 16);
        actor->truth = i / 50 % 2 == 0;
        hash = hash_log(stage, hash);
    }
    return hash;
}

static uint32_t hash_of_seed(uint32_t seed)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, household);
    actor_start(&actor, &stage, 0, seed);
    actor.sensed = fact_number(stage.compiled.tables, "seen");
    uint32_t hash = hash_of_simulation(&stage, &actor, 10000);
    stage_end(&stage);
    return hash;
}

/* The number is from a first run: it is to be the same on every machine. */
static void the_same_seed_lives_the_same_life(void)
{
    uint32_t hash = hash_of_seed(42);
    CU_ASSERT_EQUAL(hash, 0xac11cb0a);
    CU_ASSERT_EQUAL(hash_of_seed(42), hash);
    CU_ASSERT_NOT_EQUAL(hash_of_seed(43), hash);
}

/* An agent and a world are plain bytes. */
static void a_saved_life_goes_on_as_it_would_have(void)
{
    struct stage stage;
    struct actor actor, saved_actor;
    stage_start(&stage, household);
    actor_start(&actor, &stage, 0, 7);
    actor.sensed = fact_number(stage.compiled.tables, "seen");
    (void)hash_of_simulation(&stage, &actor, 777);
    struct scene saved_scene = stage.scene;
    saved_actor = actor;
    uint32_t hash = hash_of_simulation(&stage, &actor, 2000);
    stage.scene = saved_scene;
    actor = saved_actor;
    CU_ASSERT_EQUAL(hash_of_simulation(&stage, &actor, 2000), hash);
    stage_end(&stage);
}

/* ---------------------------------------------------------------- random */

static void every_event_of_a_random_life_is_foretold(void)
{
    for (uint32_t seed = 1; random_case(seed, 2000); seed++) {
        bool fine = simulation_is_foretold(seed, 60);
        CU_ASSERT_TRUE(fine);
        if (!fine)
            printf("seed %u\n", seed);
    }
}

void add_simulations_suite(void)
{
    CU_pSuite suite = CU_add_suite("simulations", NULL, NULL);
    CU_ADD_TEST(suite, being_stopped_ends_the_task_and_the_plan);
    CU_ADD_TEST(suite, the_same_seed_lives_the_same_life);
    CU_ADD_TEST(suite, a_saved_life_goes_on_as_it_would_have);
    CU_ADD_TEST(suite, every_event_of_a_random_life_is_foretold);
}
