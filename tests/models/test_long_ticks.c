/* SPDX-License-Identifier: MIT */
/*
 * An agent does as much in ticks of any length, as long as a tick is shorter than what it does: random
 * domains are lived in ticks of a millisecond, and in longer ones. What happens so many milliseconds
 * after the first tick in the former happens in the latter as well, in the first tick that ends no
 * earlier after the first one. What is handed on from a tick to the next is looked at by hand in
 * test_rest_of_ticks.c.
 */
#include "models/steady_domain.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

enum {
    DOMAINS = 160,
    LIFE = 60000,
    LONG_LIFE = 600000, /* of one domain in so many: */
    LONG_ONES = 20,
    ACTIONS = 8,
    MOST_EVENTS = 30000
};

/* Something that happened, and so many milliseconds after the end of the first tick. */
struct happening {
    uint32_t time;
    uint16_t kind, index, value, fact;
};

/* A life, and how often each action has succeeded. */
struct chronicle {
    struct happening events[MOST_EVENTS];
    unsigned count, ends[ACTIONS], walks;
    uint32_t now, ticked; /* since the first tick, and in all */
    uint32_t counted;     /* ends and walks count up to this time in all */
};

/* Ticks of one length, or of random ones up to STEADY_TICK: 0. */
static const uint32_t tick_lengths[] = {16, 33, STEADY_TICK, 0};
enum { WAYS_TO_TICK = sizeof tick_lengths / sizeof *tick_lengths };

static struct stage stage;
static struct chronicle each_millisecond, in_long_ticks;

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct chronicle *life = context;
    (void)agent;
    if (life->count < MOST_EVENTS) {
        struct happening happening = {life->now, (uint16_t)event->kind, event->index, event->value,
                                      event->fact};
        life->events[life->count++] = happening;
    }
    if (life->ticked > life->counted)
        return;
    if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS && event->index < ACTIONS)
        life->ends[event->index]++;
    life->walks += event->kind == GG_WALK_ENDED && event->value == GG_SUCCESS;
}

static bool is_same(const struct happening *one, const struct happening *other)
{
    return one->kind == other->kind && one->index == other->index && one->value == other->value &&
           one->fact == other->fact;
}

/* Whether what has happened up to now is what happens up to now in ticks of a millisecond. */
static bool is_up_to_date(const struct chronicle *life, unsigned *compared)
{
    const struct chronicle *model = &each_millisecond;
    for (; *compared < life->count; (*compared)++)
        if (*compared >= model->count || model->events[*compared].time > life->now ||
            !is_same(&model->events[*compared], &life->events[*compared]))
            return false;
    return *compared == model->count || model->events[*compared].time > life->now;
}

/* Lives for a time in ticks of a length. Whether all happens in the same ticks as in
 * `each_millisecond`, if the life is another one. */
static bool live(struct chronicle *life, uint32_t time, uint32_t length, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct actor actor;
    unsigned compared = 0;
    bool same = true;
    memset(&stage.scene, GARBAGE, sizeof stage.scene);
    gg_world_init(&stage.scene.core, &stage.domain);
    agent_memory_fence(&stage.memory, OF_WORLD, &stage.scene);
    actor_start(&actor, &stage, 0, (uint32_t)seed);
    actor.told.duration = 300 + (uint32_t)(seed % 700);
    memset(life, 0, sizeof *life);
    stage.planner.trace = note;
    stage.planner.context = life;
    life->counted = life == &each_millisecond ? time : UINT32_MAX;
    if (life == &each_millisecond) /* the last tick of the others may end later */
        time += STEADY_TICK;
    while (life->ticked < time && same) {
        uint32_t step = length ? length : 1 + roll(&dice, STEADY_TICK);
        life->now += life->ticked > 0 ? step : 0;
        life->ticked += step;
        gg_agent_tick(&actor.core, &stage.planner, step);
        same = life == &each_millisecond || is_up_to_date(life, &compared);
    }
    return same;
}

/* How many ends of actions are in one life and not in the other one. */
static unsigned most_apart(const struct chronicle *one, const struct chronicle *other)
{
    unsigned most = 0;
    for (int i = 0; i < ACTIONS; i++) {
        unsigned a = one->ends[i], b = other->ends[i], apart = a > b ? a - b : b - a;
        most = apart > most ? apart : most;
    }
    return most;
}

static unsigned ends_of(const struct chronicle *life)
{
    unsigned sum = 0;
    for (int i = 0; i < ACTIONS; i++)
        sum += life->ends[i];
    return sum;
}

/* Lives a domain in all ways; whether it is the same life in each. */
static bool lives_the_same(uint64_t seed, unsigned *walks)
{
    uint32_t time = seed % LONG_ONES == 0 ? LONG_LIFE : LIFE;
    (void)live(&each_millisecond, time, 1, seed);
    CU_ASSERT_TRUE(each_millisecond.count < MOST_EVENTS);
    *walks += each_millisecond.walks;
    bool same = true;
    for (int i = 0; i < WAYS_TO_TICK && same; i++) {
        same = live(&in_long_ticks, time, tick_lengths[i], seed);
        CHECK_SAYING(same, "domain %lu in ticks of %lu ms: something else at %lu ms",
                     (unsigned long)seed, (unsigned long)tick_lengths[i],
                     (unsigned long)in_long_ticks.now);
        CHECK_SAYING(most_apart(&each_millisecond, &in_long_ticks) <= 1,
                     "domain %lu in ticks of %lu ms: %u ends of actions, not %u",
                     (unsigned long)seed, (unsigned long)tick_lengths[i], ends_of(&in_long_ticks),
                     ends_of(&each_millisecond));
    }
    return same;
}

static void each_action_is_done_as_often(void)
{
    unsigned busy = 0, walks = 0, lived = 0;
    bool same = true;
    for (; random_case(lived + 1, DOMAINS) && same; lived++) {
        struct dice dice = dice_of(lived + 1);
        struct text yaml = steady_domain_random(&dice);
        stage_start(&stage, yaml.data);
        same = lives_the_same(lived + 1, &walks);
        busy += ends_of(&each_millisecond) > 5;
        if (!same)
            printf("%s", yaml.data);
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(busy == lived);
    CU_ASSERT_TRUE(walks > lived);
}

void add_long_ticks_suite(void)
{
    CU_pSuite suite = CU_add_suite("long ticks", NULL, NULL);
    CU_ADD_TEST(suite, each_action_is_done_as_often);
}
