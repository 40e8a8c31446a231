/* SPDX-License-Identifier: MIT */
/*
 * Times that agents draw: how long actions take, and when rules fire. Random lives with such times
 * are in tests/models/test_quiet_lives.c, and their bytes in test_saved.c.
 */
#include "agent/agent_layout.h"
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

static const char worker[] = "domain: d\nlimits: {plan: 4}\n"
                             "state: {n: 0..9}\n"
                             "actions:\n"
                             "  dig: {duration: 30ms..37ms, effects: n += 1}\n"
                             "  rest: {duration: 10ms, effects: n = 0}\n"
                             "tasks: {live: {methods: {m: {subtasks: [dig, rest]}}}}\n";

/* ---------------------------------------------------------------- what is drawn */

/* Ticks the milliseconds, one by one, until another action runs; how many that were. */
static uint32_t time_of_action(struct stage *stage, struct actor *actor)
{
    uint16_t action = gg_agent_action(&actor->core);
    uint32_t time = 0;
    while (gg_agent_action(&actor->core) == action && time < 1000) {
        stage_tick(stage, actor, 1);
        time++;
    }
    return time;
}

/* Each time from the least to the longest comes, and all of them as often. */
static void all_times_between_are_as_likely(void)
{
    enum { LEAST = 30, TIMES = 8, DRAWS = 4000 };
    struct stage stage;
    struct actor actor;
    unsigned counts[TIMES] = {0};
    stage_at_work(&stage, &actor, worker);
    for (int i = 0; i < DRAWS; i++) {
        uint32_t told = gg_agent_duration(&actor.core), time = time_of_action(&stage, &actor);
        CU_ASSERT_EQUAL_FATAL(time, told);
        CU_ASSERT_FATAL(time >= LEAST && time < LEAST + TIMES);
        counts[time - LEAST]++;
        CU_ASSERT_EQUAL_FATAL(time_of_action(&stage, &actor), 10);
        forget_log(&stage);
    }
    double square = 0, expected = (double)DRAWS / TIMES;
    for (int i = 0; i < TIMES; i++)
        square += (counts[i] - expected) * (counts[i] - expected) / expected;
    CU_ASSERT(square < 26.0); /* seven degrees of freedom: one in two thousand is above */
    stage_end(&stage);
}

/* What is drawn is the number that the agent's generator has next; nothing else draws. */
static void the_generator_of_the_agent_draws(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, worker);
    actor_start(&actor, &stage, 0, 1);
    for (int i = 0; i < 20; i++) {
        gg_random random = actor.core.random;
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 30 + gg_random_below(&random, 8));
        CU_ASSERT_EQUAL(memcmp(&random, &actor.core.random, sizeof random), 0);
        (void)time_of_action(&stage, &actor);
        random = actor.core.random;
        stage_tick(&stage, &actor, 9);
        CU_ASSERT_EQUAL(memcmp(&random, &actor.core.random, sizeof random), 0);
        forget_log(&stage);
    }
    stage_end(&stage);
}

/* The widest there is. */
static void any_two_durations_will_do(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 4}\nstate: {n: 0..9}\n"
                  "actions: {dig: {duration: 0ms..4294967295ms, effects: n += 1}}\n"
                  "tasks: {live: {methods: {m: {subtasks: dig}}}}\n");
    CU_ASSERT_EQUAL(stage.domain.actions[0].duration, UINT32_MAX / 2);
    CU_ASSERT(gg_agent_duration(&actor.core) > 0);
    stage_end(&stage);
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 4}\nstate: {n: 0..9}\n"
                  "actions: {dig: {duration: 5ms..5ms, effects: n += 1}}\n"
                  "tasks: {live: {methods: {m: {subtasks: dig}}}}\n");
    CU_ASSERT_PTR_NULL(stage.domain.features->random_ranges);
    CU_ASSERT_PTR_NULL(stage.domain.timing);
    CU_ASSERT_EQUAL(gg_agent_duration(&actor.core), 5);
    stage_end(&stage);
}

/* It sleeps just as long. */
static void quiet_time_is_what_is_drawn(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, worker);
    for (int i = 0; i < 40; i++) {
        uint16_t action = gg_agent_action(&actor.core);
        uint32_t left = gg_agent_duration(&actor.core) - actor.core.elapsed;
        CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), left);
        stage_tick(&stage, &actor, left);
        CU_ASSERT_NOT_EQUAL(gg_agent_action(&actor.core), action);
        forget_log(&stage);
    }
    stage_end(&stage);
}

/* ----------------------------------------------------------------------- saved */

static void what_is_drawn_is_saved(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, worker);
    stage_tick(&stage, &actor, 5);
    uint32_t drawn = gg_agent_duration(&actor.core);
    struct actor saved = actor;
    CU_ASSERT_EQUAL(gg_agent_attach(&saved.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_duration(&saved.core), drawn);
    *running_duration_of(&saved.core) = 2;
    CU_ASSERT_EQUAL(gg_agent_attach(&saved.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_duration(&saved.core), 30);
    *running_duration_of(&saved.core) = UINT32_MAX;
    CU_ASSERT_EQUAL(gg_agent_attach(&saved.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_duration(&saved.core), 37);
    stage_end(&stage);
}

/* ----------------------------------------------------------------------- rules */

/* Each time is drawn anew, and the rule fires then. */
static void rules_fire_at_drawn_times(void)
{
    enum { LEAST = 20, TIMES = 5, DRAWS = 2000 };
    struct stage stage;
    struct actor actor;
    unsigned counts[TIMES] = {0};
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\nstate: {n: 0..4000}\n"
               "rules:\n"
               "  steady: {every: 7ms, effects: n += 0}\n"
               "  grow: {every: 20ms..24ms, effects: n += 1}\n");
    for (uint32_t i = 0, time = 0; i < DRAWS; time++) {
        CU_ASSERT_FATAL(gg_agent_quiet(&actor.core) <= 7);
        stage_tick(&stage, &actor, 1);
        if (fact_of(&actor, "n") == i)
            continue;
        CU_ASSERT_FATAL(time + 1 >= LEAST && time + 1 < LEAST + TIMES);
        counts[time + 1 - LEAST]++;
        i = fact_of(&actor, "n");
        time = UINT32_MAX;
    }
    double square = 0, expected = (double)DRAWS / TIMES;
    for (int i = 0; i < TIMES; i++)
        square += (counts[i] - expected) * (counts[i] - expected) / expected;
    CU_ASSERT(square < 20.0); /* four degrees of freedom: one in two thousand is above */
    stage_end(&stage);
}

/* The same times in ticks of any length. */
static void long_ticks_draw_the_same(void)
{
    static const char yaml[] = "domain: d\nlimits: {plan: 4}\nstate: {n: 0..4000}\n"
                               "rules: {a: {every: 20ms..90ms, effects: n += 1},\n"
                               "  b: {every: 1ms..70ms, effects: n += 3}}\n";
    struct stage stage;
    struct actor one, other;
    struct dice dice = dice_of(4);
    stage_start(&stage, yaml);
    actor_start(&one, &stage, 0, 9);
    actor_start(&other, &stage, 0, 9);
    for (int i = 0; i < 100; i++) {
        uint32_t time = roll(&dice, 200);
        stage_tick(&stage, &one, time);
        while (time-- > 0)
            stage_tick(&stage, &other, 1);
        CU_ASSERT_EQUAL(fact_of(&one, "n"), fact_of(&other, "n"));
        CU_ASSERT_EQUAL(memcmp(&one.core.random, &other.core.random, sizeof one.core.random), 0);
    }
    CU_ASSERT(fact_of(&one, "n") > 300);
    stage_end(&stage);
}

/* ----------------------------------------------------------------------- teams */

/* A team counts with the middle; a member takes what it has drawn, divided by its level. */
static void a_member_draws(void)
{
    struct crew crew;
    struct pool *pool = pool_new();
    const char *yaml = ORCHARD TASK;
    const char *fixed = strstr(yaml, "collect: {at: hut, duration: 4s");
    CU_ASSERT_PTR_NOT_NULL_FATAL(fixed);
    size_t before = (size_t)(fixed - yaml) + strlen("collect: {at: hut, duration: ");
    crew_start(&crew, pool_format(pool, "%.*s2s..6s%s", (int)before, yaml, yaml + before + 2));
    crew_join(&crew, HUT, 1000, 2000, 2000);
    uint16_t collect = action_number(crew.stage.compiled.tables, "collect");
    CU_ASSERT_EQUAL(crew.stage.domain.actions[collect].duration, 4000);
    gg_agent *agent = &crew.actors[0].core;
    (void)crew_want(&crew, "roast", GG_NONE);
    uint32_t drawn = 0;
    for (uint32_t time = 100; time < 20000 && !drawn; time += 10) {
        crew_until(&crew, time);
        if (gg_agent_action(agent) == collect)
            drawn = *running_duration_of(agent);
    }
    CU_ASSERT(drawn >= 2000 && drawn <= 6000);
    CU_ASSERT_EQUAL(gg_agent_duration(agent), drawn / 2);
    crew_end(&crew);
    pool_free(pool);
}

void add_random_times_suite(void)
{
    CU_pSuite suite = CU_add_suite("random times", NULL, NULL);
    CU_ADD_TEST(suite, all_times_between_are_as_likely);
    CU_ADD_TEST(suite, the_generator_of_the_agent_draws);
    CU_ADD_TEST(suite, any_two_durations_will_do);
    CU_ADD_TEST(suite, quiet_time_is_what_is_drawn);
    CU_ADD_TEST(suite, what_is_drawn_is_saved);
    CU_ADD_TEST(suite, rules_fire_at_drawn_times);
    CU_ADD_TEST(suite, long_ticks_draw_the_same);
    CU_ADD_TEST(suite, a_member_draws);
}
