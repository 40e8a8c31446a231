/* SPDX-License-Identifier: MIT */
/*
 * See sleepers.h. A server's crowd (tests/domains/sleepers.yaml): 20 frames a second, in which
 * either everybody is ticked, or only who is due by gg_agent_quiet. Who is due in which frame is
 * kept in a calendar queue (Brown, "Calendar Queues", 1988) of lists, one for each frame to come.
 *
 * All begin alike: with copies of villagers that have lived for some hours, each for another time,
 * with random numbers of their own. Both ways live the same frames, and come to the same in the
 * end, which is printed.
 */
#include "sleepers.h"

#include "tables/memory_plan.h"
#include "cli/compile.h"
#include "planner.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAME = 50,   /* milliseconds */
    FRAMES = 60,  /* of a run */
    DAYS = 4096,  /* frames of the calendar, a power of two: more than three minutes */
    LIVED = 5000, /* villagers that have lived before */
    BEFORE = 4 * 3600 * 1000 / FRAME, /* frames that they have lived at least */
    SPREAD = 3600 * 1000 / FRAME,     /* and at the most more */
    MOST = 1000000,
    ROUNDS = 3
};

static const uint32_t NOBODY = UINT32_MAX;

/* What stands before each villager. */
struct entry {
    uint32_t next;  /* in the list of a frame */
    uint32_t since; /* the frame of the last tick */
};

struct crowd {
    gg_domain domain;
    struct memory_placed_features features; /* of the domain */
    gg_planner *planner;
    gg_world *world;
    unsigned char *lived, *villagers;
    uint32_t calendar[DAYS];
    uint32_t bytes; /* of an entry and a villager */
    uint32_t world_bytes, count, frame;
    unsigned long ticks;
};

static struct entry *entry_at(unsigned char *villagers, const struct crowd *crowd, uint32_t number)
{
    return (void *)(villagers + (size_t)number * crowd->bytes);
}

static gg_agent *villager_at(unsigned char *villagers, const struct crowd *crowd, uint32_t number)
{
    return (void *)(entry_at(villagers, crowd, number) + 1);
}

/* The milliseconds since its last tick. */
static uint32_t time_since(const struct crowd *crowd, uint32_t number)
{
    return (crowd->frame - entry_at(crowd->villagers, crowd, number)->since) * FRAME;
}

/* As the functions of actions do whose stubs were not changed. */
static gg_status wait_for_it(gg_agent *agent, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait(agent);
}

/* ------------------------------------------------------------- the two ways */

/* In how many frames somebody is due who is quiet for so long; who is due later than the calendar
 * goes is asked again at its end. */
static uint32_t frames_of(uint32_t quiet)
{
    uint32_t frames = quiet / FRAME + (quiet % FRAME > 0);
    return frames < 1 ? 1 : frames < DAYS ? frames : DAYS - 1;
}

static void live_always(struct crowd *crowd)
{
    for (int frame = 0; frame < FRAMES; frame++)
        for (uint32_t i = 0; i < crowd->count; i++)
            gg_agent_tick(villager_at(crowd->villagers, crowd, i), crowd->planner, FRAME);
    crowd->ticks = (unsigned long)crowd->count * FRAMES;
}

/* Enters a villager into the list of the frame in which it is due. */
static void enter(struct crowd *crowd, uint32_t number)
{
    uint32_t frames = frames_of(gg_agent_quiet(villager_at(crowd->villagers, crowd, number)));
    uint32_t *list = &crowd->calendar[(crowd->frame + frames) % DAYS];
    struct entry *entry = entry_at(crowd->villagers, crowd, number);
    entry->next = *list;
    entry->since = crowd->frame;
    *list = number;
}

static void open_calendar(struct crowd *crowd)
{
    crowd->frame = 0;
    for (int i = 0; i < DAYS; i++)
        crowd->calendar[i] = NOBODY;
    for (uint32_t i = 0; i < crowd->count; i++)
        enter(crowd, i);
}

static void live_when_due(struct crowd *crowd)
{
    crowd->ticks = 0;
    for (int frame = 0; frame < FRAMES; frame++) {
        uint32_t *list = &crowd->calendar[++crowd->frame % DAYS], number = *list;
        *list = NOBODY;
        while (number != NOBODY) {
            uint32_t after = entry_at(crowd->villagers, crowd, number)->next;
            gg_agent_tick(villager_at(crowd->villagers, crowd, number), crowd->planner,
                          time_since(crowd, number));
            enter(crowd, number);
            crowd->ticks++;
            number = after;
        }
    }
}

/* -------------------------------------------------------------- beginning, end */

/* Brings those who are not due to the end of the run, too. */
static void catch_up(struct crowd *crowd)
{
    for (uint32_t i = 0; i < crowd->count; i++)
        if (time_since(crowd, i) > 0)
            gg_agent_tick(villager_at(crowd->villagers, crowd, i), crowd->planner,
                          time_since(crowd, i));
}

static uint64_t state_of(struct crowd *crowd)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < crowd->count; i++) {
        gg_agent *agent = villager_at(crowd->villagers, crowd, i);
        sum = sum * 31 + gg_agent_action(agent) + agent->elapsed + agent->random.a;
        sum = sum * 31 + gg_agent_state(agent)[0];
    }
    return sum;
}

/* Each lives for some hours, in whole frames. */
static void live_before(struct crowd *crowd)
{
    gg_world_init(crowd->world, &crowd->domain);
    for (uint32_t i = 0; i < LIVED; i++) {
        gg_agent *agent = villager_at(crowd->lived, crowd, i);
        uint32_t frames = BEFORE + i * SPREAD / LIVED;
        gg_agent_init(agent, crowd->world, 0, i);
        while (frames > 0) {
            uint32_t due = frames_of(gg_agent_quiet(agent));
            due = due < frames ? due : frames;
            gg_agent_tick(agent, crowd->planner, due * FRAME);
            frames -= due;
        }
    }
}

static void fill(struct crowd *crowd)
{
    for (uint32_t i = 0; i < crowd->count; i++) {
        memcpy(entry_at(crowd->villagers, crowd, i), entry_at(crowd->lived, crowd, i % LIVED),
               crowd->bytes);
        gg_random_seed(&villager_at(crowd->villagers, crowd, i)->random, i);
    }
}

/* ----------------------------------------------------------------- measuring */

/* The seconds of a run: of a way that a calendar is kept for, without its opening. */
static double seconds_of(struct crowd *crowd, bool when_due, uint64_t *state)
{
    fill(crowd);
    if (when_due)
        open_calendar(crowd);
    double begin = seconds_now();
    if (when_due)
        live_when_due(crowd);
    else
        live_always(crowd);
    double seconds = seconds_now() - begin;
    if (when_due)
        catch_up(crowd);
    *state = state_of(crowd);
    return seconds;
}

static void print_row(struct crowd *crowd, uint32_t count)
{
    double best[2] = {0, 0};
    uint64_t states[2];
    crowd->count = count;
    for (int round = 0; round < ROUNDS; round++)
        for (int way = 0; way < 2; way++) {
            double seconds = seconds_of(crowd, way == 1, &states[way]);
            if (round == 0 || seconds < best[way])
                best[way] = seconds;
        }
    double always = best[0] / FRAMES * (1000.0 / FRAME), due = best[1] / FRAMES * (1000.0 / FRAME);
    printf("%9lu %15.2f %% %13.3f %% %12.1f %15.2f %%   %s\n", (unsigned long)count, always * 100,
           due * 100, always / due, (double)crowd->ticks / count / FRAMES * 100,
           states[0] == states[1] ? "yes" : "NO");
    fflush(stdout);
}

static const struct tables *compile_sleepers(struct pool *pool)
{
    char *error;
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct source *source = source_read(pool, "tests/domains/sleepers.yaml", &error);
    const struct tables *tables =
        source ? compile_from_source(pool, diagnostics, source, &domain) : NULL;
    if (!tables)
        exit(1);
    return tables;
}

static void *memory_of(size_t count, size_t bytes)
{
    void *memory = malloc(count * bytes);
    if (!memory)
        exit(1);
    return memory;
}

void bench_sleepers(void)
{
    static const gg_calls calls = {.run = wait_for_it};
    struct pool *pool = pool_new();
    const struct tables *tables = compile_sleepers(pool);
    gg_agent_type type = tables->domain.agent_types[0];
    struct memory_size_values sizes = memory_size_values_of(tables);
    struct crowd *crowd = memory_of(1, sizeof *crowd);
    crowd->domain = tables->domain;
    crowd->bytes = sizeof(gg_agent);
    crowd->world_bytes = sizeof(gg_world);
    struct memory_places places = memory_lay_out(&sizes, &crowd->bytes, &crowd->world_bytes);
    memory_set_places(&places, &crowd->domain, &crowd->features);
    crowd->bytes += (uint32_t)sizeof(struct entry);
    type.calls = &calls;
    crowd->domain.agent_types = &type;
    crowd->planner = planner_of(pool, tables);
    crowd->world = memory_of(1, crowd->world_bytes);
    crowd->lived = memory_of(LIVED, crowd->bytes);
    crowd->villagers = memory_of(MOST, crowd->bytes);
    live_before(crowd);
    printf("\nVillagers who wait, work and decide (tests/domains/sleepers.yaml), at %d frames a "
           "second:\neverybody is ticked in each frame, or who is due by gg_agent_quiet. %lu bytes "
           "each.\n\n%9s %17s %15s %12s %17s   %s\n",
           1000 / FRAME, (unsigned long)(crowd->bytes - sizeof(struct entry)), "villagers",
           "always, of a core", "when due", "times less", "due in a frame", "same end");
    for (uint32_t count = 10000; count <= MOST; count *= 10)
        print_row(crowd, count);
    free(crowd->villagers);
    free(crowd->lived);
    free(crowd->world);
    free(crowd);
    pool_free(pool);
}
