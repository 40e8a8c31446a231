/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent whose goals have priorities that change at random, `inertia`, and are
 * `latched`, beside a model on plain numbers: which goal is pursued after each tick. And the property of
 * goals that take turns.
 */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { HELD_GOALS = 4, HELD_LIVES = 4000, HELD_TICKS = 250, HELD_NONE = -1 };

struct held_goal {
    int inertia;
    bool latches;
    int priority; /* now */
    bool relevant, holds, latched;
};

struct held_life {
    struct held_goal goals[HELD_GOALS];
    int pursued, held; /* the goal of the plan, and that with inertia; HELD_NONE: none */
    int before, gap;   /* the goal before that, and by how much the pursued one was ahead then */
    bool turned;       /* whether something came in between */
    bool shaken;       /* whether the pursued one was not relevant for a while */
    bool ends;         /* whether the running action ends in this tick */
    unsigned kept, waited; /* ticks in which inertia, or a latch, made a difference */
    unsigned returns;
};

static void draw_life(struct held_life *life, struct dice *dice)
{
    memset(life, 0, sizeof *life);
    life->pursued = life->held = life->before = HELD_NONE;
    for (int i = 0; i < HELD_GOALS; i++) {
        struct held_goal *goal = &life->goals[i];
        goal->inertia = roll(dice, 3) == 0 ? 0 : (int)roll(dice, 40);
        goal->latches = roll(dice, 2) == 0;
    }
}

static void write_life(const struct held_life *life, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 4, nodes: 50}\nstate:\n");
    for (int i = 0; i < HELD_GOALS; i++)
        text_add(yaml, "  p%d: 0..99\n  r%d: bool\n  h%d: bool\n", i, i, i);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < HELD_GOALS; i++)
        text_add(yaml, "  a%d: {effects: h%d, duration: 1m}\n", i, i);
    text_add(yaml, "goals:\n");
    for (int i = 0; i < HELD_GOALS; i++)
        text_add(yaml, "  g%d: {conditions: h%d, relevant: r%d, priority: p%d, inertia: %d%s}\n", i,
                 i, i, i, life->goals[i].inertia, life->goals[i].latches ? ", latched: true" : "");
}

/* ------------------------------------------------------------------------ the model */

static bool can_be_wanted(const struct held_goal *goal)
{
    return (goal->relevant || goal->latched) && !goal->holds;
}

static int weight_of(const struct held_life *life, int goal)
{
    return life->goals[goal].priority + (life->held == goal ? life->goals[goal].inertia : 0);
}

static void let_go(struct held_life *life, int goal)
{
    life->goals[goal].latched = false;
    if (life->held == goal)
        life->held = HELD_NONE;
}

/* What is over is not held on to any more. */
static void let_go_of_what_is_over(struct held_life *life)
{
    for (int i = 0; i < HELD_GOALS; i++) {
        const struct held_goal *goal = &life->goals[i];
        if ((goal->holds && i != life->pursued) || !(goal->relevant || goal->latched))
            let_go(life, i);
    }
}

static int choose_goal(const struct held_life *life)
{
    int best = HELD_NONE, above = -1;
    if (life->pursued != HELD_NONE &&
        (life->goals[life->pursued].relevant || life->goals[life->pursued].latched))
        above = weight_of(life, life->pursued);
    for (int i = 0; i < HELD_GOALS; i++) {
        if (i == life->pursued || !can_be_wanted(&life->goals[i]))
            continue;
        int weight = weight_of(life, i);
        bool is_held = life->held == i && life->goals[i].inertia > 0;
        if (weight > above || (weight == above && best != HELD_NONE && is_held)) {
            above = weight;
            best = i;
        }
    }
    return best;
}

/* Two goals that stay what they are take turns only as their priorities change. */
static void note_turn(struct held_life *life, int chosen)
{
    int left = life->pursued;
    if (left == HELD_NONE)
        return;
    int gap = life->goals[chosen].priority - life->goals[left].priority;
    if (life->before == chosen && !life->turned) {
        int inertia = life->goals[chosen].inertia + life->goals[left].inertia;
        CHECK_SAYING(gap + life->gap > inertia, "it turned back: %d and %d, inertia %d", life->gap,
                     gap, inertia);
        life->returns++;
    }
    life->before = life->shaken ? HELD_NONE : left;
    life->gap = gap;
    life->turned = false;
}

static void pass_tick(struct held_life *life)
{
    if (life->ends && life->pursued != HELD_NONE) {
        life->goals[life->pursued].holds = true;
        let_go(life, life->pursued);
        life->pursued = life->before = HELD_NONE;
    }
    let_go_of_what_is_over(life);
    int chosen = choose_goal(life);
    if (chosen == HELD_NONE)
        return;
    note_turn(life, chosen);
    life->shaken = false;
    life->pursued = chosen;
    life->held = life->goals[chosen].inertia > 0 ? chosen : HELD_NONE;
    life->goals[chosen].latched = life->goals[chosen].latches;
}

/* ------------------------------------------------------------------------ lives */

static gg_status ends_when_told(struct actor *actor, uint16_t action, gg_phase phase)
{
    const struct held_life *life = actor->more;
    (void)action;
    return phase == GG_TICK && life->ends ? GG_SUCCESS : GG_RUNNING;
}

static void set_goal(const struct actor *actor, char kind, int goal, int value)
{
    char name[8];
    snprintf(name, sizeof name, "%c%d", kind, goal);
    set_fact((struct actor *)(uintptr_t)actor, name, (uint32_t)value);
}

/* The game changes what goals are about. */
static void play_with(struct held_life *life, struct actor *actor, struct dice *dice)
{
    int goal = (int)roll(dice, HELD_GOALS);
    struct held_goal *changed = &life->goals[goal];
    life->ends = roll(dice, 30) == 0;
    if (roll(dice, 2) == 0) {
        changed->priority = (int)roll(dice, 60);
        set_goal(actor, 'p', goal, changed->priority);
    } else if (roll(dice, 3) == 0) {
        changed->relevant = roll(dice, 3) > 0;
        life->turned |= goal == life->pursued || goal == life->before;
        life->shaken |= goal == life->pursued;
        set_goal(actor, 'r', goal, changed->relevant);
    } else if (goal != life->pursued) {
        changed->holds = roll(dice, 4) == 0;
        life->turned |= goal == life->before;
        set_goal(actor, 'h', goal, changed->holds);
    }
}

/* Notes whether the keys make a difference now. */
static void count_differences(struct held_life *life)
{
    struct held_life without = *life;
    without.held = HELD_NONE;
    life->kept += choose_goal(&without) != choose_goal(life);
    without = *life;
    for (int i = 0; i < HELD_GOALS; i++)
        without.goals[i].latched = false;
    life->waited += choose_goal(&without) != choose_goal(life);
}

static bool live_on(struct held_life *life, struct stage *stage, struct actor *actor,
                    struct dice *dice)
{
    play_with(life, actor, dice);
    count_differences(life);
    pass_tick(life);
    if (roll(dice, 20) == 0)
        CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                        GG_ATTACHED);
    stage_tick(stage, actor, 1 + roll(dice, 50));
    int goal = actor->core.goal == GG_NONE ? HELD_NONE : actor->core.goal;
    CHECK_SAYING(goal == life->pursued, "it pursues g%d, and not g%d", goal, life->pursued);
    return goal == life->pursued;
}

static void random_lives_hold_on(void)
{
    unsigned kept = 0, waited = 0, returns = 0;
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, HELD_LIVES) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct held_life life;
        struct text yaml = {0};
        struct stage stage;
        struct actor actor;
        draw_life(&life, &dice);
        write_life(&life, &yaml);
        stage_start(&stage, yaml.data);
        actor_start(&actor, &stage, 0, 1);
        actor.answer = ends_when_told;
        actor.more = &life;
        for (int i = 0; i < HELD_TICKS && fine; i++)
            fine = live_on(&life, &stage, &actor, &dice);
        if (!fine)
            printf("life %llu\n%s", (unsigned long long)seed, yaml.data);
        kept += life.kept;
        waited += life.waited;
        returns += life.returns;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(kept >= 5 * random_cases(HELD_LIVES));
    CU_ASSERT_TRUE(waited >= 5 * random_cases(HELD_LIVES));
    CU_ASSERT_TRUE(returns >= random_cases(HELD_LIVES));
}

void add_commitment_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("commitment lives", NULL, NULL);
    CU_ADD_TEST(suite, random_lives_hold_on);
}
