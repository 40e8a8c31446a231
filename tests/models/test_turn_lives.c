/* SPDX-License-Identifier: MIT */
/*
 * Random lives of two to eight agents that want the same things, beside a model that knows only who has
 * what, and who would like what since when: nobody who can begin is overtaken twice by the same agent,
 * nothing is had twice, what somebody wants who could begin does not lie about, and no number is left in
 * the end. The agents are ticked in any order, some decide rarely, some leave without a word, and all are
 * saved and restored now and then, or ticked only when they are due.
 */
#include "models/crowd.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { TOOLS = 3, FUEL = TOOLS, THINGS = TOOLS + 1, LIFE_SPAN = 40000 };

/* What the model knows of an agent. */
struct waiter {
    bool likes[THINGS], has[TOOLS], takes[THINGS];
    bool rests;                     /* it is at something that it would interrupt */
    bool waits[THINGS];             /* since it last began something, it could not begin this */
    unsigned passed[CROWD][THINGS]; /* how often each other one has begun it since */
    uint32_t idle_since[THINGS];    /* how long the thing lies about while it could begin */
};

struct turn_life {
    struct crowd crowd;
    struct waiter waiters[CROWD];
    unsigned begun, overtaken, twice, idle;
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

static struct turn_life *life_of(struct crowd *crowd)
{
    return (struct turn_life *)(void *)crowd;
}

/* What an action takes: a tool, FUEL, or -1. */
static int thing_of(const struct turn_life *life, uint16_t action)
{
    const char *name = action_name(&life->crowd.stage, action);
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
    there = fact_of(&life->crowd.members[0].actor, name);
    for (unsigned i = 0; i < life->crowd.count; i++)
        taken += life->waiters[i].takes[thing];
    return there > taken;
}

static void begin_thing(struct turn_life *life, unsigned who, int thing)
{
    struct waiter *waiter = &life->waiters[who];
    life->begun++;
    for (unsigned i = 0; i < life->crowd.count; i++)
        if (i != who && life->waiters[i].waits[thing] && !life->crowd.members[i].gone)
            life->waiters[i].passed[who][thing]++;
    for (unsigned i = 0; i < life->crowd.count && thing < TOOLS; i++)
        life->twice += life->waiters[i].has[thing] || life->waiters[i].takes[thing];
    waiter->takes[thing] = true;
    memset(waiter->waits, 0, sizeof waiter->waits);
    memset(waiter->passed, 0, sizeof waiter->passed);
}

static void hear_of_turns(void *context, const gg_agent *agent, const gg_event *event)
{
    struct turn_life *life = context;
    struct waiter *waiter = &life->waiters[crowd_number(agent)];
    int thing = -1, tool = -1;
    if (event->kind != GG_ACTION_STARTED && event->kind != GG_ACTION_ENDED)
        return;
    thing = thing_of(life, event->index);
    if (event->kind == GG_ACTION_STARTED && thing >= 0)
        begin_thing(life, crowd_number(agent), thing);
    if (event->kind == GG_ACTION_STARTED)
        waiter->rests = strcmp(action_name(&life->crowd.stage, event->index), "idle") == 0;
    if (event->kind != GG_ACTION_ENDED)
        return;
    if (thing >= 0)
        waiter->takes[thing] = false;
    if (thing >= 0 && thing < TOOLS && event->value == GG_SUCCESS)
        waiter->has[thing] = true;
    if (sscanf(action_name(&life->crowd.stage, event->index), "put_back(t_%d)", &tool) == 1 &&
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
    for (unsigned i = 0; i < life->crowd.count; i++) {
        struct waiter *waiter = &life->waiters[i];
        for (int thing = 0; thing < THINGS; thing++) {
            for (unsigned j = 0; j < life->crowd.count; j++)
                life->overtaken += waiter->passed[j][thing] > 1;
            if (life->crowd.members[i].gone || !waiter->rests || !waiter->likes[thing] ||
                !lies_about(life, thing))
                waiter->idle_since[thing] = life->crowd.now;
            life->idle += life->crowd.now - waiter->idle_since[thing] >
                          1000 * (1 + life->crowd.gone) + 3 * LONGEST_TICK;
        }
    }
}

/* ------------------------------------------------------------------- living */

static void note_tick(struct crowd *crowd, unsigned number)
{
    note_waits(&life_of(crowd)->waiters[number]);
    look_at_model(life_of(crowd));
}

static void begin_turn_life(struct turn_life *life, struct dice *dice)
{
    struct text yaml = write_life(dice);
    memset(life, 0, sizeof *life);
    crowd_begin(&life->crowd, yaml.data, dice);
    text_free(&yaml);
    life->crowd.stage.planner.trace = hear_of_turns;
    life->crowd.stage.planner.context = life;
    life->crowd.ticked = note_tick;
    life->crowd.sleeps = roll(dice, 2);
    for (unsigned i = 0; i < life->crowd.count; i++) {
        struct actor *actor = &life->crowd.members[i].actor;
        actor_start(actor, &life->crowd.stage, 0, roll(dice, 1000));
        for (int thing = 0; thing < THINGS; thing++) {
            char name[16];
            snprintf(name, sizeof name, thing == FUEL ? "likes_fuel" : "likes(t_%d)", thing);
            life->waiters[i].likes[thing] = roll(dice, 3) > 0;
            set_fact(actor, name, life->waiters[i].likes[thing]);
        }
        gg_agent_detail(&actor->core, roll(dice, 4) ? 0 : 10000, 0);
    }
}

/* One leaves without a word who has and takes nothing. */
static void leave(struct turn_life *life, unsigned who)
{
    if (life->waiters[who].rests)
        crowd_leave(&life->crowd, who);
}

static void nobody_waits_twice(void)
{
    static struct turn_life life;
    unsigned long begun = 0, restored = 0;
    for (uint64_t seed = 1; random_case(seed, 300); seed++) {
        struct dice dice = dice_of(seed);
        begin_turn_life(&life, &dice);
        while (life.crowd.now < LIFE_SPAN && !life.overtaken && !life.twice && !life.idle) {
            crowd_tick(&life.crowd, crowd_time_to_next(&life.crowd, 1 + roll(&dice, LONGEST_TICK)));
            crowd_meddle(&life.crowd, &dice);
            if (roll(&dice, 400) == 0)
                leave(&life, roll(&dice, life.crowd.count));
        }
        CHECK_SAYING(!life.overtaken && !life.twice && !life.idle,
                     "life %lu at %lu: overtaken %u, twice %u, idle %u", (unsigned long)seed,
                     (unsigned long)life.crowd.now, life.overtaken, life.twice, life.idle);
        begun += life.begun;
        restored += life.crowd.restored;
        crowd_end(&life.crowd);
    }
    CU_ASSERT_TRUE(begun > random_cases(3000));
    CU_ASSERT_TRUE(restored > random_cases(300));
}

void add_turn_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("turn lives", NULL, NULL);
    CU_ADD_TEST(suite, nobody_waits_twice);
}
