/* SPDX-License-Identifier: MIT */
/*
 * See records.h. The events of a village's day are kept, and recorded again in a loop, each with a
 * word of its agent's state changed; the day itself is recorded to count the bytes. A life with and
 * without a record would differ by less than what two lives differ by.
 */
#include "records.h"

#include "timing.h"
#include "villager.h"

#include <stdio.h>
#include <stdlib.h>

enum { HEADS = 50, TICK = 50, TICKS = 24 * 60 * 1000 / TICK, ROUNDS = 99, BUFFER = 1 << 16 };
enum { KEPT = 4096 };

static struct village {
    village_world world;
    village_agent villagers[HEADS];
    village_planner planner;
    gg_record record;
    gg_recorded recorded[2 * HEADS];
    uint64_t states[2 * HEADS * VILLAGE_STATE_WORDS];
    uint8_t buffer[BUFFER], taken[BUFFER];
    unsigned long events;
    struct {
        village_agent *villager;
        gg_event event;
    } kept[KEPT];
} village;

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    size_t place = village.events++ % KEPT;
    village.kept[place].villager = (village_agent *)(uintptr_t)agent;
    village.kept[place].event = *event;
    village_agent_record(context, agent, event);
}

static void begin(void)
{
    gg_record_memory memory = {village.buffer, BUFFER, village.recorded, village.states, 2 * HEADS};
    village_world_init(&village.world);
    village_planner_init(&village.planner);
    village_record_begin(&village.record, &memory);
    village_planner_trace(&village.planner, hear, &village.record);
    for (unsigned i = 0; i < HEADS; i++)
        villager_move_in(&village.villagers[i], &village.world, i, i);
}

/* Lives a day; returns how many bytes were recorded. */
static unsigned long live(void)
{
    unsigned long bytes = 0;
    begin();
    for (unsigned tick = 0; tick < TICKS; tick++) {
        village_world_tick(&village.world, TICK);
        for (unsigned i = 0; i < HEADS; i++)
            village_agent_tick(&village.villagers[i], &village.planner, TICK);
        bytes += gg_record_take(&village.record, village.taken, BUFFER);
    }
    return bytes;
}

/* Records the kept events again; returns the nanoseconds of one. */
static double record_again(void)
{
    (void)gg_record_take(&village.record, village.taken, BUFFER);
    double started = seconds_now();
    for (size_t i = 0; i < KEPT; i++) {
        village_agent *villager = village.kept[i].villager;
        villager->state[0] ^= 1;
        village.world.core.clock += 20;
        village_agent_record(&village.record, &villager->core, &village.kept[i].event);
    }
    return (seconds_now() - started) / KEPT * 1e9;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static double median(double *numbers)
{
    qsort(numbers, ROUNDS, sizeof *numbers, compare);
    return numbers[ROUNDS / 2];
}

void bench_records(void)
{
    double times[ROUNDS];
    double bytes = (double)live(), events = (double)village.events;
    for (int i = 0; i < ROUNDS; i++)
        times[i] = record_again();
    double event = median(times), ticks = (double)TICKS * HEADS;
    printf("\nrecords: %d villagers, a day of %d frames of %d ms, %.0f events\n", HEADS, TICKS,
           TICK, events);
    printf("an event is recorded in %.1f ns (median of %d), which makes %.2f ns a tick\n", event,
           ROUNDS, event * events / ticks);
    printf("%.1f bytes an event, with the changed words of its state\n", bytes / events);
    if (village.record.lost > 0)
        puts("(events were lost)");
}
