/* SPDX-License-Identifier: MIT */
/*
 * Random lives whose agents are explained, asked for plans, or saved and made good again at any moment,
 * also in the middle of a planning over several ticks: everything happens as in the same life that is
 * left alone. Functions of the game answer by the clock, so that it does not matter how often they are
 * asked. Nodes are so few in some lives that searches go on from a plan that is not the best.
 */
#include "models/quiet_life.h"
#include "suites.h"
#include "support/run.h"

#include <string.h>

enum { LIVES = 2000, OF_A_DOMAIN = 2 };

static struct quiet_life life;

/* What is left of a life that was lived. */
static struct trail {
    struct note notes[MOST_NOTES];
    unsigned note_count;
} trail;

/* What was done to the lives. */
static struct dice whims;
static unsigned explained, asked, saved, in_plannings;

static void hear(void *context, const gg_agent *agent, const gg_reason *reason)
{
    (void)agent;
    (void)reason;
    ++*(unsigned *)context;
}

static void ask(gg_agent *agent)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    uint16_t goals = agent->domain->goal_count;
    if (goals > 0)
        (void)gg_agent_plan(agent, &life.stage.planner, (uint16_t)roll(&whims, goals), &plan);
}

/* Everybody is saved and made good again, with a planner that holds nothing. */
static void save(void)
{
    static struct sleeper sleepers[SLEEPERS];
    static struct scene scene;
    struct stage *stage = &life.stage;
    memcpy(sleepers, life.sleepers, sizeof sleepers);
    scene = stage->scene;
    stage->planner = life.fresh;
    for (int i = 0; i < SLEEPERS; i++) {
        sleepers[i].actor.core.domain = NULL;
        sleepers[i].actor.core.world = NULL;
    }
    scene.core.domain = NULL;
    stage->scene = scene;
    memcpy(life.sleepers, sleepers, sizeof sleepers);
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    for (int i = 0; i < SLEEPERS; i++)
        CU_ASSERT_EQUAL(
            gg_agent_attach(&life.sleepers[i].actor.core, &stage->scene.core, &stage->planner),
            GG_ATTACHED);
}

static void disturb(struct quiet_life *lived, gg_agent *agent)
{
    unsigned heard = 0;
    if (roll(&whims, 4) > 0)
        return;
    in_plannings += agent->spent > 0;
    switch (roll(&whims, 3)) {
    case 0:
        gg_agent_reasons(agent, &lived->stage.planner, &gg_goal_reasons, &gg_task_reasons, hear,
                         &heard);
        explained += heard > 0;
        break;
    case 1:
        ask(agent);
        asked++;
        break;
    default:
        save();
        saved++;
    }
}

/* Whether a life goes on as it does without being disturbed. */
static bool is_same(uint64_t seed)
{
    unsigned at = 0;
    life.disturb = NULL;
    quiet_life_live(&life, seed, WHO_IS_DUE, 0);
    CU_ASSERT_TRUE(life.note_count < MOST_NOTES);
    trail.note_count = life.note_count;
    memcpy(trail.notes, life.notes, life.note_count * sizeof *life.notes);
    life.disturb = disturb;
    quiet_life_live(&life, seed, WHO_IS_DUE, 0);
    while (at < trail.note_count && at < life.note_count &&
           note_is_same(&trail.notes[at], &life.notes[at]))
        at++;
    if (at == trail.note_count && at == life.note_count)
        return true;
    CHECK_SAYING(false, "life %lu", (unsigned long)seed);
    if (at < trail.note_count)
        note_print("left alone", &trail.notes[at]);
    if (at < life.note_count)
        note_print("disturbed", &life.notes[at]);
    return false;
}

static void open_domain(uint64_t seed)
{
    static const uint32_t nodes[] = {STAGE_NODES, 3, 5, 8, 12};
    CU_ASSERT_TRUE_FATAL(quiet_life_open(&life, seed));
    life.disturbs = true;
    life.fresh.search.node_capacity = nodes[seed % (sizeof nodes / sizeof *nodes)];
}

static void they_go_on_as_if_nothing_were(void)
{
    bool same = true;
    whims = dice_of(1);
    explained = asked = saved = in_plannings = 0;
    for (unsigned lived = 0; random_case(lived + 1, LIVES) && same; lived++) {
        if (lived % OF_A_DOMAIN == 0 && lived > 0)
            quiet_life_close(&life);
        if (lived % OF_A_DOMAIN == 0)
            open_domain(lived + 1);
        same = is_same(lived + 1);
    }
    quiet_life_close(&life);
    unsigned count = random_cases(LIVES);
    CU_ASSERT_TRUE(explained > 10 * count);
    CU_ASSERT_TRUE(asked > 10 * count);
    CU_ASSERT_TRUE(saved > 10 * count);
    CU_ASSERT_TRUE(in_plannings > count / 4);
}

void add_disturbed_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("disturbed lives", NULL, NULL);
    CU_ADD_TEST(suite, they_go_on_as_if_nothing_were);
}
