/* SPDX-License-Identifier: MIT */
/*
 * Lets two workers of the orchard live, who are a team and are asked for a roast apple on each
 * stove. After five seconds one of them is cold, which is worse. Prints who does what when. On a
 * terminal they go on, and keys ask for apples, or take them away.
 */
#include "orchard.h"

#include <stdio.h>

#include "../demo.h"

enum { WORKERS = 2, REQUESTS = 2, TICK = 100, COLD_AT = 5000, LATEST = 60000 };

static orchard_world world;
static orchard_planner planner;
static orchard_team team;
static orchard_team_planner team_planner;
static orchard_agent workers[WORKERS];

/* What they are good at, and how fast they walk: a works fast, and b walks fast. */
static const orchard_team_profile profiles[WORKERS] = {{{2000, 2000}}, {{1000, 1000}}};
static const uint32_t speeds[WORKERS] = {1000, 2000};

/* What is asked for: a roast apple on each stove. */
static const orchard_symbol stoves[REQUESTS] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
static uint32_t requests[REQUESTS];

/* For when each was promised; 0: it is not planned yet. */
static uint32_t promised[REQUESTS];

static void tell(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_PLAN_MADE && event->kind != GG_BOOKING_TAKEN)
        demo_tell_event(agent == &workers[0].core ? "a" : "b", agent, event);
}

static void begin(void)
{
    orchard_world_init(&world);
    orchard_planner_init(&planner);
    orchard_planner_trace(&planner, tell, NULL);
    orchard_team_init(&team, &world);
    orchard_team_detail(&team, 0); /* each planning ends in the tick in which it begins */
    for (int i = 0; i < WORKERS; i++) {
        orchard_agent_init(&workers[i], &world, (uint32_t)i);
        orchard_set_here(&workers[i], ORCHARD_GATE);
        orchard_agent_set_speed(&workers[i], speeds[i]);
        orchard_team_join(&team, &workers[i], &profiles[i]);
    }
}

static void tick(void)
{
    orchard_world_tick(&world, TICK);
    orchard_team_tick(&team, &team_planner, TICK);
    for (int i = 0; i < WORKERS; i++)
        orchard_agent_tick(&workers[i], &planner, TICK);
    for (int i = 0; i < REQUESTS; i++)
        if (promised[i] == 0 && orchard_team_eta(&team, requests[i]) != GG_TEAM_NEVER)
            promised[i] = (uint32_t)world.core.clock + orchard_team_eta(&team, requests[i]);
}

static void ask_for(int stove)
{
    requests[stove] =
        orchard_team_want(&team, ORCHARD_GOAL_ROAST, &stoves[stove], GG_NONE, 0, true);
    promised[stove] = 0;
}

static bool is_reached(int stove)
{
    return orchard_team_state(&team, requests[stove]) == GG_TEAM_REACHED;
}

/* How many of the requests are reached. */
static int count_reached(void)
{
    int count = 0;
    for (int i = 0; i < REQUESTS; i++)
        count += is_reached(i);
    return count;
}

/* ------------------------------------------------------------ on a terminal */

enum { SECOND = 1000 };

static void head(char *text, size_t size)
{
    snprintf(text, size, "%.1f s; %d of %d requests are reached", (double)world.core.clock / SECOND,
             count_reached(), REQUESTS);
}

/* The places lie on a line, 2 apart, and the workers stand or walk above it. */
static void draw(struct screen *screen, unsigned chosen)
{
    enum { COLUMNS = 10, APART = 2000 };
    static const char *const names[] = {"hut", "stove_1", "stove_2"};
    static const orchard_symbol facilities[] = {ORCHARD_HUT, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    for (unsigned i = 0; i < WORKERS; i++) {
        int column = 2 + orchard_agent_point(&workers[i]).x * COLUMNS / APART;
        screen_put(screen, 0, column, i == chosen ? STYLE_REVERSED : STYLE_STRONG,
                   i == 0 ? "a" : "b");
    }
    screen_line(screen, STYLE_PLAIN, "%s", "");
    screen_line(screen, STYLE_FAINT, "  gate      stove_1   hut       stove_2");
    for (int i = 0; i < 3; i++)
        screen_line(screen, STYLE_PLAIN, "  %-8s %d raw, %d roast", names[i],
                    (int)orchard_world_stock(&world, facilities[i], ORCHARD_RAW_APPLE),
                    (int)orchard_world_stock(&world, facilities[i], ORCHARD_ROAST_APPLE));
    for (int i = 0; i < REQUESTS; i++) {
        uint32_t eta = orchard_team_eta(&team, requests[i]);
        if (is_reached(i) || eta == GG_TEAM_NEVER)
            screen_line(screen, STYLE_PLAIN, "  %s: %s", names[i + 1],
                        is_reached(i) ? "reached" : "not planned");
        else
            screen_line(screen, STYLE_PLAIN, "  %s: in %.1f s, promised for %.1f s", names[i + 1],
                        (double)eta / SECOND, (double)promised[i] / SECOND);
    }
}

static void describe(unsigned worker, char *text, size_t size)
{
    char doing[256];
    demo_doing(&workers[worker].core, workers[worker].plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%c  %-5s %s", "ab"[worker], orchard_warm(&workers[worker]) ? "" : "cold",
             doing);
}

static size_t explain(unsigned worker, char *text, size_t size)
{
    return orchard_agent_explain(&workers[worker], &planner, text, size);
}

/* Somebody takes the roast apple that was asked for last, and asks for another one. */
static void order(int stove)
{
    int32_t roast = orchard_world_stock(&world, stoves[stove], ORCHARD_ROAST_APPLE);
    if (orchard_team_release(&team, requests[stove])) {
        orchard_world_set_stock(&world, stoves[stove], ORCHARD_ROAST_APPLE, roast - 1);
        ask_for(stove);
        demo_tell("Somebody eats the apple of stove_%d, and wants another one.", stove + 1);
    } else {
        demo_tell("An apple of stove_%d is asked for already.", stove + 1);
    }
}

static void order_of_first(unsigned worker)
{
    (void)worker;
    order(0);
}

static void order_of_second(unsigned worker)
{
    (void)worker;
    order(1);
}

static void chill(unsigned worker)
{
    orchard_set_warm(&workers[worker], false);
    demo_tell("%c is cold.", "ab"[worker]);
}

static void rot(unsigned worker)
{
    static const orchard_symbol facilities[] = {ORCHARD_HUT, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    (void)worker;
    for (int i = 0; i < 3; i++)
        orchard_world_set_stock(&world, facilities[i], ORCHARD_RAW_APPLE, 0);
    demo_tell("All raw apples rot.");
}

static const struct demo_event events[] = {{'1', "eat of stove_1", order_of_first},
                                           {'2', "eat of stove_2", order_of_second},
                                           {'c', "cold", chill},
                                           {'r', "rot", rot},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "orchard",
                                 .steps = SECOND / TICK,
                                 .agents = WORKERS,
                                 .rows = 8,
                                 .step = tick,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

/* ------------------------------------------------------------------ printed */

static void print_etas(void)
{
    printf("planned: stove_1 in %.1f s, stove_2 in %.1f s\n",
           orchard_team_eta(&team, requests[0]) / 1000.0,
           orchard_team_eta(&team, requests[1]) / 1000.0);
}

int main(void)
{
    begin();
    for (int i = 0; i < REQUESTS; i++)
        ask_for(i);
    if (demo_run(&demo))
        return 0;
    while (count_reached() < REQUESTS && world.core.clock < LATEST) {
        tick();
        if (world.core.clock == TICK)
            print_etas();
        if (world.core.clock == COLD_AT)
            orchard_set_warm(&workers[1], false);
    }
    printf("%5.1f s  %d of %d requests are reached\n", (double)world.core.clock / 1000,
           count_reached(), REQUESTS);
    return count_reached() < REQUESTS;
}
