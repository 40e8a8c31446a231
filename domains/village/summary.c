/* SPDX-License-Identifier: MIT */
/* Prints what was counted of the village. */
#include <stdio.h>

#include "show.h"

static const char *const kinds[] = {"farmer", "smith", "innkeeper", "child"};

static double percent(unsigned long part, unsigned long whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static void print_inhabitants(const struct life *life)
{
    unsigned counts[VILLAGER_KINDS] = {0};
    for (unsigned i = 0; i < life->count; i++)
        counts[life->villagers[i].core.agent_type]++;
    printf("%u villagers for %lu days: %u farmers, %u smiths, %u innkeepers, %u children\n",
           life->count, life->minutes / DAY_MINUTES, counts[0], counts[1], counts[2], counts[3]);
}

static unsigned long sum_of(const unsigned long *items, unsigned count)
{
    unsigned long sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += items[i];
    return sum;
}

static void print_activities(const struct life *life)
{
    printf("\n%-24s", "share of their time");
    for (int i = 0; i < VILLAGER_KINDS; i++)
        printf(" %10s", kinds[i]);
    printf("\n");
    for (unsigned doing = 0; doing < DOINGS; doing++) {
        printf("%-24s", life_doing_label(doing));
        for (int i = 0; i < VILLAGER_KINDS; i++) {
            const unsigned long *minutes = life->statistics.minutes[i];
            if (minutes[doing])
                printf(" %8.1f %%", percent(minutes[doing], sum_of(minutes, DOINGS)));
            else
                printf(" %10s", "-");
        }
        printf("\n");
    }
}

/* The start of an hour is told as 6:00; there are two of them in a line. */
static void print_hours(const struct life *life)
{
    const struct statistics *statistics = &life->statistics;
    double minutes = 2.0 * 60 * (double)life->minutes / (double)DAY_MINUTES;
    printf("\n%-24s %10s %10s %10s\n", "villagers, on average", "asleep", "at work", "in the inn");
    for (unsigned i = 0; i < 24; i += 2) {
        unsigned hour = (i + DAY_START / 60) % 24;
        printf("%02u:00 to %02u:00 %21.1f %10.1f %10.1f\n", hour, (hour + 2) % 24,
               (double)(statistics->asleep[hour] + statistics->asleep[hour + 1]) / minutes,
               (double)(statistics->at_work[hour] + statistics->at_work[hour + 1]) / minutes,
               (double)(statistics->at_inn[hour] + statistics->at_inn[hour + 1]) / minutes);
    }
}

static void print_errands(const struct life *life)
{
    const gg_names *names = village_domain.names;
    printf("\n%-24s %10s %10s\n", "errands", "begun", "run");
    for (uint16_t i = 0; i < village_domain.task_count; i++)
        if (life->statistics.begun[i])
            printf("%-24s %10lu %10lu\n", names->tasks[i], life->statistics.begun[i],
                   life->statistics.run[i]);
    printf("\n%-24s %10s %10s\n", "what came between", "times", "settled");
    for (uint16_t i = 0; i < village_domain.goal_count; i++)
        printf("%-24s %10lu %10lu\n", names->goal_labels[i], life->statistics.chosen[i],
               life->statistics.reached[i]);
}

static void print_ends(const struct life *life)
{
    const struct statistics *statistics = &life->statistics;
    const village_world *world = &life->world;
    unsigned long asleep = sum_of(statistics->asleep, 4) + statistics->asleep[23];
    printf("\nplans: %lu made, %lu interrupted, %lu dropped, %lu times none; %lu tasks failed\n",
           statistics->plans, statistics->interrupted, statistics->dropped, statistics->none,
           statistics->failed);
    printf("asleep from 23:00 to 4:00: %.1f %%\n",
           percent(asleep, life->count * life->minutes / 24 * 5));
    printf("longest without any food: %lu minutes\n", statistics->longest_hunger);
    printf("at the end: grain %d, loaves %d, stew %d, wood %d, tools %d, embers %d, fire %d\n",
           (int)village_world_grain(world), (int)village_world_loaves(world),
           (int)village_world_stew(world), (int)village_world_wood(world),
           (int)village_world_tools(world), (int)village_world_embers(world),
           (int)village_world_fire(world));
}

void show_summary(const struct life *life)
{
    print_inhabitants(life);
    print_activities(life);
    print_hours(life);
    print_errands(life);
    print_ends(life);
}
