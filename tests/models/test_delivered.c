/* SPDX-License-Identifier: MIT */
/*
 * A plan that counts on what a sensed number loses and gains is not given up while the game changes the
 * number as planned, however it spreads that over an action and the walk to it: all at the start, evenly,
 * in steps, at the end, or at random. What is lost beyond that ends a plan which needs it.
 */
#include "agent/agent_layout.h"
#include "models/names.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

enum { CASES = 10000, ACTIONS_MOST = 5, TOP = 60, TICKS_MOST = 4000 };

enum profile { AT_THE_START, EVENLY, IN_STEPS, AT_THE_END, AT_RANDOM, PROFILES, OVER_TIME };

/* A plan of some actions, one after the other, which change the number by so much. */
struct chain {
    int count, start, amounts[ACTIONS_MOST], needs[ACTIONS_MOST];
    bool walks, over_time, by_task;
};

static struct chain chain_random(struct dice *dice)
{
    struct chain chain = {1 + (int)roll(dice, ACTIONS_MOST),
                          (int)roll(dice, TOP + 1),
                          {0},
                          {0},
                          roll(dice, 2) > 0,
                          roll(dice, 4) == 0,
                          roll(dice, 3) == 0};
    int value = chain.start;
    for (int i = 0; i < chain.count; i++) {
        int amount = (int)roll(dice, 41) - 25;
        if (value + amount < 0 || value + amount > TOP)
            amount = 0;
        chain.amounts[i] = amount;
        chain.needs[i] =
            amount < 0 && roll(dice, 3) > 0 ? -amount : (int)roll(dice, (uint32_t)value + 1);
        value += amount;
    }
    return chain;
}

static void write_chain(const struct chain *chain, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 8}\nstate:\n  at: 0..%d\n", chain->count);
    text_add(yaml, "  energy: {type: 0..%d, start: %d, sensed: true%s}\n", TOP, chain->start,
             roll(dice, 2) ? ", every: 70ms" : "");
    text_add(yaml, chain->walks ? "  here: [p, q]\nplaces: {fact: here, at: {p: 0, q: 1}}\n" : "");
    text_add(yaml, "actions:\n");
    for (int i = 0; i < chain->count; i++) {
        int amount = chain->amounts[i];
        text_add(yaml, "  a%d: {preconditions: [at == %d, energy >= %d], effects: [at = %d", i, i,
                 chain->needs[i], i + 1);
        if (amount != 0)
            text_add(yaml, ", energy %c= %d%s", amount < 0 ? '-' : '+',
                     amount < 0 ? -amount : amount, chain->over_time ? " over time" : "");
        text_add(yaml, "], duration: %ums%s}\n", (unsigned)(100 + roll(dice, 900)),
                 !chain->walks   ? ""
                 : roll(dice, 2) ? ", at: p"
                                 : ", at: q");
    }
    if (!chain->by_task) {
        text_add(yaml, "goals: {there: {conditions: at == %d}}\nagents: {r: {goals: [there]}}\n",
                 chain->count);
        return;
    }
    text_add(yaml, "tasks: {live: {methods: {m: {preconditions: at == 0, subtasks: [");
    for (int i = 0; i < chain->count; i++)
        text_add(yaml, "%sa%d", i ? ", " : "", i);
    text_add(yaml, "]}}}}\n");
}

/* How the game changes the number, beside the agent that counts on it. */
struct drain {
    enum profile profile;
    uint16_t action;    /**< which it follows, or GG_NONE */
    int from, moved;    /**< the value before, and how far it is by now */
    double walk, whole; /**< how long the walk takes, and with the action */
    double passed;
    unsigned dropped, made;
};

static void note_plans(void *context, const gg_agent *agent, const gg_event *event)
{
    struct drain *drain = context;
    (void)agent;
    drain->dropped += event->kind == GG_PLAN_DROPPED;
    drain->made += event->kind == GG_PLAN_MADE;
}

/* How far an amount has moved when some of its time has passed. */
static int moved_by(const struct drain *drain, int amount, struct dice *dice)
{
    double part = drain->passed / drain->whole;
    int left = amount - drain->moved;
    if (part >= 1)
        return amount;
    switch (drain->profile) {
    case AT_THE_START:
        return amount;
    case EVENLY:
    case OVER_TIME:
        return (int)(amount * part);
    case IN_STEPS:
        return amount * (int)(3 * part) / 3;
    case AT_RANDOM:
        return drain->moved + (left < 0 ? -1 : 1) * (int)roll(dice, (uint32_t)abs(left) + 1);
    default:
        return 0;
    }
}

/* Lets the game change the number within a tick that comes. */
static void change(struct drain *drain, struct actor *actor, const struct chain *chain,
                   uint32_t milliseconds, struct dice *dice)
{
    const gg_agent *agent = &actor->core;
    uint16_t action = gg_present_action(agent);
    if (action != drain->action) {
        drain->action = action;
        drain->from = (int)actor->truth;
        drain->moved = 0;
        drain->passed = action == GG_NONE ? 0 : agent->elapsed; /* the rest of a tick */
        drain->walk = agent->walking ? gg_agent_walk_time(agent) : 0;
    }
    if (action == GG_NONE)
        return;
    drain->passed += milliseconds;
    drain->whole = drain->walk + (double)agent->domain->actions[action].duration;
    if (drain->profile == OVER_TIME) { /* not on the walk */
        drain->passed = agent->walking ? 0 : agent->elapsed + milliseconds;
        drain->whole -= drain->walk;
    }
    drain->moved =
        moved_by(drain, chain->amounts[agent->domain->actions[action].source_index], dice);
    actor->truth = (uint32_t)(drain->from + drain->moved);
}

/* Lives a chain; whether it came to its end by its first plan. */
static bool comes_to_its_end(struct stage *stage, const struct chain *chain, struct dice *dice,
                             struct drain *drain)
{
    struct actor actor;
    memset(&stage->scene, GARBAGE, sizeof stage->scene);
    gg_world_init(&stage->scene.core, &stage->domain);
    agent_memory_fence(&stage->memory, OF_WORLD, &stage->scene);
    actor_start(&actor, stage, 0, 1);
    actor.sensed = fact_number(stage->compiled.tables, "energy");
    actor.truth = (uint32_t)chain->start;
    stage->planner.trace = note_plans;
    stage->planner.context = drain;
    unsigned ticks = 0;
    for (; fact_of(&actor, "at") < (uint32_t)chain->count && ticks < TICKS_MOST; ticks++) {
        uint32_t milliseconds = 1 + roll(dice, 30);
        change(drain, &actor, chain, milliseconds, dice);
        stage_tick(stage, &actor, milliseconds);
        forget_log(stage);
    }
    return ticks < TICKS_MOST;
}

static void no_plan_is_dropped(void)
{
    unsigned plans = 0, walks = 0;
    bool fine = true;
    for (unsigned i = 1; random_case(i, CASES) && fine; i++) {
        static struct stage stage;
        struct dice dice = dice_of(i);
        struct chain chain = chain_random(&dice);
        struct drain drain = {.action = GG_NONE};
        struct text yaml = {0};
        drain.profile = chain.over_time ? OVER_TIME : (enum profile)roll(&dice, PROFILES);
        write_chain(&chain, &dice, &yaml);
        stage_start(&stage, yaml.data);
        fine = comes_to_its_end(&stage, &chain, &dice, &drain) && drain.dropped == 0 &&
               drain.made == 1;
        CHECK_SAYING(fine, "domain %u, profile %d: %u plans, %u dropped", i, (int)drain.profile,
                     drain.made, drain.dropped);
        if (!fine)
            printf("%s", yaml.data);
        plans += drain.made;
        walks += chain.walks;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(plans > 0 && walks > plans / 4);
}

void add_delivered_suite(void)
{
    CU_pSuite suite = CU_add_suite("delivered", NULL, NULL);
    CU_ADD_TEST(suite, no_plan_is_dropped);
}
