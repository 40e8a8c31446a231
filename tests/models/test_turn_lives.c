/* SPDX-License-Identifier: MIT */
/*
 * Random lives of two to eight agents that want the same things, beside a model that knows only who has
 * what, and who would like what since when: nobody who can begin is overtaken twice by the same agent,
 * nothing is had twice, what somebody wants who could begin does not lie about, and no number is left in
 * the end. The agents are ticked in any order, some decide rarely, some leave without a word, and all are
 * saved and restored now and then, or ticked only when they are due.
 */
#include "suites.h"
#include "support/run.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

enum {
    TOOLS = 3,
    FUEL = TOOLS,
    THINGS = TOOLS + 1,
    CROWD = 8,
    LIFE_SPAN = 40000,
    LONGEST_TICK = 90
};

struct turn_life;

/* An agent, and what the model knows of it. */
struct waiter {
    struct actor actor;
    bool likes[THINGS], has[TOOLS], takes[THINGS];
    bool rests;                     /* it is at something that it would interrupt */
    bool waits[THINGS];             /* since it last began something, it could not begin this */
    unsigned passed[CROWD][THINGS]; /* how often each other one has begun it since */
    uint32_t last, due;             /* when it was ticked, and is to be */
    uint32_t idle_since[THINGS];    /* how long the thing lies about while it could begin */
    bool gone;
    struct turn_life *life;
};

struct turn_life {
    struct stage stage;
    struct waiter waiters[CROWD];
    unsigned count, order[CROWD];
    uint32_t now;
    unsigned begun, overtaken, twice, idle, restored, gone;
    bool sleeps; /* only who is due is ticked */
};

/* ----------------------------------------------------------------- a domain */

static struct text write_life(struct dice *dice)
{
    struct text text = {0};
    bool by_start = roll(dice, 2);
    text_add(&text,
             "domain: d\nlimits: {plan: 8}\ntypes: {tool: [t_0, t_1, t_2]}\nstate:\n"
             "  lying(tool): {type: bool, start: true, shared: true, claim: true}\n"
             "  fuel: {type: 0..2, start: %lu, shared: true, claim: true}\n"
             "  likes(tool): bool\n  likes_fuel: bool\n  busy: bool\n  has(tool): bool\n"
             "actions:\n",
             (unsigned long)roll(dice, 3));
    text_add(&text,
             "  take(tool t): {preconditions: [lying(t), not busy], effects: [not lying(t), busy, "
             "has(t)], "
             "duration: %lums}\n"
             "  use(tool t): {preconditions: has(t), duration: %lums}\n"
             "  put_back(tool t): {preconditions: has(t), effects: [lying(t), not busy, not "
             "has(t)], duration: "
             "%lums}\n"
             "  burn: {preconditions: [fuel >= 1, not busy], effects: fuel -= 1, duration: %lums}\n"
             "  idle: {duration: %lums}\n",
             (unsigned long)roll(dice, 400), (unsigned long)roll(dice, 900),
             (unsigned long)roll(dice, 300), (unsigned long)roll(dice, 500),
             (unsigned long)(200 + roll(dice, 900)));
    text_add(&text, "rules:\n  grows: {every: %lums, effects: fuel += 1}\n",
             (unsigned long)(200 + roll(dice, 3000)));
    text_add(&text,
             "tasks:\n  live:\n    select: priority\n    methods:\n"
             "      warm: {priority: %lu, preconditions: [likes_fuel, not busy], subtasks: burn}\n",
             (unsigned long)(by_start ? 9 : 2));
    for (int i = 0; i < TOOLS; i++)
        text_add(&text,
                 "      work_%d: {priority: %d, preconditions: [likes(t_%d), not busy], subtasks: "
                 "[take(t_%d), use(t_%d), put_back(t_%d)]}\n",
                 i, 8 - 2 * i, i, i, i, i);
    text_add(&text, "      rest: {priority: 0, subtasks: idle}\n");
    return text;
}

/* ---------------------------------------------------------------- the model */

static struct waiter *waiter_of(const gg_agent *agent)
{
    return (struct waiter *)(uintptr_t)agent;
}

/* What an action takes: a tool, FUEL, or -1. */
static int thing_of(const struct turn_life *life, uint16_t action)
{
    const char *name = action_name(&life->stage, action);
    int tool = -1;
    if (strcmp(name, "burn") == 0)
        return FUEL;
    return sscanf(name, "take(t_%d)", &tool) == 1 ? tool : -1;
}

static bool lies_about(const struct turn_life *life, int thing)
{
    char name[16];
    unsigned taken = 0, there;
    snprintf(name, sizeof name, thing == FUEL ? "fuel" : "lying(t_%d)", thing);
    there = fact_of(&life->waiters[0].actor, name);
    for (unsigned i = 0; i < life->count; i++)
        taken += life->waiters[i].takes[thing];
    return there > taken;
}

static void begin_thing(struct waiter *waiter, int thing)
{
    struct turn_life *life = waiter->life;
    unsigned who = (unsigned)(waiter - life->waiters);
    life->begun++;
    for (unsigned i = 0; i < life->count; i++)
        if (i != who && life->waiters[i].waits[thing] && !life->waiters[i].gone)
            life->waiters[i].passed[who][thing]++;
    for (unsigned i = 0; i < life->count && thing < TOOLS; i++)
        life->twice += life->waiters[i].has[thing] || life->waiters[i].takes[thing];
    waiter->takes[thing] = true;
    memset(waiter->waits, 0, sizeof waiter->waits);
    memset(waiter->passed, 0, sizeof waiter->passed);
}

static void hear_of_turns(void *context, const gg_agent *agent, const gg_event *event)
{
    struct waiter *waiter = waiter_of(agent);
    struct turn_life *life = waiter->life;
    int thing = -1, tool = -1;
    (void)context;
    if (event->kind != GG_ACTION_STARTED && event->kind != GG_ACTION_ENDED)
        return;
    thing = thing_of(life, event->index);
    if (event->kind == GG_ACTION_STARTED && thing >= 0)
        begin_thing(waiter, thing);
    if (event->kind == GG_ACTION_STARTED)
        waiter->rests = strcmp(action_name(&life->stage, event->index), "idle") == 0;
    if (event->kind != GG_ACTION_ENDED)
        return;
    if (thing >= 0)
        waiter->takes[thing] = false;
    if (thing >= 0 && thing < TOOLS && event->value == GG_SUCCESS)
        waiter->has[thing] = true;
    if (sscanf(action_name(&life->stage, event->index), "put_back(t_%d)", &tool) == 1 &&
        event->value == GG_SUCCESS)
        waiter->has[tool] = false;
    waiter->rests = false;
}

/* After an agent's tick: it waits for all that it likes if it rests. */
static void note_waits(struct waiter *waiter)
{
    for (int i = 0; i < THINGS; i++)
        waiter->waits[i] |= waiter->rests && waiter->likes[i];
}

/* Nobody is overtaken twice by the same; what lies about is taken soon by who rests and likes it. */
static void look_at_model(struct turn_life *life)
{
    for (unsigned i = 0; i < life->count; i++) {
        struct waiter *waiter = &life->waiters[i];
        for (int thing = 0; thing < THINGS; thing++) {
            for (unsigned j = 0; j < life->count; j++)
                life->overtaken += waiter->passed[j][thing] > 1;
            if (waiter->gone || !waiter->rests || !waiter->likes[thing] || !lies_about(life, thing))
                waiter->idle_since[thing] = life->now;
            life->idle +=
                life->now - waiter->idle_since[thing] > 1000 * (1 + life->gone) + 3 * LONGEST_TICK;
        }
    }
}

/* ------------------------------------------------------------------- living */

static void begin_turn_life(struct turn_life *life, struct dice *dice)
{
    struct text yaml = write_life(dice);
    memset(life, 0, sizeof *life);
    stage_start(&life->stage, yaml.data);
    text_free(&yaml);
    life->stage.planner.trace = hear_of_turns;
    life->count = 2 + roll(dice, CROWD - 1);
    life->sleeps = roll(dice, 2);
    for (unsigned i = 0; i < life->count; i++) {
        struct waiter *waiter = &life->waiters[i];
        actor_start(&waiter->actor, &life->stage, 0, roll(dice, 1000));
        waiter->life = life;
        life->order[i] = i;
        for (int thing = 0; thing < THINGS; thing++) {
            char name[16];
            snprintf(name, sizeof name, thing == FUEL ? "likes_fuel" : "likes(t_%d)", thing);
            waiter->likes[thing] = roll(dice, 3) > 0;
            set_fact(&waiter->actor, name, waiter->likes[thing]);
        }
        gg_agent_detail(&waiter->actor.core, roll(dice, 4) ? 0 : 10000, 0);
    }
}

static void tick_waiter(struct turn_life *life, unsigned who)
{
    struct waiter *waiter = &life->waiters[who];
    gg_agent_tick(&waiter->actor.core, &life->stage.planner, life->now - waiter->last);
    waiter->last = life->now;
    note_waits(waiter);
    look_at_model(life);
}

/* Ticks who is due, and all again to whom somebody shows something else. */
static void tick_turn_life(struct turn_life *life, uint32_t milliseconds)
{
    uint32_t changes = life->stage.scene.core.changes;
    life->now += milliseconds;
    gg_world_tick(&life->stage.scene.core, milliseconds);
    bool all = !life->sleeps || changes != life->stage.scene.core.changes;
    for (unsigned i = 0; i < life->count; i++) {
        struct waiter *waiter = &life->waiters[life->order[i]];
        changes = life->stage.scene.core.changes;
        if (waiter->gone || (!all && waiter->due > life->now))
            continue;
        tick_waiter(life, life->order[i]);
        for (unsigned j = 0; j < i && changes != life->stage.scene.core.changes; j++)
            life->waiters[life->order[j]].due = 0; /* in the next millisecond */
        all |= changes != life->stage.scene.core.changes;
        uint32_t quiet = gg_agent_quiet(&waiter->actor.core);
        waiter->due = quiet < UINT32_MAX - life->now ? life->now + quiet : UINT32_MAX;
    }
}

static uint32_t time_to_next(const struct turn_life *life, struct dice *dice)
{
    uint32_t next = 1 + roll(dice, LONGEST_TICK), quiet = gg_world_quiet(&life->stage.scene.core);
    if (!life->sleeps)
        return next;
    next = quiet < next ? quiet : next;
    for (unsigned i = 0; i < life->count; i++) {
        const struct waiter *waiter = &life->waiters[i];
        uint32_t left = waiter->due > life->now ? waiter->due - life->now : 0;
        next = !waiter->gone && left < next ? left : next;
    }
    return next ? next : 1;
}

static void restore_turn_life(struct turn_life *life)
{
    CU_ASSERT_EQUAL(gg_world_attach(&life->stage.scene.core, &life->stage.domain), GG_ATTACHED);
    for (unsigned i = 0; i < life->count; i++)
        CU_ASSERT_EQUAL(gg_agent_attach(&life->waiters[i].actor.core, &life->stage.scene.core,
                                        &life->stage.planner),
                        GG_ATTACHED);
    life->restored++;
}

/* One leaves without a word who has and takes nothing. */
static void leave(struct turn_life *life, unsigned who)
{
    struct waiter *waiter = &life->waiters[who];
    life->gone += waiter->rests && !waiter->gone;
    waiter->gone |= waiter->rests;
}

static void meddle(struct turn_life *life, struct dice *dice)
{
    if (roll(dice, 20) == 0)
        for (unsigned i = life->count; i > 1; i--) {
            unsigned j = roll(dice, i), other = life->order[j];
            life->order[j] = life->order[i - 1];
            life->order[i - 1] = other;
        }
    if (roll(dice, 60) == 0)
        restore_turn_life(life);
    if (roll(dice, 400) == 0)
        leave(life, roll(dice, life->count));
}

static void end_turn_life(struct turn_life *life)
{
    for (unsigned i = 0; i < life->count; i++)
        (void)gg_agent_stop(&life->waiters[i].actor.core, &life->stage.planner);
    CU_ASSERT_TRUE(nobody_waits(&life->stage.scene.core));
    CU_ASSERT_EQUAL(world_holders(&life->stage.scene.core), 0);
    stage_end(&life->stage);
}

static void nobody_waits_twice(void)
{
    static struct turn_life life;
    unsigned long begun = 0, restored = 0;
    for (uint64_t seed = 1; random_case(seed, 300); seed++) {
        struct dice dice = dice_of(seed);
        begin_turn_life(&life, &dice);
        while (life.now < LIFE_SPAN && !life.overtaken && !life.twice && !life.idle) {
            tick_turn_life(&life, time_to_next(&life, &dice));
            meddle(&life, &dice);
        }
        CHECK_SAYING(!life.overtaken && !life.twice && !life.idle,
                     "life %lu at %lu: overtaken %u, twice %u, idle %u", (unsigned long)seed,
                     (unsigned long)life.now, life.overtaken, life.twice, life.idle);
        begun += life.begun;
        restored += life.restored;
        end_turn_life(&life);
    }
    CU_ASSERT_TRUE(begun > random_cases(3000));
    CU_ASSERT_TRUE(restored > random_cases(300));
}

void add_turn_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("turn lives", NULL, NULL);
    CU_ADD_TEST(suite, nobody_waits_twice);
}
