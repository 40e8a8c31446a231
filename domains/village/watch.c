/* SPDX-License-Identifier: MIT */
/* The village on a terminal: where everybody is, and what some of them do and why. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <time.h>

#include "show.h"

enum { FOLLOWED = 14, PLACE_WIDTH = 60 };

static volatile sig_atomic_t stopped;

static void on_signal(int number)
{
    (void)number;
    stopped = 1;
}

static const char *time_of_day(const struct life *life)
{
    unsigned hour = life_minute(life) / 60;
    return hour >= 22 || hour <= 4 ? "night"
           : hour >= 18            ? "evening"
           : hour >= 10            ? "day"
                                   : "morning";
}

static void draw_head(const struct life *life)
{
    unsigned minute = life_minute(life);
    const village_world *world = &life->world;
    printf("\033[H\n  day %lu, %02u:%02u, %s%s", (life->minutes + DAY_START) / DAY_MINUTES + 1,
           minute / 60, minute % 60, time_of_day(life),
           villager_feels_rain(&life->villagers[0]) ? ", rain" : "");
    if (village_world_fire(world))
        printf(", \033[1mthe forge burns (%d)\033[0m", (int)village_world_fire(world));
    printf("\033[K\n  grain %d  loaves %d  stew %d  wood %d  scythes %d  embers %d\033[K\n\033[K\n",
           (int)village_world_grain(world), (int)village_world_loaves(world),
           (int)village_world_stew(world), (int)village_world_wood(world),
           (int)village_world_tools(world), (int)village_world_embers(world));
}

/* A letter for each who is there: large while he is at something, small on his way out. */
static void draw_place(const struct life *life, village_symbol place, const char *name)
{
    unsigned shown = 0;
    printf("  %-6s ", name);
    for (unsigned i = 0; i < life->count && shown < PLACE_WIDTH; i++) {
        const village_agent *villager = &life->villagers[i];
        unsigned doing = life_doing(villager);
        char letter = "FSIC"[villager->core.agent_type];
        if (village_at(villager) != place)
            continue;
        putchar(doing == VILLAGE_ACTION_SLEEP ? 'z'
                : doing == VILLAGE_ACTION_GO  ? letter - 'A' + 'a'
                                              : letter);
        shown++;
    }
    printf("\033[K\n");
}

static void draw_places(const struct life *life)
{
    static const char *const names[] = {"home", "field", "mill", "forge", "inn", "well", "wood"};
    for (village_symbol i = VILLAGE_HOME; i <= VILLAGE_WOOD; i++)
        draw_place(life, i, names[i]);
    printf("\033[K\n");
}

static void draw_villagers(const struct life *life)
{
    for (unsigned i = 0; i < FOLLOWED && i < life->count; i++) {
        const village_agent *villager = &life->villagers[i];
        printf("  %-6s %-9s food %2d  rest %2d  %-24s %s\033[K\n", life_name(i),
               life_kind(villager), (int)village_food(villager), (int)village_rest(villager),
               life_doing_label(life_doing(villager)), life->diaries[i].why);
    }
    printf("\033[K\n");
}

static void draw(const struct life *life)
{
    draw_head(life);
    draw_places(life);
    draw_villagers(life);
    for (unsigned i = 0; i < LOG_LINES && i < life->log_count; i++)
        printf("    %s\033[K\n", life->log[(life->log_count - 1 - i) % LOG_LINES]);
    printf(
        "\033[J\n  Farmers, Smiths, Innkeepers, Children; small: walking, z: asleep. Ctrl-C ends "
        "it.\n");
    fflush(stdout);
}

void show_watch(struct life *life)
{
    const struct timespec tenth = {0, 100000000};
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    fputs("\033[2J\033[?25l", stdout); /* clear, and hide the cursor */
    while (!stopped) {
        life_tick(life);
        draw(life);
        nanosleep(&tenth, NULL);
    }
    fputs("\033[?25h\n", stdout);
}
