/* SPDX-License-Identifier: MIT */
/*
 * Random lives of two agents that run after things, which come, run and go at any time. Beside them a plain
 * model knows where each of them is at each millisecond, when a walk has come to its end or is given up, and
 * when a plan is looked at again. The agents are ticked when something is due or the game changes something.
 */
#include "models/chase_life.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum { CHANGES = 120 };

static int thing_of(const struct chase_life *life, uint16_t action)
{
    if (action == GG_NONE)
        return NO_THING;
    uint16_t symbol = life->stage.domain.actions[action].arguments[0];
    for (int i = 0; i < CHASED; i++)
        if (life->stage.domain.features->slots->all[i].symbol == symbol)
            return i;
    return NO_THING;
}

static void hear_chaser(void *context, const gg_agent *agent, const gg_event *event)
{
    struct chase_life *life = context;
    struct chaser *chaser = (struct chaser *)(uintptr_t)agent;
    bool counts = event->kind == GG_WALK_STARTED || event->kind == GG_WALK_ENDED ||
                  event->kind == GG_ACTION_STARTED || event->kind == GG_ACTION_ENDED ||
                  event->kind == GG_PLAN_DROPPED;
    if (!counts)
        return;
    CU_ASSERT_TRUE_FATAL(chaser->heard_count < 16);
    bool starts = event->kind == GG_WALK_STARTED || event->kind == GG_ACTION_STARTED;
    chaser->heard[chaser->heard_count++] =
        (struct heard){event->kind, thing_of(life, event->index), starts ? 0 : event->value};
}

/* The time to the next thing that is due to anybody. */
static uint32_t due_in(const struct chase_life *life, uint32_t most)
{
    for (int i = 0; i < CHASERS; i++) {
        uint32_t quiet = gg_agent_quiet(&life->chasers[i].actor.core);
        most = quiet < most ? quiet : most;
    }
    return most > 0 ? most : 1;
}

static void chase_advance(struct chase_life *life, uint32_t milliseconds)
{
    while (milliseconds > 0) {
        uint32_t step = due_in(life, milliseconds);
        life->clock += step;
        gg_world_tick(&life->stage.scene.core, step);
        for (int i = 0; i < CHASERS; i++) {
            struct chaser *chaser = &life->chasers[i];
            gg_agent_tick(&chaser->actor.core, &life->stage.planner, step);
            chase_pass(life, chaser, step);
            chase_compare(life, chaser);
        }
        milliseconds -= step;
    }
}

/* The world and its agents are saved and restored. */
static void save_and_restore(struct chase_life *life)
{
    static struct chase_life saved;
    saved = *life;
    struct stage *stage = &life->stage;
    memset(&stage->scene, 0x5a, sizeof stage->scene);
    memcpy(&stage->scene, &saved.stage.scene, sizeof stage->scene);
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    for (int i = 0; i < CHASERS; i++)
        CU_ASSERT_EQUAL(
            gg_agent_attach(&life->chasers[i].actor.core, &stage->scene.core, &stage->planner),
            GG_ATTACHED);
}

static void begin_chase(struct chase_life *life, uint64_t seed)
{
    memset(life, 0, sizeof *life);
    life->seed = seed;
    life->dice = dice_of(seed);
    life->rules = chase_rules_of(seed);
    struct pool *pool = pool_new();
    stage_start(&life->stage, chase_domain(pool, &life->rules));
    pool_free(pool);
    for (int i = 0; i < CHASERS; i++) {
        struct chaser *chaser = &life->chasers[i];
        actor_start(&chaser->actor, &life->stage, 0, (uint32_t)i);
        chaser->here = HOME_PLACE;
        chaser->thing = NO_THING;
        chaser->fed = true;
    }
    life->stage.planner.trace = hear_chaser;
    life->stage.planner.context = life;
}

static void what_runs_is_followed_caught_or_given_up(void)
{
    static struct chase_life life;
    unsigned caught = 0, given_up = 0, lost = 0, looked_at = 0, turned = 0, emptied = 0, stood = 0;
    for (uint64_t seed = 1; random_case(seed, 800); seed++) {
        begin_chase(&life, seed);
        for (int i = 0; i < CHANGES && !life.wrong; i++) {
            for (uint32_t j = roll(&life.dice, 3); j-- > 0;)
                chase_meddle(&life);
            for (int j = 0; j < CHASERS; j++)
                chase_compare(&life, &life.chasers[j]);
            if (roll(&life.dice, 20) == 0)
                save_and_restore(&life);
            chase_advance(&life, 1 + roll(&life.dice, roll(&life.dice, 3) ? 300 : 2500));
        }
        caught += life.caught;
        given_up += life.given_up;
        lost += life.lost;
        looked_at += life.looked_at;
        turned += life.turned;
        emptied += life.emptied;
        stood += life.stood;
        stage_end(&life.stage);
    }
    CU_ASSERT_TRUE(caught > random_cases(800 * 5));
    CU_ASSERT_TRUE(given_up > random_cases(800 * 2));
    CU_ASSERT_TRUE(lost > random_cases(800));
    CU_ASSERT_TRUE(looked_at > random_cases(800));
    CU_ASSERT_TRUE(turned > random_cases(400));
    CU_ASSERT_TRUE(emptied > random_cases(800));
    CU_ASSERT_TRUE(stood > random_cases(800));
    if (getenv("CENSUS"))
        printf("%u caught, %u given up, %u lost, %u looked at again, %u turned, %u emptied, "
               "%u within reach\n",
               caught, given_up, lost, looked_at, turned, emptied, stood);
}

void add_chase_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("chase lives", NULL, NULL);
    CU_ADD_TEST(suite, what_runs_is_followed_caught_or_given_up);
}
