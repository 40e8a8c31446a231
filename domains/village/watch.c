/* SPDX-License-Identifier: MIT */
/* The village on a terminal: where everybody is, what some of them do and why, and what happens by
 * keys. */
#include <stdio.h>

#include "../demo.h"
#include "show.h"

enum { RAIN_HOURS = 2 };

static struct life *shown;

/* ------------------------------------------------------------------- drawing */

static const char *time_of_day(void)
{
    unsigned hour = life_minute(shown) / 60;
    return hour >= 22 || hour <= 4 ? "night"
           : hour >= 18            ? "evening"
           : hour >= 10            ? "day"
                                   : "morning";
}

static void head(char *text, size_t size)
{
    unsigned minute = life_minute(shown);
    int fire = village_world_fire(&shown->world);
    int length = snprintf(text, size, "day %lu, %02u:%02u, %s%s",
                          (shown->minutes + DAY_START) / DAY_MINUTES + 1, minute / 60, minute % 60,
                          time_of_day(), villager_feels_rain(&shown->villagers[0]) ? ", rain" : "");
    if (fire)
        snprintf(text + length, size - (size_t)length, ", THE FORGE BURNS (%d)", fire);
}

static void draw_stores(struct screen *screen)
{
    const village_world *world = &shown->world;
    screen_line(screen, STYLE_PLAIN, "grain %d  loaves %d  stew %d  wood %d  scythes %d  embers %d",
                (int)village_world_grain(world), (int)village_world_loaves(world),
                (int)village_world_stew(world), (int)village_world_wood(world),
                (int)village_world_tools(world), (int)village_world_embers(world));
}

/* A letter for each who is there: large while he is at something, small on his way out. */
static void draw_place(struct screen *screen, int row, village_symbol place, const char *name,
                       unsigned chosen)
{
    enum { NAME_WIDTH = 6 };
    screen_put(screen, row, 0, STYLE_PLAIN, name);
    int column = NAME_WIDTH;
    for (unsigned i = 0; i < shown->count && column < screen->window.columns; i++) {
        const village_agent *villager = &shown->villagers[i];
        unsigned doing = life_doing(villager);
        char letter = "FSIC"[villager->core.agent_type];
        if (village_at(villager) != place)
            continue;
        char cell[] = {doing == VILLAGE_ACTION_SLEEP ? 'z'
                       : doing == VILLAGE_ACTION_GO  ? (char)(letter - 'A' + 'a')
                                                     : letter,
                       '\0'};
        column = screen_put(screen, row, column, i == chosen ? STYLE_REVERSED : STYLE_PLAIN, cell);
    }
}

static void draw(struct screen *screen, unsigned chosen)
{
    static const char *const names[] = {"home", "field", "mill", "forge", "inn", "well", "wood"};
    draw_stores(screen);
    for (village_symbol i = VILLAGE_HOME; i <= VILLAGE_WOOD; i++)
        draw_place(screen, 1 + (int)(i - VILLAGE_HOME), i, names[i - VILLAGE_HOME], chosen);
    screen_put(screen, 9, 0, STYLE_FAINT,
               "Farmers, Smiths, Innkeepers, Children; small: walking, z: asleep");
}

static void describe(unsigned number, char *text, size_t size)
{
    const village_agent *villager = &shown->villagers[number];
    snprintf(text, size, "%-5s %-9s food %2d rest %2d  %s: %s", life_name(number),
             life_kind(villager), (int)village_food(villager), (int)village_rest(villager),
             life_doing_label(life_doing(villager)), shown->diaries[number].why);
}

static size_t explain(unsigned number, char *text, size_t size)
{
    return village_agent_explain(&shown->villagers[number], &shown->planner, text, size);
}

/* -------------------------------------------------------------- what happens */

static void tell(const char *what)
{
    unsigned minute = life_minute(shown);
    demo_tell("%02u:%02u  %s", minute / 60, minute % 60, what);
}

static void let_it_rain(unsigned chosen)
{
    (void)chosen;
    villager_rain_until = shown->world.core.clock + RAIN_HOURS * VILLAGER_HOUR;
    tell("It begins to rain.");
}

static void send_thief(unsigned chosen)
{
    (void)chosen;
    village_world_set_loaves(&shown->world, 0);
    village_world_set_stew(&shown->world, 0);
    tell("A thief takes all that is to eat in the inn.");
}

static void set_fire(unsigned chosen)
{
    (void)chosen;
    if (village_world_fire(&shown->world) == 0)
        village_world_set_fire(&shown->world, 1);
    tell("The forge catches fire.");
}

static void rob(unsigned chosen)
{
    village_set_coins(&shown->villagers[chosen], 0);
    village_set_bread(&shown->villagers[chosen], 0);
    tell("Somebody is robbed of bread and coins.");
}

static void step(void)
{
    life_tick(shown);
}

static const struct demo_event events[] = {{'r', "rain", let_it_rain},
                                           {'t', "thief", send_thief},
                                           {'f', "fire", set_fire},
                                           {'b', "robber", rob},
                                           {0, NULL, NULL}};

bool show_watch(struct life *life)
{
    const struct demo demo = {.name = "village",
                              .steps = 10,
                              .agents = life->count,
                              .rows = 10,
                              .step = step,
                              .draw = draw,
                              .head = head,
                              .describe = describe,
                              .explain = explain,
                              .events = events};
    shown = life;
    life->tells = true;
    bool watched = demo_run(&demo);
    life->tells = false;
    return watched;
}
